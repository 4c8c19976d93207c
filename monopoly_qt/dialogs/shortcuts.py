"""All keys at a glance."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from .dialog import Dialog
from .flow import Flow
from .parts import Line, card, clear, label

# A heading, and under it what a key does and the key.
Keys = Sequence[tuple[str, Sequence[tuple[str, str]]]]


class ShortcutsDialog(Dialog):
    """`menus` says the keys of the menus' actions in the language of the moment."""

    def __init__(self, menus: Callable[[], Keys], parent: QWidget | None = None) -> None:
        super().__init__(parent, 560, 620)
        self._menus = menus
        self.close_button = self.add_close()
        self.retranslate()

    def _in_questions(self) -> Sequence[tuple[str, str]]:
        return (
            (self.tr("Take the answer that is filled with colour"), self.tr("Enter")),
            (self.tr("Go to the next button or field"), self.tr("Tab")),
            (self.tr("Press the button in focus; skip while something moves"), self.tr("Space")),
            (self.tr("Go from space to space on the board"), self.tr("Arrow keys")),
            (self.tr("Close a sheet or a dialog; decides nothing"), self.tr("Esc")),
        )

    def retranslate(self) -> None:
        """See Dialog."""
        self.setWindowTitle(self.tr("Keys"))
        self.close_button.say(self.tr("Close"), self.tr("Esc"))
        clear(self.body)
        for heading, rows in (*self._menus(), (self.tr("Everywhere"), self._in_questions())):
            if rows:
                self.body.addWidget(_table(heading, rows))
        self.body.addStretch(1)


def _table(heading: str, rows: Sequence[tuple[str, str]]) -> QWidget:
    frame = card()
    column = QVBoxLayout(frame)
    column.setContentsMargins(16, 12, 16, 12)
    column.addWidget(label("heading", heading))
    for words, keys in rows:
        row = QWidget()
        flow = Flow(24, spread=True)
        flow.addWidget(Line("body", words))
        flow.addWidget(Line("strong", keys))
        row.setLayout(flow)
        column.addWidget(row)
    return frame
