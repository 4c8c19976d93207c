"""The game under way, kept as it happens: every action is on the disk before the next one is asked for."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ..core.game import Entry, Game
from .content import Done, encode
from .errors import GameFileError, writing_failed
from .files import Reading, header_of, read, write_all
from .lines import START, seal

if TYPE_CHECKING:
    import filelock

SUFFIX: Final = ".monopoly"
_LOCK: Final = ".lock"
_DAMAGED: Final = ".damaged"
_MOST_LISTED: Final = 12
_MOST_LOOKED_INTO: Final = 60
_PATIENCE: Final = 1.0  # seconds: another copy that lists the unfinished games holds each for a moment
_CUT: Final = ("cut_off", "no_end")  # what a kill or a power cut leaves behind: nothing is lost but the last line


def _no_clock() -> int:
    return 0


class Journal:
    """The file of one game under way. Only one copy of the program can hold it.

    `played` tells the ms played so far; they are kept with every action.
    """

    def __init__(self, path: Path, lock: filelock.BaseFileLock | None, played: Callable[[], int]) -> None:
        self.path = path
        self._lock = lock
        self._played = played
        self._handle = -1
        self._digests = [START]  # one more than lines
        self._ends = [0]
        self._unwritten: list[bytes] = []  # bodies that a full disk kept us from writing

    @classmethod
    def begin(cls, folder: Path, game: Game, played: Callable[[], int] = _no_clock) -> Journal:
        """Keep this game from now on, in a new file. GameFileError when that is not possible.

        A game in which nothing has happened is locked with its first action: nobody else would go on with it, and the
        first question need not wait until the locks are loaded.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _free_path(folder)
            journal = cls(path, _locked(path) if game.log else None, played)
        except OSError as error:
            raise writing_failed(error) from None
        try:
            journal._handle = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o666)
            journal._append([header_of(game.setup), *(encode(Done(e.action, e.outcomes)) for e in game.log)])
        except OSError as error:
            journal.close()
            raise writing_failed(error) from None
        return journal

    @classmethod
    def resume(cls, path: Path, played: Callable[[], int] = _no_clock) -> tuple[Journal, Reading]:
        """Go on with a game that was left, up to its last whole line. GameFileError if nothing can be had.

        What is damaged, not only cut off, stays beside it as a copy.
        """
        try:
            lock = _locked(path)
        except OSError as error:
            raise writing_failed(error) from None
        journal = cls(path, lock, played)
        try:
            reading = read(path)
            if reading.game is None:
                raise reading.trouble or GameFileError("not_a_game")
            if reading.trouble and reading.trouble.key not in _CUT:
                path.with_suffix(_DAMAGED).write_bytes(path.read_bytes())
            lines = reading.game.version + 1
            journal._digests += reading.sealed.digests[:lines]
            journal._ends += reading.sealed.ends[:lines]
            journal._handle = os.open(path, _FLAGS)
            journal._cut()
        except OSError as error:
            journal.close()
            raise writing_failed(error) from None
        return journal, reading

    def keep(self, entry: Entry, kinds: tuple[str, ...] = ()) -> None:
        """One more action, and who decides for each seat if that is not as the set-up says.

        GameFileError when the disk won't take it; it is tried again with the next.
        """
        self._unwritten.append(encode(Done(entry.action, entry.outcomes, self._played(), kinds)))
        if self._lock is None:
            self._lock_late()
        self._append([])

    def drop(self) -> None:
        """The last action was taken back."""
        if self._unwritten:
            self._unwritten.pop()
            return
        self._digests.pop()
        self._ends.pop()
        try:
            self._cut()
        except OSError as error:
            raise writing_failed(error) from None

    def close(self) -> None:
        """Let the file go; the game can be gone on with later. Twice is once."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
        if self._lock is not None:
            self._lock.release()

    def discard(self) -> None:
        """The game is over or not wanted any more: remove its file."""
        self.close()
        for path in (self.path, _lock_path(self.path)):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)

    def _lock_late(self) -> None:
        """Lock a game that was begun, unless another copy has gone on with it after all."""
        try:
            lock = _locked(self.path, _PATIENCE)
        except OSError as error:
            raise writing_failed(error) from None
        if os.fstat(self._handle).st_size != self._ends[-1]:
            lock.release()
            raise GameFileError("in_use")
        self._lock = lock

    def _append(self, bodies: list[bytes]) -> None:
        """Write and wait until it is on the disk; on failure the file stays as it was."""
        self._unwritten += bodies
        digests, ends, data = [self._digests[-1]], [self._ends[-1]], []
        for body in self._unwritten:
            line, digest = seal(body, digests[-1])
            digests.append(digest)
            ends.append(ends[-1] + len(line))
            data.append(line)
        try:
            self._cut()
            write_all(self._handle, b"".join(data))
            os.fsync(self._handle)
        except OSError as error:
            with contextlib.suppress(OSError):
                self._cut()
            raise writing_failed(error) from None
        self._digests += digests[1:]
        self._ends += ends[1:]
        self._unwritten.clear()

    def _cut(self) -> None:
        """End the file after the last line that counts."""
        if os.fstat(self._handle).st_size != self._ends[-1]:
            os.ftruncate(self._handle, self._ends[-1])
            os.fsync(self._handle)
        os.lseek(self._handle, self._ends[-1], os.SEEK_SET)


_FLAGS: Final = os.O_RDWR | getattr(os, "O_BINARY", 0)


def _lock_path(path: Path) -> Path:
    return path.with_name(path.name + _LOCK)


def _locked(path: Path, patience: float = 0) -> filelock.BaseFileLock:
    """The lock of a game's file. GameFileError when another copy of the program holds it."""
    import filelock  # the first question is asked before the first file is locked

    lock = filelock.FileLock(_lock_path(path))
    try:
        lock.acquire(timeout=patience)
    except filelock.Timeout:
        raise GameFileError("in_use") from None
    except NotImplementedError:
        raise GameFileError("failed", reason="this file system has no locks") from None
    return lock


def _free_path(folder: Path) -> Path:
    """A name that tells when the game began."""
    stamp = time.strftime("%Y-%m-%d %H.%M.%S")
    names = [stamp, *(f"{stamp} {n}" for n in range(2, 100))]
    free = (folder / (name + SUFFIX) for name in names)
    path = next((p for p in free if not p.exists() and not _lock_path(p).exists()), None)
    if path is None:
        raise GameFileError("failed", reason="too many games began in this second")
    return path


class Unfinished(msgspec.Struct, frozen=True):
    """A game that can be gone on with; `when` in seconds since 1970, `trouble` if not all of it can be had."""

    path: Path
    players: tuple[str, ...]
    round: int
    turns: int
    when: float
    trouble: GameFileError | None


def unfinished(folder: Path) -> list[Unfinished]:
    """The games left in the folder, the latest first; without those that are over or open in another copy."""
    found: list[Unfinished] = []
    for path in sorted(folder.glob("*" + SUFFIX), key=_changed, reverse=True)[:_MOST_LOOKED_INTO]:
        game = _look_into(path)
        if game:
            found.append(game)
        if len(found) == _MOST_LISTED:
            break
    return found


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _look_into(path: Path) -> Unfinished | None:
    try:
        lock = _locked(path)
    except OSError:
        return None
    try:
        reading = read(path)
    except GameFileError:
        return None
    finally:
        lock.release()
    game, trouble = reading.game, reading.trouble
    if game is None or not game.state.stack:
        return None
    names = tuple(player.name for player in game.setup.players)
    lost = trouble if trouble and trouble.key not in _CUT else None
    return Unfinished(path, names, game.state.round, game.state.turns, _changed(path), lost)
