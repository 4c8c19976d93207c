"""Writes the whole games of this folder, `python -m tests.golden.make`: only for when the format changes."""

from pathlib import Path

from monopoly_qt.ai import make_player
from monopoly_qt.assets import board
from monopoly_qt.core.actions import AskRent
from monopoly_qt.core.engine import why_not
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.core.rules import PRESETS, Rules
from monopoly_qt.save.files import write_game
from tests.core import random_games

FOLDER = Path(__file__).resolve().parent
NAMES = ("Ann", "Bob", "Carl", "Dora")
TOKENS = ("car", "dog", "ship", "hat")
CLAIMS = Rules(rent_claim=True, free_parking="pot", free_parking_seed=100, jail_turns=1, even_build=False)
GAMES = {
    "official-us": ("us", PRESETS["official"], 4),
    "family-london": ("london", PRESETS["family"], 3),
    "short-us": ("us", PRESETS["short"], 4),
    "speed-die-us": ("us", PRESETS["speed-die"], 2),
    "claims-us": ("us", CLAIMS, 3),
}
MOST_ROUNDS = 120


def of_computers(board_id: str, rules: Rules, seats: int, seed: int) -> Game:
    """A game of casual computers, to its end or for so many rounds."""
    players = tuple(Player(NAMES[n], TOKENS[n], f"#{n + 1}0{n + 4}070", "casual") for n in range(seats))
    computers = [make_player("casual") for _ in players]
    game = Game(Setup(board_id, players, seed, rules), board(board_id))
    while game.state.stack and game.state.round <= MOST_ROUNDS:
        claims = [AskRent(claim.owner) for claim in game.state.claims]
        asked = next((ask for ask in claims if why_not(game.state, ask) is None), None)
        seat = game.state.awaiting
        game.do(asked or computers[seat].decide(game.view_for(seat), seat))
    return game


def of_chance(seed: int) -> Game:
    """A game in which everybody does anything."""
    game, luck = random_games.new_game(seed)
    while game.state.stack:
        game.do(random_games.random_action(game.state, luck))
    return game


def main() -> None:
    """Write all of them."""
    for seed, (name, (board_id, rules, seats)) in enumerate(GAMES.items(), start=1):
        write_game(FOLDER / f"{name}.monopoly", of_computers(board_id, rules, seats, seed), 60_000 * seed)
    for seed in (1, 8):
        write_game(FOLDER / f"anything-{seed}.monopoly", of_chance(seed))


if __name__ == "__main__":
    main()
