"""How likely each player is to win: strength in dollars, and the share of the win that follows.

Strength = cash, what the Bank would lend, a part of what buildings cost
         + rounds that count × (rent from the others − rent to the others), with the buildings that the cash can buy
         + a share of what each set would bring whose last lots are still to be had
         − what the coming lap may cost beyond the cash in hand.
"""

import math
from typing import Final, NamedTuple

from ..core.state import State
from .tables import RAILROAD_RENTS, Set, Tables, tables_for
from .weights import Weights, weights

_MEAN_THROW: Final = 7
_OUT: Final = -math.inf


class Share(NamedTuple):
    """What part of a whole set's value a player's lots in it stand for."""

    seat: int
    part: float


class Account:
    """The strength of one position, item by item; lists by seat, in dollars (incomes per opponent's turn)."""

    __slots__ = ("assets", "dream", "dues", "income", "now", "risk", "strength")

    def __init__(self, seats: int) -> None:
        self.assets = [0.0] * seats
        self.dream = [0.0] * seats
        self.now = [0.0] * seats  # income as things stand
        self.income = [0.0] * seats  # income once the cash is built
        self.dues = [0.0] * seats  # rent paid per own turn
        self.risk = [0.0] * seats
        self.strength = [0.0] * seats


class Appraiser:
    """Values positions of one board with one set of weights."""

    def __init__(self, tables: Tables, w: Weights) -> None:
        self.tables = tables
        self.w = w
        self._shares: dict[tuple[int, ...], tuple[Share, ...]] = {}

    def account(self, s: State) -> Account:
        """The strength of every player."""
        acc = Account(len(s.cash))
        alive = [seat for seat in s.seats if not s.bankrupt[seat]]
        others = len(alive) - 1
        fund: list[float] = list(s.cash)
        stock = s.houses if s.rules.limited_buildings else 10_000
        for group in self.tables.sets:
            owners = tuple([s.owner[space] for space in group.spaces])
            first = owners[0]
            if first >= 0 and owners.count(first) == len(owners):
                stock -= self._whole(s, acc, group, first, fund, stock, others)
            else:
                self._parts(s, acc, group, owners, others)
        self._lines(s, acc)
        self._goods(s, acc)
        total = sum(acc.income[seat] for seat in alive)
        horizon = self._horizon(s)
        self._risks(s, acc, alive)
        for seat in s.seats:
            if s.bankrupt[seat]:
                acc.strength[seat] = _OUT
                continue
            acc.dues[seat] = total - acc.income[seat]
            net = others * acc.income[seat] - acc.dues[seat]
            acc.strength[seat] = acc.assets[seat] + horizon * net + acc.dream[seat] - acc.risk[seat]
        return acc

    def chances(self, s: State) -> list[float]:
        """Each player's chance to win; they add up to one."""
        return self.shares(self.account(s).strength)

    def shares(self, strength: list[float]) -> list[float]:
        """Chances from strengths: `scale` dollars more make one e times as likely to win."""
        most = max(strength)
        parts = [math.exp((value - most) / self.w.scale) for value in strength]
        total = sum(parts)
        return [part / total for part in parts]

    def _horizon(self, s: State) -> float:
        """Rounds that count: fewer when an agreed end is near."""
        end = s.rules.end_rounds
        return self.w.horizon if end is None else min(self.w.horizon, float(max(0, end - s.round)))

    def _whole(
        self, s: State, acc: Account, group: Set, seat: int, fund: list[float], stock: int, others: int
    ) -> int:
        """A set owned whole: what stands, and what the cash can add. Returns the buildings it would take."""
        w = self.w
        levels = self._built(s, group)
        ladder = group.ladder
        pledged = [space for space in group.spaces if s.mortgaged[space]]
        if pledged:
            lift = sum(1.1 * s.board.mortgages[space] for space in pledged)
            for space in group.spaces:
                if space not in pledged:
                    acc.now[seat] += 2 * self.tables.rents[space][0] * self.tables.rate[space]
            base = acc.now[seat]
        else:
            lift = 0.0
            base = ladder[levels]
            acc.now[seat] += base
            acc.assets[seat] += w.building * levels * group.cost
        acc.income[seat] += base if not pledged else 0.0
        money = fund[seat] + w.future_cash / 2 - lift
        if money < 0:
            return 0
        count = min(int(money // group.cost), max(0, group.best - levels), max(0, stock))
        fund[seat] = max(0.0, money - count * group.cost - w.future_cash / 2)
        gain = self._horizon(s) * others * (ladder[levels + count] - base) - lift
        gain -= (1 - w.building) * count * group.cost
        if gain > 0:
            acc.dream[seat] += w.delay * gain
        return count

    def _built(self, s: State, group: Set) -> int:
        levels = sum([s.buildings[space] for space in group.spaces])
        if levels and s.rules.houses_for_hotel != 4:
            levels -= sum(s.buildings[space] == 5 for space in group.spaces)
        return levels

    def _parts(self, s: State, acc: Account, group: Set, owners: tuple[int, ...], others: int) -> None:
        """A set in several hands: plain rents, and what each might make of it."""
        rents, rate = self.tables.rents, self.tables.rate
        for space, owner in zip(group.spaces, owners, strict=True):
            if owner >= 0 and not s.mortgaged[space]:
                rent = rents[space][0] * rate[space]
                acc.now[owner] += rent
                acc.income[owner] += rent
        shares = self._shares.get(owners)
        if shares is None:
            shares = self._shares[owners] = self._share(owners)
        horizon = self._horizon(s)
        for seat, part in shares:
            money = s.cash[seat] + self.w.future_cash
            count = min(int(money // group.cost), group.best)
            gain = horizon * others * group.ladder[count] - (1 - self.w.building) * count * group.cost
            if gain > 0:
                acc.dream[seat] += part * gain

    def _share(self, owners: tuple[int, ...]) -> tuple[Share, ...]:
        w = self.w
        bank = owners.count(-1)
        found = []
        for seat in {owner for owner in owners if owner >= 0}:
            missing = len(owners) - owners.count(seat)
            if missing == 1:
                part = w.open_one if bank else w.held_one
            elif missing == bank:
                part = w.open_two
            elif not bank:
                part = w.held_more
            else:
                part = w.first_lot
            found.append(Share(seat, part))
        return tuple(found)

    def _lines(self, s: State, acc: Account) -> None:
        """Railroads and utilities."""
        rate, owner = self.tables.rate, s.owner
        for spaces, railroads in ((s.board.railroads, True), (s.board.utilities, False)):
            owners = [owner[space] for space in spaces]
            for space, seat in zip(spaces, owners, strict=True):
                if seat < 0 or s.mortgaged[space]:
                    continue
                held = owners.count(seat)
                rent = RAILROAD_RENTS[min(held, 4)] if railroads else _MEAN_THROW * (4 if held == 1 else 10)
                acc.now[seat] += rent * rate[space]
                acc.income[seat] += rent * rate[space]

    def _goods(self, s: State, acc: Account) -> None:
        """Cash, what the Bank would lend, Jail cards; printed prices where the richest may win."""
        assets, mortgages = acc.assets, s.board.mortgages
        for seat, cash in enumerate(s.cash):
            assets[seat] += cash
        pledge = self.w.pledge
        for space in s.board.deeds:
            seat = s.owner[space]
            if seat >= 0:
                assets[seat] += pledge * mortgages[space] * (-1 if s.mortgaged[space] else 1)
        for seat in s.jail_cards:
            if seat >= 0:
                assets[seat] += self.w.jail_card

    def _risks(self, s: State, acc: Account, alive: list[int]) -> None:
        """What the coming lap's rents exceed the cash by, weighted with the exact odds of landing there."""
        least = min(s.cash[seat] for seat in alive)
        dear = self._dear(s, least)
        if not dear:
            return
        for seat in alive:
            cash = s.cash[seat]
            raisable = cash + self._raisable(s, seat)
            lap = self.tables.odds.lap[s.space[seat]]
            harm = 0.0
            for space, rent, owner in dear:
                if owner != seat and rent > cash:
                    harm += lap[space] * (self.w.short * (rent - cash) + self.w.ruin * max(0.0, rent - raisable))
            acc.risk[seat] = harm

    def _dear(self, s: State, least: int) -> list[tuple[int, int, int]]:
        """(space, rent, owner) of lots with rents above somebody's cash: built ones, or all when cash is low."""
        found = []
        for space, level in enumerate(s.buildings):
            owner = s.owner[space]
            if level:
                rent = self.tables.rents[space][level]
                if rent > least:
                    found.append((space, rent, owner))
        return found

    def _raisable(self, s: State, seat: int) -> int:
        total = 0
        costs, mortgages = s.board.house_costs, s.board.mortgages
        for space in s.board.deeds:
            if s.owner[space] == seat:
                if s.buildings[space]:
                    total += s.buildings[space] * costs[space] // 2
                if not s.mortgaged[space]:
                    total += mortgages[space]
        return total


def appraiser_for(s: State, w: Weights | None = None) -> Appraiser:
    """The appraiser that fits a state's board and rules."""
    return _appraiser(tables_for(s), w or weights())


_APPRAISERS: dict[tuple[int, Weights], Appraiser] = {}


def _appraiser(tables: Tables, w: Weights) -> Appraiser:
    key = (id(tables), w)
    if key not in _APPRAISERS:
        _APPRAISERS[key] = Appraiser(tables, w)
    return _APPRAISERS[key]
