"""Adding up games: wins with their intervals, rounds, decision times, landings."""

import math
from collections.abc import Sequence
from typing import Final

JAIL: Final = 40  # the index of "in Jail" among the landings
BINS_AN_OCTAVE: Final = 16  # decision times are counted in bins of 4 %
_Z: Final = 1.959964  # 95 % of a normal distribution lie within


class Tally:
    """What one game, or many together, came to; lists by player."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decided = 0
        self.throws = 0
        self.wins = [0.0] * players
        self.rounds: list[int] = []
        self.times: list[dict[int, int]] = [{} for _ in range(players)]  # by bin of log2 µs
        self.landings = [0] * (JAIL + 1)
        self.failures: dict[str, int] = {}

    def add(self, other: "Tally") -> None:
        """Take in another's games."""
        self.games += other.games
        self.decided += other.decided
        self.throws += other.throws
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.landings = [a + b for a, b in zip(self.landings, other.landings, strict=True)]
        for mine, theirs in zip(self.times, other.times, strict=True):
            for number, count in theirs.items():
                mine[number] = mine.get(number, 0) + count
        for text, count in other.failures.items():
            self.failures[text] = self.failures.get(text, 0) + count

    def failed(self, text: str) -> None:
        """A computer failed, and its seat played the safe default."""
        self.failures[text] = self.failures.get(text, 0) + 1


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's)."""
    if not games:
        return (0.0, 1.0)
    rate, z2 = wins / games, _Z * _Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return (max(0.0, middle - half), min(1.0, middle + half))


def percentile(values: Sequence[int], share: float) -> int:
    """The smallest value that so large a share of all do not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else 0


def time_percentile(counts: dict[int, int], share: float) -> float:
    """The same of binned times, in ms."""
    left = share * sum(counts.values())
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return float(round(2 ** ((number + 1) / BINS_AN_OCTAVE) / 1000, 4))
    return 0.0


def report(total: Tally, players: Sequence[str], seconds: float) -> dict[str, object]:
    """The result as `--json` writes it."""
    seats = []
    for name, wins, times in zip(players, total.wins, total.times, strict=True):
        seats.append(
            {
                "player": name,
                "wins": int(wins) if wins == int(wins) else round(wins, 3),
                "win_rate": wins / total.games,
                "ci95": list(interval(wins, total.games)),
                "decision_ms": {"p50": time_percentile(times, 0.5), "p99": time_percentile(times, 0.99)},
            }
        )
    return {
        "games": total.games,
        "decided": total.decided,
        "stalled": total.games - total.decided,
        "seconds": seconds,
        "games_per_second": total.games / seconds,
        "throws_per_second": total.throws / seconds,
        "rounds": {"p50": percentile(total.rounds, 0.5), "p99": percentile(total.rounds, 0.99)},
        "seats": seats,
        "landings": total.landings,
        "failures": total.failures,
    }


def summary(result: dict[str, object]) -> str:
    """The result for people."""
    r: dict[str, object] = result
    rounds, seats = r["rounds"], r["seats"]
    assert isinstance(rounds, dict)
    assert isinstance(seats, list)
    lines = [
        f"{r['games']} games: {r['decided']} decided, {r['stalled']} undecided; "
        f"rounds {rounds['p50']} (half), {rounds['p99']} (99 %)",
        f"{r['seconds']:.1f} s, {r['games_per_second']:.2f} games/s, {r['throws_per_second']:,.0f} throws/s",
    ]
    for seat in seats:
        low, high = seat["ci95"]
        ms = seat["decision_ms"]
        lines.append(
            f"{seat['player']:>14}  wins {seat['wins']:>7}  {seat['win_rate']:6.1%}  "
            f"[{low:.1%} … {high:.1%}]  decision {ms['p50']:.3f} ms (half), {ms['p99']:.3f} ms (99 %)"
        )
    failures = r["failures"]
    assert isinstance(failures, dict)
    lines += [f"failed {count} times: {text}" for text, count in failures.items()]
    return "\n".join(lines) + "\n"
