"""A page of the decision bar: words that scroll where there is no room for them, and answers that are always seen."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

_USUAL: Final = QSize(640, 480)
EDGE: Final = 14  # px at the right: a scroll bar stands there where one is needed, and no line wraps anew
_GAP: Final = 10  # px between words and answers
_LEAST: Final = 80  # px that a page asks for: it can do with that, since both parts scroll
_WORDS_SHARE: Final = 0.4  # of the height is for the words, whatever room the answers would take


def scrolling(on: bool) -> Qt.ScrollBarPolicy:
    """The policy of a scroll bar that somebody else decides about: one that is there makes lines wrap, and would so
    keep itself."""
    return Qt.ScrollBarPolicy.ScrollBarAsNeeded if on else Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class _Area(QScrollArea):
    """What scrolls; the page knows what the keys are for."""

    def __init__(self, page: QWidget, inside: QWidget) -> None:
        super().__init__(page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(scrolling(on=False))
        self.setVerticalScrollBarPolicy(scrolling(on=False))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inside)
        inside.setAutoFillBackground(False)  # the scroll area switches that on; the card is what should show

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See Qt."""
        event.ignore()


class _Part:
    """Words or answers. `inside` lies in the page itself until it has to scroll, for most never have to."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self.inside = QWidget(page)
        self.area: _Area | None = None
        self.column = QVBoxLayout(self.inside)
        self.column.setContentsMargins(0, 0, EDGE, 0)
        self.column.setSpacing(6)
        self.inside.resize(_USUAL)  # until it is placed nothing needs to wrap
        self.inside.installEventFilter(page)

    def wanted(self, width: int) -> int:
        """The height that shows all of it."""
        edge = self.column.contentsMargins().right()
        return max(self.inside.minimumSizeHint().height(), self.column.heightForWidth(width - EDGE + edge))

    def place(self, top: int, width: int, height: int, wanted: int) -> None:
        """Put it there, with a scroll bar only if it needs one."""
        scrolls = height < wanted
        area = self.area = self.area or (self._wrap() if scrolls else None)
        if area is not None:
            self.column.setContentsMargins(0, 0, 0 if scrolls else EDGE, 0)
            area.setVerticalScrollBarPolicy(scrolling(scrolls))
        (area or self.inside).setGeometry(0, top, width, height)

    def _wrap(self) -> _Area:
        focus = self.inside.focusWidget()
        had_focus = focus is not None and focus.hasFocus()
        area = _Area(self._page, self.inside)
        area.show()
        if focus is not None and had_focus:
            focus.setFocus(Qt.FocusReason.OtherFocusReason)
        return area

    def reveal(self, widget: QWidget) -> None:
        """Scroll to it."""
        if self.area is not None:
            self.area.ensureWidgetVisible(widget, 0, 0)

    def turn(self, pages: int) -> None:
        """Scroll by so many pages."""
        if self.area is not None:
            bar = self.area.verticalScrollBar()
            bar.setValue(bar.value() + pages * bar.pageStep())


class BarPage(QWidget):
    """Lays itself out by hand: the foot takes what it needs, the body what is left, and no more than it can use."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._answers = _Part(self), _Part(self)
        self.body, self.foot = self._words.column, self._answers.column

    @property
    def parts(self) -> tuple[QWidget, QWidget]:
        """What holds the words, and what holds the answers."""
        return self._words.inside, self._answers.inside

    def wanted_height(self, width: int) -> int:
        """The height that shows all of it at this width."""
        foot = self._answers.wanted(width)
        return self._words.wanted(width) + (foot + _GAP if foot else 0)

    def reveal(self, part: QWidget) -> None:
        """Scroll to a part of the words, as soon as it has its place."""
        QTimer.singleShot(0, part, lambda: self._words.reveal(part))

    def minimumSizeHint(self) -> QSize:
        """The width of the widest part, and some height."""
        return QSize(max(part.minimumSizeHint().width() for part in self.parts), _LEAST)

    def sizeHint(self) -> QSize:
        """See Qt."""
        return self.minimumSizeHint()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        words, answers = self._words.wanted(width), self._answers.wanted(width)
        gap = _GAP if answers else 0
        foot = min(answers, max(height - words, round(height * (1 - _WORDS_SHARE))) - gap)
        body = max(0, min(words, height - foot - gap))
        self._words.place(0, width, body, words)
        self._answers.place(body + gap, width, max(0, foot), answers)
        focus = self._answers.inside.focusWidget()
        if focus is not None and focus.hasFocus():
            self._answers.reveal(focus)

    def showEvent(self, event: QShowEvent) -> None:
        """What came while it was not seen."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Words or answers have grown or shrunk: scroll areas keep that to themselves."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            if self.isVisible():
                self._arrange()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page keys scroll the words, wherever the focus is."""
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()), 0)
        if pages:
            self._words.turn(pages)
        else:
            super().keyPressEvent(event)
