"""Who is asked what: joins the session, the questions and the decision bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from ..bridge import settings as keys
from ..bridge.session import Session
from ..bridge.text import Texts
from ..core.actions import AnyAction, Refusal
from ..core.frames import AnyFrame, Opening, Turn
from ..core.game import PERSON
from ..core.state import State
from ..dialogs import questions
from ..dialogs.claims import ClaimsStrip
from ..dialogs.question import Question
from ..widgets.decision import DecisionBar
from .hand_over import HandOver
from .onlookers import Onlookers, finish_button

# Where somebody types; by name, so that Qt loads none of them for the question.
_FIELDS: Final = ("QLineEdit", "QAbstractSpinBox", "QPlainTextEdit")


def tr(text: str) -> str:
    """The words that are said between questions."""
    return QCoreApplication.translate("Asking", text)


class Asker(QObject):
    """Shows the question of the decision on top, hands over between people, and tells what computers do."""

    estate = Signal(int)  # a seat wants its estate sheet
    trade = Signal(int)
    counter = Signal(int)
    again = Signal()
    new_game = Signal()
    story = Signal()  # how the game went
    mark = Signal(object)  # the spaces that may be chosen on the board
    shown = Signal()  # something else stands in the bar

    def __init__(self, session: Session, bar: DecisionBar, onlookers: Onlookers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._bar, self._onlookers = session, bar, onlookers
        self._texts: Texts | None = None
        self._frame: AnyFrame | None = None  # what the question in the bar is about
        self._handed: set[object] = set()  # for what people were already called to the keyboard
        self._last = -1  # the person who decided last
        self.hand_over = HandOver(bar, self)
        self._stand_in = -1  # the seat that can be taken back by the button in the bar
        self._doings: list[str] = []  # what computers did since a person was asked
        self._hurried = False  # whether somebody skipped what moved, before this question
        session.hurry.connect(self._on_hurry)
        bar.pressed.connect(self._on_pressed)
        session.asking.connect(self.ask)
        session.refused.connect(self._on_refused)
        session.over.connect(self._on_over)
        session.waiting.connect(self._on_waiting)
        session.pausing.connect(self._on_pausing)
        session.applied.connect(self._on_applied)
        session.reset.connect(self._on_reset)

    @property
    def question(self) -> Question | None:
        """The question that is shown, if any."""
        shown = self._bar.question
        return shown if isinstance(shown, Question) else None

    @property
    def claims(self) -> ClaimsStrip:
        """The rents that may be asked for."""
        return self._claims

    def set_game(self, texts: Texts) -> None:
        """Another game."""
        self._texts = texts
        self._frame = None
        self._handed.clear()
        self._last = -1
        self.hand_over.end()
        self._doings = []
        strip = ClaimsStrip(self._session, texts)
        strip.answered.connect(self._on_claim)
        self._claims = strip
        self._bar.set_claims(strip)
        self._bar.clear_note()

    def show_claims(self, shown: bool) -> None:
        """Rents can be asked for, or not while something else is shown."""
        if shown and self._session.has_game:
            self._claims.refresh()
        elif self._texts is not None:
            self._claims.hide()

    # A person is asked

    def ask(self) -> None:
        """Show the question, or call for the person whom it is for."""
        texts = self._texts
        if texts is None or not self._session.state.stack:
            return
        seat = self._session.state.awaiting
        self._claims.refresh()
        frame = self._session.state.stack[-1]
        if self.question is not None and frame is self._frame:
            focus = QApplication.focusWidget()
            unused = focus is None or focus.focusPolicy() == Qt.FocusPolicy.NoFocus
            free = unused or (focus is not None and self.question.isAncestorOf(focus))
            self.question.setEnabled(True)  # it was answered, and what followed has led back to it
            self.question.refresh()
            if free and not _is_typing():
                self.question.focus_default()  # what Enter takes may be another answer now
            self.shown.emit()
            return
        if self._must_hand_over(seat, frame):
            self._call(seat, texts)
        else:
            self._show_question(seat)
            if not self._sits_here(seat):
                self.hand_over.begin()
            elif self._hurried:
                self.hand_over.begin(renewed=False)  # a second press was meant for what moved
            self._hurried = False

    def _must_hand_over(self, seat: int, frame: AnyFrame) -> bool:
        """Whether somebody else sits at the keyboard, and this is not simply the next turn."""
        session = self._session
        if not session.settings.get(keys.HANDOVER) or len(session.people) < 2 or isinstance(frame, Turn | Opening):
            return False
        if seat in (session.state.turn, self._last):
            return False
        return _occasion(seat, frame, self._session.state) not in self._handed

    def _sits_here(self, seat: int) -> bool:
        """Whether this is the person who decided last, as far as is known."""
        return self._last in (-1, seat) or len(self._session.people) < 2

    def _call(self, seat: int, texts: Texts) -> None:
        title = tr("{name}, this is for you").format(name=texts.player(seat))
        asked = texts.question(self._session.state)
        body = asked.call or asked.title
        self._bar.say(self._session.players[seat], title, body, ("here", tr("I am here")))
        self._bar.talk.focus_default()
        self.hand_over.begin()
        self.shown.emit()

    def _on_hurry(self) -> None:
        self._hurried = True

    def _on_here(self) -> None:
        self._show_question(self._session.state.awaiting)
        self.hand_over.begin()  # a second press was meant for the call

    def takes_keys(self) -> bool:
        """Whether a key of the menu answers for whoever is asked: not before that person's question was seen."""
        seat, question = self._session.state.awaiting, self.question
        if self._sits_here(seat) and self._bar.question is not None:
            return True
        return question is not None and question.seat == seat and not self.hand_over.too_early()

    def _show_question(self, seat: int) -> None:
        if self._texts is None:
            return
        self._frame = self._session.state.stack[-1] if self._session.state.stack else None
        if self._frame is not None:
            self._handed.add(_occasion(seat, self._frame, self._session.state))
        self._doings = []
        question = questions.make(self._session, self._texts)
        self._bar.show_question(question)
        self._connect(question, seat)
        if not _is_typing():
            question.focus_default()
        self.shown.emit()

    def take_keys(self) -> None:
        """Whatever had the keyboard is gone: the question has it, or the next one will."""
        focus = QApplication.focusWidget()
        if self.question is not None and self.question.isEnabled():
            self.question.focus_default()
        elif self._bar.question is None and self._bar.talk.buttons.keys() & {"here", "go_on"}:
            self._bar.talk.focus_default()  # it waits for a person, and not for a computer
        elif focus is not None:
            focus.clearFocus()

    def _connect(self, question: Question, seat: int) -> None:
        question.answered.connect(self._session.submit)
        question.raise_cash.connect(lambda: self.estate.emit(seat))
        question.trade.connect(lambda: self.trade.emit(seat))
        question.counter.connect(lambda: self.counter.emit(seat))
        self.mark.emit([])
        question.mark.connect(self.mark)
        question.refresh()  # what it marks on the board is heard from now on
        if question.decision == "game_over":
            from ..dialogs.end_question import GameOverQuestion  # its standings are not needed before

            assert isinstance(question, GameOverQuestion)
            question.again.connect(self.again)
            question.new_game.connect(self.new_game)
            question.story.connect(self.story)

    # What is said in between

    def _on_applied(self) -> None:
        seat = self._session.game.log[-1].action.seat
        if self._session.is_person(seat):
            self._last = seat
        self._bar.clear_note()
        self._claims.refresh()
        stack = self._session.state.stack
        if self.question is not None and (not stack or stack[-1] is not self._frame):
            self.mark.emit([])
            self.question.setEnabled(False)  # it is answered; what follows from that is shown first

    def _on_reset(self) -> None:
        self.mark.emit([])
        self._frame = None
        self._handed.clear()
        self._doings = []

    def told(self, lines: list[str], by_computer: bool) -> None:
        """Lines of the log that were just shown; the bar repeats what computers did."""
        if by_computer:
            self._doings += lines

    def tell_thinking(self, seat: int) -> None:
        """A computer thinks; what it and others did before stands below."""
        if self._texts is None or seat < 0 or self._session.is_paused:
            return
        title = tr("{name} is thinking").format(name=self._texts.player(seat))
        body = "\n".join(self._doings[-2:])
        self._frame = None
        player = self._session.players[seat]
        buttons = [("rest", tr("Pause"))]
        if player.kind == PERSON:  # a computer stands in
            self._stand_in = seat
            buttons.append(("back", tr("{name} is back").format(name=player.name)))
        elif self._onlookers.watches():
            buttons.append(finish_button())
        self._bar.say(player, title, body, *buttons)
        self.shown.emit()

    def tell_left(self) -> None:
        """The last person has gone bankrupt, and that has been shown."""
        if self._texts is not None and self._onlookers.tell(self._texts):
            self._frame = None
            self.shown.emit()

    def _on_claim(self, action: AnyAction) -> None:
        """Rent was asked for. Its button has gone; the focus must not fall on whatever comes next."""
        self._session.submit(action)
        if self.question is not None and not _is_typing():
            self.question.focus_default()

    def _on_refused(self, refusal: Refusal) -> None:
        if self._texts is not None:
            self._bar.refuse(self._texts.refusal(refusal))
            self.shown.emit()

    def _on_over(self) -> None:
        self._show_question(-1)

    def _on_waiting(self, seconds: int) -> None:
        self._frame = None
        self._claims.refresh()
        title = tr("Does anybody ask for rent?")
        body = tr("The next throw waits {seconds} seconds.").format(seconds=seconds)
        self._bar.say(None, title, body, ("on", tr("Nobody: go on")))
        if not _is_typing():
            self._bar.talk.focus_default()
        self.hand_over.begin()  # what the thrower presses once more does not answer for the owner
        self.shown.emit()

    def _on_pausing(self, on: bool) -> None:
        if not on:
            self._onlookers.forget()
        elif not self._onlookers.holds:
            self._frame = None
            body = tr("Nothing is lost: the game is kept as it stands.")
            self._bar.say(None, tr("The game is paused"), body, ("go_on", tr("Go on")))
            self._bar.talk.focus_default()
            self.shown.emit()

    def _on_pressed(self, key: str) -> None:
        doing: dict[str, Callable[[], object]] = {
            "here": self._on_here,
            "rest": lambda: self._session.pause(True),
            "back": lambda: self._session.hand_over(self._stand_in, PERSON),
            "go_on": lambda: self._session.pause(False),
            "on": self._session.end_waiting,
            "finish": self._onlookers.finish,
            "new": self.new_game.emit,
        }
        doing[key]()

    def retranslate(self) -> None:
        """Another language."""
        if self._texts is None or not self._session.has_game:
            return
        self._claims.retranslate()
        if self.question is not None:
            self.question.retranslate()


def _occasion(seat: int, frame: AnyFrame, state: State) -> object:
    """What a person is called for once: an auction as a whole, offers and debts once a turn."""
    return seat, type(frame), getattr(frame, "space", -1), state.turns


def _is_typing() -> bool:
    """Whether somebody is filling in something, so that the focus must stay there.

    Not in a dialog: that has a window and a focus of its own.
    """
    focus = QApplication.focusWidget()
    if focus is None or not focus.isVisible() or focus.window().inherits("QDialog"):
        return False
    return any(focus.inherits(kind) for kind in _FIELDS)
