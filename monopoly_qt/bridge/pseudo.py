"""A language that is in no menu: every word 40 % longer, to find what would be clipped."""

import re
from typing import Final

from PySide6.QtCore import QTranslator


class PseudoTranslator(QTranslator):
    """Makes every word of the sources longer, keeps placeholders, and so shows what is not translatable or clipped."""

    _KEPT: Final = re.compile(r"(\{[^}]*\}|%n|&|<[^>]*>|\b\d+\b)")
    _WORD: Final = re.compile(r"[^\W\d_]+")

    def __init__(self, english: QTranslator) -> None:
        super().__init__()
        self._english = english

    def translate(self, context: str, source: str, note: str | None = None, n: int = -1, /) -> str:
        """See QTranslator."""
        text = self._english.translate(context, source, note, n) or source
        pieces = self._KEPT.split(text)
        return "".join(p if i % 2 else self._WORD.sub(self._longer, p) for i, p in enumerate(pieces))

    @staticmethod
    def _longer(word: re.Match[str]) -> str:
        text = word.group()
        return text + "ô" * max(1, round(len(text) * 0.4))

    def isEmpty(self) -> bool:
        """See QTranslator: one that says it is empty is not asked."""
        return False
