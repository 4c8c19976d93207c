"""The arithmetic of a plan, and the suggestion for a debt."""

import pytest

from monopoly_qt.core import engine
from monopoly_qt.core.actions import Build, Mortgage, Sell, SellGroup, Unmortgage
from monopoly_qt.core.chance import Recorded
from monopoly_qt.core.estate import can_raise
from monopoly_qt.core.frames import Due, Reason, Turn
from monopoly_qt.core.state import State
from monopoly_qt.dialogs.basket import Basket, suggestion, ways

from .table import position

RENT = Reason("rent", ("RENT-3",), 19)


def owing(amount: int, cash: int, deeds: list[int], buildings: dict[int, int] | None = None) -> State:
    return position([Turn(0), Due(0, 1, amount, RENT)], cash=(cash, 0), deeds={0: deeds}, buildings=buildings)


def test_a_plan_adds_up_and_changes_nothing() -> None:
    state = position(deeds={0: [1, 3, 5]})
    basket = Basket(state, 0)
    for step in (Mortgage(0, 5), Build(0, 1), Build(0, 3), Build(0, 1)):
        assert basket.add(step) is None
    assert [p.change for p in basket.steps] == [100, -50, -50, -50]
    assert (basket.total, basket.cash) == (-50, 1450)
    assert basket.state.buildings[1] == 2
    assert state.buildings[1] == 0
    assert state.cash[0] == 1500


def test_a_step_that_cannot_come_next_is_refused_with_its_rule() -> None:
    basket = Basket(position(deeds={0: [1, 3]}), 0)
    basket.add(Build(0, 1))
    refusal = basket.add(Build(0, 1))
    assert refusal is not None
    assert refusal.rule == "BUILD-2"
    assert len(basket.steps) == 1


def test_taking_out_a_step_takes_out_what_needs_it() -> None:
    basket = Basket(position(deeds={0: [1, 3]}), 0)
    for step in (Build(0, 1), Build(0, 3), Build(0, 1)):
        basket.add(step)
    basket.take_out(1)
    assert [p.action for p in basket.steps] == [Build(0, 1)]


def test_a_planned_house_is_taken_out_at_full_price() -> None:
    basket = Basket(position(deeds={0: [1, 3]}), 0)
    basket.add(Build(0, 1))
    assert basket.undoes(Sell(0, 1)) == 0
    assert basket.undoes(Sell(0, 3)) is None
    basket.add(Build(0, 3))
    assert basket.undoes(Sell(0, 3)) == 1
    assert basket.undoes(Mortgage(0, 3)) is None


def test_a_plan_follows_the_game() -> None:
    state = position(deeds={0: [1, 3, 5]})
    basket = Basket(state, 0)
    basket.add(Mortgage(0, 5))
    basket.add(Build(0, 1))
    changed = state.copy()
    changed.owner[5] = 1
    basket.rebase(changed)
    assert [p.action for p in basket.steps] == [Build(0, 1)]


def test_a_debt_is_not_paid_while_planning() -> None:
    state = owing(120, 50, [1, 3, 5])
    basket = Basket(state, 0)
    assert basket.add(Mortgage(0, 5)) is None
    assert basket.cash == 150
    assert basket.add(Mortgage(0, 1)) is None
    assert basket.cash == 180


def test_scarce_houses_stop_the_plan_where_others_are_asked() -> None:
    state = position(deeds={0: [1, 3], 1: [6, 8, 9]})
    state.houses = 1
    basket = Basket(state, 0)
    basket.add(Build(0, 1))
    assert basket.waits
    assert basket.steps[0].change == -50
    refusal = basket.add(Build(0, 3))
    assert refusal is not None


@pytest.mark.parametrize("space", [1, 3, 5])
def test_ways_are_legal_and_bring_what_they_say(space: int) -> None:
    state = owing(900, 10, [1, 3, 5, 6, 8, 9], {6: 1, 8: 1, 9: 2})
    for way in ways(state, 0):
        basket = Basket(state, 0)
        assert basket.add(way.action) is None
        assert basket.total == way.brings
    prices = [way.price for way in ways(state, 0)]
    assert prices == sorted(prices)
    assert Mortgage(0, space) in [way.action for way in ways(state, 0)]


@pytest.mark.parametrize(
    ("amount", "cash", "deeds", "buildings"),
    [
        (40, 15, [1, 3], {}),
        (600, 415, [1, 3, 6, 8, 9, 5, 25], {6: 1, 8: 1, 9: 2}),
        (900, 0, [16, 18, 19, 39], {16: 5, 18: 5, 19: 5}),
        (240, 0, [6, 8, 9, 12], {6: 1, 8: 1, 9: 1}),
    ],
)
def test_the_suggestion_pays_and_has_no_needless_step(
    amount: int, cash: int, deeds: list[int], buildings: dict[int, int]
) -> None:
    state = owing(amount, cash, deeds, buildings)
    steps = suggestion(state, 0, amount)
    assert steps is not None
    after = state
    for step in steps:
        after, _ = engine.apply(after, step, Recorded(()))
    assert after.cash[1] == amount
    assert after.cash[0] >= 0
    for n in range(len(steps)):
        rest = Basket(state, 0)
        for step in steps[:n] + steps[n + 1 :]:
            rest.add(step)
        assert rest.cash < amount or len(rest.steps) < len(steps) - 1


def test_no_suggestion_where_the_bank_gives_too_little() -> None:
    state = owing(600, 15, [1, 3])
    assert can_raise(state, 0) < 600
    assert suggestion(state, 0, 600) is None


def test_hotels_without_houses_in_the_bank_are_sold_with_the_whole_group() -> None:
    state = owing(500, 0, [1, 3], {1: 5, 3: 5})
    state.houses = 0
    found = [way.action for way in ways(state, 0)]
    assert found == [SellGroup(0, "purple")]
    assert suggestion(owing(200, 0, [1, 3], {1: 5, 3: 5}), 0, 200) is not None


def test_lifting_is_never_a_way_to_raise_cash() -> None:
    state = owing(100, 50, [5, 15])
    state.mortgaged[5] = True
    assert [way.action for way in ways(state, 0)] == [Mortgage(0, 15)]
    basket = Basket(state, 0)
    refusal = basket.add(Unmortgage(0, 5))
    assert refusal is not None
    assert refusal.rule == "DEBT-1"
