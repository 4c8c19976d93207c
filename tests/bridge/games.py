"""Games to tell stories about: they begin where a test wants it, and go on by actions with scripted dice."""

from collections.abc import Callable, Sequence

from monopoly_qt import assets
from monopoly_qt.ai.players import make_player
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.actions import AnyAction
from monopoly_qt.core.chance import Face, Recorded, Seeded
from monopoly_qt.core.engine import advance
from monopoly_qt.core.frames import Turn
from monopoly_qt.core.game import Entry, Game, Player, Setup, new_state
from monopoly_qt.core.rules import OFFICIAL, Rules
from monopoly_qt.core.state import State

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
TOKENS = ("car", "cat", "dog", "hat", "iron", "ship", "shoe", "wheelbarrow")

Step = tuple[AnyAction, Sequence[Sequence[Face]]]


def players(count: int, computers: Sequence[int] = ()) -> tuple[Player, ...]:
    """So many players; those on the seats of `computers` are greedy computers."""
    kinds = ["greedy" if n in computers else "person" for n in range(count)]
    return tuple(Player(NAMES[n], TOKENS[n], "#AA0000", kinds[n]) for n in range(count))


def game(
    count: int,
    change: Callable[[State], None],
    steps: Sequence[Step] = (),
    rules: Rules = OFFICIAL,
    computers: Sequence[int] = (),
) -> Game:
    """A game in which seat 0 is about to throw, once `change` has arranged the table. IllegalAction: a wrong step."""
    start = new_state(assets.board("us"), rules, count, Seeded(1))
    start.stack[:] = [Turn(0)]
    start.turns = 1
    change(start)
    state, log = start.copy(), []
    for action, outcomes in steps:
        chance = Recorded(outcomes)
        advance(state, action, chance)
        log.append(Entry(action, tuple(chance.outcomes)))
    return Game(Setup("us", players(count, computers), 1, rules), assets.board("us"), log, start)


def played(seed: int, count: int, most: int = 3000, rules: Rules = OFFICIAL) -> Game:
    """A whole game of greedy computers from its opening throws on."""
    made = Game(Setup("us", players(count, range(count)), seed, rules), assets.board("us"))
    minds = [make_player("greedy") for _ in range(count)]
    while made.state.stack and made.version < most:
        seat = made.state.awaiting
        made.do(minds[seat].decide(made.view_for(seat), seat))
    return made


def texts(of: Game) -> Texts:
    """The sentences about a game."""
    return Texts(of.board, of.setup.players)
