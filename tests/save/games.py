"""Games for the tests of saving."""

from monopoly_qt.core.game import Game
from tests.core import random_games


def random_game(seed: int, actions: int) -> Game:
    """A random game of so many actions, or until it is over."""
    game, luck = random_games.new_game(seed)
    while game.state.stack and game.version < actions:
        game.do(random_games.random_action(game.state, luck))
    return game
