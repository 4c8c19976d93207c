"""A game: the set-up, the log of actions with their outcomes, and the state they lead to."""

import msgspec

from .actions import AnyAction
from .chance import Outcome
from .rules import OFFICIAL, Rules

PERSON = "person"


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat: token (a picture's name), colour (#RRGGBB), kind (PERSON or a computer's level)."""

    name: str
    token: str
    colour: str
    kind: str = PERSON
    personality: str = ""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that is agreed before the game. The seed gives the packs their order and the dice their throws."""

    board: str
    players: tuple[Player, ...]
    seed: int
    rules: Rules = OFFICIAL


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action with the outcomes it used."""

    action: AnyAction
    outcomes: tuple[Outcome, ...] = ()
