"""While they played: what a person should know before deciding, in a few lines above the log."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from ..bridge.texts.line import Line
from .why import plain_label


def tr(text: str) -> str:
    """The heading."""
    return QCoreApplication.translate("Digest", text)


class DigestPanel(QFrame):
    """Takes the height of its lines, up to `most`; beyond that it scrolls."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "now")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._most = 240
        self._title = plain_label("heading")
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(2)
        self._column.addWidget(self._title)
        self._labels: list[QLabel] = []
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._body)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._body.setAutoFillBackground(False)
        self._scroll.viewport().setAutoFillBackground(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 4, 6)
        layout.addWidget(self._scroll)
        self.hide()

    @property
    def lines(self) -> list[str]:
        """What it says; empty when it is not shown."""
        return [] if self.isHidden() else [label.text() for label in self._labels]

    def show_lines(self, lines: Sequence[Line], most: int) -> None:
        """Show these, at most so many pixels high; nothing at all without lines."""
        for label in self._labels:
            self._column.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._labels = [plain_label("body", line.text) for line in lines]
        for label in self._labels:
            self._column.addWidget(label)
        self._most = most
        self._say()
        self.setVisible(bool(lines))
        self._fit()

    def _say(self) -> None:
        self._title.setText(tr("While the others played"))
        self.setAccessibleName(self._title.text())
        self.setAccessibleDescription(" ".join(label.text() for label in self._labels))

    def retranslate(self) -> None:
        """Another language: the lines are made anew with the next question."""
        self.show_lines((), self._most)

    def _fit(self) -> None:
        """As high as the lines at this width: their own least heights are those of a narrower column."""
        margins = self.contentsMargins()
        width = max(120, self.width() - 14 - 20 - margins.left() - margins.right())
        needed = self._column.heightForWidth(width)
        self._body.setFixedHeight(needed)
        self.setFixedHeight(min(needed + 14, self._most))

    def event(self, event: QEvent) -> bool:
        """Another width breaks the lines anew."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange, QEvent.Type.StyleChange) and self._labels:
            self._fit()
        return super().event(event)
