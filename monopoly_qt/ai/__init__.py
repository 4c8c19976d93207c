"""Computer players: valuation, trading, levels, and games without a window."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .habits import safe_default
    from .hints import hint
    from .players import KINDS, LEVELS, PERSONALITIES, Computer, Opinion, make_player
    from .reasons import Why

__all__ = ["KINDS", "LEVELS", "PERSONALITIES", "Computer", "Opinion", "Why", "hint", "make_player", "safe_default"]

_ELSEWHERE: Final = {"safe_default": ".habits", "hint": ".hints", "Why": ".reasons"}


def __getattr__(name: str) -> object:
    """Load the players when the first one is asked for: the window opens without them."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_ELSEWHERE.get(name, ".players"), __name__), name)
