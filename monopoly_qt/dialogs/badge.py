"""A player's token, and words beside it."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..core.game import Player
from ..widgets.badge import Badge
from .parts import Line


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
