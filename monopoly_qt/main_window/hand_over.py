"""Between people: what was pressed for one person's question must not answer the next one's."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ..widgets.decision import DecisionBar

QUIET_MS: Final = 400  # nobody has read a question sooner

_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_CLICKS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class HandOver(QObject):
    """For a moment after somebody else's question came up, Enter, Space and clicks on it do nothing.

    Each one that comes too early begins that moment anew, so that mashing a key answers nothing.
    """

    def __init__(self, bar: DecisionBar, parent: QObject) -> None:
        super().__init__(parent)
        self._bar = bar
        self.quiet_ms = QUIET_MS
        self._renewed = True
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)

    def begin(self, renewed: bool = True) -> None:
        """The question of another person than before has come up; not `renewed`: one's own, after one skipped to it."""
        self._renewed = renewed
        shown = self._bar.question or self._bar.talk
        for part in (shown, *shown.findChildren(QWidget)):
            part.installEventFilter(self)
        self._quiet.start(self.quiet_ms)

    def end(self) -> None:
        """Answers count again."""
        self._quiet.stop()

    @property
    def is_quiet(self) -> bool:
        """Whether answers are too early."""
        return self._quiet.isActive()

    def too_early(self) -> bool:
        """Whether an answer that comes now doesn't count; if so, the moment begins anew."""
        quiet = self.is_quiet
        if quiet and self._renewed:
            self._quiet.start(self.quiet_ms)
        return quiet

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow what would answer."""
        return _answers(event) and self.too_early()


def _answers(event: QEvent) -> bool:
    if isinstance(event, QKeyEvent):
        return event.type() == QEvent.Type.KeyPress and event.key() in _KEYS
    return event.type() in _CLICKS
