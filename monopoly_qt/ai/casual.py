"""Casual: sound habits without looking ahead. Beginner: plays for fun, and misjudges."""

from collections.abc import Iterator
from typing import Any, Final

from ..core import actions as act
from ..core.actions import AnyAction, Bundle, Offer
from ..core.engine import why_not
from ..core.estate import can_raise
from ..core.state import State
from . import deals, habits
from .manners import Manners
from .personalities import building_zeal, liking
from .player import Computer
from .reasons import Why
from .tables import rent_guess, tables_for

_AHEAD: Final = 12  # spaces that the next throw may reach


class Casual(Computer):
    """Buys with a reserve, builds to three houses first, trades for sets."""

    kind = "casual"
    rounds_counted = 8  # of rent at three houses, that a whole set is worth beside its price
    their_part = 0.7  # how much of the other's gain it wants to be paid for
    generous = 0.15  # which part of what a deal brings it leaves to the other

    def __init__(self, personality: str = "", seed: int = 0) -> None:
        super().__init__(personality, seed)
        self.manners = Manners()
        self._searched: tuple[int, tuple[int, ...]] | None = None
        self._knows_table = False  # whether it has seen how the others bid
        self._overbidders: set[int] = set()  # seats seen to bid far over the printed price

    # Buying

    def reserve(self, view: State, seat: int) -> int:
        """Half the dearest rent ahead, between $100 and $500."""
        tables = tables_for(view)
        here = view.space[seat]
        dearest = 0.0
        for steps in range(2, _AHEAD + 1):
            space = (here + steps) % 40
            if view.owner[space] >= 0 and view.owner[space] != seat:
                dearest = max(dearest, rent_guess(tables, view, space))
        return int(min(500.0, max(100.0, dearest / 2 / building_zeal(self.personality))))

    def on_roll(self, view: State, seat: int) -> AnyAction:
        """Out of Jail while there is something to buy; later it is a safe place."""
        if not view.jail[seat]:
            return act.Roll(seat)
        if habits.unsold(view) > 4:
            self.because("jail_leave_buy")
            return habits.leave_jail(view, seat)
        self.because("jail_stay", amount=self.reserve(view, seat))
        return act.Roll(seat)

    def wanted(self, view: State, seat: int, space: int) -> float:
        """How many times the printed price a deed is worth: more if it completes, pairs or blocks."""
        if habits.completes(view, seat, space):
            return 2.5
        if any(habits.completes(view, other, space) for other in view.others(seat)):
            return 1.6
        mates = view.board.mates[space]
        if any(view.owner[mate] == seat for mate in mates):
            return 1.3
        return 0.8 if view.board.kinds[space] == "utility" else 1.0

    def on_purchase(self, view: State, seat: int) -> AnyAction:
        """Buy if some cash is left; what completes a set, or would another's, at any rate."""
        space = view.space[seat]
        price, wanted = view.board.prices[space], self.wanted(view, seat, space)
        if view.rules.first_lap and not view.laps[seat]:
            return act.Decline(seat)
        if wanted < 1.5 and self._fetches_more(view, seat, price):
            self.because("decline_bait" if self._knows_table else "decline_probe", space=space)
            return act.Decline(seat)
        if wanted >= 1 and view.cash[seat] >= price + (0 if wanted >= 1.5 else 60):
            self.because(_buy_key(wanted), **self._buy_values(view, seat, space, wanted))
            return act.Buy(seat)
        if wanted >= 1.5 and can_raise(view, seat) >= price + 100:
            found = habits.single_deed(view, seat)
            if found is not None:
                self.because("raise_mortgage", space=found.on)
                return found
        self.because("decline_poor", space=space)
        return act.Decline(seat)

    def _buy_values(self, view: State, seat: int, space: int, wanted: float) -> dict[str, int | str]:
        values: dict[str, int | str] = {"space": space}
        if wanted >= 2:
            values["group"] = view.board.group_of(space)
        elif wanted >= 1.5:
            values["seat"] = next(other for other in view.others(seat) if habits.completes(view, other, space))
        return values

    def _fetches_more(self, view: State, seat: int, price: int) -> bool:
        """Whether two others bid each other far over the price: let them. The first deed shows how a table bids."""
        if not self._knows_table:
            return view.rules.auctions and len(view.others(seat)) > 1
        return sum(view.cash[other] > 2 * price for other in self._overbidders if not view.bankrupt[other]) >= 2

    def on_auction(self, view: State, seat: int) -> AnyAction:
        """Bid up to the limit, and remember who does not know one."""
        top: Any = view.stack[-1]
        self._knows_table = True
        dear = top.leader >= 0 and top.high > 1.5 * view.board.prices[top.space]
        if dear and self.wanted(view, top.leader, top.space) < 1.5:
            self._overbidders.add(top.leader)
        return super().on_auction(view, seat)

    def limit(self, view: State, seat: int, space: int) -> int:
        """The printed price times what it is wanted, keeping a little."""
        wanted = self.wanted(view, seat, space) * liking(self.personality, view, seat, space)
        keep = 0 if wanted >= 1.5 else 60
        return min(int(view.board.prices[space] * wanted), view.cash[seat] - keep)

    # Trading

    def manage(self, view: State, seat: int) -> AnyAction | None:
        """Trade first: it may bring a set to build on."""
        return self.offer(view, seat) or super().manage(view, seat)

    def offer(self, view: State, seat: int) -> Offer | None:
        """The best offer that manners allow, or None; not searched again before something changes."""
        key = (view.cash[seat] // 200, tuple(view.owner))
        if self._searched == key:
            return None
        for found, why in self.offers(view, seat):
            if self.manners.allows(view, found) and why_not(view, found) is None:
                self.why = why
                self.manners.made(view, found)
                return found
        self._searched = key
        return None

    def offers(self, view: State, seat: int) -> Iterator[tuple[Offer, Why]]:
        """Swaps that complete a set for both, then cash for a set's last lots."""
        wanted = [gap for gap in deals.gaps(view, seat) if len(gap.holders) == 1]
        for gap in wanted:
            other = gap.holders[0]
            for theirs in deals.gaps(view, other):
                if theirs.holders == (seat,) and theirs.group != gap.group:
                    swap = self._fair(view, seat, other, theirs.missing, gap.missing)
                    if swap is not None:
                        yield swap, Why("offer_swap", {"seat": other, "group": gap.group})
        for gap in wanted:
            bought = self._fair(view, seat, gap.holders[0], (), gap.missing)
            if bought is not None:
                yield bought, Why("offer_buy", {"seat": gap.holders[0], "group": gap.group})
            for spare in self._spares(view, seat, gap):
                bought = self._fair(view, seat, gap.holders[0], (spare,), gap.missing)
                if bought is not None:
                    yield bought, Why("offer_buy", {"seat": gap.holders[0], "group": gap.group})

    def _spares(self, view: State, seat: int, gap: deals.Gap) -> list[int]:
        """Deeds to put on top: those that the other has a mate of, but for the set that is to be completed."""
        found = []
        for space in view.deeds_of(seat):
            mates = view.board.mates[space]
            theirs = any(view.owner[m] == gap.holders[0] for m in mates)
            if theirs and space not in gap.held and not any(view.buildings[m] for m in mates):
                found.append(space)
        return found[:4]

    def _fair(self, view: State, seat: int, other: int, give: tuple[int, ...], take: tuple[int, ...]) -> Offer | None:
        """Lots for lots, with the cash that leaves the other its part of the gain; None if one side would lose."""
        bare = Offer(seat, other, Bundle(0, give), Bundle(0, take))
        mine, theirs = self.gain(view, seat, bare), self.gain(view, other, bare)
        if mine + theirs < 0:
            return None
        cash = int(self.generous * (mine + theirs) - theirs) + 1
        spare = view.cash[seat] - (50 if view.round > 3 else 200)
        if cash > spare and spare + theirs >= 5:
            cash = spare
        found = deals.balanced(view, seat, other, give, take, cash)
        return found if found is not None and self.gain(view, seat, found) > 0 else None

    def gain(self, view: State, seat: int, offer: Offer) -> float:
        """What an offer brings one of its sides, in dollars, with the sets that it makes and breaks."""
        sets = deals.effect(view, seat, offer)
        comes, goes = deals.sides(seat, offer)
        total = float(deals.printed(view, comes, 50) - deals.printed(view, goes, 50))
        total += sum(self._set_value(view, group) for group in sets.gained)
        total -= sum(1.5 * self._set_value(view, group) for group in sets.broken)
        patience = max(0.3, 1.0 - max(0, view.round - 60) / 200)  # a long game wants an end
        return total - patience * self.their_part * sum(self._set_value(view, group) for group in sets.theirs)

    def _set_value(self, view: State, group: str) -> float:
        tables = tables_for(view)
        found = next(g for g in tables.sets if g.id == group)
        opponents = sum(not out for out in view.bankrupt) - 1
        return float(self.rounds_counted * opponents * found.ladder[3 * len(found.spaces)])

    def judge(self, view: State, seat: int, offer: Offer) -> tuple[bool, int, Why]:
        """Accept what brings something, counting the sets of both."""
        other = offer.to if seat == offer.seat else offer.seat
        gain = self.gain(view, seat, offer)
        sets = deals.effect(view, seat, offer)
        if gain > 0:
            if sets.gained:
                return True, 0, Why("accept_completes", {"seat": other, "group": min(sets.gained)})
            return True, 0, Why("accept_good", {"seat": other})
        missing = int(-gain) + 1
        if sets.theirs:
            return False, missing, Why("refuse_completes", {"seat": other, "group": min(sets.theirs)})
        if sets.broken:
            return False, missing, Why("refuse_breaks", {"seat": other, "group": min(sets.broken)})
        return False, missing, Why("refuse_low", {"seat": other, "amount": missing})


def _buy_key(wanted: float) -> str:
    if wanted >= 2:
        return "buy_completes"
    return "buy_blocks" if wanted >= 1.5 else "buy_worth"


class Beginner(Casual):
    """Buys what it likes, bids by feeling, builds late, and judges trades by the printed prices."""

    kind = "beginner"
    rounds_counted = 2
    their_part = 0.1
    generous = 0.5

    def __init__(self, personality: str = "", seed: int = 0) -> None:
        super().__init__(personality, seed)
        self._taste = self.random.random()

    def likes(self, view: State, space: int) -> bool:
        """Somewhat more than half of the groups, each beginner others."""
        names = sorted([*view.board.groups, "railroad", "utility"])
        number = names.index(view.board.group_of(space))
        return (number * 0.37 + self._taste) % 1 < 0.55

    def reserve(self, view: State, seat: int) -> int:
        """Three hundred, whatever lies ahead: it likes to have notes in its hand."""
        return 300

    def on_roll(self, view: State, seat: int) -> AnyAction:
        """Nobody likes to sit in Jail: out by card or fine, most times."""
        if view.jail[seat] and self.random.random() < 0.6:
            return habits.leave_jail(view, seat)
        return act.Roll(seat)

    def on_purchase(self, view: State, seat: int) -> AnyAction:
        """What it likes, if affordable; the rest when rich."""
        space = view.space[seat]
        price = view.board.prices[space]
        if why_not(view, act.Buy(seat)) is None and (self.likes(view, space) or view.cash[seat] > price + 700):
            self.because("buy_like", space=space)
            return act.Buy(seat)
        self.because("decline_poor" if view.cash[seat] < price else "decline_dear", space=space)
        return act.Decline(seat)

    def limit(self, view: State, seat: int, space: int) -> int:
        """By feeling: between half the price and a little more than it, keeping something."""
        feeling = 0.5 + 0.7 * ((space * 0.61 + self._taste) % 1)
        if self.likes(view, space):
            feeling += 0.2
        return min(int(view.board.prices[space] * feeling), view.cash[seat] - 50)

    def manage(self, view: State, seat: int) -> AnyAction | None:
        """Builds now and then rather than at once, and trades when the mood takes it."""
        if self.random.random() < 0.6:
            return None
        action = super().manage(view, seat)
        if isinstance(action, act.Build) and view.buildings[action.on] >= 2 and self.random.random() < 0.7:
            return None
        return action
