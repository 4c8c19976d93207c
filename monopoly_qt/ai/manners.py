"""How computers behave with offers: one a turn to each player, none twice, and no when told not to ask again."""

from typing import Final, NamedTuple

from ..core.actions import Offer
from ..core.state import State

_BETTER: Final = 1.15  # clearly better: so many times the cash, or
_BETTER_BY: Final = 40  # so many dollars


class _Made(NamedTuple):
    owner: tuple[int, ...]  # of the groups that it was about
    cash: int  # from the offerer to the other, less what is asked for


class Manners:
    """What one seat remembers about its offers."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, tuple[int, ...], tuple[int, ...]], _Made] = {}
        self._asked: dict[int, int] = {}  # by other seat: the turn of the last offer
        self._spared: set[tuple[int, int]] = set()  # (seat, space): not to be asked for again

    def spare(self, seat: int, spaces: tuple[int, ...]) -> None:
        """Somebody doesn't want to be asked for these deeds again."""
        self._spared |= {(seat, space) for space in spaces}

    def may_ask(self, view: State, seat: int) -> bool:
        """Whether this player had no offer of ours yet in this turn."""
        return self._asked.get(seat) != view.turns

    def allows(self, view: State, offer: Offer) -> bool:
        """Whether an offer may be made: not made before, or something changed, or it got clearly better."""
        if not self.may_ask(view, offer.to) or any((offer.to, space) in self._spared for space in offer.take.deeds):
            return False
        before = self._made.get((offer.to, offer.give.deeds, offer.take.deeds))
        if before is None or before.owner != _owners(view, offer):
            return True
        cash = offer.give.cash - offer.take.cash
        return cash >= before.cash + max(_BETTER_BY, (_BETTER - 1) * abs(before.cash))

    def made(self, view: State, offer: Offer) -> None:
        """Remember an offer."""
        key = (offer.to, offer.give.deeds, offer.take.deeds)
        self._made[key] = _Made(_owners(view, offer), offer.give.cash - offer.take.cash)
        self._asked[offer.to] = view.turns


def _owners(view: State, offer: Offer) -> tuple[int, ...]:
    """Who owns the groups of the deeds in an offer: a deed elsewhere makes it no better for whoever said no."""
    return tuple(view.owner[mate] for deed in (*offer.give.deeds, *offer.take.deeds) for mate in view.board.mates[deed])
