"""Master: Expert with playouts where big stakes meet few options: trades and auctions of a set's last lots."""

from typing import Final

from ..core.actions import Offer
from ..core.state import State
from . import deals, habits
from .expert import Expert, with_deed
from .lookahead import can_play_on, outlook
from .reasons import Why
from .trading import Deal, Trader, after
from .weights import Weights, weights

_PLAYOUTS: Final = 6
_ROUNDS: Final = 5
_FURTHER: Final = 1.15
_SHORTER: Final = 0.85
_TRUST: Final = 0.5  # how much the playouts count, beside the value function


class Master(Expert):
    """Looks some rounds ahead before it trades."""

    kind = "master"
    first_greed = 0.95  # knows what a good player would just agree to, and asks for that at once

    def __init__(self, personality: str = "", seed: int = 0, w: Weights | None = None) -> None:
        super().__init__(personality, seed, w or weights("master"))

    def _seeds(self) -> list[int]:
        return [self.random.getrandbits(48) for _ in range(_PLAYOUTS)]

    def choose_deal(self, view: State, seat: int, found: list[Deal], trader: Trader) -> Deal | None:
        """The best of the first few deals, by playouts with the same dice."""
        if not found or not can_play_on(view):
            return super().choose_deal(view, seat, found, trader)
        seeds = self._seeds()
        was = outlook(view, seat, trader.appraiser, seeds, _ROUNDS)
        best, most = None, trader.margin
        for deal in found[:2]:
            gain = outlook(after(view, deal.offer), seat, trader.appraiser, seeds, _ROUNDS) - was
            gain = _TRUST * gain + (1 - _TRUST) * deal.mine
            if gain > most:
                best, most = deal, gain
        return best

    def judge(self, view: State, seat: int, offer: Offer) -> tuple[bool, int, Why]:
        """As Expert; where sets change hands the playouts have a say."""
        accepts, wanted, why = super().judge(view, seat, offer)
        sets = deals.effect(view, seat, offer)
        if not (sets.gained or sets.theirs) or not can_play_on(view):
            return accepts, wanted, why
        trader, seeds = self.trader(view), self._seeds()
        gains = trader.gains(view, offer)
        static = gains[0] if seat == offer.seat else gains[1]
        if abs(static - trader.margin) > 0.15:
            return accepts, wanted, why
        played = outlook(after(view, offer), seat, trader.appraiser, seeds, _ROUNDS)
        played -= outlook(view, seat, trader.appraiser, seeds, _ROUNDS)
        gain = _TRUST * played + (1 - _TRUST) * static
        if accepts and gain < trader.margin:
            other = offer.to if seat == offer.seat else offer.seat
            return False, -1, self._why_no(view, seat, other, offer, -1, False)
        return accepts, wanted, why

    def _limit(self, view: State, seat: int, space: int) -> int:
        """As Expert; for a lot that decides about a set, playouts tell whether to go further or less far."""
        limit = super()._limit(view, seat, space)
        rivals = [other for other in view.others(seat) if habits.completes(view, other, space)]
        if not (rivals or habits.completes(view, seat, space)) or limit < view.board.prices[space]:
            return limit
        rival = max(rivals or view.others(seat), key=lambda other: view.cash[other])
        cost = min(limit, view.cash[seat])
        seeds, appraiser = self._seeds(), self.appraiser(view)
        mine = outlook(with_deed(view, space, seat, cost), seat, appraiser, seeds, _ROUNDS)
        theirs = with_deed(view, space, rival, min(view.board.prices[space], view.cash[rival]))
        return int(limit * (_FURTHER if mine > outlook(theirs, seat, appraiser, seeds, _ROUNDS) else _SHORTER))
