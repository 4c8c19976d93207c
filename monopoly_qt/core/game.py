"""A game: the set-up, the log of actions with their outcomes, and the state they lead to."""

import msgspec

from . import engine
from .actions import AnyAction, Refusal
from .board import Board
from .chance import Chance, Outcome, Recorded, Seeded
from .engine import advance
from .events import AnyEvent
from .frames import BANK, POT, Opening, Reason
from .play import Play
from .rules import OFFICIAL, Rules
from .state import State, empty_state

PERSON = "person"
MOST_SEATS = 8
SPEED_DIE_CASH = 1000
_SNAPSHOT_EVERY = 64  # actions between two kept states: undo and replay start from the last one


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat: token (a picture's name), colour (#RRGGBB), kind (PERSON or a computer's level)."""

    name: str
    token: str
    colour: str
    kind: str = PERSON
    personality: str = ""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that is agreed before the game. The seed gives the packs their order and the dice their throws."""

    board: str
    players: tuple[Player, ...]
    seed: int
    rules: Rules = OFFICIAL


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action with the outcomes it used."""

    action: AnyAction
    outcomes: tuple[Outcome, ...] = ()


def new_state(board: Board, rules: Rules, seats: int, chance: Chance) -> State:
    """The position before the opening throws (SETUP-1 … SETUP-3). ValueError for a number of seats that can't be."""
    if not 2 <= seats <= MOST_SEATS:
        raise ValueError(f"{seats} seats: a game has 2 to {MOST_SEATS}")
    s = empty_state(board, rules, seats)
    s.packs = [chance.shuffle(16), chance.shuffle(16)]
    p = Play(s, chance)
    cash = rules.starting_cash + (SPEED_DIE_CASH if rules.speed_die else 0)
    for seat in s.seats:
        p.pay(BANK, seat, cash, Reason("start", ("SETUP-2",)))
    if rules.free_parking == "pot":
        p.pay(BANK, POT, rules.free_parking_seed, Reason("seed", ("OPT-free_parking_seed",)))
    p.push(Opening(0, tuple(s.seats)))
    return s


class Game:
    """The only thing that changes: a log that grows, shrinks by undo and grows again by redo."""

    def __init__(self, setup: Setup, board: Board, log: list[Entry] | None = None, start: State | None = None) -> None:
        """A new game, or one replayed from its log. ChanceError or IllegalAction if a log doesn't fit its set-up.

        `start` is a position to begin with instead of the opening throws.
        """
        self.setup = setup
        self.board = board
        self.log: list[Entry] = []
        self._undone: list[Entry] = []
        chance = Seeded(setup.seed)
        first = new_state(board, setup.rules, len(setup.players), chance) if start is None else start.copy()
        self._first_index = chance.index
        self._used: list[int] = [0]  # outcomes used before each action
        self._kept = {0: first}
        self.state = first.copy()
        for entry in log or []:
            self.repeat(entry)

    @property
    def version(self) -> int:
        """How many actions were done."""
        return len(self.log)

    @property
    def can_undo(self) -> bool:
        """Whether there is an action to take back."""
        return bool(self.log)

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be done again."""
        return bool(self._undone)

    def why_not(self, action: AnyAction) -> Refusal | None:
        """None if the action is possible now, else why not."""
        return engine.why_not(self.state, action)

    def options(self, seat: int) -> list[AnyAction]:
        """All that a player may do now, except offers and higher bids."""
        return engine.options(self.state, seat)

    def do(self, action: AnyAction) -> list[AnyEvent]:
        """Do an action; what was undone before can't be done again. IllegalAction if not possible."""
        events = self._play(action, Seeded(self.setup.seed, self._first_index + self._used[-1]))
        self._undone.clear()
        return events

    def repeat(self, entry: Entry) -> list[AnyEvent]:
        """Do an action with the outcomes that it had. ChanceError, ValueError or IllegalAction if they don't fit."""
        return self._play(entry.action, Recorded(entry.outcomes))

    def _play(self, action: AnyAction, chance: Seeded | Recorded) -> list[AnyEvent]:
        new = self.state.copy()
        events = advance(new, action, chance)
        if isinstance(chance, Recorded) and chance.left:
            raise ValueError(f"action {self.version + 1} has outcomes that nothing asked for")
        self.state = new
        self.log.append(Entry(action, tuple(chance.outcomes)))
        self._used.append(self._used[-1] + len(chance.outcomes))
        if self.version % _SNAPSHOT_EVERY == 0:
            self._kept[self.version] = new.copy()
        return events

    def undo(self) -> Entry:
        """Take the last action back; the same dice come again. IndexError if there is none."""
        entry = self.log[-1]
        self.state = self.at(self.version - 1)
        self._kept.pop(self.version, None)
        self.log.pop()
        self._used.pop()
        self._undone.append(entry)
        return entry

    def redo(self) -> list[AnyEvent]:
        """Do the last undone action again. IndexError if there is none."""
        entry = self._undone.pop()
        return self._play(entry.action, Recorded(entry.outcomes))

    def at(self, count: int) -> State:
        """The state after so many actions of the log."""
        base = max(n for n in self._kept if n <= count)
        s = self._kept[base].copy()
        for entry in self.log[base:count]:
            advance(s, entry.action, Recorded(entry.outcomes))
        return s

    def events(self, number: int) -> list[AnyEvent]:
        """What the action with this index in the log led to."""
        entry = self.log[number]
        return advance(self.at(number), entry.action, Recorded(entry.outcomes))

    def view_for(self, seat: int) -> State:
        """What that player may know."""
        return view_of(self.state)


def view_of(s: State) -> State:
    """The position as everybody at the table sees it: all but the order of the packs."""
    view = s.copy()
    view.packs = [sorted(pack) for pack in view.packs]
    return view
