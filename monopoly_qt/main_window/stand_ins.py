"""The menu in which a person who must leave hands the seat to a computer, and takes it back."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QMenu

from ..bridge.session import Session
from ..core.game import PERSON

LEVEL: Final = "casual"  # of the computer that stands in: fair, and quick to answer


def seats(session: Session) -> list[int]:
    """The seats that are people's by the set-up, and still in the game."""
    if not session.has_game or not session.state.stack:
        return []
    players, state = session.players, session.state
    return [seat for seat in state.seats if players[seat].kind == PERSON and not state.bankrupt[seat]]


def fill(menu: QMenu, session: Session) -> None:
    """An entry for each of them, ticked while a computer plays."""
    menu.clear()
    for seat in seats(session):
        entry = menu.addAction(session.players[seat].name.replace("&", "&&"))
        entry.setCheckable(True)
        entry.setChecked(not session.is_person(seat))
        entry.triggered.connect(lambda on, seat=seat: session.hand_over(seat, LEVEL if on else PERSON))
