"""Where things are on a board: the ring of spaces, the lane in front of them, and the places of tokens.

Index 0 is the corner at the lower right; the ring goes round clockwise. All in logical pixels from the board's corner.
"""

from math import ceil
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRect, QRectF

from ..core.board import SIZE

BOTTOM, LEFT, TOP, RIGHT = range(4)
_CORNER: Final = 1.66  # depth of the ring in widths of a space
_FRAME: Final = 0.009  # the table's edge, as a share of the side
_LANE: Final = 0.48  # depth of the lane in widths of a space
BAND: Final = 0.33  # depth of the band of a street in widths of a space
_CELL: Final = 0.64  # the side of the Jail's cell in corners


def edge_of(index: int) -> int:
    """On which edge a space is; a corner belongs to the edge that begins with it."""
    return index // 10


class Parts(msgspec.Struct, frozen=True):
    """The parts of one space in its own coordinates: band or icon inside, owner's strip outside, caption between."""

    whole: QRectF
    inner: QRectF
    caption: QRectF
    strip: QRectF


class Ring:
    """The geometry of a board with this side."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.frame = max(5, round(side * _FRAME))
        length = side - 2 * self.frame
        self.unit = length / (9 + 2 * _CORNER)
        self.corner = round(self.unit * _CORNER)
        self.lane = round(self.unit * _LANE)
        inner = length - 2 * self.corner
        self._cuts = [self.frame + self.corner + round(n * inner / 9) for n in range(10)]
        self._rects = [self._rect(index) for index in range(SIZE)]
        self._places: dict[tuple[int, bool, int], tuple[list[QPointF], float]] = {}
        self.token = min(self.lane - 2.0, self.unit * 0.48)

    @property
    def ring(self) -> QRect:
        """The board without the table's edge."""
        return QRect(self.frame, self.frame, self.side - 2 * self.frame, self.side - 2 * self.frame)

    @property
    def middle(self) -> QRect:
        """All inside the ring of spaces."""
        low, high = self._cuts[0], self._cuts[9]
        return QRect(low, low, high - low, high - low)

    @property
    def centre(self) -> QRect:
        """The middle without the lane: what others may fill."""
        return self.middle.adjusted(self.lane, self.lane, -self.lane, -self.lane)

    def rect(self, index: int) -> QRect:
        """A space on the board; neighbours share no pixel and leave a line of one pixel between them."""
        return self._rects[index]

    def _rect(self, index: int) -> QRect:
        near, far = self.frame, self._cuts[9]
        edge, step = divmod(index, 10)
        depth = self.corner
        if step == 0:
            x, y = ((far, far), (near, far), (near, near), (far, near))[edge]
            return QRect(x, y, depth - 1, depth - 1)
        forward, back = self._cuts[step - 1], self._cuts[9 - step]
        along = self._cuts[step] - forward if edge in (TOP, RIGHT) else self._cuts[10 - step] - back
        rect = (
            QRect(back, far, along, depth),
            QRect(near, back, depth, along),
            QRect(forward, near, along, depth),
            QRect(far, forward, depth, along),
        )[edge]
        return rect.adjusted(0, 0, -1, -1)

    def parts(self, index: int, inner: float, strip: float) -> Parts:
        """The parts of a space that is no corner, for these depths of the inner part and of the owner's strip."""
        whole = QRectF(0, 0, self.rect(index).width(), self.rect(index).height())
        edge = edge_of(index)
        width, height = whole.width(), whole.height()
        if edge in (BOTTOM, TOP):
            band, owner = QRectF(0, 0, width, inner), QRectF(0, height - strip, width, strip)
            caption = QRectF(0, inner, width, height - inner - strip)
            if edge == TOP:
                band.moveTop(height - inner)
                owner.moveTop(0)
                caption.moveTop(strip)
        else:
            band, owner = QRectF(width - inner, 0, inner, height), QRectF(0, 0, strip, height)
            caption = QRectF(strip, 0, width - inner - strip, height)
            if edge == RIGHT:
                band.moveLeft(0)
                owner.moveLeft(width - strip)
                caption.moveLeft(inner)
        return Parts(whole, band, caption, owner)

    def jail_cell(self) -> QRectF:
        """The cell in the corner of the Jail, in that corner's own coordinates."""
        size = float(self.rect(10).width())
        side = round(size * _CELL)
        return QRectF(size - side, 0, side, side)

    def slots(self, index: int, jailed: bool, count: int) -> tuple[list[QPointF], float]:
        """The centres of so many tokens on a space, and their diameter; worked out once each."""
        key = (index, jailed, count)
        if key not in self._places:
            self._places[key] = self._work_out(index, jailed, count)
        return self._places[key]

    def _work_out(self, index: int, jailed: bool, count: int) -> tuple[list[QPointF], float]:
        if index % 10 == 0:
            return _grid(self._corner_room(index, jailed), count, self.token * 1.1)
        points, size = _grid(self._front(index, 0), count, self.token)
        if size < self.unit * 0.3:  # a crowd also stands on the band, but never on the name
            points, size = _grid(self._front(index, BAND * self.unit), count, self.token)
        return points, size

    def _front(self, index: int, depth: float) -> QRectF:
        """The lane in front of a space, and so much of the space itself."""
        rect = QRectF(self.rect(index))
        lane = float(self.lane)
        return (
            QRectF(rect.left(), rect.top() - lane, rect.width(), lane + depth),
            QRectF(rect.right() - depth, rect.top(), lane + depth, rect.height()),
            QRectF(rect.left(), rect.bottom() - depth, rect.width(), lane + depth),
            QRectF(rect.left() - lane, rect.top(), lane + depth, rect.height()),
        )[edge_of(index)]

    def _corner_room(self, index: int, jailed: bool) -> QRectF:
        rect = QRectF(self.rect(index))
        if index != 10:
            # below the caption, on the icon
            return rect.adjusted(2, rect.height() * 0.39, -2, -2)
        cell = self.jail_cell().translated(rect.topLeft())
        if jailed:
            return cell.adjusted(1, cell.height() * 0.3, -1, -1)
        return QRectF(rect.left() + 1, rect.top() + 1, rect.width() - cell.width() - 2, cell.height() - 1)

    def step(self, index: int) -> QPointF:
        """Where a token that walks by is while it is on a space."""
        return self.slots(index, False, 1)[0][0]


def _grid(room: QRectF, count: int, largest: float) -> tuple[list[QPointF], float]:
    """Places for so many discs in a room, as large as they can be, row by row, each row in the middle."""
    count = max(1, count)

    def fits(columns: int) -> float:
        return min(room.width() / columns, room.height() / ceil(count / columns))

    best = max(range(1, count + 1), key=lambda columns: (min(fits(columns), largest), columns))
    pitch = min(fits(best), largest + 0.5)
    rows = ceil(count / best)
    points = []
    for n in range(count):
        row, column = divmod(n, best)
        in_row = min(best, count - row * best)
        x = room.center().x() + (column - (in_row - 1) / 2) * pitch
        y = room.center().y() + (row - (rows - 1) / 2) * pitch
        points.append(QPointF(x, y))
    return points, min(pitch - 0.5, largest)


def steps_between(start: int, steps: int) -> list[int]:
    """The spaces that a token passes, from where it stands to where it stops, forwards or (negative) back."""
    way = 1 if steps >= 0 else -1
    return [(start + way * n) % SIZE for n in range(abs(steps) + 1)]
