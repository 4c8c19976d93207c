"""Plays the table of goals and writes docs/opponents.md: `python -m benchmarks.ladder [--games N] [--jobs J]`.

Results are kept in build/ladder.json row by row, so that a run may be stopped and taken up again; --fresh begins anew.
"""

import argparse
import datetime
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from monopoly_qt.ai.players import PERSONALITIES
from monopoly_qt.ai.simulate import Task, simulate
from monopoly_qt.core.rules import OFFICIAL

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "ladder.json"
PAGE: Final = ROOT / "docs" / "opponents.md"
SEED: Final = 1
LEVEL_PART: Final = 2.5  # the levels play 1,000 games where the others play 400
CHEATERS: Final = ("cheat-token", "cheat-steps", "cheat-cycle", "cheat-jailcard", "cheat-prop")


class Row(NamedTuple):
    """One line-up with what it should come to."""

    title: str
    players: tuple[str, ...]
    goal: str
    met: Callable[[dict[str, Any]], bool]
    part: float = 1.0  # of the games asked for


def _rate(result: dict[str, Any]) -> float:
    return float(result["seats"][0]["win_rate"])


def _at_least(share: float) -> Callable[[dict[str, Any]], bool]:
    return lambda result: _rate(result) >= share


def _ends(share: float) -> Callable[[dict[str, Any]], bool]:
    return lambda result: bool(result["stalled"] <= share * result["games"])


def _rows() -> list[Row]:
    rows = [
        Row("Expert against the fixed policies", ("expert", "fp-a", "fp-b", "fp-c"), "≥ 60 %", _at_least(0.6)),
        Row("Expert against three cashflow", ("expert", *["cashflow"] * 3), "≥ 45 %", _at_least(0.45)),
    ]
    for above, below in (("casual", "beginner"), ("expert", "casual"), ("master", "expert")):
        title = f"{above.capitalize()} against three {below}"
        rows.append(Row(title, (above, *[below] * 3), "≥ 40 %", _at_least(0.4), LEVEL_PART))
    rows.append(Row("Casual against three greedy", ("casual", *["greedy"] * 3), "≥ 40 %", _at_least(0.4), 0.5))
    for cheater in CHEATERS:
        title = f"{cheater} against three Experts"
        rows.append(Row(title, (cheater, *["expert"] * 3), "≤ 27 %", lambda result: _rate(result) <= 0.27, 0.5))
    for personality in PERSONALITIES:
        title = f"Expert as {personality} against three without"
        rows.append(Row(title, (f"expert:{personality}", *["expert"] * 3), "≥ 20 %", _at_least(0.2), 0.5))
    rows.append(Row("Four Experts: games undecided after 1,000 rounds", ("expert",) * 4, "≤ 1 %", _ends(0.01)))
    rows.append(Row("Four casual: games undecided after 1,000 rounds", ("casual",) * 4, "≤ 10 %", _ends(0.1)))
    return rows


def played(row: Row, games: int, jobs: int, kept: dict[str, Any]) -> dict[str, Any]:
    """The result of a row, from the kept ones if it was played already."""
    count = max(4, int(games * row.part))
    key = f"{','.join(row.players)} {count}"
    if key not in kept:
        task = Task(row.players, OFFICIAL, "us", SEED, 1000)
        kept[key] = simulate(task, count, jobs, progress=sys.stderr.isatty())
        kept[key]["date"] = datetime.date.today().isoformat()
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(kept), encoding="utf-8")
    result: dict[str, Any] = kept[key]
    return result


def line(row: Row, result: dict[str, Any]) -> str:
    """One line of the table."""
    first = result["seats"][0]
    low, high = first["ci95"]
    verdict = "yes" if row.met(result) else "**no**"
    stalled = result["stalled"] / result["games"]
    if "undecided" in row.title:
        reached = f"{stalled:.1%} undecided"
    else:
        reached = f"{first['win_rate']:.1%} ({low:.1%} … {high:.1%})"
    return (
        f"| {row.title} | {row.goal} | {reached} | {verdict} | {result['games']} | {stalled:.1%} | "
        f"{result['rounds']['p50']} / {result['rounds']['p99']} | {first['decision_ms']['p50']:.2f} / "
        f"{first['decision_ms']['p99']:.1f} | {result['games_per_second']:.1f} | {result['date']} |"
    )


HEAD: Final = """# How strong the computers are

Written by `make ladder`; not by hand. Four players, official rules, seats rotated over the same dice, undecided after
1,000 rounds counts as lost. Wins are those of the player named first, with the 95 % interval; decision times in ms
(half / 99 %) and games per second are those of the machine and the load that they were measured under.

`monopoly-qt simulate --seats A,B,C,D --games N --seed 1` repeats any row.

| line-up | goal | reached | met | games | undecided | rounds, half / 99 % | decision, half / 99 % | games/s | date |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def main() -> int:
    """Play what is not kept yet, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="for each row; slow rows play half as many")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="forget what was played before")
    args = parser.parse_args()
    kept = {} if args.fresh or not KEPT.exists() else json.loads(KEPT.read_text(encoding="utf-8"))
    lines = []
    for row in _rows():
        lines.append(line(row, played(row, args.games, args.jobs, kept)))
        print(lines[-1], flush=True)
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
