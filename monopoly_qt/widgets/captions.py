"""Fits a caption into a rectangle and draws it: the same measuring decides and draws, so nothing is ever clipped.

A soft hyphen (U+00AD) in a word says where it may be parted.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from . import fonts

LEAST: Final = 12  # px: no caption of a board of usual size is smaller
_LAST_RESORT: Final = 7  # px, on boards too small to be played on
_PITCH: Final = 1.06  # from line to line, in font sizes
_NARROW: Final = (1.0, 0.94, 0.88)
_NARROWEST: Final = 0.77
_SOFT: Final = "\u00ad"
_VOWELS: Final = frozenset("aeiouyäöüéèêíóúáàâôîûœ")


Font = tuple[int, bool]  # px, and whether it is the strong one


class Fitted(msgspec.Struct, frozen=True):
    """A caption as it will be drawn: its lines, font size in px, and by how much its letters are narrowed.

    `width`: of the widest line, narrowed, in logical pixels.
    """

    lines: tuple[str, ...]
    pixels: int
    stretch: float
    width: float
    fits: bool

    @property
    def height(self) -> float:
        """The height of all lines in logical pixels."""
        return len(self.lines) * self.pixels * _PITCH


@lru_cache(maxsize=4096)
def _width(text: str, font: Font) -> float:
    """In logical pixels; words come again on other spaces, and in other ways to set the same caption."""
    return fonts.caption_metrics(*font).horizontalAdvance(text)


@lru_cache(maxsize=2048)
def fit(text: str, width: float, height: float, pixels: int, strong: bool = True) -> Fitted:
    """The largest way to set a caption, from this font size down, that stays inside."""
    best = Fitted((text,), _LAST_RESORT, 1.0, width, False)
    for size, stretch, part in _ways(pixels):
        font = (size, strong)
        lines = _wrap(text, font, width / stretch, part)
        if lines is None:
            continue
        widest = max(_width(line, font) for line in lines) * stretch
        best = Fitted(lines, size, stretch, widest, widest <= width and len(lines) * size * _PITCH <= height)
        if best.fits:
            break
    return best


def _ways(pixels: int) -> Iterator[tuple[int, float, bool]]:
    """Font size, narrowing, and whether words may be parted, in order of preference."""
    for size in range(pixels, LEAST - 1, -1):
        yield from ((size, stretch, False) for stretch in _NARROW)
    for part in (False, True):
        yield min(pixels, LEAST), _NARROWEST, part
    for size in range(min(pixels, LEAST) - 1, _LAST_RESORT - 1, -1):
        yield from ((size, _NARROWEST, part) for part in (False, True))


def _wrap(text: str, font: Font, width: float, part: bool) -> tuple[str, ...] | None:
    """The lines of a text; None when a word is too wide and may not be parted."""
    lines: list[str] = []
    for word in text.split(" "):  # not at no-break spaces
        bare = word.replace(_SOFT, "")
        joined = f"{lines[-1]} {bare}" if lines else bare
        if lines and _width(joined, font) <= width:
            lines[-1] = joined
            continue
        rest = word
        while _width(rest.replace(_SOFT, ""), font) > width:
            head, rest = _part(rest, font, width) if part else ("", rest)
            if not head:
                return None
            lines.append(head)
        lines.append(rest.replace(_SOFT, ""))
    return tuple(lines)


def _part(word: str, font: Font, width: float) -> tuple[str, str]:
    """The longest beginning of a word that fits with its hyphen, and the rest; ("", word) if there is none."""
    places = [n for n, letter in enumerate(word) if letter == _SOFT] or list(_syllables(word))
    for place in reversed(places):
        head = word[:place].replace(_SOFT, "") + "-"
        if _width(head, font) <= width:
            return head, word[place:].lstrip(_SOFT)
    return "", word


def _syllables(word: str) -> Iterator[int]:
    """Places where a word can be parted tolerably: before a consonant that a vowel follows."""
    low = word.lower()
    for n in range(3, len(low) - 3):
        if low[n].isalpha() and low[n] not in _VOWELS and low[n + 1] in _VOWELS:
            yield n


def draw(painter: QPainter, fitted: Fitted, rect: QRectF, strong: bool = True) -> None:
    """Draws a fitted caption centred in a rectangle, in the painter's pen."""
    metrics = fonts.caption_metrics(fitted.pixels, strong)
    pitch = fitted.pixels * _PITCH
    # letters reach from the cap height to the descent: that, not the font's box, is put in the middle
    top = rect.center().y() - fitted.height / 2 + (pitch + metrics.capHeight()) / 2
    painter.save()
    painter.setFont(fonts.caption_font(fitted.pixels, strong))
    painter.translate(rect.center().x(), 0)
    painter.scale(fitted.stretch, 1.0)
    for n, line in enumerate(fitted.lines):
        painter.drawText(QPointF(-_width(line, (fitted.pixels, strong)) / 2, top + n * pitch), line)
    painter.restore()
