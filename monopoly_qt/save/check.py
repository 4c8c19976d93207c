"""Tells whether saved games are whole."""

from collections.abc import Sequence
from pathlib import Path

from .errors import GameFileError
from .files import Reading, read
from .terminal import say

WHOLE, NOT_WHOLE = 0, 2


def run(files: Sequence[str]) -> int:
    """Print for each file whether it is whole, or what is wrong in words; return 0, or 2 if any is not whole."""
    status = WHOLE
    for name in files:
        trouble, words = _look(Path(name))
        say(f"{name}: {words}")
        if trouble:
            status = NOT_WHOLE
    return status


def _look(path: Path) -> tuple[bool, str]:
    try:
        reading = read(path)
    except GameFileError as error:
        return True, str(error)
    if reading.trouble is None:
        return False, f"whole. {_content(reading)}"
    return True, f"{reading.trouble} {_recoverable(reading)}"


def _content(reading: Reading) -> str:
    assert reading.game is not None  # a file without trouble has a game
    state = reading.game.state
    names = [player.name for player in reading.game.setup.players]
    end = f"won by {' and '.join(names[seat] for seat in state.winners)}" if state.winners else "not over"
    return f"{reading.game.version} actions, {state.turns} turns, {', '.join(names)}; {end}."


def _recoverable(reading: Reading) -> str:
    if reading.game is None:
        return "Nothing can be recovered."
    state = reading.game.state
    return (
        f"The game can be recovered up to action {reading.game.version}, in turn {state.turns} (round {state.round})."
    )
