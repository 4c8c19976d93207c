"""Auctions of deeds (AUCT)."""

from .actions import Bid, Pass, Refusal
from .events import BidMade, DeedMoved, Passed, Unsold
from .frames import BANK, Auction, Reason
from .play import Play
from .state import State


def has_bidders(s: State) -> bool:
    """Whether a property that is not bought goes under the hammer (BUY-2, OPT-first_lap)."""
    return s.rules.auctions and (not s.rules.first_lap or any(s.laps[seat] for seat in s.seats if not s.bankrupt[seat]))


def open_auction(p: Play, space: int, after: int, all_may_bid: bool = False) -> None:
    """Put a deed under the hammer; bidding begins after the seat `after` (AUCT-4), who bids last."""
    bidders = [*p.s.others(after), after]
    if p.s.bankrupt[after]:
        bidders.pop()
    if p.s.rules.first_lap and not all_may_bid:
        bidders = [seat for seat in bidders if p.s.laps[seat]]
    if bidders:
        p.push(Auction(bidders[0], space, tuple(bidders)))
    else:
        p.do(Unsold(space))


def why_not_bid(s: State, frame: Auction, action: Bid) -> Refusal | None:
    """AUCT-2, AUCT-3."""
    if action.amount <= frame.high:
        return Refusal("AUCT-2", "bid_too_low", {"amount": action.amount, "least": frame.high + 1})
    if action.amount > s.cash[action.seat]:
        return Refusal("AUCT-3", "bid_over_cash", {"amount": action.amount, "cash": s.cash[action.seat]})
    return None


def bid(p: Play, frame: Auction, action: Bid) -> None:
    """A higher bid; the next bidder is asked."""
    p.do(BidMade(action.seat, action.amount, frame.space))
    _go_on(p, frame, frame.bidders, action.amount, action.seat)


def leave(p: Play, frame: Auction, action: Pass) -> None:
    """Out of this auction for good."""
    p.do(Passed(action.seat, "auction"))
    left = tuple(seat for seat in frame.bidders if seat != action.seat)
    _go_on(p, frame, left, frame.high, frame.leader)


def after(bidders: tuple[int, ...], all_before: tuple[int, ...], seat: int) -> int:
    """Who among the bidders is asked after `seat`, in the order of those before."""
    place = all_before.index(seat)
    round_the_table = all_before[place + 1 :] + all_before[: place + 1]
    return next(other for other in round_the_table if other in bidders)


def _go_on(p: Play, frame: Auction, bidders: tuple[int, ...], high: int, leader: int) -> None:
    if not bidders:
        p.pop()
        p.do(Unsold(frame.space))
    elif bidders == (leader,):
        p.pop()
        p.pay(leader, BANK, high, Reason("bid", ("AUCT-5",), frame.space))
        p.do(DeedMoved(frame.space, BANK, leader, "auctioned", high))
    else:
        following = after(bidders, frame.bidders, frame.seat)
        p.replace(Auction(following, frame.space, bidders, high, leader))
