"""Trading by winning chances: what to offer, what to ask for, what to answer, and why."""

from typing import Any, Final

from ..core import actions as act
from ..core.actions import AnyAction, Offer
from ..core.engine import why_not
from ..core.state import State
from . import deals
from .manners import Manners
from .player import Computer, Counter
from .reasons import Why
from .trading import Deal, Trader
from .valuation import Appraiser, appraiser_for
from .weights import Weights, weights

_MOST_GREED: Final = 1.8  # our part of what a deal brings; over 1: more than we think the other would give
_LEAST_GREED: Final = 0.3
_EASES: Final = 0.25  # how much less we ask for after a refusal
_PRESSES: Final = 0.2  # how much more after an agreement
_BACK_ROUNDS: Final = 12  # how long a deed doesn't go back to whom it came from


class Bargainer(Computer):
    """Makes and answers offers with the value function; remembers what it offered and dealt."""

    first_greed = 1.4  # asks for a little too much at first, as people do, and then for less

    def __init__(self, personality: str = "", seed: int = 0, w: Weights | None = None) -> None:
        super().__init__(personality, seed)
        self.w = w or weights()
        self.manners = Manners()
        self._searched: dict[int, tuple[object, ...]] = {}
        self._greed: dict[int, float] = {}  # by partner: our part of what a deal brings, learnt from their answers
        self._pending: Offer | None = None
        self._dealt: dict[int, tuple[int, int]] = {}  # deed: from or to whom, in which round

    def appraiser(self, view: State) -> Appraiser:
        """The value function for this board and these rules."""
        return appraiser_for(view, self.w)

    def trader(self, view: State) -> Trader:
        """Trades by that value function; after many rounds it asks for less, so that games end."""
        impatience = max(0.0, min(1.0, (view.round - 80) / 120))
        return Trader(self.appraiser(view), self.w.margin * (1 - impatience))

    def decide(self, view: State, seat: int) -> AnyAction:
        """See Computer."""
        if self._pending is not None:
            self._settle_pending(view)
        return super().decide(view, seat)

    def offer(self, view: State, seat: int) -> Offer | None:
        """A counter-offer that waits, or the best deal with somebody; not sought again before something changes."""
        counter, self._counter = self._counter, None
        if counter is not None and self.manners.allows(view, counter.offer) and why_not(view, counter.offer) is None:
            self.because("counter", seat=counter.offer.to, amount=counter.more)
            return self._make(view, counter.offer)
        trader = self.trader(view)
        owners = tuple(view.owner)
        for other in view.others(seat):
            key = (owners, view.cash[seat] // 400, view.cash[other] // 400, tuple(view.bankrupt))
            if self._searched.get(other) == key or not self.manners.may_ask(view, other):
                continue
            found = self._deal_with(view, seat, other, trader)
            if found is not None:
                return found
            self._searched[other] = key
        return None

    def _deal_with(self, view: State, seat: int, other: int, trader: Trader) -> Offer | None:
        found = trader.deals(view, seat, other, self._greed.get(other, self.first_greed))
        deal = self.choose_deal(view, seat, [d for d in found if self._may_make(view, seat, d.offer)], trader)
        if deal is None:
            return None
        self._explain_offer(view, seat, deal.offer)
        return self._make(view, deal.offer)

    def choose_deal(self, view: State, seat: int, found: list[Deal], trader: Trader) -> Deal | None:
        """Which of the deals found, best first, to offer."""
        return found[0] if found else None

    def _may_make(self, view: State, seat: int, offer: Offer) -> bool:
        if not self.manners.allows(view, offer) or self._goes_back(view, seat, offer):
            return False
        if any(deals.is_fancy(view, payer, offer) for payer in (seat, offer.to)):
            return False
        return why_not(view, offer) is None

    def _make(self, view: State, offer: Offer) -> Offer:
        self.manners.made(view, offer)
        self._pending = offer
        return offer

    def _explain_offer(self, view: State, seat: int, offer: Offer) -> None:
        sets = deals.effect(view, seat, offer)
        if sets.gained and sets.theirs:
            self.because("offer_swap", seat=offer.to, group=min(sets.gained))
        elif sets.gained:
            self.because("offer_buy", seat=offer.to, group=min(sets.gained))
        elif sets.theirs:
            self.because("offer_sell", seat=offer.to, group=min(sets.theirs))
        else:
            self.because("offer_fair", seat=offer.to)

    def _settle_pending(self, view: State) -> None:
        """See whether our last offer was accepted, and remember which deeds went where."""
        offer, self._pending = self._pending, None
        if offer is None:
            return
        greed = self._greed.get(offer.to, self.first_greed)
        moved = [view.owner[d] == offer.to for d in offer.give.deeds]
        if all(moved + [view.owner[d] == offer.seat for d in offer.take.deeds]):
            self._remember(view, offer.to, (*offer.give.deeds, *offer.take.deeds))
            self._greed[offer.to] = min(_MOST_GREED, greed + _PRESSES)
        else:
            self._greed[offer.to] = max(_LEAST_GREED, greed - _EASES)
            self._searched.pop(offer.to, None)

    def _remember(self, view: State, other: int, deeds: tuple[int, ...]) -> None:
        for deed in deeds:
            self._dealt[deed] = (other, view.round)

    def _goes_back(self, view: State, seat: int, offer: Offer) -> bool:
        """Whether a deed would go back to whom it just came from."""
        other = offer.to if seat == offer.seat else offer.seat
        for deed in (*offer.give.deeds, *offer.take.deeds):
            partner, number = self._dealt.get(deed, (-1, 0))
            if partner == other and view.round - number < _BACK_ROUNDS:
                return True
        return False

    def judge(self, view: State, seat: int, offer: Offer) -> tuple[bool, int, Why]:
        """Accept what raises our chance by the margin and does not mainly feed the leader."""
        other = offer.to if seat == offer.seat else offer.seat
        if self._goes_back(view, seat, offer):
            return False, -1, Why("refuse_back", {"seat": other})
        if deals.is_fancy(view, seat, offer):
            comes, _ = deals.sides(seat, offer)
            return False, -1, Why("decline_dear", {"space": comes.deeds[0]}) if comes.deeds else Why("refuse_poor")
        trader = self.trader(view)
        gains = trader.gains(view, offer)
        mine, theirs = gains if seat == offer.seat else (gains[1], gains[0])
        if mine >= trader.margin and not self._feeds_leader(view, other, mine, theirs):
            return True, 0, self._why_yes(view, seat, other, offer)
        wanted = trader.wanted(view, seat, offer, _spare(view, other, offer))
        return False, wanted, self._why_no(view, seat, other, offer, wanted, mine >= trader.margin)

    def _feeds_leader(self, view: State, other: int, mine: float, theirs: float) -> bool:
        chances = self.appraiser(view).chances(view)
        return theirs > 3 * max(mine, 0.01) and chances[other] + theirs >= max(chances)

    def counter(self, view: State, seat: int) -> Counter | None:
        """See Computer."""
        counter = super().counter(view, seat)
        if counter is not None:
            self._pending = counter.offer
        return counter

    def on_trade(self, view: State, seat: int) -> AnyAction:
        """See Computer; what we agree to is remembered, and a counter-offer that nobody waits for follows later."""
        top: Any = view.stack[-1]
        waiting, answer = self._counter, super().on_trade(view, seat)
        if type(answer) is act.Accept:
            self._remember(view, top.by, (*top.give.deeds, *top.take.deeds))
        self._counter = self._counter or waiting
        return answer

    def _why_yes(self, view: State, seat: int, other: int, offer: Offer) -> Why:
        gained = deals.effect(view, seat, offer).gained
        if gained:
            return Why("accept_completes", {"seat": other, "group": min(gained)})
        comes, _ = deals.sides(seat, offer)
        return Why("accept_cash" if comes.cash and not comes.deeds else "accept_good", {"seat": other})

    def _why_no(self, view: State, seat: int, other: int, offer: Offer, wanted: int, good: bool) -> Why:
        sets = deals.effect(view, seat, offer)
        if good:
            return Why("refuse_leader", {"seat": other})
        if sets.broken:
            return Why("refuse_breaks", {"seat": other, "group": min(sets.broken)})
        if sets.theirs:
            return Why("refuse_completes", {"seat": other, "group": min(sets.theirs)})
        if wanted > 0:
            return Why("refuse_low", {"seat": other, "amount": wanted})
        return Why("refuse_poor")


def _spare(view: State, other: int, offer: Offer) -> int:
    """What cash the other could put on top."""
    return view.cash[other] - (offer.give.cash if other == offer.seat else offer.take.cash)
