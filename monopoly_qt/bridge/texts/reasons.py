"""Why money moved: the arithmetic and the rule in a sentence."""

from collections.abc import Callable
from typing import Final

from ...core import events as ev
from ...core.board import PACKS
from ...core.frames import POT, Reason
from ...core.state import Claim, State
from .card_texts import card_words
from .names import Names, listed
from .source import Counts, translate

Parts = tuple[tuple[int, int], ...]


def arithmetic(names: Names, amount: int, parts: Parts) -> str:
    """The sum and how it comes about: "$28 = 2 × $14"; the sum alone where there is nothing to reckon."""
    terms = [(count, each) for count, each in parts if count and each]
    if not terms or terms == [(1, amount)]:
        return names.money(amount)
    worded = [names.money(each) if count == 1 else f"{count} × {names.money(each)}" for count, each in terms]
    return f"{names.money(amount)} = {' + '.join(worded)}"


def payment(names: Names, event: ev.Paid, state: State) -> str:
    """Why a sum was paid."""
    explain = REASONS[event.reason.key]
    text = explain(names, event, state)
    if event.target == POT and event.source >= 0:
        text += " " + translate("Why", "By agreement such payments go into the pot on {space}.").format(
            space=names.space(state.board.kinds.index("free_parking"))
        )
    return text


def claim(names: Names, owed: Claim) -> str:
    """Why a rent may be asked for."""
    return _rent_words(names, owed.owner, owed.space, owed.amount, owed.parts, owed.rules)


def debt(names: Names, to: int, amount: int, reason: Reason, state: State) -> str:
    """Why a sum is owed."""
    return payment(names, ev.Paid(state.awaiting, to, amount, reason), state)


# Rent


def _rent(names: Names, e: ev.Paid, _state: State) -> str:
    reason = e.reason
    return _rent_words(names, e.target, reason.space, e.amount, reason.parts, reason.rules)


def _rent_words(names: Names, owner: int, space: int, amount: int, parts: Parts, rules: tuple[str, ...]) -> str:
    values = {
        "sum": arithmetic(names, amount, parts),
        "owner": names.player(owner),
        "space": names.space(space),
        "group": names.group(names.board.group_of(space)),
    }
    if "CARD-5" in rules or "RENT-6" in rules:
        factor, throw = parts[0]
        values |= {"sum": f"{names.money(amount)} = {factor} × {throw}", "throw": str(throw)}
        return _utility(factor, "CARD-5" in rules).format(**values)
    doubled = "CARD-4" in rules
    text = _property(names, space, amount // 2 if doubled else amount, rules).format(**values)
    return text + " " + translate("Why", "The card asks for twice the rent.") if doubled else text


def _utility(factor: int, by_card: bool) -> str:
    if by_card:
        return translate("Why", "{sum}: the card asks for ten times the new throw of {throw}.")
    if factor == 4:
        return translate("Why", "{sum}: the throw was {throw}, and {owner} owns one of the two.")
    return translate("Why", "{sum}: the throw was {throw}, and {owner} owns both.")


def _property(names: Names, space: int, amount: int, rules: tuple[str, ...]) -> str:
    if "RENT-5" in rules:
        count = (amount // 25).bit_length()
        return translate("Why", "{sum}: {owner} owns {count} of the {group}.").replace("{count}", str(count))
    if "RENT-3" in rules:
        level = names.board.spaces[space].rents.index(amount, 1)
        if level == 5:
            return translate("Why", "{sum}: there is a hotel on {space}.")
        return Counts.tr("{sum}: there (is/are) %n house(s) on {space}.", "", level)
    if "RENT-2" in rules:
        return translate("Why", "{sum}: {owner} owns all of the colour {group}; no house here.")
    return translate("Why", "{sum}: {owner} owns {space}; no house here.")


# The rest


def _salary(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the salary for passing or reaching {space}.").format(**_values(names, e))


def _bonus(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the agreed bonus for stopping exactly on {space}.").format(**_values(names, e))


def _income_tax(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the fixed income tax.").format(**_values(names, e))


def _tenth(names: Names, e: ev.Paid, _state: State) -> str:
    """No worth is shown: nobody may know it before the game is over (TAX-2)."""
    text = translate("Why", "{sum}: 10 % of cash, properties at their printed price and buildings at cost, rounded up.")
    return text.format(sum=names.money(e.amount))


def _luxury(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: that is what {space} costs.").format(**_values(names, e))


def _card(names: Names, e: ev.Paid, state: State) -> str:
    pack_name, card_id = e.reason.card.split("/")
    pack = PACKS.index(pack_name)
    number = next(n for n, card in enumerate(state.board.packs[pack]) if card.id == card_id)
    values = _values(names, e) | {"card": card_words(names, pack, number)}
    if not e.reason.parts:
        return translate("Why", "{sum}: the card says “{card}”").format(**values)
    (houses, _), (hotels, _) = e.reason.parts
    counted = [Counts.tr("%n house(s)", "", houses)] if houses else []
    counted += [Counts.tr("%n hotel(s)", "", hotels)] if hotels else []
    values["buildings"] = listed(counted)
    return translate("Why", "{sum}, for {buildings}. The card says “{card}”").format(**values)


def _fine(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the price of leaving Jail.").format(**_values(names, e))


def _price(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the printed price of {space}.").format(**_values(names, e))


def _bid(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the highest bid for {space}.").format(**_values(names, e))


def _building(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the price of one building on {space}.").format(**_values(names, e))


def _building_bid(names: Names, e: ev.Paid, _state: State) -> str:
    text = translate("Why", "{sum}: the highest bid for one of the last buildings, for {space}.")
    return text.format(**_values(names, e))


def _sale(names: Names, e: ev.Paid, _state: State) -> str:
    text = translate("Why", "{sum}: the Bank takes buildings back at half their printed price.")
    return text.format(**_values(names, e))


def _mortgage(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the mortgage value of {space}.").format(**_values(names, e))


def _unmortgage(names: Names, e: ev.Paid, _state: State) -> str:
    text = translate("Why", "{sum}: the mortgage value of {space} and 10 % of it, rounded up.")
    return text.format(**_values(names, e))


def _interest(names: Names, e: ev.Paid, state: State) -> str:
    values = _values(names, e) | {"value": names.money(state.board.mortgages[e.reason.space])}
    text = translate("Why", "{sum}: {space} came mortgaged, and 10 % of its {value} is due at once, rounded up.")
    return text.format(**values)


def _lift(names: Names, e: ev.Paid, _state: State) -> str:
    text = translate("Why", "{sum}: the mortgage value of {space}. The 10 % was paid when it came.")
    return text.format(**_values(names, e))


def _trade(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: that was part of the deal.").format(**_values(names, e))


def _estate(names: Names, e: ev.Paid, _state: State) -> str:
    text = translate("Why", "{sum}: all cash of a bankrupt player goes to whom the debt was due.")
    return text.format(**_values(names, e))


def _snake_eyes(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the agreed bonus for throwing double one.").format(**_values(names, e))


def _pot(names: Names, e: ev.Paid, _state: State) -> str:
    text = translate("Why", "{sum}: by agreement, who stops on {space} gets all that lies there.")
    return text.format(**_values(names, e))


def _deal(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the printed prices of the properties dealt.").format(**_values(names, e))


def _start(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: the money that everybody starts with.").format(**_values(names, e))


def _seed(names: Names, e: ev.Paid, _state: State) -> str:
    return translate("Why", "{sum}: what the Bank puts into the pot to start it.").format(**_values(names, e))


def _values(names: Names, e: ev.Paid) -> dict[str, str]:
    values = {"sum": arithmetic(names, e.amount, e.reason.parts)}
    if e.reason.space >= 0:
        values["space"] = names.space(e.reason.space)
    return values


REASONS: Final[dict[str, Callable[[Names, ev.Paid, State], str]]] = {
    "rent": _rent,
    "salary": _salary,
    "bonus_go": _bonus,
    "income_tax": _income_tax,
    "tenth": _tenth,
    "luxury_tax": _luxury,
    "card": _card,
    "fine": _fine,
    "price": _price,
    "bid": _bid,
    "building": _building,
    "building_bid": _building_bid,
    "sale": _sale,
    "mortgage": _mortgage,
    "unmortgage": _unmortgage,
    "interest": _interest,
    "lift": _lift,
    "trade": _trade,
    "estate": _estate,
    "snake_eyes": _snake_eyes,
    "pot": _pot,
    "deal": _deal,
    "start": _start,
    "seed": _seed,
}
