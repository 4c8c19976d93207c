"""Games on disk: kept as they happen, gone on with, opened and saved. Two running copies never share one."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from .. import assets
from ..core.game import Game, Setup
from ..save import files, journal
from ..save.errors import GameFileError
from ..save.journal import Journal

if TYPE_CHECKING:
    import filelock

SUFFIX: Final = journal.SUFFIX
_AS_KILLED: Final = ("cut_off", "no_end")  # a game under way has no end yet: nothing is wrong with that


def _no_time() -> int:
    return 0


class Opened(msgspec.Struct, frozen=True):
    """A game to play, what keeps it, the ms already played, who stands in, and what went wrong on the way."""

    game: Game
    keeper: Journal | None
    played: int = 0
    kinds: tuple[str, ...] = ()
    trouble: GameFileError | None = None


class Waiting(msgspec.Struct, frozen=True):
    """An unfinished game."""

    key: Path
    names: tuple[str, ...]
    turns: int
    played: date


class Store:
    """The folder of the games under way, and the saved game that is open. `played` tells the ms played."""

    def __init__(self, folder: Path, played: Callable[[], int] = _no_time) -> None:
        self._folder = folder
        self._played = played
        self._lock: filelock.BaseFileLock | None = None
        self.file: Path | None = None  # where Save writes; no other copy of the program has it

    def begin(self, setup: Setup) -> Opened:
        """A new game."""
        self.let_go()
        return self._kept(Game(setup, assets.board(setup.board)))

    def branch(self, game: Game) -> Opened:
        """A game that goes its own way from a position of another."""
        self.let_go()
        return self._kept(game)

    def _kept(self, game: Game, played: int = 0, kinds: tuple[str, ...] = ()) -> Opened:
        """Keep a game from now on; one that can't be kept is played all the same."""
        try:
            return Opened(game, Journal.begin(self._folder, game, self._played), played, kinds)
        except GameFileError as error:
            return Opened(game, None, played, kinds, error)

    def unfinished(self) -> list[Waiting]:
        """Games that were begun and not played to the end, the last one first; without those open elsewhere."""
        found = []
        for game in journal.unfinished(self._folder):
            if game.turns:
                found.append(Waiting(game.path, game.players, game.turns, date.fromtimestamp(game.when)))
        return found

    def resume(self, key: Path) -> Opened:
        """Go on with an unfinished game at the very action. GameFileError when nothing of it can be had."""
        kept, reading = Journal.resume(key, self._played)
        self.let_go()
        if reading.game is None:  # resume has refused it
            raise GameFileError("not_a_game")
        return Opened(reading.game, kept, reading.played, reading.kinds, _unusual(reading.trouble))

    def open(self, file: Path) -> Opened:
        """Go on with a saved game. GameFileError, with the key "in_use" when another copy of the program has it."""
        file = file.resolve()
        if file.parent == self._folder.resolve():
            return self.resume(file)
        lock = self._locked(file)
        try:
            opened = self.copy(file)
        except OSError:
            lock.release()
            raise
        self.let_go()
        self._lock, self.file = lock, file
        return opened

    def copy(self, file: Path) -> Opened:
        """Play what stands in a file as a game of its own."""
        reading = files.read(file)
        if reading.game is None:
            raise reading.trouble or GameFileError("not_a_game")
        self.let_go()
        opened = self._kept(reading.game, reading.played, reading.kinds)
        trouble = _unusual(reading.trouble) or opened.trouble
        return Opened(opened.game, opened.keeper, opened.played, opened.kinds, trouble)

    def save(self, file: Path, game: Game, kinds: tuple[str, ...] = ()) -> None:
        """Write a game to a file, which is ours from now on. GameFileError when that fails: the old file stays."""
        file = file.resolve()
        lock = self._lock if file == self.file and self._lock is not None else self._locked(file)
        try:
            files.write_game(file, game, self._played(), kinds)
        except OSError:
            if lock is not self._lock:
                lock.release()
            raise
        if lock is not self._lock:
            self.let_go()
        self._lock, self.file = lock, file

    def let_go(self) -> None:
        """The saved game that was open may be opened by others."""
        if self._lock is not None:
            self._lock.release()
        self._lock = self.file = None

    def _locked(self, file: Path) -> filelock.BaseFileLock:
        """A lock beside our own games, not beside the family's files. GameFileError: another copy holds it."""
        import filelock  # the window is painted before the first file is locked

        name = hashlib.sha256(str(file).encode(errors="surrogateescape")).hexdigest()[:16]
        if file == self.file and self._lock is not None:
            return self._lock
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        lock = filelock.FileLock(self._folder / f"{name}.lock")
        try:
            lock.acquire(timeout=0)
        except filelock.Timeout:
            raise GameFileError("in_use") from None
        return lock


def _unusual(trouble: GameFileError | None) -> GameFileError | None:
    return None if trouble is None or trouble.key in _AS_KILLED else trouble
