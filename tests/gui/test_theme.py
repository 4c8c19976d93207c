"""The themes: every pair of colours reaches its contrast, and the text size reaches everything."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.widgets import colours, fonts
from monopoly_qt.widgets.theme import LEAST_BUTTON, THEMES, Look, on_colour, pattern_colour, set_role, shortfalls, theme

PLAYER_COLOURS = ("#C2410C", "#1D6E91", "#5E7F1B", "#7A3E9D", "#FFFFFF", "#000000", "#777777", "#FFFF00")


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look()


@pytest.mark.parametrize("name", THEMES)
def test_every_pair_of_colours_reaches_its_contrast(name: str) -> None:
    assert shortfalls(THEMES[name]) == []


def test_a_pair_without_contrast_is_found() -> None:
    dull = replace(THEMES["light"], soft="#B0B0B0")
    assert any("soft on card" in line for line in shortfalls(dull))


def test_contrast_is_reckoned_as_wcag_does() -> None:
    assert colours.contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert colours.contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("board_id", assets.board_ids())
def test_patterns_stand_out_from_their_bands(board_id: str) -> None:
    for group in assets.board(board_id).colours:
        assert colours.contrast(pattern_colour(group.colour), group.colour) >= 3, group.id


@pytest.mark.parametrize("colour", PLAYER_COLOURS)
def test_a_token_stands_out_from_its_badge(colour: str) -> None:
    assert colours.contrast(on_colour(colour), colour) >= 3


def test_our_own_fonts_are_used(qapp: QApplication) -> None:
    assert fonts.load() == ()
    assert fonts.load_later() == ()
    assert QFontInfo(fonts.text_font(16)).family() == fonts.TEXT
    assert QFontInfo(fonts.caption_font(12)).family() == fonts.CAPTION


def test_the_text_size_is_held_in_its_range(look: Look, qtbot: QtBot) -> None:
    with qtbot.waitSignal(look.changed):
        look.set_scale(500)
    assert (look.scale, look.px(16)) == (200, 32)
    look.set_scale(10)
    assert (look.scale, look.font().pixelSize()) == (100, 16)


def test_another_theme_is_told(look: Look, qtbot: QtBot) -> None:
    for name in THEMES:
        with qtbot.waitSignal(look.changed):
            look.choose(name)
        assert look.colours is THEMES[name]
    look.choose("system")
    assert look.colours.name in ("light", "dark")
    with pytest.raises(ValueError, match="sepia"):
        look.choose("sepia")


def test_it_follows_the_system(look: Look, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = QGuiApplication.styleHints().colorSchemeChanged
    look.choose("system")
    for scheme, name in ((Qt.ColorScheme.Dark, "dark"), (Qt.ColorScheme.Light, "light")):
        monkeypatch.setattr("monopoly_qt.widgets.theme.system_is_dark", lambda dark=name == "dark": dark)
        with qtbot.waitSignal(look.changed):
            changed.emit(scheme)
        assert look.colours.name == name
    look.choose("contrast")
    with qtbot.assertNotEmitted(look.changed):
        changed.emit(Qt.ColorScheme.Dark)


def test_bands_can_go_without_patterns(look: Look, qtbot: QtBot) -> None:
    with qtbot.waitSignal(look.changed):
        look.set_patterns(False)
    assert not look.patterns


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("role", ["primary", "danger", "plain", "chip", ""])
def test_buttons_are_large_enough(qtbot: QtBot, role: str, scale: int) -> None:
    button = QPushButton("Buy")
    qtbot.addWidget(button)
    set_role(button, role)
    theme().set_scale(scale)
    try:
        button.ensurePolished()
        assert button.sizeHint().height() >= LEAST_BUTTON
        label = QLabel("Buy")
        qtbot.addWidget(label)
        label.ensurePolished()
        assert label.font().pixelSize() == 16 * scale // 100
    finally:
        theme().set_scale(100)


def test_the_focus_is_seen(qtbot: QtBot) -> None:
    button = QPushButton("Buy")
    qtbot.addWidget(button)
    button.resize(120, 44)
    button.show()
    button.clearFocus()
    before = button.grab().toImage()
    with qtbot.waitActive(button):
        button.activateWindow()
    button.setFocus()
    image = button.grab().toImage()
    assert before != image
    ring = theme().colours.focus.lower()
    assert [image.pixelColor(60, y).name() for y in range(2)] == [ring, ring]
