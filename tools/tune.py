"""Finds the weights of the value function: positions drawn at random, played to the end, and fitted to who won.

Real games won't do to fit on: who is rich in them is mostly who plays on well, and the fit would call riches harmless.
So each sample is a position that no play led to. Rounds of sampling with the last weights and fitting anew; everything
is kept in a folder, so that a run may be stopped and taken up again.

    python tools/tune.py --folder build/tune --positions 4000 --rounds 3 --jobs 2 [--write]
"""

import argparse
import json
import math
import multiprocessing
import random
import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
from tqdm import tqdm

from monopoly_qt.ai.runner import play_game
from monopoly_qt.ai.valuation import appraiser_for
from monopoly_qt.ai.weights import COUNTS, Weights, weights
from monopoly_qt.assets import ROOT, board
from monopoly_qt.core.board import Board
from monopoly_qt.core.chance import mix
from monopoly_qt.core.frames import Turn
from monopoly_qt.core.rules import OFFICIAL
from monopoly_qt.core.state import HOTEL, State, empty_state

SEATS = (4, 4, 4, 3, 2)
NEVER_NEGATIVE = set(COUNTS) - {"short", "ruin"}
EPOCHS = 30
BATCH = 128


class Sample(NamedTuple):
    """What counted for each player, and which of them won."""

    rows: list[list[float]]
    winner: int


# Positions


def position(rng: random.Random, us: Board) -> State:
    """A position that might come up in a game: deeds, buildings, mortgages, cash and tokens at random."""
    seats = rng.choice(SEATS)
    s = empty_state(us, OFFICIAL, seats)
    unsold = max(0.0, rng.uniform(-0.3, 0.9))
    for lots in (*us.groups.values(), us.railroads, us.utilities):
        whole = rng.random() < 0.35 * (1 - unsold) and us.kinds[lots[0]] == "street"
        owner = rng.randrange(seats)
        for lot in lots:
            if whole:
                s.owner[lot] = owner
            elif rng.random() >= unsold:
                s.owner[lot] = rng.randrange(seats)
        if len({s.owner[lot] for lot in lots}) == 1 and us.kinds[lots[0]] == "street" and s.owner[lots[0]] >= 0:
            _build(rng, s, lots)
    rich = rng.uniform(200, 1200) if unsold < 0.5 else rng.uniform(600, 1400)
    for seat in range(seats):
        s.cash[seat] = int(rng.expovariate(1 / rich))
        s.space[seat] = rng.choice([n for n in range(40) if n != 30])
        s.laps[seat] = 1
        for d in s.deeds_of(seat):
            if s.cash[seat] < 200 and rng.random() < 0.3 and not any(s.buildings[m] for m in us.mates[d]):
                s.mortgaged[d] = True
    s.packs = [rng.sample(range(16), 16), rng.sample(range(16), 16)]
    s.round = rng.randint(5, 60)
    s.stack = [Turn(rng.randrange(seats))]
    return s


def _build(rng: random.Random, s: State, lots: tuple[int, ...]) -> None:
    """No buildings, or some, evenly, as far as the Bank's stock goes."""
    total = rng.choice((0, 0, rng.randint(0, 5 * len(lots))))
    for n in range(total):
        lot = lots[n % len(lots)]
        level = s.buildings[lot] + 1
        if level == HOTEL:
            if not s.hotels:
                return
            s.hotels -= 1
            s.houses += 4
        elif not s.houses:
            return
        else:
            s.houses -= 1
        s.buildings[lot] = level


def sample(job: tuple[int, int, Weights]) -> Sample | None:
    """One position with its winner; None when nobody won."""
    seed, number, w = job
    rng = random.Random(mix(seed, number))
    start = position(rng, board("us"))
    seats = len(start.cash)
    rows = appraiser_for(start, w).counts(start)
    players = ["expert"] * seats
    most = start.round + 300
    tally = play_game(players, range(seats), start.board, OFFICIAL, mix(seed, number), most, [w] * seats, None, start)
    return Sample(rows, tally.wins.index(1.0)) if tally.decided else None


# The fit: multinomial logistic regression, Adam on small batches


def fit(samples: list[Sample], start: dict[str, float], show: bool) -> tuple[dict[str, float], float]:
    """The weights that make the winners likeliest, and the mean loss (in e-folds)."""
    size = range(len(COUNTS))
    spread = _spread(samples)
    w = [start[name] * spread[n] for n, name in enumerate(COUNTS)]
    data = [Sample([[row[n] / spread[n] for n in size] for row in s.rows], s.winner) for s in samples]
    first, second = [0.0] * len(w), [0.0] * len(w)
    rng, step, loss = random.Random(1), 0, 0.0
    for epoch in tqdm(range(EPOCHS), unit="epoch", disable=not show):
        rng.shuffle(data)
        loss = 0.0
        for at in range(0, len(data), BATCH):
            slope, cost = _slope(w, data[at : at + BATCH])
            loss += cost
            step += 1
            for n in size:
                pull = slope[n] + 0.0005 * w[n]
                first[n] = 0.9 * first[n] + 0.1 * pull
                second[n] = 0.999 * second[n] + 0.001 * pull * pull
                rate = 0.02 * (1 - epoch / EPOCHS)
                root = math.sqrt(second[n] / (1 - 0.999**step)) + 1e-8
                w[n] = _within(COUNTS[n], w[n] - rate * first[n] / (1 - 0.9**step) / root)
    return {name: round(w[n] / spread[n], 4) for n, name in enumerate(COUNTS)}, loss / len(data)


def _within(name: str, value: float) -> float:
    return max(0.0, value) if name in NEVER_NEGATIVE else min(0.0, value)


def _spread(samples: list[Sample]) -> list[float]:
    """How much each count differs between players of a position, so that all are fitted at one scale."""
    sums, rows = [0.0] * len(COUNTS), 0
    for s in samples:
        for row in s.rows:
            rows += 1
            for n, value in enumerate(row):
                sums[n] += (value - sum(r[n] for r in s.rows) / len(s.rows)) ** 2
    return [math.sqrt(total / rows) + 1e-3 for total in sums]


def _slope(w: list[float], batch: list[Sample]) -> tuple[list[float], float]:
    slope, cost = [0.0] * len(w), 0.0
    for rows, winner in batch:
        strength = [sum([a * b for a, b in zip(w, row, strict=True)]) for row in rows]
        most = max(strength)
        parts = [math.exp(value - most) for value in strength]
        total = sum(parts)
        cost -= math.log(max(parts[winner] / total, 1e-12))
        for seat, row in enumerate(rows):
            off = parts[seat] / total - (seat == winner)
            for n, value in enumerate(row):
                slope[n] += off * value
    return [value / len(batch) for value in slope], cost


# Rounds


def run(args: argparse.Namespace) -> int:
    """Sample and fit, as often as asked for, going on where the last run stopped."""
    folder = Path(args.folder)
    folder.mkdir(parents=True, exist_ok=True)
    show = sys.stderr.isatty()
    w = weights()
    for number in range(1, args.rounds + 1):
        done = folder / f"weights-{number}.json"
        if not done.exists():
            samples = _sampled(folder / f"samples-{number}.jsonl", args, number, w, show)
            counts, loss = fit(samples, w.counts, show)
            found = f"tools/tune.py: {len(samples)} random positions played out, round {number}, loss {loss:.4f}"
            done.write_bytes(_pretty(msgspec.structs.replace(w, counts=counts, found=found)))
        w = msgspec.json.decode(done.read_bytes(), type=Weights)
        print(f"round {number}: {w.found}", flush=True)
    if args.write:
        (ROOT / "ai" / "weights.json").write_bytes(_pretty(w))
    return 0


def _pretty(w: Weights) -> bytes:
    return msgspec.json.format(msgspec.json.encode(w), indent=1) + b"\n"


def _sampled(file: Path, args: argparse.Namespace, number: int, w: Weights, show: bool) -> list[Sample]:
    """The samples of a round: those on disk, and the missing ones played now."""
    lines = file.read_text().splitlines() if file.exists() else []
    jobs = [(mix(args.seed, number), n, w) for n in range(len(lines), args.positions)]
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool, file.open("a") as out:
        played = pool.imap(sample, jobs, chunksize=4)
        for found in tqdm(played, initial=len(lines), total=args.positions, unit="position", disable=not show):
            out.write(json.dumps(found) + "\n")
            out.flush()
    kept = [json.loads(line) for line in file.read_text().splitlines()]
    return [Sample(*entry) for entry in kept if entry is not None]


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", default="build/tune")
    parser.add_argument("--positions", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the last round's weights into resources/ai")
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
