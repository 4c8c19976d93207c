"""The playing time: runs only while a game is being played (option end_minutes)."""

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal


class Clock(QObject):
    """Counts milliseconds of play; `up` when the limit is reached. It wakes nobody before that."""

    up = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before = 0
        self._limit: int | None = None
        self._running = QElapsedTimer()
        self._alarm = QTimer(self)
        self._alarm.setSingleShot(True)
        self._alarm.timeout.connect(self._ring)

    def set(self, played: int, limit: int | None) -> None:
        """Begin with the time already played; `limit` in ms, or None."""
        self.stop()
        self._before = played
        self._limit = limit

    @property
    def played(self) -> int:
        """Milliseconds played so far."""
        return self._before + (self._running.elapsed() if self._running.isValid() else 0)

    @property
    def is_up(self) -> bool:
        """Whether the limit is reached."""
        return self._limit is not None and self.played >= self._limit

    def start(self) -> None:
        """Play goes on."""
        if self._running.isValid():
            return
        self._running.start()
        self._wind()

    def _wind(self) -> None:
        if self._limit is not None:
            self._alarm.start(max(0, min(self._limit - self.played, 2**31 - 1)))

    def _ring(self) -> None:
        """A timer may be a little early."""
        if self.is_up:
            self.up.emit()
        else:
            self._wind()

    def stop(self) -> None:
        """Play rests: pause, the end, another game."""
        self._before = self.played
        self._running.invalidate()
        self._alarm.stop()
