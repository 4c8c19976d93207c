"""One player's panel: whose turn it is, cash, deeds by group, cards, Jail. Never a worth: TAX-2 hides it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ..bridge.text import Texts
from ..bridge.texts import names
from ..core.game import PERSON, Player
from ..core.state import State
from .chips import Chip, chips_of, paint_chip
from .panel_words import DOT, Words, arrange
from .theme import theme
from .tokens import paint_badge

_STRIP: Final = 6  # px of the player's colour at the left
_PAD: Final = 12
_BADGE: Final = 42
_CHIP_GAP: Final = 5


def tr(text: str) -> str:
    """The short words of the panels."""
    return QCoreApplication.translate("Players", text)


class PlayerPanel(QWidget):
    """One player. Its accessible name and description say all that is painted."""

    pointed = Signal(object)  # the spaces to light on the board; empty when the pointer leaves

    def __init__(self, seat: int, player: Player, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self.player, self._texts = seat, player, texts
        self._state: State | None = None
        self._kind = player.kind
        self._status: list[str] = []
        self._chips: list[Chip] = []
        self._places: list[QRect] = []
        self._compact = False
        self._over: int | None = None
        self._last_seen: object = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, state: State, kind: str, compact: bool) -> None:
        """Show a position; `kind` is who decides for the seat now."""
        seen = self._seen(state), kind, compact, self.width(), theme().scale, theme().colours.name, theme().patterns
        self._state = state
        if seen == self._last_seen:
            return
        self._last_seen, self._kind, self._compact = seen, kind, compact
        self._status = self._say_status(state)
        self._chips = chips_of(state, self.seat, self._texts)
        self._arrange()
        sum_ = self._texts.money(state.cash[self.seat])
        self.setAccessibleName(f"{self.player.name}, {sum_}")
        words = [self.status, *(chip.words for chip in self._chips)]
        self.setAccessibleDescription(", ".join(w for w in words if w))
        self.update()

    def forget(self) -> None:
        """Show everything anew the next time: another language."""
        self._last_seen = None

    def _seen(self, state: State) -> object:
        """All of a position that the panel shows."""
        seat = self.seat
        owned = tuple((s, state.buildings[s], state.mortgaged[s]) for s in state.deeds_of(seat))
        before = state.others(state.turn)[:1] if state.turn >= 0 else []
        place = (state.turn == seat, state.awaiting == seat, state.turn >= 0, before == [seat], seat in state.winners)
        return state.cash[seat], state.jail[seat] > 0, state.bankrupt[seat], owned, state.jail_cards.count(seat), place

    @property
    def cash(self) -> str:
        """The sum as it is shown."""
        return self._texts.money(self._state.cash[self.seat]) if self._state else ""

    @property
    def status(self) -> str:
        """The words after the name."""
        return DOT.join(self._status)

    @property
    def chips(self) -> Sequence[Chip]:
        """The deeds by group, and the cards, as they are shown."""
        return self._chips

    @property
    def is_up(self) -> bool:
        """Whether it is this player's turn, or throw to see who begins."""
        state = self._state
        if state is None or state.bankrupt[self.seat]:
            return False
        return self.seat == (state.turn if state.turn >= 0 else state.awaiting)

    @property
    def is_asked(self) -> bool:
        """Whether this player must answer something in another's turn."""
        state = self._state
        return state is not None and state.turn not in (-1, self.seat) and state.awaiting == self.seat

    def _say_status(self, state: State) -> list[str]:
        seat = self.seat
        if state.bankrupt[seat]:
            return [tr("bankrupt")]
        said = []
        if seat in state.winners:
            said.append(tr("won"))
        elif state.turn == seat:
            said.append(tr("your turn") if self._kind == PERSON else tr("moving"))
        elif self.is_asked or self.is_up:
            said.append(tr("is asked"))
        elif state.turn >= 0 and state.others(state.turn)[:1] == [seat]:
            said.append(tr("next"))
        if state.jail[seat]:
            said.append(tr("in Jail"))
        if self._kind != PERSON:
            said.append(self._level())
        return said

    def _level(self) -> str:
        """The computer's level, and what it prefers."""
        level = names.kind(self._kind)
        preference = self.player.personality if self._kind == self.player.kind else ""
        return f"{level}, {names.personality(preference)}" if preference else level

    # Where things stand

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        look = theme()
        return look.font(17, bold=True), look.font(14.5, bold=self.is_asked), look.font(20, bold=True)

    def _left(self) -> int:
        return _STRIP + _PAD + self._badge() + _PAD

    def _top(self) -> int:
        return 3 if self._compact else 8

    def _badge(self) -> int:
        return 32 if self._compact else _BADGE

    def _arrange(self) -> None:
        """Take the height that the width needs."""
        needed, self._places = self._flow(self.width())
        if needed != self.height():
            self.setFixedHeight(needed)

    def needed_height(self, width: int) -> int:
        """The height at this width."""
        return self._flow(width)[0]

    def _words(self, whole: int) -> Words:
        """Name and status at this width of the panel."""
        name_font, status_font, sum_font = self._fonts()
        room = whole - _PAD - self._left()
        if self._state is not None and not self._state.bankrupt[self.seat]:
            room -= QFontMetrics(sum_font).horizontalAdvance(self.cash) + _PAD
        return arrange(self.player.name, self._status, room, name_font, status_font)

    def _flow(self, whole: int) -> tuple[int, list[QRect]]:
        """The height for a width, and where the chips stand: they flow into rows."""
        sum_font = self._fonts()[2]
        left, words = self._left(), self._words(whole).height
        sum_left = whole - 2 * _PAD - QFontMetrics(sum_font).horizontalAdvance(self.cash)
        top = self._top() + words + (2 if self._compact else 3)
        x, y, height = left, top, theme().px(21)
        places = []
        for chip in self._chips:
            width = chip.width()
            if x > left and x + width > sum_left:
                x, y = left, y + height + 3
            places.append(QRect(x, y, width, height))
            x += width + _CHIP_GAP
        bottom = y + height if self._chips or not self._compact else top
        return max(bottom + (4 if self._compact else 9), self._badge() + 12), places

    def sizeHint(self) -> QSize:
        """As wide as the column, as high as the chips need."""
        return QSize(320, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The chips flow anew."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._arrange()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Card, strip of the player's colour, badge, name, status, chips and sum."""
        state = self._state
        if state is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_card(painter)
        gone = state.bankrupt[self.seat]
        side = self._badge()
        badge = QRectF(_STRIP + _PAD, (self.height() - side) / 2, side, side)
        if gone:
            painter.setOpacity(0.45)
        paint_badge(painter, badge, self.player.token, self.player.colour, theme().colours.card)
        painter.setOpacity(1.0)
        self._paint_words(painter, gone)
        for chip, place in zip(self._chips, self._places, strict=True):
            paint_chip(painter, place, chip)
        painter.end()

    def _paint_card(self, painter: QPainter) -> None:
        colours = theme().colours
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge, width = (self.player.colour, 3.0) if self.is_up or self.is_asked else (colours.hairline, 1.0)
        if self.hasFocus():
            edge, width = colours.focus, 3.0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.player.colour))
        painter.drawRoundedRect(frame, 9, 9)
        painter.setBrush(QColor(colours.card))
        painter.drawRoundedRect(frame.adjusted(_STRIP - 1.5, 0, 0, 0), 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(edge), width))
        painter.drawRoundedRect(frame, 9, 9)

    def _paint_words(self, painter: QPainter, gone: bool) -> None:
        colours = theme().colours
        if not gone:
            painter.setPen(QColor(colours.ink))
            painter.setFont(self._fonts()[2])
            middle = QRect(self._left(), 0, self.width() - _PAD - self._left(), self.height())
            painter.drawText(middle, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.cash)
        words = self._words(self.width())
        top = self._top() if self._chips else (self.height() - words.height) // 2
        status = colours.ink if self.is_asked else colours.soft
        words.paint(painter, self._left(), top, colours.soft if gone else colours.ink, status)

    # Pointer and keys

    def deeds(self) -> list[int]:
        """The spaces of this player's deeds."""
        return self._state.deeds_of(self.seat) if self._state else []

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light all deeds of the player on the board."""
        self._over = None
        self.pointed.emit(self.deeds())

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing."""
        self.pointed.emit([])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """As when the pointer is on it."""
        super().focusInEvent(event)
        self.pointed.emit(self.deeds())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """As when the pointer leaves."""
        super().focusOutEvent(event)
        self.pointed.emit([])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """On a chip, light that group alone."""
        over = self._chip_at(event.position().toPoint())
        if over != self._over:
            self._over = over
            self.pointed.emit(list(self._chips[over].spaces) if over is not None else self.deeds())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from player to player."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """A tool tip says what a chip means, or the whole name and status."""
        if event.type() == QEvent.Type.ToolTip:
            chip = self._chip_at(self.mapFromGlobal(self.cursor().pos()))
            words = self._chips[chip].words if chip is not None else f"{self.player.name}{DOT}{self.status}"
            QToolTip.showText(self.cursor().pos(), plain_tip(words), self)
            return True
        return super().event(event)

    def _chip_at(self, point: QPoint) -> int | None:
        return next((n for n, place in enumerate(self._places) if place.contains(point)), None)


def plain_tip(text: str) -> str:
    """A tool tip that takes a name literally, whatever it looks like."""
    return "<qt>" + text.replace("&", "&amp;").replace("<", "&lt;") + "</qt>" if text else ""
