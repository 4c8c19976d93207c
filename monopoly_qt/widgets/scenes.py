"""What is to be seen of each event while it happens."""

from collections.abc import Callable
from functools import partial

import msgspec
from PySide6.QtCore import QPoint

from ..bridge.text import Texts
from ..core import events as ev
from ..core.frames import POT
from ..core.state import State
from .board import POT_SPACE, BoardView
from .cards import CardsView
from .dice import DiceView
from .geometry import steps_between
from .money import MoneyChip

# Milliseconds at the normal speed.
_ROLL, _LIE_STILL = 400, 260
_STEP, _LONGEST_WALK, _GLIDE = 130, 1400, 400
_TURN_CARD, _READ_CARD = 320, 900
_PAY, _BUILD, _FLASH, _BRIEF_FLASH = 400, 220, 260, 80

Anchor = Callable[[int], QPoint | None]


class Step(msgspec.Struct, frozen=True):
    """A movement: its length in ms at the normal speed, what is seen at each moment (0 to 1), and whether it starts
    and ends slowly."""

    length: int
    seen: Callable[[float], None]
    smooth: bool = True


def _nothing(_progress: float) -> None:
    """Time to look."""


class Scenes:
    """Makes the movements of events on these views; `anchor` tells where on the screen a seat's money is."""

    def __init__(self, board: BoardView, dice: DiceView, cards: CardsView, anchor: Anchor) -> None:
        self.board, self.dice, self.cards, self.anchor = board, dice, cards, anchor
        self.texts: Texts | None = None
        self._chip: MoneyChip | None = None

    def steps(self, event: ev.Event, state: State) -> list[Step]:
        """The movements of an event in the position before it; none for what has nothing to show."""
        match event:
            case ev.Thrown():
                return [Step(_ROLL, partial(self.dice.roll, event.dice), False), Step(_LIE_STILL, _nothing)]
            case ev.Moved():
                return [self._walk(event)]
            case ev.Jailed():
                path = (state.space[event.seat], state.board.jail)
                return [Step(_GLIDE, partial(self._move_token, event.seat, path, True))]
            case ev.Drawn():
                turn = partial(self.cards.show_card, event.pack, event.card)
                return [Step(_TURN_CARD, turn), Step(_READ_CARD, _nothing)]
            case ev.Paid() if event.amount:
                return [self._pay(event)]
            case ev.Built():
                return [Step(_BUILD, partial(self.board.grow, event.space, event.before, event.after))]
            case ev.DeedMoved():
                brief = event.how in ("dealt", "bankrupt")
                return [Step(_BRIEF_FLASH if brief else _FLASH, partial(self._flash, event.space))]
            case ev.Mortgaged() | ev.Unmortgaged():
                return [Step(_FLASH, partial(self._flash, event.space))]
        return []

    def clear(self) -> None:
        """Takes away what was seen only for a moment."""
        if self._chip is not None:
            self._chip.hide()
        for space in self.board.spaces:
            space.flash(False)

    def _walk(self, event: ev.Moved) -> Step:
        path = steps_between(event.start, event.steps)
        if path[-1] != event.to or len(path) < 2:
            return Step(_GLIDE, partial(self._move_token, event.seat, (event.start, event.to), False))
        length = min(_STEP * abs(event.steps), _LONGEST_WALK)
        return Step(length, partial(self._move_token, event.seat, path, False), False)

    def _move_token(self, seat: int, path: list[int] | tuple[int, ...], jailed: bool, progress: float) -> None:
        self.board.tokens.walk(seat, path, progress, jailed)

    def _flash(self, space: int, progress: float) -> None:
        self.board.spaces[space].flash(progress < 1)

    def _pay(self, event: ev.Paid) -> Step:
        window = self.board.window()
        if self._chip is None or self._chip.parentWidget() is not window:
            self._chip = MoneyChip(window)
        chip, text = self._chip, self.texts.money(event.amount) if self.texts else ""
        start, end = self._money_at(event.source), self._money_at(event.target)
        chip.start(text)

        def seen(progress: float) -> None:
            chip.move_between(start, end, progress)
            if progress >= 1:
                chip.hide()

        return Step(_PAY, seen)

    def _money_at(self, place: int) -> QPoint:
        """Where money of a seat, the Bank or the pot is, on the screen."""
        if place >= 0:
            found = self.anchor(place)
            return found if found is not None else self._on_board(self.board.tokens.centre_of(place).toPoint())
        if place == POT:
            return self._on_board(self.board.space_at(POT_SPACE))
        return self._on_board(self.board.centre.geometry().center())

    def _on_board(self, point: QPoint) -> QPoint:
        return self.board.mapToGlobal(point)
