"""A layout in rows."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


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

    def count_rows(self, widths: list[int], room: int) -> int:
        """How many rows widgets of these widths would take."""
        rows, used = 0, 0
        for width in widths:
            if not rows or used + self._gap + width > room:
                rows, used = rows + 1, width
            else:
                used += self._gap + width
        return rows

    def _arrange(self, rect: QRect, place: bool) -> int:
        y = rect.y()
        for row in self._rows(rect.width()):
            height = max(size.height() for _, size in row)
            if place:
                self._place(row, QRect(rect.x(), y, rect.width(), height))
            y += height + self._gap
        return max(0, y - self._gap - rect.y())

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        beside = self._beside(width) if self._spread else None
        if beside:
            return [beside]
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

    def _beside(self, width: int) -> list[tuple[QLayoutItem, QSize]] | None:
        """The first of two wrapped beside the last one, where more than half of the width is left for it."""
        items = self._shown()
        if len(items) != 2 or not items[0].hasHeightForWidth():
            return None
        first, last = items[0].sizeHint(), items[1].sizeHint()
        left = width - self._gap - last.width()
        if first.width() <= left or left < max(width // 2, items[0].minimumSize().width()):
            return None
        return [(items[0], QSize(left, items[0].heightForWidth(left))), (items[1], last)]

    def _place(self, row: list[tuple[QLayoutItem, QSize]], rect: QRect) -> None:
        """One row, everything in the middle of its height."""
        x = rect.x()
        for item, size in row:
            if self._spread and len(row) > 1 and item is row[-1][0]:
                x = rect.right() + 1 - size.width()
            top = rect.y() + (rect.height() - size.height()) // 2
            item.setGeometry(QRect(x, top, min(size.width(), rect.width()), size.height()))
            x += size.width() + self._gap
