"""Whole games that earlier versions wrote: they replay to the same end, and are written the same way again."""

from pathlib import Path

import pytest

from monopoly_qt.save import files

GAMES = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*.monopoly"))


def test_there_are_games_of_several_kinds() -> None:
    setups = [files.read_game(path).setup for path in GAMES]
    assert len({setup.rules for setup in setups}) >= 5
    assert {setup.board for setup in setups} == {"us", "london"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    reading = files.read(path)
    assert reading.trouble is None
    assert reading.game
    assert reading.game.state.winners
    assert files.encode_game(reading.game, reading.played) == path.read_bytes()
