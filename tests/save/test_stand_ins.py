"""Who decides for a seat is kept with the game: a computer that stands in for a person, and the person's return."""

from pathlib import Path

import msgspec
import pytest

from monopoly_qt.core.game import Game
from monopoly_qt.save import files
from monopoly_qt.save.errors import GameFileError
from monopoly_qt.save.journal import Journal
from monopoly_qt.save.lines import START, seal, unseal

from .games import random_game

KINDS = ("casual", "person", "person")


@pytest.fixture
def game() -> Game:
    seeds = (random_game(seed, 12) for seed in range(100))
    return next(g for g in seeds if len(g.setup.players) == 3)


def test_a_journal_tells_who_decides_when_it_is_taken_up_again(game: Game, tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path, Game(game.setup, game.board))
    for entry in game.log[:3]:
        journal.keep(entry, KINDS)
    journal.close()
    journal, reading = Journal.resume(journal.path)
    assert reading.kinds == KINDS
    journal.keep(game.log[3])
    journal.close()
    journal, reading = Journal.resume(journal.path)
    assert reading.kinds == (), "the person is back"
    journal.close()


def test_a_saved_game_keeps_it_too(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "a.monopoly"
    files.write_game(path, game, 5, KINDS)
    assert files.read(path).kinds == KINDS
    files.write_game(path, game, 5)
    assert files.read(path).kinds == ()


@pytest.mark.parametrize("kinds", [["casual"], ["casual", "person", "../x"], ["casual", "person", ""]])
def test_nonsense_is_not_taken(game: Game, kinds: list[str]) -> None:
    data = files.encode_game(game, 0, KINDS)
    bodies = unseal(data).bodies
    end = msgspec.json.decode(bodies[-1])
    end["kinds"] = kinds
    lines, digest = b"", START
    for body in (*bodies[:-1], msgspec.json.encode(end)):
        line, digest = seal(body, digest)
        lines += line
    trouble = files.read_bytes(lines).trouble
    assert isinstance(trouble, GameFileError)
    assert trouble.key == "not_understood"
