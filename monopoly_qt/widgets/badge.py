"""A player's token on a round of the player's colour."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..core.game import Player
from .theme import theme
from .tokens import paint_badge


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
