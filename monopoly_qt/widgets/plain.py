"""Words that people see: taken literally whatever they look like, for names are an injection path."""

import re
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

_LONG: Final = re.compile(r"\w{18,}")  # few words are so long, but names may be
_MAY_BREAK: Final = re.compile(r"(?<=[^\W_]{6})(?=[^\W_]{6})")
_BREAK: Final = "\u200b"
_PERCENT: Final = re.compile(r"(?<=\d) %")


def breakable(text: str) -> str:
    """The text, with places in very long words where a row may end, and none between a figure and its "%"."""
    return _LONG.sub(lambda word: _MAY_BREAK.sub(_BREAK, word[0]), _PERCENT.sub("\u00a0%", text))


class PlainLabel(QLabel):
    """A label of plain text that wraps, inside a very long word if need be; `text` is what was set."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setText(text)

    def setText(self, text: str) -> None:
        """See QLabel."""
        self._said = text
        super().setText(breakable(text))

    def text(self) -> str:
        """See QLabel."""
        return self._said
