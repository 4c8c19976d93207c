"""The steps of a plan, in as many whole rows as there are, up to three; more are scrolled."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from .buttons import ActionButton
from .flow import Flow
from .parts import clear

_MOST_ROWS: Final = 3
_GAP: Final = 6


class PlanRows(QScrollArea):
    """Shows the chips of all steps, the last one in any case."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[ActionButton] = []
        self._row = Flow(_GAP)
        holder = QWidget()
        holder.setLayout(self._row)
        self.setWidget(holder)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through the chips
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_chips(self, chips: list[ActionButton]) -> None:
        """These steps and no others."""
        clear(self._row)
        self.chips = chips
        for chip in chips:
            self._row.addWidget(chip)
            chip.show()  # at once: the layout counts no hidden ones
        self.setVisible(bool(chips))
        self._fit()

    def _fit(self) -> None:
        """As high as the rows are; no row is cut."""
        if not self.chips:
            return
        chip = max(each.sizeHint().height() for each in self.chips)
        most = _MOST_ROWS * chip + (_MOST_ROWS - 1) * _GAP
        wanted = self._row.heightForWidth(self.width())
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if wanted > most else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(bar)
        self.setFixedHeight(min(wanted, most))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need more rows; the step planned last is seen."""
        super().resizeEvent(event)
        self._fit()
        if self.chips:
            self.ensureWidgetVisible(self.chips[-1], 0, 0)
