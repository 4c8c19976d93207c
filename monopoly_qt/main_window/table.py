"""The table: the board as large as there is room, and the right column with players and log, or a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

from ..widgets.board import BoardView
from ..widgets.log import LogView
from ..widgets.players import PlayersView
from ..widgets.theme import set_role

if TYPE_CHECKING:
    from ..dialogs.sheet import Sheet

_COLUMN: Final = (336, 940)  # the least and the largest width of the right column
_PAD: Final = 12
# of the column's height, before the players scroll: usually, and when there are many
_PLAYERS_SHARE: Final = (0.58, 0.68)


class Column(QWidget):
    """Players, then the log."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        set_role(self, "panel")
        self.players = PlayersView(self)
        self.log = LogView(self)

    def arrange(self) -> None:
        """Give the players what they need, within limits, and the log the rest."""
        inner = QRect(_PAD, _PAD - 2, self.width() - 2 * _PAD, self.height() - 2 * _PAD + 2)
        self.players.setGeometry(inner.x(), inner.y(), inner.width(), self.players.height())
        least_log = self.log.least_height(inner.width())
        share = _PLAYERS_SHARE[self.players.is_crowded]
        most = min(round(inner.height() * share), inner.height() - least_log - 8)
        height = min(self.players.content_height() + 2, most)
        self.players.setGeometry(inner.x(), inner.y(), inner.width(), height)
        top = inner.y() + height + 8
        self.log.setGeometry(inner.x(), top, inner.width(), inner.bottom() - top + 1)

    def event(self, event: QEvent) -> bool:
        """The head of the log may need more rows, or less."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        self.arrange()


class Table(QWidget):
    """The window's middle. Below 1100 px the right column narrows, never the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "table")
        self.board = BoardView(self)
        self.right = QStackedWidget(self)
        self.column = Column(self.right)
        self.right.addWidget(self.column)
        self.sheet: Sheet | None = None
        self.setMinimumSize(self.board.minimumWidth() + _COLUMN[0], self.board.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        side = min(height, width - _COLUMN[0])
        column = min(width - side, _COLUMN[1])
        self.board.setGeometry(0, 0, width - column, height)
        self.right.setGeometry(width - column, 0, column, height)

    def show_sheet(self, sheet: Sheet) -> None:
        """Put a sheet in place of players and log."""
        self.close_sheet()
        self.sheet = sheet
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(sheet)
        self.right.addWidget(scroll)
        self.right.setCurrentWidget(scroll)

    def close_sheet(self) -> None:
        """Players and log are back."""
        if self.sheet is None:
            return
        self.sheet = None
        old = self.right.currentWidget()
        self.setFocus()  # hiding what has the focus would hand it to the filter of the log
        self.right.setCurrentWidget(self.column)
        self.right.removeWidget(old)
        old.hide()
        old.deleteLater()
