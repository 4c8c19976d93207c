"""The whole of a game to look at again: forward, back, by steps or by turns. It never changes the game itself."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from ..core.chance import Recorded
from ..core.engine import advance
from ..core.events import AnyEvent, TurnBegan
from ..core.game import Game
from ..core.state import State


class Replay:
    """A position in the log of a game: 0 before the first action, `length` after the last one."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.length = game.version
        self.position = self.length
        self._state = game.at(self.length)
        self._turns = self._find_turns()

    def _find_turns(self) -> list[int]:
        """The positions at which a turn begins."""
        state, found = self._game.at(0), [0]
        for number, entry in enumerate(self._game.log, 1):
            if any(type(event) is TurnBegan for event in advance(state, entry.action, Recorded(entry.outcomes))):
                found.append(number)
        return found

    @property
    def state(self) -> State:
        """The position there; a copy of its own."""
        return self._state.copy()

    @property
    def turns(self) -> int:
        """How many turns had begun in all."""
        return self._game.state.turns

    @property
    def at_end(self) -> bool:
        """Whether nothing comes after this."""
        return self.position == self.length

    def seek(self, position: int) -> State:
        """Go anywhere; beyond either end counts as that end."""
        self.position = max(0, min(self.length, position))
        self._state = self._game.at(self.position)
        return self.state

    def forward(self) -> Sequence[AnyEvent]:
        """One action further: what it brought, and `state` is where it led. Nothing at the end."""
        if self.at_end:
            return ()
        entry = self._game.log[self.position]
        self.position += 1
        return advance(self._state, entry.action, Recorded(entry.outcomes))

    def came_by(self) -> Sequence[AnyEvent]:
        """What the action that led here brought; nothing at the beginning."""
        return self._game.events(self.position - 1) if self.position else ()

    def next_turn(self) -> int:
        """The position at which the next turn begins, or the end."""
        place = bisect_right(self._turns, self.position)
        return self._turns[place] if place < len(self._turns) else self.length

    def previous_turn(self) -> int:
        """The position at which this turn began, or from its beginning that of the turn before."""
        return self._turns[max(0, bisect_left(self._turns, self.position) - 1)]

    def branch(self) -> Game:
        """A new game that begins like this one up to here. The same dice are still to come: they follow the seed."""
        game, log = self._game, self._game.log[: self.position]
        usual = Game(game.setup, game.board)
        first = game.at(0)
        return Game(game.setup, game.board, log, None if usual.state == first else first)
