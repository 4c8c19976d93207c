"""After the end: the card comes once, and the next game has the keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from monopoly_qt.core import actions as act
from monopoly_qt.core.frames import Turn
from monopoly_qt.dialogs.game_over import GameOverDialog

from .desk import Desk
from .table import position


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """A game that was just won, with its card."""
    desk = Desk(qtbot, tmp_path / "desk")
    desk.deal(position([Turn(0)], 2))
    desk.answer("give_up")
    desk.answer("leave")
    desk.until(lambda: isinstance(desk.window.files.dialog, GameOverDialog))
    yield desk
    desk.close()


def test_again_by_enter_and_enter_throws(desk: Desk) -> None:
    desk.press(Qt.Key.Key_Return)
    desk.until(lambda: desk.window.asker.question is not None and desk.window.asker.question.decision == "roll")
    desk.come()
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == [act.Roll(0)]


def test_the_card_comes_once(desk: Desk) -> None:
    desk.press(Qt.Key.Key_Escape)
    desk.until(lambda: desk.window.files.dialog is None)
    desk.window.actions_.all["replay"].trigger()
    desk.until(lambda: desk.window.replaying.is_on)
    desk.press(Qt.Key.Key_Escape)
    desk.until(lambda: desk.window.asker.question is not None and not desk.window.replaying.is_on)
    desk.qtbot.wait(50)
    assert desk.window.files.dialog is None
    desk.answer("story")
    desk.until(lambda: isinstance(desk.window.files.dialog, GameOverDialog))


@pytest.mark.parametrize("by_card", [True, False])
def test_again_after_a_replay_and_enter_throws(desk: Desk, by_card: bool) -> None:
    desk.press(Qt.Key.Key_Escape)
    desk.until(lambda: desk.window.files.dialog is None)
    desk.window.actions_.all["replay"].trigger()
    desk.until(lambda: desk.window.replaying.is_on)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Escape):
        desk.press(key)
    desk.until(lambda: desk.window.asker.question is not None and not desk.window.replaying.is_on)
    if by_card:
        desk.answer("story")
        desk.until(lambda: isinstance(desk.window.files.dialog, GameOverDialog))
    desk.press(Qt.Key.Key_Return)
    desk.until(lambda: desk.window.asker.question is not None and desk.window.asker.question.decision == "roll")
    desk.come()
    desk.press(Qt.Key.Key_Return)
    assert desk.actions == [act.Roll(0)]
