"""The small marks that say which deeds of a group, and which cards, a player has."""

from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen

from ..bridge.text import Texts
from ..core.board import Board
from ..core.state import State
from . import fonts, icons, patterns
from .theme import theme

_SWATCH: Final = 15
_PICTURES: Final = {"railroad": "railroad", "utility": "utility"}


class Chip(msgspec.Struct, frozen=True):
    """One mark: what stands on it, what it means in words, its spaces, its looks."""

    text: str
    words: str
    spaces: tuple[int, ...]
    full: bool
    colour: str = ""  # of a colour group
    number: int = 0  # the group's number, which chooses the pattern
    picture: str = ""  # or an icon

    def width(self) -> int:
        """Logical pixels at the text size in use."""
        return theme().px(_SWATCH) + QFontMetrics(_font(self.full)).horizontalAdvance(self.text) + 11


def _font(full: bool) -> QFont:
    return fonts.caption_font(theme().px(15), strong=full)


def tr(text: str) -> str:
    """The words of the marks."""
    return QCoreApplication.translate("Players", text)


def chips_of(state: State, seat: int, texts: Texts) -> list[Chip]:
    """What a player has: colour groups in board order, railroads, utilities, cards that free from Jail."""
    found = []
    owned = state.deeds_of(seat)
    for group in dict.fromkeys(state.board.group_of(space) for space in owned):
        spaces = tuple(space for space in owned if state.board.group_of(space) == group)
        found.append(_group_chip(state, group, spaces, texts))
    found.sort(key=lambda chip: bool(chip.picture))
    cards = state.jail_cards.count(seat)
    if cards:
        words = tr("Get out of Jail free cards: {count}").format(count=cards)
        found.append(Chip(str(cards), words, (), False, picture="key"))
    return found


def _group_chip(state: State, group: str, spaces: tuple[int, ...], texts: Texts) -> Chip:
    size = len(state.board.mates[spaces[0]])
    words = tr("{group}: {count} of {all}").format(group=texts.group(group), count=len(spaces), all=size)
    houses = sum(level for level in (state.buildings[s] for s in spaces) if level < 5)
    hotels = sum(state.buildings[s] == 5 for s in spaces)
    pledged = sum(state.mortgaged[s] for s in spaces)
    if houses:
        words += tr(", houses: {count}").format(count=houses)
    if hotels:
        words += tr(", hotels: {count}").format(count=hotels)
    if pledged:
        words += tr(", mortgaged: {count}").format(count=pledged)
    full = len(spaces) == size
    text = f"{len(spaces)}/{size}"
    if group in _PICTURES:
        return Chip(text, words, spaces, full, picture=_PICTURES[group])
    number, colour = _looks(state.board, group)
    return Chip(text, words, spaces, full, colour=colour, number=number)


def _looks(board: Board, group: str) -> tuple[int, str]:
    return next((n, g.colour) for n, g in enumerate(board.colours) if g.id == group)


def paint_chip(painter: QPainter, place: QRect, chip: Chip) -> None:
    """A swatch with the group's pattern, or a picture, then the count; a whole group is filled and framed."""
    colours = theme().colours
    frame = QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5)
    outline = QPainterPath()
    outline.addRoundedRect(frame, 5, 5)
    painter.fillPath(outline, QColor(colours.highlight if chip.full else colours.card))
    swatch = QRectF(frame.left(), frame.top(), theme().px(_SWATCH), frame.height())
    if chip.picture:
        inside = swatch.adjusted(2, 3, 0, -3)
        icons.paint(painter, icons.ICONS, chip.picture, colours.ink, inside)
    else:
        painter.save()
        painter.setClipPath(outline)
        patterns.band(painter, swatch, chip.colour, chip.number, 50, theme().patterns)
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.ink if chip.full else colours.control), 2.0 if chip.full else 1.0))
    painter.drawPath(outline)
    painter.setFont(_font(chip.full))
    painter.setPen(QColor(colours.ink))
    painter.drawText(frame.adjusted(swatch.width(), 0, 0, 0), Qt.AlignmentFlag.AlignCenter, chip.text)
