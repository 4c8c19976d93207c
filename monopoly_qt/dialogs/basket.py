"""A plan of building, selling, mortgaging and lifting, tried out on a copy of the position before it is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..core import engine
from ..core.actions import AnyAction, Build, Mortgage, Refusal, Sell, SellGroup, Unmortgage
from ..core.chance import Recorded
from ..core.estate import rent_of, tenth
from ..core.frames import BuildingCall, Due
from ..core.state import State

Step = Build | Sell | SellGroup | Mortgage | Unmortgage
_OPPOSITE: Final[dict[type[Step], type[Step]]] = {
    Build: Sell,
    Sell: Build,
    Mortgage: Unmortgage,
    Unmortgage: Mortgage,
}
_NEVER_PAID: Final = 1 << 40
_USUAL_THROW: Final = 7


@dataclass(frozen=True)
class Planned:
    """One step and what it does to the cash (negative: it costs that)."""

    action: Step
    change: int


def unpaid(state: State, seat: int) -> State:
    """A copy in which a debt of this player is never covered, so that nothing goes on by itself while planning."""
    copy = state.copy()
    for depth, frame in enumerate(copy.stack):
        if isinstance(frame, Due) and frame.seat == seat:
            copy.stack[depth] = Due(seat, frame.to, _NEVER_PAID, frame.reason)
    return copy


class Basket:
    """Steps that are legal one after the other; `state` is the position they would lead to."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.steps: list[Planned] = []
        self._start = unpaid(state, seat)
        self.state = self._start

    @property
    def total(self) -> int:
        """What all steps together do to the cash."""
        return sum(step.change for step in self.steps)

    @property
    def cash(self) -> int:
        """The cash after all steps."""
        return self._start.cash[self.seat] + self.total

    @property
    def waits(self) -> bool:
        """Whether the last step makes the Bank ask the others first (BUILD-6): nothing can be planned beyond."""
        return isinstance(self.state.stack[-1], BuildingCall) and not isinstance(self._start.stack[-1], BuildingCall)

    def why_not(self, action: AnyAction) -> Refusal | None:
        """Why a step can't come next."""
        return engine.why_not(self.state, action)

    def add(self, action: Step) -> Refusal | None:
        """Plan one more step; the refusal when it can't come next."""
        refusal = self.why_not(action)
        if refusal is None:
            before = self.state.cash[self.seat]
            self.state, _ = engine.apply(self.state, action, Recorded(()))
            change = self.state.cash[self.seat] - before
            if self.waits and isinstance(action, Build):
                change = -self.state.board.house_costs[action.on]
            self.steps.append(Planned(action, change))
        return refusal

    def undoes(self, step: Step) -> int | None:
        """The index of the planned step that this one would only undo; None if there is none."""
        opposite = _OPPOSITE.get(type(step))
        for n in range(len(self.steps) - 1, -1, -1):
            planned = self.steps[n].action
            if opposite is type(planned) and getattr(planned, "on", None) == getattr(step, "on", None):
                return n
        return None

    def take_out(self, index: int) -> None:
        """Take a step out again, and with it all later ones that need it."""
        left = [step.action for n, step in enumerate(self.steps) if n != index]
        self._replay(left)

    def clear(self) -> None:
        """Begin anew."""
        self._replay([])

    def rebase(self, state: State) -> None:
        """The position changed meanwhile: keep the steps that are still possible."""
        self._start = unpaid(state, self.seat)
        self._replay([step.action for step in self.steps])

    def _replay(self, actions: list[Step]) -> None:
        self.steps = []
        self.state = self._start
        for action in actions:
            self.add(action)


@dataclass(frozen=True)
class Way:
    """A way to raise cash: what it brings, and what is lost for good by it (for ordering)."""

    action: Step
    brings: int
    loss: int

    @property
    def price(self) -> float:
        """Loss for each dollar raised."""
        return self.loss / self.brings if self.brings else float("inf")


def ways(state: State, seat: int) -> list[Way]:
    """All legal ways to raise cash from the Bank now, the cheapest first."""
    board = state.board
    found = []
    for space in state.deeds_of(seat):
        mortgage, sell = Mortgage(seat, space), Sell(seat, space)
        if engine.why_not(state, mortgage) is None:
            value = board.mortgages[space]
            found.append(Way(mortgage, value, tenth(value) + rent_of(state, space, _USUAL_THROW).amount))
        elif engine.why_not(state, sell) is None:
            found.append(_sale(state, seat, sell, (space,)))
    for group, lots in board.groups.items():
        whole = SellGroup(seat, group)
        if engine.why_not(state, whole) is None:
            found.append(_sale(state, seat, whole, lots))
    return sorted(found, key=lambda way: (way.price, way.brings))


def _sale(state: State, seat: int, action: Sell | SellGroup, lots: tuple[int, ...]) -> Way:
    """Half the price is gone, and so is the rent that the buildings earned."""
    after, _ = engine.apply(unpaid(state, seat), action, Recorded(()))
    brings = after.cash[seat] - state.cash[seat]
    before_rent = sum(rent_of(state, lot, _USUAL_THROW).amount for lot in lots)
    after_rent = sum(rent_of(after, lot, _USUAL_THROW).amount for lot in lots)
    return Way(action, brings, brings + before_rent - after_rent)


def suggestion(state: State, seat: int, amount: int) -> list[Step] | None:
    """The cheapest steps found that bring the cash up to `amount`, none of them needless; None if the Bank can't."""
    basket = Basket(state, seat)
    prices: list[tuple[float, Step]] = []
    while basket.cash < amount:
        possible = [way for way in ways(basket.state, seat) if way.brings]
        one_by_one = [way for way in possible if not isinstance(way.action, SellGroup)]
        if not possible:
            return None
        cheapest = (one_by_one or possible)[0]
        basket.add(cheapest.action)
        prices.append((cheapest.price, cheapest.action))
    dearest_first = [step for _, step in sorted(prices, key=lambda pair: -pair[0])]
    return [step.action for step in _without_needless(basket, state, amount, dearest_first).steps]


def _without_needless(basket: Basket, state: State, amount: int, order: list[Step]) -> Basket:
    """Leave out, in this order, each step without which the rest still reaches the amount."""
    for action in order:
        rest = Basket(state, basket.seat)
        left = [step.action for step in basket.steps]
        left.remove(action)
        for step in left:
            rest.add(step)
        if rest.cash >= amount and len(rest.steps) == len(left):
            basket = rest
    return basket
