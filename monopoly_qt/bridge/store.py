"""Games on disk: kept as they happen, gone on with, opened and saved."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from .. import assets
from ..core.game import Game, Setup
from .session import Keeper


class Taken(Exception):
    """Another running copy of the program plays this game."""


class Unreadable(Exception):
    """Not a game, or a damaged one; the text says what is wrong."""


@dataclass(frozen=True)
class Opened:
    """A game to play, what keeps it, the ms already played, and what went wrong on the way."""

    game: Game
    keeper: Keeper | None
    played: int = 0
    trouble: str = ""


@dataclass(frozen=True)
class Waiting:
    """An unfinished game."""

    key: Path
    names: tuple[str, ...]
    turns: int
    played: date


class Store:
    """The folder of the games under way."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def begin(self, setup: Setup) -> Opened:
        """A new game."""
        return Opened(Game(setup, assets.board(setup.board)), None)

    def unfinished(self) -> list[Waiting]:
        """Games that were not played to the end, the last one first."""
        return []

    def resume(self, key: Path) -> Opened:
        raise NotImplementedError

    def open(self, file: Path) -> Opened:
        raise NotImplementedError

    def copy(self, file: Path) -> Opened:
        raise NotImplementedError

    def save(self, file: Path, game: Game) -> None:
        file.write_text("")
