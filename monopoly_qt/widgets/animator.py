"""Plays what happened on the views, one event after the other.

It has its own copy of the position, which lags behind the game: rules never wait for pictures. One animation drives
everything; when nothing moves, no timer runs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from ..bridge.text import Texts
from ..core import events as ev
from ..core.state import State
from .board import BoardView
from .cards import CardsView
from .dice import DiceView
from .scenes import Anchor, Scenes, Step

if TYPE_CHECKING:
    from .drive import Drive

# How long things take, in parts of what they take at the normal speed.
SPEEDS: Final = {"none": 0.0, "very_fast": 0.2, "fast": 0.5, "normal": 1.0, "slow": 1.8, "very_slow": 3.0}


class Animator(QObject):
    """Shows events in the order in which they came.

    `anchor` tells where on the screen a seat's money is; None means that it is not to be seen, and then the
    seat's token stands for it.
    """

    idle = Signal()  # all that was given to `play` is shown
    told = Signal(object, object)  # an event and the position before it: every event, in order, also when skipped
    heard = Signal(object)  # an event that is seen as it happens
    synced = Signal(object)  # the position that the views show from now on

    def __init__(
        self,
        board: BoardView,
        dice: DiceView,
        cards: CardsView,
        anchor: Anchor = lambda _seat: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._board, self._dice, self._cards = board, dice, cards
        self._scenes = Scenes(board, dice, cards, anchor)
        self._state: State | None = None
        self._target: State | None = None  # where the coming events lead
        self._coming: deque[ev.Event] = deque()
        self._event: ev.Event | None = None  # what is being shown
        self._steps: deque[Step] = deque()
        self._step: Step | None = None
        self._speed = "normal"
        self._busy = False

    @cached_property
    def _drive(self) -> Drive:
        from .drive import Drive

        drive = Drive(self)
        drive.valueChanged.connect(self._on_moment)
        drive.finished.connect(self._on_finished)
        return drive

    @property
    def speed(self) -> str:
        """One of SPEEDS; a change takes effect with the next movement, and "none" ends the one under way."""
        return self._speed

    @speed.setter
    def speed(self, name: str) -> None:
        if name not in SPEEDS:
            raise ValueError(f'there is no speed "{name}"')
        self._speed = name
        if not SPEEDS[name]:
            self.skip()

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self._busy

    def set_game(self, texts: Texts) -> None:
        """Another game or language; the views have been given it before, and a `reset` follows."""
        self._scenes.texts = texts

    def reset(self, state: State) -> None:
        """Shows a position without playing anything; what was still to be shown is dropped."""
        was_busy, self._busy = self._busy, False
        self._break_off()
        self._coming.clear()
        self._target = self._event = None
        self._show(state)
        self._dice.show_throw(state.dice)
        self._cards.put_back()
        if was_busy:
            self.idle.emit()

    def play(self, events: Sequence[ev.Event], state: State) -> None:
        """Shows these events, which lead to this position, after those that are still to be shown."""
        self._coming.extend(events)
        self._target = state
        if not SPEEDS[self._speed] or self._state is None:
            self._finish()
        elif not self._busy:
            self._busy = True
            self._go_on()

    def skip(self) -> None:
        """Shows the end of everything at once."""
        if self._busy:
            self._finish()

    def _go_on(self) -> None:
        """Starts the next movement, or comes to the end."""
        while not self._steps:
            if self._event is not None:
                self._fold(self._event)
            if not self._coming or self._state is None:
                self._finish()
                return
            self._event = self._coming.popleft()
            self.told.emit(self._event, self._state)
            self.heard.emit(self._event)
            self._steps.extend(self._scenes.steps(self._event, self._state))
        self._start(self._steps.popleft())

    def _start(self, step: Step) -> None:
        self._step = step
        self._drive.begin(max(1, round(step.length * SPEEDS[self._speed])), step.smooth)

    def _on_moment(self, progress: float) -> None:
        if self._step is not None and self._drive.runs:
            self._step.seen(progress)

    def _on_finished(self) -> None:
        step, self._step = self._step, None
        if step is not None:
            step.seen(1.0)
            self._go_on()

    def _fold(self, event: ev.Event) -> None:
        """Takes an event that was shown into the views' copy."""
        self._event = None
        if self._state is None:
            return
        event.fold(self._state)
        self._settle_card(event)
        self._board.show_state(self._state)
        self.synced.emit(self._state)

    def _settle_card(self, event: ev.Event) -> None:
        if isinstance(event, ev.Drawn):
            self._cards.show_card(event.pack, event.card)
        elif isinstance(event, ev.TurnBegan | ev.GameOver):
            self._cards.put_back()

    def _break_off(self) -> None:
        if self._step is not None:
            self._step = None
            self._drive.stop()
        self._steps.clear()
        self._scenes.clear()

    def _finish(self) -> None:
        """Shows the end of all that was given."""
        self._break_off()
        coming, self._event = self._event, None
        events = [coming] if coming is not None else []
        for event in (*events, *self._coming):
            if self._state is not None:
                if event is not coming:
                    self.told.emit(event, self._state)
                event.fold(self._state)
            self._settle_card(event)
        self._coming.clear()
        if self._target is not None:
            target, self._target = self._target, None
            self._show(target)
            self._dice.show_throw(target.dice)
        self._busy = False
        self.idle.emit()

    def _show(self, state: State) -> None:
        """Takes over a position as the views' own copy."""
        self._state = state.copy()
        self._board.show_state(self._state)
        self.synced.emit(self._state)
