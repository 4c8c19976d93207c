"""Offers between two players (TRADE, CARD-3) and mortgaged deeds received."""

from .actions import Accept, Bundle, Keep, Lift, Offer, Refusal
from .estate import bank_value, debts, group_has_buildings, in_debt, tenth
from .events import Answered, CardMoved, DeedMoved, KeptMortgaged, Offered, Unmortgaged
from .frames import BANK, Due, MortgageReceived, Reason, Trade
from .play import Play
from .state import State


def why_not_offer(s: State, offer: Offer) -> Refusal | None:
    """TRADE-1, TRADE-2, DEBT-3, TRADE-3, in this order."""
    partner = offer.to
    if partner == offer.seat or not 0 <= partner < len(s.cash) or s.bankrupt[partner]:
        return Refusal("TRADE-1", "no_partner")
    if not offer.give and not offer.take:
        return Refusal("TRADE-1", "empty_offer")
    return (
        _why_not_goods(s, offer.seat, offer.give)
        or _why_not_goods(s, partner, offer.take)
        or _why_not_built(s, offer)
        or _why_not_debtor(s, offer.seat, offer.give, offer.take)
        or _why_not_debtor(s, partner, offer.take, offer.give)
        or _why_not_interest(s, offer.seat, offer.give, offer.take)
        or _why_not_interest(s, partner, offer.take, offer.give)
    )


def _why_not_goods(s: State, seat: int, goods: Bundle) -> Refusal | None:
    """Nobody gives what they don't have."""
    if not 0 <= goods.cash <= s.cash[seat]:
        return Refusal("TRADE-1", "offer_cash", {"seat": seat, "amount": goods.cash, "cash": s.cash[seat]})
    if len(set(goods.deeds)) != len(goods.deeds) or len(set(goods.jail_cards)) != len(goods.jail_cards):
        return Refusal("TRADE-1", "named_twice", {"seat": seat})
    for space in goods.deeds:
        if not 0 <= space < len(s.owner) or s.owner[space] != seat:
            return Refusal("TRADE-1", "offer_deed", {"seat": seat, "space": space})
    if not all(0 <= pack < 2 and s.jail_cards[pack] == seat for pack in goods.jail_cards):
        return Refusal("TRADE-1", "offer_card", {"seat": seat})
    return None


def _why_not_built(s: State, offer: Offer) -> Refusal | None:
    for space in (*offer.give.deeds, *offer.take.deeds):
        if group_has_buildings(s, space):
            return Refusal("TRADE-2", "offer_built", {"space": space})
    return None


def interest_on(s: State, deeds: tuple[int, ...]) -> int:
    """The 10 % that a receiver of these deeds pays at once, deed by deed (TRADE-3, TAX-4)."""
    return sum(tenth(s.board.mortgages[space]) for space in deeds if s.mortgaged[space])


def _why_not_debtor(s: State, seat: int, gives: Bundle, gets: Bundle) -> Refusal | None:
    """A debtor must still be able to pay after the trade (DEBT-3)."""
    if not in_debt(s, seat):
        return None
    cash = s.cash[seat] - gives.cash + gets.cash - interest_on(s, gets.deeds)
    kept = [space for space in s.deeds_of(seat) if space not in gives.deeds]
    could_raise = cash + bank_value(s, [*kept, *gets.deeds])
    if could_raise < debts(s, seat):
        return Refusal("DEBT-3", "offer_in_debt", {"seat": seat, "amount": debts(s, seat)})
    return None


def _why_not_interest(s: State, seat: int, gives: Bundle, gets: Bundle) -> Refusal | None:
    """A receiver's cash must cover the 10 % on all mortgaged deeds (TRADE-3)."""
    interest = interest_on(s, gets.deeds)
    cash = s.cash[seat] - gives.cash + gets.cash
    if interest and cash < interest:
        return Refusal("TRADE-3", "offer_interest", {"seat": seat, "amount": interest, "cash": cash})
    return None


def offer(p: Play, action: Offer) -> None:
    """The other player is asked; nothing else happens until the answer."""
    p.do(Offered(action.seat, action.to, action.give, action.take))
    p.push(Trade(action.to, action.seat, action.give, action.take))


def close(p: Play, frame: Trade, how: str) -> None:
    """The offer is gone: rejected or withdrawn."""
    p.pop()
    p.do(Answered(frame.seat, frame.by, how, frame.give, frame.take))


def accept(p: Play, frame: Trade, action: Accept) -> None:
    """Goods change hands, all interest is paid, covered debts too, then each mortgaged deed is decided (TRADE-3)."""
    close(p, frame, "accepted")
    for source, target, goods in ((frame.by, frame.seat, frame.give), (frame.seat, frame.by, frame.take)):
        p.pay(source, target, goods.cash, Reason("trade", ("TRADE-1",)))
        for space in sorted(goods.deeds):
            p.do(DeedMoved(space, source, target, "traded"))
        for pack in goods.jail_cards:
            p.do(CardMoved(pack, source, target))
    received = [(frame.seat, space) for space in sorted(frame.give.deeds)]
    received += [(frame.by, space) for space in sorted(frame.take.deeds)]
    pledged = [(seat, space) for seat, space in received if p.s.mortgaged[space]]
    for seat, space in pledged:
        pay_interest(p, seat, space, "TRADE-3")
    _pay_covered(p)
    for seat, space in reversed(pledged):
        p.push(MortgageReceived(seat, space, "TRADE-3"))


def interest_reason(space: int, rule: str) -> Reason:
    """Why a receiver pays 10 %."""
    return Reason("interest", (rule, "TAX-4"), space)


def pay_interest(p: Play, seat: int, space: int, rule: str) -> None:
    """10 % of the mortgage to the Bank."""
    p.charge(seat, BANK, tenth(p.s.board.mortgages[space]), interest_reason(space, rule))


def _pay_covered(p: Play) -> None:
    """Debts are paid as soon as the cash covers them, so before a deed received is decided (DEBT-2)."""
    due = p.s.stack[-1]
    while type(due) is Due and p.pay_off(due):
        due = p.s.stack[-1]


def run_received(p: Play, frame: MortgageReceived) -> bool:
    """Nothing to decide once the deed has gone on to somebody else."""
    if p.s.owner[frame.space] == frame.seat and p.s.mortgaged[frame.space]:
        return False
    p.pop()
    return True


def why_not_lift(s: State, frame: MortgageReceived, action: Lift | Keep) -> Refusal | None:
    """Only the deed that is asked about, and only with the principal in hand."""
    if action.on != frame.space:
        return Refusal(frame.rule, "other_deed", {"space": frame.space})
    price = s.board.mortgages[frame.space]
    if type(action) is Lift and s.cash[action.seat] < price:
        return Refusal(frame.rule, "lift_cash", {"amount": price, "cash": s.cash[action.seat]})
    return None


def lift(p: Play, frame: MortgageReceived, action: Lift) -> None:
    """Pay the principal; the 10 % is paid already."""
    p.pop()
    p.pay(action.seat, BANK, p.s.board.mortgages[frame.space], Reason("lift", (frame.rule,), frame.space))
    p.do(Unmortgaged(action.seat, frame.space))


def keep(p: Play, frame: MortgageReceived, action: Keep) -> None:
    """It stays mortgaged; lifting it later costs 10 % again."""
    p.pop()
    p.do(KeptMortgaged(action.seat, frame.space))
