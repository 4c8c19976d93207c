"""What marks a sentence for translation. The tool that collects sentences knows these names."""

from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # the name that the collecting tool looks for
    """Mark a sentence in a table; it is translated when it is shown."""
    return text


class Context:
    """A context whose sentences depend on a number; `NAME.tr("%n …", "", n)` is found by the collecting tool."""

    def __init__(self, name: str) -> None:
        self.name = name

    def tr(self, text: str, note: str, n: int) -> str:
        """The sentence for this number, with %n replaced."""
        return translate(self.name, text, note or None, n).replace("%n", str(n))


Counts: Final = Context("Counts")
