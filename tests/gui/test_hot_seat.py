"""People who share keyboard and mouse: nobody answers for another by accident."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from monopoly_qt.core import actions as act
from monopoly_qt.core.actions import Bundle
from monopoly_qt.core.frames import AnyFrame, Auction, Due, MortgageReceived, Opening, Purchase, Reason, Trade, Turn
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import Claim
from monopoly_qt.dialogs.trade import TradeSheet
from monopoly_qt.main_window.hand_over import QUIET_MS

from .desk import Desk
from .table import PLAYERS, position

ENTER = Qt.Key.Key_Return
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, tmp_path / "desk")
    desk.window.asker.hand_over.quiet_ms = QUIET_MS
    yield desk
    desk.close()


def asks(desk: Desk, seat: int) -> bool:
    question = desk.window.asker.question
    return question is not None and question.seat == seat and question.isEnabled()


def test_a_turn_ended_twice_does_not_throw_for_the_next_person(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 3))
    desk.come()
    for _ in range(2):
        desk.press(ENTER, CONTROL)
    desk.until(lambda: asks(desk, 1))
    for _ in range(8):  # mashed
        desk.press(ENTER)
        desk.press(Qt.Key.Key_Space)
        desk.press(Qt.Key.Key_R, CONTROL)
    assert desk.actions == [act.EndTurn(0)]
    desk.come()  # time to read
    desk.press(ENTER)
    assert desk.actions[1:] == [act.Roll(1)]


def test_a_second_click_does_not_answer_for_the_next_person(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 3))
    desk.answer("end_turn")
    desk.until(lambda: asks(desk, 1))
    question = desk.window.asker.question
    assert question is not None
    desk.click(question.button("roll"))
    assert desk.actions == [act.EndTurn(0)]
    desk.answer("roll")
    assert desk.actions[1:] == [act.Roll(1)]


def test_the_keys_of_the_menu_wait_until_the_next_question_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    """The first throws still roll when the key is pressed again: it was meant for one's own dice."""
    desk = Desk(qtbot, tmp_path / "slow", speed="normal")
    desk.deal(position([Opening(0, (0, 1, 2))], 3))
    desk.come()
    for _ in range(3):
        desk.press(Qt.Key.Key_R, CONTROL)
    assert desk.actions == [act.Roll(0)]
    desk.close()


def test_enter_twice_at_the_call_only_says_that_one_is_here(desk: Desk) -> None:
    desk.deal(position([Turn(0), Auction(1, 29, (1, 0, 2), 10, 0)], 3))
    desk.until(desk.is_asked)
    for _ in range(3):
        desk.press(ENTER)
    assert asks(desk, 1)
    assert desk.actions == []
    desk.come()
    desk.press(ENTER)
    assert desk.actions == [act.Bid(1, 11)]


def test_enter_goes_on_when_nobody_asks_for_rent_but_not_at_once(desk: Desk) -> None:
    state = position([Turn(1)], 3, Rules(rent_claim=True), deeds={0: [39]})
    state.claims.append(Claim(0, 2, 50, 39, ((1, 50),), ("RENT-1",)))
    desk.deal(state)
    bar = desk.window.middle.bar
    desk.until(lambda: "on" in bar.talk.buttons and bar.talk.isVisible())
    for _ in range(4):
        desk.press(ENTER)
    assert "on" in bar.talk.buttons
    desk.until(lambda: not desk.window.asker.hand_over.is_quiet)
    desk.press(ENTER)
    desk.until(lambda: asks(desk, 1))


def test_one_person_alone_is_never_held_up(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 3), "person", "casual", "casual")
    desk.come()
    desk.press(ENTER)
    desk.until(lambda: asks(desk, 0))
    desk.press(ENTER)
    assert [action.seat for action in desk.actions].count(0) == 2


def test_after_a_claim_the_keyboard_is_with_the_answer_that_enter_takes(desk: Desk) -> None:
    state = position([Turn(1, "end")], 3, Rules(rent_claim=True), deeds={0: [39]})
    state.claims.append(Claim(0, 1, 50, 39, ((1, 50),), ("RENT-1",)))
    desk.deal(state)
    desk.come()
    strip = desk.window.asker.claims
    desk.click(strip.findChildren(QPushButton)[-1])
    desk.until(desk.is_asked)
    focus = desk.window.focusWidget()
    assert focus is not None
    assert focus.objectName() == "answer_end_turn"


def test_with_several_people_the_news_say_for_whom_they_are(desk: Desk) -> None:
    state = position([Turn(2), Purchase(2, 29)], 3, deeds={2: [26, 27]})  # the computer buys: it completes a set
    state.space[2] = 29
    desk.deal(state, "person", "person", "casual")
    desk.come()
    digest = desk.window.log.digest
    desk.until(digest.isVisible)
    assert digest.accessibleName() == "Ann: while the others played"


# A debt among them may be another's turn, too: a card makes everybody pay.
ASKED_IN_ANOTHERS_TURN: list[AnyFrame] = [
    Auction(1, 29, (1, 0, 2), 10, 0),
    Trade(1, 2, Bundle(150), Bundle(0, (6,))),
    Due(1, 2, 600, Reason("rent", ("RENT-3",), 19, "", ((1, 600),))),
    MortgageReceived(1, 6, "TRADE-3"),
]


@pytest.mark.parametrize("frame", ASKED_IN_ANOTHERS_TURN, ids=lambda frame: type(frame).__name__)
def test_a_question_says_who_is_asked_and_so_does_the_panel(desk: Desk, frame: AnyFrame) -> None:
    desk.deal(position([Turn(0), frame], 3, cash=[1500, 400], deeds={1: [6], 2: [19]}, mortgaged=[6]))
    bar, panels = desk.window.middle.bar, desk.window.players.panels
    desk.until(desk.is_asked)
    assert "Bob" in bar.talk.title.text()
    assert "Bob" not in bar.talk.words.text()  # once is enough
    desk.come()
    question = desk.window.asker.question
    assert question is not None
    assert question.accessibleName().startswith("Bob, ")
    assert [panel.is_asked for panel in panels] == [False, True, False]
    assert panels[1].status == "is asked"


LONG = ("山田太郎左衛門尉花子鈴木一朗佐藤次郎高橋三郎田中", "Donaudampfschifffahrtska", "W" * 24)


@pytest.mark.parametrize("sheet", ["trade", "estate"])
@pytest.mark.parametrize("seat", range(3))
def test_no_name_makes_a_sheet_wider_than_its_column(desk: Desk, sheet: str, seat: int) -> None:
    state = position([Turn(seat)], 3, deeds={0: [1], 1: [6], 2: [8]})
    players = tuple(Player(name, p.token, p.colour) for name, p in zip(LONG, PLAYERS, strict=False))
    desk.session.start(Game(Setup("us", players, 1, state.rules), state.board, start=state), None)
    desk.answer(sheet)
    shown = desk.window.table.sheet
    assert shown is not None
    desk.until(shown.isVisible)
    parts = [w for w in shown.findChildren(QWidget) if w.isVisible() and isinstance(w, QLabel | QPushButton)]
    assert parts
    for part in parts:
        assert part.mapTo(shown, part.rect().topRight()).x() < shown.width(), part.accessibleName()
        assert part.minimumSizeHint().width() <= part.width(), part.accessibleName()


def test_after_an_offer_to_a_computer_the_keyboard_is_with_the_question(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 3, deeds={0: [1], 2: [6]}), "person", "person", "casual")
    desk.answer("trade")
    sheet = desk.window.table.sheet
    assert isinstance(sheet, TradeSheet)
    desk.click(sheet.partner_buttons[2])
    desk.click(sheet.sides[1].cash)
    desk.press(Qt.Key.Key_9)  # dollars for nothing: there is no answer but no
    desk.click(sheet.offer_button)
    desk.until(lambda: len(desk.actions) == 2 and desk.is_asked())
    assert desk.actions[1] == act.Reject(2)
    focus = desk.window.focusWidget()
    assert focus is not None
    assert focus.objectName() == "answer_end_turn"


def test_a_question_is_on_again_when_an_offer_was_answered_before_anybody_could_look(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 3, deeds={0: [1], 2: [6]}), "person", "person", "casual")
    desk.come()
    desk.session.submit(act.Offer(0, 2, Bundle(5), Bundle(0, (6,))))
    desk.session._do(act.Reject(2))  # a computer that needs no time
    desk.until(desk.is_asked)
    desk.answer("end_turn")
    assert desk.actions[-1] == act.EndTurn(0)


def test_a_sheet_opened_for_a_question_goes_with_it(desk: Desk) -> None:
    desk.deal(position([Turn(0), Auction(0, 29, (0, 1, 2), 10, 2)], 3, deeds={0: [1], 1: [6]}))
    desk.answer("estate")
    assert desk.window.table.sheet is not None
    desk.answer("pass")
    desk.until(desk.is_asked)
    assert desk.window.table.sheet is None
    assert desk.window.players.isVisible()


def test_a_sheet_that_was_opened_for_another_stays_until_esc_from_anywhere(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 3, deeds={0: [1], 1: [6]}))
    desk.come()
    desk.window.sheets.estate(1)
    desk.answer("end_turn")
    desk.until(lambda: asks(desk, 1))
    assert desk.window.table.sheet is not None
    desk.come()
    question = desk.window.asker.question
    assert question is not None
    question.focus_default()
    desk.press(Qt.Key.Key_Escape)
    assert desk.window.table.sheet is None
    assert desk.actions == [act.EndTurn(0)]


def test_a_bankrupt_has_no_frame_while_the_deeds_are_auctioned(desk: Desk) -> None:
    desk.deal(position([Turn(0)], 3, deeds={0: [1, 6]}))
    desk.answer("give_up")
    desk.answer("leave")
    desk.until(desk.is_asked)
    assert desk.state.turn == 0
    assert not desk.window.players.panels[0].is_up


def test_the_deed_asked_about_is_shown_whatever_somebody_read_before(desk: Desk) -> None:
    desk.deal(position([Turn(0), Purchase(0, 29)], 3))
    desk.come()
    desk.click(desk.window.board.spaces[1])
    assert desk.window.middle.deed.accessibleName() == "Mediterranean Avenue"
    desk.answer("decline")
    desk.come()
    assert desk.state.decision == "auction"
    assert desk.window.middle.deed.accessibleName() == "Marvin Gardens"
