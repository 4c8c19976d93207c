"""What the log shows: one line for each thing that people want to read, in the order in which they happened."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ..ai.reasons import NONE, Why
from ..core.chance import Recorded
from ..core.engine import advance
from ..core.events import AnyEvent, Event
from ..core.game import Game
from ..core.state import State
from .text import Texts
from .texts.line import Line, Part


class Item(msgspec.Struct, frozen=True):
    """One line, the event it tells, how many actions had been done after it, and what a computer thought."""

    line: Line
    event: Event
    version: int
    thought: str = ""

    @property
    def parts(self) -> tuple[Part, ...]:
        """The pieces of the line, and the thought as the last one."""
        return (*self.line.parts, Part(f" {self.thought}")) if self.thought else self.line.parts

    @property
    def text(self) -> str:
        """The line as plain text."""
        return f"{self.line.text} {self.thought}" if self.thought else self.line.text


def tell(events: Iterable[AnyEvent], state: State, version: int, texts: Texts, thought: str = "") -> list[Item]:
    """The lines for the events of one action; `state` is the position after it. The thought goes to the first."""
    told = [Item(told.line, told.event, version) for told in texts.told(events, state)]
    if thought and told:
        told[0] = Item(told[0].line, told[0].event, version, thought)
    return told


def tell_all(game: Game, texts: Texts, whys: Mapping[int, Why]) -> list[Item]:
    """The lines of a whole game, by playing it again; `whys`: why computers did what led to a version."""
    told = []
    state = game.at(0)
    for number, entry in enumerate(game.log):
        events = advance(state, entry.action, Recorded(entry.outcomes))
        why = whys.get(number + 1, NONE)
        told += tell(events, state, number + 1, texts, texts.thought(why.key, why.values))
    return told


def of_player(lines: Sequence[Item], seat: int) -> list[Item]:
    """The lines about one player; all for seat -1."""
    return list(lines) if seat < 0 else [item for item in lines if item.line.seat == seat]


def as_text(lines: Iterable[Item]) -> str:
    """Lines to paste elsewhere, in the order in which things happened."""
    return "\n".join(item.text for item in lines)
