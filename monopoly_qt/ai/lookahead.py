"""Playouts: a few rounds played on with dice of our own, then valued. The same dice for all that is compared."""

from random import Random
from typing import Final

from ..core.chance import Seeded
from ..core.engine import perform, why_not
from ..core.frames import Trade, Turn
from ..core.state import State
from .casual import Casual
from .habits import safe_default
from .valuation import Appraiser

_MOST_ACTIONS: Final = 400


class Plain(Casual):
    """Plays on in a playout: sound, quick, and without trading."""

    kind = "plain"

    def offer(self, view: State, seat: int) -> None:
        """No offers: they would take longer than all the rest."""

    def _fetches_more(self, view: State, seat: int, price: int) -> bool:
        return False


def can_play_on(view: State) -> bool:
    """Whether nothing is half done: somebody's turn is at its beginning or end (an offer may be open)."""
    return type(view.stack[0]) is Turn and all(type(frame) is Trade for frame in view.stack[1:])


def outlook(s: State, seat: int, appraiser: Appraiser, seeds: list[int], rounds: int) -> float:
    """A seat's mean chance to win after so many rounds; one playout a seed."""
    return sum(_one(s, seat, appraiser, seed, rounds) for seed in seeds) / len(seeds)


def _shuffled(rng: Random, s: State, pack: int) -> list[int]:
    """A pack in a new order; a card that somebody holds is not in it."""
    held = s.board.jail_card[pack] if s.jail_cards[pack] >= 0 else -1
    cards = [card for card in range(len(s.board.packs[pack])) if card != held]
    rng.shuffle(cards)
    return cards


def _one(start: State, seat: int, appraiser: Appraiser, seed: int, rounds: int) -> float:
    s = start.copy()
    turn = s.stack[0]
    s.stack = [Turn(turn.seat, "throw" if getattr(turn, "phase", "") == "throw" else "end")]
    # Nobody knows the order of the packs: a new one each time.
    rng = Random(seed)
    s.packs = [_shuffled(rng, s, pack) for pack in (0, 1)]
    chance = Seeded(seed)
    players = [Plain() for _ in s.cash]
    last = s.round + rounds
    for _ in range(_MOST_ACTIONS):
        if not s.stack or s.round >= last or s.bankrupt[seat]:
            break
        asked = s.stack[-1].seat
        action = players[asked].decide(s, asked)
        perform(s, action if why_not(s, action) is None else safe_default(s, asked), chance)
    if not s.stack:
        return 1 / len(s.winners) if seat in s.winners else 0.0
    return appraiser.chances(s)[seat]
