"""The thread on which the computers think. Each answer carries the version that it was asked with."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QThread, Signal, Slot

from ..core.game import Player
from ..core.state import State
from . import sweep
from .spared import Spared

if TYPE_CHECKING:
    from ..ai import Computer

_log = logging.getLogger(__name__)
_SWITCH_SECONDS: Final = 0.001  # how long a thinking computer may keep the window waiting for the interpreter


class _Thinker(QObject):
    """Lives on the thread; keeps one computer a seat, since they remember what they offered."""

    answered = Signal(int, object, object, object)
    failed = Signal(int, str)

    def __init__(self) -> None:
        super().__init__()
        self.wanted = 0  # the newest version asked for; written by the window's thread
        self._computers: dict[int, tuple[Player, Computer]] = {}
        self._spared: list[Spared] = []

    @Slot(int, object, object, int, bool)
    def think(self, version: int, player: Player, view: State, seat: int, counters: bool = False) -> None:
        if version != self.wanted:
            return
        try:
            computer = self._computer(seat, player)
            action = computer.decide(view, seat)
            why = computer.why
            counter = computer.counter(view, seat) if counters else None
        except Exception as error:  # a fault in one computer must not stop the game for the family
            _log.exception("the computer on seat %d broke off", seat)
            self.failed.emit(version, f"{type(error).__name__}: {error}")
            return
        then = None if counter is None else (counter.offer, computer.why)
        self.answered.emit(version, action, why, then)

    def _computer(self, seat: int, player: Player) -> Computer:
        from ..ai import make_player  # the window opens without the computers

        known = self._computers.get(seat)
        if known is None or known[0] != player:
            known = self._computers[seat] = (player, make_player(player.kind, player.personality, seat + 1))
            for told in self._spared:
                if told.by == seat:
                    known[1].spare(told.seat, told.spaces)
        return known[1]

    @Slot(int, int, object)
    def spare(self, by: int, seat: int, spaces: tuple[int, ...]) -> None:
        """The computer on the seat `by`, and whichever takes that seat later, is not to ask `seat` for these deeds."""
        self._spared.append(Spared(by, seat, spaces))
        known = self._computers.get(by)
        if known is not None:
            known[1].spare(seat, spaces)

    @Slot()
    def forget(self) -> None:
        """Another game begins."""
        self._computers.clear()
        self._spared.clear()


class Worker(QObject):
    """Asks computers on their own thread. `answered(version, action, why, then)`, `failed(version, text)`.

    `then`: an offer that may follow a refusal at once, with its reason, or None.
    """

    answered = Signal(int, object, object, object)
    failed = Signal(int, str)
    _ask = Signal(int, object, object, int, bool)
    _forget = Signal()
    _spare = Signal(int, int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(_SWITCH_SECONDS)
        sweep.begin()
        self._thread = QThread(self)
        self._thread.setObjectName("computers")
        self._thinker = _Thinker()
        self._thinker.moveToThread(self._thread)
        self._ask.connect(self._thinker.think)
        self._forget.connect(self._thinker.forget)
        self._spare.connect(self._thinker.spare)
        self._thinker.answered.connect(self.answered)
        self._thinker.failed.connect(self.failed)

    def ask(self, version: int, player: Player, view: State, seat: int, counters: bool = False) -> None:
        """Ask the computer on this seat, and for a counter-offer; older questions that still wait are dropped."""
        if not self._thread.isRunning():
            self._thread.start(QThread.Priority.LowPriority)
        self._thinker.wanted = version
        self._ask.emit(version, player, view, seat, counters)

    def spare(self, by: int, seat: int, spaces: tuple[int, ...]) -> None:
        """Tell the computer on the seat `by` not to ask `seat` for these deeds again."""
        self._spare.emit(by, seat, spaces)

    def drop(self) -> None:
        """Forget the question that is under way: its answer will be stale."""
        self._thinker.wanted = -1

    def forget(self) -> None:
        """Another game begins: computers remember nothing of this one."""
        self.drop()
        self._forget.emit()

    def stop(self) -> None:
        """End the thread; waits for the thought under way."""
        self.drop()
        self._thread.quit()
        self._thread.wait()
        sweep.end()
