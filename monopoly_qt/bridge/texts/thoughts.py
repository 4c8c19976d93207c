"""Why a computer player did what it did, in one sentence."""

from typing import Final

from .names import Names
from .source import QT_TRANSLATE_NOOP, translate

THOUGHTS: Final = {
    "": "",
    "jail_leave_buy": QT_TRANSLATE_NOOP("Thoughts", "There is still something to buy out there."),
    "jail_leave_safe": QT_TRANSLATE_NOOP("Thoughts", "The way round is not dangerous now."),
    "jail_stay": QT_TRANSLATE_NOOP("Thoughts", "Safer inside: a turn outside would cost about {amount} in rents."),
    "buy_completes": QT_TRANSLATE_NOOP("Thoughts", "{space} completes my set: {group}."),
    "buy_blocks": QT_TRANSLATE_NOOP("Thoughts", "{seat} would have liked to have {space}."),
    "buy_worth": QT_TRANSLATE_NOOP("Thoughts", "{space} is worth its price to me."),
    "buy_like": QT_TRANSLATE_NOOP("Thoughts", "I like {space}."),
    "decline_poor": QT_TRANSLATE_NOOP("Thoughts", "I need my cash more than {space}."),
    "decline_dear": QT_TRANSLATE_NOOP("Thoughts", "{space} is not worth its price to me."),
    "decline_bait": QT_TRANSLATE_NOOP("Thoughts", "Let the others bid each other up for {space}."),
    "decline_probe": QT_TRANSLATE_NOOP("Thoughts", "First I want to see how you all bid."),
    "bid_up_to": "",  # who bids does not say how far
    "pass_dear": QT_TRANSLATE_NOOP("Thoughts", "{space} is worth no more than {amount} to me."),
    "pass_poor": QT_TRANSLATE_NOOP("Thoughts", "I need my cash more than {space}."),
    "tax_tenth": QT_TRANSLATE_NOOP("Thoughts", "A tenth looks cheaper."),
    "tax_flat": QT_TRANSLATE_NOOP("Thoughts", "The fixed tax looks cheaper."),
    "build": QT_TRANSLATE_NOOP("Thoughts", "Now the rent on {space} is {amount}."),
    "build_starve": QT_TRANSLATE_NOOP("Thoughts", "A house on {space}, and the others may run out of them."),
    "want": QT_TRANSLATE_NOOP("Thoughts", "I could use it on {space}."),
    "want_none": QT_TRANSLATE_NOOP("Thoughts", "I don’t need one now."),
    "bid_building": QT_TRANSLATE_NOOP("Thoughts", "I could use it on {space}."),
    "raise_mortgage": QT_TRANSLATE_NOOP("Thoughts", "{space} earns me least."),
    "raise_sell": QT_TRANSLATE_NOOP("Thoughts", "I can best spare the building on {space}."),
    "give_up": QT_TRANSLATE_NOOP("Thoughts", "I can’t find the missing {amount}."),
    "unmortgage": QT_TRANSLATE_NOOP("Thoughts", "{space} shall earn rent again."),
    "lift": QT_TRANSLATE_NOOP("Thoughts", "{space} shall earn rent at once."),
    "keep": QT_TRANSLATE_NOOP("Thoughts", "{space} can wait."),
    "choose_space": QT_TRANSLATE_NOOP("Thoughts", "{space} is the best place to be."),
    "offer_swap": QT_TRANSLATE_NOOP("Thoughts", "We would both complete a set. Mine: {group}."),
    "offer_buy": QT_TRANSLATE_NOOP("Thoughts", "It would complete my set: {group}."),
    "offer_sell": QT_TRANSLATE_NOOP("Thoughts", "{seat} would complete a set: {group}. That has its price."),
    "offer_cash": QT_TRANSLATE_NOOP("Thoughts", "I need the cash."),
    "offer_fair": QT_TRANSLATE_NOOP("Thoughts", "Both of us are better off with it."),
    "counter": QT_TRANSLATE_NOOP("Thoughts", "With about {amount} more I would say yes."),
    "accept_completes": QT_TRANSLATE_NOOP("Thoughts", "It completes my set: {group}."),
    "accept_good": QT_TRANSLATE_NOOP("Thoughts", "A good deal for me."),
    "accept_cash": QT_TRANSLATE_NOOP("Thoughts", "I can use the cash."),
    "refuse_completes": QT_TRANSLATE_NOOP("Thoughts", "It would give {seat} a whole set: {group}."),
    "refuse_breaks": QT_TRANSLATE_NOOP("Thoughts", "It would break up my set: {group}."),
    "refuse_low": QT_TRANSLATE_NOOP("Thoughts", "About {amount} more, and we can talk."),
    "refuse_leader": QT_TRANSLATE_NOOP("Thoughts", "{seat} is ahead already."),
    "refuse_back": QT_TRANSLATE_NOOP("Thoughts", "We have just dealt the other way round."),
    "refuse_debtor": QT_TRANSLATE_NOOP("Thoughts", "Without this deal {seat} would soon be out."),
    "refuse_poor": QT_TRANSLATE_NOOP("Thoughts", "I couldn’t pay the next rent then."),
    "refuse_never": QT_TRANSLATE_NOOP("Thoughts", "I don’t trade."),
    "end_turn": QT_TRANSLATE_NOOP("Thoughts", "Nothing more to do."),
    "whim": QT_TRANSLATE_NOOP("Thoughts", "Just because."),
    "safe": QT_TRANSLATE_NOOP("Thoughts", "My thinking broke off, so I do what is safe."),
}


def thought(names: Names, key: str, values: dict[str, int | str]) -> str:
    """The sentence for a computer's reason; "" when it has none. KeyError: no such key."""
    if not THOUGHTS[key]:
        return ""
    words = {k: _word(names, k, v) for k, v in values.items()}
    return translate("Thoughts", THOUGHTS[key]).format(**words)


def _word(names: Names, key: str, value: int | str) -> str:
    if isinstance(value, str):
        return names.group(value) if key == "group" else value
    if key == "amount":
        return names.money(value)
    if key == "space":
        return names.space(value)
    return names.player(value) if key == "seat" else str(value)
