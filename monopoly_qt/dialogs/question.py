"""A question in the middle of the board: what is asked, what each answer costs and leaves, and the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..core.actions import GiveUp
from ..core.estate import can_raise
from ..core.frames import BANK, Due
from ..core.state import State
from ..widgets.announce import announce
from ..widgets.bar_page import EDGE, BarPage
from .answers import Answers, Choice
from .badge import Who
from .buttons import ActionButton, is_plain
from .flow import Flow
from .parts import KEYS, label, tab_order

if TYPE_CHECKING:
    from ..bridge.session import Session
    from ..bridge.text import Texts


class Question(BarPage):
    """Base of all questions. Enter takes the default, Esc never commits."""

    decision: ClassVar[str] = ""  # what it is for (names of the scenario format)
    answered = Signal(object)  # the action
    raise_cash = Signal()  # open the estate sheet for `seat`
    trade = Signal()  # open the trade sheet for `seat`
    counter = Signal()  # open the trade sheet on the offer that waits
    mark = Signal(object)  # the spaces that may be chosen on the board

    def __init__(self, session: Session, texts: Texts, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.texts = texts
        self.seat = seat
        self._asking = ""  # what has to be confirmed
        self.head = Who()
        self.words, self.hint = label(), label("soft")
        self.reasons = label("why")
        self.middle = QVBoxLayout()
        self.middle.setSpacing(8)
        self.row = Flow()
        self.top = Flow(spread=True)
        self.top.addWidget(self.head)
        self.body.addLayout(self.top)
        self.body.addWidget(self.words)
        self.body.addWidget(self.hint)
        self.body.addLayout(self.middle)
        self.body.addWidget(self.reasons)
        self.foot.addLayout(self.row)
        self.answers = Answers(self._why_not, self.row, self.top, self)
        self.answers.acted.connect(self.answered)
        self.answers.stale.connect(self.refresh)
        self.build()
        self.refresh()

    # What the kinds of question fill in

    def build(self) -> None:
        """Make what stands between the sentences and the buttons (`middle`), once."""

    def choices(self) -> list[Choice]:
        """The answers, the primary one first."""
        raise NotImplementedError

    def show_middle(self) -> None:
        """Bring what stands in the middle up to date."""

    def choose_space(self, space: int) -> bool:
        """A space was chosen on the board; true when that meant something here."""
        return False

    # What all have in common

    @property
    def state(self) -> State:
        """The position as it is now."""
        return self.session.state

    def refresh(self) -> None:
        """Show the position as it is now."""
        if not self.is_current():
            return  # it is about to be taken away
        asked = self.texts.question(self.state)
        self._say(asked.title, asked.body, asked.hint)
        self.show_middle()
        reasons = self.answers.show(self._confirm_choices() if self._asking else self.choices())
        self.reasons.setText("\n".join(reasons))
        self.reasons.setVisible(bool(reasons))
        tab_order(*self.parts)

    def wanted_height(self, width: int) -> int:
        """See BarPage. Keys are left out before the answers take another row."""
        self.answers.fit(width - EDGE)
        return super().wanted_height(width)

    def retranslate(self) -> None:
        """The language changed."""
        self.refresh()

    @property
    def is_confirming(self) -> bool:
        """Whether it only asks if something was meant."""
        return bool(self._asking)

    def is_current(self) -> bool:
        """Whether this is still what is asked, and of whom."""
        return self.state.awaiting == self.seat and self.state.decision == self.decision

    def _say(self, title: str, body: str, hint: str) -> None:
        self.head.show_player(self.session.players[self.seat] if self.seat >= 0 else None, title)
        for part, text in ((self.words, body), (self.hint, hint)):
            part.setText(text)
            part.setVisible(bool(text))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(t for t in (body, hint) if t))

    def _why_not(self, choice: Choice) -> str:
        refusal = choice.refusal
        if refusal is None and choice.action is not None:
            refusal = self.session.why_not(choice.action)
        return self.texts.refusal(refusal) if refusal else ""

    def button(self, key: str) -> ActionButton:
        """The button of one answer. KeyError when it isn't there."""
        return self.answers.buttons[key]

    def default(self) -> ActionButton | None:
        """What Enter takes, if anything."""
        return self.answers.default()

    def focus_default(self) -> None:
        """Give the focus to what Enter takes."""
        button = self.default()
        (button or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever can't see it hears what is asked; the focus alone would only say the first button."""
        super().showEvent(event)
        announce(self, f"{self.accessibleName()} {self.accessibleDescription()}".strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter anywhere in the question takes the default; Esc only leaves a confirmation."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and is_plain(event):
            button = self.default()
            if button is not None and not event.isAutoRepeat():
                button.click()
        elif event.key() == Qt.Key.Key_Escape and self._asking:
            self._cancel()
        else:
            super().keyPressEvent(event)

    # Answers that many questions offer

    def estate_choice(self, words: str = "") -> Choice:
        """Open the estate sheet."""
        return Choice("estate", words or self.tr("Properties"), then=self.raise_cash.emit, keys=KEYS["estate"])

    def raise_choice(self) -> Choice:
        """Open the estate sheet because cash is short."""
        return self.estate_choice(self.tr("Raise cash"))

    def trade_choice(self) -> Choice:
        """Open the trade sheet."""
        return Choice("trade", self.tr("Trade"), then=self.trade.emit, keys=KEYS["trade"])

    def give_up_choice(self, words: str = "") -> Choice:
        """Leave the game, after a confirmation; with words of its own where little else is left to do."""
        refusal = self.session.why_not(GiveUp(self.seat))
        said = words or self.tr("Give up")
        return Choice("give_up", said, then=self._ask_give_up, quiet=not words, refusal=refusal)

    def _ask_give_up(self) -> None:
        self._asking = "give_up"
        self.refresh()
        self.focus_default()

    def _confirm_choices(self) -> list[Choice]:
        """Instead of the answers: whether that was meant. Playing on is the default."""
        self._say(
            self.tr("Do you really want to leave the game?"),
            self.tr("You will be bankrupt, and everything you have goes to {heir}.").format(heir=self._heir()),
            "",
        )
        return [
            Choice("stay", self.tr("No, play on"), then=self._cancel, keys=KEYS["default"]),
            Choice("leave", self.tr("Yes, give up"), action=GiveUp(self.seat)),
        ]

    def _heir(self) -> str:
        """Who gets everything: the creditor of a debt that can't be covered any more, else the Bank (DEBT-2)."""
        top = self.state.stack[-1]
        hopeless = isinstance(top, Due) and can_raise(self.state, self.seat) < top.amount
        return self.texts.player(max(top.to, BANK) if isinstance(top, Due) and hopeless else BANK)

    def _cancel(self) -> None:
        self._asking = ""
        self.refresh()
        self.focus_default()
