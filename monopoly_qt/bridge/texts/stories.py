"""All that one action brought, told together: a sum and the thing it is for become one line."""

from collections.abc import Sequence

import msgspec

from ...core import events as ev
from ...core.state import State
from . import lines, reasons
from .line import Line
from .lines_of_moves import throw_and_move
from .names import Names
from .source import translate

# Payments that are told in the line about the thing they are for.
_FOR_A_THING = frozenset({"price", "bid", "building", "building_bid", "sale", "mortgage", "unmortgage", "lift"})
_THINGS = (ev.DeedMoved, ev.Built, ev.Mortgaged, ev.Unmortgaged)


class Told(msgspec.Struct, frozen=True):
    """A line of the log, and the event that explains it (for `because`)."""

    line: Line
    event: ev.Event


def told(names: Names, events: Sequence[ev.Event], state: State) -> list[Told]:
    """The lines for these events, in order; `state` is the one that they lead to."""
    spoken = [e for e in events if type(e) not in lines.SILENT]
    found: list[Told] = []
    skip: ev.Event | None = None
    for n, event in enumerate(spoken):
        following = spoken[n + 1] if n + 1 < len(spoken) else None
        if event is skip:
            continue
        if _is_throw(event) and isinstance(event, ev.Thrown) and isinstance(following, ev.Moved):
            skip = following
            found.append(Told(throw_and_move(names, event, following), following))
            continue
        payment = _payment_for(event, spoken, n)
        line = lines.line(names, event, state, payment.amount if payment else None)
        if line is not None and payment is not None:
            rules = tuple(dict.fromkeys((*payment.reason.rules, *line.rules)))
            line = Line(line.seat, line.parts, rules)
        if line is not None:
            found.append(Told(line, payment or event))
    return found


def _is_throw(event: ev.Event) -> bool:
    return isinstance(event, ev.Thrown) and event.purpose == "move"


def _payment_for(event: ev.Event, spoken: Sequence[ev.Event], n: int) -> ev.Paid | None:
    """The payment right before or after a thing for the same space."""
    if not isinstance(event, _THINGS):
        return None
    for near in (*spoken[max(0, n - 1) : n], *spoken[n + 1 : n + 2]):
        if isinstance(near, ev.Paid) and near.reason.key in _FOR_A_THING and near.reason.space == event.space:
            return near
    return None


def because(names: Names, event: ev.Event, state: State) -> str:
    """The arithmetic and the facts behind an event."""
    if isinstance(event, ev.Paid):
        return reasons.payment(names, event, state)
    if isinstance(event, ev.ClaimOpened | ev.ClaimClosed):
        return reasons.claim(names, event.claim)
    if isinstance(event, ev.GameOver):
        return {
            "last": translate("Why", "All the others are bankrupt."),
            "bankruptcies": translate("Why", "The agreed number of bankruptcies is reached: the richest wins."),
            "rounds": translate("Why", "The agreed rounds are played: the richest wins."),
            "time": translate("Why", "The agreed time is over: the richest wins."),
        }[event.why]
    return ""


def announce(names: Names, event: ev.Event, state: State) -> str:
    """What a screen reader hears: the line of the log, whose turn begins, and what goes without a line."""
    if isinstance(event, ev.TurnBegan):
        return translate("Announce", "{player}’s turn.").format(player=names.player(event.seat))
    line = lines.line(names, event, state)
    return line.text if line else ""
