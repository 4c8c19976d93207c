"""Who came where: shown in the middle of the board when the game is over, and in its dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..core.estate import worth
from ..core.game import Player
from ..core.state import State
from .badge import Who
from .flow import Flow
from .parts import Line, clear

if TYPE_CHECKING:
    from ..bridge.text import Texts


def order(state: State) -> list[int]:
    """The seats, the winners first, then by worth, the bankrupt last."""
    return sorted(state.seats, key=lambda s: (s not in state.winners, state.bankrupt[s], -worth(state, s), s))


class Standings(QWidget):
    """One row a player: place, token, name, and worth at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)

    def show_state(self, state: State, players: tuple[Player, ...], texts: Texts) -> None:
        """Fill the rows: the game is over, so worth may be told (TAX-2)."""
        clear(self._rows)
        for n, seat in enumerate(order(state), 1):
            won = seat in state.winners
            place = 1 if won else n
            who = Who(28)
            who.words.setProperty("role", "heading" if won else "body")
            who.show_player(players[seat], self.tr("{place}. {name}").format(place=place, name=players[seat].name))
            total = self.tr("bankrupt") if state.bankrupt[seat] else texts.money(worth(state, seat))
            row = QWidget()
            flow = Flow(12, spread=True)
            flow.addWidget(who)
            flow.addWidget(Line("sum" if won else "body", total))
            row.setLayout(flow)
            self._rows.addWidget(row)
