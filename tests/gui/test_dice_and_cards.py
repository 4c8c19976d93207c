"""Dice and cards: what is thrown and drawn can be seen and heard."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.chance import SPEED_FACES
from monopoly_qt.widgets import cards, fonts
from monopoly_qt.widgets.cards import CardsView
from monopoly_qt.widgets.dice import DiceView
from monopoly_qt.widgets.theme import THEMES, theme

from .table import PLAYERS


def texts(board_id: str = "us") -> Texts:
    return Texts(assets.board(board_id), PLAYERS)


def pixels(view: QWidget) -> bytes:
    """What is seen of a widget."""
    image = view.grab().toImage()  # a name of its own keeps it alive while it is read
    return bytes(image.constBits())


@pytest.mark.parametrize("name", THEMES)
def test_each_face_looks_different(qtbot: QtBot, name: str) -> None:
    theme().choose(name)
    try:
        view = DiceView()
        qtbot.addWidget(view)
        seen = set()
        for face in range(1, 7):
            view.show_throw((face, 1))
            seen.add(pixels(view))
        assert len(seen) == 6
        for special in set(SPEED_FACES):
            view.show_throw((1, 1, special))
            seen.add(pixels(view))
        assert len(seen) == 6 + 5
    finally:
        theme().choose("light")


def test_dice_are_told_to_screen_readers(qtbot: QtBot) -> None:
    view = DiceView()
    qtbot.addWidget(view)
    view.show_throw((4, 3))
    assert view.accessibleName() == "Dice: 4, 3"
    view.show_throw((4, 3, "bus"))
    assert view.accessibleName() == "Dice: 4, 3, bus"
    assert view.sizeHint().width() > DiceView().sizeHint().width()


def test_rolling_dice_show_other_faces_and_settle(qtbot: QtBot) -> None:
    view = DiceView()
    qtbot.addWidget(view)
    pictures = []
    for step in range(11):
        view.roll((2, 5), step / 10)
        pictures.append(pixels(view))
    assert len(set(pictures)) == 11
    view.show_throw((2, 5))
    assert pixels(view) == pictures[-1]


@pytest.mark.parametrize("board_id", assets.board_ids())
def test_every_card_fits_on_its_card(qtbot: QtBot, board_id: str) -> None:
    view = CardsView()
    qtbot.addWidget(view)
    view.set_game(texts(board_id))
    view.resize(view.sizeHint())
    for pack in range(2):
        for number in range(16):
            view.show_card(pack, number)
            room = view.room()
            font = cards.fit_words(view.words, room, theme().px(16))
            needed = QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, view.words)
            assert room.adjusted(0, 0, 0.5, 0.5).contains(QRectF(room.topLeft(), needed.size())), view.words
            assert font.pixelSize() >= 14, view.words


@pytest.mark.parametrize("height", [76, 90, 120, 200])
@pytest.mark.parametrize("scale", [100, 200])
def test_a_low_card_keeps_its_words(qtbot: QtBot, scale: int, height: int) -> None:
    theme().set_scale(scale)
    try:
        view = CardsView()
        qtbot.addWidget(view)
        view.set_game(texts())
        view.resize(180, height)
        for pack in range(2):
            for number in range(16):
                view.show_card(pack, number)
                room = view.room()
                font = cards.fit_words(view.words, room, theme().px(16))
                needed = QFontMetricsF(font).boundingRect(room, Qt.TextFlag.TextWordWrap, view.words)
                assert needed.height() <= room.height() + 0.5, view.words
    finally:
        theme().set_scale(100)


def test_a_long_text_takes_a_smaller_or_narrower_font() -> None:
    room, words = QRectF(0, 0, 200, 60), "A sentence that goes on. " * 4
    font = cards.fit_words(words, room, 16)
    assert font.pixelSize() < 16 or font.family() == fonts.CAPTION


def test_a_card_turns_over(qtbot: QtBot) -> None:
    view = CardsView()
    qtbot.addWidget(view)
    view.set_game(texts())
    view.resize(216, 132)
    packs = pixels(view)
    pictures = {packs}
    for progress in (0.0, 0.25, 0.75, 1.0):
        view.show_card(0, 3, progress)
        pictures.add(pixels(view))
    assert len(pictures) == 5
    assert view.accessibleName() == "Chance: " + texts().card(0, 3)
    view.put_back()
    assert pixels(view) == packs
    assert view.accessibleName() == "Chance, Community Chest"
