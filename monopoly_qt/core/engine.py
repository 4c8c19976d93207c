"""The rules as three functions: why_not(action), options(player), apply(state, action, chance)."""

from collections.abc import Callable, Iterable
from typing import Any

from . import auction, bankruptcy, sidelines, trade, turn
from .actions import (
    Accept,
    AnyAction,
    AskRent,
    Bid,
    Build,
    Buy,
    Choose,
    Decline,
    EndTurn,
    GiveUp,
    Keep,
    Lift,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    PayFlat,
    PayTenth,
    Refusal,
    Reject,
    Roll,
    Sell,
    SellGroup,
    TimeUp,
    Unmortgage,
    UseCard,
    Want,
    Withdraw,
)
from .board import SIZE
from .chance import Chance
from .events import AnyEvent, TimeRanOut
from .frames import (
    Auction,
    BuildingAuction,
    BuildingCall,
    BuildRequest,
    Choice,
    Due,
    EstateSale,
    IncomeTax,
    Inheritance,
    JailMove,
    MortgageReceived,
    MoveOn,
    Opening,
    Purchase,
    Trade,
    Turn,
)
from .play import Play
from .state import State


class IllegalAction(Exception):
    """An action that the rules don't allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key} {refusal.values or ''}")
        self.refusal = refusal


NOT_NOW = Refusal("TURN-6", "not_now")
NOT_YOURS = Refusal("TURN-6", "not_yours")


def why_not(s: State, action: AnyAction) -> Refusal | None:
    """None if the action is possible now, else the first rule that forbids it."""
    if not s.stack:
        return Refusal("TURN-6", "game_over")
    if type(action) is not TimeUp and not 0 <= action.seat < len(s.cash):
        return NOT_YOURS
    return _CHECKS[type(action)](s, action)


def apply(s: State, action: AnyAction, chance: Chance) -> tuple[State, list[AnyEvent]]:
    """The state after an action, and what happened. The given state stays as it is. IllegalAction if not possible."""
    new = s.copy()
    return new, advance(new, action, chance)


def advance(s: State, action: AnyAction, chance: Chance) -> list[AnyEvent]:
    """As `apply`, but changes the given state: for whoever needs no earlier one."""
    refusal = why_not(s, action)
    if refusal:
        raise IllegalAction(refusal)
    return perform(s, action, chance)


def perform(s: State, action: AnyAction, chance: Chance) -> list[AnyEvent]:
    """As `advance`, for an action that was already found possible."""
    p = Play(s, chance)
    _DEEDS[type(action)](p, action)
    settle(p)
    return p.events


def settle(p: Play) -> None:
    """Let frames run that need nobody's answer, until somebody is asked or the game is over."""
    stack = p.s.stack
    while stack:
        frame = stack[-1]
        if type(frame) is Turn and frame.phase != "over":
            return
        run = _RUNNERS.get(type(frame))
        if run is None or not run(p, frame):
            return


def fold(s: State, events: Iterable[AnyEvent]) -> State:
    """The state after these events."""
    new = s.copy()
    for event in events:
        event.fold(new)
    return new


# What is possible

Check = Callable[[State, Any], Refusal | None]


def _asked(frame_type: type[Any], check: Callable[[State, Any, Any], Refusal | None] | None = None) -> Check:
    """A check for an answer to a frame: it is on top, this player is asked, and `check` has nothing against it."""

    def why(s: State, action: AnyAction) -> Refusal | None:
        top = s.stack[-1]
        if type(top) is not frame_type:
            return NOT_NOW
        if top.seat != action.seat:
            return NOT_YOURS
        return check(s, top, action) if check else None

    return why


def _why_not_throw(s: State, action: Roll) -> Refusal | None:
    top = s.stack[-1]
    if type(top) is not Opening and (type(top) is not Turn or top.phase != "throw"):
        return NOT_NOW
    return None if top.seat == action.seat else NOT_YOURS


def _before_throwing_in_jail(check: Callable[[State, Any], Refusal | None]) -> Check:
    def why(s: State, action: AnyAction) -> Refusal | None:
        refusal = _why_not_throw(s, Roll(action.seat))
        if refusal or type(s.stack[-1]) is Opening:
            return refusal or NOT_NOW
        return check(s, action) if s.jail[action.seat] else NOT_NOW

    return why


def _why_not_pass(s: State, action: Pass) -> Refusal | None:
    top = s.stack[-1]
    if type(top) not in (Auction, BuildingAuction, BuildingCall):
        return NOT_NOW
    return None if top.seat == action.seat else NOT_YOURS


def _why_not_bid(s: State, action: Bid) -> Refusal | None:
    top = s.stack[-1]
    if type(top) is Auction and top.seat == action.seat:
        return auction.why_not_bid(s, top, action)
    if type(top) is BuildingAuction and top.seat == action.seat:
        return sidelines.why_not_building_bid(s, top, action)
    return NOT_YOURS if type(top) in (Auction, BuildingAuction) else NOT_NOW


def _why_not_offer(s: State, action: Offer) -> Refusal | None:
    return sidelines.why_not_open(s, action.seat) or trade.why_not_offer(s, action)


def _why_not_accept(s: State, frame: Trade, action: Accept) -> Refusal | None:
    return trade.why_not_offer(s, frame.offer)


def _why_not_withdraw(s: State, action: Withdraw) -> Refusal | None:
    top = s.stack[-1]
    if type(top) is not Trade:
        return NOT_NOW
    return None if top.by == action.seat else NOT_YOURS


def _why_not_end_turn(s: State, action: EndTurn) -> Refusal | None:
    top = s.stack[-1]
    if type(top) is not Turn:
        return NOT_NOW
    if top.seat != action.seat:
        return NOT_YOURS
    return None if top.phase == "end" else Refusal("TURN-6", "throw_first")


def _why_not_give_up(s: State, action: GiveUp) -> Refusal | None:
    top = s.stack[-1]
    if type(top) not in (Turn, Due):
        return NOT_NOW
    return None if top.seat == action.seat else NOT_YOURS


def _why_not_time_up(s: State, action: TimeUp) -> Refusal | None:
    if s.rules.end_minutes is None or s.time_up:
        return Refusal("TURN-6", "no_time_limit")
    return None


_CHECKS: dict[type[Any], Check] = {
    Roll: _why_not_throw,
    PayFine: _before_throwing_in_jail(turn.why_not_fine),
    UseCard: _before_throwing_in_jail(turn.why_not_card),
    Buy: _asked(Purchase, turn.why_not_buy),
    Decline: _asked(Purchase),
    Bid: _why_not_bid,
    Pass: _why_not_pass,
    PayFlat: _asked(IncomeTax),
    PayTenth: _asked(IncomeTax),
    Build: sidelines.why_not_build,
    Sell: sidelines.why_not_sell,
    SellGroup: sidelines.why_not_sell_group,
    Mortgage: sidelines.why_not_mortgage,
    Unmortgage: sidelines.why_not_unmortgage,
    Offer: _why_not_offer,
    Accept: _asked(Trade, _why_not_accept),
    Reject: _asked(Trade),
    Withdraw: _why_not_withdraw,
    Lift: _asked(MortgageReceived, trade.why_not_lift),
    Keep: _asked(MortgageReceived, trade.why_not_lift),
    Want: _asked(BuildingCall, sidelines.why_not_want),
    AskRent: sidelines.why_not_ask_rent,
    Choose: _asked(Choice, lambda s, frame, action: turn.why_not_choose(frame, action)),
    GiveUp: _why_not_give_up,
    TimeUp: _why_not_time_up,
    EndTurn: _why_not_end_turn,
}


# What is done

Deed = Callable[[Play, Any], None]


def _answer(act: Callable[[Play, Any, Any], None]) -> Deed:
    """An answer to the frame on top."""

    def do(p: Play, action: AnyAction) -> None:
        act(p, p.s.stack[-1], action)

    return do


def _bid(p: Play, frame: Auction | BuildingAuction, action: Bid) -> None:
    if type(frame) is Auction:
        auction.bid(p, frame, action)
    elif type(frame) is BuildingAuction:
        sidelines.building_bid(p, frame, action)


def _pass(p: Play, frame: Auction | BuildingAuction | BuildingCall, action: Pass) -> None:
    if type(frame) is Auction:
        auction.leave(p, frame, action)
    elif type(frame) is BuildingAuction:
        sidelines.pass_building(p, frame, action)
    elif type(frame) is BuildingCall:
        sidelines.pass_call(p, frame, action)


_DEEDS: dict[type[Any], Deed] = {
    Roll: turn.roll,
    PayFine: turn.pay_fine,
    UseCard: turn.use_card,
    Buy: _answer(turn.buy),
    Decline: _answer(turn.decline),
    Bid: _answer(_bid),
    Pass: _answer(_pass),
    PayFlat: _answer(turn.pay_income_tax),
    PayTenth: _answer(turn.pay_income_tax),
    Build: sidelines.build,
    Sell: sidelines.sell,
    SellGroup: sidelines.sell_group,
    Mortgage: sidelines.mortgage,
    Unmortgage: sidelines.unmortgage,
    Offer: trade.offer,
    Accept: _answer(trade.accept),
    Reject: _answer(lambda p, frame, action: trade.close(p, frame, "rejected")),
    Withdraw: _answer(lambda p, frame, action: trade.close(p, frame, "withdrawn")),
    Lift: _answer(trade.lift),
    Keep: _answer(trade.keep),
    Want: _answer(sidelines.want),
    AskRent: sidelines.ask_rent,
    Choose: _answer(turn.choose),
    GiveUp: bankruptcy.give_up,
    TimeUp: lambda p, action: p.do(TimeRanOut()),
    EndTurn: lambda p, action: turn.next_turn(p),
}

_RUNNERS: dict[type[Any], Callable[[Play, Any], bool]] = {
    Turn: turn.run_turn,
    Due: bankruptcy.run_due,
    EstateSale: bankruptcy.run_estate_sale,
    Inheritance: bankruptcy.run_inheritance,
    MortgageReceived: trade.run_received,
    BuildRequest: sidelines.run_request,
    MoveOn: turn.run_move_on,
    JailMove: turn.run_jail_move,
}


# What there is to choose from


def answers(s: State, seat: int) -> list[AnyAction]:
    """The legal answers to the decision on top; in an auction the lowest possible bid stands for all."""
    if not s.stack or s.stack[-1].seat != seat:
        return []
    top = s.stack[-1]
    return [a for a in _ANSWERS[type(top)](s, top) if type(a) in _ALWAYS or why_not(s, a) is None]


def options(s: State, seat: int) -> list[AnyAction]:
    """All that a player may do now, except offers and higher bids, which can't be listed."""
    found = answers(s, seat)
    top = s.stack[-1] if s.stack else None
    if top and top.seat == seat and type(top) in (Turn, Due):
        found.append(GiveUp(seat))
    found += [a for a in _at_any_time(s, seat) if why_not(s, a) is None]
    return found


def _at_any_time(s: State, seat: int) -> list[AnyAction]:
    found: list[AnyAction] = [AskRent(seat), Withdraw(seat)]
    groups = set()
    for space in s.deeds_of(seat):
        found.append(Unmortgage(seat, space) if s.mortgaged[space] else Mortgage(seat, space))
        if s.board.kinds[space] == "street":
            found.append(Build(seat, space))
        if s.buildings[space]:
            found.append(Sell(seat, space))
            groups.add(s.board.spaces[space].group)
    return found + [SellGroup(seat, group) for group in sorted(groups)]


# What the player who is asked can always answer, whatever the position.
_ALWAYS = frozenset({Roll, EndTurn, Decline, Pass, Reject, Keep, PayFlat, PayTenth, Choose})


def _turn_answers(s: State, top: Turn) -> list[AnyAction]:
    if top.phase == "end":
        return [EndTurn(top.seat)]
    return [Roll(top.seat), PayFine(top.seat), UseCard(top.seat)] if s.jail[top.seat] else [Roll(top.seat)]


def _building_bids(s: State, top: BuildingAuction) -> list[AnyAction]:
    bids = [Bid(top.seat, max(top.high + 1, s.board.house_costs[lot]), lot) for lot in s.deeds_of(top.seat)]
    return [*bids, Pass(top.seat)]


def _choices(s: State, top: Choice) -> list[AnyAction]:
    if top.triple:
        return [Choose(top.seat, to=space) for space in range(SIZE)]
    return [Choose(top.seat, move=steps) for steps in turn.bus_moves(top)]


_ANSWERS: dict[type[Any], Callable[[State, Any], list[AnyAction]]] = {
    Opening: lambda s, top: [Roll(top.seat)],
    Turn: _turn_answers,
    Purchase: lambda s, top: [Buy(top.seat), Decline(top.seat)],
    Auction: lambda s, top: [Bid(top.seat, top.high + 1), Pass(top.seat)],
    Due: lambda s, top: [],
    IncomeTax: lambda s, top: [PayFlat(top.seat), PayTenth(top.seat)],
    Trade: lambda s, top: [Accept(top.seat), Reject(top.seat)],
    MortgageReceived: lambda s, top: [Lift(top.seat, top.space), Keep(top.seat, top.space)],
    BuildingCall: lambda s, top: [*(Want(top.seat, lot) for lot in s.deeds_of(top.seat)), Pass(top.seat)],
    BuildingAuction: _building_bids,
    Choice: _choices,
}
