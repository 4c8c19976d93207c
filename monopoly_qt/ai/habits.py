"""What several players do alike: leave Jail, raise cash, choose a lot to build on, bid in steps, play safe."""

from typing import Any, Final

from ..core import actions as act
from ..core.actions import AnyAction
from ..core.engine import options, why_not
from ..core.estate import JAIL_FINE, can_raise, level_up, lot_refusal, stock, tenth
from ..core.frames import BuildingAuction, BuildingCall, Due
from ..core.state import HOTEL, State
from .reasons import Why
from .tables import Tables, rent_guess, tables_for

_MEAN_FACE: Final = 7


def unsold(view: State) -> int:
    """How many deeds the Bank still has."""
    owner = view.owner
    return sum([owner[space] < 0 for space in view.board.deeds])


def leave_jail(view: State, seat: int) -> AnyAction:
    """Out of Jail before throwing: by a card, else by the fine, else by the throw."""
    if seat in view.jail_cards:
        return act.UseCard(seat)
    last = view.rules.jail_turns
    if view.cash[seat] >= JAIL_FINE and (view.jail[seat] < last or last == 1):
        return act.PayFine(seat)
    return act.Roll(seat)


def next_bid(high: int, most: int) -> int:
    """The next bid towards `most`: from near half of it on, in steps of about an eighth. 0: no bid."""
    if most <= high:
        return 0
    return min(most, max(most // 2, high + max(1, most // 8)))


def rough_worth(view: State, seat: int) -> int:
    """Cash and printed prices, as a person at the table might reckon; buildings at a glance by their number."""
    board = view.board
    total = view.cash[seat]
    for space in board.deeds:
        if view.owner[space] == seat:
            total += board.prices[space] + view.buildings[space] * board.house_costs[space]
    return total


def completes(view: State, seat: int, space: int) -> bool:
    """Whether this deed would complete a colour group for a player."""
    if view.board.kinds[space] != "street":
        return False
    return all(view.owner[m] == seat or m == space for m in view.board.mates[space])


# Building


def rent_after(view: State, lot: int) -> int:
    """The rent of a lot after one more building."""
    return view.board.spaces[lot].rents[level_up(view, view.buildings[lot])]


def best_lot(view: State, seat: int, money: int, frame: object = None) -> int:
    """The lot where a building gains most rent per dollar (from the landing odds), or -1.

    `frame`: a building call or auction that says which kind is for sale; a call about houses allows hotels.
    """
    owner, board = view.owner, view.board
    tables = tables_for(view)
    best, best_gain = -1, 0.0
    for group in tables.sets:
        first = owner[group.spaces[0]]
        if first != seat or group.cost > money:
            continue
        for lot in group.spaces:
            if owner[lot] != seat or view.mortgaged[lot]:
                break
        else:
            lot, gain = _best_in(view, seat, group.spaces, frame)
            if gain / group.cost > best_gain:
                best, best_gain = lot, gain / group.cost
    return best if best < 0 or board.house_costs[best] <= view.cash[seat] else -1


def _best_in(view: State, seat: int, lots: tuple[int, ...], frame: object) -> tuple[int, float]:
    """The lot of a set whose next building gains most rent per turn; gains look ahead to the third house."""
    best, most = -1, 0.0
    for lot in lots:
        level = view.buildings[lot]
        if level == HOTEL or lot_refusal(view, seat, lot):
            continue
        after = level_up(view, level)
        if not _for_sale(view, after == HOTEL, frame):
            continue
        gain = gain_of(view, lot)
        if gain > most:
            best, most = lot, gain
    return best, most


def _for_sale(view: State, hotel: bool, frame: object) -> bool:
    if not stock(view, hotel):
        return False
    if isinstance(frame, BuildingCall):
        return hotel or not frame.hotel
    return hotel == frame.hotel if isinstance(frame, BuildingAuction) else True


# Raising cash


def pledge_to_lift(view: State, seat: int, money: int) -> int:
    """The mortgaged deed that is best worth lifting with this money: sets first, then by rent. -1: none."""
    best, most = -1, 0.0
    if money <= 0:
        return best
    tables = tables_for(view)
    for space in view.board.deeds:
        if view.owner[space] != seat or not view.mortgaged[space]:
            continue
        price = view.board.mortgages[space]
        if price + tenth(price) > money:
            continue
        gain = (1 + earning(view, tables, space)) / price
        if gain > most:
            best, most = space, gain
    return best


def earning(view: State, tables: Tables, space: int) -> float:
    """What a deed would earn per opponent's turn, free of mortgage; sets count ten times, for what can be built."""
    owner = view.owner[space]
    mates = view.board.mates[space]
    held = sum(view.owner[m] == owner for m in mates)
    kind = view.board.kinds[space]
    if kind == "railroad":
        return float((25 << (held - 1)) * tables.rate[space])
    if kind == "utility":
        return (10 if held > 1 else 4) * _MEAN_FACE * tables.rate[space]
    rent = view.board.spaces[space].rents[0] * tables.rate[space]
    return 10 * rent if held == len(mates) else rent


def raise_cash(view: State, seat: int) -> tuple[AnyAction, Why]:
    """The least harmful way to raise cash for the debts on top: single deeds, then buildings, then sets."""
    top = view.stack[-1]
    owed = top.amount if isinstance(top, Due) else 0
    if can_raise(view, seat) < owed:
        return act.GiveUp(seat), Why("give_up", {"amount": owed - can_raise(view, seat)})
    needed = owed - view.cash[seat]
    found = least_harm(view, seat, needed)
    if found is None:
        return act.GiveUp(seat), Why("give_up", {"amount": needed})
    return found


def least_harm(view: State, seat: int, needed: int) -> tuple[AnyAction, Why] | None:
    """The mortgage or sale that costs least rent (and value) for each dollar it brings towards `needed`."""
    tables = tables_for(view)
    best: tuple[float, AnyAction, Why] | None = None
    for space in view.board.deeds:
        if view.owner[space] != seat:
            continue
        for action, brings, harm in _ways(view, tables, seat, space):
            useful = min(brings, max(needed, 1))
            price = harm / useful
            if best is None or price < best[0]:
                key = "raise_mortgage" if isinstance(action, act.Mortgage) else "raise_sell"
                best = (price, action, Why(key, {"space": space}))
    return None if best is None else (best[1], best[2])


def single_deed(view: State, seat: int) -> act.Mortgage | None:
    """The deed outside whole sets that earns least, to be mortgaged; None if there is none."""
    tables = tables_for(view)
    deeds = single_deeds(view, seat)
    if not deeds:
        return None
    return act.Mortgage(seat, min(deeds, key=lambda d: earning(view, tables, d) / view.board.mortgages[d]))


def single_deeds(view: State, seat: int) -> list[int]:
    """The deeds outside whole sets that can be mortgaged."""
    return [d for d in view.deeds_of(seat) if not view.mortgaged[d] and not of_whole_set(view, seat, d)]


def gain_of(view: State, lot: int) -> float:
    """The rent gained per opponent's turn by the next building, looking ahead to the third house."""
    tables = tables_for(view)
    level = view.buildings[lot]
    rents = tables.rents[lot]
    if level < 3:
        return (rents[3] - rents[level]) * tables.rate[lot] / (3 - level)
    return (rents[level_up(view, level)] - rents[level]) * tables.rate[lot]


def of_whole_set(view: State, seat: int, space: int) -> bool:
    """Whether a deed belongs to a colour group that its owner has whole."""
    return view.board.kinds[space] == "street" and all(view.owner[m] == seat for m in view.board.mates[space])


_ROUNDS_LOST: Final = 25  # opponents' turns for which rent is missed


def _ways(view: State, tables: Tables, seat: int, space: int) -> list[tuple[AnyAction, int, float]]:
    """(action, dollars it brings, harm in dollars) for one deed."""
    level = view.buildings[space]
    if level:
        if why_not(view, act.Sell(seat, space)) is None:
            lost = tables.rents[space][level] - tables.rents[space][max(0, level - 1)]
            brings = view.board.house_costs[space] // 2
            return [(act.Sell(seat, space), brings, brings + _ROUNDS_LOST * lost * tables.rate[space])]
        group = view.board.spaces[space].group
        lots = view.board.groups[group]
        first = next(lot for lot in lots if view.buildings[lot])
        if first == space and why_not(view, act.SellGroup(seat, group)) is None:
            brings = sum(view.buildings[lot] * (view.board.house_costs[lot] // 2) for lot in lots)
            lost_rate = sum(tables.rents[lot][view.buildings[lot]] * tables.rate[lot] for lot in lots)
            # Only when nothing gentler is possible: it takes every house of the group.
            return [(act.SellGroup(seat, group), max(brings, 1), 3 * brings + _ROUNDS_LOST * lost_rate)]
        return []
    if view.mortgaged[space] or why_not(view, act.Mortgage(seat, space)) is not None:
        return []
    brings = view.board.mortgages[space]
    return [(act.Mortgage(seat, space), brings, 0.1 * brings + _ROUNDS_LOST * earning(view, tables, space))]


# The speed die


def choose(view: State, seat: int) -> tuple[AnyAction, int]:
    """Where to move after a bus or a triple: something to buy first, no rents, GO on the way."""
    top: Any = view.stack[-1]
    here = view.space[seat]
    if top.triple:
        ways = [(act.Choose(seat, to=space), space) for space in range(len(view.owner))]
    else:
        first, second = int(top.dice[0]), int(top.dice[1])
        ways = [(act.Choose(seat, move=n), (here + n) % 40) for n in sorted({first, second, first + second})]
    return max(ways, key=lambda way: _standing(view, seat, way[1]))


def _standing(view: State, seat: int, space: int) -> float:
    """What it is worth to arrive at a space, in dollars."""
    kind = view.board.kinds[space]
    value = 200.0 if space <= view.space[seat] else 0.0
    if kind == "go_to_jail":
        return -100.0
    if kind == "income_tax":
        return value - view.board.income_tax
    if kind == "luxury_tax":
        return value - view.board.luxury_tax
    if space not in view.board.deeds or view.owner[space] == seat:
        return value
    if view.owner[space] >= 0:
        return value - rent_guess(tables_for(view), view, space)
    if view.cash[seat] < view.board.prices[space]:
        return value
    wanted = 2.0 if completes(view, seat, space) else 0.5
    if any(completes(view, other, space) for other in view.others(seat)):
        wanted = max(wanted, 1.0)
    return value + wanted * view.board.prices[space]


# When thinking fails

_SAFE: Final = (
    act.Roll, act.EndTurn, act.Pass, act.Reject, act.Keep, act.PayFlat, act.Decline, act.Choose, act.Mortgage,
    act.Sell, act.SellGroup, act.GiveUp,
)  # fmt: skip


def safe_default(view: State, seat: int) -> AnyAction:
    """A legal answer that does no harm, for a computer whose thinking failed."""
    possible = [a for a in options(view, seat) if type(a) in _SAFE]
    return min(possible, key=lambda action: _SAFE.index(type(action)))
