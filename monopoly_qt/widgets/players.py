"""The players, one below the other."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ..bridge.text import Texts
from ..core.game import Player
from ..core.state import State
from .player_panel import PlayerPanel
from .theme import theme

_GAP: Final = 6
_LOW_GAP: Final = 4
_CROWD: Final = 4  # with more players than this the panels are lower


def tr(text: str) -> str:
    """The short words of the panels."""
    return QCoreApplication.translate("Players", text)


class PlayersView(QScrollArea):
    """All players, one below the other; scrolls when they don't fit."""

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setViewport(QWidget())  # see LogList
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panels: list[PlayerPanel] = []
        self._inside = QWidget()
        self._inside.setProperty("role", "panel")
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(_GAP)
        self._column.addStretch(1)
        self.setWidget(self._inside)
        self._shown: tuple[State, list[str]] | None = None
        self._revealed = -1
        theme().changed.connect(self.retranslate)
        self.retranslate()

    def set_game(self, players: Sequence[Player], texts: Texts) -> None:
        """Another game: its players."""
        for panel in self.panels:
            self._column.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        self.panels = [PlayerPanel(seat, player, texts, self._inside) for seat, player in enumerate(players)]
        for panel in self.panels:
            panel.pointed.connect(self.pointed)
            panel.resize(self.viewport().width(), panel.height())  # so that no line wraps that need not
            self._column.insertWidget(self._column.count() - 1, panel)
        self._column.setSpacing(self._gap)
        self._shown = None
        self._revealed = -1

    @property
    def is_crowded(self) -> bool:
        """Whether there are so many that the panels are lower."""
        return len(self.panels) > _CROWD

    @property
    def _gap(self) -> int:
        return _LOW_GAP if self.is_crowded else _GAP

    def show_state(self, state: State, kinds: Sequence[str]) -> None:
        """Show a position; `kinds`: who decides for each seat now."""
        self._shown = state, list(kinds)
        for panel, kind in zip(self.panels, kinds, strict=True):
            panel.show_state(state, kind, self.is_crowded)
        self.updateGeometry()
        self.reveal()

    def money_at(self, seat: int) -> QPoint | None:
        """Where on the screen a player's money is; None while the panels are hidden."""
        if not self.isVisible() or not 0 <= seat < len(self.panels):
            return None
        panel = self.panels[seat]
        return panel.mapToGlobal(QPoint(panel.width() - theme().px(60), panel.height() // 2))

    def reveal(self) -> None:
        """Scroll to whoever moves, each time another one does; in between people may look around."""
        if self._shown is None:
            return
        state = self._shown[0]
        seat = state.turn if state.turn >= 0 else state.awaiting
        if 0 <= seat < len(self.panels) and seat != self._revealed:
            view = self.viewport()  # the area would take over the new heights only later
            self._inside.resize(view.width(), max(view.height(), self.content_height()))
            self._column.activate()
            self.ensureWidgetVisible(self.panels[seat], 0, self._gap)
            self._revealed = seat if self.isVisible() else -1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Whoever moves stays in view."""
        super().resizeEvent(event)
        self._revealed = -1
        self.reveal()

    def retranslate(self) -> None:
        """Another language, text size or theme."""
        self.setAccessibleName(tr("Players"))
        for panel in self.panels:
            panel.forget()
        if self._shown is not None:
            self.show_state(*self._shown)

    def content_height(self) -> int:
        """The height that shows everybody."""
        width = self.viewport().width()
        return sum(p.needed_height(width) for p in self.panels) + self._gap * len(self.panels)

    def sizeHint(self) -> QSize:
        """As high as the panels together."""
        return QSize(320, self.content_height())

    def minimumSizeHint(self) -> QSize:
        """It can be much lower, since it scrolls."""
        return QSize(260, 120)
