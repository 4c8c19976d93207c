"""What a board's deeds earn, worked out once from the landing odds."""

from functools import cache
from typing import Final, NamedTuple

from ..core.board import Board
from ..core.state import HOTEL, State
from .odds import Odds, odds_of

RAILROAD_RENTS: Final = (0, 25, 50, 100, 200)
_MEAN_THROW: Final = 7


class Set(NamedTuple):
    """A colour group: its lots, what a building costs, and what it earns per opponent's turn."""

    id: str
    spaces: tuple[int, ...]
    cost: int
    bare: float  # with no building, all owned
    ladder: tuple[float, ...]  # by buildings in the whole group, placed evenly; bare at 0
    best: int  # how many buildings return most for their cost, as a rule three a lot


class Tables(NamedTuple):
    """Numbers of one board and one kind of hotel (four houses or three)."""

    board: Board
    odds: Odds
    steps: tuple[int, ...]  # building levels of a lot in order, e.g. 0 1 2 3 5 where three houses make a hotel
    rate: tuple[float, ...]  # rents paid per opponent's turn, by space; "nearest" cards count as they pay
    sets: tuple[Set, ...]  # those with the best return on buildings first
    set_of: tuple[int, ...]  # by space: index in `sets`, or -1
    rents: tuple[tuple[int, ...], ...]  # by space, by level; () where there are none

    def rent_now(self, space: int, level: int, whole: bool) -> int:
        """The rent of a street at a building level; doubled when bare and the group is owned whole."""
        rent = self.rents[space][level]
        return 2 * rent if whole and not level else rent


def _rate(board: Board, odds: Odds, space: int) -> float:
    """A "nearest" card pays a railroad twice, a utility ten times the throw: 2.5 times the four of a single one."""
    extra = {"railroad": 1.0, "utility": 1.5}.get(board.kinds[space], 0.0)
    return (odds.landings[space] + extra * odds.by_nearest[space]) * odds.throws_a_turn


def _set(board: Board, rate: tuple[float, ...], steps: tuple[int, ...], group: str) -> Set:
    spaces = board.groups[group]
    rents = [board.spaces[s].rents for s in spaces]
    levels = [0] * len(spaces)
    ladder = [sum(2 * r[0] * rate[s] for r, s in zip(rents, spaces, strict=True))]
    for step in range(1, len(steps)):
        # The best lot of the group first: even building leaves only the order free.
        for lot in sorted(range(len(spaces)), key=lambda n: -rents[n][steps[step]] * rate[spaces[n]]):
            levels[lot] = step
            ladder.append(
                sum(
                    r[steps[level]] * (1 if level else 2) * rate[s]
                    for r, level, s in zip(rents, levels, spaces, strict=True)
                )
            )
    cost = board.house_costs[spaces[0]]
    price = sum(board.prices[s] for s in spaces)
    best = max(range(1, len(ladder)), key=lambda n: ladder[n] / (price + n * cost))
    return Set(group, spaces, cost, ladder[0], tuple(ladder), best)


@cache
def tables_of(board: Board, houses_for_hotel: int = 4) -> Tables:
    """The tables of a board."""
    odds = odds_of(board)
    steps = (*range(houses_for_hotel + 1), HOTEL)
    rate = tuple(_rate(board, odds, s) for s in range(len(board.spaces)))
    sets = [_set(board, rate, steps, g) for g in board.groups]
    sets.sort(key=lambda s: -(s.ladder[s.best] - s.bare) / (s.best * s.cost))
    set_of = [-1] * len(board.spaces)
    for n, group in enumerate(sets):
        for space in group.spaces:
            set_of[space] = n
    rents = tuple(s.rents for s in board.spaces)
    return Tables(board, odds, steps, rate, tuple(sets), tuple(set_of), rents)


def tables_for(state: State) -> Tables:
    """The tables that fit a state's board and rules."""
    return tables_of(state.board, state.rules.houses_for_hotel)


def rent_guess(tables: Tables, state: State, space: int) -> float:
    """What landing here costs somebody who does not own it (utilities: a middling throw)."""
    owner = state.owner[space]
    if owner < 0 or state.mortgaged[space]:
        return 0.0
    mates = state.board.mates[space]
    held = sum(state.owner[m] == owner for m in mates)
    kind = state.board.kinds[space]
    if kind == "railroad":
        return RAILROAD_RENTS[min(held, 4)]
    if kind == "utility":
        return _MEAN_THROW * (10 if held == len(mates) and held > 1 else 4)
    return tables.rent_now(space, state.buildings[space], held == len(mates))
