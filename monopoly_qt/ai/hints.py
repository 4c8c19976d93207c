"""What the Expert would do in a person's place, and why."""

from ..core.actions import AnyAction
from ..core.engine import why_not
from ..core.state import State
from .expert import Expert
from .habits import safe_default
from .reasons import Why


def hint(view: State, seat: int) -> tuple[AnyAction, Why]:
    """The Expert's answer to the decision that waits for `seat`, with its reason; always legal."""
    expert = Expert()
    action = expert.decide(view, seat)
    if why_not(view, action) is not None:
        return safe_default(view, seat), Why("safe")
    return action, expert.why
