"""Why something can't be done, and what would make it possible."""

from typing import Final

from ...core.actions import Refusal
from .names import Names
from .source import QT_TRANSLATE_NOOP, Counts, translate

SENTENCES: Final = {
    "not_now": QT_TRANSLATE_NOOP("Refusals", "Not now: another decision comes first."),
    "not_yours": QT_TRANSLATE_NOOP("Refusals", "Somebody else decides now. Wait for your turn."),
    "game_over": QT_TRANSLATE_NOOP("Refusals", "The game is over."),
    "throw_first": QT_TRANSLATE_NOOP("Refusals", "Throw the dice first."),
    "grace": QT_TRANSLATE_NOOP("Refusals", "The throw waits a moment, so that owners can ask for rent."),
    "no_time_limit": QT_TRANSLATE_NOOP("Refusals", "No time limit was agreed, or it is over already."),
    "out_of_game": QT_TRANSLATE_NOOP("Refusals", "A bankrupt player is out of the game."),
    "other_deed": QT_TRANSLATE_NOOP("Refusals", "First decide about {space}."),
    "fine_too_late": QT_TRANSLATE_NOOP("Refusals", "Last turn in Jail: throw first. Without doubles you pay and move."),
    "fine_cash": QT_TRANSLATE_NOOP("Refusals", "Getting out costs {amount}, and you have {cash}. Raise cash first."),
    "no_jail_card": QT_TRANSLATE_NOOP("Refusals", "You have no card out of Jail. Perhaps somebody sells you one."),
    "buy_first_lap": QT_TRANSLATE_NOOP("Refusals", "One lap first: you may buy once you have passed {go}."),
    "buy_cash": QT_TRANSLATE_NOOP("Refusals", "It costs {price}, and you have {cash}. Raise cash first."),
    "no_such_move": QT_TRANSLATE_NOOP("Refusals", "This throw doesn’t allow that move."),
    "bid_too_low": QT_TRANSLATE_NOOP("Refusals", "Too low: bid {least} or more."),
    "bid_over_cash": QT_TRANSLATE_NOOP("Refusals", "You have {cash}. Raise cash first, or bid less."),
    "bid_lot": QT_TRANSLATE_NOOP("Refusals", "This building can’t go on {space} now. Choose another lot."),
    "no_partner": QT_TRANSLATE_NOOP("Refusals", "Choose another player who is still in the game."),
    "empty_offer": QT_TRANSLATE_NOOP("Refusals", "Put something into the offer first."),
    "offer_cash": QT_TRANSLATE_NOOP("Refusals", "{seat} has only {cash}."),
    "named_twice": QT_TRANSLATE_NOOP("Refusals", "Something of {seat} stands in the offer twice."),
    "offer_deed": QT_TRANSLATE_NOOP("Refusals", "{seat} doesn’t own {space}."),
    "offer_card": QT_TRANSLATE_NOOP("Refusals", "{seat} doesn’t have that card."),
    "offer_built": QT_TRANSLATE_NOOP("Refusals", "Sell all buildings of this colour first: {space} can’t be traded."),
    "offer_in_debt": QT_TRANSLATE_NOOP(
        "Refusals", "{seat} owes {amount} and couldn’t pay it any more after this trade. It must bring in more."
    ),
    "offer_interest": QT_TRANSLATE_NOOP(
        "Refusals", "{seat} must pay {amount} interest on mortgaged deeds at once and would have only {cash}."
    ),
    "lift_cash": QT_TRANSLATE_NOOP(
        "Refusals", "Lifting it costs {amount}, and you have {cash}. Raise cash, or keep it."
    ),
    "debtor_spends": QT_TRANSLATE_NOOP("Refusals", "Pay what you owe first."),
    "not_own": QT_TRANSLATE_NOOP("Refusals", "{space} isn’t yours."),
    "already_mortgaged": QT_TRANSLATE_NOOP("Refusals", "{space} is mortgaged already."),
    "mortgage_built": QT_TRANSLATE_NOOP("Refusals", "Sell all buildings of this colour first."),
    "not_mortgaged": QT_TRANSLATE_NOOP("Refusals", "{space} isn’t mortgaged."),
    "unmortgage_cash": QT_TRANSLATE_NOOP(
        "Refusals", "Lifting it costs {amount}, and you have {cash}. Raise cash first."
    ),
    "nothing_to_sell": QT_TRANSLATE_NOOP("Refusals", "You have no building on {space}."),
    "nothing_in_group": QT_TRANSLATE_NOOP("Refusals", "You have no buildings of this colour: {group}."),
    "sell_even": QT_TRANSLATE_NOOP("Refusals", "Sell evenly: {other} first."),
    "hotel_in_auction": QT_TRANSLATE_NOOP("Refusals", "No hotel can be broken down while a building is auctioned."),
    "standing_bid": QT_TRANSLATE_NOOP(
        "Refusals", "You are bidding for a building of this colour. Nothing of it can be sold now."
    ),
    "no_street": QT_TRANSLATE_NOOP("Refusals", "Nothing can be built there."),
    "group_not_owned": QT_TRANSLATE_NOOP("Refusals", "You need every lot of the colour of {space}."),
    "group_mortgaged": QT_TRANSLATE_NOOP("Refusals", "Lift the mortgage of {other} first."),
    "hotel_stands": QT_TRANSLATE_NOOP("Refusals", "{space} has its hotel. More can’t be built there."),
    "build_even": QT_TRANSLATE_NOOP("Refusals", "Build evenly: {other} first."),
    "no_houses": QT_TRANSLATE_NOOP("Refusals", "The Bank has no houses left. Wait until some come back."),
    "no_hotels": QT_TRANSLATE_NOOP("Refusals", "The Bank has no hotels left. Wait until one comes back."),
    "build_cash": QT_TRANSLATE_NOOP("Refusals", "It costs {amount}, and you have {cash}. Raise cash first."),
    "want_not_possible": QT_TRANSLATE_NOOP("Refusals", "This building can’t go on {space} now."),
    "no_claim": QT_TRANSLATE_NOOP("Refusals", "Nobody owes you rent at the moment."),
}

# Sentences that depend on a number of houses.
COUNTED: Final = frozenset({"no_houses_to_break", "hotel_needs_houses"})

_SUMS: Final = frozenset({"amount", "cash", "price", "least"})
_SPACES: Final = frozenset({"space", "other"})


def refusal_text(names: Names, refusal: Refusal) -> str:
    """The sentence for a refusal; the rule's id stays in the refusal."""
    values = {key: _word(names, key, value) for key, value in refusal.values.items()}
    values["go"] = names.space(0)
    if refusal.key in COUNTED:
        return _counted(refusal.key, int(refusal.values["houses"])).format(**values)
    return translate("Refusals", SENTENCES[refusal.key]).format(**values)


def _counted(key: str, houses: int) -> str:
    if key == "no_houses_to_break":
        return Counts.tr(
            "The Bank lacks the %n house(s) that the hotel would become. You can sell all buildings of the colour at "
            "once.",
            "",
            houses,
        )
    return Counts.tr("A hotel needs %n house(s) on each lot of the colour: {other} first.", "", houses)


def _word(names: Names, key: str, value: int | str) -> str:
    if isinstance(value, str):
        return names.group(value) if key == "group" else value
    if key in _SUMS:
        return names.money(value)
    if key in _SPACES:
        return names.space(value) if 0 <= value < len(names.board.spaces) else str(value)
    return names.player(value) if key == "seat" else str(value)
