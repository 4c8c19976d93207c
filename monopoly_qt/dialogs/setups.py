"""The last set-up, remembered so that the next evening begins with Enter; and the one for the first evening."""

import secrets
from typing import Final

import msgspec

from .. import ai, assets
from ..bridge import settings as keys
from ..bridge.settings import Settings
from ..core.game import PERSON, Player, Setup
from ..core.rules import OFFICIAL, RulesError, parse_rules
from ..widgets import icons
from .names import clean

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8
# Told apart by most eyes, each with at least 3:1 on paper and on the dark panel's ring.
COLOURS: Final = ("#C8420F", "#1C6E93", "#5A7F1C", "#7B3FA0", "#B0266E", "#8A5A12", "#0E7C6B", "#5B6470")
NAMES: Final = ("Percy", "Dora", "Hugo", "Mabel", "Otis", "Greta", "Felix", "Ida")  # for computers
LEVELS: Final = tuple(level for level in ai.LEVELS if level in ai.KINDS)


def new_seed() -> int:
    """A seed that nobody can foresee, and that fits a JSON number."""
    return secrets.randbits(53)


def first_setup(own_name: str) -> Setup:
    """One person against two computers."""
    level = "casual" if "casual" in LEVELS else LEVELS[0]
    players = [Player(own_name, tokens()[0], COLOURS[0])]
    players += [Player(NAMES[n], tokens()[n + 1], COLOURS[n + 1], level) for n in range(2)]
    return Setup(assets.board_ids()[0], tuple(players), 0, OFFICIAL)


def tokens() -> tuple[str, ...]:
    """The tokens to choose from."""
    return icons.token_names()


def remember(settings: Settings, setup: Setup) -> None:
    """Keep a set-up for the next time, without its seed."""
    kept = msgspec.structs.replace(setup, seed=0)
    settings.set(keys.LAST_SETUP, msgspec.json.encode(kept).decode())


def last_setup(settings: Settings) -> Setup | None:
    """The set-up of the last time; None if there is none or it can't be used any more."""
    text = settings.get(keys.LAST_SETUP)
    try:
        setup = msgspec.json.decode(text.encode(), type=Setup)
        parse_rules(msgspec.to_builtins(setup.rules))
    except (msgspec.MsgspecError, RulesError, RecursionError, UnicodeError):
        return None
    return setup if not complaint(setup) else None


def complaint(setup: Setup) -> str:
    """The key of what is wrong with a set-up: seats, board, token, colour, name, twice, kind; "" when it is sound."""
    players = setup.players
    names = [p.name for p in players]
    checks = (
        ("seats", LEAST_SEATS <= len(players) <= MOST_SEATS),
        ("board", setup.board in assets.board_ids()),
        ("token", {p.token for p in players} <= set(tokens()) and len({p.token for p in players}) == len(players)),
        ("colour", {p.colour for p in players} <= set(COLOURS) and len({p.colour for p in players}) == len(players)),
        ("name", all(names) and all(clean(name) == name for name in names)),
        ("twice", len({name.casefold() for name in names}) == len(names)),
        ("kind", all(p.kind == PERSON or p.kind in ai.KINDS for p in players)),
        ("personality", all(p.personality in ("", *ai.PERSONALITIES) for p in players)),
    )
    return next((key for key, fine in checks if not fine), "")
