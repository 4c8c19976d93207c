"""Which deeds people don't want to be asked for again: told by the log, so that it lasts as long as the game."""

from collections.abc import Iterator
from typing import NamedTuple

from ..core.actions import Offer, Reject
from ..core.game import Game


class Spared(NamedTuple):
    """The computer on the seat `by` is not to ask `seat` for these deeds again."""

    by: int
    seat: int
    spaces: tuple[int, ...]


def spared(game: Game, since: int = 0) -> Iterator[Spared]:
    """What was refused for good; `since`: how many actions had been done then."""
    log = game.log
    for number in range(since, len(log)):
        action = log[number].action
        if isinstance(action, Reject) and action.for_good:
            offers = (e.action for e in reversed(log[:number]) if isinstance(e.action, Offer))
            offer = next((o for o in offers if o.to == action.seat), None)
            if offer is not None:
                yield Spared(offer.seat, action.seat, offer.take.deeds)
