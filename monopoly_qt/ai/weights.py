"""The numbers of the value function and of the decisions around it: a data file, found by `make tune`."""

from functools import cache
from typing import Final

import msgspec

from .. import assets

# What counts for a player, in the order in which it is reckoned. Rents are per round: from all others, one turn each.
COUNTS: Final = (
    "few_dollars",  # cash up to $300, in hundreds
    "cash",  # all cash, in thousands
    "early",  # the same times the share of the deeds that the Bank still has: cash to buy them with
    "lend",  # what the Bank would lend on the deeds, less what lifting the mortgaged ones costs, in thousands
    "built",  # what the buildings cost, in thousands
    "rent",  # rents as things stand, in hundreds
    "reach",  # more rent with the buildings that the cash could buy now
    "grow",  # more rent with what can't be paid for yet
    "sets",  # colour groups owned whole
    "open_one",  # groups of which one lot is missing and with the Bank: rent of the set in the making
    "open_two",  # the same with two missing
    "held_one",  # groups of which one lot is missing, in another's hand
    "held_more",  # groups of which more is missing, all in others' hands
    "first",  # any other part of a group
    "block",  # rents of the sets that others could make if they had our lots
    "short",  # rents of the coming lap beyond the cash, in thousands, by their odds
    "ruin",  # the same beyond what could be raised
    "jail_card",
)


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much counts what."""

    format: str
    found: str  # how these numbers came about
    counts: dict[str, float]
    margin: float  # by how much a trade must raise the chance to win
    unsold: float  # dollars that each deed still with the Bank makes it worth to be out of Jail
    salary: float  # dollars that a turn outside brings beside
    eager: float  # bids go so many times as far as the value function says
    patience: float  # rounds of rent that a building must earn against the risk of having spent the cash


@cache
def weights(name: str = "weights") -> Weights:
    """The weights that come with the program. ValueError when a count is missing."""
    found = msgspec.json.decode(assets.read("ai", f"{name}.json"), type=Weights)
    if set(found.counts) != set(COUNTS):
        raise ValueError(f"weights: {sorted(set(found.counts) ^ set(COUNTS))} do not fit")
    return found
