"""The estate and trade sheets by real clicks and keys."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from monopoly_qt.core import actions as act
from monopoly_qt.core.actions import Bundle
from monopoly_qt.core.frames import Due, Purchase, Reason, Trade, Turn
from monopoly_qt.core.game import Player
from monopoly_qt.core.state import State
from monopoly_qt.dialogs.estate import EstateSheet
from monopoly_qt.dialogs.sheet import Sheet
from monopoly_qt.dialogs.trade import TradeSheet

from .table import PLAYERS, Table, position

SETS = {0: [1, 3, 5], 1: [16, 18, 19, 6, 8], 2: [15, 39]}
DEBT = Due(0, 1, 600, Reason("rent", ("RENT-3",), 19))


class Open:
    """A sheet on the screen, joined as the main window joins it."""

    def __init__(self, table: Table, sheet: Sheet) -> None:
        self.table, self.sheet = table, sheet
        self.done = 0
        sheet.submitted.connect(table.session.submit)
        sheet.done.connect(self._done)
        sheet.resize(480, 700)
        sheet.show()

    def _done(self) -> None:
        self.done += 1

    def button(self, name: str) -> QPushButton:
        QCoreApplication.processEvents()
        found = [b for b in self.sheet.findChildren(QPushButton, name) if b.isVisibleTo(self.sheet)]
        assert len(found) == 1, (name, found)
        return found[0]

    def click(self, name: str) -> None:
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    @property
    def actions(self) -> list[object]:
        return self.table.actions

    @property
    def words(self) -> str:
        QCoreApplication.processEvents()
        return "\n".join(w.text() for w in self.sheet.findChildren(QLabel) if w.isVisibleTo(self.sheet))


Opener = Callable[..., Open]


@pytest.fixture
def opened(qtbot: object, tmp_path: Path) -> Iterator[Opener]:
    shown: list[Open] = []

    def make(kind: type[Sheet], state: State, seat: int = 0, players: tuple[Player, ...] | None = None) -> Open:
        table = Table(tmp_path, state, players)
        shown.append(Open(table, kind(table.session, table.texts, seat)))
        return shown[-1]

    yield make
    for each in shown:
        each.sheet.close()
        each.sheet.deleteLater()
        each.table.close()


# Estate


def test_nothing_is_done_before_do_it(opened: Opener) -> None:
    sheet = opened(EstateSheet, position(deeds=SETS))
    assert not sheet.button("do").isEnabled()
    for name in ("mortgage_5", "build_1", "build_3"):
        sheet.click(name)
    assert "Total +$0: you have $1,500 and keep $1,500." in sheet.words
    assert sheet.actions == []
    sheet.click("do")
    assert sheet.actions == [act.Mortgage(0, 5), act.Build(0, 1), act.Build(0, 3)]
    assert sheet.done == 1


def test_a_step_is_taken_out_by_pressing_it_or_by_its_opposite(opened: Opener) -> None:
    sheet = opened(EstateSheet, position(deeds=SETS))
    sheet.click("build_1")
    sheet.click("build_3")
    sheet.click("sell_3")
    assert "Total −$50" in sheet.words
    sheet.click("planned_0")
    assert "Total" not in sheet.words
    sheet.click("mortgage_5")
    sheet.click("unmortgage_5")
    assert not sheet.button("do").isEnabled()


def test_start_over_empties_the_plan(opened: Opener) -> None:
    sheet = opened(EstateSheet, position(deeds=SETS))
    sheet.click("mortgage_5")
    sheet.click("clear")
    assert "Total" not in sheet.words
    assert sheet.actions == []


@pytest.mark.parametrize(
    ("state", "name", "action"),
    [
        (lambda: position(deeds={0: [1]}), "build_1", act.Build(0, 1)),
        (lambda: position(deeds={0: [1, 3]}, mortgaged=[3]), "build_1", act.Build(0, 1)),
        (lambda: position(deeds={0: [1, 3]}, buildings={1: 1}), "build_1", act.Build(0, 1)),
        (lambda: position(deeds={0: [1, 3]}, buildings={1: 1}), "mortgage_3", act.Mortgage(0, 3)),
        (lambda: position(deeds={0: [1, 3]}, buildings={1: 1, 3: 2}), "sell_1", act.Sell(0, 1)),
        (lambda: position(deeds={0: [1, 3]}, buildings={1: 5, 3: 5}), "build_1", act.Build(0, 1)),
        (lambda: position(deeds={0: [1, 3]}, cash=(20,)), "build_1", act.Build(0, 1)),
        (lambda: position(deeds={0: [5]}, mortgaged=[5], cash=(20,)), "unmortgage_5", act.Unmortgage(0, 5)),
        (lambda: position([Turn(0), DEBT], deeds={0: [1, 3]}, cash=(20,)), "build_1", act.Build(0, 1)),
    ],
)
def test_what_cannot_be_done_says_why(
    opened: Opener, state: Callable[[], State], name: str, action: act.AnyAction
) -> None:
    sheet = opened(EstateSheet, state())
    refusal = sheet.table.session.why_not(action)
    assert refusal is not None
    reason = sheet.table.texts.refusal(refusal)
    assert not sheet.button(name).isEnabled()
    assert reason in sheet.words
    assert sheet.button(name).accessibleDescription() == reason
    sheet.click(name)
    assert "Total" not in sheet.words


def test_the_suggestion_fills_the_plan_and_pays_the_debt(opened: Opener) -> None:
    state = position([Turn(0), DEBT], cash=(415, 0), deeds={0: [1, 3, 5, 15, 25]})
    sheet = opened(EstateSheet, state)
    assert "$600 owed to Bob, $185 missing." in sheet.words
    sheet.click("mortgage_1")
    assert "$155 still missing" in sheet.words
    sheet.click("suggest")
    assert "that pays your debt" in sheet.words
    assert sheet.actions == []
    sheet.click("do")
    assert sheet.table.state.decision == "roll"
    assert sheet.table.state.cash[1] == 600


def test_the_plan_follows_what_others_do(opened: Opener) -> None:
    state = position([Turn(1)], deeds=SETS)
    sheet = opened(EstateSheet, state)
    sheet.click("mortgage_5")
    sheet.table.session.submit(act.Offer(1, 0, Bundle(100), Bundle(0, (5,))))
    sheet.table.session.submit(act.Accept(0))
    assert "Total" not in sheet.words
    assert "Reading Railroad" not in sheet.words


def test_esc_closes_the_sheet_and_does_nothing(opened: Opener) -> None:
    for kind in (EstateSheet, TradeSheet):
        sheet = opened(kind, position(deeds=SETS))
        if kind is EstateSheet:
            sheet.click("mortgage_5")
        QTest.keyClick(sheet.sheet, Qt.Key.Key_Escape)
        assert sheet.done == 1
        assert sheet.actions == []


def test_anybody_may_act_and_whose_sheet_it_is_is_seen(opened: Opener) -> None:
    sheet = opened(EstateSheet, position(deeds=SETS))
    sheet.click("mortgage_5")
    sheet.click("person_1")
    assert "Bob’s properties" in sheet.words
    assert "Total" not in sheet.words
    sheet.click("mortgage_16")
    sheet.click("do")
    assert sheet.actions == [act.Mortgage(1, 16)]


def test_another_person_may_make_the_offer(opened: Opener) -> None:
    sheet = opened(TradeSheet, position(deeds=SETS))
    trade = sheet.sheet
    assert isinstance(trade, TradeSheet)
    sheet.click("person_1")
    assert trade.partner == 2
    trade.sides[0].deeds[19].click()
    sheet.click("offer")
    assert sheet.actions == [act.Offer(1, 2, Bundle(0, (19,)))]


def test_computers_have_no_sheet_to_switch_to(opened: Opener) -> None:
    players = (PLAYERS[0], Player("Percy", "ship", "#5A7F1C", "casual"), PLAYERS[2])
    sheet = opened(EstateSheet, position(deeds=SETS), players=players)
    assert sorted(sheet.sheet.person_buttons) == [0, 2]


@pytest.mark.parametrize("kind", [EstateSheet, TradeSheet])
def test_a_deed_under_the_mouse_or_in_focus_is_told(opened: Opener, kind: type[Sheet]) -> None:
    sheet = opened(kind, position(deeds=SETS))
    told: list[int] = []
    sheet.sheet.pointed.connect(told.append)
    if isinstance(sheet.sheet, TradeSheet):
        widget: QWidget = sheet.sheet.sides[0].deeds[5]
    else:
        widget = sheet.button("mortgage_5")
    QCoreApplication.processEvents()
    told.clear()  # what had the focus from the start
    QApplication.sendEvent(widget, QFocusEvent(QEvent.Type.FocusIn))
    QApplication.sendEvent(widget, QFocusEvent(QEvent.Type.FocusOut))
    row = widget.parentWidget()
    QApplication.sendEvent(row, QEnterEvent(QPointF(), QPointF(), QPointF()))
    QApplication.sendEvent(row, QEvent(QEvent.Type.Leave))
    assert told == [5, -1, 5, -1]


def test_a_screen_reader_hears_the_total(opened: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("monopoly_qt.dialogs.sheet.announce", lambda _widget, text: heard.append(text))
    sheet = opened(EstateSheet, position(deeds=SETS))
    sheet.click("mortgage_5")
    assert heard[-1] == "Total +$100: you have $1,500 and keep $1,600."
    count = len(heard)
    sheet.sheet.refresh()
    assert len(heard) == count


def focus(sheet: Open) -> str:
    QCoreApplication.processEvents()
    widget = sheet.sheet.focusWidget()
    return widget.objectName() if widget is not None else ""


def space(sheet: Open) -> None:
    QTest.keyClick(sheet.sheet.focusWidget() or sheet.sheet, Qt.Key.Key_Space)


def in_view(sheet: Open) -> bool:
    """Whether what has the focus can be seen whole."""
    QCoreApplication.processEvents()
    widget = sheet.sheet.focusWidget()
    assert widget is not None
    port = sheet.sheet.scroller.viewport()
    return port.rect().contains(QRect(widget.mapTo(port, QPoint(0, 0)), widget.size()))


def test_space_builds_evenly_and_stops_at_the_last_house(opened: Opener) -> None:
    """The focus goes on to the next lot, and never to what sells everything or closes the sheet."""
    sheet = opened(EstateSheet, position(deeds={0: [1, 3, 5, 12, 16]}, cash=(170,)))
    assert focus(sheet) == "build_1"  # a set that can be built on comes first
    for wanted in ("build_3", "build_1", "do"):
        space(sheet)
        assert focus(sheet) == wanted
        assert wanted == "do" or in_view(sheet)
    assert "keep $20" in sheet.words  # three houses; a fourth can't be paid
    sheet = opened(EstateSheet, position(deeds={0: [1, 3, 5]}, cash=(50,)))
    space(sheet)
    assert focus(sheet) == "do"
    space(sheet)
    assert sheet.actions == [act.Build(0, 1)]


def test_it_opens_at_the_next_house_to_build(opened: Opener) -> None:
    """Even where the first lot is a house ahead, so that only selling is possible there."""
    sheet = opened(EstateSheet, position(deeds={0: [1, 3, 6, 8, 9]}, buildings={1: 1, 6: 1}))
    assert focus(sheet) == "build_3"
    sheet = opened(EstateSheet, position(deeds={0: [1, 3, 5]}, buildings={1: 1}, cash=(0,)))
    assert focus(sheet) == "sell_1"


def test_space_on_a_mortgage_plans_it_and_takes_it_out_again(opened: Opener) -> None:
    sheet = opened(EstateSheet, position(deeds={0: [5, 15, 25, 35, 12, 28]}))
    assert focus(sheet) == "mortgage_5"
    space(sheet)
    assert focus(sheet) == "unmortgage_5"
    space(sheet)
    assert focus(sheet) == "mortgage_5"
    assert "Total" not in sheet.words


@pytest.mark.parametrize("name", ["mortgage_24", "mortgage_39"])
def test_what_was_clicked_stays_in_view_when_the_plan_appears(opened: Opener, name: str) -> None:
    """The plan takes height from the list above it."""
    sheet = opened(EstateSheet, position(deeds={0: [6, 11, 16, 24, 39]}))
    button = sheet.button(name)
    sheet.sheet.scroller.ensureWidgetVisible(button, 0, 0)
    sheet.click(name)
    assert focus(sheet) == name.replace("mortgage", "unmortgage")
    assert in_view(sheet)


@pytest.mark.parametrize("count", [1, 3, 4, 9])
def test_planned_steps_stand_in_whole_rows(opened: Opener, count: int) -> None:
    sheet = opened(EstateSheet, position(deeds={0: [5, 15, 25, 35, 12, 28, 6, 11, 16]}))
    spaces = [5, 15, 25, 35, 12, 28, 6, 11, 16][:count]
    for at in spaces:
        sheet.click(f"mortgage_{at}")
    assert isinstance(sheet.sheet, EstateSheet)
    QCoreApplication.processEvents()
    rows = sheet.sheet.plan
    port = rows.viewport()
    tops = {chip.mapTo(port, QPoint(0, 0)).y(): chip.height() for chip in rows.chips}
    whole = [top for top, height in tops.items() if top >= 0 and top + height <= port.height()]
    assert len(whole) == min(3, len(tops))
    if len(tops) <= 3:
        assert not rows.verticalScrollBar().isVisibleTo(rows)
    assert not [top for top, height in tops.items() if -height < top < 0 or top < port.height() < top + height]


def test_raising_cash_for_a_purchase_says_what_is_missing_and_suggests(opened: Opener) -> None:
    state = position([Turn(0), Purchase(0, 39)], deeds={0: [1, 5, 6]}, cash=(350,))
    sheet = opened(EstateSheet, state)
    assert "Boardwalk costs $400, $50 missing." in sheet.words
    assert focus(sheet) == "suggest"
    space(sheet)
    assert focus(sheet) == "do"
    assert "enough to buy" in sheet.words
    space(sheet)
    assert sheet.table.state.cash[0] >= 400
    assert sheet.done == 1


def test_a_suggestion_that_is_not_enough_says_so(opened: Opener) -> None:
    sheet = opened(EstateSheet, position([Turn(0), Purchase(0, 39)], deeds={0: [1]}, cash=(50,)))
    sheet.click("suggest")
    assert "The Bank would not give enough" in sheet.words


def test_people_are_asked_what_the_choice_of_them_means(opened: Opener) -> None:
    assert "Whose properties?" in opened(EstateSheet, position(deeds=SETS)).words
    assert "Who makes the offer?" in opened(TradeSheet, position(deeds=SETS)).words


# Trade


def test_an_offer_is_put_together_by_mouse_and_keyboard(opened: Opener) -> None:
    sheet = opened(TradeSheet, position(deeds=SETS))
    trade = sheet.sheet
    assert isinstance(trade, TradeSheet)
    assert not sheet.button("offer").isEnabled()
    assert sheet.button("offer").reason in sheet.words  # an empty offer says why
    sheet.click("partner_2")
    own, other = trade.sides
    QTest.mouseClick(own.deeds[5], Qt.MouseButton.LeftButton)
    own.cash.selectAll()
    QTest.keyClicks(own.cash, "75")
    other.deeds[39].setFocus()
    QTest.keyClick(other.deeds[39], Qt.Key.Key_Space)
    assert "Railroads: Ann 1 › 0, Percy 1 › 2 of 4." in sheet.words
    assert "Ann has $1,425 then." in sheet.words
    sheet.click("offer")
    assert sheet.actions == [act.Offer(0, 2, Bundle(75, (5,)), Bundle(0, (39,)))]
    assert sheet.done == 1


def test_the_boxes_of_deeds_and_cards_stand_below_each_other(opened: Opener) -> None:
    state = position(deeds=SETS)
    state.jail_cards[0] = 0
    sheet = opened(TradeSheet, state)
    assert isinstance(sheet.sheet, TradeSheet)
    QCoreApplication.processEvents()
    side = sheet.sheet.sides[0]
    boxes = [*side.deeds.values(), *side.cards.values()]
    assert len(boxes) == 4
    assert len({box.mapTo(side, QPoint(0, 0)).x() for box in boxes}) == 1


def test_interest_is_shown_beforehand(opened: Opener) -> None:
    sheet = opened(TradeSheet, position(deeds=SETS, mortgaged=[5]))
    assert isinstance(sheet.sheet, TradeSheet)
    sheet.sheet.sides[0].deeds[5].click()
    assert "Bob pays $10 interest at once on mortgaged deeds, and has $1,490 then." in sheet.words


@pytest.mark.parametrize(
    ("state", "give", "take", "rule"),
    [
        (lambda: position(deeds=SETS), Bundle(), Bundle(), "TRADE-1"),
        (lambda: position(deeds=SETS, mortgaged=[5], cash=(1500, 4)), Bundle(0, (5,)), Bundle(), "TRADE-3"),
        (lambda: position([Turn(0), DEBT], deeds=SETS, cash=(480,)), Bundle(0, (1, 3, 5)), Bundle(), "DEBT-3"),
        (lambda: position([Turn(0), DEBT], deeds=SETS, cash=(480,)), Bundle(400), Bundle(), "DEBT-3"),
    ],
)
def test_a_draft_that_is_refused_says_why(
    opened: Opener, state: Callable[[], State], give: Bundle, take: Bundle, rule: str
) -> None:
    sheet = opened(TradeSheet, state())
    assert isinstance(sheet.sheet, TradeSheet)
    for side, goods in zip(sheet.sheet.sides, (give, take), strict=True):
        side.set_goods(goods)
    sheet.sheet.refresh()
    refusal = sheet.table.session.why_not(act.Offer(0, 1, give, take))
    assert refusal is not None
    assert refusal.rule == rule
    assert not sheet.button("offer").isEnabled()
    assert sheet.table.texts.refusal(refusal) in sheet.words
    sheet.click("offer")
    assert sheet.actions == []


def test_lots_with_buildings_in_their_colour_cannot_be_ticked(opened: Opener) -> None:
    sheet = opened(TradeSheet, position(deeds=SETS, buildings={1: 1}))
    assert isinstance(sheet.sheet, TradeSheet)
    box = sheet.sheet.sides[0].deeds[3]
    assert not box.isEnabled()
    assert "TRADE-2" in box.accessibleDescription()


def test_a_counter_offer_refuses_and_offers_anew(opened: Opener) -> None:
    first = Trade(1, 0, Bundle(50), Bundle(0, (6,)))
    sheet = opened(TradeSheet, position([Turn(0), first], deeds=SETS), seat=1)
    assert isinstance(sheet.sheet, TradeSheet)
    assert sheet.sheet.draft() == act.Offer(1, 0, Bundle(0, (6,)), Bundle(50))
    sheet.sheet.sides[1].cash.setValue(80)
    sheet.click("offer")
    assert sheet.actions == [act.Reject(1), act.Offer(1, 0, Bundle(0, (6,)), Bundle(80))]
    assert sheet.table.state.awaiting == 0


def test_cash_is_held_to_what_there_is(opened: Opener) -> None:
    sheet = opened(TradeSheet, position(deeds=SETS, cash=(99999, 12)))
    assert isinstance(sheet.sheet, TradeSheet)
    sheet.sheet.sides[0].cash.setValue(500_000)
    sheet.sheet.sides[1].cash.setValue(13)
    assert sheet.sheet.draft().give.cash == 99999
    assert sheet.sheet.draft().take.cash == 12


def test_a_computer_says_what_it_thinks_before_it_is_asked(opened: Opener, qtbot: QtBot) -> None:
    players = (PLAYERS[0], Player("Percy", "ship", "#5A7F1C", "casual"), PLAYERS[2])
    sheet = opened(TradeSheet, position(deeds=SETS), players=players)
    trade = sheet.sheet
    assert isinstance(trade, TradeSheet)
    trade.sides[0].cash.setValue(1)
    trade.sides[1].deeds[19].click()
    qtbot.waitUntil(lambda: "Percy would" in trade.opinion.text())
    assert "Percy would accept" not in trade.opinion.text()
    trade.sides[1].deeds[19].click()
    assert trade.opinion.text() == ""
    qtbot.waitUntil(lambda: "Percy would accept" in trade.opinion.text())
    sheet.click("partner_2")
    assert trade.opinion.text() == ""
    assert sheet.actions == []


@pytest.mark.parametrize("width", [320, 600])
@pytest.mark.parametrize("kind", [EstateSheet, TradeSheet])
def test_sheets_need_no_sideways_scrolling(opened: Opener, kind: type[Sheet], width: int) -> None:
    sheet = opened(kind, position(deeds={0: [31, 32, 34, 15], 1: [1, 3, 28]}, seats=8))
    sheet.sheet.resize(width, 640)
    QCoreApplication.processEvents()
    for area in sheet.sheet.findChildren(QScrollArea):
        assert area.widget().width() <= area.viewport().width()


def test_one_house_on_each_lot_at_a_press(opened: Opener) -> None:
    """Repeated by Space up to the last that can be paid; then the plan waits to be done."""
    sheet = opened(EstateSheet, position(deeds={0: [16, 18, 19]}, cash=(700,)))
    sheet.click("each_orange")
    assert focus(sheet) == "each_orange"
    space(sheet)
    assert focus(sheet) == "do"
    assert "keep $100" in sheet.words
    assert not sheet.button("each_orange").isEnabled()
    space(sheet)
    assert sheet.actions == [act.Build(0, lot) for lot in (16, 18, 19)] * 2


def test_each_is_offered_only_where_it_would_be_even(opened: Opener) -> None:
    for state in (
        position(deeds={0: [16, 18]}),
        position(deeds={0: [16, 18, 19]}, buildings={16: 1}),
        position(deeds={0: [16, 18, 19]}, buildings={16: 5, 18: 5, 19: 5}),
        position(deeds={0: [5, 15, 25, 35]}),
    ):
        sheet = opened(EstateSheet, state)
        found = sheet.sheet.findChildren(QPushButton)
        assert not any(b.objectName().startswith("each_") and not b.isHidden() for b in found)


def test_two_buttons_stand_beside_each_other_in_the_narrowest_column(opened: Opener) -> None:
    sheet = opened(EstateSheet, position(deeds={0: [16, 18, 19]}))
    sheet.sheet.resize(336, 700)
    QApplication.processEvents()
    assert sheet.button("build_19").y() == sheet.button("mortgage_19").y()
