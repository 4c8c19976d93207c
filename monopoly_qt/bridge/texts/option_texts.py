"""The options that players agree on before the game, and the presets, in plain words."""

from typing import Final

from .source import QT_TRANSLATE_NOOP, translate

OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "starting_cash": (
        QT_TRANSLATE_NOOP("Options", "Starting cash"),
        QT_TRANSLATE_NOOP("Options", "What everybody gets before the first throw."),
    ),
    "income_tax": (
        QT_TRANSLATE_NOOP("Options", "Income tax"),
        QT_TRANSLATE_NOOP("Options", "Either the player chooses between {flat} and 10 %, or it is always {flat}."),
    ),
    "rent_claim": (
        QT_TRANSLATE_NOOP("Options", "Owners ask for rent"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Nobody collects for you: ask for your rent before the next player throws, or it is lost. Watch out!",
        ),
    ),
    "auctions": (
        QT_TRANSLATE_NOOP("Options", "Auctions"),
        QT_TRANSLATE_NOOP(
            "Options",
            "A property that isn’t bought is auctioned to everybody. Without auctions it stays with the Bank.",
        ),
    ),
    "free_parking": (
        QT_TRANSLATE_NOOP("Options", "Money on Free Parking"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Taxes, fines and card payments are collected in a pot. Whoever stops on Free Parking gets it all.",
        ),
    ),
    "free_parking_seed": (
        QT_TRANSLATE_NOOP("Options", "Start of the pot"),
        QT_TRANSLATE_NOOP("Options", "What the Bank puts into the pot at the start, and again each time it was won."),
    ),
    "go_landing_bonus": (
        QT_TRANSLATE_NOOP("Options", "Bonus for stopping on GO"),
        QT_TRANSLATE_NOOP("Options", "Paid on top of the salary for stopping exactly on GO."),
    ),
    "rent_in_jail": (
        QT_TRANSLATE_NOOP("Options", "Rent for owners in Jail"),
        QT_TRANSLATE_NOOP("Options", "If this is off, an owner who sits in Jail collects no rent."),
    ),
    "first_lap": (
        QT_TRANSLATE_NOOP("Options", "One lap first"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Nobody buys or bids before having passed GO once. Trades, and a bankrupt’s property, are open to all.",
        ),
    ),
    "snake_eyes_bonus": (
        QT_TRANSLATE_NOOP("Options", "Bonus for double one"),
        QT_TRANSLATE_NOOP("Options", "Paid for throwing 1 and 1 on your move or in Jail."),
    ),
    "even_build": (
        QT_TRANSLATE_NOOP("Options", "Build evenly"),
        QT_TRANSLATE_NOOP("Options", "Houses must be spread evenly over the lots of a colour."),
    ),
    "limited_buildings": (
        QT_TRANSLATE_NOOP("Options", "Limited buildings"),
        QT_TRANSLATE_NOOP("Options", "The Bank has 32 houses and 12 hotels. If this is off, it never runs out."),
    ),
    "deal_deeds": (
        QT_TRANSLATE_NOOP("Options", "Deeds dealt at the start"),
        QT_TRANSLATE_NOOP("Options", "Everybody is dealt so many properties at random before the first turn."),
    ),
    "dealt_deeds": (
        QT_TRANSLATE_NOOP("Options", "Price of dealt deeds"),
        QT_TRANSLATE_NOOP("Options", "Whether the properties dealt at the start are paid for or free."),
    ),
    "houses_for_hotel": (
        QT_TRANSLATE_NOOP("Options", "Houses for a hotel"),
        QT_TRANSLATE_NOOP(
            "Options", "How many houses a lot needs before it can get a hotel, and the most it can hold."
        ),
    ),
    "jail_turns": (
        QT_TRANSLATE_NOOP("Options", "Turns in Jail"),
        QT_TRANSLATE_NOOP(
            "Options", "How often you may try to throw doubles. After the last try you pay {fine} and move."
        ),
    ),
    "speed_die": (
        QT_TRANSLATE_NOOP("Options", "Speed die"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Everybody gets {thousand} more. After your first lap you throw a third die: 1, 2 or 3 is added. The bus "
            "lets "
            "you move by one die, the other, or both. The man with the hat sends you on to the next property that "
            "nobody "
            "owns, or to the next where you owe rent. Three equal numbers: go to any space you like, and throw no "
            "more. Doubles count on the first two dice.",
        ),
    ),
    "end_bankruptcies": (
        QT_TRANSLATE_NOOP("Options", "End after bankruptcies"),
        QT_TRANSLATE_NOOP("Options", "The game ends as soon as so many players are bankrupt. The richest wins."),
    ),
    "end_rounds": (
        QT_TRANSLATE_NOOP("Options", "End after rounds"),
        QT_TRANSLATE_NOOP("Options", "Everybody has the same number of turns. Then the richest wins."),
    ),
    "end_minutes": (
        QT_TRANSLATE_NOOP("Options", "End after minutes"),
        QT_TRANSLATE_NOOP(
            "Options",
            "When the playing time is over, the round is finished, so that all had equal turns. The richest wins.",
        ),
    ),
}

PRESETS: Final[dict[str, tuple[str, str]]] = {
    "official": (
        QT_TRANSLATE_NOOP("Options", "Official"),
        QT_TRANSLATE_NOOP("Options", "The full game until one player is left. Two to three hours."),
    ),
    "short": (
        QT_TRANSLATE_NOOP("Options", "Short game"),
        QT_TRANSLATE_NOOP(
            "Options",
            "About an hour: three properties free for everybody, hotels after three houses, one turn in Jail. The "
            "first "
            "bankruptcy ends it, and the richest wins.",
        ),
    ),
    "fast": (
        QT_TRANSLATE_NOOP("Options", "Fast game"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Two properties are dealt to everybody and paid for, hotels after three houses. The second bankruptcy ends "
            "it, and the richest wins.",
        ),
    ),
    "time-limit": (
        QT_TRANSLATE_NOOP("Options", "Time limit"),
        QT_TRANSLATE_NOOP(
            "Options", "Two properties are dealt and paid for. After the agreed minutes the richest wins."
        ),
    ),
    "tournament": (
        QT_TRANSLATE_NOOP("Options", "Tournament"),
        QT_TRANSLATE_NOOP("Options", "Official rules for 90 minutes, equal turns for all. Then the richest wins."),
    ),
    "speed-die": (
        QT_TRANSLATE_NOOP("Options", "Speed die"),
        QT_TRANSLATE_NOOP("Options", "Official rules with a third die that brings everybody round faster."),
    ),
    "family": (
        QT_TRANSLATE_NOOP("Options", "Family"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Five favourite house rules: money on Free Parking, double salary for stopping on GO, no rent for owners "
            "in "
            "Jail, one lap before buying, and a bonus for double one.",
        ),
    ),
    "custom": (
        QT_TRANSLATE_NOOP("Options", "Your own rules"),
        QT_TRANSLATE_NOOP("Options", "Your own choice of options."),
    ),
}


def option_text(key: str, values: dict[str, str]) -> tuple[str, str]:
    """Name and explanation of an option. KeyError: no such key."""
    name, words = OPTIONS[key]
    return translate("Options", name), translate("Options", words).format(**values)


def preset_text(key: str) -> tuple[str, str]:
    """Name and words of a preset, "custom" included. KeyError: no such key."""
    name, words = PRESETS[key]
    return translate("Options", name), translate("Options", words)


CHOICES: Final[dict[tuple[str, object], str]] = {
    ("income_tax", "choice"): QT_TRANSLATE_NOOP("Options", "The player chooses"),
    ("income_tax", "flat"): QT_TRANSLATE_NOOP("Options", "Always the fixed sum"),
    ("free_parking", "nothing"): QT_TRANSLATE_NOOP("Options", "Nothing"),
    ("free_parking", "pot"): QT_TRANSLATE_NOOP("Options", "The pot"),
    ("dealt_deeds", "paid"): QT_TRANSLATE_NOOP("Options", "Paid for"),
    ("dealt_deeds", "free"): QT_TRANSLATE_NOOP("Options", "Free"),
    ("deal_deeds", 0): QT_TRANSLATE_NOOP("Options", "None"),
    ("end_bankruptcies", None): QT_TRANSLATE_NOOP("Options", "Play to the last"),
    ("end_rounds", None): QT_TRANSLATE_NOOP("Options", "No limit of rounds"),
    ("end_minutes", None): QT_TRANSLATE_NOOP("Options", "No limit of time"),
}


def choice_text(key: str, value: object) -> str:
    """The word for one value of an option; numbers that need no word stand for themselves."""
    if (key, value) in CHOICES:
        return translate("Options", CHOICES[key, value])
    if value is True:
        return translate("Options", "Yes")
    if value is False:
        return translate("Options", "No")
    return str(value)
