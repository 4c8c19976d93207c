"""Expert: the value function with a search over what can be done now."""

import copy
from typing import Any

from ..core import actions as act
from ..core.actions import AnyAction
from ..core.estate import tenth
from ..core.state import State
from . import habits
from .bargaining import Bargainer
from .danger import Danger
from .personalities import building_zeal, liking
from .tables import tables_for
from .weights import Weights


class Expert(Bargainer):
    """Plays for the best chance to win."""

    kind = "expert"

    def __init__(self, personality: str = "", seed: int = 0, w: Weights | None = None) -> None:
        super().__init__(personality, seed, w)
        self._limits: dict[tuple[int, int, int], int] = {}
        self._borrowed = -1  # the turn in which we last mortgaged a deed to build

    # Jail

    def on_roll(self, view: State, seat: int) -> AnyAction:
        """Out of Jail while the deeds still to be had outweigh the rents on the way."""
        if not view.jail[seat]:
            return act.Roll(seat)
        dues = Danger(view, seat).expected()
        if habits.unsold(view) * self.w.unsold >= dues - self.w.salary:
            self.because("jail_leave_buy" if habits.unsold(view) > 2 else "jail_leave_safe")
            return habits.leave_jail(view, seat)
        self.because("jail_stay", amount=int(dues))
        return act.Roll(seat)

    # Deeds from the Bank

    def on_purchase(self, view: State, seat: int) -> AnyAction:
        """Buy what is worth more than its price to us, also with borrowed money."""
        space = view.space[seat]
        price = view.board.prices[space]
        if view.rules.first_lap and not view.laps[seat]:
            return act.Decline(seat)
        worth = self.limit(view, seat, space)
        if worth < price:
            self.because("decline_dear", space=space)
            return act.Decline(seat)
        if view.cash[seat] >= price:
            self._explain_buy(view, seat, space)
            return act.Buy(seat)
        found = self._borrow(view, seat, price, worth)
        if found is not None:
            self.because("raise_mortgage", space=found.on)
            return found
        self.because("decline_poor", space=space)
        return act.Decline(seat)

    def _borrow(self, view: State, seat: int, price: int, worth: int) -> act.Mortgage | None:
        """The first mortgage towards a price, if single deeds can bring it and it is worth their interest."""
        tables = tables_for(view)
        missing = price - view.cash[seat]
        deeds = habits.single_deeds(view, seat)
        if sum(view.board.mortgages[d] for d in deeds) < missing or worth < price + missing // 4:
            return None
        return act.Mortgage(seat, min(deeds, key=lambda d: habits.earning(view, tables, d) / view.board.mortgages[d]))

    def _explain_buy(self, view: State, seat: int, space: int) -> None:
        if habits.completes(view, seat, space):
            self.because("buy_completes", space=space, group=view.board.group_of(space))
            return
        for other in view.others(seat):
            if habits.completes(view, other, space):
                self.because("buy_blocks", space=space, seat=other)
                return
        self.because("buy_worth", space=space)

    def limit(self, view: State, seat: int, space: int) -> int:
        """The price at which having a deed is as good as the keenest other having it for what that is worth to them."""
        key = (view.turns, space, sum(view.cash))
        if key not in self._limits:
            self._limits = {key: self._limit(view, seat, space)}
        return self._limits[key]

    def _limit(self, view: State, seat: int, space: int) -> int:
        appraiser, price = self.appraiser(view), view.board.prices[space]
        mine = appraiser.strengths(with_deed(view, space, seat, 0))
        rivals = []
        for other in view.others(seat):
            if view.cash[other] > price // 3:
                cost = min(view.cash[other], price)
                strength = appraiser.strengths(with_deed(view, space, other, cost))
                rivals.append((appraiser.shares(strength)[seat], strength))
        theirs = min(rivals)[0] if rivals else appraiser.chances(view)[seat]
        rate = appraiser.cash_worth(view, seat)
        low, high = 0, 4 * price
        while high - low > max(2, price // 50):
            middle = (low + high) // 2
            moved = mine[:]
            moved[seat] -= middle * rate
            if appraiser.shares(moved)[seat] >= theirs:
                low = middle
            else:
                high = middle
        worth = int(low * self.w.eager * liking(self.personality, view, seat, space))
        return max(worth, view.board.mortgages[space])  # the Bank gives that much for it at once

    # Building

    def manage(self, view: State, seat: int) -> AnyAction | None:
        """Trade, build, borrow to build, lift mortgages: each while the rent outweighs the risk."""
        offer = self.offer(view, seat)
        if offer is not None:
            return offer
        danger = Danger(view, seat)
        opponents = len(view.others(seat))
        lot = habits.best_lot(view, seat, view.cash[seat])
        if lot >= 0 and self._pays(view, seat, lot, danger, opponents):
            self.because("build", space=lot, amount=habits.rent_after(view, lot))
            return act.Build(seat, lot)
        if lot < 0:
            found = self._borrow_to_build(view, seat, danger, opponents)
            if found is not None:
                self._borrowed = view.turns
                self.because("raise_mortgage", space=found.on)
                return found
        return self._lift(view, seat, danger)

    def _pays(self, view: State, seat: int, lot: int, danger: Danger, opponents: int) -> bool:
        """Whether the rent gained until the next chance to build outweighs what the throws until then may cost."""
        cost = view.board.house_costs[lot]
        gain = habits.gain_of(view, lot) * opponents * self.w.patience * building_zeal(self.personality)
        left = view.cash[seat] - cost
        return gain >= danger.harm(max(0, left)) - danger.harm(view.cash[seat])

    def _borrow_to_build(self, view: State, seat: int, danger: Danger, opponents: int) -> act.Mortgage | None:
        """A single deed to mortgage for a house (up to the third), if the house earns much more than the deed."""
        lot = habits.best_lot(view, seat, 10_000)
        if lot < 0 or view.buildings[lot] >= 3 or not self._pays(view, seat, lot, danger, opponents):
            return None
        cost = view.board.house_costs[lot]
        deeds = habits.single_deeds(view, seat)
        tables = tables_for(view)
        if not deeds or view.cash[seat] + sum(view.board.mortgages[d] for d in deeds) < cost + 100:
            return None
        deed = min(deeds, key=lambda d: habits.earning(view, tables, d) / view.board.mortgages[d])
        loss = habits.earning(view, tables, deed) / view.board.mortgages[deed]
        gain = habits.gain_of(view, lot) / cost
        return act.Mortgage(seat, deed) if gain > 2 * loss and opponents else None

    def _lift(self, view: State, seat: int, danger: Danger) -> AnyAction | None:
        cash = view.cash[seat]
        space = habits.pledge_to_lift(view, seat, cash - 100)
        if space < 0 or self._borrowed == view.turns:
            return None
        price = view.board.mortgages[space] + tenth(view.board.mortgages[space])
        whole = habits.of_whole_set(view, seat, space)
        if danger.harm(cash - price) - danger.harm(cash) <= (20 if whole else 4):
            self.because("unmortgage", space=space)
            return act.Unmortgage(seat, space)
        return None

    def on_building_call(self, view: State, seat: int) -> AnyAction:
        """Want one of the last buildings if it pays."""
        lot = habits.best_lot(view, seat, view.cash[seat], view.stack[-1])
        if lot >= 0 and self._pays(view, seat, lot, Danger(view, seat), len(view.others(seat))):
            self.because("want", space=lot)
            return act.Want(seat, lot)
        self.because("want_none")
        return act.Pass(seat)

    def on_building_auction(self, view: State, seat: int) -> AnyAction:
        """Bid for the lot that gains most, while half the horizon's rent would pay for it."""
        top: Any = view.stack[-1]
        lot = habits.best_lot(view, seat, view.cash[seat], top)
        if lot >= 0:
            price = view.board.house_costs[lot]
            worth = habits.gain_of(view, lot) * len(view.others(seat)) * 9
            most = int(min(view.cash[seat] - 50, max(price, worth), 4 * price))
            amount = max(top.high + max(1, price // 10), price)
            if amount <= most:
                self.because("bid_building", space=lot, amount=amount)
                return act.Bid(seat, amount, lot)
        self.because("want_none")
        return act.Pass(seat)

    def on_mortgage_received(self, view: State, seat: int) -> AnyAction:
        """Lift if it belongs to a whole set, or if the cash is not needed on the way."""
        top: Any = view.stack[-1]
        price, cash = view.board.mortgages[top.space], view.cash[seat]
        danger = Danger(view, seat)
        whole = habits.of_whole_set(view, seat, top.space)
        safe = cash >= price and danger.harm(cash - price) - danger.harm(cash) <= (30 if whole else 6)
        if safe and cash - price >= (0 if whole else 150):
            self.because("lift", space=top.space)
            return act.Lift(seat, top.space)
        self.because("keep", space=top.space)
        return act.Keep(seat, top.space)


def with_deed(view: State, space: int, seat: int, cost: int) -> State:
    """The position with a deed bought by somebody."""
    s = copy.copy(view)
    s.owner = view.owner[:]
    s.owner[space] = seat
    s.cash = view.cash[:]
    s.cash[seat] -= cost
    return s
