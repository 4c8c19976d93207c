"""Small pieces that questions, sheets and dialogs are made of."""

import html
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from ..bridge import language
from ..bridge.texts.names import money_affixes
from ..widgets.theme import LEAST_BUTTON, set_role

# What stands on the buttons; the main window's actions own these keys.
KEYS: Final = {
    "default": "↵",
    "roll": "Ctrl+R",
    "buy": "Ctrl+B",
    "auction": "Ctrl+A",
    "pay_fine": "Ctrl+P",
    "throw_in_jail": "Ctrl+J",
    "estate": "Ctrl+E",
    "trade": "Ctrl+T",
    "end_turn": "Ctrl+↵",
}

_WRAP: Final = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignCenter)


def label(role: str = "body", text: str = "", wrap: bool = True) -> QLabel:
    """A label of plain text, for names are an injection path; `role` is what the theme's style sheet knows."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
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
    return f"<qt>{html.escape(text)}</qt>" if text else ""


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


def tab_order(root: QWidget) -> None:
    """Let Tab go through everything in the order in which it is laid out, whenever it was made."""
    found = list(_focusable(root))
    for before, after in pairwise(found):
        QWidget.setTabOrder(before, after)


def _focusable(root: QWidget) -> Iterator[QWidget]:
    if isinstance(root, QScrollArea) and (inside := root.widget()) is not None:
        yield from _focusable(inside)
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
            yield from _focusable(widget)
        elif inner is not None:
            yield from _in_layout(inner)


class ActionButton(QPushButton):
    """A button with its key in smaller letters after its words; says why when it is off."""

    GAP: Final = 6
    PAD: Final = 14

    def __init__(self, words: str = "", keys: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys = ""
        self.reason = ""
        self.setAutoDefault(True)  # Enter presses it when it has the focus
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.say(words, keys)

    def say(self, words: str, keys: str = "", name: str = "") -> None:
        """Set words and key; `name` is what a screen reader says instead of the words."""
        self.keys = keys
        self.setText(literal(words))
        self.setAccessibleName(name or words)
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        """The words as they are seen."""
        return self.text().replace("&&", "&")

    def allow(self, reason: str = "") -> None:
        """Switch on, or off with the reason."""
        self.reason = reason
        self.setEnabled(not reason)
        self.setToolTip(tip(reason))
        self.setAccessibleDescription(reason)

    def dress(self, role: str) -> None:
        """Set its part in the style sheet ("primary", "plain", "danger", "chip")."""
        if self.property("role") != role:
            set_role(self, role)
            self.updateGeometry()

    def _key_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(False)
        if font.pixelSize() > 0:
            font.setPixelSize(max(11, round(font.pixelSize() * 0.8)))
        else:
            font.setPointSizeF(font.pointSizeF() * 0.8)
        return font

    def _one_line(self) -> int:
        """The width of words and key beside each other."""
        width = self.fontMetrics().horizontalAdvance(self.words)
        if self.keys:
            width += self.GAP + QFontMetrics(self._key_font()).horizontalAdvance(self.keys)
        return width

    def sizeHint(self) -> QSize:
        """Words, key and padding in one line; at least as large as a finger."""
        self.ensurePolished()
        width = 2 * self.PAD + self._one_line() + 2
        return QSize(max(width, LEAST_BUTTON), max(LEAST_BUTTON, self.fontMetrics().height() + 20))

    def minimumSizeHint(self) -> QSize:
        """The longest word: narrower than its words in one line, a button wraps them."""
        self.ensurePolished()
        metrics = self.fontMetrics()
        longest = max((metrics.horizontalAdvance(word) for word in self._wrapped().split()), default=0)
        return QSize(max(longest + 2 * self.PAD + 2, LEAST_BUTTON), LEAST_BUTTON)

    def hasHeightForWidth(self) -> bool:
        """See minimumSizeHint."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped words."""
        hint = self.sizeHint()
        if width >= hint.width():
            return hint.height()
        inner = QRect(0, 0, width - 2 * self.PAD, 10_000)
        return max(LEAST_BUTTON, self.fontMetrics().boundingRect(inner, _WRAP, self._wrapped()).height() + 20)

    def _wrapped(self) -> str:
        return f"{self.words} {self.keys}" if self.keys else self.words

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style's button, then words and key one after the other."""
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
        painter.setFont(self.font())
        left = (self.width() - self._one_line()) // 2
        if left < self.PAD // 2:
            painter.drawText(self.rect().adjusted(self.PAD, 0, -self.PAD, 0), _WRAP, self._wrapped())
            return
        base = (self.height() + self.fontMetrics().ascent() - self.fontMetrics().descent()) // 2
        painter.drawText(QPoint(left, base), self.words)
        if self.keys:
            left += self.fontMetrics().horizontalAdvance(self.words) + self.GAP
            painter.setFont(self._key_font())
            painter.drawText(QPoint(left, base), self.keys)


class Line(QLabel):
    """Plain text that would like one line, and wraps where there is no room for it."""

    def __init__(self, role: str = "body", text: str = "") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setWordWrap(True)

    def sizeHint(self) -> QSize:
        """One line."""
        self.ensurePolished()
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())


class DropDown(QComboBox):
    """A list to choose from, as high as a button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(LEAST_BUTTON)
        self.setIconSize(QSize(24, 24))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def setAccessibleName(self, name: str) -> None:
        """What it is for. On Linux screen readers get what is chosen as the name, so the description says it too."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turning the wheel scrolls the page; it doesn't change what was chosen."""
        event.ignore()


class SumField(QSpinBox):
    """A sum of money to type; typing replaces what is there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(LEAST_BUTTON)
        self.setGroupSeparatorShown(True)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)

    def in_currency(self, sign: str) -> None:
        """Show sums as the language writes them, with this sign; "" for plain numbers."""
        prefix, suffix = money_affixes(sign) if sign else ("", "")
        self.setLocale(language.locale())
        if (self.prefix(), self.suffix()) != (prefix, suffix):
            self.setPrefix(prefix)
            self.setSuffix(suffix)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """However it got the focus, all of it is selected."""
        super().focusInEvent(event)
        self.selectAll()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turning the wheel scrolls the page; it doesn't change the sum."""
        event.ignore()


class Tick(QCheckBox):
    """A box to tick by a click anywhere in its row. Its words wrap."""

    GAP: Final = 10

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def words(self) -> str:
        """The words as they are seen."""
        return self.text().replace("&&", "&")

    def _box(self) -> QRect:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)

    def _left(self) -> int:
        return self._box().right() + self.GAP

    def hitButton(self, pos: QPoint) -> bool:
        """See QAbstractButton."""
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        """Words in one line."""
        self.ensurePolished()
        width = self._left() + self.fontMetrics().horizontalAdvance(self.words) + 8
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """The longest word."""
        self.ensurePolished()
        longest = max((self.fontMetrics().horizontalAdvance(word) for word in self.words.split()), default=0)
        return QSize(self._left() + longest + 8, self.minimumHeight())

    def hasHeightForWidth(self) -> bool:
        """Its words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped words."""
        inner = QRect(0, 0, max(1, width - self._left() - 4), 10_000)
        words = self.fontMetrics().boundingRect(inner, int(Qt.TextFlag.TextWordWrap), self.words)
        return max(self.minimumHeight(), words.height() + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, the tick when it is ticked, and the words."""
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_CheckBox, option)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.WindowText))
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(self.rect().adjusted(self._left(), 0, -4, 0), flags, self.words)


class Flow(QLayout):
    """Lays widgets out in rows, and begins a new row when one is full; `spread`: the last one stands at the right."""

    def __init__(self, gap: int = 8, spread: bool = False) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._spread = spread
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """See QLayout."""
        self._items.append(item)

    def count(self) -> int:
        """See QLayout."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """See QLayout."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """See QLayout."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """It takes no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The number of rows depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all rows."""
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def sizeHint(self) -> QSize:
        """All in one row."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(h.width() for h in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((h.height() for h in hints), default=0))

    def minimumSize(self) -> QSize:
        """The widest widget alone in its row."""
        sizes = [item.minimumSize() for item in self._shown()]
        return QSize(max((s.width() for s in sizes), default=0), max((s.height() for s in sizes), default=0))

    def setGeometry(self, rect: QRect) -> None:
        """Place all widgets."""
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, place: bool) -> int:
        y = rect.y()
        for row in self._rows(rect.width()):
            height = max(size.height() for _, size in row)
            if place:
                self._place(row, QRect(rect.x(), y, rect.width(), height))
            y += height + self._gap
        return max(0, y - self._gap - rect.y())

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        used = 0
        for item in self._shown():
            size = item.sizeHint()
            if size.width() > width and item.hasHeightForWidth():
                size = QSize(width, item.heightForWidth(width))
            if not rows or used + self._gap + size.width() > width:
                rows.append([])
                used = -self._gap
            rows[-1].append((item, size))
            used += self._gap + size.width()
        return rows

    def _place(self, row: list[tuple[QLayoutItem, QSize]], rect: QRect) -> None:
        """One row, everything in the middle of its height."""
        x = rect.x()
        for item, size in row:
            if self._spread and len(row) > 1 and item is row[-1][0]:
                x = rect.right() + 1 - size.width()
            top = rect.y() + (rect.height() - size.height()) // 2
            item.setGeometry(QRect(x, top, min(size.width(), rect.width()), size.height()))
            x += size.width() + self._gap
