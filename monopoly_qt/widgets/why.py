"""Why it happened: the arithmetic of a line, and its rules in plain words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from .plain import PlainLabel


def tr(text: str) -> str:
    """The short words of the panel."""
    return QCoreApplication.translate("Why", text)


def plain_label(role: str, text: str = "") -> QLabel:
    """A label that wraps and takes its text literally."""
    label = PlainLabel(text)
    label.setProperty("role", role)
    return label


class WhyPanel(QFrame):
    """Shown below the log while somebody asks why."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._close = QPushButton("×")
        self._close.setProperty("role", "chip")
        self._close.clicked.connect(self.dismiss)
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(4)
        scroll = QScrollArea()
        scroll.setViewport(QWidget())  # see LogList; the card shows through
        scroll.setWidget(self._body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._body.setAutoFillBackground(False)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(14, 10, 10, 10)
        layout.addWidget(scroll, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.retranslate()
        self.hide()

    def show_why(self, line: str, because: str, rules: Sequence[tuple[str, str]]) -> None:
        """Show the line, its arithmetic, and its rules as (title, words)."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._column.addWidget(plain_label("heading", line))
        if because:
            self._column.addWidget(plain_label("body", because))
        for title, words in rules:
            name = plain_label("body", title)
            font = name.font()
            font.setBold(True)
            name.setFont(font)
            self._column.addWidget(name)
            self._column.addWidget(plain_label("soft", words))
        self._column.addStretch(1)
        said = [line, because, *(f"{title}: {words}" for title, words in rules)]
        self.setAccessibleName(" ".join(s for s in said if s))
        self.show()
        self._close.setFocus(Qt.FocusReason.OtherFocusReason)

    def words(self) -> str:
        """All that it says."""
        return self.accessibleName()

    def dismiss(self) -> None:
        """Put it away."""
        self.hide()
        self.closed.emit()

    def retranslate(self) -> None:
        """Another language."""
        self._close.setAccessibleName(tr("Close"))
        self._close.setToolTip(tr("Close"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)
