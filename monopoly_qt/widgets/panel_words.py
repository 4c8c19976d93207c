"""Name and status in a player's panel: beside each other where there is room, else one below the other."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from . import fonts

DOT: Final = " · "
_BESIDE: Final = 9  # px between name and status
_BELOW: Final = 1
_LEAST: Final = 13


class Words(NamedTuple):
    """What stands where: `rows` are below the name, `beside` is on its line."""

    name: tuple[str, ...]  # one line where it fits
    name_font: QFont
    line: int  # height of a line of the name
    beside: str
    rows: tuple[str, ...]
    status_font: QFont

    @property
    def height(self) -> int:
        """The height of all lines."""
        return self._name_height + len(self.rows) * (QFontMetrics(self.status_font).height() + _BELOW)

    @property
    def _name_height(self) -> int:
        return self.line + (len(self.name) - 1) * QFontMetrics(self.name_font).height()

    def paint(self, painter: QPainter, left: int, top: int, name_colour: str, status_colour: str) -> None:
        """Draw it with its upper left corner here."""
        metrics, status = QFontMetrics(self.name_font), QFontMetrics(self.status_font)
        base = top + (self.line + metrics.ascent() - metrics.descent()) // 2
        painter.setPen(QColor(name_colour))
        painter.setFont(self.name_font)
        for number, row in enumerate(self.name):
            painter.drawText(QPoint(left, base + number * metrics.height()), row)
        painter.setPen(QColor(status_colour))
        painter.setFont(self.status_font)
        if self.beside:
            painter.drawText(QPoint(left + metrics.horizontalAdvance(self.name[0]) + _BESIDE, base), self.beside)
        for number, row in enumerate(self.rows):
            y = top + self._name_height + number * (status.height() + _BELOW) + _BELOW
            painter.drawText(QPoint(left, y + status.ascent()), row)


def arrange(name: str, parts: Sequence[str], room: int, name_font: QFont, status_font: QFont) -> Words:
    """Lay out a name and the parts of a status in so many px of width."""
    line = QFontMetrics(name_font).height()
    font = _fitting([name], room, name_font)
    shown = _wrapped(name, room, font)
    status = DOT.join(parts)
    left = room - QFontMetrics(font).horizontalAdvance(shown[0]) - _BESIDE
    if len(shown) == 1 and QFontMetrics(status_font).horizontalAdvance(status) <= left:
        return Words(shown, font, line, status, (), status_font)
    status_font = _fitting(parts, room, status_font)
    return Words(shown, font, line, "", tuple(_rows(parts, room, status_font)), status_font)


def _fitting(texts: Sequence[str], room: int, font: QFont) -> QFont:
    """The font itself, or a narrow one, in which each text fits; the smallest where none does."""
    if all(QFontMetrics(font).horizontalAdvance(text) <= room for text in texts):
        return font
    narrow = font
    for pixels in range(font.pixelSize() + 1, max(_LEAST, font.pixelSize() * 2 // 3) - 1, -1):
        narrow = fonts.caption_font(pixels, strong=font.bold())
        if all(QFontMetrics(narrow).horizontalAdvance(text) <= room for text in texts):
            break
    return narrow


def _rows(parts: Sequence[str], room: int, font: QFont) -> list[str]:
    """As many parts to a row as there is room for; a part that is too long alone goes on in the next row."""
    metrics = QFontMetrics(font)
    rows: list[str] = []
    for part in parts:
        longer = f"{rows[-1]}{DOT}{part}" if rows else ""
        if longer and metrics.horizontalAdvance(longer) <= room:
            rows[-1] = longer
        else:
            rows += _wrapped(part, room, font)
    return rows


def _wrapped(text: str, room: int, font: QFont) -> tuple[str, ...]:
    """The text in lines, between words where it can be."""
    if QFontMetrics(font).horizontalAdvance(text) <= room:
        return (text,)
    from PySide6.QtGui import QTextLayout, QTextOption  # the start does without them

    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    units = text.encode("utf-16-le")  # Qt counts in halves of what Python may count as one character
    lines = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        end = line.textStart() + line.textLength()
        lines.append(units[2 * line.textStart() : 2 * end].decode("utf-16-le").rstrip())
    layout.endLayout()
    return tuple(lines)
