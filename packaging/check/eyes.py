"""Eyes and hands for the checks: a screen of its own, real key presses and clicks, and pictures of every step."""

from __future__ import annotations

import contextlib
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

# the fill of the one primary button a question has, by theme (light, dark)
ACCENTS = ((0x0F, 0x6B, 0x57), (0x6F, 0xD1, 0xB5))
CELL = 4  # pixels: how finely the screen is searched
PATIENCE = 60.0  # seconds


class Spot(NamedTuple):
    """A rectangle on the screen."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[int, int]:
        """The point to click on."""
        return self.x + self.width // 2, self.y + self.height // 2


class Unseen(AssertionError):
    """Something that a user would see did not come."""


def wait(what: str, found: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until `found()` is true. Unseen when it does not come."""
    until = time.monotonic() + patience
    while not found():
        if time.monotonic() > until:
            raise Unseen(f"waited {patience:.0f} s for {what}")
        time.sleep(0.1)


class Screen:
    """An X server without a monitor, with a window manager, at display `:number`."""

    def __init__(self, number: int, pictures: Path, size: tuple[int, int] = (1600, 1000), managed: bool = True) -> None:
        self.number, self.size, self.pictures = number, size, pictures
        self.managed = managed
        self.display = f":{number}"
        # where the pointer comes from before a click, and where it goes afterwards
        self.outside = self.rest = (size[0] - 2, size[1] - 2)
        self._running: list[subprocess.Popen[bytes]] = []
        pictures.mkdir(parents=True, exist_ok=True)

    def __enter__(self) -> Screen:
        width, height = self.size
        self.start("Xvfb", self.display, "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-ac", "-noreset")
        wait(f"display {self.display}", Path(f"/tmp/.X11-unix/X{self.number}").exists, 10)
        if self.managed:
            self.start("openbox", "--sm-disable")
        return self

    def __exit__(self, *_: object) -> None:
        for process in reversed(self._running):
            process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(5)
                continue
            process.kill()
            process.wait()

    def start(self, *command: str, **more: str) -> subprocess.Popen[bytes]:
        """Start a helper that lives as long as the screen; `more` goes into its environment."""
        env = {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent", "DISPLAY": self.display} | more
        quiet = subprocess.DEVNULL
        self._running.append(subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env=env))
        return self._running[-1]

    def _tool(self, *command: str) -> bytes:
        env = {"PATH": "/usr/bin:/bin", "DISPLAY": self.display, "HOME": "/nonexistent"}
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env, check=False).stdout

    def titles(self) -> list[str]:
        """The titles of the windows that are shown."""
        ids = self._tool("xdotool", "search", "--onlyvisible", "--name", ".").split()
        return [
            self._tool("xdotool", "getwindowname", number.decode()).decode(errors="replace").strip() for number in ids
        ]

    def sees(self, title: str) -> bool:
        """Whether a window whose title has these words is shown."""
        return any(title in shown for shown in self.titles())

    def pixels(self) -> bytes:
        """The screen as it is: three bytes a pixel, line by line."""
        return self._tool("import", "-window", "root", "-depth", "8", "rgb:-")

    def picture(self, name: str) -> Path:
        """Keep what the screen shows."""
        file = self.pictures / f"{name}.png"
        self._tool("import", "-window", "root", str(file))
        return file

    @contextlib.contextmanager
    def on_failure(self) -> Iterator[None]:
        """Keep a picture of the screen at the moment in which something inside fails."""
        try:
            yield
        except Exception:
            self.picture("failed")
            raise

    def still(self, patience: float = 20.0) -> None:
        """Wait until nothing moves for half a second; a screen that keeps moving is no fault."""
        until, last, since = time.monotonic() + patience, b"", time.monotonic()
        while time.monotonic() < until:
            now = self.pixels()
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since >= 0.5:
                return
            time.sleep(0.15)

    def blank(self) -> bool:
        """Whether the whole screen has one colour."""
        seen = self.pixels()
        return seen == seen[:3] * (len(seen) // 3)

    def light(self) -> float:
        """The part of the screen that is light."""
        seen = self.pixels()[::3]
        return sum(level > 0xE0 for level in seen) / len(seen)

    def click(self, x: int, y: int) -> None:
        """A real click, after which the pointer goes out of the way."""
        for place in (self.outside, (x, y)):
            self._tool("xdotool", "mousemove", *map(str, place), "sleep", "0.1")
        self._tool("xdotool", "click", "1", "sleep", "0.1", "mousemove", *map(str, self.rest))

    def key(self, name: str) -> None:
        """A real key press, e.g. "Return" or "ctrl+q"."""
        self._tool("xdotool", "key", "--clearmodifiers", name)

    def type(self, text: str) -> None:
        """Type a text on the keyboard."""
        self._tool("xdotool", "type", "--delay", "40", text)

    def primary(self, scale: float = 1.0) -> Spot | None:
        """The primary button: the largest rectangle of the accent colour that has a button's shape."""
        shapes = [spot for spot in self._accents() if _is_button(spot, scale)]
        return max(shapes, key=lambda spot: spot.width * spot.height, default=None)

    def click_primary(self, scale: float = 1.0, patience: float = PATIENCE) -> Spot:
        """Wait for a primary button and click it. Unseen when none comes."""
        found: list[Spot | None] = [None]

        def look() -> bool:
            found[0] = self.primary(scale)
            return found[0] is not None

        wait("a primary button", look, patience)
        spot = found[0]
        assert spot is not None
        self.click(*spot.middle)
        return spot

    def _accents(self) -> Iterator[Spot]:
        """The connected patches of accent colour."""
        width, height = self.size
        seen = self.pixels()
        if len(seen) != width * height * 3:
            raise Unseen(f"the screen cannot be read: {len(seen)} bytes")
        marked = {
            (column, row)
            for row in range(height // CELL)
            for column in range(width // CELL)
            if tuple(seen[(place := (row * width + column) * CELL * 3) : place + 3]) in ACCENTS
        }
        while marked:
            todo, patch = [marked.pop()], []
            while todo:
                cell = todo.pop()
                patch.append(cell)
                for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    near = (cell[0] + step[0], cell[1] + step[1])
                    if near in marked:
                        marked.remove(near)
                        todo.append(near)
            columns, rows = [cell[0] for cell in patch], [cell[1] for cell in patch]
            x, y = min(columns) * CELL, min(rows) * CELL
            yield Spot(x, y, (max(columns) + 1) * CELL - x, (max(rows) + 1) * CELL - y)


def _is_button(spot: Spot, scale: float) -> bool:
    return 28 * scale <= spot.height <= 84 * scale and spot.width >= 1.2 * spot.height
