"""One space of the board as a widget: a button for mouse, keyboard and screen reader with a cached picture."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from . import face as faces
from .face import Face
from .geometry import Ring
from .theme import theme

_STEPS = {
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Up: (0, -1),
}


class SpaceButton(QAbstractButton):
    """A space. `pointed` tells that pointer or focus came (True) or went; `walked` that an arrow key was pressed."""

    pointed = Signal(int, bool)
    walked = Signal(int, int, int)  # index, to the right, down
    chosen = Signal(int)

    def __init__(self, index: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.index = index
        self._face = Face(index, "chance", "")
        self._ring: Ring | None = None
        self._picture: QPixmap | None = None
        self._marked = self._flashing = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click shows it; the keys stay with the question
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.chosen.emit(self.index))

    def show_face(self, face: Face) -> None:
        """Shows something else, if it is something else."""
        if face != self._face:
            self._face = face
            self.redraw()

    def set_ring(self, ring: Ring) -> None:
        """Takes its place on a board of this size."""
        self._ring = ring
        self.setGeometry(ring.rect(self.index))
        self.redraw()

    def mark(self, marked: bool) -> None:
        """Draws a frame around the space, or takes it away."""
        if marked != self._marked:
            self._marked = marked
            self.update()

    def flash(self, on: bool) -> None:
        """Draws a frame for a moment: something happens here."""
        if on != self._flashing:
            self._flashing = on
            self.update()

    @property
    def face(self) -> Face:
        """What it shows."""
        return self._face

    @property
    def picture_key(self) -> int:
        """Another number for each picture that was drawn, 0 before the first."""
        return self._picture.cacheKey() if self._picture is not None else 0

    @property
    def marked(self) -> bool:
        """Whether it has a frame."""
        return self._marked

    def redraw(self) -> None:
        """Drops the cached picture."""
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        """See Qt."""
        return self.size()

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            painter = QPainter(self._picture)
            if self._ring is not None:
                faces.paint(painter, self._face, self._ring, theme().colours, theme().patterns)
            painter.end()
        return self._picture

    def paintEvent(self, _event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn())
        colours = theme().colours
        whole = QRectF(self.rect())
        if self._marked or self._flashing:
            painter.setPen(QPen(QColor(colours.accent), 3))
            painter.drawRect(whole.adjusted(1.5, 1.5, -1.5, -1.5))
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.focus), 3))
            painter.drawRect(whole.adjusted(1.5, 1.5, -1.5, -1.5))
        elif self.underMouse() and not self._marked:
            painter.setPen(QPen(QColor(colours.ink), 2))
            painter.drawRect(whole.adjusted(1, 1, -1, -1))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the ring; Enter chooses; everything else belongs to the window."""
        key = Qt.Key(event.key())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if plain and key in _STEPS:
            self.walked.emit(self.index, *_STEPS[key])
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        """See Qt."""
        super().enterEvent(event)
        self.update()
        self.pointed.emit(self.index, True)

    def leaveEvent(self, event: QEvent) -> None:
        """See Qt."""
        super().leaveEvent(event)
        self.update()
        self.pointed.emit(self.index, False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """See Qt."""
        super().focusInEvent(event)
        self.pointed.emit(self.index, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """See Qt."""
        super().focusOutEvent(event)
        self.pointed.emit(self.index, False)
