"""Small pieces that questions, sheets and dialogs are made of."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QScrollArea, QWidget

from ..widgets.plain import PlainLabel

# What stands on the buttons; the main window's actions own these keys.
KEYS: Final = {
    "default": "Enter",
    "roll": "Ctrl+R",
    "buy": "Ctrl+B",
    "auction": "Ctrl+A",
    "pay_fine": "Ctrl+P",
    "throw_in_jail": "Ctrl+J",
    "use_card": "Ctrl+K",
    "estate": "Ctrl+E",
    "trade": "Ctrl+T",
    "end_turn": "Ctrl+Enter",
    "commit": "Ctrl+Enter",  # inside a sheet
}


def label(role: str = "body", text: str = "", wrap: bool = True) -> QLabel:
    """A label of plain text; `role` is what the theme's style sheet knows."""
    made = PlainLabel(text)
    made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made


def card(role: str = "card") -> QFrame:
    """A frame with the rounded border of a card."""
    frame = QFrame()
    frame.setProperty("role", role)
    return frame


def tip(text: str) -> str:
    """A tool tip that is taken literally whatever it looks like, and wraps."""
    plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<qt>{plain}</qt>" if text else ""


def literal(text: str) -> str:
    """Words for a button or a menu, where a single & would underline the next letter."""
    return text.replace("&", "&&")


def clear(layout: QLayout) -> None:
    """Take all widgets out of a layout and let them go."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def tab_order(*roots: QWidget) -> None:
    """Let Tab go through everything in the order in which it is laid out, whenever it was made."""
    found = [widget for root in roots for widget in focusable(root)]
    for before, after in pairwise(found):
        QWidget.setTabOrder(before, after)


def focusable(root: QWidget) -> Iterator[QWidget]:
    """What Tab stops at inside, as it is laid out."""
    if isinstance(root, QScrollArea) and (inside := root.widget()) is not None:
        yield from focusable(inside)
    elif root.focusPolicy() & Qt.FocusPolicy.TabFocus:
        yield root
    elif (layout := root.layout()) is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for n in range(layout.count()):
        item = layout.itemAt(n)
        if item is None:
            continue
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield from focusable(widget)
        elif inner is not None:
            yield from _in_layout(inner)


class Line(PlainLabel):
    """Words that would like one line, and wrap where there is no room for it."""

    def __init__(self, role: str = "body", text: str = "") -> None:
        super().__init__(text)
        self.setProperty("role", role)

    def sizeHint(self) -> QSize:
        """One line."""
        self.ensurePolished()
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())
