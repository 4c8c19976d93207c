"""Expert: the value function with a search over what can be done now."""

import copy
from typing import Any, Final

from ..core import actions as act
from ..core.actions import AnyAction, Bundle, Offer
from ..core.engine import why_not
from ..core.estate import tenth
from ..core.state import State
from . import deals, habits
from .danger import Danger
from .manners import Manners
from .personalities import building_zeal, liking
from .player import Computer
from .reasons import Why
from .tables import tables_for
from .trading import Deal, Trader
from .valuation import Appraiser, appraiser_for
from .weights import Weights, weights

_MOST_GREED: Final = 1.8  # our part of what a deal brings; over 1: more than we think the other would give
_LEAST_GREED: Final = 0.3
_EASES: Final = 0.25  # how much less we ask for after a refusal
_PRESSES: Final = 0.2  # how much more after an agreement
_BACK_ROUNDS: Final = 12  # how long a deed doesn't go back to whom it came from


class Expert(Computer):
    """Plays for the best chance to win."""

    kind = "expert"
    first_greed = 1.4  # asks for a little too much at first, as people do, and then for less

    def __init__(self, personality: str = "", seed: int = 0, w: Weights | None = None) -> None:
        super().__init__(personality, seed)
        self.w = w or weights()
        self.manners = Manners()
        self._limits: dict[tuple[int, int, int], int] = {}
        self._searched: dict[int, tuple[object, ...]] = {}
        self._greed: dict[int, float] = {}  # by partner: our part of what a deal brings, learnt from their answers
        self._pending: Offer | None = None
        self._dealt: dict[int, tuple[int, int]] = {}  # deed: from or to whom, in which round
        self._counter: Offer | None = None
        self._borrowed = -1  # the turn in which we last mortgaged a deed to build

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

    # Jail

    def on_roll(self, view: State, seat: int) -> AnyAction:
        """Out of Jail while the deeds still to be had outweigh the rents on the way."""
        if not view.jail[seat]:
            return act.Roll(seat)
        dues = Danger(view, seat).expected()
        if habits.unsold(view) * self.w.unsold >= dues - self.w.salary:
            self.because("jail_leave_buy" if habits.unsold(view) > 2 else "jail_leave_safe")
            return habits.leave_jail(view, seat)
        self.because("jail_stay", amount=int(dues))
        return act.Roll(seat)

    # Deeds from the Bank

    def on_purchase(self, view: State, seat: int) -> AnyAction:
        """Buy what is worth more than its price to us, also with borrowed money."""
        space = view.space[seat]
        price = view.board.prices[space]
        if view.rules.first_lap and not view.laps[seat]:
            return act.Decline(seat)
        worth = self.limit(view, seat, space)
        if worth < price:
            self.because("decline_dear", space=space)
            return act.Decline(seat)
        if view.cash[seat] >= price:
            self._explain_buy(view, seat, space)
            return act.Buy(seat)
        found = self._borrow(view, seat, price, worth)
        if found is not None:
            self.because("raise_mortgage", space=found.on)
            return found
        self.because("decline_poor", space=space)
        return act.Decline(seat)

    def _borrow(self, view: State, seat: int, price: int, worth: int) -> act.Mortgage | None:
        """The first mortgage towards a price, if single deeds can bring it and it is worth their interest."""
        tables = tables_for(view)
        missing = price - view.cash[seat]
        deeds = habits.single_deeds(view, seat)
        if sum(view.board.mortgages[d] for d in deeds) < missing or worth < price + missing // 4:
            return None
        return act.Mortgage(seat, min(deeds, key=lambda d: habits.earning(view, tables, d) / view.board.mortgages[d]))

    def _explain_buy(self, view: State, seat: int, space: int) -> None:
        if habits.completes(view, seat, space):
            self.because("buy_completes", space=space, group=view.board.group_of(space))
            return
        for other in view.others(seat):
            if habits.completes(view, other, space):
                self.because("buy_blocks", space=space, seat=other)
                return
        self.because("buy_worth", space=space)

    def limit(self, view: State, seat: int, space: int) -> int:
        """The price at which having a deed is as good as the keenest other having it for what that is worth to them."""
        key = (view.turns, space, sum(view.cash))
        if key not in self._limits:
            self._limits = {key: self._limit(view, seat, space)}
        return self._limits[key]

    def _limit(self, view: State, seat: int, space: int) -> int:
        appraiser, price = self.appraiser(view), view.board.prices[space]
        mine = appraiser.strengths(with_deed(view, space, seat, 0))
        rivals = []
        for other in view.others(seat):
            if view.cash[other] > price // 3:
                cost = min(view.cash[other], price)
                strength = appraiser.strengths(with_deed(view, space, other, cost))
                rivals.append((appraiser.shares(strength)[seat], strength))
        theirs = min(rivals)[0] if rivals else appraiser.chances(view)[seat]
        rate = appraiser.cash_worth(view, seat)
        low, high = 0, 4 * price
        while high - low > max(2, price // 50):
            middle = (low + high) // 2
            moved = mine[:]
            moved[seat] -= middle * rate
            if appraiser.shares(moved)[seat] >= theirs:
                low = middle
            else:
                high = middle
        return int(low * self.w.eager * liking(self.personality, view, seat, space))

    def on_auction(self, view: State, seat: int) -> AnyAction:
        """See Computer; a little cash is kept for the way."""
        return super().on_auction(view, seat)

    # Building

    def manage(self, view: State, seat: int) -> AnyAction | None:
        """Trade, build, borrow to build, lift mortgages: each while the rent outweighs the risk."""
        offer = self.offer(view, seat)
        if offer is not None:
            return offer
        danger = Danger(view, seat)
        opponents = len(view.others(seat))
        lot = habits.best_lot(view, seat, view.cash[seat])
        if lot >= 0 and self._pays(view, seat, lot, danger, opponents):
            self.because("build", space=lot, amount=habits.rent_after(view, lot))
            return act.Build(seat, lot)
        if lot < 0:
            found = self._borrow_to_build(view, seat, danger, opponents)
            if found is not None:
                self._borrowed = view.turns
                self.because("raise_mortgage", space=found.on)
                return found
        return self._lift(view, seat, danger)

    def _pays(self, view: State, seat: int, lot: int, danger: Danger, opponents: int) -> bool:
        """Whether the rent gained until the next chance to build outweighs what the throws until then may cost."""
        cost = view.board.house_costs[lot]
        gain = habits.gain_of(view, lot) * opponents * self.w.patience * building_zeal(self.personality)
        left = view.cash[seat] - cost
        return gain >= danger.harm(max(0, left)) - danger.harm(view.cash[seat])

    def _borrow_to_build(self, view: State, seat: int, danger: Danger, opponents: int) -> act.Mortgage | None:
        """A single deed to mortgage for a house (up to the third), if the house earns much more than the deed."""
        lot = habits.best_lot(view, seat, 10_000)
        if lot < 0 or view.buildings[lot] >= 3 or not self._pays(view, seat, lot, danger, opponents):
            return None
        cost = view.board.house_costs[lot]
        deeds = habits.single_deeds(view, seat)
        tables = tables_for(view)
        if not deeds or view.cash[seat] + sum(view.board.mortgages[d] for d in deeds) < cost + 100:
            return None
        deed = min(deeds, key=lambda d: habits.earning(view, tables, d) / view.board.mortgages[d])
        loss = habits.earning(view, tables, deed) / view.board.mortgages[deed]
        gain = habits.gain_of(view, lot) / cost
        return act.Mortgage(seat, deed) if gain > 2 * loss and opponents else None

    def _lift(self, view: State, seat: int, danger: Danger) -> AnyAction | None:
        cash = view.cash[seat]
        space = habits.pledge_to_lift(view, seat, cash - 100)
        if space < 0 or self._borrowed == view.turns:
            return None
        price = view.board.mortgages[space] + tenth(view.board.mortgages[space])
        whole = habits.of_whole_set(view, seat, space)
        if danger.harm(cash - price) - danger.harm(cash) <= (20 if whole else 4):
            self.because("unmortgage", space=space)
            return act.Unmortgage(seat, space)
        return None

    def on_building_call(self, view: State, seat: int) -> AnyAction:
        """Want one of the last buildings if it pays."""
        lot = habits.best_lot(view, seat, view.cash[seat], view.stack[-1])
        if lot >= 0 and self._pays(view, seat, lot, Danger(view, seat), len(view.others(seat))):
            self.because("want", space=lot)
            return act.Want(seat, lot)
        self.because("want_none")
        return act.Pass(seat)

    def on_building_auction(self, view: State, seat: int) -> AnyAction:
        """Bid for the lot that gains most, while half the horizon's rent would pay for it."""
        top: Any = view.stack[-1]
        lot = habits.best_lot(view, seat, view.cash[seat], top)
        if lot >= 0:
            price = view.board.house_costs[lot]
            worth = habits.gain_of(view, lot) * len(view.others(seat)) * 9
            most = int(min(view.cash[seat] - 50, max(price, worth), 4 * price))
            amount = max(top.high + max(1, price // 10), price)
            if amount <= most:
                self.because("bid_building", space=lot, amount=amount)
                return act.Bid(seat, amount, lot)
        self.because("want_none")
        return act.Pass(seat)

    def on_mortgage_received(self, view: State, seat: int) -> AnyAction:
        """Lift if it belongs to a whole set, or if the cash is not needed on the way."""
        top: Any = view.stack[-1]
        price, cash = view.board.mortgages[top.space], view.cash[seat]
        danger = Danger(view, seat)
        whole = habits.of_whole_set(view, seat, top.space)
        if cash >= price and danger.harm(cash - price) - danger.harm(cash) <= (30 if whole else 6):
            if cash - price >= (0 if whole else 150):
                self.because("lift", space=top.space)
                return act.Lift(seat, top.space)
        self.because("keep", space=top.space)
        return act.Keep(seat, top.space)

    # Trading

    def offer(self, view: State, seat: int) -> Offer | None:
        """A counter-offer that waits, or the best deal with somebody; not sought again before something changes."""
        counter, self._counter = self._counter, None
        if counter is not None and why_not(view, counter) is None and self.manners.may_ask(view, counter.to):
            extra = counter.take.cash - counter.give.cash
            self.because("counter", seat=counter.to, amount=max(0, extra))
            return self._make(view, counter)
        trader = self.trader(view)
        owners = tuple(view.owner)
        for other in view.others(seat):
            key = (owners, view.cash[seat] // 400, view.cash[other] // 400, tuple(view.bankrupt))
            if self._searched.get(other) == key or not self.manners.may_ask(view, other):
                continue
            found = self._dealwith_deed(view, seat, other, trader)
            if found is not None:
                return found
            self._searched[other] = key
        return None

    def _dealwith_deed(self, view: State, seat: int, other: int, trader: Trader) -> Offer | None:
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

    def on_trade(self, view: State, seat: int) -> AnyAction:
        """Answer; after a refusal a counter-offer may follow at our own turn."""
        top: Any = view.stack[-1]
        accepts, wanted, self.why = self.judge(view, seat, top.offer)
        if accepts:
            self._remember(view, top.by, (*top.give.deeds, *top.take.deeds))
            return act.Accept(seat)
        if 0 < wanted <= 200:
            self._counter = _countered(seat, top.offer, wanted)
        return act.Reject(seat)

    def _why_yes(self, view: State, seat: int, other: int, offer: Offer) -> Why:
        gained = deals.effect(view, seat, offer).gained
        if gained:
            return Why("accept_completes", {"seat": other, "group": min(gained)})
        comes, goes = deals.sides(seat, offer)
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


def with_deed(view: State, space: int, seat: int, cost: int) -> State:
    """The position with a deed bought by somebody."""
    s = copy.copy(view)
    s.owner = view.owner[:]
    s.owner[space] = seat
    s.cash = view.cash[:]
    s.cash[seat] -= cost
    return s


def _spare(view: State, other: int, offer: Offer) -> int:
    """What cash the other could put on top."""
    return view.cash[other] - (offer.give.cash if other == offer.seat else offer.take.cash)


def _countered(seat: int, offer: Offer, wanted: int) -> Offer:
    """The same goods, asked by us, with so much more for us."""
    other, comes, goes = offer.seat, offer.give, offer.take
    cash = comes.cash - goes.cash + wanted
    return Offer(
        seat, other, Bundle(max(0, -cash), goes.deeds, goes.jail_cards), Bundle(max(0, cash), comes.deeds, comes.jail_cards)
    )
