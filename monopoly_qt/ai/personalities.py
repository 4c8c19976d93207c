"""Personalities: tastes that colour any level without making it much weaker."""

from typing import Final

from ..core.state import State

PERSONALITIES: Final = ("collector", "builder", "railroader", "miser")

# What a personality would pay for a deed, times what its level would.
_LIKES: Final = {
    "railroader": {"railroad": 1.35, "utility": 1.1},
    "builder": {"street": 1.08},
    "miser": {"street": 0.93, "railroad": 1.0, "utility": 0.85},
}
# How readily it spends cash on buildings: rounds of rent that it counts, times what its level would.
_BUILDS: Final = {"builder": 2.0, "miser": 0.5}


def liking(personality: str, view: State, seat: int, space: int) -> float:
    """How much more (or less) than its level a personality pays for a deed."""
    factor = _LIKES.get(personality, {}).get(view.board.kinds[space], 1.0)
    if personality == "collector" and any(view.owner[m] == seat for m in view.board.mates[space]):
        factor *= 1.2
    return factor


def building_zeal(personality: str) -> float:
    """How much more readily than its level a personality builds."""
    return _BUILDS.get(personality, 1.0)
