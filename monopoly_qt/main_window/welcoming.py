"""The way into a game in the middle of an empty board, made when somebody has closed the first dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from ..bridge.session import Session
from .files import Files

if TYPE_CHECKING:
    from ..dialogs.welcome import Welcome


class Welcoming(QObject):
    """Shows `card` while no game is being played and no dialog is open."""

    def __init__(self, session: Session, files: Files, centre: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._files, self._centre = session, files, centre
        self.card: Welcome | None = None
        files.closed.connect(self._on_closed)
        session.reset.connect(self._on_reset)

    def _on_closed(self) -> None:
        if self._session.has_game or self._files.dialog is not None:
            return
        if self.card is None:
            self.card = self._made()
        self.card.new.setFocus(Qt.FocusReason.OtherFocusReason)

    def _made(self) -> Welcome:
        from ..dialogs.welcome import Welcome

        card = Welcome(self._centre)
        card.new_game.connect(self._files.new_game)
        card.open_game.connect(self._files.open)
        layout = self._centre.layout()
        if layout is not None:
            layout.addWidget(card)
        return card

    def _on_reset(self) -> None:
        if self.card is not None:
            self.card.deleteLater()
            self.card = None

    def retranslate(self) -> None:
        """Another language."""
        if self.card is not None:
            self.card.retranslate()
