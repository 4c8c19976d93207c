"""Why a computer did what it did: keys with values; the window has the sentences.

Values: `seat` a player, `space` a space, `group` a colour group's id, `amount` dollars, `percent` a chance in percent.
"""

from typing import Final

import msgspec


class Why(msgspec.Struct, frozen=True):
    """One reason."""

    key: str = ""
    values: dict[str, int | str] = {}


NONE: Final = Why()

# Every key with the values that stand in it.
KEYS: Final[dict[str, tuple[str, ...]]] = {
    "jail_leave_buy": (),  # there are still deeds to be had outside
    "jail_leave_safe": (),  # the way round is not dangerous
    "jail_stay": ("amount",),  # a turn outside would cost about this much in rents
    "buy_completes": ("space", "group"),
    "buy_blocks": ("space", "seat"),  # this player would have liked it
    "buy_worth": ("space",),
    "buy_like": ("space",),  # a personality's taste
    "decline_poor": ("space",),
    "decline_dear": ("space",),
    "decline_bait": ("space",),  # others bid each other far over the price: let them
    "decline_probe": ("space",),  # the first auction shows how this table bids
    "bid_up_to": ("space", "amount"),
    "pass_dear": ("space", "amount"),  # worth no more than this to us
    "pass_poor": ("space",),
    "tax_tenth": (),
    "tax_flat": (),
    "build": ("space", "amount"),  # the rent after it
    "build_starve": ("space",),  # the houses won't reach for the others
    "want": ("space",),
    "want_none": (),
    "bid_building": ("space", "amount"),
    "raise_mortgage": ("space",),  # it earns least
    "raise_sell": ("space",),
    "give_up": ("amount",),  # what is still missing
    "unmortgage": ("space",),
    "lift": ("space",),
    "keep": ("space",),
    "choose_space": ("space",),
    "offer_swap": ("seat", "group"),  # we both complete a set
    "offer_buy": ("seat", "group"),  # we complete this set
    "offer_sell": ("seat", "group"),  # the other completes this set and pays for it
    "offer_cash": ("seat",),  # we need the cash
    "offer_fair": ("seat",),  # both are better off
    "counter": ("seat", "amount"),  # with this much more we would agree
    "accept_completes": ("seat", "group"),
    "accept_good": ("seat",),
    "accept_cash": ("seat",),
    "refuse_completes": ("seat", "group"),  # it would give the other all of this group
    "refuse_breaks": ("seat", "group"),  # it would break up our own set
    "refuse_low": ("seat", "amount"),  # this much more is missing
    "refuse_leader": ("seat",),  # the other leads already
    "refuse_back": ("seat",),  # we have just dealt the other way
    "refuse_debtor": ("seat",),  # the other would be out otherwise
    "refuse_poor": (),  # we could not pay the next rent
    "refuse_never": (),  # this player does not trade
    "end_turn": (),
    "whim": (),  # without a reason
    "safe": (),  # the computer's thinking failed; the safe default
}
