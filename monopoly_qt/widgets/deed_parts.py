"""The parts of the deed panel that draw themselves."""

from typing import Final

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from ..core.game import Player
from . import icons, patterns
from .theme import BODY, set_role, theme
from .tokens import paint_badge

_BAND: Final = 12


class Row(msgspec.Struct, frozen=True):
    """A line of the rent table; `now` when that is the rent at this moment."""

    label: str
    value: str
    now: bool = False


class DeedBand(QWidget):
    """The head of a deed: the group's band, or the icon of the space."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._colour, self._number, self._icon = "", 0, ""
        self.setFixedHeight(_BAND)

    def show_group(self, colour: str, number: int) -> None:
        """Shows a colour group."""
        self._colour, self._number, self._icon = colour, number, ""
        self.setFixedHeight(_BAND)
        self.update()

    def show_icon(self, name: str) -> None:
        """Shows a picture."""
        self._colour, self._icon = "", name
        self.setFixedHeight(theme().px(30))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        look = theme()
        if self._colour:
            rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            shape = QPainterPath()
            shape.addRoundedRect(rect, 5, 5)
            painter.setClipPath(shape)
            patterns.band(painter, rect, self._colour, self._number, 70, look.patterns)
            painter.setClipping(False)
            painter.setPen(QPen(QColor(look.colours.line), 1))
            painter.drawPath(shape)
        elif self._icon:
            side = float(self.height())
            icons.paint(painter, icons.ICONS, self._icon, look.colours.accent, QRectF(0, 0, side, side))
        painter.end()


class OwnerBadge(QWidget):
    """The badge of the owner, as large as the text beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._player: Player | None = None
        self.hide()

    def show_player(self, player: Player | None) -> None:
        """Shows a player's badge, or nothing."""
        self._player = player
        side = theme().px(22)
        self.setFixedSize(side, side)
        self.setVisible(player is not None)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """See Qt."""
        painter = QPainter(self)
        if self._player is not None:
            ring = theme().colours.token_ring
            paint_badge(painter, QRectF(self.rect()), self._player.token, self._player.colour, ring)
        painter.end()


class RowView(QFrame):
    """One line of the rent table: what for, and how much."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._label, self._value = QLabel(self), QLabel(self)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(2, 0, 2, 0)
        layout.addWidget(self._label, 1)
        layout.addWidget(self._value)
        for label in (self._label, self._value):
            label.setTextFormat(Qt.TextFormat.PlainText)
        set_role(self, "row")
        self._now = False

    @property
    def is_now(self) -> bool:
        """Whether this is the rent at this moment."""
        return self._now

    def show_row(self, row: Row, spoken_now: str, growth: float = 1.0) -> None:
        """Shows another line, so much larger than the text size says."""
        self._label.setText(row.label)
        self._value.setText(row.value)
        self.setAccessibleName(f"{row.label}: {row.value}" + (f" ({spoken_now})" if row.now else ""))
        if row.now != self._now:
            self._now = row.now
            set_role(self, "now" if row.now else "row")
        for label in (self._label, self._value):
            label.setFont(theme().font(BODY * growth, bold=row.now or label is self._value))
        self.show()
