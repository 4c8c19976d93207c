"""Rent that may still be asked for: a button for each person with an open claim (RENT-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..core.actions import AskRent
from .buttons import ActionButton
from .flow import Flow
from .parts import clear, label

if TYPE_CHECKING:
    from ..bridge.session import Session
    from ..bridge.text import Texts


class ClaimsStrip(QWidget):
    """Stands above the question while any person could ask; hidden otherwise."""

    answered = Signal(object)  # the action

    def __init__(self, session: Session, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._texts = texts
        self._heading = label("soft")
        self._row = Flow()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._heading)
        layout.addLayout(self._row)
        self.refresh()

    def refresh(self) -> None:
        """Show the claims that are open now, the oldest of each owner."""
        clear(self._row)
        state = self._session.state
        seen: set[int] = set()
        for claim in state.claims:
            if claim.owner in seen or not self._session.is_person(claim.owner):
                continue
            seen.add(claim.owner)
            # no sum and no debtor: noticing who owes what is the point of this rule
            words = self.tr("{name}: ask for rent").format(name=self._texts.player(claim.owner))
            button = ActionButton(words)
            refusal = self._session.why_not(AskRent(claim.owner))
            button.allow(self._texts.refusal(refusal) if refusal else "")
            button.clicked.connect(lambda _=False, seat=claim.owner: self.answered.emit(AskRent(seat)))
            self._row.addWidget(button)
        self._heading.setText(self.tr("Rent may be asked for:"))
        if not seen:
            self.hide()
        elif self.parent() is not None:  # alone it would be a window
            self.show()

    def retranslate(self) -> None:
        """The language changed."""
        self.refresh()
