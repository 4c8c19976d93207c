"""What no scenario can say about the Bank and the packs."""

from monopoly_qt.assets import board
from monopoly_qt.core.events import CardMoved, Drawn
from monopoly_qt.core.game import Game, Player, Setup
from tests.core import random_games

PLAYERS = tuple(Player(name, "car", "#000000") for name in ("Ann", "Bob", "Carl"))


def test_the_banks_account() -> None:
    """BANKER-1: what the Bank paid out less what it took in is what the players and the pot hold, at any time."""
    for seed in range(12):
        game, luck = random_games.new_game(seed)
        while game.state.stack and game.version < 250:
            game.do(random_games.random_action(game.state, luck))
            assert game.state.issued == sum(game.state.cash) + game.state.pot


def test_the_packs_are_shuffled() -> None:
    """SETUP-3: both packs of 16 cards lie in an order that the seed gives, each its own."""
    orders = []
    for seed in range(5):
        packs = Game(Setup("us", PLAYERS, seed), board("us")).state.packs
        assert [sorted(pack) for pack in packs] == [list(range(16))] * 2
        orders += packs
    assert len({tuple(order) for order in orders}) == 10


def test_a_card_goes_under_its_pack() -> None:
    """CARD-1: the card drawn is the last of its pack afterwards, or with the player who keeps it (CARD-2)."""
    drawn = 0
    for seed in range(8):
        game, luck = random_games.new_game(seed)
        while game.state.stack and game.version < 250:
            before = game.state.packs
            events = game.do(random_games.random_action(game.state, luck))
            cards = [e for e in events if isinstance(e, Drawn)]
            if len(cards) == 1 and not any(isinstance(e, CardMoved) for e in events):
                pack = game.state.packs[cards[0].pack]
                rest = before[cards[0].pack][1:]
                assert pack == (rest if cards[0].kept else [*rest, cards[0].card])
                drawn += 1
    assert drawn > 20
