"""What stands in the middle of the board while no game is being played."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from .buttons import ActionButton
from .parts import label


def tr(text: str) -> str:
    """The words in the middle."""
    return QCoreApplication.translate("Welcome", text)


class Welcome(QWidget):
    """A way into a game for whoever has closed the first dialog."""

    new_game = Signal()
    open_game = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = label("title")
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.new, self.open = ActionButton(), ActionButton()
        self.new.setObjectName("welcome_new")
        self.open.setObjectName("welcome_open")
        self.new.dress("primary")
        self.new.clicked.connect(self.new_game)
        self.open.clicked.connect(self.open_game)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addStretch(1)
        layout.addWidget(self.words)
        for button in (self.new, self.open):
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Another language."""
        self.words.setText(tr("No game is being played"))
        self.new.say(tr("New game"), "Ctrl+N")
        self.open.say(tr("Open a game"), "Ctrl+O")
