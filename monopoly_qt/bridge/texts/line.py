"""A line of the log in pieces, so that the log can make links of spaces, players and sums."""

import string
from collections.abc import Iterator, Mapping

import msgspec

_FORMATTER = string.Formatter()


class Part(msgspec.Struct, frozen=True):
    """A piece of a line: plain text, the name of a space or of a player, or a sum of money."""

    text: str
    space: int = -1
    money: bool = False
    seat: int = -1


class Line(msgspec.Struct, frozen=True):
    """One line: whose it is (a seat or -1), its pieces, and the ids of the rules behind it."""

    seat: int
    parts: tuple[Part, ...]
    rules: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The line as plain text."""
        return "".join(part.text for part in self.parts)


def fill(template: str, values: Mapping[str, Part | tuple[Part, ...] | str]) -> tuple[Part, ...]:
    """The pieces of a sentence with {placeholders}; neighbouring plain text is joined."""
    joined: list[Part] = []
    for part in _pieces(template, values):
        last = joined[-1] if joined else None
        if last is not None and part == Part(part.text) and last == Part(last.text):
            joined[-1] = Part(last.text + part.text)
        elif part.text:
            joined.append(part)
    return tuple(joined)


def _pieces(template: str, values: Mapping[str, Part | tuple[Part, ...] | str]) -> Iterator[Part]:
    for text, name, _spec, _conversion in _FORMATTER.parse(template):
        yield Part(text)
        if name is None:
            continue
        value = values[name]
        if isinstance(value, str):
            yield Part(value)
        elif isinstance(value, Part):
            yield value
        else:
            yield from value
