"""The end: standings, the story of the game, the seed of the dice, and the same players again."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ..bridge.session import Session
from ..bridge.story import story
from ..bridge.text import Texts
from .dialog import Dialog
from .parts import KEYS, card, clear, label
from .standings import Standings


class GameOverDialog(Dialog):
    """Shown when the game is over, over the window or again from its question."""

    again = Signal()
    new_game = Signal()

    def __init__(self, session: Session, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent, 680, 640)
        self._session, self._texts = session, texts
        self.winner = label("title")
        self.standings = Standings()
        self.story_heading, self.dice = label("heading"), label("soft")
        self.dice.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._table = table = card()
        self._lines = QGridLayout(table)
        self._lines.setContentsMargins(16, 12, 16, 12)
        self._lines.setHorizontalSpacing(16)
        self._lines.setColumnStretch(1, 1)
        for part in (self.winner, self.standings, self.story_heading, table, self.dice):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.again_button = self.add_button("again", primary=True)
        self.new_button = self.add_button("new_game")
        self.close_button = self.add_close(primary=False)
        self.again_button.clicked.connect(self.accept)
        self.again_button.clicked.connect(self.again)
        self.new_button.clicked.connect(self.accept)
        self.new_button.clicked.connect(self.new_game)
        self.retranslate()

    def retranslate(self) -> None:
        """See Dialog."""
        game, texts = self._session.game, self._texts
        told = story(game, texts)
        self.setWindowTitle(self.tr("The game is over"))
        asked = texts.question(game.state)
        self.winner.setText(asked.title)
        self.standings.show_places(told.places, self._session.players, texts)
        for part in (self.story_heading, self._table):
            part.setVisible(bool(told.lines))
        self.story_heading.setText(self.tr("How it went"))
        clear(self._lines)
        for n, line in enumerate(told.lines):
            turn = label("soft", self.tr("Turn {turn}").format(turn=line.turn), wrap=False)
            self._lines.addWidget(turn, n, 0, Qt.AlignmentFlag.AlignTop)
            self._lines.addWidget(label("body", line.line.text), n, 1)
        self.dice.setText(
            self.tr("All dice of this game follow from the seed {seed}: anybody can check them.").format(
                seed=game.setup.seed
            )
        )
        self.again_button.say(self.tr("Again with the same players"), KEYS["default"])
        self.new_button.say(self.tr("New game"))
        self.close_button.say(self.tr("Close"), self.tr("Esc"))
