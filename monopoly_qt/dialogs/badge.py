"""A player's token on a round of the player's colour, alone or with words beside it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..core.game import Player
from ..widgets.theme import theme
from ..widgets.tokens import paint_badge
from .parts import Line


class Badge(QWidget):
    """The token of one player."""

    def __init__(self, size: int = 32, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player: Player | None = None
        self.setFixedSize(QSize(size, size))

    def show_player(self, player: Player | None) -> None:
        """Whose token it is; None: nobody's."""
        self._player = player
        self.setAccessibleName(player.name if player else "")
        self.setVisible(player is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        if self._player is not None:
            painter = QPainter(self)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint_badge(painter, rect, self._player.token, self._player.colour, theme().colours.card)
            painter.end()


class Who(QWidget):
    """A token, and the words that are meant for its player."""

    def __init__(self, size: int = 32, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.badge = Badge(size)
        self.words = Line("heading")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self.badge)
        layout.addWidget(self.words, 1)

    def show_player(self, player: Player | None, words: str) -> None:
        """Who it is, and the words beside the token."""
        self.badge.show_player(player)
        self.words.setText(words)
