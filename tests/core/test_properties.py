"""Properties of whole random games under random options (also BANKER-1, SETUP-3)."""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monopoly_qt import assets
from monopoly_qt.core import engine
from monopoly_qt.core.chance import Recorded, Seeded
from monopoly_qt.core.game import Game, Player, Setup, view_of
from monopoly_qt.core.state import position_of, state_from

from .random_games import check_game, new_game, play, random_action

GAMES = int(os.environ.get("GAMES", "240"))
BATCHES = 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_property_holds_after_every_action(batch: int) -> None:
    """BANKER-1: money is conserved against the Bank's ledger; and all other properties."""
    for seed in range(batch, GAMES, BATCHES):
        check_game(seed)


@settings(max_examples=40, deadline=None)
@given(st.integers(min_value=10_000, max_value=1 << 62))
def test_properties_for_any_seed(seed: int) -> None:
    check_game(seed, most=300)


def test_the_given_state_is_never_changed() -> None:
    game, luck = new_game(5)
    for _ in range(200):
        before = game.state
        kept = position_of(before.copy())
        engine.apply(before, random_action(before, luck), Seeded(1))
        assert position_of(before) == kept
        game.do(random_action(before, luck))


def test_undo_gives_the_same_dice_again() -> None:
    game, luck = new_game(11)
    for _ in range(60):
        game.do(random_action(game.state, luck))
    log = list(game.log)
    for entry in reversed(log[30:]):
        assert game.undo() == entry
    for entry in log[30:]:
        game.do(entry.action)
    assert game.log == log


def test_a_replay_needs_no_seed() -> None:
    *_, (game, _, _) = play(3, most=400)
    other_seed = Setup(game.setup.board, game.setup.players, game.setup.seed, game.setup.rules)
    assert Game(other_seed, game.board, game.log).state == game.state
    assert all(game.at(n).turns <= game.state.turns for n in range(0, game.version, 50))


def test_what_is_left_of_a_record_is_an_error() -> None:
    *_, (game, _, _) = play(3, most=50)
    first = game.log[0]
    padded = type(first)(first.action, (*first.outcomes, [1, 2]))
    with pytest.raises(ValueError, match="nothing asked for"):
        Game(game.setup, game.board, [padded])


def test_a_view_hides_the_order_of_the_packs_and_nothing_else() -> None:
    game, luck = new_game(8)
    for _ in range(100):
        game.do(random_action(game.state, luck))
    view = view_of(game.state)
    assert view.packs == [sorted(pack) for pack in game.state.packs]
    view.packs = game.state.packs
    assert view == game.state


def test_a_position_alone_brings_the_state_back() -> None:
    *_, (game, _, _) = play(21, most=120)
    assert state_from(position_of(game.state), game.board, game.setup.rules) == game.state


def test_outcomes_depend_on_seed_and_index_alone() -> None:
    throws = [Seeded(9, index).throw() for index in range(30)]
    chance = Seeded(9)
    assert [chance.throw() for _ in range(30)] == throws
    assert Recorded(chance.outcomes).throw() == throws[0]


def test_dice_and_shuffles_are_even() -> None:
    chance = Seeded(77)
    counts = {}
    for _ in range(36_000):
        throw = chance.throw()
        counts[throw] = counts.get(throw, 0) + 1
    assert len(counts) == 36
    assert all(850 < n < 1150 for n in counts.values())
    firsts = [chance.shuffle(16)[0] for _ in range(3200)]
    assert all(130 < firsts.count(n) < 270 for n in range(16))


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_game_has_two_to_eight_seats(seats: int) -> None:
    """SETUP-1."""
    players = tuple(Player(f"P{n}", "car", "#000000") for n in range(seats))
    with pytest.raises(ValueError, match="2 to 8"):
        Game(Setup("us", players, 1), assets.board("us"))


def test_random_games_reach_the_rare_frames() -> None:
    """The generator must not go blind: each kind of decision comes up."""
    seen = set()
    for seed in range(40):
        for game, _, _ in play(seed, most=900):
            seen.add(game.state.decision)
    assert seen >= {"roll", "purchase", "auction", "income_tax", "debt", "trade", "end_turn", "game_over"}
