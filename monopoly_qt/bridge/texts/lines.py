"""What the log says about each event."""

from collections.abc import Callable
from typing import Any, Final

from ...core import events as ev
from ...core.board import PACKS
from ...core.chance import Throw
from ...core.estate import level_up
from ...core.frames import BANK, POT
from ...core.state import HOTEL, State
from .card_texts import card_text
from .line import Line, Part, fill
from .names import Names
from .source import translate

Values = dict[str, Part | tuple[Part, ...] | str]


def dice_words(throw: Throw) -> str:
    """A throw in figures: "4 + 3"; the speed die's pictures in words."""
    pictures = {"bus": translate("Log", "bus"), "mr": translate("Log", "hat")}
    return " + ".join(pictures.get(face, str(face)) if isinstance(face, str) else str(face) for face in throw)


def _is_doubles(throw: Throw) -> bool:
    return throw[0] == throw[1]


def line(names: Names, event: ev.Event, state: State, price: int | None = None) -> Line | None:
    """What to say about an event; None where there is nothing that anybody needs to read.

    `price` is what was paid for it or received for it, if that is known from the events beside it.
    """
    write = LINES.get(type(event))
    return write(names, event, state, price) if write else None


def throw_and_move(names: Names, thrown: ev.Thrown, moved: ev.Moved) -> Line:
    """A throw and the move that it brings, in one line."""
    text = (
        translate("Log", "{player} threw doubles, {dice}, and moved to {space}.")
        if _is_doubles(thrown.dice)
        else translate("Log", "{player} threw {dice} and moved to {space}.")
    )
    values: Values = {"dice": dice_words(thrown.dice), "space": names.space_part(moved.to)}
    rules = ("TURN-1", "TURN-3") if _is_doubles(thrown.dice) else ("TURN-1",)
    return _line(names, thrown.seat, text, values, rules)


def _line(names: Names, seat: int, text: str, values: Values, rules: tuple[str, ...]) -> Line:
    return Line(seat, fill(text, {"player": names.seat_part(seat), **values}), rules)


def _started(names: Names, e: ev.Started, _state: State, _price: int | None) -> Line:
    return _line(names, e.seat, translate("Log", "{player} threw highest and begins."), {}, ("SETUP-4",))


def _thrown(names: Names, e: ev.Thrown, _state: State, _price: int | None) -> Line:
    text, rule = {
        "opening": (translate("Log", "{player} threw {dice} to see who begins."), "SETUP-4"),
        "move": (translate("Log", "{player} threw {dice}."), "TURN-1"),
        "jail": (translate("Log", "{player} threw {dice} in Jail."), "JAIL-3"),
        "utility": (translate("Log", "{player} threw {dice} for the rent."), "CARD-5"),
    }[e.purpose]
    return _line(names, e.seat, text, {"dice": dice_words(e.dice)}, (rule,))


def _moved(names: Names, e: ev.Moved, _state: State, _price: int | None) -> Line:
    text, rule = {
        "throw": (translate("Log", "{player} moved to {space}."), "TURN-1"),
        "card": (translate("Log", "{player} moved on to {space}."), "BUY-3"),
        "back": (translate("Log", "{player} moved back to {space}."), "CARD-6"),
        "choice": (translate("Log", "{player} chose to move to {space}."), "OPT-speed_die"),
        "on": (translate("Log", "{player} was sent on to {space} by the speed die."), "OPT-speed_die"),
    }[e.how]
    return _line(names, e.seat, text, {"space": names.space_part(e.to)}, (rule,))


def _jailed(names: Names, e: ev.Jailed, _state: State, _price: int | None) -> Line:
    text, rules = {
        "space": (translate("Log", "{player} goes to Jail."), ("JAIL-1",)),
        "card": (translate("Log", "{player} goes to Jail: the card says so."), ("JAIL-1",)),
        "doubles": (
            translate("Log", "{player} threw doubles for the third time and goes to Jail."),
            ("TURN-4", "JAIL-1"),
        ),
    }[e.why]
    return _line(names, e.seat, text, {}, rules)


def _stayed(names: Names, e: ev.StayedInJail, _state: State, _price: int | None) -> Line:
    return _line(names, e.seat, translate("Log", "No doubles: {player} stays in Jail."), {}, ("JAIL-3",))


def _freed(names: Names, e: ev.Freed, _state: State, _price: int | None) -> Line | None:
    if e.how == "fine":
        return None  # the payment said it
    text, rule = {
        "doubles": (translate("Log", "Doubles! {player} is out of Jail."), "JAIL-3"),
        "card": (translate("Log", "{player} used a card to get out of Jail."), "JAIL-4"),
    }[e.how]
    return _line(names, e.seat, text, {}, (rule,))


def _paid(names: Names, e: ev.Paid, _state: State, _price: int | None) -> Line | None:
    reason = e.reason
    text = PAID[reason.key]()
    if not text:
        return None
    if reason.key == "card":
        text = _card_payment(e)
    seat = e.target if e.source < 0 else e.source
    values: Values = {"sum": names.money_part(e.amount), "other": names.seat_part(e.target)}
    if reason.space >= 0:
        values["space"] = names.space_part(reason.space)
    if e.target == POT and seat >= 0:
        text += " " + translate("Log", "It goes into the pot.")
    return _line(names, seat, text, values, reason.rules)


def _card_payment(e: ev.Paid) -> str:
    if e.source < 0:
        return translate("Log", "{player} received {sum}.")
    if e.target < 0:
        return translate("Log", "{player} paid {sum}.")
    return translate("Log", "{player} paid {other} {sum}.")


# Sums that the line about the thing itself tells as well are silent here ("").
PAID: Final[dict[str, Callable[[], str]]] = {
    "start": lambda: "",
    "salary": lambda: translate("Log", "{player} passed {space} and received {sum}."),
    "bonus_go": lambda: translate("Log", "{player} stopped exactly on {space}: {sum} extra."),
    "rent": lambda: translate("Log", "{player} paid {other} {sum} rent for {space}."),
    "income_tax": lambda: translate("Log", "{player} paid {sum} income tax."),
    "tenth": lambda: translate("Log", "{player} paid {sum}, a tenth of everything owned."),
    "luxury_tax": lambda: translate("Log", "{player} paid {sum} for {space}."),
    "card": lambda: translate("Log", "{player} paid {sum}."),
    "fine": lambda: translate("Log", "{player} paid {sum} to get out of Jail."),
    "price": lambda: "",
    "bid": lambda: "",
    "building": lambda: "",
    "building_bid": lambda: "",
    "sale": lambda: "",
    "mortgage": lambda: "",
    "unmortgage": lambda: "",
    "lift": lambda: "",
    "interest": lambda: translate("Log", "{player} paid {sum} interest on the mortgage of {space}."),
    "trade": lambda: "",
    "estate": lambda: translate("Log", "All cash of {player}, {sum}, goes to {other}."),
    "snake_eyes": lambda: translate("Log", "Double one! {player} received {sum}."),
    "pot": lambda: translate("Log", "{player} found {sum} on {space}."),
    "seed": lambda: "",
    "deal": lambda: translate("Log", "{player} paid {sum} for the properties dealt."),
}


def _deed_moved(names: Names, e: ev.DeedMoved, _state: State, _price: int | None) -> Line | None:
    if e.how == "traded" or e.target == BANK:
        return None
    text, rule = {
        "bought": (translate("Log", "{player} bought {space} for {sum}."), "BUY-1"),
        "auctioned": (translate("Log", "{player} won the auction: {space} for {sum}."), "AUCT-5"),
        "dealt": (translate("Log", "{player} was dealt {space}."), "OPT-deal_deeds"),
        "bankrupt": (translate("Log", "{player} took over {space}."), "BANKRUPT-1"),
    }[e.how]
    values: Values = {"space": names.space_part(e.space), "sum": names.money_part(e.price)}
    return _line(names, e.target, text, values, (rule,))


def _mortgaged(names: Names, e: ev.Mortgaged, state: State, _price: int | None) -> Line:
    values: Values = {"space": names.space_part(e.space), "sum": names.money_part(state.board.mortgages[e.space])}
    return _line(names, e.seat, translate("Log", "{player} mortgaged {space} for {sum}."), values, ("MORT-1",))


def _unmortgaged(names: Names, e: ev.Unmortgaged, _state: State, price: int | None) -> Line | None:
    if e.seat < 0:
        return None
    values: Values = {"space": names.space_part(e.space)}
    text = translate("Log", "{player} lifted the mortgage of {space}.")
    if price is not None:
        text = translate("Log", "{player} lifted the mortgage of {space} for {sum}.")
        values["sum"] = names.money_part(price)
    return _line(names, e.seat, text, values, ("MORT-2",))


def _built(names: Names, e: ev.Built, state: State, price: int | None) -> Line:
    up = e.after > e.before
    if price is None:
        text = _built_up(e.after) if up else translate("Log", "{player} sold {what} on {space}.")
    else:
        text = _built_up_for(e.after) if up else translate("Log", "{player} sold {what} on {space} for {sum}.")
    values: Values = {"space": names.space_part(e.space), "what": _sold(names, e, state)}
    if price is not None:
        values["sum"] = names.money_part(price)
    rules = ("BUILD-4" if e.after == HOTEL else "BUILD-3",) if up else ("SELL-1",)
    return _line(names, e.seat, text, values, rules)


def _built_up(level: int) -> str:
    if level == HOTEL:
        return translate("Log", "{player} built a hotel on {space}.")
    return translate("Log", "{player} built a house on {space}.")


def _built_up_for(level: int) -> str:
    if level == HOTEL:
        return translate("Log", "{player} built a hotel on {space} for {sum}.")
    return translate("Log", "{player} built a house on {space} for {sum}.")


def _sold(names: Names, e: ev.Built, state: State) -> str:
    if e.before == HOTEL:
        return translate("Log", "the hotel")
    one_less = level_up(state, e.after) == e.before
    return translate("Log", "a house") if one_less else names.buildings(e.before)


def _drawn(names: Names, e: ev.Drawn, state: State, _price: int | None) -> Line:
    card = card_words(names, e.pack, e.card)
    text = translate("Log", "{player} drew {pack}: “{card}”")
    rules = ("CARD-1", *CARD_RULES.get(state.board.packs[e.pack][e.card].effect, ()))
    return _line(names, e.seat, text, {"pack": names.pack(e.pack), "card": card}, rules)


CARD_RULES: Final = {
    "advance_nearest_railroad": ("CARD-4",),
    "advance_nearest_utility": ("CARD-5",),
    "move_back": ("CARD-6",),
    "repairs": ("CARD-7",),
    "pay_each_player": ("CARD-8",),
    "collect_each_player": ("CARD-8",),
    "jail_free": ("CARD-2", "CARD-3"),
    "go_to_jail": ("JAIL-1",),
    "advance": ("GO-1",),
}


def card_words(names: Names, pack: int, number: int) -> str:
    """What a card says on this board."""
    card = names.board.packs[pack][number]
    sums = {key: names.money(getattr(card, key)) for key in ("amount", "per_house", "per_hotel")}
    values = names.rule_values() | sums | {"steps": str(card.amount)}
    values["target"] = names.space(card.target) if card.target >= 0 else ""
    return card_text(PACKS[pack], card.id, values)


def _claim_closed(names: Names, e: ev.ClaimClosed, _state: State, _price: int | None) -> Line | None:
    if e.how != "lost":
        return None
    claim = e.claim
    values: Values = {"space": names.space_part(claim.space), "sum": names.money_part(claim.amount)}
    text = translate("Log", "{player} did not ask in time: no {sum} for {space}.")
    return _line(names, claim.owner, text, values, ("RENT-9",))


def _bankrupt(names: Names, e: ev.WentBankrupt, _state: State, _price: int | None) -> Line:
    if e.creditor == BANK:
        text = (
            translate("Log", "{player} gave up. Everything goes back to the Bank.")
            if e.gave_up
            else translate("Log", "{player} is bankrupt. Everything goes back to the Bank.")
        )
        return _line(names, e.seat, text, {}, ("BANKRUPT-4", "BANKRUPT-5"))
    text = (
        translate("Log", "{player} gave up. Everything goes to {other}.")
        if e.gave_up
        else translate("Log", "{player} is bankrupt. Everything goes to {other}.")
    )
    return _line(names, e.seat, text, {"other": names.seat_part(e.creditor)}, ("BANKRUPT-1", "BANKRUPT-5"))


def _time(_names: Names, _e: ev.TimeRanOut, _state: State, _price: int | None) -> Line:
    text = translate("Log", "Time is up. The round is finished, then the richest wins.")
    return Line(-1, (Part(text),), ("OPT-end_minutes", "END-2"))


def _game_over(names: Names, e: ev.GameOver, _state: State, _price: int | None) -> Line:
    rule = "END-1" if e.why == "last" else "END-2"
    if len(e.winners) == 1:
        return _line(names, e.winners[0], translate("Log", "{player} wins the game!"), {}, (rule,))
    winners = names.goods(0, (), ())[:0]
    for n, seat in enumerate(e.winners):
        glue = translate("Names", " and ") if n == len(e.winners) - 1 else translate("Names", ", ")
        winners += ((Part(glue),) if n else ()) + (names.seat_part(seat),)
    return Line(-1, fill(translate("Log", "{players} share the win!"), {"players": winners}), (rule,))


def _declined(names: Names, e: ev.Declined, state: State, _price: int | None) -> Line:
    rule = "BUY-2" if state.rules.auctions else "OPT-auctions"
    text = translate("Log", "{player} did not buy {space}.")
    return _line(names, e.seat, text, {"space": names.space_part(e.space)}, (rule,))


def _bid(names: Names, e: ev.BidMade, _state: State, _price: int | None) -> Line:
    values: Values = {"space": names.space_part(e.space), "sum": names.money_part(e.amount)}
    if e.building:
        return _line(names, e.seat, translate("Log", "{player} bid {sum} to build on {space}."), values, ("BUILD-6",))
    return _line(names, e.seat, translate("Log", "{player} bid {sum} for {space}."), values, ("AUCT-2",))


def _passed(names: Names, e: ev.Passed, _state: State, _price: int | None) -> Line:
    text, rule = {
        "auction": (translate("Log", "{player} passed."), "AUCT-4"),
        "building_auction": (translate("Log", "{player} passed."), "BUILD-6"),
        "building_call": (translate("Log", "{player} does not want the building."), "BUILD-6"),
    }[e.what]
    return _line(names, e.seat, text, {}, (rule,))


def _wanted(names: Names, e: ev.Wanted, _state: State, _price: int | None) -> Line:
    text = translate("Log", "{player} wants the building too, for {space}.")
    return _line(names, e.seat, text, {"space": names.space_part(e.space)}, ("BUILD-6",))


def _unsold(names: Names, e: ev.Unsold, _state: State, _price: int | None) -> Line:
    if e.space < 0:
        return Line(-1, (Part(translate("Log", "Nobody bid. The building stays with the Bank.")),), ("BUILD-6",))
    text = translate("Log", "Nobody bid. {space} stays with the Bank.")
    return Line(-1, fill(text, {"space": names.space_part(e.space)}), ("AUCT-5",))


def _offered(names: Names, e: ev.Offered, _state: State, _price: int | None) -> Line:
    text = translate("Log", "{player} offered {other} {give} for {take}.")
    values: Values = {
        "other": names.seat_part(e.to),
        "give": names.goods(e.give.cash, e.give.deeds, e.give.jail_cards),
        "take": names.goods(e.take.cash, e.take.deeds, e.take.jail_cards),
    }
    return _line(names, e.seat, text, values, ("TRADE-1",))


def _answered(names: Names, e: ev.Answered, _state: State, _price: int | None) -> Line:
    text = {
        "accepted": translate("Log", "{player} accepted: {give} from {other} for {take}."),
        "rejected": translate("Log", "{player} refused {other}’s offer."),
        "withdrawn": translate("Log", "{other} took back the offer to {player}."),
    }[e.how]
    values: Values = {
        "other": names.seat_part(e.by),
        "give": names.goods(e.give.cash, e.give.deeds, e.give.jail_cards),
        "take": names.goods(e.take.cash, e.take.deeds, e.take.jail_cards),
    }
    return _line(names, e.seat, text, values, ("TRADE-1",))


def _kept(names: Names, e: ev.KeptMortgaged, _state: State, _price: int | None) -> Line:
    text = translate("Log", "{player} keeps {space} mortgaged.")
    return _line(names, e.seat, text, {"space": names.space_part(e.space)}, ("TRADE-3",))


def _chose_tax(names: Names, e: ev.ChoseTax, _state: State, _price: int | None) -> Line:
    text = (
        translate("Log", "{player} chose to pay a tenth of everything owned.")
        if e.tenth
        else translate("Log", "{player} chose to pay the fixed tax.")
    )
    return _line(names, e.seat, text, {}, ("TAX-1", "TAX-2"))


LINES: Final[dict[type[Any], Callable[[Names, Any, State, int | None], Line | None]]] = {
    ev.Started: _started,
    ev.Thrown: _thrown,
    ev.Moved: _moved,
    ev.Jailed: _jailed,
    ev.StayedInJail: _stayed,
    ev.Freed: _freed,
    ev.Paid: _paid,
    ev.DeedMoved: _deed_moved,
    ev.Mortgaged: _mortgaged,
    ev.Unmortgaged: _unmortgaged,
    ev.Built: _built,
    ev.Drawn: _drawn,
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
