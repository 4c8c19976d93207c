"""Which space is shown large, and which are framed on the board: what is in question, reached, pointed to or chosen."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from ..bridge.session import Session
from ..core.events import Event, Moved
from ..core.frames import AnyFrame, Auction, BuildingCall, MortgageReceived, Purchase, Trade, Turn
from ..core.state import State
from ..widgets.board import BoardView
from .asking import Asker
from .middle import Middle


class Reading(QObject):
    """Joins board, deed panel and whatever points to spaces."""

    def __init__(self, session: Session, board: BoardView, middle: Middle, asker: Asker, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._board, self._middle, self._asker = session, board, middle, asker
        self._marks: list[int] = []  # what the question offers on the board
        self._pinned = -1  # the space that somebody chose to read about
        self._reached = -1  # the space that was reached last
        self._asked: AnyFrame | None = None  # what was asked when it was chosen
        session.asking.connect(self._on_asking)
        board.pointed.connect(self.show_deed)
        board.chosen.connect(self._on_chosen)
        middle.pressed.connect(self._on_pressed)
        asker.mark.connect(self._on_offered)

    def forget(self) -> None:
        """Another game, or another position of it."""
        self._pinned = self._reached = -1

    def saw(self, events: Iterable[Event]) -> None:
        """These were shown: the space that was reached last is of interest."""
        moves = [event.to for event in events if isinstance(event, Moved)]
        if moves:
            self._reached, self._pinned = moves[-1], -1

    def _on_asking(self) -> None:
        """Another question: what it is about is of more interest than what somebody wanted to read."""
        top = self._session.state.stack[-1]
        if top is not self._asked:
            self._asked, self._pinned = top, -1

    def show_deed(self, space: int = -1) -> None:
        """Show a space large; −1: the one that was chosen, else the one in question."""
        shown = self._board.shown
        if shown is None or not self._session.has_game:
            return
        asked_for = space if space >= 0 else self._pinned
        self._middle.show_deed(asked_for if asked_for >= 0 else self._subject(shown), shown, asked_for >= 0)

    def _subject(self, state: State) -> int:
        """The space that is in question in this position."""
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Auction | Purchase | MortgageReceived | BuildingCall):
            return top.space
        if isinstance(top, Trade) and (deeds := (*top.give.deeds, *top.take.deeds)):
            return deeds[0]
        seat = state.turn if state.turn >= 0 else max(state.awaiting, 0)
        begins = isinstance(top, Turn) and top.phase == "throw" and not state.jail[seat]
        return self._reached if begins and self._reached >= 0 else state.space[seat]

    def show_space(self, space: int) -> None:
        """Somebody wants to read about a space."""
        self._pinned = space
        self.mark([space])
        self.show_deed(space)

    def point(self, space: int) -> None:
        """A sheet points to a space, or (−1) no longer does."""
        self.mark([space] if space >= 0 else [])
        self.show_deed(space)

    def mark(self, spaces: Sequence[int]) -> None:
        """Frame these spaces; with none, those that the question offers."""
        self._board.mark([*spaces] or self._marks)

    def may_skip(self) -> bool:
        """Whether a click means "go on": something moves, or a computer thinks."""
        session = self._session
        return session.has_game and (session.is_busy or not session.asks_person)

    def _on_chosen(self, space: int) -> None:
        if self.may_skip():
            self._session.skip()
            return
        question = self._asker.question
        if question is not None and question.choose_space(space):
            return
        self._pinned = -1 if space == self._pinned else space
        self.show_deed(space)

    def _on_pressed(self) -> None:
        if self.may_skip():
            self._session.skip()

    def _on_offered(self, spaces: Sequence[int]) -> None:
        self._marks = list(spaces)
        self.mark([])
