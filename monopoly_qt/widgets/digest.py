"""While they played: what a person should know before deciding, in a few lines above the log."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ..bridge.texts.line import Line
from .why import plain_label


def tr(text: str) -> str:
    """The heading."""
    return QCoreApplication.translate("Digest", text)


class DigestPanel(QFrame):
    """As high as its lines; the log below has all of it, so that lines which would take too much room may go."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "now")
        self._all: list[str] = []
        self._title, self._words = plain_label("heading"), plain_label("body")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 6, 8, 6)
        self._column.setSpacing(2)
        self._column.addWidget(self._title)
        self._column.addWidget(self._words)
        self.hide()

    @property
    def lines(self) -> list[str]:
        """What it says; empty when it is not shown."""
        return [] if self.isHidden() else self._words.text().split("\n")

    def show_lines(self, lines: Sequence[Line], name: str = "") -> None:
        """Show these; nothing at all without lines. `name`: for whom, where that is not plain. `fit` comes after it."""
        self._all = [line.text for line in lines]
        title = tr("{name}: while the others played").format(name=name) if name else tr("While the others played")
        self._title.setText(title)
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(" ".join(self._all))

    def fit(self, width: int, most: int) -> None:
        """Leave out lines until it takes no more than so many pixels; the last one, the sum of all, stays longest."""
        inner = width - (self.width() - self.contentsRect().width())  # its border is in the style sheet
        words = self._all[:]
        self._words.setText("\n".join(words))
        self.setVisible(bool(words))
        while words and self._column.heightForWidth(inner) > most:
            words.pop(-2 if len(words) > 1 else -1)
            before_sum = max(0, len(words) - 2)  # something that the sum counts is not told
            marked = [f"{line} …" if n == before_sum else line for n, line in enumerate(words)]
            self._words.setText("\n".join(marked))
        if words:
            self.setFixedHeight(self._column.heightForWidth(inner))
        self.setVisible(bool(words))

    def retranslate(self) -> None:
        """Another language: the lines are made anew with the next question."""
        self._all = []
        self.hide()
