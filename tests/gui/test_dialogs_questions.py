"""Every question answered by clicks and keys; refusals say why; Esc never commits."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSpinBox, QWidget

from monopoly_qt.core import actions as act
from monopoly_qt.core import frames
from monopoly_qt.core.actions import Bundle
from monopoly_qt.core.estate import tax_worth
from monopoly_qt.core.frames import (
    Auction,
    BuildingAuction,
    BuildingCall,
    Due,
    IncomeTax,
    MortgageReceived,
    Opening,
    Purchase,
    Reason,
    Trade,
    Turn,
)
from monopoly_qt.core.game import Player
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import Claim, State
from monopoly_qt.dialogs import questions
from monopoly_qt.dialogs.buttons import ActionButton
from monopoly_qt.dialogs.claims import ClaimsStrip
from monopoly_qt.dialogs.end_question import GameOverQuestion
from monopoly_qt.dialogs.question import Question

from .table import PLAYERS, Table, position

KEY = Qt.Key
SETS = {0: [1, 3, 5], 1: [16, 18, 19, 6, 8], 2: [15, 39]}
RENT = Reason("rent", ("RENT-3",), 19, parts=((1, 600),))


class Asked:
    """A question on the screen; what it answers is submitted at once."""

    def __init__(self, table: Table, question: Question) -> None:
        self.table, self.question = table, question
        self.signals: list[str] = []
        self.marked: list[int] = []
        question.answered.connect(table.session.submit)
        question.raise_cash.connect(lambda: self.signals.append("raise_cash"))
        question.trade.connect(lambda: self.signals.append("trade"))
        question.counter.connect(lambda: self.signals.append("counter"))
        question.mark.connect(lambda spaces: setattr(self, "marked", list(spaces)))
        question.refresh()

    def click(self, key: str) -> None:
        QTest.mouseClick(self.question.button(key), Qt.MouseButton.LeftButton)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.question.focusWidget() or self.question, key)

    @property
    def actions(self) -> list[object]:
        return self.table.actions

    @property
    def words(self) -> str:
        """All that is to be read in it."""
        QCoreApplication.processEvents()  # new widgets of a layout are shown from the event loop
        labels = [w.text() for w in self.question.findChildren(QLabel) if w.isVisibleTo(self.question)]
        buttons = [w.text() for w in self.question.findChildren(QPushButton) if w.isVisibleTo(self.question)]
        return "\n".join(labels + buttons)


Ask = Callable[..., Asked]


@pytest.fixture
def ask(qtbot: object, tmp_path: Path) -> Iterator[Ask]:
    open_tables: list[tuple[Table, QWidget]] = []

    def make(state: State, players: tuple[Player, ...] | None = None) -> Asked:
        table = Table(tmp_path, state, players)
        question = questions.make(table.session, table.texts)
        question.resize(480, 400)
        question.show()
        question.activateWindow()
        asked = Asked(table, question)
        question.focus_default()
        open_tables.append((table, question))
        return asked

    yield make
    for table, question in open_tables:
        question.close()
        question.deleteLater()
        table.close()


def stack(*on_top: frames.AnyFrame) -> list[frames.AnyFrame]:
    return [Turn(0), *on_top]


def jailed(turn: int, card: bool = False) -> State:
    state = position()
    state.jail[0], state.space[0] = turn, 10
    if card:
        state.jail_cards[1] = 0
    return state


# position, button, the action that it leads to
CASES = {
    "opening": (lambda: position([Opening(0, (0, 1, 2))]), "roll", act.Roll(0)),
    "roll": (lambda: position(), "roll", act.Roll(0)),
    "jail roll": (lambda: jailed(1), "roll", act.Roll(0)),
    "jail pay": (lambda: jailed(1), "pay_fine", act.PayFine(0)),
    "jail card": (lambda: jailed(3, card=True), "use_card", act.UseCard(0)),
    "buy": (lambda: position(stack(Purchase(0, 29))), "buy", act.Buy(0)),
    "decline": (lambda: position(stack(Purchase(0, 29))), "decline", act.Decline(0)),
    "bid": (lambda: position(stack(Auction(1, 29, (1, 2, 0), 120, 2))), "bid", act.Bid(1, 121)),
    "pass": (lambda: position(stack(Auction(1, 29, (1, 2, 0), 120, 2))), "pass", act.Pass(1)),
    "flat": (lambda: position(stack(IncomeTax(0))), "pay_flat", act.PayFlat(0)),
    "tenth": (lambda: position(stack(IncomeTax(0))), "pay_tenth", act.PayTenth(0)),
    "accept": (lambda: position(stack(Trade(1, 0, Bundle(50), Bundle(0, (6,)))), deeds=SETS), "accept", act.Accept(1)),
    "reject": (lambda: position(stack(Trade(1, 0, Bundle(50), Bundle(0, (6,)))), deeds=SETS), "reject", act.Reject(1)),
    "keep": (
        lambda: position(stack(MortgageReceived(1, 6, "TRADE-3")), deeds=SETS, mortgaged=[6]),
        "keep",
        act.Keep(1, 6),
    ),
    "lift": (
        lambda: position(stack(MortgageReceived(1, 6, "TRADE-3")), deeds=SETS, mortgaged=[6]),
        "lift",
        act.Lift(1, 6),
    ),
    "bus": (lambda: position(stack(frames.Choice(0, (3, 5, "bus"), False))), "move_5", act.Choose(0, move=5)),
    "end": (lambda: position([Turn(0, "end")]), "end_turn", act.EndTurn(0)),
}


@pytest.mark.parametrize("name", CASES)
def test_a_click_answers(ask: Ask, name: str) -> None:
    make, button, expected = CASES[name]
    asked = ask(make())
    asked.click(button)
    assert asked.actions == [expected]


@pytest.mark.parametrize("name", CASES)
def test_the_keyboard_reaches_every_answer(ask: Ask, name: str) -> None:
    make, button, expected = CASES[name]
    asked = ask(make())
    for _ in range(30):
        if asked.question.focusWidget() is asked.question.button(button):
            break
        asked.question.focusNextChild()
    asked.press(KEY.Key_Space)
    assert asked.actions == [expected]


# What Enter takes at once: nothing that gives something away
DEFAULTS = {
    "roll": act.Roll(0),
    "jail pay": act.Roll(0),
    "buy": act.Buy(0),
    "bid": act.Bid(1, 121),
    "flat": act.PayFlat(0),
    "accept": act.Reject(1),
    "lift": act.Keep(1, 6),
    "bus": act.Choose(0, move=8),
    "end": act.EndTurn(0),
}


@pytest.mark.parametrize("name", DEFAULTS)
def test_enter_takes_the_default(ask: Ask, name: str) -> None:
    asked = ask(CASES[name][0]())
    asked.press(KEY.Key_Return)
    assert asked.actions == [DEFAULTS[name]]


@pytest.mark.parametrize("name", CASES)
def test_esc_commits_to_nothing(ask: Ask, name: str) -> None:
    asked = ask(CASES[name][0]())
    asked.press(KEY.Key_Escape)
    asked.press(KEY.Key_Escape)
    assert asked.actions == []
    assert asked.signals == []


def test_a_double_click_does_not_answer_for_the_next_person(ask: Ask) -> None:
    asked = ask(position(stack(Auction(1, 29, (1, 2, 0), 120, 2))))
    bid = asked.question.button("bid")
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        where = QPointF(bid.rect().center())
        left = Qt.MouseButton.LeftButton
        QApplication.sendEvent(
            bid, QMouseEvent(kind, where, bid.mapToGlobal(where), left, left, Qt.KeyboardModifier.NoModifier)
        )
    assert asked.actions == []
    QTest.mouseClick(bid, Qt.MouseButton.LeftButton)
    assert len(asked.actions) == 1


def test_a_key_held_down_answers_once(ask: Ask) -> None:
    asked = ask(position())
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    for receiver in (asked.question.button("roll"), asked.question):
        QApplication.sendEvent(receiver, held)
    assert asked.actions == []
    asked.press(KEY.Key_Return)
    assert asked.actions == [act.Roll(0)]


def test_what_it_costs_and_leaves_is_said(ask: Ask) -> None:
    asked = ask(position(stack(Purchase(0, 8)), cash=(560,)))
    assert "Vermont Avenue" in asked.words
    assert "$100" in asked.words
    assert "$460" in asked.words


def test_what_cannot_be_bought_says_why_and_enter_does_not_decline(ask: Ask) -> None:
    asked = ask(position(stack(Purchase(0, 29)), cash=(40,), deeds=SETS))
    buy = asked.question.button("buy")
    assert not buy.isEnabled()
    assert "$280" in buy.reason
    assert buy.reason in asked.words
    assert buy.accessibleDescription() == buy.reason
    asked.press(KEY.Key_Return)
    assert asked.actions == []
    assert asked.signals == ["raise_cash"]


@pytest.mark.parametrize(
    ("make", "button", "rule"),
    [
        (lambda: jailed(3), "pay_fine", "JAIL-5"),
        (lambda: jailed(1), "use_card", "JAIL-4"),
        (lambda: position(stack(Purchase(0, 29)), cash=(40,)), "buy", "BUY-1"),
        (lambda: position(stack(Auction(1, 29, (1, 2), 120, 2)), cash=(0, 100)), "bid", "AUCT-3"),
        (
            lambda: position(stack(MortgageReceived(1, 6, "TRADE-3")), deeds=SETS, mortgaged=[6], cash=(0, 49)),
            "lift",
            "TRADE-3",
        ),
        (
            lambda: position(
                stack(Trade(1, 0, Bundle(0, (5,)), Bundle(0, (6,)))), deeds=SETS, mortgaged=[5], cash=(0, 3)
            ),
            "accept",
            "TRADE-3",
        ),
    ],
)
def test_every_disabled_answer_gives_its_reason(ask: Ask, make: Callable[[], State], button: str, rule: str) -> None:
    state = make()
    asked = ask(state)
    shown = asked.question.button(button)
    assert not shown.isEnabled()
    refusal = asked.table.session.why_not(_ACTION_OF[button])
    assert refusal is not None
    assert refusal.rule == rule
    assert shown.reason == asked.table.texts.refusal(refusal)
    assert shown.reason in asked.words
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton)
    assert asked.actions == []


_ACTION_OF = {
    "pay_fine": act.PayFine(0),
    "use_card": act.UseCard(0),
    "buy": act.Buy(0),
    "bid": act.Bid(1, 121),
    "lift": act.Lift(1, 6),
    "accept": act.Accept(1),
}


def test_raising_cash_and_trading_start_from_inside_the_question(ask: Ask) -> None:
    asked = ask(position(stack(Purchase(0, 29)), cash=(40,)))
    asked.click("estate")
    asked.click("trade")
    assert asked.signals == ["raise_cash", "trade"]


def test_giving_up_needs_a_yes(ask: Ask) -> None:
    asked = ask(position())
    asked.click("give_up")
    assert asked.actions == []
    asked.press(KEY.Key_Return)  # the default is to play on
    assert asked.actions == []
    asked.click("give_up")
    asked.press(KEY.Key_Escape)
    assert asked.question.button("roll").isVisible()
    asked.click("give_up")
    asked.click("leave")
    assert asked.actions == [act.GiveUp(0)]


def test_no_worth_is_shown_before_the_tax_is_chosen(ask: Ask) -> None:
    state = position(stack(IncomeTax(0)), cash=(1240,), deeds=SETS)
    asked = ask(state)
    worth = tax_worth(state, 0)
    for amount in (worth, -(-worth // 10)):
        assert str(amount) not in asked.words.replace(",", "")


# Auctions


def test_quick_steps_and_a_typed_sum(ask: Ask) -> None:
    state = position(stack(Auction(1, 29, (1, 2, 0), 120, 2)), cash=(900, 200, 500))
    asked = ask(state)
    steps = {n: asked.question.findChild(QPushButton, f"step_{n}") for n in (1, 10, 50, 100)}
    assert [b.isEnabled() for b in steps.values()] == [True, True, True, False]
    assert "$200" in steps[100].toolTip()
    for clicked, bid in ((50, 170), (10, 180), (1, 181)):
        QTest.mouseClick(steps[clicked], Qt.MouseButton.LeftButton)
        assert asked.question.button("bid").words == f"Bid ${bid}"
    assert asked.actions == []  # nothing is bid before somebody says so
    asked.press(KEY.Key_Return)  # the focus is on the step: Enter bids and does not raise once more
    assert asked.actions == [act.Bid(1, 181)]


def test_a_typed_sum_is_bid_with_enter(ask: Ask) -> None:
    asked = ask(position(stack(Auction(1, 29, (1, 2, 0), 120, 2))))
    field = asked.question.findChild(QSpinBox)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "345")
    assert asked.question.button("bid").words == "Bid $345"
    QTest.keyClick(field, KEY.Key_Return)
    assert asked.actions == [act.Bid(1, 345)]


def test_everybodys_cash_and_who_is_out_is_seen(ask: Ask) -> None:
    asked = ask(position(stack(Auction(1, 29, (1, 2), 120, 2)), cash=(1240, 415, 980)))
    for words in ("$1,240", "$415", "$980", "leads with $120", "out"):
        assert words in asked.words


def test_a_building_auction_is_for_a_lot(ask: Ask) -> None:
    levels = {16: 3, 18: 3, 19: 3}
    state = position(stack(BuildingAuction(1, False, (1, 0), 130, 0, 1)), deeds=SETS, buildings=levels)
    asked = ask(state)
    assert asked.marked == [16, 18, 19]
    assert asked.question.choose_space(19)
    assert not asked.question.choose_space(39)
    asked.press(KEY.Key_Return)
    assert asked.actions == [act.Bid(1, 131, 19)]


def test_the_first_bid_for_a_building_is_its_printed_price(ask: Ask) -> None:
    state = position(stack(BuildingAuction(1, False, (1, 0))), deeds=SETS)
    asked = ask(state)
    step = asked.question.findChild(QPushButton, "step_10")
    assert asked.question.button("bid").words == "Bid $100"
    QTest.mouseClick(step, Qt.MouseButton.LeftButton)
    assert asked.question.button("bid").words == "Bid $110"
    asked.click("bid")
    assert asked.actions == [act.Bid(1, 110, 16)]


@pytest.mark.parametrize(("button", "expected"), [("want", act.Want(1, 18)), ("pass", act.Pass(1))])
def test_the_building_call(ask: Ask, button: str, expected: object) -> None:
    asked = ask(position(stack(BuildingCall(1, 0, 1, False)), deeds=SETS))
    assert asked.marked == [16, 18, 19]
    asked.question.choose_space(18)
    asked.click(button)
    assert asked.actions == [expected]


def test_three_equal_dice_go_anywhere_by_list_or_board(ask: Ask) -> None:
    state = position(stack(frames.Choice(0, (3, 3, 3), True)), rules=Rules(speed_die=True))
    asked = ask(state)
    assert len(asked.marked) == 40
    assert asked.question.choose_space(39)
    asked.press(KEY.Key_Return)
    assert asked.actions == [act.Choose(0, to=39)]


# Debts


def test_the_suggestion_pays_the_debt_with_one_click(ask: Ask) -> None:
    levels = {16: 3, 18: 3, 19: 3, 6: 1, 8: 1, 9: 2}
    deeds = {0: [1, 3, 6, 8, 9, 5, 25], 1: [16, 18, 19]}
    asked = ask(position(stack(Due(0, 1, 600, RENT)), cash=(415, 0), deeds=deeds, buildings=levels))
    assert "$185" in asked.words
    asked.click("suggestion")
    assert asked.table.state.decision != "debt"
    assert asked.table.state.cash[1] == 600
    assert asked.table.state.cash[0] >= 0
    assert all(isinstance(a, act.Mortgage | act.Sell) for a in asked.actions)


def test_each_way_to_raise_cash_has_its_button_the_cheapest_first(ask: Ask) -> None:
    levels = {6: 1, 8: 1, 9: 1}
    deeds = {0: [1, 6, 8, 9, 5]}
    asked = ask(position(stack(Due(0, 1, 600, RENT)), cash=(415,), deeds=deeds, buildings=levels))
    QCoreApplication.processEvents()
    ways = [b for b in asked.question.findChildren(QPushButton) if "$" in b.accessibleName() and b.isVisible()]
    assert ways[0].accessibleName() == "Mortgage Mediterranean Avenue, +$30"
    assert len(ways) == 6  # two mortgages, three houses, or all of them at once
    QTest.mouseClick(ways[0], Qt.MouseButton.LeftButton)
    assert asked.actions == [act.Mortgage(0, 1)]


def buttons(asked: Asked) -> str:
    QCoreApplication.processEvents()
    found = asked.question.findChildren(ActionButton)
    return ", ".join(b.words for b in found if b.isVisibleTo(asked.question))


def test_a_hopeless_debt_offers_no_suggestion(ask: Ask) -> None:
    asked = ask(position(stack(Due(0, 1, 600, RENT)), cash=(15,), deeds={0: [1]}))
    with pytest.raises(KeyError):
        asked.question.button("suggestion")
    assert asked.question.button("give_up").words == "Go bankrupt"
    assert "Mortgage Mediterranean Avenue" in buttons(asked)
    asked.click("give_up")
    assert "everything you have goes to Bob." in asked.words
    assert buttons(asked) == "No, play on, Yes, give up"  # nothing else is asked meanwhile
    asked.click("leave")
    assert asked.actions == [act.GiveUp(0)]
    assert asked.table.state.owner[1] == 1


def test_giving_up_without_need_leaves_everything_to_the_bank(ask: Ask) -> None:
    asked = ask(position(stack(Due(0, 1, 600, RENT)), cash=(590,), deeds={0: [1]}))
    asked.click("give_up")
    assert "everything you have goes to the Bank." in asked.words


# Trades


def test_an_offer_says_what_it_does_for_sets_and_the_interest(ask: Ask) -> None:
    state = position(stack(Trade(1, 0, Bundle(150, (1, 5)), Bundle(0, (6, 8)))), deeds=SETS, mortgaged=[5])
    asked = ask(state)
    for words in (
        "Purple: Bob 0 › 1, Ann 2 › 1 of 2. Ann breaks up the set.",
        "You pay $10 interest at once on mortgaged deeds, and have $1,640 then.",
    ):
        assert words in asked.words
    asked.click("counter")
    assert asked.signals == ["counter"]
    assert asked.actions == []


def test_the_offerer_may_take_it_back(ask: Ask) -> None:
    asked = ask(CASES["accept"][0]())
    assert asked.question.button("withdraw").words == "Ann takes it back"
    asked.click("withdraw")
    assert asked.actions == [act.Withdraw(0)]


def test_a_computer_can_be_told_not_to_ask_again(ask: Ask) -> None:
    """The answer says so itself, so that the game keeps it."""
    asked = ask(CASES["accept"][0](), (Player("Percy", "ship", "#5A7F1C", "casual"), *PLAYERS[1:3]))
    asked.click("never")
    assert asked.actions == [act.Reject(1, for_good=True)]


# Claims


def test_each_person_with_an_open_claim_has_a_button(ask: Ask) -> None:
    state = position(rules=Rules(rent_claim=True), deeds=SETS)
    state.claims = [Claim(1, 0, 16, 19, ((1, 16),), ("RENT-1",)), Claim(2, 0, 50, 39, ((1, 50),), ("RENT-1",))]
    asked = ask(state)
    strip = ClaimsStrip(asked.table.session, asked.table.texts, asked.question)
    strip.answered.connect(asked.table.session.submit)
    buttons = strip.findChildren(QPushButton)
    assert [b.text() for b in buttons] == ["Bob: ask for rent", "Percy: ask for rent"]
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert asked.actions == [act.AskRent(2)]
    assert asked.table.state.cash[2] == 1550
    strip.refresh()
    QCoreApplication.processEvents()
    assert len([b for b in strip.findChildren(QPushButton) if b.isVisibleTo(strip)]) == 1


def test_the_end_shows_the_standings(ask: Ask) -> None:
    state = position([], seats=4, cash=(10, 0, 500, 20))
    state.winners, state.bankrupt[1] = [2], True
    asked = ask(state)
    lines = asked.words.splitlines()
    places = [lines.index(name) for name in ("1. Percy", "2. Dora", "3. Ann", "4. Bob")]
    assert places == sorted(places)
    again: list[int] = []
    assert isinstance(asked.question, GameOverQuestion)
    asked.question.again.connect(lambda: again.append(1))
    asked.press(KEY.Key_Return)
    assert again == [1]


def test_all_buttons_are_large_enough_and_named(ask: Ask) -> None:
    for make, _button, _action in CASES.values():
        asked = ask(make())
        for button in asked.question.findChildren(QPushButton):
            if button.isVisibleTo(asked.question):
                assert button.height() >= 44
                assert button.accessibleName()


def test_a_screen_reader_hears_the_question(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("monopoly_qt.dialogs.question.announce", lambda _widget, text: heard.append(text))
    ask(position(stack(Purchase(0, 8)), cash=(560,)))
    [said] = heard
    assert said.startswith("Buy Vermont Avenue for $100? You have $560 and keep $460.")


def test_names_are_plain_text(ask: Ask, tmp_path: Path) -> None:
    state = position(stack(Trade(1, 0, Bundle(50), Bundle(0, (6,)))), deeds=SETS)
    asked = ask(state)
    for part in asked.question.findChildren(QLabel):
        assert part.textFormat() == Qt.TextFormat.PlainText


def test_before_the_first_lap_enter_goes_on(ask: Ask) -> None:
    """No cash would help: what Enter takes must not be raising some, and nobody may bid."""
    state = position(stack(Purchase(0, 39)), rules=Rules(first_lap=True))
    state.laps = [0, 0, 0]
    asked = ask(state)
    assert "estate" not in asked.question.answers.buttons
    assert not asked.question.button("buy").isEnabled()
    assert "stays with the Bank" in asked.words
    assert "uction" not in asked.words
    asked.press(Qt.Key.Key_Return)
    assert asked.actions == [act.Decline(0)]


def test_before_the_first_lap_others_may_bid(ask: Ask) -> None:
    state = position(stack(Purchase(0, 39)), rules=Rules(first_lap=True))
    state.laps = [0, 1, 0]
    asked = ask(state)
    assert "it is auctioned" in asked.words
    asked.press(Qt.Key.Key_Return)
    assert asked.actions == [act.Decline(0)]
    assert isinstance(asked.table.state.stack[-1], frames.Auction)


def test_figures_go_into_the_sum_of_an_auction_from_anywhere(ask: Ask) -> None:
    asked = ask(position(stack(Auction(0, 39, (0, 1, 2)))))
    assert isinstance(asked.question.focusWidget(), QPushButton)
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_5):
        asked.press(key)
    asked.press(Qt.Key.Key_Return)
    assert asked.actions == [act.Bid(0, 105)]
