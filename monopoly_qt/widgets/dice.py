"""The dice: two white ones, and with the speed die a third."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ..core.chance import SPEED_FACES, Face, Throw
from . import icons
from .fill import fill
from .theme import theme

_SIDE: Final = 56
_PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_TUMBLES: Final = 7  # faces that pass by before a die lies still
_TURN: Final = 250.0  # degrees that it turns meanwhile


class DiceView(QWidget):
    """Shows a throw; `roll` draws it on its way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._throw: Throw = ()
        self._progress = self._growth = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.retranslate()
        theme().changed.connect(self._resized)

    @property
    def shown(self) -> Throw:
        """The throw that is shown, or on its way."""
        return self._throw

    def show_throw(self, throw: Sequence[Face]) -> None:
        """Shows a throw lying still; an empty one shows no dice."""
        self.roll(throw, 1.0)

    def roll(self, throw: Sequence[Face], progress: float) -> None:
        """Shows a throw at a moment of its way, from 0 to 1."""
        new = tuple(throw)
        if new != self._throw:
            self._throw = new
            self.updateGeometry()
            self.retranslate()
        self._progress = progress
        self.update()

    def retranslate(self) -> None:
        """The language, or the throw, has changed."""
        words = {"bus": self.tr("bus"), "mr": self.tr("hat")}
        faces = ", ".join(str(words.get(str(face), face)) for face in self._throw)
        self.setAccessibleName(self.tr("Dice: {faces}").format(faces=faces) if faces else self.tr("Dice"))
        self.setToolTip(self.accessibleName())

    def grow(self, factor: float) -> None:
        """So much larger than usual."""
        if factor != self._growth:
            self._growth = factor
            self._resized()

    def _resized(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """See Qt."""
        side = theme().px(_SIDE * self._growth)
        count = max(2, len(self._throw))
        return QSize(count * side + (count - 1) * side // 4 + 8, side + 8)

    def minimumSizeHint(self) -> QSize:
        """See Qt."""
        return QSize(max(2, len(self._throw)) * 44 + 8, 44)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        count = len(self._throw)
        if count:
            side = min(self.height() - 8.0, (self.width() - 8.0) / (count * 1.25 - 0.25))
            for number, face in enumerate(self._throw):
                centre = QPointF(4 + side / 2 + number * side * 1.25, self.height() / 2)
                self._paint_die(painter, centre, side, number, face)
        painter.end()

    def _paint_die(self, painter: QPainter, centre: QPointF, side: float, number: int, face: Face) -> None:
        left = 1.0 - self._progress
        painter.save()
        painter.translate(centre)
        if left > 0:
            # it settles: the turning slows down, the faces pass ever more slowly, the die comes down
            slow = left * left
            painter.rotate(_TURN * slow * (1 if number % 2 else -1))
            painter.scale(1 - 0.18 * slow, 1 - 0.18 * slow)
            face = self._passing(number, face, int(_TUMBLES * slow + 0.7))
        rect = QRectF(-side / 2, -side / 2, side, side)
        if number == 2:
            _paint_speed_die(painter, rect, face)
        else:
            _paint_body(painter, rect, theme().colours.die)
            _paint_pips(painter, side, int(face), theme().colours.pip)
        painter.restore()

    def _passing(self, number: int, face: Face, left: int) -> Face:
        """The face that is up when so many have still to pass; none is up twice running."""
        if not left:
            return face
        if number == 2:
            return SPEED_FACES[(SPEED_FACES.index(face) + left) % 5]
        return (int(face) - 1 + left * (2 + number * 3)) % 6 + 1


def _paint_body(painter: QPainter, rect: QRectF, colour: str) -> None:
    body = QColor(colour)
    painter.setPen(QPen(body.darker(150), max(1.0, rect.width() * 0.03)))
    painter.setBrush(body)
    edge = rect.width() * 0.02
    painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), rect.width() * 0.18, rect.width() * 0.18)


def _paint_pips(painter: QPainter, side: float, count: int, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    for x, y in _PIPS[count]:
        painter.drawEllipse(QPointF(x * side * 0.26, y * side * 0.26), side * 0.095, side * 0.095)


def _paint_speed_die(painter: QPainter, rect: QRectF, face: Face) -> None:
    colours, side = theme().colours, rect.width()
    if isinstance(face, int):
        _paint_body(painter, rect, colours.speed_die)
        _paint_pips(painter, side, face, colours.on_speed_die)
        return
    # the picture is a die with the figure cut out of it: what lies below gives the figure its colour
    _paint_body(painter, rect, colours.speed_die)
    inset = side * 0.14
    fill(painter, rect.adjusted(inset, inset, -inset, -inset), colours.on_speed_die)
    grown = side * (24 / 18 - 1) / 2
    picture = rect.adjusted(-grown, -grown, grown, grown)
    icons.paint(painter, icons.ICONS, f"dice-{face}", colours.speed_die, picture)
