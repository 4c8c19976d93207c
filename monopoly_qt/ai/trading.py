"""Trades by winning chances: what an offer does to both sides, what cash would balance it, and which to make."""

import copy
from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from ..core.actions import Bundle, Offer
from ..core.estate import debts, group_has_buildings, in_debt, tenth
from ..core.frames import NOBODY, Due
from ..core.state import State
from .deals import owner_after
from .valuation import Appraiser

_MOST_PAIRS: Final = 10  # of goods looked at for each partner
_HALVINGS: Final = 9  # of the interval in which the cash is sought
_SLACK: Final = 0.01  # by how much cash may change the chance of both together


class Deal(NamedTuple):
    """An offer with what it does to the chances of both sides."""

    offer: Offer
    mine: float
    theirs: float


def after(view: State, offer: Offer) -> State:
    """The position once an offer is accepted, with the 10 % on mortgaged deeds paid."""
    s = copy.copy(view)
    s.owner = owner_after(view, offer)
    s.cash = view.cash[:]
    extra = offer.give.cash - offer.take.cash
    s.cash[offer.seat] -= extra + _interest(view, offer.take)
    s.cash[offer.to] += extra - _interest(view, offer.give)
    if offer.give.jail_cards or offer.take.jail_cards:
        s.jail_cards = view.jail_cards[:]
        for goods, to in ((offer.give, offer.to), (offer.take, offer.seat)):
            for pack in goods.jail_cards:
                s.jail_cards[pack] = to
    return s


def _interest(view: State, goods: Bundle) -> int:
    return sum(tenth(view.board.mortgages[d]) for d in goods.deeds if view.mortgaged[d])


def before(view: State, offer: Offer) -> State:
    """What to compare with: the position as it is, but a side that could not pay its debts is out of it."""
    for seat in (offer.seat, offer.to):
        if in_debt(view, seat) and _could_raise(view, seat) < debts(view, seat):
            return without(view, seat)
    return view


def _could_raise(view: State, seat: int) -> int:
    total = view.cash[seat]
    for d in view.deeds_of(seat):
        total += view.buildings[d] * (view.board.house_costs[d] // 2)
        total += 0 if view.mortgaged[d] else view.board.mortgages[d]
    return total


def without(view: State, seat: int) -> State:
    """The position after a player's bankruptcy to the creditor of the debt on top (or to the Bank)."""
    s = copy.copy(view)
    creditor = next((f.to for f in reversed(view.stack) if isinstance(f, Due) and f.seat == seat), NOBODY)
    s.bankrupt = view.bankrupt[:]
    s.bankrupt[seat] = True
    s.owner, s.cash, s.buildings = view.owner[:], view.cash[:], view.buildings[:]
    gain = view.cash[seat]
    for d in view.deeds_of(seat):
        gain += view.buildings[d] * (view.board.house_costs[d] // 2)
        s.buildings[d] = 0
        s.owner[d] = creditor if creditor >= 0 else NOBODY
    s.cash[seat] = 0
    if creditor >= 0:
        s.cash[creditor] += gain
    return s


class Trader:
    """Looks for trades and judges them with one value function."""

    def __init__(self, appraiser: Appraiser, margin: float) -> None:
        self.appraiser = appraiser
        self.margin = margin

    def gains(self, view: State, offer: Offer) -> tuple[float, float]:
        """What an offer adds to the winning chances of (its maker, the other)."""
        was = self.appraiser.chances(before(view, offer))
        then = self.appraiser.chances(after(view, offer))
        return then[offer.seat] - was[offer.seat], then[offer.to] - was[offer.to]

    # Finding offers

    def deals(self, view: State, seat: int, other: int, greed: float) -> list[Deal]:
        """Deals with one partner that help both, the best for `seat` first; `greed`: our part of the gain."""
        was = self.appraiser.chances(view)
        found = []
        for give, take in self._goods(view, seat, other):
            deal = self._balance(view, was, Offer(seat, other, Bundle(0, give), Bundle(0, take)), greed)
            if deal is not None:
                found.append(deal)
        return sorted(found, key=lambda deal: -deal.mine)

    def _goods(self, view: State, seat: int, other: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
        """(give, take) pairs worth a look: what completes or joins groups on either side."""
        takes = _with_pairs(_wishes(view, seat, other))
        gives = _with_pairs(_wishes(view, other, seat))
        pairs = [(give, take) for give, take in product([*gives, ()], [*takes, ()]) if give or take]
        pairs = [p for p in pairs if not _same_group(view, *p)]
        yield from pairs[:_MOST_PAIRS]

    def _balance(self, view: State, was: list[float], offer: Offer, greed: float) -> Deal | None:
        """The offer with the cash that gives both sides their part of what there is to gain."""
        seat, other = offer.seat, offer.to
        then = after(view, offer)
        strength = self.appraiser.strengths(then)
        low, high = -min(view.cash[other], then.cash[other]), min(view.cash[seat], then.cash[seat])
        chances = self.appraiser.shares(strength)
        together = chances[seat] + chances[other] - was[seat] - was[other]
        if low > high or together < 2 * self.margin - _SLACK:
            return None  # cash moves what there is to gain, it adds nothing
        rates = [self.appraiser.cash_worth(then, n) for n in then.seats]
        least = self._least(strength, rates, seat, other, was[other] + self.margin, low, high)
        most = -self._least(strength, rates, other, seat, was[seat] + self.margin, -high, -low)
        if least > most:
            return None
        wish = max(low, int(least + (1 - greed) * (most - least)))
        cash = _round(wish, min(wish, least), most)
        for extra in (cash, (cash + most) // 2):
            give, take = Bundle(max(0, extra), offer.give.deeds), Bundle(max(0, -extra), offer.take.deeds)
            found = Offer(seat, other, give, take)
            chances = self.appraiser.chances(after(view, found))
            mine, theirs = chances[seat] - was[seat], chances[other] - was[other]
            if mine < self.margin:
                return None
            if theirs >= self.margin or greed > 1:
                return Deal(found, mine, theirs)
        return None

    def _least(
        self, strength: list[float], rates: list[float], payer: int, payee: int, chance: float, low: int, high: int
    ) -> int:
        """The least cash from `payer` to `payee` that gives the payee this chance; more than `high` if none does."""

        def enough(cash: int) -> bool:
            moved = strength[:]
            moved[payer] -= cash * rates[payer]
            moved[payee] += cash * rates[payee]
            return self.appraiser.shares(moved)[payee] >= chance

        if not enough(high):
            return high + 1_000_000
        for _ in range(_HALVINGS):
            if high - low <= 4:
                break
            middle = (low + high) // 2
            if enough(middle):
                high = middle
            else:
                low = middle
        return high

    def wanted(self, view: State, seat: int, offer: Offer, most: int) -> int:
        """How much more cash `seat` would need to agree, up to `most`; -1: no sum would do."""
        other = offer.to if seat == offer.seat else offer.seat
        was = self.appraiser.chances(before(view, offer))[seat] + self.margin
        then = after(view, offer)
        strength = self.appraiser.strengths(then)
        rates = [self.appraiser.cash_worth(then, n) for n in then.seats]
        if most <= 0:
            return -1
        found = self._least(strength, rates, other, seat, was, 0, most)
        return found + 5 if found <= most else -1


def _round(cash: int, least: int, most: int) -> int:
    """A round sum near `cash`, as people say it, if the limits leave room for one."""
    for step in (50, 10, 5):
        rounded = round(cash / step) * step
        if least <= rounded <= most and abs(rounded - cash) <= max(5, abs(cash) // 8):
            return int(rounded)
    return cash


def _wishes(view: State, seat: int, other: int) -> list[tuple[int, ...]]:
    """What `seat` may want from `other`: the last lots of its sets first, then mates of what it has, railroads."""
    owner = view.owner
    sure, joined, plain = [], [], []
    for lots in (*view.board.groups.values(), view.board.railroads, view.board.utilities):
        theirs = tuple([lot for lot in lots if owner[lot] == other])
        if not theirs or group_has_buildings(view, lots[0]):
            continue
        held = sum([owner[lot] == seat for lot in lots])
        if held and held + len(theirs) == len(lots):
            sure.append(theirs)
        elif held:
            joined.append(theirs)
        elif len(theirs) < len(lots):
            plain.append(theirs[:1])
    return sure + joined[:3] + plain[:1]


def _with_pairs(wishes: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The wishes, the first two together among them."""
    return [*wishes[:1], wishes[0] + wishes[1], *wishes[1:]] if len(wishes) > 1 else wishes


def _same_group(view: State, give: tuple[int, ...], take: tuple[int, ...]) -> bool:
    return bool(give and take) and view.board.mates[give[0]] == view.board.mates[take[0]]
