"""What is drawn on bands: the pattern of each colour group, houses and hotels."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from ..core.state import HOTEL
from .fill import fill
from .theme import Theme, pattern_colour

Pattern = Callable[[QPainter, QRectF, float], None]


def _slanted(painter: QPainter, rect: QRectF, step: float) -> None:
    reach = rect.height()
    x = rect.left() - reach
    while x < rect.right():
        painter.drawLine(QLineF(x, rect.bottom(), x + reach, rect.top()))
        x += step * 1.4


def _counter(painter: QPainter, rect: QRectF, step: float) -> None:
    reach = rect.height()
    x = rect.left() - reach
    while x < rect.right():
        painter.drawLine(QLineF(x, rect.top(), x + reach, rect.bottom()))
        x += step * 1.4


def _upright(painter: QPainter, rect: QRectF, step: float) -> None:
    x = rect.left() + step / 2
    while x < rect.right():
        painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()))
        x += step


def _level(painter: QPainter, rect: QRectF, step: float) -> None:
    y = rect.top() + step / 2
    while y < rect.bottom():
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y))
        y += step


def _plain(_painter: QPainter, _rect: QRectF, _step: float) -> None:
    """No pattern is a pattern too."""


def _dotted(painter: QPainter, rect: QRectF, step: float, radius: float) -> None:
    painter.setBrush(painter.pen().color())
    painter.setPen(Qt.PenStyle.NoPen)
    y, row = rect.top() + step / 2, 0
    while y < rect.bottom() + radius:
        x = rect.left() + step / 2 + (row % 2) * step / 2
        while x < rect.right() + radius:
            painter.drawEllipse(QPointF(x, y), radius, radius)
            x += step
        y, row = y + step * 0.75, row + 1


def _dots(painter: QPainter, rect: QRectF, step: float) -> None:
    _dotted(painter, rect, step, step * 0.17)


def _spots(painter: QPainter, rect: QRectF, step: float) -> None:
    _dotted(painter, rect, step * 1.6, step * 0.38)


def _checks(painter: QPainter, rect: QRectF, step: float) -> None:
    colour, side = painter.pen().color().name(), step * 0.7
    for row in range(int(rect.height() / side) + 1):
        for column in range(row % 2, int(rect.width() / side) + 1, 2):
            square = QRectF(rect.left() + column * side, rect.top() + row * side, side, side)
            fill(painter, square & rect, colour)


def _crosses(painter: QPainter, rect: QRectF, step: float) -> None:
    _slanted(painter, rect, step * 1.3)
    _counter(painter, rect, step * 1.3)


def _mesh(painter: QPainter, rect: QRectF, step: float) -> None:
    _upright(painter, rect, step * 1.3)
    _level(painter, rect, step * 1.3)


# By the order of the groups in the board file; a board has at most ten.
PATTERNS: Final[tuple[Pattern, ...]] = (
    _slanted, _dots, _upright, _level, _plain, _counter, _spots, _checks, _crosses, _mesh,
)  # fmt: skip


def band(painter: QPainter, rect: QRectF, colour: str, number: int, unit: float, patterned: bool = True) -> None:
    """Fills a rectangle with a group's colour and pattern; `unit` is the width of a space."""
    painter.save()
    painter.setClipRect(rect)
    fill(painter, rect, colour)
    if patterned:
        step = max(5.0, unit * 0.1)
        painter.setPen(QPen(QColor(pattern_colour(colour)), max(1.0, step * 0.16)))
        PATTERNS[number % len(PATTERNS)](painter, rect, step)
    painter.restore()


def _house_path(rect: QRectF) -> QPainterPath:
    """A gable wall: the roof comes to a point."""
    path = QPainterPath(QPointF(rect.center().x(), rect.top()))
    eaves = rect.top() + rect.height() * 0.45
    path.lineTo(rect.right(), eaves)
    path.lineTo(rect.right(), rect.bottom())
    path.lineTo(rect.left(), rect.bottom())
    path.lineTo(rect.left(), eaves)
    path.closeSubpath()
    return path


def _hotel_path(rect: QRectF) -> QPainterPath:
    """A broad block with two wings and a tower between."""
    wing, tower = rect.width() * 0.3, rect.top() + rect.height() * 0.3
    path = QPainterPath(QPointF(rect.left(), rect.bottom()))
    for x, y in (
        (rect.left(), tower), (rect.left() + wing, tower), (rect.left() + wing, rect.top()),
        (rect.right() - wing, rect.top()), (rect.right() - wing, tower), (rect.right(), tower),
        (rect.right(), rect.bottom()),
    ):  # fmt: skip
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def buildings(painter: QPainter, rect: QRectF, level: int, colours: Theme, growth: float = 1.0) -> None:
    """Draws 1–4 houses or (5) a hotel along a band, level on the page even where the band is upright.

    With a `growth` below 1 the last building is just going up.
    """
    upright = rect.height() > rect.width()
    along, across = (rect.height(), rect.width()) if upright else (rect.width(), rect.height())
    side = min(across * 0.72, along / 4.6)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPen(QColor(colours.token_ring), max(1.0, side * 0.13))
    outline.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(outline)
    if level == HOTEL:
        width, height = (across * 0.84, across * 0.95) if upright else (side * 2.3, side)
        width, height = width * growth, height * growth
        painter.setBrush(QColor(colours.hotel))
        painter.drawPath(_hotel_path(_around(rect.center(), width, height)))
    else:
        painter.setBrush(QColor(colours.house))
        for n in range(level):
            offset = (n - (level - 1) / 2) * along / 4.25
            centre = rect.center() + (QPointF(0, offset) if upright else QPointF(offset, 0))
            size = side * (growth if n == level - 1 else 1.0)
            painter.drawPath(_house_path(_around(centre, size, size)))
    painter.restore()


def _around(centre: QPointF, width: float, height: float) -> QRectF:
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
