"""The coloured and patterned band of a group, with its name."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from ..core.board import Board
from ..widgets import icons, patterns
from ..widgets.fill import fill
from ..widgets.theme import theme
from .parts import label


class Swatch(QWidget):
    """A patch of a group's colour and pattern; an icon for railroads and utilities."""

    def __init__(self, width: int = 28, height: int = 20, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour, self._number, self._picture = "", 0, ""
        self.setFixedSize(QSize(width, height))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_group(self, board: Board, group: str) -> None:
        """Which group."""
        found = [(n, g.colour) for n, g in enumerate(board.colours) if g.id == group]
        self._number, self._colour = found[0] if found else (0, "")
        self._picture = "" if found else group
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self._picture:
            icons.paint(painter, icons.ICONS, self._picture, theme().colours.ink, rect)
        elif self._colour:
            paint_swatch(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), self._colour, self._number)
        painter.end()


def paint_swatch(painter: QPainter, rect: QRectF, colour: str, number: int) -> None:
    """The colour, its pattern if patterns are shown, and an outline that every colour needs."""
    fill(painter, rect, colour)
    if theme().patterns:
        patterns.band(painter, rect, colour, number, 60)
    painter.setPen(QColor(theme().colours.line))
    painter.drawRect(rect)


class GroupBand(QWidget):
    """Swatch and name of a group."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.swatch = Swatch()
        self.words = label("heading")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.swatch)
        layout.addWidget(self.words, 1)

    def show_group(self, board: Board, group: str, words: str) -> None:
        """Which group, and what to say beside it."""
        self.swatch.show_group(board, group)
        self.words.setText(words[:1].upper() + words[1:])
