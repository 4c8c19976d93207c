"""What trades are about: which lots would complete whose colour group."""

from typing import Final, NamedTuple

from ..core.actions import Bundle, Offer
from ..core.state import State

_FANCY: Final = 1.75  # so many times the difference of the printed prices is a fancy price
_CARD: Final = 50  # dollars for a Jail card


class Gap(NamedTuple):
    """A colour group that a player holds a part of, while other players hold all the rest."""

    group: str
    held: tuple[int, ...]
    missing: tuple[int, ...]
    holders: tuple[int, ...]  # who has the missing lots, each once


def gaps(view: State, seat: int) -> list[Gap]:
    """The groups that trades alone could complete for a player."""
    owner = view.owner
    found = []
    for group, lots in view.board.groups.items():
        owners = [owner[lot] for lot in lots]
        if seat not in owners or -1 in owners:
            continue
        missing = tuple(lot for lot in lots if owner[lot] != seat)
        if missing:
            held = tuple(lot for lot in lots if owner[lot] == seat)
            holders = tuple(sorted({owner[lot] for lot in missing}))
            found.append(Gap(group, held, missing, holders))
    return found


def owner_after(view: State, offer: Offer) -> list[int]:
    """The owners once an offer is accepted."""
    owner = view.owner[:]
    for lot in offer.give.deeds:
        owner[lot] = offer.to
    for lot in offer.take.deeds:
        owner[lot] = offer.seat
    return owner


class Effect(NamedTuple):
    """What an offer does to whole sets, seen from one side."""

    gained: set[str]
    broken: set[str]
    theirs: set[str]  # completed for the other


def effect(view: State, seat: int, offer: Offer) -> Effect:
    """The sets that an offer completes and breaks for `seat`, one of its two sides."""
    other = offer.to if seat == offer.seat else offer.seat
    to = dict.fromkeys(offer.give.deeds, offer.to) | dict.fromkeys(offer.take.deeds, offer.seat)
    found = Effect(set(), set(), set())
    for lot in to:
        group, mates = view.board.spaces[lot].group, view.board.mates[lot]
        if not group:
            continue
        was = {view.owner[mate] for mate in mates}
        then = {to.get(mate, view.owner[mate]) for mate in mates}
        if then == {seat}:
            found.gained.add(group)
        elif was == {seat}:
            found.broken.add(group)
        if then == {other}:
            found.theirs.add(group)
    return found


def sides(seat: int, offer: Offer) -> tuple[Bundle, Bundle]:
    """(what comes to `seat`, what goes) by an offer that it made or was made."""
    return (offer.take, offer.give) if seat == offer.seat else (offer.give, offer.take)


def is_fancy(view: State, payer: int, offer: Offer) -> bool:
    """Whether `payer` would give far more than printed prices without getting a set whole, whatever it hopes for."""
    if effect(view, payer, offer).gained:
        return False
    comes, goes = sides(payer, offer)
    cash = goes.cash - comes.cash
    return (
        cash > _FANCY * max(0, printed(view, comes, _CARD) - comes.cash - printed(view, goes, _CARD) + goes.cash) + 40
    )


def printed(view: State, goods: Bundle, card: int = 0) -> int:
    """Printed prices (mortgaged: half) and cash; a Jail card counts as `card` dollars."""
    total = goods.cash + card * len(goods.jail_cards)
    for lot in goods.deeds:
        price = view.board.prices[lot]
        total += price // 2 if view.mortgaged[lot] else price
    return total


def balanced(view: State, seat: int, to: int, give: tuple[int, ...], take: tuple[int, ...], extra: int) -> Offer | None:
    """Lots for lots with `extra` dollars from the offerer (negative: from the other). None if they aren't there."""
    if extra > view.cash[seat] or -extra > view.cash[to]:
        return None
    return Offer(seat, to, Bundle(max(0, extra), give), Bundle(max(0, -extra), take))
