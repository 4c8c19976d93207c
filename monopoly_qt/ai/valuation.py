"""How likely each player is to win.

Every player still in the game gets a strength: the sum of what counts (`COUNTS`) times its weight. A player's chance is
exp(strength) over the sum of all players' exp(strength), so a weight says by how much e-fold a unit raises the odds.
The weights were fitted to the winners of whole games, see tools/tune.py.
"""

import math
from typing import Final, NamedTuple

from ..core.state import HOTEL, State
from .tables import RAILROAD_RENTS, Set, Tables, tables_for
from .weights import COUNTS, Weights, weights

_MEAN_THROW: Final = 7
_OUT: Final = -1000.0  # the strength of a bankrupt player: no chance
_PLENTY: Final = 10_000
_SOON: Final = 300  # dollars that come in before a set in the making is built on
(
    _FEW_DOLLARS, _CASH, _EARLY, _LEND, _BUILT, _RENT, _REACH, _GROW, _SETS, _OPEN_ONE, _OPEN_TWO, _HELD_ONE,
    _HELD_MORE, _FIRST, _BLOCK, _SHORT, _RUIN, _CARD,
) = range(len(COUNTS))  # fmt: skip


class Share(NamedTuple):
    """A player's part in a group that is not whole: which of COUNTS it adds to, and the seats whose set it blocks."""

    seat: int
    adds_to: int  # index in COUNTS
    blocks: tuple[int, ...]


class Appraiser:
    """Values positions of one board with one set of weights."""

    def __init__(self, tables: Tables, w: Weights) -> None:
        self.tables = tables
        self.w = w
        self._factors = tuple(w.counts[name] for name in COUNTS)
        self._shares: dict[tuple[int, ...], tuple[Share, ...]] = {}

    def chances(self, s: State) -> list[float]:
        """Each player's chance to win; they add up to one."""
        return self.shares(self.strengths(s))

    @staticmethod
    def shares(strength: list[float]) -> list[float]:
        """Chances from strengths."""
        most = max(strength)
        parts = [math.exp(value - most) for value in strength]
        total = sum(parts)
        return [part / total for part in parts]

    def strengths(self, s: State) -> list[float]:
        """The strength of every player."""
        factors = self._factors
        found = []
        for seat, counts in enumerate(self.counts(s)):
            if s.bankrupt[seat]:
                found.append(_OUT)
            else:
                found.append(sum([a * b for a, b in zip(factors, counts, strict=True)]))
        return found

    def cash_worth(self, s: State, seat: int) -> float:
        """What a dollar more adds to a player's strength."""
        few = self._factors[_FEW_DOLLARS] / 100 if s.cash[seat] < _SOON else 0.0
        early = _unsold(s) * self._factors[_EARLY]
        return max(1e-5, few + (self._factors[_CASH] + early) / 1000)

    # What counts

    def counts(self, s: State) -> list[list[float]]:
        """What counts for each player, in the order of COUNTS."""
        cash, owner = s.cash, s.owner
        rows = [[0.0] * len(COUNTS) for _ in cash]
        others = len(cash) - sum(s.bankrupt) - 1
        fund = cash[:]
        stock = s.houses if s.rules.limited_buildings else _PLENTY
        for group in self.tables.sets:
            owners = tuple([owner[space] for space in group.spaces])
            first = owners[0]
            if first >= 0 and owners.count(first) == len(owners):
                stock -= self._whole(s, rows[first], group, first, fund, stock, others)
            else:
                self._parts(s, rows, group, owners, others)
        self._lines(s, rows, others)
        self._goods(s, rows)
        self._risks(s, rows)
        return rows

    def _whole(
        self, s: State, row: list[float], group: Set, seat: int, fund: list[int], stock: int, others: int
    ) -> int:
        """A set owned whole: what stands, and what the cash can add. Returns the buildings that this would take."""
        ladder = group.ladder
        row[_SETS] += 1
        standing = self._standing(s, group)
        base, lift = ladder[standing], 0.0
        if not standing:
            for space in group.spaces:
                if s.mortgaged[space]:
                    lift += 1.1 * s.board.mortgages[space]
                    base -= 2 * self.tables.rents[space][0] * self.tables.rate[space]
        row[_RENT] += others * base / 100
        row[_BUILT] += standing * group.cost / 1000
        reach = max(0, min(int((fund[seat] - lift) // group.cost), group.best - standing, stock))
        fund[seat] -= int(min(fund[seat], reach * group.cost + lift))
        now = ladder[standing + reach]
        row[_REACH] += others * max(0.0, now - base) / 100
        row[_GROW] += others * max(0.0, ladder[max(group.best, standing)] - max(now, base)) / 100
        return reach

    @staticmethod
    def _standing(s: State, group: Set) -> int:
        levels = sum([s.buildings[space] for space in group.spaces])
        if levels and s.rules.houses_for_hotel != 4:
            levels -= sum(s.buildings[space] == HOTEL for space in group.spaces)
        return levels

    def _parts(self, s: State, rows: list[list[float]], group: Set, owners: tuple[int, ...], others: int) -> None:
        """A group in several hands: plain rents, and what each might make of it."""
        rents, rate = self.tables.rents, self.tables.rate
        for space, owner in zip(group.spaces, owners, strict=True):
            if owner >= 0 and not s.mortgaged[space]:
                rows[owner][_RENT] += others * rents[space][0] * rate[space] / 100
        shares = self._shares.get(owners)
        if shares is None:
            shares = self._shares[owners] = _shares_of(owners)
        for seat, adds_to, blocks in shares:
            row = rows[seat]
            row[adds_to] += others * self._dream(s, group, seat) / 100
            for other in blocks:
                row[_BLOCK] += others * self._dream(s, group, other) / 100

    @staticmethod
    def _dream(s: State, group: Set, seat: int) -> float:
        """What a set would earn per opponent's turn with the buildings that a player could soon pay for."""
        return group.ladder[min((s.cash[seat] + _SOON) // group.cost, group.best)]

    def _lines(self, s: State, rows: list[list[float]], others: int) -> None:
        """Railroads and utilities."""
        rate, owner = self.tables.rate, s.owner
        for spaces, railroads in ((s.board.railroads, True), (s.board.utilities, False)):
            owners = [owner[space] for space in spaces]
            for space, seat in zip(spaces, owners, strict=True):
                if seat < 0 or s.mortgaged[space]:
                    continue
                held = owners.count(seat)
                rent = RAILROAD_RENTS[min(held, 4)] if railroads else _MEAN_THROW * (4 if held == 1 else 10)
                rows[seat][_RENT] += others * rent * rate[space] / 100

    @staticmethod
    def _goods(s: State, rows: list[list[float]]) -> None:
        """Cash, what the Bank would lend, Jail cards."""
        unsold = _unsold(s)
        for row, cash in zip(rows, s.cash, strict=True):
            row[_FEW_DOLLARS] = min(cash, _SOON) / 100
            row[_CASH] = cash / 1000
            row[_EARLY] = unsold * cash / 1000
        mortgages = s.board.mortgages
        for space in s.board.deeds:
            seat = s.owner[space]
            if seat >= 0:
                rows[seat][_LEND] += mortgages[space] * (-1.1 if s.mortgaged[space] else 1.0) / 1000
        for seat in s.jail_cards:
            if seat >= 0:
                rows[seat][_CARD] += 1

    def _risks(self, s: State, rows: list[list[float]]) -> None:
        """What the coming lap's rents exceed the cash by, weighted with the exact odds of landing there."""
        least = min([c for c, out in zip(s.cash, s.bankrupt, strict=True) if not out])
        rents, owner = self.tables.rents, s.owner
        dear = []
        for space, level in enumerate(s.buildings):
            if level and rents[space][level] > least:
                dear.append((space, rents[space][level], owner[space]))
        if not dear:
            return
        for seat, row in enumerate(rows):
            cash = s.cash[seat]
            raisable = cash + 500 * row[_BUILT] + 1000 * max(0.0, row[_LEND])
            lap = self.tables.odds.lap[s.space[seat]]
            for space, rent, landlord in dear:
                if landlord != seat and rent > cash:
                    row[_SHORT] += lap[space] * (rent - cash) / 1000
                    row[_RUIN] += lap[space] * max(0.0, rent - raisable) / 1000


def _unsold(s: State) -> float:
    """The share of the deeds that the Bank still has."""
    owner = s.owner
    return sum([owner[space] < 0 for space in s.board.deeds]) / len(s.board.deeds)


def _shares_of(owners: tuple[int, ...]) -> tuple[Share, ...]:
    """Who has which part in a group that is not whole."""
    bank = owners.count(-1)
    found = []
    seats = sorted({owner for owner in owners if owner >= 0})
    for seat in seats:
        missing = len(owners) - owners.count(seat)
        if missing == 1:
            adds_to = _OPEN_ONE if bank else _HELD_ONE
        elif missing == bank:
            adds_to = _OPEN_TWO
        else:
            adds_to = _FIRST if bank else _HELD_MORE
        mine = owners.count(seat)
        blocks = [o for o in seats if o != seat and not bank and owners.count(o) + mine == len(owners)]
        found.append(Share(seat, adds_to, tuple(blocks)))
    return tuple(found)


_APPRAISERS: dict[tuple[int, int], Appraiser] = {}


def appraiser_for(s: State, w: Weights | None = None) -> Appraiser:
    """The appraiser that fits a state's board and rules."""
    tables, used = tables_for(s), w or weights()
    key = (id(tables), id(used))
    found = _APPRAISERS.get(key)
    if found is None or found.w is not used:
        found = _APPRAISERS[key] = Appraiser(tables, used)
    return found
