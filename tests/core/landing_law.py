"""Where throws end: exactly, by a chain made of the core's own moves, and by simulated throws."""

import csv
from collections import defaultdict
from itertools import product
from pathlib import Path
from random import Random

from monopoly_qt import assets
from monopoly_qt.core import engine
from monopoly_qt.core.actions import Decline, EndTurn, PayFine, Roll
from monopoly_qt.core.chance import Recorded, Seeded
from monopoly_qt.core.frames import NOBODY, Purchase, Turn
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import State, empty_state

IN_JAIL = 40  # the 41st place of the tables
RULES = Rules(income_tax="flat", auctions=False)
REFERENCE = Path(__file__).parent / "landing_probabilities.csv"

Place = tuple[int, int, int]  # space, turn in Jail that comes next, doubles thrown this turn


def reference(column: str) -> list[float]:
    """The published figures: 40 spaces (10 is just visiting), then in Jail."""
    with REFERENCE.open(newline="", encoding="utf-8") as file:
        return [float(row[column]) for row in csv.DictReader(file)]


def _position(place: Place) -> State:
    s = empty_state(assets.board("us"), RULES, 2)
    s.cash = [10**12, 10**12]
    s.space[0], s.jail[0] = place[0], place[1]
    s.stack = [Turn(0, "throw", place[2])]
    return s


def _throw(s: State, dice: tuple[int, int], pays: bool) -> State:
    """The position once that throw is played; lots are left alone."""
    if pays and s.jail[0]:
        s, _ = engine.apply(s, PayFine(0), Recorded([]))
    s, _ = engine.apply(s, Roll(0), Recorded([dice]))
    if type(s.stack[-1]) is Purchase:
        s, _ = engine.apply(s, Decline(0), Recorded([]))
    return s


def _place_of(s: State) -> Place:
    turn = s.stack[0]
    again = isinstance(turn, Turn) and turn.seat == 0 and turn.phase == "throw"
    return s.space[0], s.jail[0], turn.doubles if again and isinstance(turn, Turn) else 0


def _next(place: Place, pays: bool) -> dict[Place, float]:
    """Where one throw leads from a place, all cards of a pack being equally likely."""
    found: dict[Place, float] = defaultdict(float)
    for dice in product(range(1, 7), repeat=2):
        plain = _throw(_position(place), dice, pays)
        drawn = [pack for pack in (0, 1) if plain.packs[pack] != list(range(16)) or plain.jail_cards[pack] != NOBODY]
        if not drawn:
            found[_place_of(plain)] += 1 / 36
            continue
        for tops in product(range(16), repeat=2):
            s = _position(place)
            s.packs = [[top, *(n for n in range(16) if n != top)] for top in tops]
            found[_place_of(_throw(s, dice, pays))] += 1 / 36 / 256
    return found


def exact(pays: bool) -> list[float]:
    """The share of throws that end on each place in the long run."""
    chain: dict[Place, dict[Place, float]] = {}
    new = [(0, 0, 0)]
    while new:
        place = new.pop()
        if place not in chain:
            chain[place] = _next(place, pays)
            new.extend(chain[place])
    shares = dict.fromkeys(chain, 1 / len(chain))
    change = 1.0
    while change > 1e-14:
        following: dict[Place, float] = dict.fromkeys(chain, 0.0)
        for place, share in shares.items():
            for target, p in chain[place].items():
                following[target] += share * p
        change = max(abs(following[place] - shares[place]) for place in chain)
        shares = following
    result = [0.0] * 41
    for (space, jail, _), share in shares.items():
        result[IN_JAIL if jail else space] += share
    return result


def simulated(throws: int, pays: bool, seed: int) -> list[int]:
    """Counts of where so many throws end, cards being drawn uniformly with replacement."""
    luck = Random(seed)
    chance = Seeded(seed)
    s = _position((0, 0, 0))
    counts = [0] * 41
    for _ in range(throws):
        for pack in (0, 1):
            cards = s.packs[pack]
            if s.jail_cards[pack] != NOBODY:
                s.jail_cards[pack] = NOBODY
                cards.append(s.board.jail_card[pack])
            n = int(luck.random() * 16)
            cards[0], cards[n] = cards[n], cards[0]
        if pays and s.jail[0]:
            engine.perform(s, PayFine(0), chance)
        engine.perform(s, Roll(0), chance)
        if type(s.stack[-1]) is Purchase:
            engine.perform(s, Decline(0), chance)
        if s.decision == "end_turn":
            engine.perform(s, EndTurn(0), chance)
        s.stack[:] = [Turn(0, "throw", s.stack[0].doubles if s.turn == 0 else 0)]
        chance.outcomes.clear()
        counts[IN_JAIL if s.jail[0] else s.space[0]] += 1
    return counts


def far_off(counts: list[int], law: list[float]) -> list[tuple[int, float]]:
    """The places whose share is more than six standard errors from the law."""
    total = sum(counts)
    return [
        (place, counts[place] / total - p)
        for place, p in enumerate(law)
        if abs(counts[place] / total - p) > 6 * (max(p, 1e-9) / total) ** 0.5
    ]
