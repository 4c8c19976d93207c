"""Throws, turns and Jail (SETUP-4, TURN, JAIL, the speed die)."""

from .actions import Buy, Choose, Decline, PayFine, PayFlat, PayTenth, Refusal, Roll, UseCard
from .auction import open_auction
from .board import SIZE
from .chance import Throw
from .estate import JAIL_FINE, rent_of, tax_worth, tenth
from .events import (
    CardMoved,
    ChoseTax,
    ClaimClosed,
    Declined,
    DeedMoved,
    Freed,
    Started,
    StayedInJail,
    Thrown,
    TurnBegan,
)
from .frames import BANK, NOBODY, Choice, Due, IncomeTax, JailMove, MoveOn, Opening, Purchase, Reason, Turn
from .landing import leave_jail, move, send_to_jail, white_dice
from .play import Play
from .state import State

# Opening throws


def opening_throw(p: Play, frame: Opening) -> None:
    """One throw each; tied highest players throw again among themselves (SETUP-4)."""
    throw = p.chance.throw()
    p.do(Thrown(frame.seat, throw, "opening"))
    totals = (*frame.totals, white_dice(throw))
    if len(totals) < len(frame.contenders):
        p.replace(Opening(frame.contenders[len(totals)], frame.contenders, totals))
        return
    highest = tuple(seat for seat, total in zip(frame.contenders, totals, strict=True) if total == max(totals))
    if len(highest) > 1:
        p.replace(Opening(highest[0], highest))
        return
    p.do(Started(highest[0]))
    begin_turn(p, highest[0], 1)
    _deal(p)


def _deal(p: Play) -> None:
    """Deeds dealt after the opening throws (OPT-deal_deeds, OPT-dealt_deeds)."""
    count = p.s.rules.deal_deeds
    if not count:
        return
    deeds = p.s.board.deeds
    order = iter(p.chance.shuffle(len(deeds)))
    dues = []
    for seat in p.s.seats:
        spaces = [deeds[next(order)] for _ in range(count)]
        for space in spaces:
            p.do(DeedMoved(space, BANK, seat, "dealt"))
        prices = tuple((1, p.s.board.prices[space]) for space in spaces)
        dues.append(
            Due(seat, BANK, sum(price for _, price in prices), Reason("deal", ("OPT-deal_deeds",), parts=prices))
        )
    if p.s.rules.dealt_deeds == "paid":
        p.charge_in_turn(dues)


# Turns


def begin_turn(p: Play, seat: int, number: int) -> None:
    """A turn begins; only its frame is on the stack."""
    p.do(TurnBegan(seat, number))


def next_turn(p: Play) -> None:
    """The turn passes to the next player still in the game, unless an agreed end is reached (TURN-6, END-2)."""
    s = p.s
    count = len(s.cash)
    seat = following = s.stack[0].seat
    number, passes_starter = s.round, False
    while following == seat or s.bankrupt[following]:
        following = (following + 1) % count
        passes_starter = passes_starter or following == s.starter
    if passes_starter:
        if s.rules.end_rounds is not None and number >= s.rules.end_rounds:
            return p.finish("rounds")
        if s.time_up:
            return p.finish("time")
        number += 1
    return begin_turn(p, following, number)


def run_turn(p: Play, frame: Turn) -> bool:
    """A turn that ends by itself."""
    next_turn(p)
    return True


# Throws


def roll(p: Play, action: Roll) -> None:
    """Throw the dice, whatever the throw is for."""
    frame = p.s.stack[-1]
    if type(frame) is Opening:
        opening_throw(p, frame)
    elif type(frame) is Turn:
        if p.s.claims:
            _lose_claims(p, action.seat)
        if p.s.jail[action.seat]:
            _throw_in_jail(p, action.seat)
        else:
            _throw_to_move(p, action.seat, frame.doubles)


def _lose_claims(p: Play, thrower: int) -> None:
    """Rent that nobody asked for in time; one's own further throw loses nothing (RENT-9)."""
    for claim in [c for c in p.s.claims if c.debtor != thrower]:
        p.do(ClaimClosed(claim, "lost"))


def _snake_eyes(p: Play, seat: int, throw: Throw) -> None:
    bonus = p.s.rules.snake_eyes_bonus
    if bonus and throw[0] == throw[1] == 1:
        p.pay(BANK, seat, bonus, Reason("snake_eyes", ("OPT-snake_eyes_bonus",)))


def _throw_to_move(p: Play, seat: int, doubles: int) -> None:
    speed_die = p.s.rules.speed_die and p.s.laps[seat] > 0
    throw = p.chance.throw(speed_die)
    p.do(Thrown(seat, throw, "move"))
    _snake_eyes(p, seat, throw)
    if len(throw) == 3 and throw[0] == throw[1] == throw[2]:
        p.set_turn(Turn(seat, "end"))
        p.push(Choice(seat, throw, triple=True))
        return
    if throw[0] != throw[1]:
        p.set_turn(Turn(seat, "end"))
    elif doubles == 2:
        send_to_jail(p, seat, "doubles")
        return
    else:
        p.set_turn(Turn(seat, "throw", doubles + 1))
    _move_throw(p, seat, throw)


def _move_throw(p: Play, seat: int, throw: Throw) -> None:
    extra = throw[2] if len(throw) == 3 else 0
    if extra == "bus":
        p.push(Choice(seat, throw, triple=False))
        return
    if extra == "mr":
        p.push(MoveOn(seat))
    move(p, seat, white_dice(throw) + (extra if isinstance(extra, int) else 0), "throw")


def _throw_in_jail(p: Play, seat: int) -> None:
    """JAIL-3, JAIL-6, OPT-jail_turns."""
    throw = p.chance.throw()
    p.do(Thrown(seat, throw, "jail"))
    _snake_eyes(p, seat, throw)
    p.set_turn(Turn(seat, "end"))
    if throw[0] == throw[1]:
        leave_jail(p, seat, "doubles", white_dice(throw))
    elif p.s.jail[seat] < p.s.rules.jail_turns:
        p.do(StayedInJail(seat, p.s.jail[seat] + 1))
    else:
        p.push(JailMove(seat, white_dice(throw)))
        p.charge(seat, p.fine_to(), JAIL_FINE, Reason("fine", ("JAIL-6",), p.s.board.jail))


def run_jail_move(p: Play, frame: JailMove) -> bool:
    """The fine is paid: out and on (JAIL-6)."""
    p.pop()
    leave_jail(p, frame.seat, "fine", frame.steps)
    return True


# Jail, before throwing


def why_not_fine(s: State, action: PayFine) -> Refusal | None:
    """JAIL-5; with one turn in Jail it is allowed before that throw (OPT-jail_turns)."""
    if s.jail[action.seat] == s.rules.jail_turns and s.rules.jail_turns > 1:
        return Refusal("JAIL-5", "fine_too_late")
    if s.cash[action.seat] < JAIL_FINE:
        return Refusal("JAIL-5", "fine_cash", {"amount": JAIL_FINE, "cash": s.cash[action.seat]})
    return None


def pay_fine(p: Play, action: PayFine) -> None:
    """Out of Jail for $50; the throw comes next."""
    p.pay(action.seat, p.fine_to(), JAIL_FINE, Reason("fine", ("JAIL-5",), p.s.board.jail))
    p.do(Freed(action.seat, "fine"))


def why_not_card(s: State, action: UseCard) -> Refusal | None:
    """JAIL-4."""
    return None if action.seat in s.jail_cards else Refusal("JAIL-4", "no_jail_card")


def use_card(p: Play, action: UseCard) -> None:
    """Out of Jail by a card, Chance's first (CARD-2, JAIL-4)."""
    p.do(CardMoved(p.s.jail_cards.index(action.seat), action.seat, BANK))
    p.do(Freed(action.seat, "card"))


# Purchase and income tax


def why_not_buy(s: State, frame: Purchase, action: Buy) -> Refusal | None:
    """OPT-first_lap, BUY-1."""
    if s.rules.first_lap and not s.laps[action.seat]:
        return Refusal("OPT-first_lap", "buy_first_lap")
    price = s.board.prices[frame.space]
    if s.cash[action.seat] < price:
        return Refusal("BUY-1", "buy_cash", {"price": price, "cash": s.cash[action.seat]})
    return None


def buy(p: Play, frame: Purchase, action: Buy) -> None:
    """At the printed price (BUY-1)."""
    price = p.s.board.prices[frame.space]
    p.pop()
    p.pay(action.seat, BANK, price, Reason("price", ("BUY-1",), frame.space))
    p.do(DeedMoved(frame.space, BANK, action.seat, "bought", price))


def decline(p: Play, frame: Purchase, action: Decline) -> None:
    """Not bought: auctioned at once (BUY-2, OPT-auctions)."""
    p.pop()
    p.do(Declined(action.seat, frame.space))
    if p.s.rules.auctions:
        open_auction(p, frame.space, action.seat)


def pay_income_tax(p: Play, frame: IncomeTax, action: PayFlat | PayTenth) -> None:
    """The choice is final; only then is the worth added up (TAX-1, TAX-2)."""
    s = p.s
    is_tenth = type(action) is PayTenth
    p.pop()
    p.do(ChoseTax(action.seat, is_tenth))
    amount = tenth(tax_worth(s, action.seat)) if is_tenth else s.board.income_tax
    reason = Reason("tenth" if is_tenth else "income_tax", ("TAX-1",), s.space[action.seat])
    p.charge(action.seat, p.fine_to(), amount, reason)


# Speed die


def bus_moves(frame: Choice) -> tuple[int, ...]:
    """One die, the other, or both."""
    first, second = int(frame.dice[0]), int(frame.dice[1])
    return tuple(sorted({first, second, first + second}))


def why_not_choose(frame: Choice, action: Choose) -> Refusal | None:
    """OPT-speed_die."""
    if frame.triple:
        fits = action.move == -1 and 0 <= action.to < SIZE
    else:
        fits = action.to == -1 and action.move in bus_moves(frame)
    return None if fits else Refusal("OPT-speed_die", "no_such_move")


def choose(p: Play, frame: Choice, action: Choose) -> None:
    """Move as chosen; to any space means forward, a whole lap where one stands already."""
    p.pop()
    steps = (action.to - p.s.space[action.seat]) % SIZE or SIZE if frame.triple else action.move
    move(p, action.seat, steps, "choice")


def run_move_on(p: Play, frame: MoveOn) -> bool:
    """On to the next unowned lot, or if there is none to the next where rent is due (OPT-speed_die)."""
    p.pop()
    s = p.s
    if s.jail[frame.seat]:
        return True
    start = s.space[frame.seat]
    ahead = [(start + n) % SIZE for n in range(1, SIZE)]
    unowned = (i for i in ahead if i in s.board.deeds and s.owner[i] == NOBODY)
    paying = (i for i in ahead if s.owner[i] not in (NOBODY, frame.seat) and rent_of(s, i, 1).amount)
    target = next(unowned, next(paying, NOBODY))
    if target != NOBODY:
        move(p, frame.seat, (target - start) % SIZE, "on")
    return True
