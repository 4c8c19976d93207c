"""Opens the sheets for properties and trades in the right column, for whoever is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..bridge.session import Session
from ..bridge.text import Texts
from .asking import Asker
from .table import Table

if TYPE_CHECKING:
    from ..core.frames import AnyFrame
    from ..dialogs.sheet import Sheet


class Sheets(QObject):
    """One sheet at a time, imported when it is opened for the first time.

    `pointed` gives a space that the sheet points to, −1 when it no longer does.
    """

    pointed = Signal(int)

    def __init__(self, session: Session, table: Table, asker: Asker, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._table, self._asker = session, table, asker
        self._texts: Texts | None = None
        self._helps_with: AnyFrame | None = None  # the question that the open sheet was opened for
        session.asking.connect(self._on_asking)
        asker.estate.connect(self.estate)
        asker.trade.connect(self.trade)
        asker.counter.connect(self.trade)

    def set_game(self, texts: Texts) -> None:
        """Another game: no sheet is open."""
        self._texts = texts
        self._table.close_sheet()

    def seat(self) -> int:
        """For whom a sheet opens: whoever is asked, else the first person; -1 when only computers play."""
        awaiting = self._session.state.awaiting
        return awaiting if self._session.is_person(awaiting) else next(iter(self._session.people), -1)

    def estate(self, seat: int) -> None:
        """Build, sell, mortgage."""
        from ..dialogs.estate import EstateSheet

        if seat >= 0 and self._texts is not None:
            self._open(EstateSheet(self._session, self._texts, seat))

    def trade(self, seat: int) -> None:
        """Offer a trade, or answer an offer with another."""
        from ..dialogs.trade import TradeSheet

        if seat >= 0 and self._texts is not None:
            self._open(TradeSheet(self._session, self._texts, seat))

    def _open(self, sheet: Sheet) -> None:
        sheet.submitted.connect(self._session.submit)
        sheet.done.connect(self.close)
        sheet.pointed.connect(self.pointed)
        self._table.show_sheet(sheet)
        state = self._session.state
        self._helps_with = state.stack[-1] if state.stack and state.awaiting == sheet.seat else None

    def _on_asking(self) -> None:
        """A sheet that was opened for a question goes with it, when the next one is for somebody else."""
        sheet, frame = self._table.sheet, self._session.state.stack[-1]
        if sheet is not None and self._helps_with not in (None, frame) and self._session.state.awaiting != sheet.seat:
            self.close()

    def close(self) -> None:
        """Players and log are back, the keyboard is with the question."""
        self._table.close_sheet()
        self._asker.take_keys()

    def retranslate(self) -> None:
        """Another language."""
        if self._table.sheet is not None:
            self._table.sheet.retranslate()
