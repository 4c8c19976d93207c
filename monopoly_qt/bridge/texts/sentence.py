"""A sentence about a player, in pieces."""

from .line import Line, Part, fill
from .names import Names

Values = dict[str, Part | tuple[Part, ...] | str]


def sentence(names: Names, seat: int, text: str, values: Values, rules: tuple[str, ...]) -> Line:
    """A line of the log from a template with {player} and further placeholders."""
    return Line(seat, fill(text, {"player": names.seat_part(seat), **values}), rules)
