"""The ids of the rulebook, for what cites them."""

from typing import Final

from ..core.rules import Rules

_COUNTS: Final = {
    "SETUP": 4,
    "BANKER": 2,
    "TURN": 6,
    "GO": 4,
    "BUY": 3,
    "AUCT": 5,
    "RENT": 9,
    "CARD": 8,
    "TAX": 4,
    "JAIL": 7,
    "PARK": 1,
    "BUILD": 6,
    "SELL": 3,
    "TRADE": 4,
    "MORT": 3,
    "DEBT": 4,
    "BANKRUPT": 5,
    "END": 2,
}

RULE_IDS: Final = frozenset(
    [f"{family}-{n}" for family, count in _COUNTS.items() for n in range(1, count + 1)]
    + [f"OPT-{key}" for key in Rules.__struct_fields__]
)
