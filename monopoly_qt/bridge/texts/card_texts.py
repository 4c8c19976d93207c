"""What the cards say, in words of our own; spaces are named as on the board in play."""

from typing import Final

from ...core.board import PACKS
from .names import Names
from .source import QT_TRANSLATE_NOOP, translate

CARDS: Final[dict[str, str]] = {
    "chance/advance_go": QT_TRANSLATE_NOOP("Cards", "Hop on the express: straight to {target}. Collect {salary}."),
    "chance/advance_illinois": QT_TRANSLATE_NOOP(
        "Cards", "An old friend waits at {target}. Go there; passing {go} pays {salary}."
    ),
    "chance/advance_st_charles": QT_TRANSLATE_NOOP(
        "Cards", "There is a street party at {target}. Go there; passing {go} pays {salary}."
    ),
    "chance/advance_boardwalk": QT_TRANSLATE_NOOP("Cards", "A day out in the best part of town: go to {target}."),
    "chance/advance_reading": QT_TRANSLATE_NOOP(
        "Cards", "You have won a train ride: go to {target}. Passing {go} pays {salary}."
    ),
    "chance/nearest_utility": QT_TRANSLATE_NOOP(
        "Cards",
        "Something leaks: go on to the next utility. It is for sale if nobody owns it. Otherwise throw again and pay "
        "the "
        "owner ten times the throw.",
    ),
    "chance/nearest_railroad_a": QT_TRANSLATE_NOOP(
        "Cards",
        "You have missed your stop: go on to the next station. It is for sale if nobody owns it. Otherwise pay the "
        "owner "
        "twice the rent.",
    ),
    "chance/nearest_railroad_b": QT_TRANSLATE_NOOP(
        "Cards",
        "Your suitcase went on without you: follow it to the next station. It is for sale if nobody owns it. "
        "Otherwise pay "
        "the owner twice the rent.",
    ),
    "chance/go_back_three": QT_TRANSLATE_NOOP("Cards", "You have forgotten your keys: walk back {steps} spaces."),
    "chance/go_to_jail": QT_TRANSLATE_NOOP("Cards", "Caught red-handed: straight to Jail, with no salary on the way."),
    "chance/jail_free": QT_TRANSLATE_NOOP(
        "Cards", "A judge owes you a favour: this card gets you out of Jail. Keep it, use it or trade it."
    ),
    "chance/bank_dividend": QT_TRANSLATE_NOOP("Cards", "Your savings bring you interest: collect {amount}."),
    "chance/loan_matures": QT_TRANSLATE_NOOP("Cards", "Your new house plans win a prize: collect {amount}."),
    "chance/poor_tax": QT_TRANSLATE_NOOP("Cards", "Parked in the wrong place: pay {amount}."),
    "chance/chairman": QT_TRANSLATE_NOOP("Cards", "You lost a bet with the whole table: pay each player {amount}."),
    "chance/general_repairs": QT_TRANSLATE_NOOP(
        "Cards", "A storm blew over your roofs: pay {per_house} for each house and {per_hotel} for each hotel."
    ),
    "community_chest/advance_go": QT_TRANSLATE_NOOP("Cards", "A fresh start: go to {target} and collect {salary}."),
    "community_chest/go_to_jail": QT_TRANSLATE_NOOP(
        "Cards", "A case of mistaken identity: straight to Jail, with no salary on the way."
    ),
    "community_chest/jail_free": QT_TRANSLATE_NOOP(
        "Cards", "The neighbours vouch for you: this card gets you out of Jail. Keep it, use it or trade it."
    ),
    "community_chest/bank_error": QT_TRANSLATE_NOOP("Cards", "The Bank has counted twice: collect {amount}."),
    "community_chest/doctor_fee": QT_TRANSLATE_NOOP("Cards", "New glasses: pay {amount}."),
    "community_chest/sale_of_stock": QT_TRANSLATE_NOOP("Cards", "You sell your old bicycle: collect {amount}."),
    "community_chest/opera_night": QT_TRANSLATE_NOOP(
        "Cards", "You cook for everybody: collect {amount} from each player."
    ),
    "community_chest/christmas_fund": QT_TRANSLATE_NOOP("Cards", "Your holiday money comes in: collect {amount}."),
    "community_chest/tax_refund": QT_TRANSLATE_NOOP(
        "Cards", "The tax office has found a mistake in your favour: collect {amount}."
    ),
    "community_chest/life_insurance": QT_TRANSLATE_NOOP("Cards", "Your insurance pays out: collect {amount}."),
    "community_chest/hospital": QT_TRANSLATE_NOOP("Cards", "A broken arm costs you {amount}."),
    "community_chest/school_tax": QT_TRANSLATE_NOOP("Cards", "The children go on a school trip: pay {amount}."),
    "community_chest/services": QT_TRANSLATE_NOOP("Cards", "You gave good advice: collect {amount}."),
    "community_chest/street_repairs": QT_TRANSLATE_NOOP(
        "Cards", "The road is dug up again: pay {per_house} for each house and {per_hotel} for each hotel."
    ),
    "community_chest/beauty_contest": QT_TRANSLATE_NOOP("Cards", "Second at the garden show: collect {amount}."),
    "community_chest/inheritance": QT_TRANSLATE_NOOP("Cards", "A great-aunt remembered you: collect {amount}."),
}


def card_words(names: Names, pack: int, number: int) -> str:
    """What a card says on this board."""
    card = names.board.packs[pack][number]
    sums = {key: names.money(getattr(card, key)) for key in ("amount", "per_house", "per_hotel")}
    values = names.rule_values() | sums | {"steps": str(card.amount)}
    values["target"] = names.space(card.target) if card.target >= 0 else ""
    return translate("Cards", CARDS[f"{PACKS[pack]}/{card.id}"]).format(**values)
