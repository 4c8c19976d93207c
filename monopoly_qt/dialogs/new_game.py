"""The card "Who is playing?": an unfinished game first, then seats, rules, board. Enter starts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from .. import assets
from ..bridge.settings import Settings
from ..bridge.text import Texts
from ..bridge.texts.names import board_name
from ..core.game import Setup
from ..widgets.drop_down import DropDown
from .buttons import ActionButton
from .dialog import Dialog
from .parts import KEYS, card, label, tab_order
from .rules_editor import RulesEditor
from .seats import Seats
from .setups import complaint, first_setup, last_setup, new_seed, remember
from .unfinished import words

if TYPE_CHECKING:
    from ..bridge.store import Waiting

_OFFERED: Final = 3  # unfinished games


class NewGameDialog(Dialog):
    """Emits `chosen` with a Setup, or `go_on` with the key of an unfinished game, and closes."""

    chosen = Signal(object)
    go_on = Signal(object)

    def __init__(
        self,
        settings: Settings,
        unfinished: Sequence[Waiting] = (),
        parent: QWidget | None = None,
        draft: Setup | None = None,
    ) -> None:
        super().__init__(parent, 1120, 560)
        self._settings = settings
        self._unfinished = list(unfinished)[:_OFFERED]
        setup = draft or last_setup(settings) or first_setup(self.tr("Player 1"))
        self.heading, self.rules_heading, self.board_heading = (label("heading") for _ in range(3))
        self.seats = Seats()
        self.seats.show_players(setup.players)
        self.board = DropDown()
        self.board.setObjectName("board")
        for board_id in assets.board_ids():
            self.board.addItem("", board_id)
        self.board.setCurrentIndex(self.board.findData(setup.board))
        self.rules = RulesEditor(self._texts())
        self.rules.show_rules(setup.rules)
        self.why = label("why")
        self.start, self.cancel = self.add_button("start"), self.add_close(primary=False)
        self.start.clicked.connect(self._start)
        self.offers: list[ActionButton] = []
        self._changed = draft is not None  # whether anything was filled in
        self._build()
        self.seats.changed.connect(self._edited)
        self.seats.added.connect(self._reveal)
        self.rules.changed.connect(self._edited)
        self.rules.customise.toggled.connect(lambda _: self.fit())
        self.board.currentIndexChanged.connect(self._board_chosen)
        self.retranslate()

    def _build(self) -> None:
        if self._unfinished:
            self.body.addWidget(self._offer_card())
        for widget in (self.heading, self.seats, self.rules_heading, self.rules, self.board_heading):
            self.body.addWidget(widget)
        self.body.addWidget(self.board, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch(1)
        self.foot.addWidget(self.why)

    def _offer_card(self) -> QFrame:
        frame = card()
        column = QVBoxLayout(frame)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        self.offer_heading = label("heading")
        column.addWidget(self.offer_heading)
        for n, game in enumerate(self._unfinished):
            button = ActionButton()
            button.setObjectName(f"unfinished_{n}")
            button.clicked.connect(lambda _=False, key=game.key: self._go_on(key))
            self.offers.append(button)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return frame

    def _texts(self) -> Texts:
        return Texts(assets.board(self.board.currentData()), ())

    # What is filled in

    def setup(self) -> Setup:
        """The set-up as it is filled in; the seed is drawn when it starts."""
        return Setup(self.board.currentData(), self.seats.players(), new_seed(), self.rules.rules())

    def draft(self) -> Setup | None:
        """What was filled in and not begun, to be offered again; None if nothing was, or it can't be played."""
        setup = self.setup()
        return setup if self._changed and not complaint(setup) else None

    def _why_not(self) -> str:
        return {
            "": "",
            "name": self.tr("Every player needs a name."),
            "twice": self.tr("Two players have the same name."),
        }.get(complaint(self.setup()), self.tr("This can’t be played."))

    def _edited(self) -> None:
        tab_order(self)  # seats come and go
        self._check()
        if not self._changed:
            self._changed = True
            self._dress()

    def _check(self) -> None:
        reason = self._why_not()
        self.start.allow(reason)
        self.why.setText(reason)
        self.why.setVisible(bool(reason))

    def _reveal(self, row: QWidget) -> None:
        """A new player is seen, and so is where to add the next one."""
        self.fit()
        self.settle()
        for part in (self.seats.add_computer, row):
            self.scroller.ensureWidgetVisible(part, 0, 12)

    def _board_chosen(self) -> None:
        self.rules.say(self._texts())
        self._edited()

    def _start(self) -> None:
        if self._why_not():
            self._check()
            return
        setup = self.setup()
        remember(self._settings, setup)
        self.accept()
        self.chosen.emit(setup)

    def _go_on(self, key: object) -> None:
        self.accept()
        self.go_on.emit(key)

    # Words

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("New game"))
        self.heading.setText(self.tr("Who is playing?"))
        self.rules_heading.setText(self.tr("Which rules?"))
        self.board_heading.setText(self.tr("Which board?"))
        for n in range(self.board.count()):
            board_id = self.board.itemData(n)
            self.board.setItemText(n, board_name(board_id, assets.board(board_id).name))
        self.board.setAccessibleName(self.tr("Board"))
        self._dress()
        self.cancel.say(self.tr("Cancel"), self.tr("Esc"))
        if self.offers:
            self.offer_heading.setText(self.tr("Not finished yet"))
        self.seats.retranslate()
        self.rules.say(self._texts())
        self._check()

    def _dress(self) -> None:
        """Enter goes on with the last game, or starts the new one as soon as anything about that was changed."""
        old = bool(self.offers) and not self._changed
        self.start.say(self.tr("Start the game"), "" if old else KEYS["default"])
        self.start.dress("" if old else "primary")
        for n, (button, game) in enumerate(zip(self.offers, self._unfinished, strict=True)):
            first = old and n == 0
            button.say(words(game, date.today()), KEYS["default"] if first else "")
            button.dress("primary" if first else "")
            button.setDefault(first)
        self.start.setDefault(not old)

    def showEvent(self, event: QShowEvent) -> None:
        """The focus is on what Enter takes."""
        super().showEvent(event)
        (self.offers[0] if self.offers else self.start).setFocus(Qt.FocusReason.OtherFocusReason)
