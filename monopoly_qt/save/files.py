"""Saved games: written whole or not at all, and read with everything that can be checked."""

import contextlib
import os
from pathlib import Path
from typing import Final

import msgspec

from ..assets import board as load_board
from ..core.board import BoardError
from ..core.chance import ChanceError
from ..core.engine import IllegalAction
from ..core.game import Entry, Game, Setup
from ..core.state import position_of
from .content import (
    END_MARK,
    FORMAT,
    RULES_VERSION,
    VERSION,
    Done,
    End,
    Header,
    check_kinds,
    encode,
    read_done,
    read_end,
    read_header,
)
from .errors import GameFileError, reason_of, writing_failed
from .lines import START, Sealed, seal, unseal
from .strict import shown

LARGEST: Final = 32_000_000


class Reading(msgspec.Struct, frozen=True):
    """What a file holds: the game up to the first trouble (None: nothing), ms played, its lines, the trouble.

    `kinds`: who decides for each seat, when that is not as the set-up says.
    """

    game: Game | None
    played: int
    sealed: Sealed
    trouble: GameFileError | None
    kinds: tuple[str, ...] = ()


# Writing


def write_game(path: Path, game: Game, played: int = 0, kinds: tuple[str, ...] = ()) -> None:
    """Save a game; `played` in ms. GameFileError when that fails: then the old file stays."""
    write_whole(path, encode_game(game, played, kinds))


def header_of(setup: Setup) -> bytes:
    """The first line's object."""
    return encode(Header(FORMAT, VERSION, RULES_VERSION, setup))


def encode_game(game: Game, played: int = 0, kinds: tuple[str, ...] = ()) -> bytes:
    """A whole file; `kinds` only if they are not as the set-up says."""
    bodies = [header_of(game.setup)]
    bodies += [encode(Done(entry.action, entry.outcomes)) for entry in game.log]
    bodies.append(encode(End(position_of(game.state), played, kinds)))
    lines, digest = [], START
    for body in bodies:
        line, digest = seal(body, digest)
        lines.append(line)
    return b"".join(lines)


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in the place of the old one, once it is safely on the disk and reads back the same."""
    path = path.resolve()  # the file that a link leads to, not the link
    new = path.with_name(f".{path.name[:80]}.{os.urandom(4).hex()}.new")
    try:
        with open(new, "xb", buffering=0) as file:
            write_all(file.fileno(), data)
            os.fsync(file.fileno())
        if new.read_bytes() != data:
            raise GameFileError("not_kept")
        os.replace(new, path)
        _sync_folder(path.parent)
    except OSError as error:
        raise writing_failed(error) from None
    finally:
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)


def write_all(handle: int, data: bytes) -> None:
    """Write all of it; a write may take only a part."""
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]


def _sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# Reading


def read_game(path: Path) -> Game:
    """A saved game that is whole. GameFileError says what is wrong with any other."""
    reading = read(path)
    if reading.trouble:
        raise reading.trouble
    assert reading.game is not None  # no trouble, so there is one
    return reading.game


def read(path: Path) -> Reading:
    """As much of a game as can be had. GameFileError only when the file can't be read at all."""
    return read_bytes(_bytes_of(path))


def _bytes_of(path: Path) -> bytes:
    try:
        if path.exists() and not path.is_file():  # a folder, or a pipe that nobody may ever write to
            raise GameFileError("unreadable", reason="it is not a file")
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            if size > LARGEST:
                raise GameFileError("too_large", size=size, most=LARGEST)
            data = file.read(LARGEST + 1)
    except GameFileError:
        raise
    except OSError as error:
        raise GameFileError("unreadable", reason=reason_of(error)) from None
    except ValueError:  # a name with a zero byte
        raise GameFileError("unreadable", reason="no file can have this name") from None
    if len(data) > LARGEST:
        raise GameFileError("too_large", size=len(data), most=LARGEST)
    return data


def read_bytes(data: bytes) -> Reading:
    """Checksums first, then what stands in the lines, then the replay."""
    sealed = unseal(data)
    if not sealed.bodies:
        trouble = sealed.trouble if sealed.trouble and data.startswith(b'{"format":"monopoly-game"') else None
        return Reading(None, 0, sealed, trouble or GameFileError("not_a_game"))
    try:
        game = _new_game(read_header(sealed.bodies[0]))
    except GameFileError as error:
        return Reading(None, 0, sealed, sealed.trouble or error)
    done, end, schema = _content(sealed.bodies, len(game.setup.players))
    last = end or (done[-1] if done else None)
    replay = _replay(game, done)
    if not replay and end and not schema and end.snapshot != position_of(game.state):
        replay = GameFileError("other_end", line=len(sealed.bodies))
    missing = None if end else GameFileError("no_end", line=len(sealed.bodies))
    trouble = sealed.trouble or schema or replay or missing
    if trouble:
        trouble.actions = game.version
    return Reading(game, last.played if last else 0, sealed, trouble, last.kinds if last else ())


def _new_game(setup: Setup) -> Game:
    try:
        return Game(setup, load_board(setup.board))
    except BoardError as error:
        raise GameFileError("board", reason=shown(str(error))) from None


def _content(bodies: list[bytes], seats: int) -> tuple[list[Done], End | None, GameFileError | None]:
    """The actions and the snapshot, up to the first line that is something else."""
    done: list[Done] = []
    for line, body in enumerate(bodies[1:], start=2):
        try:
            if body.startswith(END_MARK):
                end = read_end(body, line)
                check_kinds(end.kinds, seats, line)
                more = GameFileError("after_end", line=line + 1) if line < len(bodies) else None
                return done, end, more
            step = read_done(body, line)
            check_kinds(step.kinds, seats, line)
            done.append(step)
        except GameFileError as error:
            return done, None, error
    return done, None, None


def _replay(game: Game, done: list[Done]) -> GameFileError | None:
    """Play the actions; what is wrong with the first that is not possible."""
    for line, step in enumerate(done, start=2):
        try:
            game.repeat(Entry(step.action, step.outcomes))
        except (IllegalAction, ChanceError, ValueError) as error:
            return GameFileError("impossible", line=line, reason=shown(str(error)))
    return None
