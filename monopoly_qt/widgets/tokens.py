"""The tokens: round badges on a transparent layer over the board."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ..core.board import SIZE
from ..core.game import Player
from ..core.state import State
from . import icons
from .geometry import Ring
from .theme import on_colour, theme

_HOP = 0.35  # how high a walking token hops from space to space, in its diameters


@cache
def badge(token: str, colour: str, ring: str, pixels: int, ratio: float, halo: str = "") -> QPixmap:
    """A player's token on a disc of the player's colour; pixels in logical ones. `halo` is a colour around it."""
    made = QPixmap(round(pixels * ratio), round(pixels * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    rect = QRectF(0, 0, pixels, pixels)
    if halo:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(halo))
        painter.drawEllipse(rect)
        width = halo_width(pixels)
        rect.adjust(width, width, -width, -width)
    paint_badge(painter, rect, token, colour, ring)
    painter.end()
    return made


def halo_width(size: float) -> float:
    """How broad the ring around the token of the player who moves is."""
    return max(1.5, size * 0.08)


def paint_badge(painter: QPainter, rect: QRectF, token: str, colour: str, ring: str) -> None:
    """Draws a player's badge into a square."""
    side = rect.width()
    edge = max(1.0, side * 0.055)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    # two rings, a dark and a light one: a badge of any colour stands out from any ground
    painter.setPen(QPen(QColor(on_colour(ring)), edge))
    painter.setBrush(QColor(ring))
    painter.drawEllipse(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    inset = edge * 2.1
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
    size = side * 0.62
    icon = QRectF(0, 0, size, size)
    icon.moveCenter(rect.center())
    icons.paint(painter, icons.TOKENS, token, on_colour(colour), icon)


class TokenLayer(QWidget):
    """Shows where the tokens are. Takes no part in mouse, focus or layout."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._players: tuple[Player, ...] = ()
        self._ring: Ring | None = None
        self._origin = QPoint()
        self._state: State | None = None
        self._at: dict[int, tuple[QPointF, float]] = {}
        self._walking = self._turn = -1
        self._start = QPointF()  # where the token that walks set out

    def set_players(self, players: Sequence[Player]) -> None:
        """Whose tokens they are."""
        self._players = tuple(players)
        self._at.clear()
        self._state = None
        self.update()

    def set_ring(self, ring: Ring, origin: QPoint) -> None:
        """The size of the board, and where in this layer it begins."""
        self._ring, self._origin = ring, origin
        self._arrange()
        self.update()

    def show_state(self, state: State) -> None:
        """Puts every token where the state has it."""
        if self._state is not None and state.turn != self._turn:
            for seat in {self._turn, state.turn} & self._at.keys():
                self.update(self._area(seat))
        self._state, self._turn = state, state.turn
        self._walking = -1
        self._arrange()

    def centre_of(self, seat: int) -> QPointF:
        """Where a token is shown, in this layer's coordinates."""
        return self._at[seat][0] if seat in self._at else QPointF(self.rect().center())

    def walk(self, seat: int, path: Sequence[int], progress: float, jailed: bool = False) -> None:
        """Shows a token on its way along these spaces; progress from 0 to 1. The others close up meanwhile."""
        ring = self._ring
        if ring is None or self._state is None or len(path) < 2:
            return
        if self._walking != seat:
            self._walking = seat
            self._start = self.centre_of(seat) - QPointF(self._origin)
            self._arrange()
        place = progress * (len(path) - 1)
        near = min(int(place), len(path) - 2)
        share = place - near
        last = near + 2 == len(path)
        start = self._start if near == 0 else ring.step(path[near])
        end = ring.slots(path[-1], True, 1)[0][0] if last and jailed else ring.step(path[near + 1])
        size = ring.token * 1.12
        neighbours = abs(path[near + 1] - path[near]) in (1, SIZE - 1)
        hop = 4 * share * (1 - share) * _HOP * size if neighbours else 0.0
        self._put(seat, start + (end - start) * share - QPointF(0, hop) + QPointF(self._origin), size)

    def _arrange(self) -> None:
        """Gives every token that stands its place among those on the same space."""
        state, ring = self._state, self._ring
        if state is None or ring is None or not self._players:
            return
        groups: dict[tuple[int, bool], list[int]] = {}
        for seat in state.seats:
            if not state.bankrupt[seat] and seat != self._walking:
                groups.setdefault((state.space[seat], state.jail[seat] > 0), []).append(seat)
        for seat in list(self._at):
            if state.bankrupt[seat]:
                self.update(self._area(seat))
                del self._at[seat]
        for (space, jailed), seats in groups.items():
            points, size = ring.slots(space, jailed, len(seats))
            for seat, point in zip(seats, points, strict=True):
                self._put(seat, point + QPointF(self._origin), size)

    def _put(self, seat: int, point: QPointF, size: float) -> None:
        if self._at.get(seat) == (point, size):
            return
        if seat in self._at:
            self.update(self._area(seat))
        self._at[seat] = (point, size)
        self.update(self._area(seat))

    def _area(self, seat: int) -> QRect:
        point, size = self._at[seat]
        reach = size / 2 + halo_width(size) + 1
        return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach).toAlignedRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio, colours = self.devicePixelRatioF(), theme().colours
        # who walks is drawn over all others, who moves over those that stand
        seats = sorted(self._at, key=lambda seat: (seat == self._walking, seat == self._turn))
        for seat in seats:
            if not event.region().intersects(self._area(seat)):
                continue
            (point, size), player = self._at[seat], self._players[seat]
            halo = colours.accent if seat == self._turn else ""
            if halo:
                size += 2 * halo_width(size)
            picture = badge(player.token, player.colour, colours.token_ring, round(size), ratio, halo)
            painter.drawPixmap(QRectF(point.x() - size / 2, point.y() - size / 2, size, size), picture,
                               QRectF(picture.rect()))  # fmt: skip
        painter.end()
