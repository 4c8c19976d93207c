"""One line of the log: words that wrap, with links on spaces and sums."""

from functools import cache
from typing import Final

import msgspec
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..bridge.log_book import Item
from ..bridge.texts.line import Part
from .fill import fill
from .theme import theme

LEFT: Final = 18  # of the words; the player's dot is before them
PAD: Final = 7
SIZE: Final = 15.5


class Word(msgspec.Struct, frozen=True):
    """A word where it stands, and which part of the line it belongs to."""

    rect: QRectF
    text: str
    part: int


class Laid(msgspec.Struct, frozen=True):
    """A line laid out for a width."""

    words: tuple[Word, ...]
    height: int


class Measure:
    """Measures words once each, for a line of the log has few that no other has."""

    def __init__(self) -> None:
        look = theme()
        self.plain, self.bold = look.font(SIZE), look.font(SIZE, bold=True)
        self._metrics = {False: QFontMetricsF(self.plain), True: QFontMetricsF(self.bold)}
        self.height = QFontMetrics(self.plain).height() + 1
        self.ascent = QFontMetrics(self.plain).ascent()
        self.space = self._metrics[False].horizontalAdvance(" ")
        self.width = cache(self._width)

    def _width(self, word: str, bold: bool) -> float:
        return self._metrics[bold].horizontalAdvance(word)

    def font(self, part: Part) -> QFont:
        """The face of a part."""
        return self.bold if is_bold(part) else self.plain

    def lay_out(self, item: Item, width: int) -> Laid:
        """Break a line into rows. Parts join without a gap unless their text has one."""
        words: list[Word] = []
        x, y, right = float(LEFT), float(PAD), float(width - 2)
        for number, part in enumerate(item.parts):
            pieces = part.text.split(" ")
            for n, word in enumerate(pieces):
                if n:
                    x += self.space
                for piece in self._fitting(word, part, right - LEFT):
                    advance = self.width(piece, is_bold(part))
                    tail = self._tail(item, number) if n == len(pieces) - 1 else 0.0
                    if x > LEFT and x + advance + tail > right:
                        x, y = float(LEFT), y + self.height
                    words.append(Word(QRectF(x, y, advance, self.height), piece, number))
                    x += advance
        return Laid(tuple(words), round(y) + self.height + PAD)

    def _fitting(self, word: str, part: Part, room: float) -> list[str]:
        """The word; in pieces if no row is wide enough, as for names in writings without blanks. Nothing for none."""
        if self.width(word, is_bold(part)) <= room:
            return [word] if word else []
        from PySide6.QtGui import QTextLayout, QTextOption  # a start does without

        anywhere = QTextOption()
        anywhere.setWrapMode(QTextOption.WrapMode.WrapAnywhere)
        layout = QTextLayout(word, self.font(part))
        layout.setTextOption(anywhere)
        layout.beginLayout()
        encoded, pieces = word.encode("utf-16-le"), []  # Qt counts like that
        while (row := layout.createLine()).isValid():
            row.setLineWidth(room)
            start, length = row.textStart(), row.textLength()
            pieces.append(encoded[2 * start : 2 * (start + length)].decode("utf-16-le"))
        layout.endLayout()
        return pieces

    def _tail(self, item: Item, number: int) -> float:
        """The width of what follows a part without a gap: a full stop must not begin a row."""
        if number + 1 == len(item.parts):
            return 0.0
        after = item.parts[number + 1]
        return self.width(after.text.split(" ")[0], is_bold(after))


def is_bold(part: Part) -> bool:
    """Names of players stand out."""
    return part.seat >= 0


def is_link(part: Part) -> bool:
    """Spaces and sums can be followed."""
    return part.space >= 0 or part.money


class LogLine(QAbstractButton):
    """Shows one line; a click on a space chooses it, on a sum or anywhere else asks why."""

    pointed = Signal(object)  # spaces to light
    chosen = Signal(int)
    why = Signal(object)  # Item
    step = Signal(int)  # a key that moves to another line

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told: Item | None = None
        self._laid = Laid((), 0)
        self._measure: Measure | None = None
        self._colour = ""
        self._link = -1  # the part under the pointer or chosen by keys
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(self._follow)

    def show_line(self, told: Item, laid: Laid, measure: Measure, colour: str) -> None:
        """Show this line."""
        self._measure, self._laid, self._colour = measure, laid, colour
        if told is not self.told:
            self.told = told
            self._link = -1
            self.setAccessibleName(told.text)
        self.update()

    def links(self) -> list[int]:
        """The numbers of the parts that can be followed."""
        return [n for n, part in enumerate(self.told.line.parts) if is_link(part)] if self.told else []

    def rect_of(self, part: int) -> QRect:
        """Where the first word of a part stands."""
        return next((w.rect.toAlignedRect() for w in self._laid.words if w.part == part), QRect())

    def _spaces(self) -> list[int]:
        if self.told is None:
            return []
        parts = self.told.line.parts
        if self._link >= 0:
            return [parts[self._link].space] if parts[self._link].space >= 0 else []
        return [p.space for p in parts if p.space >= 0]

    def _follow(self) -> None:
        if self.told is None:
            return
        part = self.told.line.parts[self._link] if self._link >= 0 else None
        if part is not None and part.space >= 0:
            self.chosen.emit(part.space)
        else:
            self.why.emit(self.told)

    def _choose_link(self, link: int) -> None:
        if link == self._link:
            return
        self._link = link
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.pointed.emit(self._spaces())
        self.update()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dot, words, lines under links, a hairline below."""
        if self.told is None or self._measure is None:
            return
        colours, painter = theme().colours, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse() or self.hasFocus():
            fill(painter, self.rect(), colours.highlight)
        if self._colour:
            painter.setPen(QPen(QColor(colours.control), 1))
            painter.setBrush(QColor(self._colour))
            painter.drawEllipse(QPointF(6, PAD + self._measure.height / 2), 4.5, 4.5)
        parts = self.told.parts
        for word in self._laid.words:
            part = parts[word.part]
            painter.setFont(self._measure.font(part))
            painter.setPen(QColor(colours.ink if word.part < len(self.told.line.parts) else colours.soft))
            base = word.rect.top() + self._measure.ascent
            painter.drawText(QPointF(word.rect.left(), base), word.text)
            if is_link(part):
                thick = 2.0 if word.part == self._link else 1.0
                painter.setPen(QPen(QColor(colours.ink), thick))
                painter.drawLine(QPointF(word.rect.left(), base + 3), QPointF(word.rect.right(), base + 3))
        painter.setPen(QColor(colours.hairline))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.focus), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -2))
        painter.end()

    # Pointer and keys

    def _part_at(self, point: QPoint) -> int:
        for word in self._laid.words:
            if word.rect.adjusted(-3, -2, 3, 2).contains(QPointF(point)) and self.told is not None:
                return word.part if is_link(self.told.parts[word.part]) else -1
        return -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A link under the pointer lights its space alone."""
        super().mouseMoveEvent(event)
        self._choose_link(self._part_at(event.position().toPoint()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The link that was pressed is the one followed."""
        self._choose_link(self._part_at(event.position().toPoint()))
        super().mousePressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the spaces of the line."""
        super().enterEvent(event)
        self._link = -1
        self.pointed.emit(self._spaces())

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing."""
        super().leaveEvent(event)
        self._link = -1
        self.pointed.emit([])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """As when the pointer is on it."""
        super().focusInEvent(event)
        self.pointed.emit(self._spaces())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """As when the pointer leaves."""
        super().focusOutEvent(event)
        self._link = -1
        self.pointed.emit([])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down change the line, left and right the link, Enter follows."""
        key = Qt.Key(event.key())
        links = [-1, *self.links()]
        if key in STEPS:
            self.step.emit(STEPS[key])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            at = links.index(self._link) + (1 if key == Qt.Key.Key_Right else -1)
            self._choose_link(links[at % len(links)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._follow()
        else:
            super().keyPressEvent(event)


STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Home: -1_000_000,
    Qt.Key.Key_End: 1_000_000,
}
