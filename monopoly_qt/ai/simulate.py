"""Games without a window: `monopoly-qt simulate`."""

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from tqdm import tqdm

from ..assets import board as load_board
from ..core.board import BoardError
from ..core.chance import mix
from ..core.rules import PRESETS, Rules, RulesError, parse_rules
from .measure import Tally, report, summary
from .players import KINDS, PERSONALITIES
from .runner import MAX_ROUNDS, play_game
from .weights import Weights


class Task(NamedTuple):
    """What a worker needs to know: whole games only, so that any number of jobs gives the same result."""

    players: tuple[str, ...]
    rules: Rules
    board: str
    seed: int
    max_rounds: int
    own: tuple[Weights | None, ...] = ()  # weights by player, for tuning


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `monopoly-qt simulate`."""
    parser.add_argument(
        "--seats", required=True, metavar="A,B,…", help=f"2 to 8 of: {', '.join(KINDS)}; also level:personality"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (default 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of the dice (default 1)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (default 1)")
    parser.add_argument("--rules", default="official", metavar="FILE|PRESET", help=f"{', '.join(PRESETS)}, or a file")
    parser.add_argument("--max-rounds", type=int, default=MAX_ROUNDS, metavar="R", help="a game is undecided then")
    parser.add_argument("--board", default="us", metavar="ID", help="the board (default us)")
    parser.add_argument("--json", metavar="FILE", help="write the result there, - for standard output")


def run(args: argparse.Namespace) -> int:
    """Play, show and write what `args` ask for. Exit status 2 and a line of words for what can't be."""
    try:
        task = _task(args)
        result = simulate(task, args.games, args.jobs, progress=sys.stderr.isatty())
        text = json.dumps(result, indent=1) + "\n"
        if args.json and args.json != "-":
            Path(args.json).write_text(text, encoding="utf-8")
    except (ValueError, OSError, RulesError, BoardError) as error:
        print(f"simulate: {error}", file=sys.stderr)
        return 2
    sys.stdout.write(text if args.json == "-" else summary(result))
    return 0


def _task(args: argparse.Namespace) -> Task:
    players = tuple(name.strip() for name in args.seats.split(","))
    for name in players:
        kind, _, personality = name.partition(":")
        if kind not in KINDS:
            raise ValueError(f"there is no player {kind!r}; there are: {', '.join(KINDS)}")
        if personality not in ("", *PERSONALITIES):
            raise ValueError(f"there is no personality {personality!r}; there are: {', '.join(PERSONALITIES)}")
    if not 2 <= len(players) <= 8:
        raise ValueError(f"{len(players)} seats: a game has 2 to 8")
    for name, least in (("games", 1), ("jobs", 1), ("max_rounds", 1)):
        if getattr(args, name) < least:
            raise ValueError(f"--{name.replace('_', '-')} must be at least {least}")
    load_board(args.board)
    return Task(players, load_rules(args.rules), args.board, args.seed, args.max_rounds)


def load_rules(name: str) -> Rules:
    """A preset, or the rules in a JSON file (the options that differ, or an object with them under "rules")."""
    if name in PRESETS:
        return PRESETS[name]
    try:
        values = msgspec.json.decode(Path(name).read_bytes())
    except FileNotFoundError:
        raise ValueError(f"--rules: no preset and no file {name!r}; presets: {', '.join(PRESETS)}") from None
    except msgspec.DecodeError as error:
        raise ValueError(f"{name}: {error}") from None
    if isinstance(values, dict) and isinstance(values.get("rules"), dict):
        values = values["rules"]
    return parse_rules(values)


def simulate(task: Task, games: int, jobs: int = 1, progress: bool = False) -> dict[str, object]:
    """Play so many games and add them up; the same for any number of jobs, but for times."""
    began = time.perf_counter()
    total = Tally(len(task.players))
    for tally in tqdm(_played(task, games, jobs), total=games, unit="game", disable=not progress):
        total.add(tally)
    return report(total, task.players, time.perf_counter() - began)


def _played(task: Task, games: int, jobs: int) -> Iterator[Tally]:
    numbers: Iterable[tuple[Task, int]] = ((task, number) for number in range(games))
    if jobs == 1:
        yield from map(_one, numbers)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs) as pool:
        yield from pool.imap_unordered(_one, numbers, chunksize=max(1, min(8, games // (4 * jobs))))


def _one(job: tuple[Task, int]) -> Tally:
    """Game number n: each dice are played once for every rotation of the seats."""
    task, number = job
    count = len(task.players)
    dice, turn = divmod(number, count)
    order = [(n + turn) % count for n in range(count)]  # seat n is taken by this one of the players
    board, seed = load_board(task.board), mix(task.seed, dice)
    return play_game(task.players, order, board, task.rules, seed, task.max_rounds, task.own)
