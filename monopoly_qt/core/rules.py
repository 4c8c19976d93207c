"""The options that players agree on before the game, and the presets (rulebook: OPTION)."""

from typing import Final, Literal

import msgspec


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The agreed options; the defaults are the official rules. Sums in dollars, OPT-… ids carry the field names."""

    starting_cash: int = 1500
    income_tax: Literal["choice", "flat"] = "choice"
    rent_claim: bool = False
    auctions: bool = True
    free_parking: Literal["nothing", "pot"] = "nothing"
    free_parking_seed: int = 0
    go_landing_bonus: int = 0
    rent_in_jail: bool = True
    first_lap: bool = False
    snake_eyes_bonus: int = 0
    even_build: bool = True
    limited_buildings: bool = True
    deal_deeds: Literal[0, 2, 3] = 0
    dealt_deeds: Literal["paid", "free"] = "paid"
    houses_for_hotel: Literal[3, 4] = 4
    jail_turns: Literal[1, 3] = 3
    speed_die: bool = False
    end_bankruptcies: Literal[1, 2] | None = None
    end_rounds: int | None = None
    end_minutes: int | None = None


OFFICIAL: Final = Rules()

PRESETS: Final = {
    "official": OFFICIAL,
    "short": Rules(
        deal_deeds=3, dealt_deeds="free", houses_for_hotel=3, jail_turns=1, income_tax="flat", end_bankruptcies=1
    ),
    "fast": Rules(deal_deeds=2, houses_for_hotel=3, end_bankruptcies=2),
    "time-limit": Rules(deal_deeds=2, end_minutes=60),
    "tournament": Rules(end_minutes=90),
    "speed-die": Rules(speed_die=True),
    "family": Rules(free_parking="pot", go_landing_bonus=200, rent_in_jail=False, first_lap=True, snake_eyes_bonus=500),
}

# The least and the largest value of each option that is a number.
RANGES: Final = {
    "starting_cash": (0, 100_000),
    "free_parking_seed": (0, 100_000),
    "go_landing_bonus": (0, 100_000),
    "snake_eyes_bonus": (0, 100_000),
    "end_rounds": (1, 10_000),
    "end_minutes": (1, 10_000),
}


class RulesError(Exception):
    """Options that can't be used; the text says which and why."""


def parse_rules(values: object) -> Rules:
    """Rules from decoded JSON (the options that differ from the official ones). RulesError says what is wrong."""
    try:
        rules = msgspec.convert(values, Rules)
    except msgspec.ValidationError as error:
        raise RulesError(str(error)) from None
    for key, (least, most) in RANGES.items():
        value = getattr(rules, key)
        if value is not None and not least <= value <= most:
            raise RulesError(f"{key}: {value} is not between {least} and {most}")
    return rules
