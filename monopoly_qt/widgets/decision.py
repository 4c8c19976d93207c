"""The decision bar: one decision at a time, in one place, at the bottom of the board's centre.

It shows the question of whoever is asked, "Bob, this is for you" before a question to another person, or what a
computer does and why.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ..core.game import Player
from .badge import Badge
from .theme import set_role
from .why import plain_label

_REFUSED_MS = 12_000  # how long a refusal stays


def tr(text: str) -> str:
    """The short words of the bar."""
    return QCoreApplication.translate("Decision bar", text)


def scrolling(on: bool) -> Qt.ScrollBarPolicy:
    """The policy of a scroll bar that somebody else decides about."""
    return Qt.ScrollBarPolicy.ScrollBarAsNeeded if on else Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class TalkPage(QWidget):
    """Says something, with at most two buttons."""

    pressed = Signal(str)  # the key of a button

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.badge = Badge(40)
        self.title = plain_label("heading")
        self.body = plain_label("body")
        self.buttons: dict[str, QPushButton] = {}
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.badge)
        head.addWidget(self.title, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self.body)
        layout.addLayout(self._row)
        layout.addStretch(1)

    def say(self, player: Player | None, title: str, body: str, buttons: Sequence[tuple[str, str]]) -> None:
        """Show words and buttons, each as (key, words); the first one is what Enter takes."""
        self.badge.show_player(player)
        self.title.setText(title)
        self.body.setText(body)
        self.body.setVisible(bool(body))
        self.setAccessibleName(title)
        self.setAccessibleDescription(body)
        if list(self.buttons) != [key for key, _ in buttons]:
            self._make(buttons)
        for key, words in buttons:
            self.buttons[key].setText(words.replace("&", "&&"))

    def _make(self, buttons: Sequence[tuple[str, str]]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = {}
        for number, (key, _) in enumerate(buttons):
            button = QPushButton()
            button.setAutoDefault(True)
            button.setObjectName(f"talk_{key}")
            set_role(button, "primary" if number == 0 else "")
            button.clicked.connect(lambda _=False, key=key: self.pressed.emit(key))
            self.buttons[key] = button
            self._row.addWidget(button)
            button.show()  # at once, so that it can take the focus
        self._row.addStretch(1)

    def focus_default(self) -> None:
        """Give the focus to the first button."""
        for button in self.buttons.values():
            button.setFocus(Qt.FocusReason.OtherFocusReason)
            return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter anywhere takes the first button."""
        first = next(iter(self.buttons.values()), None)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and first is not None:
            first.click()
        else:
            super().keyPressEvent(event)


class DecisionBar(QFrame):
    """The frame: open claims on top, then the question or the talk, then the reason of a refusal."""

    pressed = Signal(str)  # a button of the talk

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "bar")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.talk = TalkPage()
        self.talk.pressed.connect(self.pressed)
        self.question: QWidget | None = None
        self._claims = QVBoxLayout()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        holder = QWidget()  # questions stay children of it until their end: Python must not own what Qt shows
        self._place = QVBoxLayout(holder)
        self._place.setContentsMargins(0, 0, 0, 0)
        self._scroll.setWidget(holder)
        holder.setAutoFillBackground(False)  # the scroll area switches that on; the card is what should show
        self._pages = QStackedWidget()
        self._pages.addWidget(self.talk)
        self._pages.addWidget(self._scroll)
        self.note = plain_label("danger")
        self.note.hide()
        self._note_ends = QTimer(self)
        self._note_ends.setSingleShot(True)
        self._note_ends.setInterval(_REFUSED_MS)
        self._note_ends.timeout.connect(self.clear_note)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.setSpacing(8)
        layout.addLayout(self._claims)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self.note)

    def set_claims(self, strip: QWidget | None) -> None:
        """What stands on top while rents may be asked for."""
        while (item := self._claims.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if strip is not None:
            self._claims.addWidget(strip)

    def show_question(self, question: QWidget) -> None:
        """Show this question in place of whatever is there."""
        self.drop_question()
        self.question = question
        self._place.addWidget(question)
        question.installEventFilter(self)
        self._pages.setCurrentWidget(self._scroll)
        self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A question that has grown wants a higher bar; its scroll area keeps that to itself."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self.question:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def let_scroll(self, on: bool) -> None:
        """Whether the question needs a scroll bar; one that is there makes lines wrap and so would keep itself."""
        self._scroll.setVerticalScrollBarPolicy(scrolling(on))

    def drop_question(self) -> None:
        """Take the question away."""
        old, self.question = self.question, None
        if old is not None:
            self._place.removeWidget(old)
            old.hide()
            old.deleteLater()

    def say(self, player: Player | None, title: str, body: str = "", *buttons: tuple[str, str]) -> None:
        """Say something in place of a question."""
        self.drop_question()
        self.talk.say(player, title, body, buttons)
        self._pages.setCurrentWidget(self.talk)
        self.updateGeometry()

    def refuse(self, text: str) -> None:
        """Say why something was not possible."""
        self.note.setText(text)
        self.note.setAccessibleName(text)
        self.note.show()
        self._note_ends.start()
        self.updateGeometry()

    def hint(self, text: str) -> None:
        """Say something in passing; nothing takes it away."""
        if not self._note_ends.isActive():
            self.note.setText(text)
            self.note.setVisible(bool(text))

    def clear_note(self) -> None:
        """Take the reason of a refusal away."""
        self._note_ends.stop()
        self.note.hide()

    def wanted_height(self, width: int) -> int:
        """The height that shows all of it at this width."""
        margins = self.contentsMargins()
        layout = self.layout()
        inner = width - 28 - margins.left() - margins.right()
        shown: QWidget = self.question or self.talk
        body = shown.layout()
        height = body.heightForWidth(inner) if body is not None and body.hasHeightForWidth() else -1
        total = max(height, shown.minimumSizeHint().height()) + 22
        for part in (self.note, self._claims_widget()):
            if part is not None and not part.isHidden():
                own = part.heightForWidth(inner) if part.hasHeightForWidth() else part.sizeHint().height()
                total += own + (layout.spacing() if layout else 0)
        return total

    def _claims_widget(self) -> QWidget | None:
        item = self._claims.itemAt(0)
        return item.widget() if item is not None else None
