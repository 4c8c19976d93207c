"""Positions for the tests of the computers, said in names."""

from monopoly_qt import assets
from monopoly_qt.core.actions import Offer
from monopoly_qt.core.frames import Due, Reason, Trade, Turn
from monopoly_qt.core.rules import OFFICIAL, Rules
from monopoly_qt.core.state import HOTEL, State, empty_state

US = assets.board("us")
GROUPS = US.groups


def table(
    deeds: dict[int, list[str]],
    cash: list[int],
    buildings: dict[str, int] | None = None,
    rules: Rules = OFFICIAL,
    turn: int = 0,
    phase: str = "end",
    rounds: int = 20,
) -> State:
    """A position with these owners (names of spaces or groups by seat), before the end of somebody's turn."""
    s = empty_state(US, rules, len(cash))
    s.cash = cash[:]
    s.laps = [1] * len(cash)
    for seat, names in deeds.items():
        for name in names:
            for space in GROUPS.get(name) or (US.find(name),):
                s.owner[space] = seat
    for group, level in (buildings or {}).items():
        for space in GROUPS[group]:
            s.buildings[space] = level
            s.houses -= 0 if level == HOTEL else level
            s.hotels -= level == HOTEL
    s.round = rounds
    s.turns = 80
    s.stack = [Turn(turn, phase)]
    return s


def offered(s: State, offer: Offer) -> State:
    """The position with this offer open."""
    new = s.copy()
    new.stack.append(Trade(offer.to, offer.seat, offer.give, offer.take))
    return new


def owing(s: State, seat: int, to: int, amount: int) -> State:
    """The position with a debt open."""
    new = s.copy()
    new.stack.append(Due(seat, to, amount, Reason("rent")))
    return new


def names(*spaces: str) -> tuple[int, ...]:
    """The spaces with these names."""
    return tuple(sorted(US.find(space) for space in spaces))
