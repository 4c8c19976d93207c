"""Filling rectangles."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter


def fill(painter: QPainter, rect: QRect | QRectF, colour: str) -> None:
    """Fill a rectangle with #RRGGBB. Not by fillRect: for that PySide makes an enum of 170 gradients, 3 ms."""
    painter.setBackground(QColor(colour))
    painter.eraseRect(rect)
