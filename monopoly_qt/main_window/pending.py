"""What was applied and is not shown yet."""

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from ..ai.reasons import NONE, Why
from ..bridge import settings as keys
from ..bridge.session import Session
from ..bridge.settings import Settings
from ..core.events import AnyEvent
from ..core.state import State

_FRAME_MS: Final = 60  # how often the views follow computers that race


class Shown(msgspec.Struct, frozen=True):
    """One action's events, where they lead to, and why a computer did it."""

    events: Sequence[AnyEvent]
    state: State
    version: int
    by_computer: bool
    why: Why


class Pending(QObject):
    """Collects what the session applies; `due`: the views should show it now.

    While computers play without animation, that is some times a second and not at each action.
    """

    due = Signal()

    def __init__(self, session: Session, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self._moves: list[Shown] = []
        self._why: Why = NONE
        self._batch = QTimer(self)
        self._batch.setSingleShot(True)
        self._batch.setInterval(_FRAME_MS)
        self._batch.timeout.connect(self.due)
        session.reasoned.connect(self._on_reasoned)
        session.applied.connect(self._on_applied)

    @property
    def is_racing(self) -> bool:
        """Whether computers play without animation."""
        session = self._session
        races = session.is_finishing or self._settings.get(keys.SPEED) == "none"
        return races and session.has_game and not session.asks_person

    @property
    def events(self) -> list[AnyEvent]:
        """All that is to be shown, in order."""
        self._batch.stop()
        return [event for shown in self._moves for event in shown.events]

    @property
    def state(self) -> State:
        """Where it leads to. IndexError when there is nothing."""
        return self._moves[-1].state

    def take(self) -> list[Shown]:
        """It has been shown."""
        taken, self._moves = self._moves, []
        return taken

    def clear(self) -> None:
        """It need not be shown any more."""
        self._batch.stop()
        self._moves.clear()

    def _on_reasoned(self, why: Why) -> None:
        self._why = why

    def _on_applied(self, events: Sequence[AnyEvent], state: State) -> None:
        why, self._why = self._why, NONE
        game = self._session.game
        seat = game.log[-1].action.seat
        by_computer = seat >= 0 and not self._session.is_person(seat)
        self._moves.append(Shown(events, state, game.version, by_computer, why))
        if not self.is_racing:
            self.due.emit()
            return
        if not self._batch.isActive():
            self._batch.start()
        self._session.idle()
