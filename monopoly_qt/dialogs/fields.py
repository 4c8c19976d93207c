"""Fields to fill in: names, sums, boxes to tick."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from ..bridge import language
from ..bridge.texts.names import money_affixes
from ..widgets.theme import LEAST_BUTTON


class NameField(QLineEdit):
    """A short text that is mostly replaced as a whole: coming here, and a double click, select all of it."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setMinimumHeight(LEAST_BUTTON)
        self._came = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """See Qt."""
        super().focusInEvent(event)
        self._came = event.reason() == Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Only the click that came here: the next ones put the cursor where they are."""
        super().mouseReleaseEvent(event)
        if self._came and not self.hasSelectedText():
            self.selectAll()
        self._came = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """All, and not one word of it."""
        self.selectAll()
        event.accept()


class SumField(QSpinBox):
    """A sum of money to type; typing replaces what is there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(LEAST_BUTTON)
        self.setGroupSeparatorShown(True)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # turning the wheel is no wish to type

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
