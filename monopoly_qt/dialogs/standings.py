"""Who came where: shown in the middle of the board when the game is over, and in its dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ..core.estate import worth
from ..core.game import Player
from ..core.state import State
from .badge import Badge
from .parts import clear, label

if TYPE_CHECKING:
    from ..bridge.text import Texts


def order(state: State) -> list[int]:
    """The seats, the winners first, then by worth, the bankrupt last."""
    return sorted(state.seats, key=lambda s: (s not in state.winners, state.bankrupt[s], -worth(state, s), s))


class Standings(QWidget):
    """One row a player: place, token, name, worth and what it is made of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)

    def show_state(self, state: State, players: tuple[Player, ...], texts: Texts) -> None:
        """Fill the rows: the game is over, so worth may be told (TAX-2)."""
        clear(self._grid)
        for row, seat in enumerate(order(state)):
            won = seat in state.winners
            place = self.tr("1.") if won else f"{row + 1}."
            badge = Badge(28)
            badge.show_player(players[seat])
            self._grid.addWidget(label("heading" if won else "soft", place, wrap=False), row, 0)
            self._grid.addWidget(badge, row, 1)
            self._grid.addWidget(label("heading" if won else "body", players[seat].name), row, 2)
            total = self.tr("bankrupt") if state.bankrupt[seat] else texts.money(worth(state, seat))
            end = label("sum" if won else "body", total, wrap=False)
            end.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(end, row, 3)
