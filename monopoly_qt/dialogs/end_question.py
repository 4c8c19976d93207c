"""The game is over: winner, standings, and what to do next."""

from PySide6.QtCore import Signal

from ..bridge.chronicle import places, watch_game
from .answers import Choice
from .parts import KEYS
from .question import Question
from .standings import Standings


class GameOverQuestion(Question):
    """Nobody is asked; anybody may begin a new game."""

    decision = "game_over"

    again = Signal()  # with the same players
    new_game = Signal()
    story = Signal()  # the summary in its dialog

    def build(self) -> None:
        """See Question."""
        self.standings = Standings()
        self.middle.addWidget(self.standings)

    def show_middle(self) -> None:
        """See Question."""
        game = self.session.game
        self.standings.show_places(places(watch_game(game), game.state), self.session.players, self.texts)

    def choices(self) -> list[Choice]:
        """See Question."""
        return [
            Choice("again", self.tr("Again with the same players"), then=self.again.emit, keys=KEYS["default"]),
            Choice("new_game", self.tr("New game"), then=self.new_game.emit),
            Choice("story", self.tr("How it went"), then=self.story.emit),
        ]
