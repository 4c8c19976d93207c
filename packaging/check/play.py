"""What every installed game must do on its first evening, the same on all systems."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from check.eyes import Screen, Unseen, wait

TITLE = "Monopoly Qt"
THROW = re.compile(rb'"do":"roll","seat":0\b')
DECISION = re.compile(rb'"do":"(?!roll")\w+","seat":0\b')
CLICKS = 20  # that it may take from the first card to the end of the first turn


class Desk(ABC):
    """A user in front of a system on which the game is installed."""

    data: Path  # the program's data folder
    scale = 1.0

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    @abstractmethod
    def launch(self) -> None:
        """Start the game the way a user does."""

    @abstractmethod
    def open_file(self, file: str) -> None:
        """Open a saved game with a double click."""

    @abstractmethod
    def running(self) -> bool:
        """Whether the game runs."""

    @abstractmethod
    def close(self) -> None:
        """Close the window."""

    def journals(self) -> list[Path]:
        """The games under way, the latest first."""
        files = [file for file in (self.data / "games").glob("*") if file.is_file() and file.suffix != ".lock"]
        return sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True)

    def journal(self) -> bytes:
        """The latest game under way, as the file has it."""
        files = self.journals()
        return files[0].read_bytes() if files else b""

    def quit(self) -> None:
        """Close the window, and before it a card that lies on top, and see the program end."""
        for _ in range(3):
            self.close()
            with suppress(Unseen):
                wait("the program's end", lambda: not self.running(), 10)
                return
        raise Unseen("the program does not end")

    def start(self, name: str) -> None:
        """Launch, wait until the window stands still, and keep a picture."""
        self.launch()
        self.ready(name)

    def ready(self, name: str) -> None:
        """Wait until the window is there and stands still, and keep a picture."""
        wait("the game's window", lambda: self.running() and not self.screen.blank() and self.visible())
        self.screen.still()
        self.screen.picture(name)

    def visible(self) -> bool:
        """Whether the game's window is shown: by its primary button, since Wayland tells nobody a window's title."""
        return self.screen.primary(self.scale) is not None


def moved(journal: bytes) -> bool:
    """Whether the first player threw to see who begins, threw again to move, and decided what came of it."""
    return len(THROW.findall(journal)) >= 2 and bool(DECISION.search(journal))


def first_evening(desk: Desk) -> Iterator[str]:
    """Start, click a game together, throw, close in mid-game, start again, find the same game; yields what was seen."""
    desk.start("1-first-start")
    for click in range(1, CLICKS + 1):
        desk.screen.click_primary(desk.scale)
        desk.screen.still()
        if click == 1:
            desk.screen.picture("2-game-begun")
        if moved(desk.journal()):
            break
    else:
        raise Unseen(f"no turn played after {CLICKS} clicks on the primary button")
    desk.screen.picture("3-thrown")
    yield f"a game began and the dice were thrown with {click} clicks"
    desk.quit()
    before = desk.journal()
    desk.start("4-started-again")
    if desk.journal() != before:
        raise Unseen("starting again changed the game under way")
    desk.screen.click_primary(desk.scale)
    desk.screen.still()
    desk.screen.picture("5-going-on")
    after = desk.journal()
    if not after.startswith(before) or len(desk.journals()) != 1:
        raise Unseen(f"another game was found: {len(before)} and {len(after)} bytes in {desk.journals()}")
    yield f"closed in mid-game and found again at action {before.count(bytes([10]))}"
    desk.quit()


def open_saved_game(desk: Desk, file: str) -> Iterator[str]:
    """Open a saved game by its file type; yields what was seen."""
    desk.open_file(file)
    desk.ready("6-opened-by-double-click")
    yield f"opened {file.rsplit('/')[-1]} by its file type"
    desk.quit()
