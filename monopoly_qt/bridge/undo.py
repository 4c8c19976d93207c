"""Which decisions may be taken back: one's own, never past a throw, a card, another's answer, or a tax choice."""

from collections.abc import Callable
from typing import Final

from ..core import actions
from ..core.game import Entry

# TAX-2 makes the choice final; an answer or a departure changes what others have seen and done.
_FINAL: Final = (
    actions.PayFlat,
    actions.PayTenth,
    actions.Accept,
    actions.Reject,
    actions.GiveUp,
    actions.TimeUp,
)


def may_undo(last: Entry, is_person: Callable[[int], bool]) -> bool:
    """Whether the last entry of a log may be taken back by the one who made it."""
    return not (last.outcomes or isinstance(last.action, _FINAL)) and is_person(last.action.seat)
