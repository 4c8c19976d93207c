"""Where tokens land: the chain of the board's own spaces and cards, and the throws that come next."""

from functools import cache
from typing import Final, NamedTuple

from ..core.board import PACKS, SIZE, Board, Card

JAILED: Final = SIZE  # the index of "in Jail" among the landings
_ROUNDS: Final = 160  # of the power iteration: far below 1e-12 by then
_LAP: Final = 6  # throws, about one trip round the board


class Arrival(NamedTuple):
    """One way to end a throw: the space (JAILED: in Jail), its probability, whether a "nearest" card led there."""

    space: int
    chance: float
    by_nearest: bool


class Odds(NamedTuple):
    """Long-run landings as fractions of throws, and what the next throw and the next lap bring from each space."""

    landings: tuple[float, ...]  # 41, the last one in Jail
    by_nearest: tuple[float, ...]  # the part of the landings that comes from "nearest" cards
    throws_a_turn: float
    next_throw: tuple[tuple[float, ...], ...]  # [from][to]
    lap: tuple[tuple[float, ...], ...]  # [from][to]: expected landings within the next six throws


def _nearest(start: int, among: tuple[int, ...]) -> int:
    return next(s % SIZE for s in range(start + 1, start + SIZE + 1) if s % SIZE in among)


def _drawn(board: Board, space: int, card: Card) -> list[Arrival]:
    if card.effect == "advance":
        return [Arrival(card.target, 1.0, False)]
    if card.effect == "advance_nearest_railroad":
        return [Arrival(_nearest(space, board.railroads), 1.0, True)]
    if card.effect == "advance_nearest_utility":
        return [Arrival(_nearest(space, board.utilities), 1.0, True)]
    if card.effect == "move_back":
        return arrivals(board, (space - card.amount) % SIZE)
    if card.effect == "go_to_jail":
        return [Arrival(JAILED, 1.0, False)]
    return [Arrival(space, 1.0, False)]


def arrivals(board: Board, space: int) -> list[Arrival]:
    """Where a token that is moved to a space ends, when cards are drawn uniformly."""
    kind = board.kinds[space]
    if kind == "go_to_jail":
        return [Arrival(JAILED, 1.0, False)]
    if kind not in PACKS:
        return [Arrival(space, 1.0, False)]
    pack = board.packs[PACKS.index(kind)]
    sums: dict[tuple[int, bool], float] = {}
    for card in pack:
        for end in _drawn(board, space, card):
            key = (end.space, end.by_nearest)
            sums[key] = sums.get(key, 0.0) + end.chance / len(pack)
    return [Arrival(to, chance, nearest) for (to, nearest), chance in sums.items()]


class _Chain:
    """Nodes: (space, doubles thrown) for those at large, then the coming turn in Jail for those that stay there."""

    def __init__(self, board: Board, stay: bool) -> None:
        self.stay = stay
        self.ends = [arrivals(board, s) for s in range(SIZE)]
        self.moves = [self._from(s, d) for s in range(SIZE) for d in range(3)]
        if stay:
            self.moves += [self._in_jail(turn) for turn in (1, 2, 3)]
        self.jail = 3 * SIZE if stay else 3 * 10

    def _from(self, space: int, doubles: int) -> list[tuple[int, Arrival]]:
        """(next node, arrival) for each outcome; node -1 stands for Jail."""
        found: dict[tuple[int, int, bool], float] = {}
        for first in range(1, 7):
            for second in range(1, 7):
                double = first == second
                if double and doubles == 2:
                    _add(found, (-1, JAILED, False), 1 / 36)
                    continue
                self._land(found, (space + first + second) % SIZE, doubles + 1 if double else 0)
        return [(node, Arrival(to, chance, near)) for (node, to, near), chance in found.items()]

    def _land(self, found: dict[tuple[int, int, bool], float], space: int, doubles: int) -> None:
        for end in self.ends[space]:
            node = -1 if end.space == JAILED else 3 * end.space + doubles
            _add(found, (node, end.space, end.by_nearest), end.chance / 36)

    def _in_jail(self, turn: int) -> list[tuple[int, Arrival]]:
        """Stays as long as it can; doubles out of Jail give no further throw (JAIL-3)."""
        found: dict[tuple[int, int, bool], float] = {}
        for first in range(1, 7):
            for second in range(1, 7):
                if first == second or turn == 3:
                    self._land(found, 10 + first + second, 0)
                else:
                    _add(found, (3 * SIZE + turn, JAILED, False), 1 / 36)
        return [(node, Arrival(to, chance, near)) for (node, to, near), chance in found.items()]

    def settle(self) -> list[float]:
        """The long-run share of throws begun in each node."""
        mass = [0.0] * len(self.moves)
        mass[0] = 1.0
        for _ in range(_ROUNDS):
            coming = [0.0] * len(mass)
            for here, moves in zip(mass, self.moves, strict=True):
                if here:
                    for node, end in moves:
                        coming[self.jail if node < 0 else node] += here * end.chance
            mass = coming
        return mass


def _add(found: dict[tuple[int, int, bool], float], key: tuple[int, int, bool], chance: float) -> None:
    found[key] = found.get(key, 0.0) + chance


def _next_throws(chain: _Chain) -> list[list[float]]:
    rows = []
    for space in range(SIZE):
        row = [0.0] * (SIZE + 1)
        for _, end in chain.moves[3 * space]:
            row[end.space] += end.chance
        rows.append(row)
    return rows


def _laps(first: list[list[float]]) -> list[list[float]]:
    """Expected landings within the next throws: L = T + T·L, taken as often as a lap has throws."""
    sparse = [[(10 if to == JAILED else to, p) for to, p in enumerate(row) if p] for row in first]
    lap = [row[:] for row in first]
    for _ in range(_LAP - 1):
        new = [row[:] for row in first]
        for row, ways in zip(new, sparse, strict=True):
            for to, p in ways:
                for n, visits in enumerate(lap[to]):
                    row[n] += p * visits
        lap = new
    return lap


@cache
def odds_of(board: Board, stay: bool = False) -> Odds:
    """The odds of a board. `stay`: players stay in Jail as long as they can, else they leave at once."""
    chain = _Chain(board, stay)
    mass = chain.settle()
    landings = [0.0] * (SIZE + 1)
    nearest = [0.0] * (SIZE + 1)
    for share, moves in zip(mass, chain.moves, strict=True):
        for _, end in moves:
            landings[end.space] += share * end.chance
            if end.by_nearest:
                nearest[end.space] += share * end.chance
    turns = sum(mass[n] for n in range(0, 3 * SIZE, 3)) + sum(mass[3 * SIZE :])
    rows = _next_throws(chain)
    return Odds(
        tuple(landings), tuple(nearest), 1 / turns, tuple(map(tuple, rows)), tuple(tuple(row) for row in _laps(rows))
    )
