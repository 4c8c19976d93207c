"""Debts that can't be paid, and leaving the game (DEBT, BANKRUPT, END-1)."""

from .actions import GiveUp
from .auction import open_auction
from .buildings import sell_all
from .estate import can_raise, tenth
from .events import CardMoved, ClaimClosed, DeedMoved, Dropped, Unmortgaged, WentBankrupt
from .frames import BANK, Due, EstateSale, Inheritance, MortgageReceived, Reason, Turn
from .play import Play
from .trade import interest_reason


def run_due(p: Play, frame: Due) -> bool:
    """Pay as soon as the cash covers it; bankrupt at once with nothing left to raise cash with (DEBT-2)."""
    s = p.s
    if p.pay_off(frame):
        return True
    if frame.seat in s.owner or frame.seat in s.jail_cards:
        return False
    go_bankrupt(p, frame.seat, max(frame.to, BANK))
    return True


def give_up(p: Play, action: GiveUp) -> None:
    """To the creditor when the debt can no longer be covered, otherwise to the Bank (DEBT-2)."""
    frame = p.s.stack[-1]
    creditor = BANK
    if type(frame) is Due and can_raise(p.s, action.seat) < frame.amount:
        creditor = max(frame.to, BANK)
    go_bankrupt(p, action.seat, creditor, gave_up=True)


def go_bankrupt(p: Play, seat: int, creditor: int, gave_up: bool = False) -> None:
    """Everything goes to the creditor or the Bank, and the player leaves at once (BANKRUPT-1, -4, -5)."""
    s = p.s
    p.do(WentBankrupt(seat, creditor, gave_up))
    _drop_frames(p, seat)
    for claim in [c for c in s.claims if seat in (c.owner, c.debtor)]:
        p.do(ClaimClosed(claim, "left"))
    deeds = s.deeds_of(seat)
    sell_all(p, seat, [i for i in deeds if s.buildings[i]])
    p.pay(seat, creditor, s.cash[seat], Reason("estate", ("BANKRUPT-4" if creditor == BANK else "BANKRUPT-1",)))
    for pack, holder in enumerate(s.jail_cards):
        if holder == seat:
            p.do(CardMoved(pack, seat, creditor))
    for space in deeds:
        if creditor == BANK and s.mortgaged[space]:
            p.do(Unmortgaged(BANK, space))
        p.do(DeedMoved(space, seat, creditor, "bankrupt"))
    if not _ended(p):
        _hand_over(p, seat, creditor, deeds)


def _drop_frames(p: Play, seat: int) -> None:
    """What was asked of the player falls away, and what is still owed to them lapses (BANKRUPT-5, CARD-8)."""
    stack = p.s.stack
    for depth in range(len(stack) - 1, 0, -1):
        frame = stack[depth]
        if frame.seat == seat or (type(frame) is Due and frame.to == seat):
            p.do(Dropped(depth))
    if stack[0].seat == seat:
        p.set_turn(Turn(seat, "over"))


def _ended(p: Play) -> bool:
    """The bankruptcy that leaves one player, or the agreed number, ends the game at once (END-1)."""
    left = [seat for seat in p.s.seats if not p.s.bankrupt[seat]]
    if len(left) == 1:
        p.finish("last", left)
    elif p.s.rules.end_bankruptcies and p.s.bankruptcies >= p.s.rules.end_bankruptcies:
        p.finish("bankruptcies")
    return not p.s.stack


def _hand_over(p: Play, seat: int, creditor: int, deeds: list[int]) -> None:
    if creditor == BANK:
        if deeds:
            p.push(EstateSale(seat, tuple(deeds)))
        return
    pledged = tuple(i for i in deeds if p.s.mortgaged[i])
    if pledged:
        p.push(Inheritance(creditor, pledged))


def run_estate_sale(p: Play, frame: EstateSale) -> bool:
    """The next lot under the hammer (BANKRUPT-4)."""
    p.pop()
    if frame.lots[1:]:
        p.push(EstateSale(frame.seat, frame.lots[1:]))
    open_auction(p, frame.lots[0], frame.seat, all_may_bid=True)
    return True


def run_inheritance(p: Play, frame: Inheritance) -> bool:
    """10 % of the next mortgaged deed, then its owner decides (BANKRUPT-2, BANKRUPT-3)."""
    p.pop()
    space = frame.spaces[0]
    if frame.spaces[1:]:
        p.push(Inheritance(frame.seat, frame.spaces[1:]))
    p.push(MortgageReceived(frame.seat, space, "BANKRUPT-2"))
    amount = tenth(p.s.board.mortgages[space])
    p.charge(frame.seat, BANK, amount, interest_reason(space, "BANKRUPT-2"))
    return True
