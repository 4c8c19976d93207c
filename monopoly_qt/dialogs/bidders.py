"""Who bids: everybody's cash, who leads, who is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ..core.game import Player
from ..core.state import State
from ..widgets.badge import Badge
from .flow import Flow
from .parts import Line

if TYPE_CHECKING:
    from ..bridge.text import Texts


class _Bidder(QFrame):
    """One player: token, name, cash, and how things stand."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.badge = Badge(24)
        self.badge.show_player(player)
        self.words = Line()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.setSpacing(6)
        layout.addWidget(self.badge)
        layout.addWidget(self.words, 1)


class Bidders(QWidget):
    """All players in seat order."""

    def __init__(self, texts: Texts, players: tuple[Player, ...]) -> None:
        super().__init__()
        self._texts = texts
        self._rows = [_Bidder(p) for p in players]
        self._flow = Flow(4)
        self.setLayout(self._flow)
        for row in self._rows:
            self._flow.addWidget(row)

    def show_auction(self, state: State, bidders: tuple[int, ...], high: int, leader: int) -> None:
        """Bring the rows up to date."""
        for seat, row in enumerate(self._rows):
            row.setVisible(not state.bankrupt[seat])
            said = [self._texts.player(seat), self._texts.money(state.cash[seat])]
            standing = self._standing(seat, bidders, high, leader)
            row.words.setText(" ".join([*said, standing] if standing else said))
            row.words.updateGeometry()

    def _standing(self, seat: int, bidders: tuple[int, ...], high: int, leader: int) -> str:
        if seat == leader:
            return self.tr("leads with {sum}").format(sum=self._texts.money(high))
        return "" if seat in bidders else self.tr("out")
