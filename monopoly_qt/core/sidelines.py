"""What players may do at any time: build, sell, mortgage, ask for rent; and how scarce buildings are sold."""

from .actions import AskRent, Bid, Build, Mortgage, Pass, Refusal, Sell, SellGroup, Unmortgage, Want
from .auction import after
from .buildings import sell_all
from .estate import (
    demand,
    group_has_buildings,
    in_debt,
    level_down,
    level_up,
    lot_refusal,
    refund,
    stock,
    tenth,
)
from .events import BidMade, Built, ClaimClosed, Mortgaged, Passed, Unmortgaged, Unsold, Wanted
from .frames import (
    BANK,
    Auction,
    BuildingAuction,
    BuildingCall,
    BuildRequest,
    Choice,
    Due,
    IncomeTax,
    MortgageReceived,
    Opening,
    Purchase,
    Reason,
    Turn,
)
from .play import Play
from .state import HOTEL, State

OPEN_FRAMES = frozenset({Opening, Turn, Purchase, IncomeTax, Due, Choice})
RAISING_FRAMES = frozenset({Auction, BuildingCall, BuildingAuction, MortgageReceived})


def why_not_open(s: State, seat: int) -> Refusal | None:
    """Whether the game waits for a decision during which players may act "at any time"."""
    if not s.stack or type(s.stack[-1]) not in OPEN_FRAMES:
        return Refusal("TURN-6", "not_now")
    return _why_not_in_game(s, seat)


def _why_not_raising(s: State, seat: int) -> Refusal | None:
    """As `why_not_open`; who is asked in an auction or the like may raise cash too."""
    if s.stack and type(s.stack[-1]) in RAISING_FRAMES and s.stack[-1].seat == seat:
        return None
    return why_not_open(s, seat)


def _why_not_in_game(s: State, seat: int) -> Refusal | None:
    return Refusal("BANKRUPT-5", "out_of_game") if s.bankrupt[seat] else None


def _is_space(s: State, space: int) -> bool:
    return 0 <= space < len(s.owner)


# Mortgages


def why_not_mortgage(s: State, action: Mortgage) -> Refusal | None:
    """MORT-1."""
    refusal = _why_not_raising(s, action.seat)
    if refusal:
        return refusal
    if not _is_space(s, action.on) or s.owner[action.on] != action.seat:
        return Refusal("MORT-1", "not_own", {"space": action.on})
    if s.mortgaged[action.on]:
        return Refusal("MORT-1", "already_mortgaged", {"space": action.on})
    if group_has_buildings(s, action.on):
        return Refusal("MORT-1", "mortgage_built", {"space": action.on})
    return None


def mortgage(p: Play, action: Mortgage) -> None:
    """The Bank pays the mortgage value."""
    p.do(Mortgaged(action.seat, action.on))
    p.pay(BANK, action.seat, p.s.board.mortgages[action.on], Reason("mortgage", ("MORT-1",), action.on))


def unmortgage_price(s: State, space: int) -> int:
    """The mortgage value and 10 % of it (MORT-2, TAX-4)."""
    value = s.board.mortgages[space]
    return value + tenth(value)


def why_not_unmortgage(s: State, action: Unmortgage) -> Refusal | None:
    """DEBT-1, MORT-3, MORT-2."""
    refusal = why_not_open(s, action.seat)
    if refusal:
        return refusal
    if in_debt(s, action.seat):
        return Refusal("DEBT-1", "debtor_spends")
    if not _is_space(s, action.on) or s.owner[action.on] != action.seat:
        return Refusal("MORT-3", "not_own", {"space": action.on})
    if not s.mortgaged[action.on]:
        return Refusal("MORT-2", "not_mortgaged", {"space": action.on})
    price = unmortgage_price(s, action.on)
    if s.cash[action.seat] < price:
        return Refusal("MORT-2", "unmortgage_cash", {"amount": price, "cash": s.cash[action.seat]})
    return None


def unmortgage(p: Play, action: Unmortgage) -> None:
    """Lift a mortgage for its value and 10 %."""
    value = p.s.board.mortgages[action.on]
    parts = ((1, value), (1, tenth(value)))
    reason = Reason("unmortgage", ("MORT-2", "TAX-4"), action.on, parts=parts)
    p.pay(action.seat, BANK, unmortgage_price(p.s, action.on), reason)
    p.do(Unmortgaged(action.seat, action.on))


# Selling buildings


def why_not_sell(s: State, action: Sell) -> Refusal | None:
    """SELL-1, SELL-2, SELL-3."""
    refusal = _why_not_raising(s, action.seat)
    if refusal:
        return refusal
    space = action.on
    if not _is_space(s, space) or s.owner[space] != action.seat or not s.buildings[space]:
        return Refusal("SELL-1", "nothing_to_sell", {"space": space})
    refusal = _why_not_sell_while_bidding(s, action.seat, space, s.buildings[space] == HOTEL)
    if refusal:
        return refusal
    highest = max(s.board.mates[space], key=lambda m: s.buildings[m])
    if s.rules.even_build and s.buildings[highest] > s.buildings[space]:
        return Refusal("SELL-2", "sell_even", {"space": space, "other": highest})
    needed = s.rules.houses_for_hotel
    if s.buildings[space] == HOTEL and stock(s, hotel=False) < needed:
        return Refusal("SELL-3", "no_houses_to_break", {"space": space, "houses": needed})
    return None


def _why_not_sell_while_bidding(s: State, seat: int, space: int, breaks_hotel: bool) -> Refusal | None:
    """Not on the colour of one's own standing bid for a building, and no hotel is broken down."""
    top = s.stack[-1]
    if type(top) is not BuildingAuction:
        return None
    if breaks_hotel:
        return Refusal("BUILD-6", "hotel_in_auction", {"space": space})
    if top.leader == seat and space in s.board.mates[top.space]:
        return Refusal("BUILD-6", "standing_bid", {"space": space})
    return None


def sell(p: Play, action: Sell) -> None:
    """One building back to the Bank at half price."""
    level = p.s.buildings[action.on]
    p.do(Built(action.seat, action.on, level, level_down(p.s, level)))
    p.pay(BANK, action.seat, refund(p.s, action.on, 1), Reason("sale", ("SELL-1",), action.on))


def why_not_sell_group(s: State, action: SellGroup) -> Refusal | None:
    """SELL-1; stock and evenness do not matter (SELL-3)."""
    refusal = _why_not_raising(s, action.seat)
    if refusal:
        return refusal
    lots = s.board.groups.get(action.group, ())
    if not any(s.buildings[lot] and s.owner[lot] == action.seat for lot in lots):
        return Refusal("SELL-1", "nothing_in_group", {"group": action.group})
    return _why_not_sell_while_bidding(s, action.seat, lots[0], breaks_hotel=False)


def sell_group(p: Play, action: SellGroup) -> None:
    """All buildings of a colour group at once."""
    sell_all(p, action.seat, [lot for lot in p.s.board.groups[action.group] if p.s.buildings[lot]])


# Building


def why_not_build(s: State, action: Build) -> Refusal | None:
    """DEBT-1, BUILD-1, BUILD-4, BUILD-2, BUILD-5, BUILD-3."""
    return why_not_open(s, action.seat) or _why_not_build_there(s, action.seat, action.on)


def _why_not_build_there(s: State, seat: int, space: int) -> Refusal | None:
    if in_debt(s, seat):
        return Refusal("DEBT-1", "debtor_spends")
    refusal = _why_not_lot(s, seat, space)
    if refusal:
        return refusal
    hotel = _is_hotel_next(s, space)
    if not stock(s, hotel):
        return Refusal("BUILD-5", "no_hotels" if hotel else "no_houses")
    cost = s.board.house_costs[space]
    if s.cash[seat] < cost:
        return Refusal("BUILD-3", "build_cash", {"amount": cost, "cash": s.cash[seat]})
    return None


def _why_not_lot(s: State, seat: int, space: int) -> Refusal | None:
    if not _is_space(s, space):
        return Refusal("BUILD-1", "no_street", {"space": space})
    return lot_refusal(s, seat, space)


def _is_hotel_next(s: State, space: int) -> bool:
    return level_up(s, s.buildings[space]) == HOTEL


def build(p: Play, action: Build) -> None:
    """Ask for one building."""
    p.push(BuildRequest(action.seat, action.on))


def _erect(p: Play, seat: int, space: int, price: int, reason: Reason) -> None:
    level = p.s.buildings[space]
    p.pay(seat, BANK, price, reason)
    p.do(Built(seat, space, level, level_up(p.s, level)))


def run_request(p: Play, frame: BuildRequest) -> bool:
    """Sell at once while the stock covers what everyone could buy, else ask the others (BUILD-6)."""
    s = p.s
    p.pop()
    if _why_not_build_there(s, frame.seat, frame.space):
        return True
    hotel = _is_hotel_next(s, frame.space)
    others = s.others(frame.seat)
    rivals = [seat for seat in others if demand(s, seat, hotel)]
    wanted = demand(s, frame.seat, hotel) + sum(demand(s, seat, hotel) for seat in rivals)
    if rivals and wanted > stock(s, hotel):
        asked = rivals if hotel else [seat for seat in others if seat in rivals or _could_build_hotel(s, seat)]
        p.push(BuildingCall(asked[0], frame.seat, frame.space, hotel, tuple(asked[1:])))
    else:
        _sell_at_price(p, frame.seat, frame.space)
    return True


def _could_build_hotel(s: State, seat: int) -> bool:
    return bool(stock(s, hotel=True) and demand(s, seat, hotel=True))


def _sell_at_price(p: Play, seat: int, space: int) -> None:
    _erect(p, seat, space, p.s.board.house_costs[space], Reason("building", ("BUILD-3",), space))


def why_not_want(s: State, frame: BuildingCall, action: Want) -> Refusal | None:
    """A lot on which that building, or in a call about houses a hotel, could be built now."""
    refusal = _why_not_build_there(s, action.seat, action.on)
    if refusal or (frame.hotel and not _is_hotel_next(s, action.on)):
        return Refusal("BUILD-6", "want_not_possible", {"space": action.on})
    return None


def want(p: Play, frame: BuildingCall, action: Want) -> None:
    """Wants one too; a hotel goes first, then the house is asked for anew."""
    p.do(Wanted(action.seat, action.on))
    if not frame.hotel and _is_hotel_next(p.s, action.on):
        p.replace(BuildRequest(frame.by, frame.space))
        p.push(BuildRequest(action.seat, action.on))
    else:
        _ask_next(p, frame, (*frame.wanting, action.seat))


def pass_call(p: Play, frame: BuildingCall, action: Pass) -> None:
    """Wants none."""
    p.do(Passed(action.seat, "building_call"))
    _ask_next(p, frame, frame.wanting)


def _ask_next(p: Play, frame: BuildingCall, wanting: tuple[int, ...]) -> None:
    if frame.left:
        p.replace(BuildingCall(frame.left[0], frame.by, frame.space, frame.hotel, frame.left[1:], wanting))
        return
    p.pop()
    if not stock(p.s, frame.hotel):  # who was asked broke a hotel down, and the last houses went into that (BUILD-5)
        return
    if wanting:
        p.push(BuildingAuction(wanting[0], frame.hotel, (*wanting, frame.by)))
    else:
        _sell_at_price(p, frame.by, frame.space)


def why_not_building_bid(s: State, frame: BuildingAuction, action: Bid) -> Refusal | None:
    """BUILD-6: names its lot, at least the printed price there, higher than the last, at most the cash."""
    if _why_not_lot(s, action.seat, action.on) or _is_hotel_next(s, action.on) != frame.hotel:
        return Refusal("BUILD-6", "bid_lot", {"space": action.on})
    least = max(frame.high + 1, s.board.house_costs[action.on])
    if action.amount < least:
        return Refusal("BUILD-6", "bid_too_low", {"amount": action.amount, "least": least})
    if action.amount > s.cash[action.seat]:
        return Refusal("BUILD-6", "bid_over_cash", {"amount": action.amount, "cash": s.cash[action.seat]})
    return None


def building_bid(p: Play, frame: BuildingAuction, action: Bid) -> None:
    """A higher bid for one building."""
    p.do(BidMade(action.seat, action.amount, action.on, building=True))
    _auction_goes_on(p, frame, frame.bidders, action.amount, action.seat, action.on)


def pass_building(p: Play, frame: BuildingAuction, action: Pass) -> None:
    """Out of this auction for good."""
    p.do(Passed(action.seat, "building_auction"))
    left = tuple(seat for seat in frame.bidders if seat != action.seat)
    _auction_goes_on(p, frame, left, frame.high, frame.leader, frame.space)


def _auction_goes_on(
    p: Play, frame: BuildingAuction, bidders: tuple[int, ...], high: int, leader: int, space: int
) -> None:
    if not bidders:
        p.pop()
        p.do(Unsold(-1))
    elif bidders == (leader,):
        p.pop()
        _erect(p, leader, space, high, Reason("building_bid", ("BUILD-6",), space))
    else:
        following = after(bidders, frame.bidders, frame.seat)
        p.replace(BuildingAuction(following, frame.hotel, bidders, high, leader, space))


# Rent claims


def why_not_ask_rent(s: State, action: AskRent) -> Refusal | None:
    """RENT-9."""
    refusal = why_not_open(s, action.seat)
    if refusal:
        return refusal
    if any(claim.owner == action.seat for claim in s.claims):
        return None
    return Refusal("RENT-9", "no_claim")


def ask_rent(p: Play, action: AskRent) -> None:
    """The oldest claim first."""
    claim = next(c for c in p.s.claims if c.owner == action.seat)
    p.do(ClaimClosed(claim, "asked"))
    reason = Reason("rent", (*claim.rules, "RENT-9"), claim.space, parts=claim.parts)
    p.charge(claim.debtor, claim.owner, claim.amount, reason)
