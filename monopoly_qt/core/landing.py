"""What happens on the space reached: rent, purchase, taxes, cards, Jail."""

from collections.abc import Callable

from .board import PACKS, Card
from .estate import NO_RENT, SALARY, Rent, rent_of
from .events import ClaimOpened, Drawn, Freed, Jailed, Moved, Thrown
from .frames import BANK, POT, Due, IncomeTax, Purchase, Reason, Turn
from .play import Play
from .state import HOTEL, Claim, State


def move(p: Play, seat: int, steps: int, how: str) -> None:
    """Move a token forward, pay the salary for GO (GO-1, GO-2), and play the space reached."""
    start = p.s.space[seat]
    to = (start + steps) % 40
    lap = start + steps >= 40
    p.do(Moved(seat, start, to, steps, how, lap))
    if lap:
        p.pay(BANK, seat, SALARY, Reason("salary", ("GO-1",), 0))
        if to == 0:
            p.pay(BANK, seat, p.s.rules.go_landing_bonus, Reason("bonus_go", ("OPT-go_landing_bonus",), 0))
    land(p, seat)


def move_back(p: Play, seat: int, steps: int) -> None:
    """Move a token back; GO pays nothing on the way (GO-4). The space reached is played in full (CARD-6)."""
    start = p.s.space[seat]
    p.do(Moved(seat, start, (start - steps) % 40, -steps, "back"))
    land(p, seat)


def send_to_jail(p: Play, seat: int, why: str) -> None:
    """Straight to Jail, no salary, the turn ends (JAIL-1, GO-4, TURN-6)."""
    p.do(Jailed(seat, why))
    p.set_turn(Turn(seat, "over"))


def leave_jail(p: Play, seat: int, how: str, steps: int) -> None:
    """Out of Jail by a throw: move it and play the space (JAIL-3, JAIL-6)."""
    p.do(Freed(seat, how))
    move(p, seat, steps, "throw")


def land(p: Play, seat: int) -> None:
    """Play the space on which a token stands (BUY-3)."""
    space = p.s.space[seat]
    _ON_SPACE[p.s.board.kinds[space]](p, seat, space)


def _nothing(p: Play, seat: int, space: int) -> None:
    """GO, Just Visiting (JAIL-2)."""


def _property(p: Play, seat: int, space: int) -> None:
    owner = p.s.owner[space]
    if owner == BANK:
        p.push(Purchase(seat, space))
    elif owner != seat:
        collect(p, seat, space, rent_of(p.s, space, p.s.moved))


def collect(p: Play, seat: int, space: int, rent: Rent) -> None:
    """Let a visitor pay rent, or let the owner ask for it (RENT-8, RENT-9)."""
    if not rent.amount:
        return
    owner = p.s.owner[space]
    if p.s.rules.rent_claim:
        p.do(ClaimOpened(Claim(owner, seat, rent.amount, space, rent.parts, rent.rules)))
    else:
        p.charge(seat, owner, rent.amount, Reason("rent", rent.rules, space, parts=rent.parts))


def _income_tax(p: Play, seat: int, space: int) -> None:
    if p.s.rules.income_tax == "choice":
        p.push(IncomeTax(seat))
    else:
        p.charge(seat, p.fine_to(), p.s.board.income_tax, Reason("income_tax", ("OPT-income_tax",), space))


def _luxury_tax(p: Play, seat: int, space: int) -> None:
    p.charge(seat, p.fine_to(), p.s.board.luxury_tax, Reason("luxury_tax", ("TAX-3",), space))


def _free_parking(p: Play, seat: int, space: int) -> None:
    """PARK-1, or the pot and a new seed for the next (OPT-free_parking, OPT-free_parking_seed)."""
    rules = p.s.rules
    if rules.free_parking == "pot":
        p.pay(POT, seat, p.s.pot, Reason("pot", ("OPT-free_parking",), space))
        p.pay(BANK, POT, rules.free_parking_seed, Reason("seed", ("OPT-free_parking_seed",), space))


def _go_to_jail(p: Play, seat: int, space: int) -> None:
    send_to_jail(p, seat, "space")


def _chance(p: Play, seat: int, space: int) -> None:
    _draw(p, seat, 0)


def _community_chest(p: Play, seat: int, space: int) -> None:
    _draw(p, seat, 1)


_ON_SPACE: dict[str, Callable[[Play, int, int], None]] = {
    "go": _nothing,
    "jail": _nothing,
    "street": _property,
    "railroad": _property,
    "utility": _property,
    "chance": _chance,
    "community_chest": _community_chest,
    "income_tax": _income_tax,
    "luxury_tax": _luxury_tax,
    "free_parking": _free_parking,
    "go_to_jail": _go_to_jail,
}


# Cards


def _draw(p: Play, seat: int, pack: int) -> None:
    """Draw the top card and do what it says (CARD-1)."""
    number = p.s.packs[pack][0]
    card = p.s.board.packs[pack][number]
    p.do(Drawn(seat, pack, number, kept=card.effect == "jail_free"))
    _EFFECTS[card.effect](p, seat, card, Reason("card", ("CARD-1",), p.s.space[seat], f"{PACKS[pack]}/{card.id}"))


def _advance(p: Play, seat: int, card: Card, reason: Reason) -> None:
    move(p, seat, _distance(p.s, seat, card.target), "card")


def _distance(s: State, seat: int, target: int) -> int:
    return (target - s.space[seat]) % 40 or 40


def _nearest(s: State, seat: int, spaces: tuple[int, ...]) -> int:
    return min(spaces, key=lambda target: _distance(s, seat, target))


def _step_to(p: Play, seat: int, target: int) -> None:
    """Advance to a property whose rent the card sets itself."""
    start = p.s.space[seat]
    steps = _distance(p.s, seat, target)
    lap = start + steps >= 40
    p.do(Moved(seat, start, target, steps, "card", lap))
    if lap:
        p.pay(BANK, seat, SALARY, Reason("salary", ("GO-1",), 0))


def _nearest_railroad(p: Play, seat: int, card: Card, reason: Reason) -> None:
    """CARD-4: twice the rent otherwise due."""
    target = _nearest(p.s, seat, p.s.board.railroads)
    _step_to(p, seat, target)
    if p.s.owner[target] in (BANK, seat):
        return _property(p, seat, target)
    rent = rent_of(p.s, target, p.s.moved)
    return collect(p, seat, target, Rent(2 * rent.amount, ((2, rent.amount),), (*rent.rules, "CARD-4")))


def _nearest_utility(p: Play, seat: int, card: Card, reason: Reason) -> None:
    """CARD-5: a new throw, and ten times it."""
    target = _nearest(p.s, seat, p.s.board.utilities)
    _step_to(p, seat, target)
    if p.s.owner[target] in (BANK, seat) or rent_of(p.s, target, 1) == NO_RENT:
        return _property(p, seat, target)
    throw = p.chance.throw()
    p.do(Thrown(seat, throw, "utility"))
    total = white_dice(throw)
    return collect(p, seat, target, Rent(10 * total, ((10, total),), ("CARD-5",)))


def white_dice(throw: tuple[int | str, ...]) -> int:
    """The sum of the two white dice."""
    return int(throw[0]) + int(throw[1])


def _back(p: Play, seat: int, card: Card, reason: Reason) -> None:
    move_back(p, seat, card.amount)


def _to_jail(p: Play, seat: int, card: Card, reason: Reason) -> None:
    send_to_jail(p, seat, "card")


def _keep(p: Play, seat: int, card: Card, reason: Reason) -> None:
    """CARD-2: the card stays with its drawer, as the draw already said."""


def _collect_bank(p: Play, seat: int, card: Card, reason: Reason) -> None:
    p.pay(BANK, seat, card.amount, reason)


def _pay_bank(p: Play, seat: int, card: Card, reason: Reason) -> None:
    p.charge(seat, p.fine_to(), card.amount, reason)


def _pay_each(p: Play, seat: int, card: Card, reason: Reason) -> None:
    p.charge_in_turn([Due(seat, other, card.amount, reason) for other in p.s.others(seat)])


def _collect_each(p: Play, seat: int, card: Card, reason: Reason) -> None:
    p.charge_in_turn([Due(other, seat, card.amount, reason) for other in p.s.others(seat)])


def _repairs(p: Play, seat: int, card: Card, reason: Reason) -> None:
    """CARD-7."""
    levels = [p.s.buildings[i] for i in p.s.deeds_of(seat)]
    hotels = levels.count(HOTEL)
    parts = ((sum(levels) - HOTEL * hotels, card.per_house), (hotels, card.per_hotel))
    amount = sum(count * each for count, each in parts)
    p.charge(seat, p.fine_to(), amount, Reason("card", ("CARD-7",), reason.space, reason.card, parts))


_EFFECTS: dict[str, Callable[[Play, int, Card, Reason], None]] = {
    "advance": _advance,
    "advance_nearest_railroad": _nearest_railroad,
    "advance_nearest_utility": _nearest_utility,
    "move_back": _back,
    "go_to_jail": _to_jail,
    "jail_free": _keep,
    "collect_bank": _collect_bank,
    "pay_bank": _pay_bank,
    "pay_each_player": _pay_each,
    "collect_each_player": _collect_each,
    "repairs": _repairs,
}
