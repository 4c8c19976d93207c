"""Where the keyboard goes when a dialog closes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import isValid

from ..bridge.session import Session
from .asking import Asker
from .files import Files


class KeysBack(QObject):
    """Back to where it was before; to the question, where that is gone: Qt would take the first space of the board."""

    def __init__(self, window: QMainWindow, session: Session, files: Files, asker: Asker) -> None:
        super().__init__(window)
        self._window, self._asker = window, asker
        self._before: QWidget | None = None
        self._away = False
        files.opened.connect(self._on_opened)
        session.reset.connect(self._forget)
        window.installEventFilter(self)

    def _on_opened(self) -> None:
        if not self._away:  # else one dialog follows another
            self._before, self._away = self._window.focusWidget(), True

    def _forget(self) -> None:
        """Another game: what had the keyboard before means nothing any more."""
        self._before = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window is active again; Qt gives out the focus right after that."""
        if event.type() == QEvent.Type.WindowActivate and self._away:
            self._away = False
            QTimer.singleShot(0, self._settle)
        return super().eventFilter(watched, event)

    def _settle(self) -> None:
        before = self._before
        if before is None or not isValid(before) or not before.isVisible() or not before.isEnabled():
            self._asker.take_keys()
