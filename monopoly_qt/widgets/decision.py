"""The decision bar: one decision at a time, in one place, at the bottom of the board's centre.

It shows the question of whoever is asked, "Bob, this is for you" before a question to another person, or what a
computer does and why.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from ..core.game import Player
from .badge import Badge
from .bar_page import EDGE, BarPage
from .theme import set_role
from .why import plain_label

_REFUSED_MS = 12_000  # how long a refusal stays


def tr(text: str) -> str:
    """The short words of the bar."""
    return QCoreApplication.translate("Decision bar", text)


class TalkPage(BarPage):
    """Says something, with at most two buttons."""

    pressed = Signal(str)  # the key of a button

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.badge = Badge(40)
        self.title = plain_label("heading")
        self.words = plain_label("body")
        self.buttons: dict[str, QPushButton] = {}
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.badge)
        head.addWidget(self.title, 1)
        self.body.addLayout(head)
        self.body.addWidget(self.words)
        self.foot.addLayout(self._row)

    def say(self, player: Player | None, title: str, body: str, buttons: Sequence[tuple[str, str]]) -> None:
        """Show words and buttons, each as (key, words); the first one is what Enter takes."""
        self.badge.show_player(player)
        self.title.setText(title)
        self.words.setText(body)
        self.words.setVisible(bool(body))
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
    """The frame: the question or the talk, with open claims on top, and the reason of a refusal above the answers."""

    pressed = Signal(str)  # a button of the talk

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "bar")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.talk = TalkPage()
        self.talk.pressed.connect(self.pressed)
        self.question: BarPage | None = None
        self._claims: QWidget | None = None
        self._holder = QWidget()  # questions stay children of it until their end: Python must not own what Qt shows
        self._place = QVBoxLayout(self._holder)
        self._place.setContentsMargins(0, 0, 0, 0)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.talk)
        self._pages.addWidget(self._holder)
        self.note = plain_label("danger")
        self.note.hide()
        self._note_ends = QTimer(self)
        self._note_ends.setSingleShot(True)
        self._note_ends.setInterval(_REFUSED_MS)
        self._note_ends.timeout.connect(self.clear_note)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(EDGE, 10, 0, 10)  # pages keep their right edge themselves
        layout.addWidget(self._pages, 1)
        self._dock(self.talk)

    def set_claims(self, strip: QWidget | None) -> None:
        """What stands on top while rents may be asked for."""
        if self._claims is not None:
            self._claims.hide()
            self._claims.deleteLater()
        self._claims = strip
        self._dock(self.question or self.talk)

    def _dock(self, page: BarPage) -> None:
        """Put the claims on top of this page's words, and the note below them."""
        if self._claims is not None:
            page.body.insertWidget(0, self._claims)
        page.body.addWidget(self.note)

    def show_question(self, question: BarPage) -> None:
        """Show this question in place of whatever is there."""
        self.drop_question()
        self.question = question
        self._place.addWidget(question)
        self._dock(question)
        self._pages.setCurrentWidget(self._holder)
        self.updateGeometry()

    def drop_question(self) -> None:
        """Take the question away."""
        old, self.question = self.question, None
        if old is not None:
            self._dock(self.talk)
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
        self._put(text, "danger")

    def advise(self, text: str) -> None:
        """Say what somebody else would do."""
        self._put(text, "body")

    def _put(self, text: str, role: str) -> None:
        set_role(self.note, role)
        self.note.setText(text)
        self.note.setAccessibleName(text)
        self.note.show()
        self._note_ends.start()
        (self.question or self.talk).reveal(self.note)
        self.updateGeometry()

    def hint(self, text: str) -> None:
        """Say something in passing; nothing takes it away."""
        if not self._note_ends.isActive():
            set_role(self.note, "danger")
            self.note.setText(text)
            self.note.setVisible(bool(text))

    def clear_note(self) -> None:
        """Take the reason of a refusal away."""
        self._note_ends.stop()
        self.note.hide()

    def wanted_height(self, width: int) -> int:
        """The height that shows all of it at this width."""
        margins = self.contentsMargins()
        return (self.question or self.talk).wanted_height(width - EDGE - margins.left() - margins.right()) + 22
