"""The lines of the log, newest first. Only those in view are widgets, so that ten thousand cost no more than ten."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from ..bridge.log_book import Item
from .log_line import Laid, LogLine, Measure


class LogList(QAbstractScrollArea):
    """A virtual list of lines."""

    pointed = Signal(object)
    chosen = Signal(int)
    why = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewport(QWidget())  # transparent; asked for its own, PySide would load each kind of widget there is
        self._lines: list[Item] = []  # oldest first
        self._laid: list[Laid] = []
        self._ends: list[int] = []  # where each line ends, counted from the oldest
        self._shown: dict[int, LogLine] = {}
        self._spare: list[LogLine] = []
        self._current = 0
        self._colours: Sequence[str] = ()
        self._measure = Measure()
        self.verticalScrollBar().valueChanged.connect(self._place)

    @property
    def lines(self) -> Sequence[Item]:
        """All lines, oldest first."""
        return self._lines

    def set_lines(self, lines: Sequence[Item], colours: Sequence[str]) -> None:
        """Show these; `colours` by seat."""
        self._lines = list(lines)
        self._colours = colours
        self._current = max(0, len(self._lines) - 1)
        self._lay_out_all()
        self.verticalScrollBar().setValue(0)
        self._place()

    def append(self, lines: Sequence[Item]) -> None:
        """Put newer lines on top; whoever has scrolled away stays where they are."""
        if not lines:
            return
        bar, before = self.verticalScrollBar(), self._total()
        for told in lines:
            laid = self._measure.lay_out(told, self._width())
            self._lines.append(told)
            self._laid.append(laid)
            self._ends.append(self._total() + laid.height)
        if not self._focused():
            self._current = len(self._lines) - 1
        stay = bar.value() + self._total() - before if bar.value() else 0
        self._set_range()
        bar.setValue(stay)
        self._place()

    def reveal(self, version: int) -> None:
        """Scroll so that the newest line of what had been done by then is on top."""
        number = bisect_right(self._lines, version, key=lambda item: item.version) - 1
        self.verticalScrollBar().setValue(self._total() - self._ends[number] if number >= 0 else self._total())

    def restyle(self) -> None:
        """Another text size or theme."""
        self._measure = Measure()
        self._lay_out_all()
        self._place()

    def line_widget(self, back: int) -> LogLine:
        """The widget of the line that is `back` lines older than the newest. KeyError when it isn't in view."""
        return self._shown[len(self._lines) - 1 - back]

    def sizeHint(self) -> QSize:
        """Some lines."""
        return QSize(320, 240)

    def minimumSizeHint(self) -> QSize:
        """Two lines."""
        return QSize(200, 64)

    # Layout

    def _width(self) -> int:
        return self.viewport().width()

    def _total(self) -> int:
        return self._ends[-1] if self._ends else 0

    def _lay_out_all(self) -> None:
        width = self._width()
        self._laid = [self._measure.lay_out(told, width) for told in self._lines]
        self._ends = list(accumulate(laid.height for laid in self._laid))
        self._set_range()

    def _set_range(self) -> None:
        bar, page = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, self._total() - page))
        bar.setPageStep(page)
        bar.setSingleStep(self._measure.height * 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width breaks the lines anew."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._lay_out_all()
        self._set_range()
        self._place()

    def _in_view(self) -> range:
        """The numbers of the lines that are in view."""
        top = self.verticalScrollBar().value()
        newest_end = self._total() - top
        first = bisect_right(self._ends, max(0, newest_end - self.viewport().height()))
        last = bisect_right(self._ends, max(0, newest_end - 1))
        return range(first, min(last + 1, len(self._lines)))

    def _place(self) -> None:
        seen = self._in_view()
        for number in [n for n in self._shown if n not in seen]:
            widget = self._shown.pop(number)
            widget.hide()
            self._spare.append(widget)
        top = self.verticalScrollBar().value()
        for number in seen:
            told, laid = self._lines[number], self._laid[number]
            widget = self._shown.get(number) or self._take()
            self._shown[number] = widget
            colour = self._colours[told.line.seat] if 0 <= told.line.seat < len(self._colours) else ""
            widget.setGeometry(0, self._total() - self._ends[number] - top, self._width(), laid.height)
            widget.show_line(told, laid, self._measure, colour)
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus if number == self._current else Qt.FocusPolicy.NoFocus)
            widget.show()

    def _take(self) -> LogLine:
        if self._spare:
            return self._spare.pop()
        widget = LogLine(self.viewport())
        widget.pointed.connect(self.pointed)
        widget.chosen.connect(self.chosen)
        widget.why.connect(self.why)
        widget.step.connect(self._step)
        return widget

    # Keys

    def _focused(self) -> bool:
        return any(w.hasFocus() for w in self._shown.values())

    def _step(self, by: int) -> None:
        """Move the focus so many lines down the page, that is towards older ones."""
        at = next((n for n, w in self._shown.items() if w.hasFocus()), self._current)
        self._current = max(0, min(len(self._lines) - 1, at - by))
        bar = self.verticalScrollBar()
        above = self._total() - self._ends[self._current]
        height = self._laid[self._current].height
        if above < bar.value():
            bar.setValue(above)
        elif above + height > bar.value() + self.viewport().height():
            bar.setValue(above + height - self.viewport().height())
        self._place()
        self._shown[self._current].setFocus(Qt.FocusReason.OtherFocusReason)
