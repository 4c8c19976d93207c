"""What every computer player is: one question a decision, and a reason with each answer."""

from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from ..core import actions as act
from ..core.actions import AnyAction, Bundle, Offer
from ..core.state import State
from . import habits
from .manners import Manners
from .reasons import NONE, Why

_MOST_STEPS: Final = 80  # at the end of one turn: more than anyone can build
_SMALL_CHANGE: Final = 200  # a refusal that so much would turn into a yes is followed by a counter-offer
_KEPT: Final = (
    60  # dollars: who has hardly more left than its limit passes for want of cash, whatever the deed is worth
)


class Counter(NamedTuple):
    """What a computer would have instead of an offer that it refused, and how much more that is for it."""

    offer: Offer
    more: int


class Opinion(NamedTuple):
    """What a computer thinks of an offer before it is made."""

    would_accept: bool
    cash_wanted: int  # what more it would take, 0 when it accepts, -1 when no sum would do
    why: Why


class Computer:
    """A seat's player. `decide` answers whatever the view waits for; `why` and `reason` then say why.

    A view is only read, never changed, and never kept: it may be the table itself.
    """

    kind: ClassVar[str] = ""

    def __init__(self, personality: str = "", seed: int = 0) -> None:
        self.personality = personality
        self.random = Random(seed)
        self.why: Why = NONE
        self._turn = self._steps = 0
        self._counter: Counter | None = None
        self._answers = {
            "roll": self.on_roll,
            "purchase": self.on_purchase,
            "auction": self.on_auction,
            "building_auction": self.on_building_auction,
            "building_call": self.on_building_call,
            "income_tax": self.on_income_tax,
            "debt": self.on_debt,
            "trade": self.on_trade,
            "mortgage_received": self.on_mortgage_received,
            "choose": self.on_choose,
            "end_turn": self.on_end_turn,
        }

    @property
    def reason(self) -> str:
        """The key of the last answer's reason, see `reasons.KEYS`; "" when there is nothing to say."""
        return self.why.key

    def decide(self, view: State, seat: int) -> AnyAction:
        """The answer to the decision that waits for `seat`."""
        self.why = NONE
        return self._answers[view.decision](view, seat)

    def opinion(self, view: State, seat: int, offer: Offer) -> Opinion:
        """What this computer, on `seat`, thinks of an offer that is not made yet."""
        accepts, wanted, why = self.judge(view, seat, offer)
        return Opinion(accepts, 0 if accepts else wanted, why)

    def counter(self, view: State, seat: int) -> Counter | None:
        """What to offer at once in place of what was just refused, if manners allow; for people, who wait for it."""
        counter, self._counter = self._counter, None
        manners = getattr(self, "manners", None)
        if counter is None or not isinstance(manners, Manners) or not manners.allows(view, counter.offer):
            return None
        if not self.judge(view, seat, counter.offer)[0]:
            return None
        manners.made(view, counter.offer)
        self.because("counter", seat=counter.offer.to, amount=counter.more)
        return counter

    def spare(self, seat: int, spaces: tuple[int, ...]) -> None:
        """That player doesn't want to be asked for these deeds again; who never makes offers has nothing to mind."""
        manners = getattr(self, "manners", None)
        if isinstance(manners, Manners):
            manners.spare(seat, spaces)

    def because(self, key: str, **values: int | str) -> None:
        """Remember the reason of the answer to come."""
        self.why = Why(key, values)

    def judge(self, view: State, seat: int, offer: Offer) -> tuple[bool, int, Why]:
        """Whether to accept, what more cash it would take (-1: no sum), and why. By default nobody trades."""
        return False, -1, Why("refuse_never")

    # The decisions; what is common to most players. `top` is the frame that asks.

    def on_roll(self, view: State, seat: int) -> AnyAction:
        """In Jail: a card first, then pay while there is much to buy."""
        if not view.jail[seat]:
            return act.Roll(seat)
        return habits.leave_jail(view, seat) if habits.unsold(view) > 6 else act.Roll(seat)

    def on_purchase(self, view: State, seat: int) -> AnyAction:
        """Whether to buy."""
        raise NotImplementedError

    def on_auction(self, view: State, seat: int) -> AnyAction:
        """Bid up to what `limit` says."""
        top: Any = view.stack[-1]
        most = min(self.limit(view, seat, top.space), view.cash[seat])
        bid = habits.next_bid(top.high, most)
        if bid:
            self.because("bid_up_to", space=top.space, amount=bid)
            return act.Bid(seat, bid)
        if most >= view.cash[seat] - _KEPT:
            self.because("pass_poor", space=top.space)
        else:
            self.because("pass_dear", space=top.space, amount=most)
        return act.Pass(seat)

    def limit(self, view: State, seat: int, space: int) -> int:
        """The most that this player would bid for a deed."""
        raise NotImplementedError

    def reserve(self, view: State, seat: int) -> int:
        """Cash that this player keeps when it builds."""
        return 0

    def on_building_call(self, view: State, seat: int) -> AnyAction:
        """Want one of the last buildings whenever it would build."""
        lot = habits.best_lot(view, seat, view.cash[seat] - self.reserve(view, seat), view.stack[-1])
        if lot < 0:
            self.because("want_none")
            return act.Pass(seat)
        self.because("want", space=lot)
        return act.Want(seat, lot)

    def on_building_auction(self, view: State, seat: int) -> AnyAction:
        """Bid for the lot that gains most, up to twice the printed price."""
        top: Any = view.stack[-1]
        lot = habits.best_lot(view, seat, view.cash[seat] - self.reserve(view, seat), top)
        if lot >= 0:
            price = view.board.house_costs[lot]
            amount = max(top.high + max(1, price // 10), price)
            if amount <= min(2 * price, view.cash[seat] - self.reserve(view, seat)):
                self.because("bid_building", space=lot, amount=amount)
                return act.Bid(seat, amount, lot)
        self.because("want_none")
        return act.Pass(seat)

    def on_income_tax(self, view: State, seat: int) -> AnyAction:
        """The tenth when cash and printed prices look under ten times the flat sum."""
        if habits.rough_worth(view, seat) < 10 * view.board.income_tax:
            self.because("tax_tenth")
            return act.PayTenth(seat)
        self.because("tax_flat")
        return act.PayFlat(seat)

    def on_debt(self, view: State, seat: int) -> AnyAction:
        """Raise the cash in the least harmful order; give up only when all of it would not do."""
        action, self.why = habits.raise_cash(view, seat)
        return action

    def on_trade(self, view: State, seat: int) -> AnyAction:
        """Accept or refuse the offer on top; a counter-offer may follow."""
        top: Any = view.stack[-1]
        accepts, wanted, self.why = self.judge(view, seat, top.offer)
        haggles = not accepts and 0 < wanted <= _SMALL_CHANGE and _is_trade(top.offer)
        self._counter = _countered(seat, top.offer, wanted) if haggles else None
        return act.Accept(seat) if accepts else act.Reject(seat)

    def on_mortgage_received(self, view: State, seat: int) -> AnyAction:
        """Lift while plenty of cash is left."""
        top: Any = view.stack[-1]
        price = view.board.mortgages[top.space]
        if view.cash[seat] >= price + max(200, self.reserve(view, seat)):
            self.because("lift", space=top.space)
            return act.Lift(seat, top.space)
        self.because("keep", space=top.space)
        return act.Keep(seat, top.space)

    def on_choose(self, view: State, seat: int) -> AnyAction:
        """Speed die: where it is best to stand."""
        action, space = habits.choose(view, seat)
        self.because("choose_space", space=space)
        return action

    def on_end_turn(self, view: State, seat: int) -> AnyAction:
        """Manage the estate, then end the turn; after very many steps at any rate, so that no turn is endless."""
        self._steps = self._steps + 1 if self._turn == view.turns else 0
        self._turn = view.turns
        managed = self.manage(view, seat) if self._steps < _MOST_STEPS else None
        if managed is None:
            self.why = NONE
        return managed or act.EndTurn(seat)

    def manage(self, view: State, seat: int) -> AnyAction | None:
        """One building or one lifted mortgage, if that is wanted; None when all is done."""
        money = view.cash[seat] - self.reserve(view, seat)
        if money <= 0:
            return None
        lot = habits.best_lot(view, seat, money)
        if lot >= 0:
            self.because("build", space=lot, amount=habits.rent_after(view, lot))
            return act.Build(seat, lot)
        space = habits.pledge_to_lift(view, seat, money - 200)
        if space >= 0:
            self.because("unmortgage", space=space)
            return act.Unmortgage(seat, space)
        return None


def _is_trade(offer: Offer) -> bool:
    """Whether more than money is asked for or offered: a computer that was begged for money names no price."""
    return any(bundle.deeds or bundle.jail_cards for bundle in (offer.give, offer.take))


def _countered(seat: int, offer: Offer, wanted: int) -> Counter:
    """The same goods, asked by us, with so much more for us."""
    other, comes, goes = offer.seat, offer.give, offer.take
    cash = comes.cash - goes.cash + wanted
    give = Bundle(max(0, -cash), goes.deeds, goes.jail_cards)
    return Counter(Offer(seat, other, give, Bundle(max(0, cash), comes.deeds, comes.jail_cards)), wanted)
