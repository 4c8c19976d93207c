"""Who is playing? Names, tokens, colours, rules, the last set-up, unfinished games."""

from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.bridge import settings as keys
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.core.game import PERSON, Game, Setup
from monopoly_qt.core.rules import PRESETS, RANGES, Rules
from monopoly_qt.dialogs.names import clean
from monopoly_qt.dialogs.new_game import NewGameDialog
from monopoly_qt.dialogs.setups import COLOURS, complaint, first_setup, last_setup, remember, tokens
from monopoly_qt.dialogs.unfinished import words
from monopoly_qt.widgets.colours import contrast
from monopoly_qt.widgets.theme import THEMES, theme

Make = Callable[..., NewGameDialog]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def dialog(qtbot: object, settings: Settings) -> Iterator[Make]:
    made: list[NewGameDialog] = []

    def make(unfinished: Sequence[Any] = ()) -> NewGameDialog:
        made.append(NewGameDialog(settings, unfinished))
        made[-1].heard = []
        made[-1].chosen.connect(made[-1].heard.append)
        made[-1].open()
        return made[-1]

    yield make
    for each in made:
        each.close()
        each.deleteLater()


def waiting(key: str = "a", days: int = 0, turns: int = 24) -> Any:
    return SimpleNamespace(key=key, names=("Ann", "Bob"), turns=turns, played=date.today() - timedelta(days))


def press_enter(dialog: NewGameDialog) -> None:
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)


def test_the_first_evening_starts_with_enter(dialog: Make) -> None:
    card = dialog()
    press_enter(card)
    [setup] = card.heard
    assert isinstance(setup, Setup)
    assert [p.kind for p in setup.players] == [PERSON, "casual", "casual"]
    assert setup.rules == Rules()
    assert not card.isVisible()
    game = Game(setup, assets.board(setup.board))
    assert game.state.decision == "roll"


def test_the_last_set_up_is_remembered_with_other_dice(dialog: Make) -> None:
    card = dialog()
    card.seats.add_person.click()
    card.seats.rows[0].name.setText("Ann")
    card.rules.preset.setCurrentIndex(card.rules.preset.findData("family"))
    card.board.setCurrentIndex(card.board.findData("london"))
    card.start.click()
    again = dialog()
    press_enter(again)
    [first], [second] = card.heard, again.heard
    assert second.seed != first.seed
    assert msgspec.structs.replace(second, seed=0) == msgspec.structs.replace(first, seed=0)
    assert first.board == "london"
    assert first.rules == PRESETS["family"]
    assert len(first.players) == 4


@pytest.mark.parametrize("junk", ["", "{", '{"board":"us"}', '{"board":"mars","players":[],"seed":0}', "[" * 5000])
def test_a_remembered_set_up_that_is_junk_counts_as_none(settings: Settings, junk: str) -> None:
    settings.set(keys.LAST_SETUP, junk)
    assert last_setup(settings) is None


def test_a_set_up_that_can_no_longer_be_played_counts_as_none(settings: Settings) -> None:
    good = first_setup("Ann")
    remember(settings, good)
    assert last_setup(settings) == good
    for change in ({"board": "mars"}, {"players": good.players[:1]}, {"rules": Rules(starting_cash=-5)}):
        remember(settings, msgspec.structs.replace(good, **change))
        assert last_setup(settings) is None


def test_an_unfinished_game_is_offered_first(dialog: Make) -> None:
    card = dialog([waiting("sunday", 3), waiting("today")])
    keys_heard: list[object] = []
    card.go_on.connect(keys_heard.append)
    press_enter(card)
    assert keys_heard == ["sunday"]
    assert card.heard == []
    other = dialog([waiting("sunday", 3)])
    other.start.click()
    assert len(other.heard) == 1


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        (0, "Go on with today’s game: Ann and Bob, 24 turn"),
        (1, "Go on with yesterday’s game: Ann and Bob, 24 turn"),
        (30, "Go on with the game of Saturday, 31 October 2026"),
    ],
)
def test_when_it_was_played_is_said_in_words(qtbot: object, days: int, expected: str) -> None:
    today = date(2026, 11, 30)
    game = SimpleNamespace(key=1, names=("Ann", "Bob"), turns=24, played=today - timedelta(days))
    said = words(game, today)
    assert said.startswith(expected) or (days == 30 and "October" in said)


def test_weekdays_have_their_names(qtbot: object) -> None:
    today = date(2026, 11, 30)  # a Monday
    game = SimpleNamespace(key=1, names=("Ann", "Bob"), turns=1, played=date(2026, 11, 29) - timedelta(1))
    assert words(game, today).startswith("Go on with Saturday’s game")


# Seats


def test_two_to_eight_seats(dialog: Make) -> None:
    card = dialog()
    while card.seats.add_computer.isEnabled():
        card.seats.add_computer.click()
    assert len(card.setup().players) == 8
    assert "SETUP-1" in card.seats.add_person.reason
    assert complaint(card.setup()) == ""
    while not card.seats.rows[0].remove.isHidden():
        card.seats.rows[-1].remove.click()
    assert len(card.setup().players) == 2


def test_a_new_player_comes_into_view_with_the_button_for_the_next(dialog: Make) -> None:
    card = dialog()
    view = card.scroller.viewport()
    while card.seats.add_computer.isEnabled():
        card.seats.add_computer.click()
        for part in (card.seats.rows[-1], card.seats.add_computer):
            top = part.mapTo(view, QPoint(0, 0)).y()
            assert top >= 0
            assert top + part.height() <= view.height()
        assert card.focusWidget() is card.seats.rows[-1].name


def test_a_long_name_is_seen_in_full_and_a_longer_one_from_its_beginning(dialog: Make) -> None:
    card = dialog()
    card.activateWindow()
    assert QTest.qWaitForWindowActive(card)
    field = card.seats.rows[0].name
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Maximilian Hohenstaufen!")
    assert field.fontMetrics().horizontalAdvance(field.text()) <= field.width() - 24
    field.selectAll()
    QTest.keyClicks(field, "W" * 24)
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert field.cursorPosition() == 0


def tab_stops(card: NewGameDialog) -> list[QWidget]:
    """What Tab reaches, beginning with the first name."""
    first = card.seats.rows[0].name
    first.setFocus()
    found = []
    while not found or card.focusWidget() is not first:
        found.append(card.focusWidget())
        QTest.keyClick(card.focusWidget(), Qt.Key.Key_Tab)
        assert len(found) < 200
    return found


def where(card: NewGameDialog, part: QWidget) -> tuple[int, int]:
    """Row by row, left to right; what stands in one row may be of different heights."""
    at = part.mapTo(card, part.rect().center())
    return at.y() // 20, at.x()


def test_tab_goes_through_the_seats_and_rules_as_they_stand(dialog: Make) -> None:
    card = dialog()
    card.resize(1300, 6000)  # so that all is in one column without a scroll bar
    card.seats.add_computer.click()
    card.seats.add_person.click()
    card.seats.rows[1].remove.click()
    card.rules.customise.click()
    QTest.qWait(20)
    stops = tab_stops(card)
    assert card.seats.add_person in stops
    places = [where(card, part) for part in stops if not card.rules.isAncestorOf(part)]
    assert places == sorted(places)
    assert stops.index(card.rules.preset) < stops.index(card.rules.customise) < stops.index(card.board)
    assert len(stops) > 40  # the options are among them
    options = [
        p.mapTo(card, QPoint(0, 0)).y() for p in stops[stops.index(card.rules.customise) + 1 : stops.index(card.board)]
    ]
    assert options == sorted(options)


def test_who_removes_a_seat_stays_at_the_seats(dialog: Make) -> None:
    card = dialog()
    card.seats.add_computer.click()
    for left in (3, 2):
        cross = card.seats.rows[1].remove
        cross.setFocus()
        QTest.keyClick(cross, Qt.Key.Key_Space)
        row = card.seats.rows[1]
        assert len(card.seats.rows) == left
        assert card.focusWidget() is (row.remove if left > 2 else row.name)


def test_turning_the_wheel_moves_no_focus(dialog: Make) -> None:
    card = dialog()
    for field in (*card.findChildren(QComboBox), *card.findChildren(QSpinBox)):
        assert not field.focusPolicy() & Qt.FocusPolicy.WheelFocus & ~Qt.FocusPolicy.StrongFocus, field.objectName()


def test_whoever_takes_a_token_or_colour_gives_another_in_exchange(dialog: Make) -> None:
    card = dialog()
    first, second = card.seats.rows[:2]
    taken, colour = second.player().token, second.player().colour
    before = first.player()
    first.token.setCurrentIndex(first.token.findData(taken))
    first.colour.setCurrentIndex(first.colour.findData(colour))
    assert first.player().token == taken
    assert first.player().colour == colour
    assert second.player().token == before.token
    assert second.player().colour == before.colour
    assert complaint(card.setup()) == ""


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann   Bee ", "Ann Bee"),
        ("A\u202enn\u200b\x07", "Ann"),
        ("x" * 30, "x" * 24),
        ("e\u0301" * 30, "e\u0301" * 24),
        ("👨\u200d👩\u200d👧" * 30, "👨\u200d👩\u200d👧" * 24),
        ("\u200d", ""),
        ("<b>&Ann</b>", "<b>&Ann</b>"),
    ],
)
def test_names_are_trimmed_and_nothing_invisible_is_left(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@pytest.mark.parametrize(("name", "reason"), [("", "needs a name"), ("  ", "needs a name"), ("percy", "same name")])
def test_a_name_that_cannot_be_says_why(dialog: Make, name: str, reason: str) -> None:
    card = dialog()
    field = card.seats.rows[0].name
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, name or " ")
    assert not card.start.isEnabled()
    assert reason in card.why.text()
    assert card.why.isVisible()
    press_enter(card)
    assert card.heard == []


def test_enter_in_a_name_starts_the_game(dialog: Make) -> None:
    card = dialog()
    field = card.seats.rows[0].name
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Zoe")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert card.heard[0].players[0].name == "Zoe"


def test_enter_starts_the_new_game_once_anything_was_filled_in(dialog: Make) -> None:
    card = dialog([waiting("sunday", 3)])
    old: list[object] = []
    card.go_on.connect(old.append)
    card.seats.add_computer.click()
    QTest.keyClick(card.seats.rows[-1].name, Qt.Key.Key_Return)
    assert old == []
    assert len(card.heard) == 1


def test_level_and_personality_are_for_computers(dialog: Make) -> None:
    card = dialog()
    row = card.seats.rows[1]
    row.personality.setCurrentIndex(row.personality.findData("builder"))
    assert row.player().personality == "builder"
    row.kind.setCurrentIndex(row.kind.findData(PERSON))
    assert row.personality.isHidden()
    assert row.player().personality == ""


def test_colours_are_told_apart_from_paper_and_each_other() -> None:
    assert len(set(COLOURS)) == 8 == len(tokens())
    for look in THEMES.values():
        for colour in COLOURS:
            ring = max(contrast(colour, look.token_ring), contrast(colour, look.card))
            assert ring >= 3


# Rules


def test_presets_set_every_option(dialog: Make) -> None:
    card = dialog()
    for name, preset in PRESETS.items():
        card.rules.preset.setCurrentIndex(card.rules.preset.findData(name))
        assert card.rules.rules() == preset
        assert card.rules.words.text()


def test_every_option_can_be_changed_and_is_explained(dialog: Make) -> None:
    card = dialog()
    card.rules.customise.click()
    for option in card.rules.options:
        card.rules.show_rules(Rules())
        control = option.control
        assert control.isVisible()
        assert control.accessibleName()
        assert option.words.text()
        if isinstance(control, QCheckBox):
            control.click()
        elif isinstance(control, QComboBox):
            control.setCurrentIndex((control.currentIndex() + 1) % control.count())
        elif isinstance(control, QSpinBox):
            control.setValue(control.value() + 7)
        changed = card.rules.rules()
        assert [k for k in Rules.__struct_fields__ if getattr(changed, k) != getattr(Rules(), k)] == [option.key]


def test_numbers_stay_in_their_ranges(dialog: Make) -> None:
    card = dialog()
    card.rules.customise.click()
    for option in card.rules.options:
        if option.key in RANGES and isinstance(option.control, QSpinBox):
            option.control.setValue(10_000_000)
            assert option.value() == RANGES[option.key][1]
            option.control.setValue(-10)
            assert option.value() in (RANGES[option.key][0], None)


def test_an_own_choice_is_called_so(dialog: Make) -> None:
    card = dialog()
    assert card.rules.preset.currentData() == "official"
    card.rules.customise.click()
    card.rules.options[0].control.setValue(2000)
    assert card.rules.preset.currentData() == "custom"
    card.rules.options[0].control.setValue(1500)
    assert card.rules.preset.currentData() == "official"


def test_esc_starts_nothing(dialog: Make) -> None:
    card = dialog([waiting()])
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert card.heard == []
    assert not card.isVisible()


@pytest.mark.parametrize("options", [False, True])
def test_it_is_as_high_as_its_content(
    qtbot: QtBot, dialog: Make, monkeypatch: pytest.MonkeyPatch, options: bool
) -> None:
    """No scroll bar as long as the screen has the room, and never higher than the screen."""
    screen = type(QApplication.primaryScreen())
    monkeypatch.setattr(screen, "availableGeometry", lambda _self: QRect(0, 0, 1920, 900))
    monkeypatch.setattr(screen, "availableSize", lambda _self: QSize(1920, 900))
    shown = dialog([waiting("a")])
    bar = shown.scroller.verticalScrollBar()
    qtbot.waitExposed(shown)
    shown.settle()
    QApplication.processEvents()
    assert bar.maximum() == 0
    shown.move(0, 0)
    QTest.mouseClick(shown.rules.customise if options else shown.seats.add_computer, Qt.MouseButton.LeftButton)
    for _ in range(0 if options else 4):
        QTest.mouseClick(shown.seats.add_computer, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert abs(shown.height() - (900 - 48)) <= 1


def test_a_click_into_a_name_selects_all_of_it(dialog: Make) -> None:
    shown = dialog()
    assert QTest.qWaitForWindowActive(shown)
    field = shown.seats.rows[0].name
    field.setText("Player 1")
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(30, 20))
    QTest.keyClicks(field, "Ann")
    assert field.text() == "Ann"
    field.setText("Player 1")
    QTest.mouseDClick(field, Qt.MouseButton.LeftButton, pos=QPoint(60, 20))
    QTest.keyClicks(field, "Bob")
    assert field.text() == "Bob"


def test_a_second_click_puts_the_cursor_into_the_name(dialog: Make) -> None:
    field = dialog().seats.rows[0].name
    for _ in range(2):
        QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=QPoint(4, 20))
    assert not field.hasSelectedText()


@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
def test_the_picture_of_a_chosen_token_can_be_seen(dialog: Make, name: str) -> None:
    theme().choose(name)
    theme().apply()
    row = dialog().seats.rows[0]
    picture = row.token.itemIcon(1).pixmap(QSize(24, 24), QIcon.Mode.Selected).toImage()
    dots = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    inside = {dot.name() for dot in dots if dot.alpha() == 255}
    assert inside
    assert all(contrast(colour, theme().colours.accent) >= 3 for colour in inside)
    theme().choose("light")
    theme().apply()


def test_what_was_typed_outlives_cancel(dialog: Make, settings: Settings) -> None:
    shown = dialog()
    assert shown.draft() is None  # nothing was filled in
    shown.seats.rows[0].name.setFocus()
    shown.seats.rows[0].name.selectAll()
    QTest.keyClicks(shown.seats.rows[0].name, "Ann")
    draft = shown.draft()
    assert draft is not None
    again = NewGameDialog(settings, [waiting()], None, draft)
    assert again.seats.players()[0].name == "Ann"
    assert again.start.isDefault()  # and not the old game
    again.deleteLater()
    shown.seats.rows[0].name.selectAll()
    QTest.keyClick(shown.seats.rows[0].name, Qt.Key.Key_Delete)
    assert shown.draft() is None  # nobody can begin that
