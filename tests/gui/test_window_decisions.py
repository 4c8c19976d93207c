"""Every kind of decision answered by clicks in the real window, two people and two computers at the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge import settings as keys
from monopoly_qt.core import actions as act
from monopoly_qt.core.actions import AnyAction, Bundle
from monopoly_qt.core.frames import (
    AnyFrame,
    Auction,
    BuildingAuction,
    BuildingCall,
    BuildRequest,
    Choice,
    Due,
    IncomeTax,
    MortgageReceived,
    Opening,
    Purchase,
    Reason,
    Trade,
    Turn,
)
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import Claim
from monopoly_qt.widgets.deed_parts import RowView

from .desk import Desk
from .table import position

KINDS = ("person", "person", "casual", "greedy")
OFFER = Trade(1, 2, Bundle(150), Bundle(0, (15,)))
RENT = Reason("rent", ("RENT-3",), 19, "", ((1, 600),))
LAST_HOUSE = BuildingCall(1, 0, 1, False, (), (0,))


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, tmp_path / "desk")
    yield desk
    desk.close()


# Decision, the stack that leads to it, the answer that is clicked, the action that must follow.
CASES: dict[str, tuple[list[AnyFrame], str, AnyAction]] = {
    "opening throw": ([Opening(0, (0, 1, 2, 3))], "roll", act.Roll(0)),
    "throw": ([Turn(1)], "roll", act.Roll(1)),
    "buy": ([Turn(0), Purchase(0, 29)], "buy", act.Buy(0)),
    "don't buy": ([Turn(0), Purchase(0, 29)], "decline", act.Decline(0)),
    "bid": ([Turn(2), Auction(1, 29, (1, 2, 3, 0), 120, 3)], "bid", act.Bid(1, 121)),
    "pass": ([Turn(0), Auction(0, 29, (0, 1), 120, 1)], "pass", act.Pass(0)),
    "bid for a house": ([Turn(0), BuildRequest(0, 1), BuildingAuction(0, False, (0, 1))], "bid", act.Bid(0, 50, 1)),
    "pass for a house": ([Turn(0), BuildRequest(0, 1), BuildingAuction(1, False, (1, 0))], "pass", act.Pass(1)),
    "flat tax": ([Turn(0), IncomeTax(0)], "pay_flat", act.PayFlat(0)),
    "a tenth": ([Turn(1), IncomeTax(1)], "pay_tenth", act.PayTenth(1)),
    "accept": ([Turn(2), OFFER], "accept", act.Accept(1)),
    "refuse": ([Turn(2), OFFER], "reject", act.Reject(1)),
    "lift": ([Turn(0), MortgageReceived(0, 37, "TRADE-3")], "lift", act.Lift(0, 37)),
    "keep": ([Turn(0), MortgageReceived(0, 37, "TRADE-3")], "keep", act.Keep(0, 37)),
    "want": ([Turn(0), BuildRequest(0, 1), LAST_HOUSE], "want", act.Want(1, 6)),
    "want none": ([Turn(0), BuildRequest(0, 1), LAST_HOUSE], "pass", act.Pass(1)),
    "bus": ([Turn(0), Choice(0, (4, 3, "bus"), False)], "move_7", act.Choose(0, move=7)),
    "any space": ([Turn(0), Choice(0, (2, 2, 2), True)], "go", act.Choose(0, to=0)),
    "end of turn": ([Turn(1, "end")], "end_turn", act.EndTurn(1)),
    "jail: throw": ([Turn(0)], "roll", act.Roll(0)),
    "jail: pay": ([Turn(0)], "pay_fine", act.PayFine(0)),
    "jail: card": ([Turn(0)], "use_card", act.UseCard(0)),
}


@pytest.mark.parametrize("name", CASES)
def test_decision(desk: Desk, name: str) -> None:
    stack, key, action = CASES[name]
    rules = Rules(speed_die=True) if isinstance(stack[-1], Choice) else Rules()
    deeds = {0: [1, 3, 37], 1: [6, 8, 9, 15], 2: [21, 5], 3: [16, 18, 19]}
    state = position(stack, 4, rules, cash=[1240, 415, 980, 62], deeds=deeds, mortgaged=[37])
    state.space[:] = [29, 19, 7, 24]
    if name.startswith("jail"):
        state.space[0], state.jail[0], state.jail_cards[0] = 10, 1, 0
        state.packs[0].remove(state.board.jail_card[0])
    if isinstance(stack[-1], BuildingCall | BuildingAuction):
        state.houses = 1
    desk.deal(state, *KINDS)
    desk.answer(key)
    assert desk.actions[0] == action


def test_debt_is_paid_the_cheapest_way_by_one_click(desk: Desk) -> None:
    stack = [Turn(1), Due(1, 3, 600, RENT)]
    state = position(stack, 4, cash=[1240, 415, 980, 62], deeds={1: [6, 8, 9, 13, 15], 3: [19]})
    desk.deal(state, *KINDS)
    desk.answer("suggestion")
    desk.until(lambda: desk.state.decision != "debt")
    assert all(isinstance(a, act.Mortgage | act.Sell | act.SellGroup) for a in desk.actions if a.seat == 1)
    assert desk.state.cash[3] >= 662


def test_giving_up_is_asked_twice(desk: Desk) -> None:
    desk.deal(position([Turn(1)], 4), *KINDS)
    desk.answer("give_up")
    assert desk.actions == []
    desk.answer("leave")
    desk.until(lambda: bool(desk.actions))
    assert desk.actions[0] == act.GiveUp(1)
    assert desk.state.bankrupt[1]


def test_build_and_trade_sheets_open_from_the_question_and_the_board_stays(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 4, deeds={0: [1, 3]}), *KINDS)
    desk.answer("estate")
    assert desk.window.table.sheet is not None
    assert desk.window.table.sheet.isVisible()
    assert desk.window.board.isVisible()
    desk.click(desk.window.table.sheet.close_button)
    assert desk.window.table.sheet is None
    desk.answer("trade")
    assert desk.window.table.sheet is not None


def test_a_question_for_another_person_calls_and_waits(desk: Desk) -> None:
    desk.deal(position([Turn(0), Auction(1, 29, (1, 0, 2, 3), 10, 0)], 4), *KINDS)
    bar = desk.window.middle.bar
    desk.until(lambda: "here" in bar.talk.buttons)
    assert "Bob" in bar.talk.title.text()
    assert desk.window.asker.question is None
    desk.come()
    assert desk.window.asker.question is not None
    assert desk.actions == []


def test_a_refusal_says_the_rule_in_the_bar(desk: Desk) -> None:
    desk.deal(position([Turn(0), Purchase(0, 29)], 4, cash=[5]), *KINDS)
    desk.come()
    assert not desk.session.submit(act.Buy(0))
    note = desk.window.middle.bar.note
    assert note.isVisible()
    assert "BUY-1" in note.text()


def test_any_person_may_ask_for_rent_while_the_next_throw_waits(desk: Desk) -> None:
    state = position([Turn(1)], 4, Rules(rent_claim=True), deeds={0: [39]})
    state.claims.append(Claim(0, 3, 50, 39, ((1, 50),), ("RENT-1",)))
    desk.deal(state, *KINDS)
    bar = desk.window.middle.bar
    desk.until(lambda: "on" in bar.talk.buttons)
    refusal = desk.session.why_not(act.Roll(1))
    assert refusal is not None
    assert refusal.rule == "RENT-9"
    strip = desk.window.asker.claims
    button = strip.findChildren(QPushButton)[-1]
    desk.click(button)
    assert desk.actions == [act.AskRent(0)]
    desk.answer("roll")
    assert desk.actions[1] == act.Roll(1)


def test_nobody_asks_for_rent(desk: Desk) -> None:
    state = position([Turn(1)], 4, Rules(rent_claim=True), deeds={0: [39]})
    state.claims.append(Claim(0, 3, 50, 39, ((1, 50),), ("RENT-1",)))
    desk.deal(state, *KINDS)
    bar = desk.window.middle.bar
    desk.until(lambda: "on" in bar.talk.buttons)
    desk.click(bar.talk.buttons["on"])
    desk.answer("roll")
    assert desk.actions[0] == act.Roll(1)


@pytest.mark.parametrize("size", [(1366, 745), (1024, 700)])
def test_a_question_is_as_high_as_it_needs_when_it_comes_up(desk: Desk, size: tuple[int, int]) -> None:
    desk.window.resize(*size)
    desk.deal(position([Turn(0), Purchase(0, 29)], 2))
    desk.come()
    bar = desk.window.middle.bar
    page = bar.question
    assert page is not None
    desk.until(lambda: page.height() == page.parentWidget().height())  # nothing to scroll
    question = desk.window.asker.question
    assert question is not None
    last = question.button("estate")
    assert page.rect().contains(last.geometry())


def test_the_rents_of_a_street_are_all_seen_while_it_is_for_sale(desk: Desk) -> None:
    desk.window.resize(1366, 745)
    desk.deal(position([Turn(0), Purchase(0, 29)], 2))
    desk.come()
    deed = desk.window.middle.deed
    rows = [row for row in deed.findChildren(RowView) if not row.isHidden()]
    assert len(rows) == 7
    desk.until(lambda: all(not row.visibleRegion().isEmpty() for row in rows))
    assert all(row.visibleRegion().boundingRect() == row.rect() for row in rows)


def test_whose_move_it_is_can_be_read_beside_the_tallest_question(desk: Desk) -> None:
    desk.settings.set(keys.TEXT_SIZE, 200)
    desk.deal(position([Turn(0), Auction(0, 29, (0, 1), 120, 1)], 4))
    desk.come()
    title = desk.window.middle.title
    desk.until(
        lambda: (
            title.height() >= title.heightForWidth(title.width())
            and title.visibleRegion().boundingRect() == title.rect()
        )
    )
    desk.settings.set(keys.TEXT_SIZE, 100)


def test_the_end_has_the_whole_middle(desk: Desk) -> None:
    state = position([], 3)
    state.winners = [0]
    desk.deal(state)
    middle = desk.window.middle
    desk.until(lambda: middle.deed.isHidden() and middle.bar.isVisible())
    assert middle.bar.height() > middle.height() * 0.9


def test_a_key_that_is_off_says_why(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 2))
    desk.come()
    desk.press(Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    note = desk.window.middle.bar.note
    assert note.isVisible()
    assert note.text() == desk.window.actions_.all["buy"].statusTip()
    assert desk.actions == []


def test_the_deed_is_that_of_the_space_reached_last_when_the_next_turn_begins(desk: Desk) -> None:
    state = position([Turn(0)], 2)
    state.space[:] = [10, 5]
    desk.deal(state)
    moves = {"roll": act.Roll(0), "purchase": act.Buy(0), "end_turn": act.EndTurn(0), "income_tax": act.PayFlat(0)}
    while desk.state.turn == 0:
        desk.come()
        assert desk.session.submit(moves[desk.state.decision])
        reached = desk.state.space[0]
    desk.come()
    assert desk.state.space[1] == 5
    assert desk.window.middle.deed.index == reached


def test_the_deed_in_question_is_back_when_the_pointer_leaves(desk: Desk) -> None:
    desk.deal(position([Turn(0), Purchase(0, 29)], 2))
    desk.come()
    space = desk.window.board.spaces[5]
    deed = desk.window.middle.deed
    desk.qtbot.mouseMove(space)
    desk.until(lambda: deed.index == 5)
    desk.qtbot.mouseMove(desk.window.middle.bar)
    desk.until(lambda: deed.index == 29)


def test_with_very_large_text_the_question_has_the_room_until_somebody_asks_for_a_deed(desk: Desk) -> None:
    desk.settings.set(keys.TEXT_SIZE, 200)
    desk.deal(position([Turn(0), Purchase(0, 29)], 2))
    desk.come()
    middle = desk.window.middle
    desk.until(middle.deed.isHidden)
    assert middle.bar.height() > middle.height() * 0.7
    desk.click(desk.window.board.spaces[5])
    desk.until(middle.deed.isVisible)
    assert middle.deed.height() > middle.height() * 0.5
    assert middle.deed.horizontalScrollBar().maximum() == 0
    desk.settings.set(keys.TEXT_SIZE, 100)


def test_on_a_large_board_deed_and_dice_grow_with_it(desk: Desk) -> None:
    desk.deal(position([Turn(0), Purchase(0, 29)], 2))
    desk.come()
    middle = desk.window.middle
    usual = middle.deed.width(), middle.dice.sizeHint().width()
    desk.window.resize(1920, 1080)
    desk.until(lambda: middle.deed.width() > usual[0] * 1.2 and middle.dice.sizeHint().width() > usual[1] * 1.2)


def test_a_deed_grows_no_further_than_it_is_seen_whole(desk: Desk) -> None:
    desk.window.resize(1920, 1080)
    state = position([Turn(0), Auction(0, 29, (0, 1), 120, 1)], 8, deeds={0: [1, 3]})
    desk.deal(state)
    desk.come()
    deed = desk.window.middle.deed
    desk.until(lambda: deed.isVisible() and deed.verticalScrollBar().maximum() == 0)


def test_what_a_question_marks_on_the_board_goes_with_it(desk: Desk) -> None:
    desk.deal(position([Turn(0), Choice(0, (2, 2, 2), True)], 2, Rules(speed_die=True)))
    desk.come()
    assert all(space.marked for space in desk.window.board.spaces)
    assert desk.primary() == "go"
    desk.answer("go")
    desk.until(lambda: desk.state.space[0] == 0 and desk.is_asked())
    assert not any(space.marked for space in desk.window.board.spaces)


def test_the_deed_is_the_one_that_is_offered(desk: Desk) -> None:
    desk.deal(position([Turn(2), OFFER], 4, deeds={1: [15]}), *KINDS)
    desk.come()
    assert desk.window.middle.deed.index == 15


def test_no_key_press_means_two_shortcuts_of_one_entry(desk: Desk) -> None:
    """With both, the press is ambiguous and Qt does nothing at all."""
    for name, action in desk.window.actions_.all.items():
        keys_of = {sequence.toString() for sequence in action.shortcuts()}
        for symbol, below in (("?", "/"), ("+", "="), ("<", ","), (">", ".")):  # as on an American keyboard
            assert not {f"Ctrl+{symbol}", f"Ctrl+Shift+{below}"} <= keys_of, name


@pytest.mark.parametrize("sheet", ["estate", "trade"])
def test_ctrl_enter_in_a_sheet_does_what_was_planned_and_ends_no_turn(desk: Desk, sheet: str) -> None:
    desk.deal(position([Turn(0, "end")], 2, deeds={0: [1, 3]}), "person", "person")
    desk.answer(sheet)
    control = Qt.KeyboardModifier.ControlModifier
    desk.press(Qt.Key.Key_Return, control)  # nothing is planned
    assert desk.actions == []
    if sheet == "estate":
        desk.press(Qt.Key.Key_Space)
        desk.press(Qt.Key.Key_Space)
        desk.press(Qt.Key.Key_Return, control)
        assert [type(action) for action in desk.actions] == [act.Build, act.Build]
    else:
        desk.press(Qt.Key.Key_5)
        desk.press(Qt.Key.Key_Return, control)
        assert desk.actions == [act.Offer(0, 1, Bundle(5), Bundle())]


def test_ctrl_enter_ends_the_turn_while_the_keyboard_is_not_in_the_sheet(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 2, deeds={0: [1, 3]}), "person", "person")
    desk.answer("estate")
    question = desk.window.asker.question
    assert question is not None
    question.focus_default()
    desk.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert desk.actions == [act.EndTurn(0)]


def test_nobody_looks_at_an_empty_bar_while_a_computer_begins(desk: Desk) -> None:
    desk.deal(position([Turn(2)], 4), *KINDS)
    talk = desk.window.middle.bar.talk
    assert talk.title.text() == "Percy is thinking"


def test_the_title_names_whoever_is_asked(desk: Desk) -> None:
    desk.settings.set(keys.HANDOVER, False)
    desk.deal(position([Turn(0), Auction(1, 29, (1, 0), 120, 0)], 4), *KINDS)
    desk.come()
    assert desk.window.middle.title.text() == "Bob is asked"
    state = position([Turn(0), Auction(1, 29, (1, 3), 120, 3)], 4)
    state.bankrupt[0] = True
    desk.deal(state, *KINDS)
    assert desk.window.middle.title.text() == "Bob is asked"
    desk.settings.set(keys.HANDOVER, True)
