"""What the log says about each event."""

from collections.abc import Callable
from typing import Any, Final

from ...core import events as ev
from ...core.actions import Bundle
from ...core.frames import BANK
from ...core.state import State
from . import lines_of_goods as goods
from . import lines_of_moves as moves
from .line import Line, Part, fill
from .names import Names
from .sentence import Values, sentence
from .source import translate


def line(names: Names, event: ev.Event, state: State, price: int | None = None) -> Line | None:
    """What to say about an event; None where there is nothing that anybody needs to read.

    `price` is what was paid for it or received for it, if that is known from the events beside it.
    """
    write = LINES.get(type(event))
    return write(names, event, state, price) if write else None


def _claim_closed(names: Names, e: ev.ClaimClosed, _state: State, _price: int | None) -> Line | None:
    if e.how != "lost":
        return None
    claim = e.claim
    values: Values = {"space": names.space_part(claim.space), "sum": names.money_part(claim.amount)}
    text = translate("Log", "{player} did not ask in time: no {sum} for {space}.")
    return sentence(names, claim.owner, text, values, ("RENT-9",))


def _bankrupt(names: Names, e: ev.WentBankrupt, _state: State, _price: int | None) -> Line:
    if e.creditor == BANK:
        text = (
            translate("Log", "{player} gave up. Everything goes back to the Bank.")
            if e.gave_up
            else translate("Log", "{player} is bankrupt. Everything goes back to the Bank.")
        )
        return sentence(names, e.seat, text, {}, ("BANKRUPT-4", "BANKRUPT-5"))
    text = translate("Log", "{player} is bankrupt. Everything goes to {other}.")
    return sentence(names, e.seat, text, {"other": names.seat_part(e.creditor)}, ("BANKRUPT-1", "BANKRUPT-5"))


def _time(_names: Names, _e: ev.TimeRanOut, _state: State, _price: int | None) -> Line:
    text = translate("Log", "Time is up. The round is finished, then the richest wins.")
    return Line(-1, (Part(text),), ("OPT-end_minutes", "END-2"))


def _game_over(names: Names, e: ev.GameOver, _state: State, _price: int | None) -> Line:
    rule = "END-1" if e.why == "last" else "END-2"
    if len(e.winners) == 1:
        return sentence(names, e.winners[0], translate("Log", "{player} wins the game!"), {}, (rule,))
    winners = names.goods(0, (), ())[:0]
    for n, seat in enumerate(e.winners):
        glue = translate("Names", " and ") if n == len(e.winners) - 1 else translate("Names", ", ")
        winners += ((Part(glue),) if n else ()) + (names.seat_part(seat),)
    return Line(-1, fill(translate("Log", "{players} share the win!"), {"players": winners}), (rule,))


def _declined(names: Names, e: ev.Declined, state: State, _price: int | None) -> Line:
    rule = "BUY-2" if state.rules.auctions else "OPT-auctions"
    text = translate("Log", "{player} did not buy {space}.")
    return sentence(names, e.seat, text, {"space": names.space_part(e.space)}, (rule,))


def _bid(names: Names, e: ev.BidMade, _state: State, _price: int | None) -> Line:
    values: Values = {"space": names.space_part(e.space), "sum": names.money_part(e.amount)}
    if e.building:
        return sentence(
            names, e.seat, translate("Log", "{player} bid {sum} to build on {space}."), values, ("BUILD-6",)
        )
    return sentence(names, e.seat, translate("Log", "{player} bid {sum} for {space}."), values, ("AUCT-2",))


def _passed(names: Names, e: ev.Passed, _state: State, _price: int | None) -> Line:
    text, rule = {
        "auction": (translate("Log", "{player} passed."), "AUCT-4"),
        "building_auction": (translate("Log", "{player} passed."), "BUILD-6"),
        "building_call": (translate("Log", "{player} does not want the building."), "BUILD-6"),
    }[e.what]
    return sentence(names, e.seat, text, {}, (rule,))


def _wanted(names: Names, e: ev.Wanted, _state: State, _price: int | None) -> Line:
    text = translate("Log", "{player} wants the building too, for {space}.")
    return sentence(names, e.seat, text, {"space": names.space_part(e.space)}, ("BUILD-6",))


def _unsold(names: Names, e: ev.Unsold, _state: State, _price: int | None) -> Line:
    if e.space < 0:
        return Line(-1, (Part(translate("Log", "Nobody bid. The building stays with the Bank.")),), ("BUILD-6",))
    text = translate("Log", "Nobody bid. {space} stays with the Bank.")
    return Line(-1, fill(text, {"space": names.space_part(e.space)}), ("AUCT-5",))


def _offered(names: Names, e: ev.Offered, _state: State, _price: int | None) -> Line:
    if not e.take:
        text = translate("Log", "{player} offered {other} a present: {give}.")
    elif not e.give:
        text = translate("Log", "{player} asked {other} for a present: {take}.")
    else:
        text = translate("Log", "{player} offered {other} {give} for {take}.")
    return sentence(names, e.seat, text, _deal(names, e.to, e.give, e.take), ("TRADE-1",))


def _answered(names: Names, e: ev.Answered, _state: State, _price: int | None) -> Line:
    text = {
        "accepted": _accepted(e),
        "rejected": translate("Log", "{player} refused {other}’s offer."),
        "withdrawn": translate("Log", "{other} took back the offer to {player}."),
    }[e.how]
    return sentence(names, e.seat, text, _deal(names, e.by, e.give, e.take), ("TRADE-1",))


def _accepted(e: ev.Answered) -> str:
    if not e.take:
        return translate("Log", "{player} accepted a present from {other}: {give}.")
    if not e.give:
        return translate("Log", "{player} gave {other} a present: {take}.")
    return translate("Log", "{player} accepted: {give} from {other} for {take}.")


def _deal(names: Names, other: int, give: Bundle, take: Bundle) -> Values:
    return {
        "other": names.seat_part(other),
        "give": names.goods(give.cash, give.deeds, give.jail_cards),
        "take": names.goods(take.cash, take.deeds, take.jail_cards),
    }


def _kept(names: Names, e: ev.KeptMortgaged, _state: State, _price: int | None) -> Line:
    text = translate("Log", "{player} keeps {space} mortgaged.")
    return sentence(names, e.seat, text, {"space": names.space_part(e.space)}, ("TRADE-3",))


def _chose_tax(names: Names, e: ev.ChoseTax, _state: State, _price: int | None) -> Line:
    text = (
        translate("Log", "{player} chose to pay a tenth of everything owned.")
        if e.tenth
        else translate("Log", "{player} chose to pay the fixed tax.")
    )
    return sentence(names, e.seat, text, {}, ("TAX-1", "TAX-2"))


LINES: Final[dict[type[Any], Callable[[Names, Any, State, int | None], Line | None]]] = {
    ev.Started: moves.started,
    ev.Thrown: moves.thrown,
    ev.Moved: moves.moved,
    ev.Jailed: moves.jailed,
    ev.StayedInJail: moves.stayed,
    ev.Freed: moves.freed,
    ev.Paid: goods.paid,
    ev.DeedMoved: goods.deed_moved,
    ev.Mortgaged: goods.mortgaged,
    ev.Unmortgaged: goods.unmortgaged,
    ev.Built: goods.built,
    ev.Drawn: moves.drawn,
    ev.ClaimClosed: _claim_closed,
    ev.WentBankrupt: _bankrupt,
    ev.TimeRanOut: _time,
    ev.GameOver: _game_over,
    ev.Declined: _declined,
    ev.BidMade: _bid,
    ev.Passed: _passed,
    ev.Wanted: _wanted,
    ev.Unsold: _unsold,
    ev.Offered: _offered,
    ev.Answered: _answered,
    ev.KeptMortgaged: _kept,
    ev.ChoseTax: _chose_tax,
}

# Nobody needs to read these: the stack, turns (the log has its own headings), goods that a line about the whole trade
# or bankruptcy has told already, and open rents, which owners must notice themselves (RENT-9).
SILENT: Final = frozenset({ev.Pushed, ev.Popped, ev.Replaced, ev.Dropped, ev.TurnBegan, ev.CardMoved, ev.ClaimOpened})
