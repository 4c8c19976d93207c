"""A real session in a position made by hand, for tests of questions and sheets."""

from collections.abc import Iterable
from pathlib import Path

from monopoly_qt import assets
from monopoly_qt.bridge.session import Session
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.frames import AnyFrame, Turn
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import State, empty_state

PLAYERS = (
    Player("Ann", "car", "#C8420F"),
    Player("Bob", "dog", "#1C6E93"),
    Player("Percy", "ship", "#5A7F1C"),
    Player("Dora", "hat", "#7B3FA0"),
    Player("Eve", "cat", "#A0522D"),
    Player("Finn", "iron", "#2F4F4F"),
    Player("Gil", "shoe", "#8B1A4B"),
    Player("Hugo Maximilian the Third", "wheelbarrow", "#35478C"),
)


def position(
    stack: Iterable[AnyFrame] = (Turn(0),),
    seats: int = 3,
    rules: Rules | None = None,
    cash: Iterable[int] = (),
    deeds: dict[int, Iterable[int]] | None = None,
    mortgaged: Iterable[int] = (),
    buildings: dict[int, int] | None = None,
    board: str = "us",
) -> State:
    """A position with these differences from "nobody owns anything, $1,500 each, the first about to throw"."""
    state = empty_state(assets.board(board), rules or Rules(), seats)
    state.cash = [1500] * seats
    for seat, amount in enumerate(cash):
        state.cash[seat] = amount
    state.laps = [1] * seats
    state.stack = list(stack)
    state.turns = 24
    for seat, spaces in (deeds or {}).items():
        for space in spaces:
            state.owner[space] = seat
    for space in mortgaged:
        state.mortgaged[space] = True
    for space, level in (buildings or {}).items():
        state.buildings[space] = level
    state.houses -= sum(level for level in state.buildings if level < 5)
    state.hotels -= state.buildings.count(5)
    state.issued = sum(state.cash)
    return state


class Table:
    """Session and texts; `actions` are those that were played since the start."""

    def __init__(self, folder: Path, state: State, players: tuple[Player, ...] | None = None, seed: int = 1) -> None:
        players = players or PLAYERS[: len(state.cash)]
        self.settings = Settings(folder / "settings.ini")
        self.session = Session(self.settings)
        self.game = Game(Setup(state.board.id, players, seed, state.rules), state.board, start=state)
        self.texts = Texts(state.board, players)
        self.session.start(self.game, None)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def actions(self) -> list[object]:
        return [entry.action for entry in self.game.log]

    def close(self) -> None:
        self.session.shutdown()
