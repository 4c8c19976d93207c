"""Who came where: shown in the middle of the board when the game is over, and in its dialog."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..bridge.chronicle import Place
from ..core.game import Player
from .badge import Who
from .flow import Flow
from .parts import Line, clear

if TYPE_CHECKING:
    from ..bridge.text import Texts


class Standings(QWidget):
    """One row a player: place, token, name, and worth at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)

    def show_places(self, places: Sequence[Place], players: tuple[Player, ...], texts: Texts) -> None:
        """Fill the rows: the game is over, so worth may be told (TAX-2)."""
        clear(self._rows)
        for place in places:
            won, player = place.place == 1, players[place.seat]
            who = Who(28)
            who.words.setProperty("role", "heading" if won else "body")
            who.show_player(player, self.tr("{place}. {name}").format(place=place.place, name=player.name))
            total = self.tr("bankrupt") if place.left else texts.money(place.worth)
            row = QWidget()
            flow = Flow(12, spread=True)
            flow.addWidget(who)
            flow.addWidget(Line("sum" if won else "body", total))
            row.setLayout(flow)
            self._rows.addWidget(row)
