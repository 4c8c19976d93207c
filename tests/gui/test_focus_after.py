"""Where the keyboard is after a sheet or a dialog is gone: with the question, never with what lies next to it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QSpinBox
from pytestqt.qtbot import QtBot

from monopoly_qt.core import actions as act
from monopoly_qt.core.frames import Turn
from monopoly_qt.dialogs.new_game import NewGameDialog
from monopoly_qt.dialogs.trade import TradeSheet

from .desk import LEFT, Desk
from .table import position

KEY = Qt.Key


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, tmp_path / "desk")
    yield desk
    desk.close()


def has_keys(desk: Desk) -> bool:
    question = desk.window.asker.question
    return question is not None and question.default() is desk.window.focusWidget()


def offer_something(desk: Desk) -> None:
    """A gift to the computer, sent from the field for the sum."""
    desk.press(KEY.Key_T, Qt.KeyboardModifier.ControlModifier)
    sheet = desk.window.table.sheet
    assert isinstance(sheet, TradeSheet)
    field = sheet.findChildren(QSpinBox)[0]
    field.setFocus()
    field.setValue(10)
    desk.qtbot.mouseClick(sheet.offer_button, LEFT)


def test_after_an_offer_enter_ends_the_turn(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 2), "person", "casual")
    desk.come()
    offer_something(desk)
    desk.until(lambda: any(isinstance(a, act.Accept | act.Reject) for a in desk.actions) and desk.is_asked())
    desk.until(lambda: has_keys(desk))


def test_the_filter_of_the_log_does_not_keep_the_keys_from_a_question(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 2))
    desk.come()
    desk.window.log.findChildren(QComboBox)[0].setFocus()
    desk.answer("roll")
    desk.until(lambda: len(desk.actions) > 0 and has_keys(desk))


def test_a_game_begun_by_enter_in_a_field_has_the_keys(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 2))
    desk.come()
    desk.window.board.spaces[0].setFocus()
    desk.window.files.new_game()
    dialog = desk.window.files.dialog
    assert isinstance(dialog, NewGameDialog)
    desk.qtbot.waitExposed(dialog)
    dialog.seats.rows[0].name.setFocus()
    desk.qtbot.keyClick(dialog.seats.rows[0].name, KEY.Key_Return)
    desk.until(lambda: desk.state.decision == "roll" and desk.state.turn < 0 and desk.is_asked())
    desk.until(lambda: has_keys(desk))
