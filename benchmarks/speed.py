"""Throws per second of whole games without a window, over a bare loop of dice and moves in the same run."""

import statistics
import time
from random import random
from typing import Final

from monopoly_qt import assets
from monopoly_qt.ai.runner import play_game
from monopoly_qt.core.rules import OFFICIAL

ROUNDS: Final = 7  # the two are measured in turns, so that a busy machine slows both; in CPU time
BARE_THROWS: Final = 500_000
GOALS: Final = {"random": "at least 1/60, hoped for 1/8", "casual": "no goal"}


def bare_loop(throws: int) -> float:
    """Throws per second of two dice and one addition modulo 40, and nothing else."""
    space = 0
    start = time.process_time()
    for _ in range(throws):
        space = (space + int(random() * 6) + int(random() * 6) + 2) % 40
    return throws / (time.process_time() - start)


def games(player: str, count: int, first_seed: int) -> float:
    """Throws per second of whole official games of four such players."""
    board = assets.board("us")
    throws = 0
    start = time.process_time()
    for seed in range(first_seed, first_seed + count):
        throws += play_game([player] * 4, range(4), board, OFFICIAL, seed, 500).throws
    return throws / (time.process_time() - start)


def main() -> None:
    """Measure and print the table."""
    print("players   throws/s   bare loop/s   ratio")
    for player, count in (("random", 12), ("casual", 12)):
        bare, played = [], []
        for turn in range(ROUNDS):
            bare.append(bare_loop(BARE_THROWS))
            played.append(games(player, count, turn * count))
        ratio = statistics.median(b / p for b, p in zip(bare, played, strict=True))
        print(
            f"{player:8} {statistics.median(played):9,.0f} {statistics.median(bare):13,.0f}   1/{ratio:.0f}"
            f"   ({GOALS[player]})"
        )


if __name__ == "__main__":
    main()
