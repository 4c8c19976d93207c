"""Inside the ring: whose move it is, dice, packs, the deed or card in question, and the decision at the bottom."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..bridge.session import Session
from ..bridge.text import Texts
from ..core.board import Board
from ..core.game import Player
from ..core.state import State
from ..widgets.cards import CardsView
from ..widgets.decision import Badge, DecisionBar, scrolling
from ..widgets.deed import DeedPanel
from ..widgets.dice import DiceView
from ..widgets.theme import theme
from ..widgets.why import plain_label

_PAD: Final = 8
_GAP: Final = 8
_HEAD_GAP: Final = 10  # between badge and title
_TITLE_SIZES: Final = (26, 23, 20, 18)
_DEED_SHARE: Final = 0.55  # of the width
_LEAST_TOP: Final = 112  # px that are left for title and dice,
_TOP_SHARE: Final = 0.34  # but no more than this share


def tr(text: str) -> str:
    """The words above the dice."""
    return QCoreApplication.translate("Middle", text)


class Middle(QWidget):
    """Lays itself out by hand, for the bar takes what it needs and the rest shares what is left."""

    pressed = Signal()  # a click that met no button

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts: Texts | None = None
        self._over = False
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
        seat = state.turn if state.turn >= 0 else state.awaiting
        self.badge.show_player(session.players[seat] if seat >= 0 else None)
        self.title.setText(self._title(state, session, texts))
        self.arrange()

    def _title(self, state: State, session: Session, texts: Texts) -> str:
        if not state.stack:
            return tr("The game is over")
        if state.turn < 0:
            return tr("Who begins?")
        name = texts.player(state.turn)
        return tr("{name}, your move").format(name=name) if session.is_person(state.turn) else name

    def arrange(self) -> None:
        """Share the room."""
        inner = QRect(_PAD, _PAD, self.width() - 2 * _PAD, self.height() - 2 * _PAD)
        for part in (self._top, self.deed):
            part.setHidden(self._over)
        if self._over:  # winner, standings and what to do next have all the room
            self.bar.setGeometry(inner)
            self.bar.let_scroll(self.bar.wanted_height(inner.width()) > inner.height())
            return
        wanted = self.bar.wanted_height(inner.width())
        least_top = min(theme().px(_LEAST_TOP), round(inner.height() * _TOP_SHARE))
        bar = min(max(wanted, theme().px(110)), inner.height() - least_top - _GAP)
        top = inner.height() - bar - _GAP
        deed_width = min(self.deed.sizeHint().width(), round(inner.width() * _DEED_SHARE))
        self._arrange_top(QRect(inner.x(), inner.y(), inner.width() - deed_width - 12, top))
        deed_height = self.deed.heightForWidth(deed_width)
        self.deed.setGeometry(inner.right() - deed_width + 1, inner.y(), deed_width, min(deed_height, top))
        self.deed.setVerticalScrollBarPolicy(scrolling(deed_height > top))
        self.bar.setGeometry(inner.x(), inner.bottom() - bar + 1, inner.width(), bar)
        self.bar.let_scroll(bar < wanted)

    def _arrange_top(self, room: QRect) -> None:
        """Whose move it is can always be read; below it a card, else the dice, and the packs, as there is room."""
        words = room.width() - self.badge.width() - _HEAD_GAP
        self._fit_title(words)
        head = max(self.badge.height(), self.title.heightForWidth(words))
        left = room.height() - head - _GAP
        drawn = self.cards.shown[0] >= 0
        dice = self.dice.minimumSizeHint().height()
        packs = self.cards.minimumSizeHint().height()
        self.dice.setVisible(left >= dice + (packs + _GAP if drawn else 0))
        self.cards.setVisible(drawn or left >= self.dice.sizeHint().height() + _GAP + packs)
        self._top.setGeometry(room)

    def _fit_title(self, room: int) -> None:
        """The largest size in which the title needs one line."""
        fonts = [theme().font(size, bold=True) for size in _TITLE_SIZES]
        words = self.title.text()
        fitting = (font for font in fonts if QFontMetrics(font).horizontalAdvance(words) <= room)
        font = next(fitting, fonts[-1])
        if font != self.title.font():
            self.title.setFont(font)

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
