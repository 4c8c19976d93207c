"""A sum of money on its way over the window."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from .theme import theme


class MoneyChip(QWidget):
    """A sum in a pill; a child of the window, above everything, that takes no part in mouse, focus or layout."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        self.hide()

    def start(self, text: str) -> None:
        """Takes another sum, and comes to the front."""
        self._text = text
        metrics = QFontMetricsF(theme().font(20, bold=True))
        self.resize(QSize(round(metrics.horizontalAdvance(text) + 28), round(metrics.height() + 10)))

    def move_between(self, start: QPoint, end: QPoint, progress: float) -> None:
        """Is seen at a moment of the way between two points of the screen."""
        window = self.parentWidget()
        if window is None:
            return
        at = QPointF(start) + (QPointF(end) - QPointF(start)) * progress
        self.move(window.mapFromGlobal(at.toPoint()) - self.rect().center())
        if not self.isVisible():
            self.show()
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme().colours
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.setPen(QPen(QColor(colours.on_accent), 2))
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(QColor(colours.on_accent))
        painter.setFont(theme().font(20, bold=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()
