"""The two lowest rungs of the ladder: one plays at random, one grabs all it can and never trades."""

from typing import Any, Final

from ..core import actions as act
from ..core.actions import AnyAction, Bundle, Offer
from ..core.engine import answers, options, why_not
from ..core.frames import Purchase, Turn
from ..core.state import State
from . import habits
from .player import Computer
from .reasons import Why

_WHIM: Final = Why("whim")
_SIDELINES: Final = 1 / 40  # how often it looks at all that it could do at a throw or the end of a turn
_OFFERS: Final = 1 / 100


class RandomPlayer(Computer):
    """Any legal action. Mostly plain answers, so that games go on; an offer now and then."""

    kind = "random"

    def decide(self, view: State, seat: int) -> AnyAction:
        """See Computer."""
        self.why = _WHIM
        top = view.stack[-1]
        draw = self.random.random()
        if type(top) is Turn:
            if draw > _SIDELINES:
                return act.EndTurn(seat) if top.phase == "end" else self._throw(view, seat)
            return self._anything(view, seat, draw)
        if type(top) is Purchase and draw > _SIDELINES:
            buys = draw > 0.5 and view.cash[seat] >= view.board.prices[top.space]
            action: AnyAction = act.Buy(seat) if buys else act.Decline(seat)
            return action if why_not(view, action) is None else act.Decline(seat)
        if view.decision == "auction" and draw > _SIDELINES:
            return self._bid(view, seat)
        if view.decision == "debt":
            return self._raise(view, seat)
        return self._anything(view, seat, draw) if draw < _SIDELINES else self.random.choice(answers(view, seat))

    def _throw(self, view: State, seat: int) -> AnyAction:
        if not view.jail[seat]:
            return act.Roll(seat)
        return habits.leave_jail(view, seat) if self.random.random() < 0.5 else act.Roll(seat)

    def _bid(self, view: State, seat: int) -> AnyAction:
        top: Any = view.stack[-1]
        most = view.cash[seat]
        if most <= top.high or self.random.random() < 0.6:
            return act.Pass(seat)
        return act.Bid(seat, self.random.randint(top.high + 1, min(most, 2 * top.high + 50)))

    def _raise(self, view: State, seat: int) -> AnyAction:
        """In debt it may give up too, but rarely; else it would leave at its first rent."""
        ways = [a for a in options(view, seat) if not isinstance(a, act.GiveUp)]
        if not ways or self.random.random() < 0.02:
            return act.GiveUp(seat)
        return self.random.choice(ways)

    def _anything(self, view: State, seat: int, draw: float) -> AnyAction:
        """All that is legal, offers included; giving up is as likely as at a family's table: hardly ever."""
        if draw < _OFFERS:
            offer = self._offer(view, seat)
            if offer is not None and why_not(view, offer) is None:
                return offer
        found = [a for a in options(view, seat) if not isinstance(a, act.GiveUp)]
        if not found or (self.random.random() < 0.0005 and why_not(view, act.GiveUp(seat)) is None):
            return act.GiveUp(seat)
        return self.random.choice(found)

    def _offer(self, view: State, seat: int) -> AnyAction | None:
        partner = self.random.choice(view.others(seat))
        return Offer(seat, partner, self._bundle(view, seat), self._bundle(view, partner))

    def _bundle(self, view: State, seat: int) -> Bundle:
        deeds = view.deeds_of(seat)
        chosen = self.random.sample(deeds, min(len(deeds), self.random.randint(0, 2)))
        cash = self.random.randint(0, max(0, view.cash[seat] // 4)) if self.random.random() < 0.5 else 0
        cards = tuple(p for p in (0, 1) if view.jail_cards[p] == seat and self.random.random() < 0.3)
        return Bundle(cash, tuple(sorted(chosen)), cards)

    def judge(self, view: State, seat: int, offer: Offer) -> tuple[bool, int, Why]:
        """See Computer."""
        return self.random.random() < 0.5, 0, _WHIM


class Greedy(Computer):
    """Buys and builds all it can: bids its last dollar, keeps nothing back, never trades."""

    kind = "greedy"

    def on_roll(self, view: State, seat: int) -> AnyAction:
        """Out of Jail as soon as possible, to buy on."""
        return habits.leave_jail(view, seat) if view.jail[seat] else act.Roll(seat)

    def on_purchase(self, view: State, seat: int) -> AnyAction:
        """See Computer."""
        if why_not(view, act.Buy(seat)) is None:
            return act.Buy(seat)
        return act.Decline(seat)

    def limit(self, view: State, seat: int, space: int) -> int:
        """All it has."""
        return view.cash[seat]
