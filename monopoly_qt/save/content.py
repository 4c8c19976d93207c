"""What stands in the lines of a game file: the set-up, one action a line, and the snapshot at the end."""

import re
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from ..core.actions import AnyAction
from ..core.chance import Outcome
from ..core.game import Setup
from ..core.rules import RulesError, parse_rules
from ..core.state import Position
from .errors import GameFileError
from .strict import shown

FORMAT: Final = "monopoly-game"
VERSION: Final = 1
RULES_VERSION: Final = 1  # of the rules: raised when an old log would lead somewhere else
_LONGEST_NAME: Final = 100  # code points; 24 graphemes can have several each
_WORD: Final = r"[A-Za-z0-9_-]{0,32}"  # compiled when the first file is read
_COLOUR: Final = r"#[0-9A-Fa-f]{6}"


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    format: str
    version: int
    rules_version: int
    setup: Setup


class Done(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line for an action: its outcomes, the ms played until then (0: nobody measured), and who decides for each
    seat by then, when that is not as the set-up says (a computer stands in for a person)."""

    action: AnyAction
    outcomes: tuple[Outcome, ...] = ()
    played: int = 0
    kinds: tuple[str, ...] = ()


class End(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The last line of a saved game."""

    snapshot: Position
    played: int = 0
    kinds: tuple[str, ...] = ()


class _Version(msgspec.Struct):
    format: str
    version: int


T = TypeVar("T", Header, Done, End)
_encoder: Final = msgspec.json.Encoder()
END_MARK: Final = b'{"snapshot":'


def encode(value: Header | Done | End) -> bytes:
    """The one way to write it."""
    return _encoder.encode(value)


def _read_header_1(body: bytes) -> Setup:
    header = _exactly(Header, body, 1)
    problem = _problem(header.setup)
    if problem or header.rules_version != RULES_VERSION:
        raise GameFileError("not_understood", line=1, reason=problem or "the version of the rules is not known")
    return header.setup


# How the header of each version of the format is read; a new version brings its entry, and keeps the old ones.
_HEADERS: Final[dict[int, Callable[[bytes], Setup]]] = {1: _read_header_1}


def read_header(body: bytes) -> Setup:
    """The set-up. GameFileError when this is not the first line of a game, or of a newer one."""
    try:
        head = msgspec.json.decode(body, type=_Version)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise GameFileError("not_a_game") from None
    if head.format != FORMAT:
        raise GameFileError("not_a_game")
    if head.version not in _HEADERS:
        raise GameFileError("newer", version=head.version)
    return _HEADERS[head.version](body)


def read_done(body: bytes, line: int) -> Done:
    """An action. GameFileError when the line is anything else."""
    return _exactly(Done, body, line)


def read_end(body: bytes, line: int) -> End:
    """The snapshot. GameFileError when the line is anything else."""
    return _exactly(End, body, line)


def _exactly(kind: type[T], body: bytes, line: int) -> T:
    """The value of a line that is written as we write it: no key twice, nothing beside it."""
    try:
        value = msgspec.json.decode(body, type=kind)
        if encode(value) == body:
            return value
        reason = "it has a key twice, or blanks"
    except (msgspec.MsgspecError, UnicodeError) as error:
        reason = shown(str(error))
    except RecursionError:
        reason = "it is nested too deep"
    raise GameFileError("not_understood", line=line, reason=reason)


def check_kinds(kinds: tuple[str, ...], seats: int, line: int) -> None:
    """Who decides for each seat: for all of them, or nobody is named. GameFileError otherwise."""
    if kinds and (len(kinds) != seats or not all(kind and re.fullmatch(_WORD, kind) for kind in kinds)):
        raise GameFileError("not_understood", line=line, reason="it does not say who decides for each seat")


def _problem(setup: Setup) -> str:
    """What is wrong with a set-up, or ""."""
    try:
        parse_rules(msgspec.to_builtins(setup.rules))
    except RulesError as error:
        return str(error)
    if not 0 <= setup.seed < 1 << 64:
        return "the seed is not between 0 and 2^64 - 1"
    if not 2 <= len(setup.players) <= 8:
        return f"{len(setup.players)} players can't play"
    for player in setup.players:
        words = (player.token, player.kind, player.personality)
        if not _is_name(player.name) or not all(re.fullmatch(_WORD, w) for w in words):
            return f'a player can\'t be called "{shown(player.name[:_LONGEST_NAME])}", or has no such token'
        if not re.fullmatch(_COLOUR, player.colour):
            return f'"{shown(player.colour[:9])}" is not a colour'
    return ""


def _is_name(name: str) -> bool:
    """Whether a name can be shown: not blank, no control or direction characters (emoji joiners are fine)."""
    if not name.strip() or len(name) > _LONGEST_NAME:
        return False
    return all(unicodedata.category(c) not in ("Cc", "Cs", "Cn") and c not in _DIRECTIONS for c in name)


_DIRECTIONS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029")
