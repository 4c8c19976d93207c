"""Draws one space of the board: a pure function of what there is to see on it."""

from typing import Final

import msgspec
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from . import captions, icons, patterns
from .captions import Fitted
from .colours import mix
from .fill import fill
from .geometry import BAND, BOTTOM, TOP, Ring, edge_of
from .theme import Theme, on_colour

_SIZE: Final = 0.225  # of a caption, in widths of a space
_STRIP: Final = 0.25
_GAP: Final = 0.025  # beside a caption, in widths of a space

# The icon of each kind of space, and the colour of the theme that it is drawn in.
_ICONS: Final = {
    "chance": ("chance", "chance"),
    "community_chest": ("community_chest", "chest"),
    "income_tax": ("income_tax", "soft"),
    "luxury_tax": ("luxury_tax", "soft"),
    "railroad": ("railroad", "soft"),
    "go": ("go", "accent"),
    "free_parking": ("free_parking", "accent"),
    "go_to_jail": ("go_to_jail", "accent"),
    "jail": ("jail", "accent"),
}


class Face(msgspec.Struct, frozen=True):
    """All that a space shows, tokens apart. Sums and captions are ready to be drawn."""

    index: int
    kind: str
    name: str
    note: str = ""  # the price, or what a tax costs
    icon: str = ""
    colour: str = ""  # of the group
    number: int = 0  # of the group, for its pattern
    owner: str = ""  # colour
    token: str = ""
    level: int = 0
    growth: float = 1.0  # of the building that is just going up
    mortgaged: str = ""  # the word for it when it is
    beside: str = ""  # the Jail's corner: the words for those who only visit


class Placed(msgspec.Struct, frozen=True):
    """A caption with the rectangle that it has to stay in."""

    text: str
    fitted: Fitted
    rect: QRectF
    strong: bool = True


def icon_of(kind: str, number: int) -> str:
    """The picture of a space of this kind; the number tells the utilities apart."""
    if kind == "utility":
        return ("electric", "water")[number] if number < 2 else "utility"
    return _ICONS[kind][0] if kind in _ICONS else ""


def layout(face: Face, ring: Ring) -> tuple[list[Placed], QRectF]:
    """The captions of a space with their places, and the room of its band or icon."""
    if face.index % 10 == 0:
        return _corner_layout(face, ring)
    unit = ring.unit
    owned = face.kind in ("street", "railroad", "utility")
    inner = {"street": BAND, "railroad": 0.4, "utility": 0.46}.get(face.kind, 0.5 if face.note else 0.72) * unit
    if face.kind != "street" and edge_of(face.index) not in (BOTTOM, TOP):
        inner = min(inner, 0.46 * unit)
    parts = ring.parts(face.index, round(inner), round(_STRIP * unit) if owned else 2)
    gap = unit * _GAP
    room = parts.caption.adjusted(gap, 1, -gap, -1)
    placed = _stack(face, room, max(captions.LEAST, round(unit * _SIZE)))
    return placed, parts.inner


def _stack(face: Face, room: QRectF, pixels: int) -> list[Placed]:
    """The name with the price or mark below it, together in the middle of the room."""
    note = face.mortgaged or face.note
    if not note:
        return [Placed(face.name, captions.fit(face.name, room.width(), room.height(), pixels), room)]
    margin = pixels * 0.4 if face.mortgaged else 0.0
    below = captions.fit(note, room.width() - margin, room.height() / 1.9, pixels, bool(face.mortgaged))
    gap = max(1.0, pixels * 0.12)
    above = captions.fit(face.name, room.width(), room.height() - below.height - gap, pixels)
    top = room.center().y() - (above.height + gap + below.height) / 2
    name = QRectF(room.left(), top, room.width(), above.height)
    price = QRectF(room.left(), top + above.height + gap, room.width(), below.height)
    return [Placed(face.name, above, name), Placed(note, below, price, bool(face.mortgaged))]


def _corner_layout(face: Face, ring: Ring) -> tuple[list[Placed], QRectF]:
    side, gap = float(ring.rect(face.index).width()), ring.unit * _GAP
    pixels = max(captions.LEAST, round(ring.unit * _SIZE * 1.12))
    if face.kind == "jail":
        cell = ring.jail_cell()
        inside = QRectF(cell.left() + gap, cell.top() + gap, cell.width() - 2 * gap, cell.height() * 0.28)
        beside = QRectF(gap + 1, cell.bottom() + 1, side - 2 * gap - 2, side - cell.bottom() - gap - 1)
        placed = [
            Placed(text, captions.fit(text, room.width(), room.height(), pixels), room)
            for text, room in ((face.name, inside), (face.beside, beside))
        ]
        return placed, cell.adjusted(0, cell.height() * 0.28, 0, 0)
    room = QRectF(gap + 1, side * 0.04, side - 2 * gap - 2, side * 0.34)
    return _stack(face, room, pixels), QRectF(side * 0.2, side * 0.42, side * 0.6, side * 0.52)


def paint(painter: QPainter, face: Face, ring: Ring, colours: Theme, patterned: bool) -> None:
    """Draws a space at the painter's origin."""
    placed, inner = layout(face, ring)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    rect = ring.rect(face.index)
    fill(painter, QRect(QPoint(0, 0), rect.size()), colours.paper)
    if face.kind == "jail":
        _paint_cell(painter, ring, colours)
    if face.kind == "street":
        _paint_band(painter, face, ring, inner, colours, patterned)
    elif face.icon:
        colour = getattr(colours, _ICONS.get(face.kind, ("", "soft"))[1])
        icons.paint(painter, icons.ICONS, face.icon, colour, _icon_rect(face, inner))
    if face.owner:
        _paint_owner(painter, face, ring, colours)
    for number, caption in enumerate(placed):
        _paint_caption(painter, face, caption, number > 0, colours)


def _icon_rect(face: Face, inner: QRectF) -> QRectF:
    if face.kind == "jail":
        return inner.adjusted(2, 0, -2, -2)
    inset = 0.0 if face.index % 10 == 0 else min(inner.width(), inner.height()) * 0.08
    return inner.adjusted(inset, inset, -inset, -inset)


def _paint_cell(painter: QPainter, ring: Ring, colours: Theme) -> None:
    cell = ring.jail_cell()
    fill(painter, cell, colours.lane)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawLine(cell.topLeft(), cell.bottomLeft())
    painter.drawLine(cell.bottomLeft(), cell.bottomRight())


def _paint_band(p: QPainter, face: Face, ring: Ring, inner: QRectF, colours: Theme, patterned: bool) -> None:
    # the band of a mortgaged lot is faded: it earns nothing
    colour = mix(face.colour, colours.paper, 0.6) if face.mortgaged else face.colour
    patterns.band(p, inner, colour, face.number, ring.unit, patterned)
    p.setPen(QPen(QColor(colours.line), 1))
    edge = edge_of(face.index)
    lines = (
        (inner.bottomLeft(), inner.bottomRight()), (inner.topLeft(), inner.bottomLeft()),
        (inner.topLeft(), inner.topRight()), (inner.topRight(), inner.bottomRight()),
    )  # fmt: skip
    p.drawLine(*lines[edge])
    if face.level:
        patterns.buildings(p, inner, face.level, colours, face.growth)


def _paint_owner(painter: QPainter, face: Face, ring: Ring, colours: Theme) -> None:
    strip = ring.parts(face.index, 0, round(_STRIP * ring.unit)).strip
    fill(painter, strip, face.owner)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawRect(strip.adjusted(0.5, 0.5, -0.5, -0.5))
    size = min(strip.width(), strip.height()) * 0.92
    icon = QRectF(0, 0, size, size)
    icon.moveCenter(strip.center())
    icons.paint(painter, icons.TOKENS, face.token, on_colour(face.owner), icon)


def _paint_caption(painter: QPainter, face: Face, caption: Placed, is_note: bool, colours: Theme) -> None:
    marked = is_note and face.mortgaged
    if marked:
        height = caption.fitted.height
        width = min(caption.rect.width() + 2, caption.fitted.width + height * 0.6)
        pill = QRectF(0, 0, width, height + 1)
        pill.moveCenter(caption.rect.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.mortgage))
        painter.drawRoundedRect(pill, height * 0.3, height * 0.3)
    soft = (is_note and face.kind != "jail") or (face.mortgaged and not is_note)
    painter.setPen(QColor(colours.on_mortgage if marked else colours.soft if soft else colours.ink))
    captions.draw(painter, caption.fitted, caption.rect, caption.strong)
