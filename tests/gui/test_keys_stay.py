"""Where the keyboard goes: it stays with the question whatever the mouse did, and no key does what another is for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monopoly_qt.core import actions as act
from monopoly_qt.core.frames import Auction, Purchase, Turn
from monopoly_qt.dialogs.new_game import NewGameDialog
from monopoly_qt.main_window.hand_over import QUIET_MS

from .desk import LEFT, Desk
from .table import position

CONTROL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, tmp_path / "desk")
    yield desk
    desk.close()


def has_keys(desk: Desk) -> bool:
    """Whether the answer that Enter takes has the focus."""
    question = desk.window.asker.question
    return question is not None and question.default() is QApplication.focusWidget()


def test_a_click_on_the_board_leaves_the_keys_with_the_question(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 2))
    desk.come()
    desk.qtbot.mouseClick(desk.window.board.spaces[25], LEFT)
    desk.until(lambda: desk.window.middle.deed.index == 25)
    assert has_keys(desk)
    desk.press(KEY.Key_Space)
    desk.until(lambda: desk.actions[:1] == [act.Roll(0)])


def test_why_gives_the_keys_back_to_the_question(desk: Desk) -> None:
    """Opened by a click: the first Space closes it, the next one answers."""
    desk.deal(position([Turn(0, "end")], 2))
    desk.answer("end_turn")
    desk.answer("roll")
    desk.until(lambda: desk.is_asked() and len(desk.window.log.list.lines) > 0)
    log, before = desk.window.log, len(desk.actions)
    desk.qtbot.mouseClick(log.line(0), LEFT, pos=QPoint(4, 4))
    assert log.why.isVisible()
    desk.press(KEY.Key_Space)
    assert not log.why.isVisible()
    assert has_keys(desk)
    assert len(desk.actions) == before


def test_why_that_outlives_its_question_gives_the_keys_to_the_next(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 2))
    desk.answer("roll")
    desk.until(desk.is_asked)
    desk.qtbot.mouseClick(desk.window.log.line(0), LEFT, pos=QPoint(4, 4))
    question = desk.window.asker.question
    assert question is not None
    desk.click(question.button(desk.primary()))
    desk.until(lambda: desk.is_asked() and desk.window.asker.question is not question)
    desk.window.log.why.setFocus()
    desk.press(KEY.Key_Escape)
    assert has_keys(desk)


def test_the_line_that_is_explained_can_be_copied(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 2))
    desk.answer("roll")
    desk.until(desk.is_asked)
    line = desk.window.log.line(0)
    desk.qtbot.mouseClick(line, LEFT, pos=QPoint(4, 4))
    desk.press(KEY.Key_C, CONTROL)
    assert QApplication.clipboard().text() == line.accessibleName()


def test_when_cash_was_raised_enter_buys(desk: Desk) -> None:
    desk.deal(position([Turn(0), Purchase(0, 39)], 2, cash=[350, 500], deeds={0: [5, 15, 25]}))
    desk.come()
    desk.press(KEY.Key_Return)  # Raise cash
    for _ in range(2):  # the cheapest is suggested, and done
        desk.press(KEY.Key_Space)
    desk.until(lambda: desk.window.table.sheet is None and desk.is_asked() and desk.primary() == "buy")
    assert desk.state.cash[0] >= 400
    assert has_keys(desk)
    desk.press(KEY.Key_Space)
    desk.until(lambda: act.Buy(0) in desk.actions)


def test_ctrl_enter_ends_the_turn_or_says_why_not(desk: Desk) -> None:
    """It is another key than Enter: it never throws, buys or bids."""
    desk.deal(position([Turn(0, "throw", 1)], 2))
    desk.come()
    desk.press(KEY.Key_Return, CONTROL)
    assert desk.window.middle.bar.note.isVisible()
    assert desk.actions == []
    desk.deal(position([Turn(0, "end")], 2))
    desk.come()
    desk.press(KEY.Key_Return, CONTROL)
    desk.until(lambda: desk.actions == [act.EndTurn(0)])


def test_a_second_space_after_skipping_answers_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    """Space throws, Space skips, and the Space that was one too many ends no turn: nobody has seen the card yet."""
    desk = Desk(qtbot, tmp_path / "slow", speed="very_slow")
    desk.window.asker.hand_over.quiet_ms = QUIET_MS
    state = position([Turn(0)], 2, deeds={0: [i for i in range(40) if position().board.prices[i]]})
    desk.deal(state)
    desk.come()
    desk.press(KEY.Key_Space)
    desk.until(lambda: desk.actions == [act.Roll(0)] and desk.session.is_busy)
    desk.press(KEY.Key_Space)
    desk.until(lambda: desk.window.asker.question is not None and desk.window.asker.question.isEnabled())
    desk.press(KEY.Key_Space)
    assert desk.actions == [act.Roll(0)]
    desk.until(desk.is_asked)
    desk.press(KEY.Key_Space)
    desk.until(lambda: len(desk.actions) == 2)
    desk.close()


def test_whoever_closes_the_first_dialog_finds_a_way_into_a_game(desk: Desk) -> None:
    desk.window.begin(None)
    desk.until(lambda: desk.window.files.dialog is not None)
    desk.press(KEY.Key_Escape)
    desk.until(lambda: desk.window.welcoming.card is not None and desk.window.welcoming.card.isVisible())
    desk.press(KEY.Key_Space)  # "New game" has the focus
    desk.until(lambda: desk.window.files.dialog is not None)
    desk.press(KEY.Key_Return)
    desk.until(lambda: desk.session.has_game and desk.window.welcoming.card is None)
    desk.until(desk.is_asked)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_esc_leaves_the_menus_for_the_question(desk: Desk) -> None:
    """Qt's menu bar would keep the keyboard, and with the next menu take itself for what had it before."""
    desk.deal(position([Turn(0)], 2))
    desk.come()
    question = desk.window.asker.question
    assert question is not None
    desk.window.menuBar().setFocus()  # as on a desktop while a menu is open
    menu = desk.window.actions_.menus["game"]
    menu.popup(desk.window.pos())
    desk.until(menu.isVisible)
    menu.close()
    desk.until(lambda: desk.window.focusWidget() is question.default())


@pytest.mark.parametrize("again", ["again", "new_game"])
def test_another_game_after_the_end_has_the_keys(desk: Desk, again: str) -> None:
    desk.deal(position([Turn(0)], 2))
    desk.answer("give_up")
    desk.answer("leave")
    desk.until(lambda: desk.window.files.dialog is not None)
    if again == "again":
        desk.press(KEY.Key_Return)
    else:
        desk.click(desk.find("new_game"))
        desk.until(lambda: isinstance(desk.window.files.dialog, NewGameDialog))
        desk.press(KEY.Key_Return)
    desk.until(lambda: desk.session.has_game and bool(desk.state.stack) and desk.window.files.dialog is None)
    desk.until(desk.is_asked)
    desk.window.board.spaces[0].setFocus()  # what a desktop does that is slow to make the window active again
    desk.window.activateWindow()
    desk.until(lambda: has_keys(desk))


def test_a_dialog_gives_the_keys_back_to_where_they_were(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 2))
    desk.come()
    space = desk.window.board.spaces[12]
    space.setFocus()
    desk.press(KEY.Key_F1)
    desk.until(lambda: desk.window.files.dialog is not None)
    desk.press(KEY.Key_Escape)
    desk.until(lambda: desk.window.files.dialog is None)
    desk.window.activateWindow()
    desk.until(lambda: QApplication.focusWidget() is space)


def test_going_on_at_a_call_for_another_person_has_the_keys(desk: Desk) -> None:
    """A game that was left in the middle of an auction begins with "Bob, this is for you"."""
    desk.window.begin(None)
    desk.until(lambda: desk.window.files.dialog is not None)
    state = position([Turn(0), Auction(1, 29, (0, 1), 5, 0)], 2)
    desk.deal(state)
    dialog = desk.window.files.dialog
    assert dialog is not None
    dialog.accept()
    desk.until(lambda: desk.window.files.dialog is None and desk.is_asked())
    here = desk.window.middle.bar.talk.buttons["here"]
    desk.window.board.spaces[0].setFocus()  # as a slow desktop does
    desk.window.activateWindow()
    desk.until(here.hasFocus)
