"""`monopoly-qt demo`: computers play a whole game in the real window, with pictures of telling moments."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from .. import ai, assets, logfile
from ..bridge import settings as keys
from ..bridge.settings import Settings
from ..core import events as ev
from ..core.estate import owns_group
from ..core.game import Game, Player, Setup
from ..core.rules import OFFICIAL
from ..core.state import HOTEL, State
from ..dialogs.setups import COLOURS, NAMES, tokens
from ..main_window.window import MainWindow

ROUNDS: Final = 300  # then the richest wins

Moment = Callable[[ev.Event, State], bool]

# What is worth a picture, once each: the event that shows it, in the position after it.
MOMENTS: Final[dict[str, Moment]] = {
    "first-purchase": lambda e, s: isinstance(e, ev.DeedMoved) and e.how == "bought",
    "first-auction": lambda e, s: isinstance(e, ev.BidMade) and not e.building,
    "first-rent": lambda e, s: isinstance(e, ev.Paid) and e.reason.key == "rent",
    "first-card": lambda e, s: isinstance(e, ev.Drawn),
    "first-jail": lambda e, s: isinstance(e, ev.Jailed),
    "first-trade": lambda e, s: isinstance(e, ev.Answered) and e.how == "accepted",
    "first-set": lambda e, s: isinstance(e, ev.DeedMoved) and e.target >= 0 and owns_group(s, e.target, e.space),
    "first-house": lambda e, s: isinstance(e, ev.Built) and e.after > e.before,
    "first-hotel": lambda e, s: isinstance(e, ev.Built) and e.after == HOTEL,
    "first-bankruptcy": lambda e, s: isinstance(e, ev.WentBankrupt),
    "the-end": lambda e, s: isinstance(e, ev.GameOver),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `monopoly-qt demo`."""
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the game's seed (default 1)")
    parser.add_argument("--seats", default=",".join(["casual"] * 4), metavar="A,B,…", help=f"of: {', '.join(ai.KINDS)}")
    parser.add_argument("--out", type=Path, default=Path("demo"), metavar="DIR", help="for pictures and the game")
    parser.add_argument("--theme", choices=("light", "dark", "contrast"), default="light", help="the window's colours")
    parser.add_argument("--size", default="1366x768", metavar="WxH", help="the window's size (default 1366x768)")


def usual() -> argparse.Namespace:
    """The arguments when nothing is asked for."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args([])


class Photographer(QObject):
    """Takes a picture of the window at each telling moment."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        super().__init__(window)
        self._window, self._folder = window, folder
        self._due: list[str] = []
        self.taken: list[Path] = []
        window.session.applied.connect(self._watch)

    def _watch(self, events: list[ev.Event], state: State) -> None:
        done = {path.stem[3:] for path in self.taken}
        for name, moment in MOMENTS.items():
            if name not in done and name not in self._due and any(moment(event, state) for event in events):
                self._due.append(name)
        if self._due:
            self._window.flush()
            self._take()

    def _take(self) -> None:
        for name in self._due:
            if name != "the-end":
                self.take(name)
        self._due = [name for name in self._due if name == "the-end"]

    def take(self, name: str) -> None:
        """One picture. OSError when it can't be written."""
        path = self._folder / f"{len(self.taken) + 1:02}-{name}.png"
        for _ in range(3):  # what was laid out makes others be laid out
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        if not self._window.grab().save(str(path)):
            raise OSError(f"{path} can't be written")
        self.taken.append(path)


def run(args: argparse.Namespace) -> int:
    """Play, take pictures, save the game, print the result. Exit status 2 and a line of words for what can't be."""
    try:
        setup, size = _setup(args), _size(args.size)
        _clear(args.out)
    except (ValueError, OSError) as error:
        print(f"demo: {error}", file=sys.stderr)
        return 2
    from . import application, build, has_display

    if not has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        print("There is no display: the window is drawn into memory.")
    logfile.watch_qt()
    app = application()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.ini")
        settings.set(keys.SPEED, "none")
        settings.set(keys.THEME, args.theme)
        settings.set(keys.SOUND, False)
        settings.set(keys.LANGUAGE, "en")
        window = build(settings, Path(folder))
        window.resize(*size)
        try:
            return _play(app, window, setup, args.out)
        except BrokenPipeError:
            raise  # whoever reads what we print has left
        except OSError as error:
            print(f"demo: {error}", file=sys.stderr)
            return 2
        finally:
            window.close()
            window.deleteLater()


def _clear(folder: Path) -> None:
    """Make the folder, and take away the pictures of a demonstration before this one."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in MOMENTS:
        for old in folder.glob(f"[0-9][0-9]-{name}.png"):
            old.unlink()


def _play(app: QApplication, window: MainWindow, setup: Setup, folder: Path) -> int:
    photographer = Photographer(window, folder)
    window.show()
    app.processEvents()
    window.session.over.connect(lambda: app.exit(0))  # quit() would close the window
    began = perf_counter()
    window.session.start(Game(setup, assets.board(setup.board)), None)
    app.exec()
    seconds = perf_counter() - began
    app.processEvents()
    photographer.take("the-end")
    file = folder / "game.monopoly"
    window.files.write(file)
    _tell(window, seconds, [*photographer.taken, file])
    return 0


def _tell(window: MainWindow, seconds: float, files: list[Path]) -> None:
    state = window.session.state
    winners = " and ".join(window.session.players[seat].name for seat in state.winners)
    print(f"{winners} won in round {state.round}, after {state.turns} turns.")
    print(f"{seconds:.1f} s, {state.turns / seconds:.0f} turns/s")
    for path in files:
        print(f"  {path}")


def _setup(args: argparse.Namespace) -> Setup:
    """Who plays. ValueError for what can't be."""
    kinds = [kind.strip() for kind in args.seats.split(",")]
    if not 2 <= len(kinds) <= 8:
        raise ValueError(f"{len(kinds)} seats; 2 to 8 are possible")
    unknown = next((kind for kind in kinds if kind not in ai.KINDS), None)
    if unknown is not None:
        raise ValueError(f'there is no computer "{unknown}"; there are: {", ".join(ai.KINDS)}')
    if not 0 <= args.seed < 2**63:
        raise ValueError(f"seed {args.seed} is not between 0 and 2^63 - 1")
    players = [Player(NAMES[n], tokens()[n], COLOURS[n], kind) for n, kind in enumerate(kinds)]
    return Setup("us", tuple(players), args.seed, msgspec.structs.replace(OFFICIAL, end_rounds=ROUNDS))


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit()) or int(width) < 1024 or int(height) < 700:
        raise ValueError(f'size "{text}": the window is at least 1024x700')
    return int(width), int(height)
