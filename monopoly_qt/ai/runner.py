"""Plays one game of computers as fast as it goes, and counts what happens."""

import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from ..core.actions import AnyAction, AskRent, EndTurn, Roll, TimeUp
from ..core.board import Board
from ..core.chance import Seeded, mix
from ..core.engine import IllegalAction, advance, perform, why_not
from ..core.frames import Turn
from ..core.game import new_state
from ..core.rules import Rules
from ..core.state import State
from .habits import safe_default
from .measure import BINS_AN_OCTAVE, JAIL, Tally
from .player import Computer
from .players import make_player
from .weights import Weights

MAX_ROUNDS: Final = 1000
_MINUTES_A_ROUND: Final = 2.0  # of a family at a table, for rules with a time limit
_PLAIN: Final[dict[str, type[AnyAction]]] = {"throw": Roll, "end": EndTurn}  # legal whenever they are asked for
_FACE_DOWN: Final = [list(range(16)), list(range(16))]  # the packs as any player sees them


def play_game(
    players: Sequence[str],
    order: Sequence[int],
    board: Board,
    rules: Rules,
    seed: int,
    max_rounds: int = MAX_ROUNDS,
    own: Sequence[Weights | None] = (),
    watch: Callable[[State], None] | None = None,
    start: State | None = None,
) -> Tally:
    """One game; seat n is played by `players[order[n]]` ("kind" or "kind:personality"), and the result is by player.

    `own`: weights by player. `watch` sees the table at the beginning of each turn. `start`: a position to play on from.
    """
    weigh = own or [None] * len(players)
    names = [players[who].partition(":") for who in order]
    computers = [
        make_player(kind, personality, mix(seed, 1000 + n), weigh[order[n]])
        for n, (kind, _, personality) in enumerate(names)
    ]
    tally = Tally(len(players))
    chance = Seeded(seed)
    s = new_state(board, rules, len(order), chance) if start is None else start
    throws, mover, turns = 0, -1, 0
    clock, landings, times = time.perf_counter, tally.landings, [list[float]() for _ in order]
    while s.stack and s.round <= max_rounds:
        if watch is not None and s.turns != turns:
            turns = s.turns
            watch(s)
        seat = s.stack[-1].seat
        packs, s.packs = s.packs, _FACE_DOWN
        before = clock()
        action = _decide(computers[seat], s, seat, tally)
        times[seat].append(clock() - before)
        s.packs = packs
        if type(action) is Roll and type(s.stack[-1]) is Turn:
            if mover >= 0:
                landings[JAIL if s.jail[mover] else s.space[mover]] += 1
            mover = seat
            throws += 1
        perform(s, action, chance)
        chance.outcomes.clear()
        if s.claims or rules.end_minutes is not None:
            _meanwhile(s, chance)
    if mover >= 0:
        landings[JAIL if s.jail[mover] else s.space[mover]] += 1
    tally.throws = throws
    _close(s, tally, order, times)
    return tally


def _decide(computer: Computer, view: State, seat: int, tally: Tally) -> AnyAction:
    """A computer's answer, or the safe default when it fails."""
    try:
        action = computer.decide(view, seat)
        top = view.stack[-1]
        if type(top) is Turn and action.seat == seat and type(action) is _PLAIN[top.phase]:
            return action
        refusal = why_not(view, action)
        if refusal is None:
            return action
        raise IllegalAction(refusal)
    except Exception as error:  # whatever goes wrong in one computer must not end the game
        tally.failed(f"{computer.kind}: {type(error).__name__}: {error}")
        return safe_default(view, seat)


def _meanwhile(s: State, chance: Seeded) -> None:
    """Computers ask for their rent at once (RENT-9); the family's clock goes on."""
    minutes = s.rules.end_minutes
    if minutes is not None and not s.time_up and s.stack and s.round * _MINUTES_A_ROUND > minutes:
        advance(s, TimeUp(), chance)
    while s.claims:
        ask = AskRent(s.claims[0].owner)
        if why_not(s, ask) is not None:
            return
        advance(s, ask, chance)


def _close(s: State, tally: Tally, order: Sequence[int], times: list[list[float]]) -> None:
    tally.games = 1
    tally.rounds.append(s.round)
    if not s.stack:
        tally.decided = 1
        for seat in s.winners:
            tally.wins[order[seat]] += 1 / len(s.winners)
    for seat, who in enumerate(order):
        counts = tally.times[who]
        for micros, count in Counter([int(value * 1e7) / 10 for value in times[seat]]).items():
            number = int(math.log2(micros + 1e-3) * BINS_AN_OCTAVE)
            counts[number] = counts.get(number, 0) + count
