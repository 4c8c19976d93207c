"""The flow of a game: the only holder of a Game. People submit, computers are asked, views show, then the next.

submit → game.do → kept on disk → `applied` → the animator says idle → the next one is asked. It never blocks.
"""

import logging
from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from .. import ai
from ..ai.reasons import Why
from ..core import actions, engine
from ..core.actions import AnyAction, Offer, Refusal
from ..core.board import Board
from ..core.frames import Trade
from ..core.game import PERSON, Entry, Game, Player
from ..core.state import State
from . import settings as keys
from . import sweep
from .clock import Clock
from .settings import Settings
from .spared import spared
from .undo import may_undo
from .worker import Worker

_log = logging.getLogger(__name__)

# Reading time in ms from the end of one computer's move to its next, by speed.
PACE: Final = {"none": 0, "very_fast": 60, "fast": 250, "normal": 600, "slow": 1300, "very_slow": 2600}


Follow = tuple[Offer, Why]


class Keeper(Protocol):
    """Keeps a game on disk as it happens. OSError when that fails."""

    def keep(self, entry: Entry, kinds: tuple[str, ...]) -> None:
        """One more action, and who decides for each seat if that is not as the set-up says."""

    def drop(self) -> None:
        """The last action was taken back."""

    def close(self) -> None:
        """The game is put away; it can be taken up again."""


class Session(QObject):
    """One game in play. Set `waits_for_views` when an animator answers `applied` with `idle()`."""

    applied = Signal(object, object)  # events, state
    asking = Signal()  # a person must decide now
    thinking = Signal(int)  # a computer's seat
    reasoned = Signal(object)  # why a computer does what comes next
    refused = Signal(object)  # Refusal
    reset = Signal()  # another position: views take it over without animation
    over = Signal()
    saved_trouble = Signal(str)
    hurry = Signal()  # whatever still moves is shown at once
    waiting = Signal(int)  # the next throw waits so many seconds, so that owners may ask for rent
    pausing = Signal(bool)
    seated = Signal(int)  # a computer stands in for a person from now on, or the person is back

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.waits_for_views = False
        self.clock = Clock(self)
        self.clock.up.connect(self._soon)
        self.version = 0
        self._game: Game | None = None
        self._keeper: Keeper | None = None
        self._kinds: list[str] = []
        self._undo_floor = 0  # what was decided before a seat was handed over stays
        self._showing = self._paused = self._finishing = False
        self._graced = -1  # the turn whose throw has waited for owners
        self._answer: tuple[AnyAction, Why, Follow | None] | None = None
        self._follow: Follow | None = None  # a counter-offer that comes before the person goes on
        self._worker = Worker(self)
        self._worker.answered.connect(self._on_answer)
        self._worker.failed.connect(self._on_failure)
        self._next = self._timer(self._go_on)
        self._pace = self._timer(self._play_answer)
        self._grace = self._timer(self._soon)
        self._since = QElapsedTimer()

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    # What there is

    @property
    def game(self) -> Game:
        """The game in play. RuntimeError when there is none."""
        if self._game is None:
            raise RuntimeError("no game")
        return self._game

    @property
    def has_game(self) -> bool:
        """Whether a game was begun or opened."""
        return self._game is not None

    @property
    def state(self) -> State:
        """The true position; views show it once the animator is done."""
        return self.game.state

    @property
    def board(self) -> Board:
        """The board of the game."""
        return self.state.board

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits on each seat."""
        return self.game.setup.players

    def is_person(self, seat: int) -> bool:
        """Whether a person decides for this seat now."""
        return 0 <= seat < len(self._kinds) and self._kinds[seat] == PERSON

    @property
    def people(self) -> list[int]:
        """The seats of people who are still in the game."""
        return [s for s in self.state.seats if self.is_person(s) and not self.state.bankrupt[s]]

    @property
    def is_busy(self) -> bool:
        """Whether something is still being shown."""
        return self._showing

    @property
    def is_paused(self) -> bool:
        """Whether the game rests."""
        return self._paused

    @property
    def is_finishing(self) -> bool:
        """Whether computers play to the end at once."""
        return self._finishing

    @property
    def asks_person(self) -> bool:
        """Whether the decision on top waits for a person."""
        return self.has_game and self.is_person(self.state.awaiting)

    # Begin and end

    def start(self, game: Game, keeper: Keeper | None, played: int = 0, kinds: tuple[str, ...] = ()) -> None:
        """Take up a game: a new one or one from a file. `played`: ms already played; `kinds`: see `stand_ins`."""
        self.close()
        self._game = game
        self._keeper = keeper
        self._kinds = list(kinds) or [p.kind for p in game.setup.players]
        self._undo_floor = 0
        self._spare(0)
        minutes = game.setup.rules.end_minutes
        self.clock.set(played, None if minutes is None else minutes * 60_000)
        self._jump()

    def close(self) -> None:
        """Put the game away; safe in the middle of anything."""
        self._stop_waiting()
        self.clock.stop()
        self._worker.forget()
        self._showing = self._paused = self._finishing = False
        self._graced = -1
        self._follow = None
        keeper, self._keeper = self._keeper, None
        self._game = None
        if keeper is not None:
            self._on_disk(keeper.close)

    def shutdown(self) -> None:
        """The program ends."""
        self.close()
        self._worker.stop()

    # What people do

    def why_not(self, action: AnyAction) -> Refusal | None:
        """Why an action is not possible now; None: it is."""
        if self._grace.isActive() and isinstance(action, actions.Roll):
            return Refusal("RENT-9", "grace", {"seconds": max(1, self._grace.remainingTime() // 1000)})
        return engine.why_not(self.state, action)

    def options(self, seat: int) -> list[AnyAction]:
        """All that a seat may do now, but for offers and other bids."""
        return engine.options(self.state, seat)

    def submit(self, action: AnyAction) -> bool:
        """A person's action; False (and `refused` says why) when it is not possible."""
        if self._game is None or not self.is_person(action.seat):
            return False
        refusal = self.why_not(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        if self._showing:
            self.hurry.emit()
        self._follow = None
        self._do(action)
        return True

    def idle(self) -> None:
        """The views have shown everything: go on."""
        if self._showing:
            self._showing = False
            self._since.start()
            self._soon()

    def skip(self) -> None:
        """Somebody is in a hurry: no more waiting for what moves, or for reading time."""
        if self._showing:
            self.hurry.emit()
        elif self._pace.isActive():
            self._pace.stop()
            self._play_answer()

    def pause(self, on: bool) -> None:
        """Let the game rest, or go on."""
        if self._game is None or on == self._paused:
            return
        self._paused = on
        if on:
            self._stop_waiting()
            self.clock.stop()
        else:
            self._soon()
        self.pausing.emit(on)

    def finish(self) -> None:
        """Computers play to the end at once: nobody reads along any more."""
        self._finishing = True
        self.pause(False)
        self.skip()

    def end_waiting(self) -> None:
        """Nobody asks for rent: the next throw need not wait."""
        if self._grace.isActive():
            self._grace.stop()
            self._soon()

    def _spare(self, since: int) -> None:
        """Tell the computers what people refused for good."""
        for told in spared(self.game, since):
            self._worker.spare(*told)

    def hand_over(self, seat: int, kind: str) -> bool:
        """A computer of this kind plays on for a person, or (kind PERSON) the person is back.

        False for who has left the game, and when nothing changes.
        """
        if self._game is None or self.state.bankrupt[seat] or self._kinds[seat] == kind:
            return False
        self._kinds[seat] = kind
        self._finishing = False
        self._undo_floor = self.game.version
        self._stop_waiting()
        self.version += 1
        self.seated.emit(seat)
        self._soon()
        return True

    @property
    def stand_ins(self) -> tuple[str, ...]:
        """Who decides for each seat, if that is not as the set-up says."""
        kinds = tuple(self._kinds)
        return () if kinds == tuple(p.kind for p in self.players) else kinds

    def kind(self, seat: int) -> str:
        """Who decides for a seat now: PERSON or a computer's level."""
        return self._kinds[seat]

    # Undo and redo

    def can_undo(self) -> bool:
        """Whether the last decision may be taken back."""
        game = self._game
        if game is None or game.version <= self._undo_floor:
            return False
        return may_undo(game.log[-1], self.is_person)

    def can_redo(self) -> bool:
        """Whether a decision taken back may be played again."""
        return self._game is not None and self._game.can_redo

    def undo(self) -> bool:
        """Take back the last decision."""
        if not self.can_undo():
            return False
        self.game.undo()
        if self._keeper is not None:
            self._on_disk(self._keeper.drop)
        self._jump()
        return True

    def redo(self) -> bool:
        """Play again what was taken back."""
        if not self.can_redo():
            return False
        self.game.redo()
        self._keep(self.game.log[-1])
        self._jump()
        return True

    def _jump(self) -> None:
        self._stop_waiting()
        self._showing = False
        self.version += 1
        self.reset.emit()
        self._soon()

    # The flow

    def _do(self, action: AnyAction) -> None:
        self._stop_waiting()
        events = self.game.do(action)
        self.version += 1
        self._keep(self.game.log[-1])
        self._spare(self.game.version - 1)
        self._showing = self.waits_for_views
        self.applied.emit(events, self.state)
        if not self._showing:
            self._soon()

    def _stop_waiting(self) -> None:
        self._worker.drop()
        self._answer = None
        for timer in (self._next, self._pace, self._grace):
            timer.stop()

    def _soon(self) -> None:
        """Go on from the event loop, so that nothing is called from inside what called us."""
        if not self._showing and not self._paused and self._game is not None:
            self._next.start(0)

    def _go_on(self) -> None:
        sweep.sweep()
        if self._game is None or self._showing or self._paused:
            return
        state = self.state
        if not state.stack:
            self.clock.stop()
            self.over.emit()
            return
        self.clock.start()
        if self._must_first():
            return
        seat = state.awaiting
        if self.is_person(seat):
            self.asking.emit()
        else:
            self.thinking.emit(seat)
            player = self.players[seat]
            if player.kind != self._kinds[seat]:
                player = Player(player.name, player.token, player.colour, self._kinds[seat], player.personality)
            top = state.stack[-1]
            counters = isinstance(top, Trade) and self.is_person(top.by)
            self._worker.ask(self.version, player, self.game.view_for(seat), seat, counters)

    def _must_first(self) -> bool:
        """The time limit, a counter-offer, and rents that may still be asked for come before whoever is asked."""
        if self.clock.is_up and engine.why_not(self.state, actions.TimeUp()) is None:
            self._do(actions.TimeUp())
            return True
        follow, self._follow = self._follow, None
        if follow is not None and engine.why_not(self.state, follow[0]) is None:
            self.reasoned.emit(follow[1])
            self._do(follow[0])
            return True
        state = self.state
        for owner in {c.owner for c in state.claims if not self.is_person(c.owner)}:
            if engine.why_not(self.state, actions.AskRent(owner)) is None:
                self._do(actions.AskRent(owner))
                return True
        seconds = self.settings.get(keys.GRACE)
        if seconds and state.decision == "roll" and self._graced != state.turns and self._lost_by_throw(state):
            self._graced = state.turns
            self._grace.start(seconds * 1000)
            self.waiting.emit(seconds)
            return True
        return False

    def _lost_by_throw(self, state: State) -> bool:
        """Whether a person would lose a rent by the throw that comes next (RENT-9)."""
        return any(self.is_person(c.owner) and c.debtor != state.awaiting for c in state.claims)

    def _on_answer(self, version: int, action: AnyAction, why: Why, then: Follow | None) -> None:
        if version != self.version or self._game is None:
            return
        if engine.why_not(self.state, action) is not None:
            self._on_failure(version, f"illegal answer {action}")
            return
        self._answer = action, why, then
        pace = 0 if self._finishing else PACE[self.settings.get(keys.SPEED)]
        waited = self._since.elapsed() if self._since.isValid() else 0
        if pace > waited:
            self._pace.start(pace - waited)
        else:
            self._play_answer()

    def _play_answer(self) -> None:
        answer, self._answer = self._answer, None
        if answer is not None and not self._paused:
            action, why, self._follow = answer
            self.reasoned.emit(why)
            self._do(action)

    def _on_failure(self, version: int, text: str) -> None:
        if version != self.version or self._game is None:
            return
        seat = self.state.awaiting
        _log.error("the computer on seat %d failed: %s", seat, text)
        self.reasoned.emit(Why("safe"))
        self._do(ai.safe_default(self.game.view_for(seat), seat))

    # On disk

    def _keep(self, entry: Entry) -> None:
        if self._keeper is not None:
            keeper = self._keeper
            self._on_disk(lambda: keeper.keep(entry, self.stand_ins))

    def _on_disk(self, work: Callable[[], None]) -> None:
        try:
            work()
        except OSError as error:
            _log.exception("keeping the game failed")
            self.saved_trouble.emit(str(error))
