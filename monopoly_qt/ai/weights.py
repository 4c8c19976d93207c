"""The numbers of the value function: a data file, found by `make tune`."""

from functools import cache

import msgspec

from .. import assets


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dollars, rounds or fractions; DESIGN.md tells how they come together."""

    format: str
    found: str  # how these numbers came about
    horizon: float  # rounds of net income that count as much as dollars in hand
    scale: float  # dollars of strength that make one player e times as likely to win as another
    building: float  # what a dollar spent on buildings counts as, beside the rent
    pledge: float  # what a dollar that could be borrowed on a deed counts as
    delay: float  # what buildings that are only affordable count, against standing ones
    open_one: float  # share of a set's value when one lot is missing, still with the Bank
    open_two: float  # the same with two missing
    held_one: float  # one missing, in another's hand
    held_more: float  # more missing, all in others' hands
    first_lot: float  # any other part of a set
    future_cash: float  # dollars that come in before a set is built
    short: float  # harm of a dollar short of a rent in the coming lap
    ruin: float  # harm of a dollar that nothing can raise
    jail_card: float  # dollars
    margin: float  # by how much a trade must raise the chance to win
    unsold: float  # dollars that each deed still with the Bank makes it worth to be out of Jail
    salary: float  # dollars that a turn outside brings beside
    eager: float  # bids go so many times as far as the value function says
    patience: float  # rounds of rent that a building must earn against the risk of having spent the cash


@cache
def weights(name: str = "weights") -> Weights:
    """The weights that come with the program."""
    return msgspec.json.decode(assets.read("ai", f"{name}.json"), type=Weights)
