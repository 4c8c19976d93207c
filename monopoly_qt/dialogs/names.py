"""Names as people type them: trimmed, at most 24 letters as one sees them, nothing invisible in them (SETUP-1)."""

import unicodedata
from typing import Final

from PySide6.QtCore import QTextBoundaryFinder

LONGEST: Final = 24  # graphemes
# Joiners make one letter out of several in some scripts and in emoji; alone they are nothing.
_JOINERS: Final = "\u200c\u200d"
_INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(text: str) -> str:
    """The name without what can't be seen or would turn the writing round, with single blanks, cut to the limit."""
    seen = "".join(c for c in text if c in _JOINERS or unicodedata.category(c) not in _INVISIBLE or c.isspace())
    return shorten(" ".join(seen.split()).strip(_JOINERS))


def shorten(text: str, longest: int = LONGEST) -> str:
    """At most so many letters as one sees them."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    end = 0
    for _ in range(longest):
        end = finder.toNextBoundary()
        if end == -1:
            return text
    encoded = text.encode("utf-16-le")  # the finder counts as Qt does
    return encoded[: end * 2].decode("utf-16-le").rstrip()
