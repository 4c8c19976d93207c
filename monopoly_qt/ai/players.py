"""All kinds of computer players by name."""

from typing import Final

from .casual import Beginner, Casual
from .expert import Expert
from .fixed import Cashflow, FixedA, FixedB, FixedC
from .player import Computer, Opinion
from .simple import Greedy, RandomPlayer

__all__ = ["KINDS", "LEVELS", "PERSONALITIES", "Computer", "Opinion", "make_player"]

_CLASSES: Final[dict[str, type[Computer]]] = {c.kind: c for c in (RandomPlayer, Greedy, FixedA, FixedB, FixedC, Cashflow, Beginner, Casual, Expert)}
KINDS: Final = tuple(_CLASSES)
LEVELS: Final = ("beginner", "casual", "expert", "master")
PERSONALITIES: Final = ("collector", "builder", "railroader", "miser")


def make_player(kind: str, personality: str = "", seed: int = 0) -> Computer:
    """A computer player. KeyError for a kind that there isn't. `seed` is for whims only."""
    return _CLASSES[kind](personality, seed)
