"""Computer players: valuation, trading, levels, and games without a window."""

from .players import KINDS, LEVELS, PERSONALITIES, Computer, Opinion, make_player

__all__ = ["KINDS", "LEVELS", "PERSONALITIES", "Computer", "Opinion", "make_player"]
