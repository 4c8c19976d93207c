"""Inside the ring: whose move it is, dice, packs, the deed or card in question, and the decision at the bottom."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..bridge.session import Session
from ..bridge.text import Texts
from ..core.board import Board
from ..core.game import Player
from ..core.state import State
from ..widgets.badge import Badge
from ..widgets.bar_page import scrolling
from ..widgets.cards import CardsView
from ..widgets.decision import DecisionBar
from ..widgets.deed import DeedPanel
from ..widgets.dice import DiceView
from ..widgets.fonts import caption_font
from ..widgets.theme import theme
from ..widgets.why import plain_label

_PAD: Final = 8
_GAP: Final = 8
_BESIDE: Final = 12  # between them and the deed
_HEAD_GAP: Final = 10  # between badge and title
_TITLE_SIZES: Final = (26, 23, 20, 18)
_NARROW_SIZES: Final = (20, 18)
_USUAL_HEIGHT: Final = 450  # px of height: with more, all above the bar grows,
_MOST_GROWTH: Final = 1.5  # up to this
_DEED_SHARE: Final = 0.55  # of the width
_LEAST_DEED: Final = 0.7  # of the width that a deed would like
_LEAST_DEED_HEIGHT: Final = 150  # px: less of a deed tells nobody anything
_LEAST_BAR: Final = 110
_LEAST_TOP: Final = 84  # px that are left for title and dice,
_TOP_SHARE: Final = 0.34  # but no more than this share
_READING_SHARE: Final = 0.6  # of the height is for a deed that somebody asks for, where the text is very large


def tr(text: str) -> str:
    """The words above the dice."""
    return QCoreApplication.translate("Middle", text)


class Middle(QWidget):
    """Lays itself out by hand, for the bar takes what it needs and the rest shares what is left."""

    pressed = Signal()  # a click that met no button

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts: Texts | None = None
        self._over = self._reading = False
        self._growth = 1.0
        self._grown_for: tuple[int, int, int, int] | None = None  # deed, room and text size
        self.badge = Badge(36)
        self.title = plain_label("")
        self.dice = DiceView()
        self.cards = CardsView()
        self.deed = DeedPanel(self)
        self.bar = DecisionBar(self)
        self._top = QWidget(self)
        head = QHBoxLayout()
        head.setSpacing(_HEAD_GAP)
        head.addWidget(self.badge)
        head.addWidget(self.title, 1)
        column = QVBoxLayout(self._top)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addLayout(head)
        column.addWidget(self.dice)
        column.addStretch(1)
        column.addWidget(self.cards)
        theme().changed.connect(self.arrange)

    def set_game(self, board: Board, players: Sequence[Player], texts: Texts) -> None:
        """Another game."""
        self._texts = texts
        self.cards.set_game(texts)
        self.deed.set_game(board, players, texts)

    def show_deed(self, space: int, state: State, asked_for: bool) -> None:
        """The deed of a space: the one in question, or one that somebody asks for."""
        self._reading = asked_for
        self.deed.show_space(space, state)
        self.arrange()

    def retranslate(self) -> None:
        """Another language."""
        for part in (self.dice, self.cards, self.deed):
            part.retranslate()
        self.arrange()

    def show_state(self, state: State, session: Session) -> None:
        """Whose move it is."""
        texts = self._texts
        if texts is None:
            return
        self._over = not state.stack
        asked = state.awaiting >= 0 and session.is_person(state.awaiting)
        seat = state.awaiting if asked or state.turn < 0 else state.turn
        self.badge.show_player(session.players[seat] if seat >= 0 else None)
        self.title.setText(self._title(seat, state, session, texts))
        self.arrange()

    def _title(self, seat: int, state: State, session: Session, texts: Texts) -> str:
        """Whose move it is, or which person is asked during another's."""
        if not state.stack:
            return tr("The game is over")
        if state.turn < 0:
            return tr("Who begins?")
        name = texts.player(seat)
        if not session.is_person(seat) or state.bankrupt[seat]:
            return name
        return (tr("{name}, your move") if seat == state.turn else tr("{name} is asked")).format(name=name)

    def arrange(self) -> None:
        """Share the room."""
        inner = QRect(_PAD, _PAD, self.width() - 2 * _PAD, self.height() - 2 * _PAD)
        if self._over:  # winner, standings and what to do next have all the room
            self._show_parts(top=False, deed=False)
            self.bar.setGeometry(inner)
            return
        bar = max(self.bar.wanted_height(inner.width()), theme().px(_LEAST_BAR))
        self._grow(self._growth_for(inner.height(), inner.height() - bar - _GAP))
        wish = self.deed.sizeHint().width()
        deed_width = min(wish, round(inner.width() * _DEED_SHARE))
        narrow = deed_width < max(self.deed.least_width(), wish * _LEAST_DEED)
        beside = max(theme().px(_LEAST_DEED_HEIGHT), self._least_head(inner.width() - deed_width - _BESIDE))
        stacked = narrow or inner.height() - bar - _GAP < beside
        least_top = self._least_stack(inner) if stacked else self._least_top(inner)
        bar = min(bar, inner.height() - least_top - _GAP)
        top = QRect(inner.x(), inner.y(), inner.width(), inner.height() - bar - _GAP)
        self._show_parts(top=not (stacked and self._reading), deed=self._reading or not stacked)
        if stacked:
            self._stack(top)
        else:
            self._arrange_top(top.adjusted(0, 0, -deed_width - _BESIDE, 0))
            self._place_deed(top.adjusted(top.width() - deed_width, 0, 0, 0))
        self.bar.setGeometry(inner.x(), inner.bottom() - bar + 1, inner.width(), bar)

    def _show_parts(self, top: bool, deed: bool) -> None:
        """What is seen above the bar; each part is told once, for whatever is shown asks to be laid out again."""
        self._top.setVisible(top)
        self.deed.setVisible(deed)

    def _growth_for(self, height: int, above_bar: int) -> float:
        """As the room allows, but so that all of the deed is seen. For one deed and room it only ever shrinks: to grow
        and shrink by turns would never end.
        """
        usual = self.deed.sizeHint().height() / self._growth
        most = max(1.0, min(_MOST_GROWTH, height / theme().px(_USUAL_HEIGHT), above_bar / max(1.0, usual)))
        case = self.deed.index, height, above_bar, theme().scale
        is_same, self._grown_for = case == self._grown_for, case
        return min(most, self._growth) if is_same else most

    def _least_top(self, inner: QRect) -> int:
        return min(theme().px(_LEAST_TOP), round(inner.height() * _TOP_SHARE))

    def _least_stack(self, inner: QRect) -> int:
        if self._reading:
            return round(inner.height() * _READING_SHARE)
        return self._least_head(inner.width())

    def _least_head(self, width: int) -> int:
        """The height for whose move it is, and for a card that was drawn."""
        head = self._head_height(width)
        return head + _GAP + self.cards.minimumSizeHint().height() if self._has_card() else head

    def _has_card(self) -> bool:
        return self.cards.shown[0] >= 0

    def _grow(self, factor: float) -> None:
        self._growth = factor
        for part in (self.dice, self.cards, self.deed):
            part.grow(factor)

    def _stack(self, room: QRect) -> None:
        """Large text or a long question leave no room for both: a deed only while somebody asks for one."""
        if self._reading:
            self._place_deed(room)
        else:
            self._arrange_top(room)

    def _place_deed(self, room: QRect) -> None:
        height = self.deed.heightForWidth(room.width())
        self.deed.setVerticalScrollBarPolicy(scrolling(height > room.height()))
        self.deed.setGeometry(room.x(), room.y(), room.width(), min(height, room.height()))

    def _head_height(self, width: int) -> int:
        """The height of badge and title in the font that fits best. Nothing changes by asking."""
        room = max(1, width - self.badge.width() - _HEAD_GAP)
        metrics = QFontMetrics(self._title_font(room))
        words = metrics.boundingRect(QRect(0, 0, room, 10_000), int(Qt.TextFlag.TextWordWrap), self.title.text())
        broken = words.width() // room * metrics.lineSpacing()  # a word that no line can hold goes on in the next
        return max(self.badge.height(), words.height() + broken)

    def _arrange_top(self, room: QRect) -> None:
        """Whose move it is can always be read; below it a card, else the dice, and the packs, as there is room."""
        font = self._title_font(room.width() - self.badge.width() - _HEAD_GAP)
        if font != self.title.font():
            self.title.setFont(font)
        left = room.height() - self._head_height(room.width()) - _GAP
        drawn = self._has_card()
        dice = self.dice.minimumSizeHint().height()
        packs = self.cards.minimumSizeHint().height()
        for_dice = left - (packs + _GAP if drawn else 0)
        self.dice.setVisible(for_dice >= dice)
        self.dice.setMaximumHeight(max(dice, for_dice))  # they shrink rather than the words
        self.cards.setVisible(drawn or left >= self.dice.sizeHint().height() + _GAP + packs)
        self._top.setGeometry(room)

    def _title_font(self, room: int) -> QFont:
        """The largest size in which the title needs one line; narrow letters where none does."""
        look, growth = theme(), self._growth
        fonts = [look.font(size * growth, bold=True) for size in _TITLE_SIZES]
        fonts += [caption_font(look.px(size * growth)) for size in _NARROW_SIZES]
        words = self.title.text()
        fitting = (font for font in fonts if QFontMetrics(font).horizontalAdvance(words) <= room)
        return next(fitting, fonts[-1])

    def event(self, event: QEvent) -> bool:
        """What stands in the bar has grown or shrunk."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside buttons: somebody is in a hurry."""
        super().mousePressEvent(event)
        self.pressed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        self.arrange()
