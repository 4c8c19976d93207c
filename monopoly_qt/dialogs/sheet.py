"""A sheet in the right column, in place of players and log, so that it never hides the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ..core.actions import AnyAction
from ..core.state import State
from ..widgets.announce import announce
from .badge import Who
from .buttons import ActionButton
from .flow import Flow
from .parts import label, tab_order, tip
from .pointing import Pointing

if TYPE_CHECKING:
    from ..bridge.session import Session
    from ..bridge.text import Texts


class _Whole(QWidget):
    """All of a sheet. It asks for the least height that shows its foot whole; the middle scrolls by itself."""

    def hasHeightForWidth(self) -> bool:
        """See QWidget: whoever holds it must not give the middle all the height that it could use."""
        return False

    def minimumSizeHint(self) -> QSize:
        """The width of the widest part, and the height that goes with the width of now."""
        layout = self.layout()
        hint = super().minimumSizeHint()
        return hint if layout is None else QSize(hint.width(), layout.minimumHeightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may need another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class _Scroller(QScrollArea):
    """What scrolls in a sheet: what has the focus is in view, also when the foot has taken some of the height."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through what is in it
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        self.follow_focus()

    def follow_focus(self) -> None:
        """Scroll to what has the focus, if that is in here."""
        focus = self.focusWidget()
        if focus is not None and focus.hasFocus() and self.isAncestorOf(focus):
            self.ensureWidgetVisible(focus, 0, 48)


class Sheet(QWidget):
    """Head, a part that scrolls, and a foot that is always seen. Esc closes it and commits to nothing."""

    done = Signal()
    submitted = Signal(object)  # an action
    pointed = Signal(int)  # the space under the mouse or in focus, -1 when it is left

    def __init__(self, session: Session, texts: Texts, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.texts = texts
        self.seat = seat
        self.setProperty("role", "panel")
        self.setMinimumWidth(320)
        self._setup = session.game.setup
        self._submitting = False
        self._told = ""
        self.pointing = Pointing(self)
        self.pointing.pointed.connect(self.pointed)
        self.who = Who()
        self.clear_button = ActionButton()
        self.clear_button.setObjectName("clear")
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self.body.setContentsMargins(0, 0, 8, 0)
        self.foot = QVBoxLayout()
        self.foot.setSpacing(8)
        self.why = label("why")
        self.buttons = Flow()
        self.close_button = ActionButton()
        self.close_button.setObjectName("close")
        self.close_button.clicked.connect(self.done)
        self._lay_out()
        self.build()
        self.foot.addWidget(self.why)
        self.foot.addLayout(self.buttons)
        session.applied.connect(self._moved_on)
        session.reset.connect(self._moved_on)
        self.refresh()

    def _lay_out(self) -> None:
        """Head, people, what scrolls, foot."""
        whole = _Whole()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(whole)
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        head = Flow(spread=True)
        head.addWidget(self.who)
        head.addWidget(self.close_button)
        layout.addLayout(head)
        self.people_words = label("soft")
        layout.addWidget(self.people_words)
        layout.addLayout(self._people())
        layout.addWidget(self._scrolled(), 1)
        layout.addLayout(self.foot)

    def _people(self) -> Flow:
        """A button for each person at the table: anybody may act at any time."""
        row = Flow(6)
        self.person_buttons: dict[int, ActionButton] = {}
        for seat in self.session.people:
            button = ActionButton()
            button.setCheckable(True)
            button.dress("chip")
            button.setObjectName(f"person_{seat}")
            button.clicked.connect(lambda _=False, seat=seat: self.switch(seat))
            self.person_buttons[seat] = button
            row.addWidget(button)
        return row

    def _scrolled(self) -> QScrollArea:
        self.scroller = _Scroller()
        inside = QWidget()
        inside.setLayout(self.body)
        self.scroller.setWidget(inside)
        return self.scroller

    # What the sheets fill in

    def build(self) -> None:
        """Make the parts, once."""

    def refresh(self) -> None:
        """Show the position and the plan as they are now."""
        raise NotImplementedError

    def may_switch(self) -> bool:
        """Whether it may become another person's sheet."""
        return True

    def people_question(self) -> str:
        """What the row of people chooses."""
        raise NotImplementedError

    def switched(self) -> None:
        """It is another person's sheet now: begin anew."""

    def position_changed(self) -> None:
        """The game went on while the sheet was open."""
        self.refresh()

    # What they have in common

    def switch(self, seat: int) -> None:
        """Make it another person's sheet."""
        if seat != self.seat:
            self.seat = seat
            self.switched()
        self.refresh()

    @property
    def state(self) -> State:
        """The position as it is now."""
        return self.session.state

    def retranslate(self) -> None:
        """The language changed."""
        self.refresh()

    def primary(self) -> ActionButton:
        """The button that does what was planned; Ctrl+Enter presses it."""
        raise NotImplementedError

    def first(self) -> QWidget:
        """What has the focus when the sheet opens."""
        return self

    def say_head(self, words: str) -> None:
        """Whose sheet it is and what for."""
        self.who.show_player(self.session.players[self.seat], words)
        self.close_button.say("×", self.tr("Esc"), self.tr("Close"))
        self.close_button.setToolTip(tip(self.tr("Close")))
        self.setAccessibleName(words)
        people = self.session.people
        some = len(people) > 1 and self.may_switch()
        self.people_words.setText(self.people_question())
        self.people_words.setVisible(some)
        for seat, button in self.person_buttons.items():
            button.say(self.texts.player(seat), name=self.tr("For {name}").format(name=self.texts.player(seat)))
            button.setChecked(seat == self.seat)
            button.setVisible(some and seat in people)

    def order_tabs(self) -> None:
        """Tab goes through what is laid out, and Close comes last."""
        tab_order(self)
        QWidget.setTabOrder(self.clear_button, self.close_button)

    def tell(self, text: str) -> None:
        """Let a screen reader say what a step has changed, when it is something new."""
        if text != self._told:
            self._told = text
            announce(self, text)

    def keep_in_view(self) -> None:
        """What has the focus can be seen."""
        self.scroller.follow_focus()

    def say_why(self, text: str) -> None:
        """The line over the buttons: why something is not possible."""
        self.why.setText(text)
        self.why.setVisible(bool(text))

    def submit(self, actions: list[AnyAction]) -> list[AnyAction]:
        """Hand over one action after the other; what is left when one is not possible any more."""
        self._submitting = True
        left = list(actions)
        while left and self.session.why_not(left[0]) is None:
            self.submitted.emit(left.pop(0))
        self._submitting = False
        return left

    def _moved_on(self) -> None:
        if self._submitting or self.session.game.setup is not self._setup:  # another game: the window closes the sheet
            return
        if not self.state.stack or self.state.bankrupt[self.seat]:
            self.done.emit()
        else:
            self.position_changed()

    def showEvent(self, event: QShowEvent) -> None:
        """The keyboard goes on in the sheet."""
        super().showEvent(event)
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        """While the keyboard is in the sheet, Ctrl+Enter is for it and ends no turn."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and _commits(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, Ctrl+Enter does what was planned."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif _commits(event):
            if not event.isAutoRepeat():
                self.primary().click()
        else:
            super().keyPressEvent(event)


def _commits(event: QKeyEvent) -> bool:
    """Whether it is Ctrl+Enter."""
    keypad = Qt.KeyboardModifier.KeypadModifier
    control = event.modifiers() & ~keypad == Qt.KeyboardModifier.ControlModifier
    return control and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
