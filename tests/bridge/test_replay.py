"""A replay reaches every position of a game, forward and back, and leaves the game alone."""

import pytest

from monopoly_qt.bridge.replay import Replay
from monopoly_qt.core.actions import Roll
from monopoly_qt.core.engine import fold
from monopoly_qt.core.game import Game

from ..core import random_games
from .games import game as game_from
from .games import played


@pytest.fixture(scope="module")
def game() -> Game:
    *_, (made, _, _) = random_games.play(5, most=300)
    return made


def test_begins_at_the_end_and_steps_give_the_events_between_positions(game: Game) -> None:
    replay = Replay(game)
    assert replay.at_end
    assert replay.state == game.state
    assert replay.forward() == ()
    before = replay.seek(0)
    assert before == game.at(0)
    for number in range(1, game.version + 1):
        events = replay.forward()
        assert replay.position == number
        assert fold(before, events) == replay.state
        assert list(events) == replay.came_by()
        before = replay.state
    assert before == game.state


def test_seeks_anywhere_and_keeps_within_the_game(game: Game) -> None:
    replay, log = Replay(game), list(game.log)
    for position in (game.version // 2, 3, game.version - 1, 65, 0):
        assert replay.seek(position) == game.at(position)
    assert replay.seek(-5) == game.at(0)
    assert replay.position == 0
    assert replay.came_by() == ()
    assert replay.seek(10**6) == game.state
    assert game.log == log


def test_what_it_shows_may_be_changed_by_views(game: Game) -> None:
    replay = Replay(game)
    shown = replay.seek(10)
    shown.cash[0] += 7
    assert replay.state == game.at(10)


def test_turns_forward_and_back() -> None:
    game = played(3, 3, most=90)
    replay = Replay(game)
    replay.seek(0)
    starts = [0]
    while not replay.at_end:
        replay.seek(replay.next_turn())
        starts.append(replay.position)
    assert len(starts) - 2 == game.state.turns
    assert [game.at(n).turns for n in starts[1:-1]] == list(range(1, game.state.turns + 1))
    back = [replay.position]
    while replay.position:
        replay.seek(replay.previous_turn())
        back.append(replay.position)
    assert back == starts[::-1]
    replay.seek(starts[3] + 1)
    assert replay.previous_turn() == starts[3], "from inside a turn first to its beginning"


def test_play_on_from_here_is_a_new_game_with_the_same_beginning_and_the_same_dice(game: Game) -> None:
    replay = Replay(game)
    place = next(n for n in range(40, game.version) if game.log[n].outcomes)
    replay.seek(place)
    branch = replay.branch()
    assert branch.state == game.at(place)
    assert branch.log == game.log[:place]
    for number in range(place, game.version):
        branch.do(game.log[number].action)
        assert branch.log[number] == game.log[number]
    branch.undo()
    assert game.version == branch.version + 1


def test_play_on_in_a_game_that_began_from_a_position() -> None:
    first = game_from(2, lambda state: state.owner.__setitem__(3, 0), [(Roll(0), [[4, 6]])])
    replay = Replay(first)
    replay.seek(0)
    assert replay.branch().state.owner[3] == 0
