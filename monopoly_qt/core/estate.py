"""What deeds are worth, earn and allow: rent, groups, even building, worth, what could be raised."""

from collections.abc import Sequence

import msgspec

from .actions import Refusal
from .frames import BANK, Due
from .state import HOTEL, State

JAIL_FINE = 50
SALARY = 200


class Rent(msgspec.Struct, frozen=True):
    """A rent with its arithmetic: the sum of count × each over `parts`, and the rules that led to it."""

    amount: int
    parts: tuple[tuple[int, int], ...]
    rules: tuple[str, ...]


NO_RENT = Rent(0, (), ())


def tenth(amount: int) -> int:
    """10 % rounded up to a whole dollar (TAX-4)."""
    return -(-amount // 10)


def owns_group(s: State, seat: int, space: int) -> bool:
    """Whether a player owns every lot of the space's colour group (or all railroads, or all utilities)."""
    owner = s.owner
    return all(owner[mate] == seat for mate in s.board.mates[space])


def owned_mates(s: State, space: int) -> int:
    """How many of the space's group its owner has."""
    seat = s.owner[space]
    return sum(s.owner[mate] == seat for mate in s.board.mates[space])


def group_has_buildings(s: State, space: int) -> bool:
    """Whether any building stands on the space's colour group."""
    buildings = s.buildings
    return any(buildings[mate] for mate in s.board.mates[space])


def rent_of(s: State, space: int, moved: int) -> Rent:
    """The rent that a visitor owes now (RENT-1 … RENT-7); `moved` is the throw that brought the token."""
    owner = s.owner[space]
    if owner == BANK or s.mortgaged[space]:
        return NO_RENT
    if not s.rules.rent_in_jail and s.jail[owner]:
        return NO_RENT
    kind = s.board.kinds[space]
    if kind == "street":
        return _street_rent(s, space, owner)
    count = owned_mates(s, space)
    if kind == "railroad":
        amount = 25 << (count - 1)
        return Rent(amount, ((1, amount),), ("RENT-5",))
    factor = 4 if count == 1 else 10
    return Rent(factor * moved, ((factor, moved),), ("RENT-6",))


def _street_rent(s: State, space: int, owner: int) -> Rent:
    rents = s.board.spaces[space].rents
    level = s.buildings[space]
    if level:
        return Rent(rents[level], ((1, rents[level]),), ("RENT-3",))
    if owns_group(s, owner, space):
        return Rent(2 * rents[0], ((2, rents[0]),), ("RENT-2",))
    return Rent(rents[0], ((1, rents[0]),), ("RENT-1",))


# Buildings


def units(s: State, level: int) -> int:
    """How many building prices a level cost: a hotel its own and the houses it took."""
    return s.rules.houses_for_hotel + 1 if level == HOTEL else level


def level_up(s: State, level: int) -> int:
    """The level after one more building."""
    return HOTEL if level == s.rules.houses_for_hotel else level + 1


def level_down(s: State, level: int) -> int:
    """The level after one building less."""
    return s.rules.houses_for_hotel if level == HOTEL else level - 1


def refund(s: State, space: int, count: int) -> int:
    """What the Bank gives for so many buildings of a lot: half the printed price each (SELL-1)."""
    return count * (s.board.house_costs[space] // 2)


def lot_refusal(s: State, seat: int, space: int) -> Refusal | None:
    """Why no building can go on this lot, leaving stock and cash aside (BUILD-1, BUILD-4, BUILD-2)."""
    mates = s.board.mates[space]
    if s.board.kinds[space] != "street":
        return Refusal("BUILD-1", "no_street", {"space": space})
    if not owns_group(s, seat, space):
        return Refusal("BUILD-1", "group_not_owned", {"space": space})
    pledged = next((m for m in mates if s.mortgaged[m]), None)
    if pledged is not None:
        return Refusal("BUILD-1", "group_mortgaged", {"space": space, "other": pledged})
    level = s.buildings[space]
    if level == HOTEL:
        return Refusal("BUILD-4", "hotel_stands", {"space": space})
    lowest = min(mates, key=lambda m: s.buildings[m])
    if s.rules.even_build and s.buildings[lowest] < level:
        return Refusal("BUILD-2", "build_even", {"space": space, "other": lowest})
    limit = s.rules.houses_for_hotel
    if level == limit and s.buildings[lowest] < limit:
        return Refusal("BUILD-4", "hotel_needs_houses", {"space": space, "other": lowest, "houses": limit})
    return None


def in_debt(s: State, seat: int) -> bool:
    """Whether a player has a payment waiting."""
    return any(type(frame) is Due and frame.seat == seat for frame in s.stack)


def debts(s: State, seat: int) -> int:
    """All that a player owes at this moment."""
    return sum(frame.amount for frame in s.stack if type(frame) is Due and frame.seat == seat)


def demand(s: State, seat: int, hotel: bool) -> int:
    """The most buildings of a kind that a player has lots and cash for, placed evenly (BUILD-6)."""
    if s.bankrupt[seat] or in_debt(s, seat):
        return 0
    limit = s.rules.houses_for_hotel
    cash, count = s.cash[seat], 0
    for cost, lots in sorted(_open_groups(s, seat)):
        levels = [s.buildings[lot] for lot in lots]
        if not hotel:
            slots = sum(limit - level for level in levels if level < limit)
        else:
            slots = levels.count(limit) if min(levels) >= limit else 0
        bought = min(slots, cash // cost)
        cash -= bought * cost
        count += bought
    return count


def _open_groups(s: State, seat: int) -> list[tuple[int, tuple[int, ...]]]:
    """House price and lots of each colour group that the player may build on."""
    owner, mortgaged = s.owner, s.mortgaged
    return [
        (s.board.house_costs[lots[0]], lots)
        for lots in s.board.groups.values()
        if all(owner[lot] == seat and not mortgaged[lot] for lot in lots)
    ]


def stock(s: State, hotel: bool) -> int:
    """How many buildings of a kind the Bank has to sell (BUILD-5)."""
    if not s.rules.limited_buildings:
        return 10_000
    return s.hotels if hotel else s.houses


# Worth


def buildings_cost(s: State, seat: int) -> int:
    """What the buildings of a player cost at printed prices."""
    costs = s.board.house_costs
    return sum(units(s, s.buildings[i]) * costs[i] for i in s.deeds_of(seat) if s.buildings[i])


def tax_worth(s: State, seat: int) -> int:
    """Total worth for the income tax: mortgaged or not makes no difference (TAX-1)."""
    prices = s.board.prices
    return s.cash[seat] + sum(prices[i] for i in s.deeds_of(seat)) + buildings_cost(s, seat)


def worth(s: State, seat: int) -> int:
    """Worth at the end of a game cut short: mortgaged deeds count half (END-2)."""
    prices = s.board.prices
    deeds = sum(prices[i] // 2 if s.mortgaged[i] else prices[i] for i in s.deeds_of(seat))
    return s.cash[seat] + deeds + buildings_cost(s, seat)


def richest(s: State) -> list[int]:
    """Who is worth most among those still in the game; several when equal (END-2)."""
    worths = {seat: worth(s, seat) for seat in s.seats if not s.bankrupt[seat]}
    most = max(worths.values())
    return [seat for seat, value in worths.items() if value == most]


def can_raise(s: State, seat: int) -> int:
    """Cash and what the Bank would give for everything: the sum of DEBT-3."""
    return s.cash[seat] + bank_value(s, s.deeds_of(seat))


def bank_value(s: State, deeds: Sequence[int]) -> int:
    """What the Bank would give for these deeds and what stands on them."""
    total = 0
    for i in deeds:
        total += refund(s, i, units(s, s.buildings[i]))
        if not s.mortgaged[i]:
            total += s.board.mortgages[i]
    return total
