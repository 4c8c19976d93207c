"""The log: what happened, why, filtered and copied."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from ..ai.reasons import NONE, Why
from ..bridge.log_book import Item, as_text, of_player, tell, tell_all
from ..bridge.text import Texts
from ..bridge.texts.line import Line
from ..core.events import AnyEvent
from ..core.game import Game
from ..core.state import State
from .digest import DigestPanel
from .drop_down import DropDown
from .log_line import LogLine
from .log_list import LogList
from .theme import theme
from .why import WhyPanel, plain_label

_TWO_ROWS_BELOW: Final = 430  # px of width
_GAP: Final = 6
_USUAL_FILTER: Final = 200  # px of width, beside the title
_NO_LIMIT: Final = (1 << 24) - 1  # QWIDGETSIZE_MAX
_EDGES: Final = 24  # px at both sides together, and above and below together with the gap
_LEAST_WHY: Final = 170  # px of height: with less, an explanation stands alone
_WHY_SHARE: Final = 0.6  # of the height


def tr(text: str) -> str:
    """The short words of the log."""
    return QCoreApplication.translate("Log view", text)


class LogView(QFrame):
    """Header, lines, and why. `set_game` first."""

    pointed = Signal(object)  # spaces to light
    chosen = Signal(int)  # a space
    released = Signal()  # the focus was here, and what had it before is gone

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._game: Game | None = None
        self._texts: Texts | None = None
        self._all: list[Item] = []
        self._rules_name = ""
        self._whys: dict[int, Why] = {}  # by how many actions there were then
        self._asked: Item | None = None  # the line that is explained
        self._back: QWidget | None = None  # where the focus was before somebody asked why
        self._title = plain_label("heading")
        self._turn = plain_label("soft")
        self.filter = DropDown()
        self.filter.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.filter.setMinimumContentsLength(3)  # where there is room it grows
        self.filter.currentIndexChanged.connect(self._refill)
        self.copy = QPushButton()
        self.copy.setProperty("role", "chip")
        self.copy.clicked.connect(self.copy_lines)
        self.list = LogList(self)
        self.why = WhyPanel(self)
        self.digest = DigestPanel(self)
        self.list.pointed.connect(self.pointed)
        self.list.chosen.connect(self.chosen)
        self.list.why.connect(self.show_why)
        self.why.closed.connect(self._give_back_focus)
        for tool in (self.filter, self.copy):
            tool.hide()  # there is nothing to filter or copy before a game
        self._lay_out()
        theme().changed.connect(self._restyle)
        self.retranslate()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._turn)
        tools = QHBoxLayout()
        tools.addStretch(0)
        tools.addWidget(self.filter, 1)
        tools.addWidget(self.copy)
        self._head_part = QWidget()
        self._head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._head_part)
        head.setContentsMargins(0, 0, 0, 0)
        head.addLayout(words, 1)
        head.addLayout(tools, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 8, 8, 8)
        layout.setSpacing(_GAP)
        layout.addWidget(self._head_part)
        layout.addWidget(self.digest)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.why)

    # What it shows

    def set_game(self, game: Game, texts: Texts, rules_name: str) -> None:
        """Another game, or another position of it: all its lines."""
        same = game is self._game  # what is taken back leaves the reasons of what stays
        self._whys = {n: why for n, why in self._whys.items() if same and n <= game.version}
        self._game, self._texts, self._rules_name = game, texts, rules_name
        self._fill_filter()
        for tool in (self.filter, self.copy):
            tool.show()
        self.rebuild()

    def set_rules_name(self, name: str) -> None:
        """What the rules are called, in another language."""
        self._rules_name = name
        if self._game is not None:
            self.show_turn(self._game.state)

    def rebuild(self) -> None:
        """All lines anew: after undo, or in another language."""
        if self._game is None or self._texts is None:
            return
        self.why.hide()
        self._all = tell_all(self._game, self._texts, self._whys)
        self._refill()
        self.show_turn(self._game.state)

    def add(self, events: Sequence[AnyEvent], state: State, version: int, why: Why = NONE) -> list[Item]:
        """One more action; `version`: how many there are now; `why` a computer did it. Its lines."""
        if self._texts is None:
            return []
        if why != NONE:
            self._whys[version] = why
        new = tell(events, state, version, self._texts, self._texts.thought(why.key, why.values))
        self._all += new
        self.list.append(of_player(new, self._seat()))
        self.show_turn(state)
        return new

    def show_turn(self, state: State) -> None:
        """The words beside the title."""
        if self._texts is None:
            return
        turn = tr("Turn {number} · {rules}").format(number=state.turns, rules=self._rules_name)
        self._turn.setText(turn if state.turns else self._rules_name)

    @property
    def turn_words(self) -> str:
        """What stands beside the title."""
        return self._turn.text()

    def line(self, back: int = 0) -> LogLine:
        """The widget of a line in view, 0 for the newest."""
        return self.list.line_widget(back)

    def _seat(self) -> int:
        return self.filter.currentIndex() - 1

    def _fill_filter(self) -> None:
        if self._game is None:
            return
        players = self._game.setup.players
        names = [tr("Everybody"), *(p.name for p in players)]
        if [self.filter.itemText(n) for n in range(self.filter.count())] != names:
            self.filter.blockSignals(True)
            self.filter.clear()
            self.filter.addItems(names)
            self.filter.blockSignals(False)

    def _refill(self) -> None:
        if self._game is not None:
            colours = [p.colour for p in self._game.setup.players]
            self.list.set_lines(of_player(self._all, self._seat()), colours)

    def _restyle(self) -> None:
        self.list.restyle()

    def retranslate(self) -> None:
        """Another language."""
        self._title.setText(tr("What happened"))
        self.copy.setText(tr("Copy"))
        self.copy.setToolTip(tr("Copy the lines that are listed"))
        self.filter.setAccessibleName(tr("Whose lines to list"))
        self.list.setAccessibleName(tr("What happened"))
        self.why.retranslate()
        self.digest.retranslate()
        if self._game is not None:
            self.filter.setItemText(0, tr("Everybody"))
            self.rebuild()

    def show_digest(self, lines: Sequence[Line], name: str = "") -> None:
        """What a person should know before deciding, nothing without lines; `name`: for whom, if several play."""
        self.digest.show_lines(lines, name)
        self._fit_digest()

    def least_height(self, width: int) -> int:
        """The height with which two lines are seen."""
        head = self._head.heightForWidth(width - _EDGES)
        return max(head, self._head.minimumSize().height()) + self.list.minimumSizeHint().height() + _EDGES

    def _fit_digest(self) -> None:
        """Two lines of the log stay in view."""
        if self.why.isVisible():
            self.digest.hide()
            return
        self.digest.fit(self.width() - _EDGES, self.height() - self.least_height(self.width()) - _GAP)

    # Why, and copying

    def show_why(self, told: Item) -> None:
        """Say why: the arithmetic and the rules of a line."""
        if self._game is None or self._texts is None:
            return
        focus = QApplication.focusWidget()
        if focus is None or not self.why.isAncestorOf(focus):  # else one line is explained after another
            self._back = focus
        self._asked = told
        state = self._game.at(told.version)
        rules = [self._texts.rule(rule) for rule in told.line.rules]
        self.why.show_why(told.text, self._texts.because(told.event, state), rules)
        self._make_room()

    def _make_room(self) -> None:
        """Where the log is low, an explanation has all of it."""
        room = self.height() - self.least_height(self.width()) - _GAP
        alone = self.why.isVisible() and room < theme().px(_LEAST_WHY)
        self.why.setMaximumHeight(self.height() if alone else max(0, min(room, round(self.height() * _WHY_SHARE))))
        for part in (self._head_part, self.list):
            part.setHidden(alone)
        self._fit_digest()

    def _give_back_focus(self) -> None:
        self._make_room()
        if self._back is not None and isValid(self._back) and self._back.isVisible() and self._back.isEnabled():
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.released.emit()
        self._back = None

    def copy_lines(self) -> None:
        """Put the listed lines on the clipboard."""
        QGuiApplication.clipboard().setText(as_text(self.list.lines))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room beside each other, the head takes two rows."""
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        narrow = event.size().width() < theme().px(_TWO_ROWS_BELOW)
        self._head.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self.filter.setMaximumWidth(_NO_LIMIT if narrow else theme().px(_USUAL_FILTER))
        self._make_room()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The usual key for copying takes the line with the focus, or the one that is explained."""
        line = QApplication.focusWidget()
        told = line.told if isinstance(line, LogLine) else self._asked
        if event.matches(QKeySequence.StandardKey.Copy) and told is not None:
            QGuiApplication.clipboard().setText(told.text)
        else:
            super().keyPressEvent(event)
