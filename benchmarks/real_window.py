"""The program's own window, built as the program builds it, in a folder of its own for settings and games."""

import sys
import tempfile
import time
from pathlib import Path

from measuring import Gaps, chosen, frame_cost, idle_share, memory, say, wait
from PySide6.QtCore import QTimer

from monopoly_qt import ai, assets
from monopoly_qt.app import application, build
from monopoly_qt.bridge import settings as keys
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.core.game import PERSON, Game, Player, Setup
from monopoly_qt.core.state import State
from monopoly_qt.main_window.window import MainWindow

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
TOKENS = ("car", "cat", "dog", "hat", "iron", "ship", "shoe", "wheelbarrow")
COLOURS = ("#C8420F", "#1C6E93", "#5A7F1C", "#7B3FA0", "#B0266E", "#8A5A12", "#0E7C6B", "#5B6470")
STRONGEST = next(level for level in reversed(ai.LEVELS) if level in ai.KINDS)
MID_GAME = 100  # turns
THINKING_SECONDS = 20
PATIENCE = 60  # seconds


def new_game(*kinds: str, seed: int = 5) -> Game:
    """A game of these players."""
    players = tuple(Player(NAMES[n], TOKENS[n], COLOURS[n], kind) for n, kind in enumerate(kinds))
    return Game(Setup("us", players, seed), assets.board("us"))


def window(speed: str, width: int = 1366, height: int = 768) -> MainWindow:
    """The window, shown, without a game."""
    application()
    folder = Path(tempfile.mkdtemp())
    settings = Settings(folder / "settings.ini")
    settings.set(keys.SPEED, speed)
    settings.set(keys.LANGUAGE, "en")
    made = build(settings, folder / "games")
    made.resize(width, height)
    made.show()
    return made


def play_to_mid_game(made: MainWindow, game: Game) -> None:
    """Let the computers play in the window; then the first seat that is left is a person's."""
    session = made.session

    def hand_over(_events: object, state: State) -> None:
        if state.turns >= MID_GAME and not session.stand_ins:
            session.hand_over(next(seat for seat in state.seats if not state.bankrupt[seat]), PERSON)

    session.applied.connect(hand_over)
    session.start(game, None)
    end = time.perf_counter() + PATIENCE
    while not session.asks_person:
        wait(20)
        if not session.state.stack or time.perf_counter() > end:
            raise SystemExit("nobody was asked")
    made.settings.set(keys.SPEED, "normal")
    session.applied.disconnect(hand_over)


def mid_game() -> None:
    """Memory, and what waiting for a person costs."""
    made = window("none")
    play_to_mid_game(made, new_game(*["casual"] * 4))
    wait(500)
    say(memory=memory(), idle=idle_share())
    made.close()


def frames() -> None:
    """One token walks, seven stand, on boards of two sizes."""
    side = int(sys.argv[2])
    made = window("none", side + 400, side + 40)
    made.session.start(new_game(*[PERSON] * 8), None)
    wait(300)
    tokens, path = made.board.tokens, tuple(range(40))
    cost = frame_cost(application(), tokens, lambda n: tokens.walk(n // 100 % 8, path, (n + 1) % 100 / 100))
    say(**{f"frame_{side}": cost})
    made.close()


def gaps() -> None:
    """Seven of the strongest computers think and move while somebody watches."""
    from monopoly_qt.ai.habits import safe_default

    made = window("very_fast")
    session = made.session
    session.asking.connect(
        lambda: QTimer.singleShot(0, made, lambda: session.submit(safe_default(session.game.view_for(0), 0)))
    )
    session.start(new_game(PERSON, *[STRONGEST] * 7), None)
    wait(1000)
    found = Gaps()
    found.start()
    wait(THINKING_SECONDS * 1000)
    found.tell()
    made.close()


def demo() -> None:
    """Computers play with nothing that moves."""
    made = window("none")
    session, game = made.session, new_game(*["casual"] * 4, seed=1)
    began = time.perf_counter()
    session.start(game, None)
    while session.state.stack and time.perf_counter() - began < 20:
        wait(50)
    say(turns_a_second=session.state.turns / (time.perf_counter() - began))
    made.close()


if __name__ == "__main__":
    chosen({"mid_game": mid_game, "frames": frames, "gaps": gaps, "demo": demo})
