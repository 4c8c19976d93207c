"""Computer players: valuation, trading, levels, and games without a window."""

from .habits import safe_default
from .hints import hint
from .players import KINDS, LEVELS, PERSONALITIES, Computer, Opinion, make_player
from .reasons import Why

__all__ = ["KINDS", "LEVELS", "PERSONALITIES", "Computer", "Opinion", "Why", "hint", "make_player", "safe_default"]
