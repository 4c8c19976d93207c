"""All kinds of computer players by name."""

from typing import Final

from .casual import Beginner, Casual
from .cheaters import CHEATERS
from .expert import Expert
from .fixed import Cashflow, FixedA, FixedB, FixedC
from .master import Master
from .personalities import PERSONALITIES
from .player import Computer, Opinion
from .simple import Greedy, RandomPlayer
from .weights import Weights

__all__ = ["KINDS", "LEVELS", "PERSONALITIES", "Computer", "Opinion", "make_player"]

_ALL: Final[tuple[type[Computer], ...]] = (
    RandomPlayer, Greedy, FixedA, FixedB, FixedC, Cashflow, Beginner, Casual, Expert, Master, *CHEATERS,
)  # fmt: skip
_CLASSES: Final = {c.kind: c for c in _ALL}
KINDS: Final = tuple(_CLASSES)
LEVELS: Final = ("beginner", "casual", "expert", "master")


def make_player(kind: str, personality: str = "", seed: int = 0, w: Weights | None = None) -> Computer:
    """A computer player. KeyError for a kind that there isn't. `seed` is for whims only, `w` for tuning."""
    found = _CLASSES[kind]
    if w is not None and issubclass(found, Expert):
        return found(personality, seed, w)
    return found(personality, seed)
