"""Which rules stand in question: for a decision, and for a kind of space (F1)."""

from typing import Final

from ...core.frames import Opening, Turn
from ...core.rules import Rules
from ...core.state import State

# What F1 shows for each decision: the rules in question, the most important first.
TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "roll": ("TURN-1", "TURN-3", "TURN-4", "GO-1", "BUILD-1", "TRADE-1", "DEBT-2"),
    "jail": ("JAIL-3", "JAIL-4", "JAIL-5", "JAIL-6", "JAIL-7", "CARD-3"),
    "opening": ("SETUP-4", "SETUP-3", "SETUP-2"),
    "purchase": ("BUY-1", "BUY-2", "AUCT-1", "RENT-2"),
    "auction": ("AUCT-1", "AUCT-2", "AUCT-3", "AUCT-4", "AUCT-5"),
    "building_auction": ("BUILD-6", "BUILD-5"),
    "building_call": ("BUILD-6", "BUILD-5"),
    "income_tax": ("TAX-1", "TAX-2", "TAX-4"),
    "debt": ("DEBT-1", "DEBT-2", "DEBT-3", "DEBT-4", "SELL-1", "MORT-1", "BANKRUPT-1", "BANKRUPT-4"),
    "trade": ("TRADE-1", "TRADE-2", "TRADE-3", "TRADE-4", "CARD-3"),
    "mortgage_received": ("TRADE-3", "BANKRUPT-2", "MORT-2", "TAX-4"),
    "choose": ("OPT-speed_die", "GO-1"),
    "end_turn": ("TURN-6", "BUILD-1", "BUILD-2", "MORT-1", "MORT-2", "TRADE-1"),
    "game_over": ("END-1", "END-2"),
}

SPACE_TOPICS: Final[dict[str, tuple[str, ...]]] = {
    "street": ("BUY-1", "RENT-1", "RENT-2", "RENT-3", "RENT-4", "BUILD-1", "BUILD-2", "BUILD-4", "MORT-1"),
    "railroad": ("BUY-1", "RENT-5", "RENT-4", "MORT-1"),
    "utility": ("BUY-1", "RENT-6", "RENT-4", "MORT-1"),
    "chance": ("CARD-1", "CARD-2", "CARD-4", "CARD-5", "CARD-6", "CARD-7", "CARD-8"),
    "community_chest": ("CARD-1", "CARD-2", "CARD-7", "CARD-8"),
    "income_tax": ("TAX-1", "TAX-2", "TAX-4"),
    "luxury_tax": ("TAX-3",),
    "go": ("GO-1", "OPT-go_landing_bonus", "GO-2", "GO-3", "GO-4"),
    "jail": ("JAIL-1", "JAIL-2", "JAIL-3", "JAIL-4", "JAIL-5", "JAIL-6", "JAIL-7"),
    "free_parking": ("PARK-1", "OPT-free_parking"),
    "go_to_jail": ("JAIL-1", "GO-4"),
}


def topic(state: State) -> list[str]:
    """The ids of the rules for the decision on top."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Opening):
        return list(TOPICS["opening"])
    if isinstance(top, Turn) and top.phase == "throw" and state.jail[top.seat]:
        return list(TOPICS["jail"])
    return list(TOPICS[state.decision])


def in_force(rule: str, rules: Rules) -> bool:
    """Whether a rule about a space holds in this game: house rules only where they are played, and then instead."""
    pot = rules.free_parking == "pot"
    holds = {"OPT-free_parking": pot, "PARK-1": not pot, "OPT-go_landing_bonus": rules.go_landing_bonus > 0}
    return holds.get(rule, True)


def space_topic(kind: str) -> list[str]:
    """The ids of the rules for a kind of space."""
    return list(SPACE_TOPICS[kind])
