"""The game under way: every action on the disk, one copy at a time, nothing lost by a kill."""

import errno
import os
import random
import signal
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import pytest

from monopoly_qt.core.game import Game
from monopoly_qt.save import check, files
from monopoly_qt.save.errors import GameFileError
from monopoly_qt.save.journal import Journal, unfinished
from tests.core import random_games
from tests.save.games import random_game


def play_on(game: Game, journal: Journal, actions: int, seed: int = 1) -> None:
    luck = random.Random(seed)
    for _ in range(actions):
        game.do(random_games.random_action(game.state, luck))
        journal.keep(game.log[-1])


def test_every_action_is_on_the_disk_at_once(tmp_path: Path) -> None:
    game, _ = random_games.new_game(3)
    journal = Journal.begin(tmp_path / "games", game)
    luck = random.Random(1)
    for _ in range(30):
        game.do(random_games.random_action(game.state, luck))
        journal.keep(game.log[-1])
        reading = files.read(journal.path)
        assert reading.game
        assert reading.game.log == game.log
        assert reading.trouble
        assert reading.trouble.key == "no_end"
    journal.close()


def test_a_game_taken_up_in_the_middle_is_kept_whole(tmp_path: Path) -> None:
    game = random_game(4, 50)
    journal = Journal.begin(tmp_path, game)
    journal.close()
    reading = files.read(journal.path)
    assert reading.game
    assert reading.game.log == game.log


def test_undo_takes_the_line_away_and_the_game_goes_on(tmp_path: Path) -> None:
    game, _ = random_games.new_game(3)
    journal = Journal.begin(tmp_path, game)
    play_on(game, journal, 20)
    for _ in range(7):
        game.undo()
        journal.drop()
    reading = files.read(journal.path)
    assert reading.game
    assert reading.game.log == game.log
    play_on(game, journal, 15, seed=2)
    journal.close()
    reading = files.read(journal.path)
    assert reading.game
    assert reading.game.log == game.log


def test_going_on_later(tmp_path: Path) -> None:
    game, _ = random_games.new_game(3)
    played = [0]
    journal = Journal.begin(tmp_path, game, lambda: played[0])
    played[0] = 61_000
    play_on(game, journal, 20)
    journal.close()
    journal, reading = Journal.resume(journal.path)
    assert reading.played == 61_000
    assert reading.game
    assert reading.game.log == game.log
    play_on(reading.game, journal, 10)
    journal.close()
    again = files.read(journal.path).game
    assert again
    assert again.log == reading.game.log


@pytest.mark.parametrize("cut", [1, 10, 40])
def test_what_a_power_cut_leaves_is_gone_on_with(cut: int, tmp_path: Path) -> None:
    game, _ = random_games.new_game(3)
    journal = Journal.begin(tmp_path, game)
    play_on(game, journal, 20)
    journal.close()
    with journal.path.open("r+b") as file:
        file.truncate(journal.path.stat().st_size - cut)
    journal, reading = Journal.resume(journal.path)
    assert reading.trouble
    assert reading.trouble.key == "cut_off"
    assert reading.game
    assert reading.game.log == game.log[:-1]
    play_on(reading.game, journal, 5)
    journal.close()
    assert [p.suffix for p in tmp_path.iterdir() if p.suffix == ".damaged"] == []
    again = files.read(journal.path)
    assert again.game
    assert again.game.log == reading.game.log


def test_of_a_damaged_game_a_copy_stays(tmp_path: Path) -> None:
    game, _ = random_games.new_game(3)
    journal = Journal.begin(tmp_path, game)
    play_on(game, journal, 20)
    journal.close()
    data = bytearray(journal.path.read_bytes())
    data[len(data) // 2] ^= 1
    journal.path.write_bytes(data)
    journal, reading = Journal.resume(journal.path)
    journal.close()
    assert reading.game
    assert 0 < reading.game.version < 20
    assert journal.path.with_suffix(".damaged").read_bytes() == data


def test_nothing_to_go_on_with_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.monopoly"
    path.write_bytes(b"something else\n")
    with pytest.raises(GameFileError) as caught:
        Journal.resume(path)
    assert caught.value.key == "not_a_game"
    assert path.read_bytes() == b"something else\n"


def test_two_copies_can_not_spoil_one_game(tmp_path: Path) -> None:
    game, _ = random_games.new_game(3)
    journal = Journal.begin(tmp_path, game)
    play_on(game, journal, 5)
    with pytest.raises(GameFileError) as caught:
        Journal.resume(journal.path)
    assert caught.value.key == "in_use"
    assert unfinished(tmp_path) == []
    play_on(game, journal, 5)
    journal.close()
    other, reading = Journal.resume(journal.path)
    other.close()
    assert reading.game
    assert reading.game.log == game.log


def test_a_game_without_an_action_is_locked_with_its_first_one(tmp_path: Path) -> None:
    """Another copy that lists games just then has it for a moment."""
    game, _ = random_games.new_game(3)
    journal = Journal.begin(tmp_path, game)
    held, done = threading.Event(), threading.Event()

    def look() -> None:
        other, _ = Journal.resume(journal.path)
        held.set()
        done.wait(0.2)
        other.close()

    looking = threading.Thread(target=look)
    looking.start()
    assert held.wait(10)
    play_on(game, journal, 1)
    looking.join()
    with pytest.raises(GameFileError) as caught:
        Journal.resume(journal.path)
    assert caught.value.key == "in_use"
    journal.close()
    reading = files.read(journal.path)
    assert reading.game
    assert reading.game.log == game.log


def test_what_another_copy_has_gone_on_with_is_not_written_over(tmp_path: Path) -> None:
    game, _ = random_games.new_game(3)
    journal = Journal.begin(tmp_path, game)
    other, reading = Journal.resume(journal.path)
    assert reading.game
    play_on(reading.game, other, 3)
    for _ in range(2):  # while the other copy has it open, and afterwards
        with pytest.raises(GameFileError) as caught:
            play_on(game, journal, 1)
        assert caught.value.key == "in_use"
        other.close()
    journal.close()
    kept = files.read(journal.path).game
    assert kept
    assert kept.log == reading.game.log


def test_two_games_begun_in_the_same_second_have_files_of_their_own(tmp_path: Path) -> None:
    journals = [Journal.begin(tmp_path, random_game(seed, 3)) for seed in (1, 2, 3)]
    assert len({journal.path for journal in journals}) == 3
    for journal in journals:
        journal.close()


def test_a_full_disk_is_told_and_nothing_is_lost_once_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = random_games.new_game(3)
    journal = Journal.begin(tmp_path, game)
    play_on(game, journal, 5)
    before = journal.path.read_bytes()
    write = os.write

    def half(handle: int, data: bytes) -> int:
        if len(data) > 20:
            return write(handle, bytes(data)[:20])
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "write", half)
    luck = random.Random(9)
    for _ in range(3):
        game.do(random_games.random_action(game.state, luck))
        with pytest.raises(GameFileError) as caught:
            journal.keep(game.log[-1])
        assert caught.value.key == "disk_full"
        assert journal.path.read_bytes() == before
    game.undo()
    journal.drop()
    monkeypatch.undo()
    play_on(game, journal, 1)
    journal.close()
    reading = files.read(journal.path)
    assert reading.game
    assert reading.game.log == game.log
    assert len(game.log) == 8


def test_a_folder_that_may_not_be_written_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = random_games.new_game(3)

    def refused(*_: object) -> int:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(GameFileError) as caught:
        Journal.begin(tmp_path, game)
    assert caught.value.key == "not_allowed"
    assert "Choose another folder" in str(caught.value)


def test_unfinished_games_the_latest_first(tmp_path: Path) -> None:
    for n, seed in enumerate((2, 3, 5)):
        game = random_game(seed, 20)
        journal = Journal.begin(tmp_path, game)
        journal.close()
        os.utime(journal.path, (1000 + n, 1000 + n))
    (tmp_path / "other.monopoly").write_bytes(b"\x00\xff")
    found = unfinished(tmp_path)
    assert [entry.when for entry in found] == [1002, 1001, 1000]
    game = random_game(5, 20)
    assert found[0].players == tuple(p.name for p in game.setup.players)
    assert (found[0].turns, found[0].round, found[0].trouble) == (game.state.turns, game.state.round, None)


def test_games_that_are_over_are_not_unfinished(tmp_path: Path) -> None:
    game = random_game(1, 100_000)
    assert not game.state.stack
    journal = Journal.begin(tmp_path, game)
    journal.close()
    assert unfinished(tmp_path) == []
    assert unfinished(tmp_path / "none") == []


def test_a_discarded_game_is_gone(tmp_path: Path) -> None:
    journal = Journal.begin(tmp_path, random_game(2, 10))
    journal.discard()
    journal.close()
    assert list(tmp_path.glob("*.monopoly*")) == []


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    program = textwrap.dedent(
        """
        import random, sys
        from pathlib import Path
        from monopoly_qt.save.journal import Journal
        from tests.core import random_games
        game, luck = random_games.new_game(6)
        journal = Journal.begin(Path(sys.argv[1]), game)
        while True:
            game.do(random_games.random_action(game.state, luck))
            journal.keep(game.log[-1])
            print(game.version, flush=True)
        """
    )
    root = Path(__file__).parents[2]
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)], stdout=subprocess.PIPE, cwd=root, text=True
    )
    assert process.stdout
    said = 0
    for line in process.stdout:
        said = int(line)
        if said == 40:
            process.send_signal(signal.SIGKILL)
            break
    process.stdout.read()
    process.stdout.close()
    process.wait()
    (entry,) = unfinished(tmp_path)
    journal, reading = Journal.resume(entry.path)
    journal.close()
    assert reading.game
    assert reading.game.version >= said
    assert check.run([str(entry.path)]) == 2
