"""Buttons: words, and the key in smaller letters after them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyleOptionButton, QWidget

from ..widgets.theme import LEAST_BUTTON, set_role
from .parts import literal, tip

if TYPE_CHECKING:
    from PySide6.QtGui import QTextLayout

_LONG: Final = 16  # letters: longer words may be broken anywhere
_WRAP: Final = int(Qt.TextFlag.TextWordWrap)
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText


def key_words(keys: str) -> str:
    """A key as the language writes it: "Ctrl+R" is "Strg+R" in German. No signs: our fonts have none for keys."""
    control, enter = (QKeySequence(key).toString(_NATIVE) for key in ("Ctrl+R", "Enter"))
    return keys.replace("Ctrl+", control.removesuffix("R")).replace("Enter", enter)


def is_plain(event: QKeyEvent) -> bool:
    """Whether a key was pressed alone, on the keypad too."""
    return event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


def _length(text: str) -> int:
    """The length as Qt counts it: an emoji is two."""
    return len(text.encode("utf-16-le")) // 2


class ActionButton(QPushButton):
    """A button with its key in smaller letters after its words; says why when it is off."""

    GAP: Final = 6
    PAD: Final = 12
    TIGHT: Final = 9

    def __init__(self, words: str = "", keys: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = ""
        self._sparing = False  # room: the key is in the tool tip only
        self.reason = ""
        self.pad = self.PAD
        self._pressed_here = False
        self.setAutoDefault(True)  # Enter presses it when it has the focus
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.say(words, keys)

    def say(self, words: str, keys: str = "", name: str = "") -> None:
        """Set words and key; `name` is what a screen reader says instead of the words."""
        self._keys = key_words(keys)
        self.setText(literal(words))
        self.setAccessibleName(name or words)
        self.updateGeometry()
        self.update()

    @property
    def words(self) -> str:
        """The words as they are seen."""
        return self.text().replace("&&", "&")

    @property
    def keys(self) -> str:
        """The key as it is seen."""
        return "" if self._sparing else self._keys

    def spare_key(self, on: bool) -> None:
        """Leave the key to the tool tip, where a row is too narrow for it."""
        if on != self._sparing:
            self._sparing = on
            self._tell()
            self.updateGeometry()
            self.update()

    def allow(self, reason: str = "") -> None:
        """Switch on, or off with the reason."""
        self.reason = reason
        self.setEnabled(not reason)
        self.setAccessibleDescription(reason)
        self._tell()

    def _tell(self) -> None:
        self.setToolTip(tip(self.reason or (self._keys if self._sparing else "")))

    def tighten(self) -> None:
        """Less room beside the words, for rows of many buttons in a narrow column."""
        self.pad = self.TIGHT
        self.updateGeometry()

    def dress(self, role: str) -> None:
        """Set its part in the style sheet ("primary", "plain", "danger", "chip")."""
        if self.property("role") != role:
            set_role(self, role)
            self.updateGeometry()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press here; the second one of a double click then is meant for this button too."""
        self._pressed_here = True
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Only when the first click was here too: else it was meant for a button that stood here before."""
        if self._pressed_here:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that is held down answers one question and not the next ones too; Ctrl+Enter is another key."""
        if event.isAutoRepeat():
            return
        if not is_plain(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _key_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(False)
        if font.pixelSize() > 0:
            font.setPixelSize(max(11, round(font.pixelSize() * 0.8)))
        else:
            font.setPointSizeF(font.pointSizeF() * 0.8)
        return font

    def _one_line(self, keys: str) -> int:
        """The width of words and key beside each other."""
        width = self.fontMetrics().horizontalAdvance(self.words)
        if keys:
            width += self.GAP + QFontMetrics(self._key_font()).horizontalAdvance(keys)
        return width

    def width_with(self, key: bool) -> int:
        """The width that it would like, with or without its key."""
        self.ensurePolished()
        return max(2 * self.pad + self._one_line(self._keys if key else "") + 2, LEAST_BUTTON)

    def sizeHint(self) -> QSize:
        """Words, key and padding in one line; at least as large as a finger."""
        width = self.width_with(not self._sparing)
        return QSize(width, max(LEAST_BUTTON, self.fontMetrics().height() + 20))

    def minimumSizeHint(self) -> QSize:
        """The longest word, if it is not too long: narrower than its words in one line, a button wraps them."""
        self.ensurePolished()
        longest = min(self._longest_word(), _LONG * self.fontMetrics().averageCharWidth())
        return QSize(max(longest + self.pad + 2, LEAST_BUTTON), LEAST_BUTTON)

    def hasHeightForWidth(self) -> bool:
        """See minimumSizeHint."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the wrapped words."""
        if self._fits(width):
            return self.sizeHint().height()
        room = width - 2 * self._pad(width)
        if self._longest_word() <= room:  # layouts ask this of widths that no button gets, at the start too
            height = self.fontMetrics().boundingRect(QRect(0, 0, room, 10_000), _WRAP, self._wrapped()).height()
        else:
            height = round(self._rows(width).boundingRect().height())
        return max(LEAST_BUTTON, height + 20)

    def _fits(self, width: int) -> bool:
        """Whether words and key stand in one line, if need be with half of the padding."""
        return (width - self._one_line(self.keys)) // 2 >= self.pad // 2

    def _longest_word(self) -> int:
        metrics = self.fontMetrics()
        return max((metrics.horizontalAdvance(word) for word in self._wrapped().split()), default=0)

    def _pad(self, width: int) -> int:
        """At the sides of wrapped words; half of it where a long word needs that."""
        return self.pad if self._longest_word() <= width - 2 * self.pad else self.pad // 2

    def _wrapped(self) -> str:
        return f"{self.words} {self.keys}" if self.keys else self.words

    def _rows(self, width: int) -> QTextLayout:
        """Words and key in rows, for a button of this width."""
        from PySide6.QtGui import QTextCharFormat, QTextLayout, QTextOption  # few buttons need rows, and no first one

        rows = QTextLayout(self._wrapped(), self.font())
        centred = QTextOption(Qt.AlignmentFlag.AlignHCenter)
        centred.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        rows.setTextOption(centred)
        key = QTextLayout.FormatRange()
        key.start, key.length, key.format = _length(self.words), _length(self.keys) + 1, QTextCharFormat()
        key.format.setFont(self._key_font())
        rows.setFormats([key])
        rows.beginLayout()
        top, pad = 0.0, self._pad(width)
        while (row := rows.createLine()).isValid():
            row.setLineWidth(max(1, width - 2 * pad))
            row.setPosition(QPointF(pad, top))
            top += row.height()
        rows.endLayout()
        return rows

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """The style draws the button without words; those are ours."""
        super().initStyleOption(option)
        option.text = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style's button, then words and key one after the other."""
        super().paintEvent(event)
        painter = QPainter(self)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
        painter.setFont(self.font())
        if not self._fits(self.width()):
            rows = self._rows(self.width())
            rows.draw(painter, QPointF(0, (self.height() - rows.boundingRect().height()) / 2))
            return
        left = (self.width() - self._one_line(self.keys)) // 2
        base = (self.height() + self.fontMetrics().ascent() - self.fontMetrics().descent()) // 2
        painter.drawText(QPoint(left, base), self.words)
        if self.keys:
            left += self.fontMetrics().horizontalAdvance(self.words) + self.GAP
            painter.setFont(self._key_font())
            painter.drawText(QPoint(left, base), self.keys)
