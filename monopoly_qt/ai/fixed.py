"""The fixed policies of the ladder: fp-a, fp-b and fp-c, alike but for what they prefer, and cashflow."""

from collections.abc import Iterator

from ..core import actions as act
from ..core.actions import AnyAction, Bundle, Offer
from ..core.engine import why_not
from ..core.estate import can_raise, level_up
from ..core.frames import Due
from ..core.state import State
from . import deals, habits
from .player import Computer
from .reasons import Why
from .tables import tables_for

_KEEP = 200
_JAIL_CARD = 50


class FixedPolicy(Computer):
    """Buys if affordable, builds when it can, trades for sets."""

    def __init__(self, personality: str = "", seed: int = 0) -> None:
        super().__init__(personality, seed)
        self._offered = (-1, -1)  # the turn and seat that the last offer was made in

    def prefers(self, view: State, space: int) -> bool:
        """Whether this is one of the deeds that it wants most."""
        return False

    def reserve(self, view: State, seat: int) -> int:
        """See Computer."""
        return _KEEP

    def on_roll(self, view: State, seat: int) -> AnyAction:
        """A card first; pay while more than six deeds are unsold, else stay."""
        if not view.jail[seat]:
            return act.Roll(seat)
        if seat in view.jail_cards:
            return act.UseCard(seat)
        return habits.leave_jail(view, seat) if habits.unsold(view) > 6 else act.Roll(seat)

    def on_purchase(self, view: State, seat: int) -> AnyAction:
        """What completes a set or is preferred if affordable, else with $200 left."""
        space = view.space[seat]
        wanted = habits.completes(view, seat, space) or self.prefers(view, space)
        enough = view.cash[seat] >= view.board.prices[space] + (0 if wanted else _KEEP)
        if enough and why_not(view, act.Buy(seat)) is None:
            self.because("buy_worth", space=space)
            return act.Buy(seat)
        self.because("decline_poor", space=space)
        return act.Decline(seat)

    def limit(self, view: State, seat: int, space: int) -> int:
        """The printed price, 1.2 × for what is wanted, keeping $200."""
        wanted = habits.completes(view, seat, space) or self.prefers(view, space)
        price = view.board.prices[space]
        return min(price * 6 // 5 if wanted else price, view.cash[seat] - _KEEP)

    # Raising cash

    def on_debt(self, view: State, seat: int) -> AnyAction:
        """Single lots by least rent, then houses by least rent lost, then what is left."""
        top = view.stack[-1]
        owed = top.amount if isinstance(top, Due) else 0
        if can_raise(view, seat) < owed:
            self.because("give_up", amount=owed - can_raise(view, seat))
            return act.GiveUp(seat)
        return next(self._ways(view, seat), act.GiveUp(seat))

    def _ways(self, view: State, seat: int) -> Iterator[AnyAction]:
        deeds = view.deeds_of(seat)
        tables = tables_for(view)
        whole = {lot for lots in view.board.groups.values() for lot in lots if all(view.owner[m] == seat for m in lots)}
        rent = {space: habits.earning(view, tables, space) for space in deeds}
        for space in sorted(deeds, key=lambda d: (d in whole, rent[d])):
            if space not in whole and why_not(view, act.Mortgage(seat, space)) is None:
                yield act.Mortgage(seat, space)
        sales = [act.Sell(seat, d) for d in deeds if view.buildings[d]]
        yield from sorted((s for s in sales if why_not(view, s) is None), key=lambda s: _rent_lost(view, s.on))
        groups = sorted({view.board.spaces[d].group for d in deeds if view.buildings[d]})
        yield from (act.SellGroup(seat, g) for g in groups)
        for space in sorted(whole & set(deeds), key=lambda d: rent[d]):
            if why_not(view, act.Mortgage(seat, space)) is None:
                yield act.Mortgage(seat, space)

    # Building: the set with the best rent gained per dollar

    def manage(self, view: State, seat: int) -> AnyAction | None:
        """Build with $200 left, then lift mortgages, then make the turn's one offer."""
        lot = _best_rent(view, seat, view.cash[seat] - _KEEP)
        if lot >= 0:
            self.because("build", space=lot, amount=habits.rent_after(view, lot))
            return act.Build(seat, lot)
        space = habits.pledge_to_lift(view, seat, view.cash[seat] - 2 * _KEEP)
        if space >= 0:
            self.because("unmortgage", space=space)
            return act.Unmortgage(seat, space)
        if self._offered == (view.turns, seat):
            return None
        self._offered = (view.turns, seat)
        return next((o for o in self._offers(view, seat) if why_not(view, o) is None), None)

    # Trading

    def _offers(self, view: State, seat: int) -> Iterator[Offer]:
        """A swap that completes a set for both, else cash for a lot that completes one's own."""
        wanted = [gap for gap in deals.gaps(view, seat) if len(gap.missing) == 1]
        for gap in wanted:
            lot, other = gap.missing[0], gap.holders[0]
            for theirs in deals.gaps(view, other):
                if len(theirs.missing) == 1 and theirs.holders == (seat,) and theirs.group != gap.group:
                    mine = theirs.missing[0]
                    extra = view.board.prices[lot] - view.board.prices[mine]
                    offer = deals.balanced(view, seat, other, (mine,), (lot,), extra)
                    if offer is not None:
                        self.because("offer_swap", seat=other, group=gap.group)
                        yield offer
        for gap in wanted:
            price = view.board.prices[gap.missing[0]]
            cash = min(price * 3 // 2, view.cash[seat])
            if cash >= price:
                self.because("offer_buy", seat=gap.holders[0], group=gap.group)
                yield Offer(seat, gap.holders[0], Bundle(cash), Bundle(0, gap.missing))

    def judge(self, view: State, seat: int, offer: Offer) -> tuple[bool, int, Why]:
        """A set without giving one away, or more worth with no set touched."""
        other = offer.to if seat == offer.seat else offer.seat
        sets = deals.effect(view, seat, offer)
        if sets.broken:
            return False, -1, Why("refuse_breaks", {"seat": other, "group": min(sets.broken)})
        if sets.gained:
            return True, 0, Why("accept_completes", {"seat": other, "group": min(sets.gained)})
        if sets.theirs:
            return False, -1, Why("refuse_completes", {"seat": other, "group": min(sets.theirs)})
        comes, goes = deals.sides(seat, offer)
        missing = self.value(view, seat, goes) - self.value(view, seat, comes)
        if missing < 0:
            return True, 0, Why("accept_good", {"seat": other})
        return False, missing + 1, Why("refuse_low", {"seat": other, "amount": missing + 1})

    def value(self, view: State, seat: int, goods: Bundle) -> int:
        """Printed prices, mortgaged ones at half, and cash."""
        return deals.printed(view, goods, _JAIL_CARD)


def _rent_lost(view: State, space: int) -> int:
    rents = view.board.spaces[space].rents
    return rents[view.buildings[space]] - rents[view.buildings[space] - 1]


def _best_rent(view: State, seat: int, money: int) -> int:
    """The lot whose next building gains most rent per dollar, among those that may be built on now; -1: none."""
    best, most = -1, 0.0
    for space in view.deeds_of(seat):
        cost = view.board.house_costs[space]
        if not cost or cost > money or why_not(view, act.Build(seat, space)) is not None:
            continue
        rents, level = view.board.spaces[space].rents, view.buildings[space]
        gain = (rents[level_up(view, level)] - rents[level]) / cost
        if gain > most:
            best, most = space, gain
    return best


class FixedA(FixedPolicy):
    """Prefers railroads and the lots from $300 up."""

    kind = "fp-a"

    def prefers(self, view: State, space: int) -> bool:
        """See FixedPolicy."""
        return view.board.kinds[space] == "railroad" or (
            view.board.kinds[space] == "street" and view.board.prices[space] >= 300
        )


class FixedB(FixedPolicy):
    """Prefers the lots from $180 to $200 and from $100 to $120: orange and light blue."""

    kind = "fp-b"

    def prefers(self, view: State, space: int) -> bool:
        """See FixedPolicy."""
        return view.board.spaces[space].group in ("orange", "light_blue")


class FixedC(FixedPolicy):
    """Prefers nothing."""

    kind = "fp-c"


class Cashflow(FixedPolicy):
    """Values deeds and buildings by expected rent per turn over their cost."""

    kind = "cashflow"
    _ROUNDS = 35  # of rent that a deed is worth

    def deed_value(self, view: State, seat: int, space: int) -> int:
        """Rent of so many rounds from the landing odds; a lot that completes a set as if it had three houses."""
        tables = tables_for(view)
        opponents = len(view.others(seat))
        group = tables.set_of[space]
        if group >= 0 and habits.completes(view, seat, space):
            ladder = tables.sets[group]
            lots = len(ladder.spaces)
            gain = self._ROUNDS * opponents * ladder.ladder[2 * lots] - 2 * lots * ladder.cost
            return max(view.board.prices[space], int(gain) // 2)
        rents = tables.rents[space]
        if rents:
            mates = sum(view.owner[m] == seat for m in view.board.mates[space])
            rent = rents[0] * (1 + mates) + 0.1 * rents[3]
        elif view.board.kinds[space] == "railroad":
            rent = 25.0 * (1 << min(3, sum(view.owner[m] == seat for m in view.board.railroads if m != space)))
        else:
            rent = 28.0 if all(view.owner[m] != seat for m in view.board.utilities if m != space) else 70.0
        return int(self._ROUNDS * opponents * rent * tables.rate[space])

    def prefers(self, view: State, space: int) -> bool:
        """What pays for itself."""
        seat = view.stack[-1].seat
        return self.deed_value(view, seat, space) >= view.board.prices[space]

    def limit(self, view: State, seat: int, space: int) -> int:
        """What it will earn, up to twice the printed price, keeping $200."""
        value = min(self.deed_value(view, seat, space), 2 * view.board.prices[space])
        return min(value, view.cash[seat] - _KEEP)

    def manage(self, view: State, seat: int) -> AnyAction | None:
        """Build where expected rent per dollar is best; else as the fixed policies."""
        lot = habits.best_lot(view, seat, view.cash[seat] - _KEEP)
        if lot >= 0:
            self.because("build", space=lot, amount=habits.rent_after(view, lot))
            return act.Build(seat, lot)
        return super().manage(view, seat)

    def value(self, view: State, seat: int, goods: Bundle) -> int:
        """Expected rents and cash."""
        lots = sum(self.deed_value(view, seat, d) // (2 if view.mortgaged[d] else 1) for d in goods.deeds)
        return lots + goods.cash + _JAIL_CARD * len(goods.jail_cards)
