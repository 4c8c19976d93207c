"""What the log says about money, deeds, mortgages and buildings."""

from collections.abc import Callable
from typing import Final

from ...core import events as ev
from ...core.estate import level_up
from ...core.frames import BANK, POT
from ...core.state import HOTEL, State
from .line import Line
from .names import Names
from .sentence import Values, sentence
from .source import translate


def paid(names: Names, e: ev.Paid, _state: State, _price: int | None) -> Line | None:
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
    return sentence(names, seat, text, values, reason.rules)


def _card_payment(e: ev.Paid) -> str:
    if e.source < 0:
        return translate("Log", "{player} received {sum}.")
    if e.target < 0:
        return translate("Log", "{player} paid {sum}.")
    return translate("Log", "{player} paid {other} {sum}.")


# Sums that the line about the thing itself tells as well are silent here ("").
PAID: Final[dict[str, Callable[[], str]]] = {
    "start": lambda: "",
    "salary": lambda: translate("Log", "{player} received the salary at {space}: {sum}."),
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


def deed_moved(names: Names, e: ev.DeedMoved, _state: State, _price: int | None) -> Line | None:
    if e.how == "traded" or e.target == BANK:
        return None
    text, rule = {
        "bought": (translate("Log", "{player} bought {space} for {sum}."), "BUY-1"),
        "auctioned": (translate("Log", "{player} won the auction: {space} for {sum}."), "AUCT-5"),
        "dealt": (translate("Log", "{player} was dealt {space}."), "OPT-deal_deeds"),
        "bankrupt": (translate("Log", "{player} took over {space}."), "BANKRUPT-1"),
    }[e.how]
    values: Values = {"space": names.space_part(e.space), "sum": names.money_part(e.price)}
    return sentence(names, e.target, text, values, (rule,))


def mortgaged(names: Names, e: ev.Mortgaged, state: State, _price: int | None) -> Line:
    values: Values = {"space": names.space_part(e.space), "sum": names.money_part(state.board.mortgages[e.space])}
    return sentence(names, e.seat, translate("Log", "{player} mortgaged {space} for {sum}."), values, ("MORT-1",))


def unmortgaged(names: Names, e: ev.Unmortgaged, _state: State, price: int | None) -> Line | None:
    if e.seat < 0:
        return None
    values: Values = {"space": names.space_part(e.space)}
    text = translate("Log", "{player} lifted the mortgage of {space}.")
    if price is not None:
        text = translate("Log", "{player} lifted the mortgage of {space} for {sum}.")
        values["sum"] = names.money_part(price)
    return sentence(names, e.seat, text, values, ("MORT-2",))


def built(names: Names, e: ev.Built, state: State, price: int | None) -> Line:
    up = e.after > e.before
    if price is None:
        text = _built_up(e.after) if up else translate("Log", "{player} sold {what} on {space}.")
    else:
        text = _built_up_for(e.after) if up else translate("Log", "{player} sold {what} on {space} for {sum}.")
    values: Values = {"space": names.space_part(e.space), "what": _sold(names, e, state)}
    if price is not None:
        values["sum"] = names.money_part(price)
    rules = ("BUILD-4" if e.after == HOTEL else "BUILD-3",) if up else ("SELL-1",)
    return sentence(names, e.seat, text, values, rules)


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
