"""What all dialogs have: a part that scrolls, a row of buttons that is always seen, and words that can change."""

from typing import Final

from PySide6.QtCore import QEvent, QMargins, QSize, Qt
from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QVBoxLayout, QWidget

from ..widgets.theme import theme
from .buttons import ActionButton
from .flow import Flow
from .parts import focusable, tab_order

_EDGES: Final = (16, 48)  # px that a desktop's frame may need around a window


class Dialog(QDialog):
    """Base of the dialogs: `body` scrolls, `foot` and `buttons` don't. Esc closes and changes nothing."""

    def __init__(self, parent: QWidget | None, width: int, height: int) -> None:
        super().__init__(parent)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.body.setContentsMargins(4, 4, 12, 4)
        self._inside = inside = QWidget()
        inside.setLayout(self.body)
        self.scroller = QScrollArea()
        self.scroller.setWidget(inside)
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.verticalScrollBar().rangeChanged.connect(self._on_range)
        self.foot = QVBoxLayout()
        self.buttons = Flow()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 12, 16)
        layout.setSpacing(12)
        layout.addWidget(self.scroller, 1)
        layout.addLayout(self.foot)
        layout.addLayout(self.buttons)
        room = self.screen().availableSize()
        least = QSize(theme().px(width), theme().px(height))  # the words are larger, so is the dialog
        self.resize(least.boundedTo(room.shrunkBy(QMargins(0, 0, *_EDGES))))

    def _on_range(self, _least: int, most: int) -> None:
        """The keyboard reaches what is only read, while there is something to scroll; else Tab goes through fields."""
        is_read = most > 0 and next(focusable(self._inside), None) is None
        self.scroller.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_read else Qt.FocusPolicy.NoFocus)

    def fit(self) -> None:
        """As high as its content wants, where the screen has the room."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        view = self.scroller.viewport()
        wanted = self.height() + self.body.totalHeightForWidth(view.width()) - view.height()
        room = self.screen().availableGeometry()
        most = (room.bottom() - self.y() if self.isVisible() else room.height()) - _EDGES[1]
        self.resize(self.width(), max(self.height(), min(wanted, most)))

    def setVisible(self, visible: bool) -> None:
        """Before it is shown, so that it comes up in the middle."""
        if visible and not self.isVisible():
            self.fit()
            tab_order(self)
        super().setVisible(visible)

    def settle(self) -> None:
        """Give what scrolls the height it needs now; Qt does so only later."""
        view = self.scroller.viewport()
        self.body.activate()
        self._inside.resize(view.width(), max(view.height(), self.body.totalHeightForWidth(view.width())))
        self.body.activate()

    def add_button(self, name: str, primary: bool = False) -> ActionButton:
        """One more button at the bottom."""
        button = ActionButton()
        button.setObjectName(name)
        if primary:
            button.dress("primary")
            button.setDefault(True)
        self.buttons.addWidget(button)
        return button

    def add_close(self, primary: bool = True) -> ActionButton:
        """The button that closes."""
        button = self.add_button("close", primary)
        button.clicked.connect(self.reject)
        return button

    def retranslate(self) -> None:
        """Put everything into words, at the start and after each change of the language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """The language may be switched while it is open."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
