"""A list to choose from, in which what was chosen is always seen to its end."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from .fonts import caption_font
from .theme import BODY, LEAST_BUTTON, theme

_LEFT: Final = 9  # px beside the words, with border and padding as in the style sheet,
_RIGHT: Final = 39  # and with the arrow
_LEAST: Final = 12  # px of letters
_BESIDE_ICON: Final = 4


class DropDown(QComboBox):
    """As high as a button. Words that have no room are drawn in narrow letters, smaller ones if need be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumHeight(LEAST_BUTTON)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def setAccessibleName(self, name: str) -> None:
        """What it is for. On Linux screen readers get what is chosen as the name, so the description says it too."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turning the wheel scrolls the page; it doesn't change what was chosen."""
        event.ignore()

    def showPopup(self) -> None:
        """See Qt; the list is as wide as its longest row."""
        view = self.view()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + _RIGHT, self.screen().availableGeometry().width()))
        super().showPopup()

    def words_font(self) -> QFont:
        """The font in which what was chosen is drawn: the first in which it has room."""
        words, room = self.currentText(), self._words_rect().width()
        if self.fontMetrics().horizontalAdvance(words) <= room:
            return self.font()
        sizes = range(theme().px(BODY), _LEAST, -1)
        fitting = (font for size in sizes if _width(font := caption_font(size), words) <= room)
        return next(fitting, caption_font(_LEAST))

    def _words_rect(self) -> QRect:
        icon = 0 if self.itemIcon(self.currentIndex()).isNull() else self.iconSize().width() + _BESIDE_ICON
        return self.rect().adjusted(_LEFT + icon, 0, -_RIGHT, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """See Qt, which draws only as many letters as have room."""
        font = self.words_font()
        if font == self.font():
            super().paintEvent(event)
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionComboBox, QStylePainter  # hardly ever, and with many enums

        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        words, option.currentText = option.currentText, ""
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)  # its icon
        painter.setFont(font)
        painter.setPen(option.palette.color(self.foregroundRole()))
        painter.drawText(self._words_rect(), Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()


def _width(font: QFont, words: str) -> int:
    return QFontMetrics(font).horizontalAdvance(words)
