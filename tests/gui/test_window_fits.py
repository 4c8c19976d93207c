"""Nothing is cut off, squeezed or written over anything else, in any screen of the window.

What is painted by hand is heard by listening to the painter; what is made of widgets is measured.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPaintDevice, QPainter, QTextOption
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QLabel, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge import language
from monopoly_qt.bridge import settings as keys
from monopoly_qt.widgets import theme

from .desk import Desk
from .screens import SCREENS, deal, settle
from .table import position
from .test_dialogs_fit import clipped

TEXT = QLabel | QAbstractButton | QComboBox | QSpinBox
SLACK = 1.5  # px by which the edge of a letter may be rounded
LANGUAGES = ("en", "de", "fr", "es", "xx")
SMALL, USUAL, LARGE, LARGEST = (1024, 700), (1366, 768), (1920, 1080), (3840, 2160)
# Size, language, text in per cent, theme. Everything is tightest in the smallest window and the longest language.
LOOKS = [
    *((SMALL, tongue, text, "light") for tongue in LANGUAGES for text in (100, 200)),
    *((USUAL, "xx", text, "dark") for text in (100, 150)),
    (USUAL, "en", 100, "contrast"),
    (LARGE, "xx", 200, "contrast"),
    (LARGEST, "xx", 100, "dark"),
]
ALL = product((SMALL, USUAL, LARGE, LARGEST), LANGUAGES, (100, 125, 150, 175, 200), theme.THEMES)
if os.environ.get("LOOKS") == "all":
    LOOKS = list(ALL)


class Listener:
    """Every text that is painted, and whether it had room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faults: list[str] = []
        self.heard = 0
        self._draw = QPainter.drawText
        listener = self

        def draw_text(painter: QPainter, *args: Any) -> Any:
            listener.hear(painter, *args)
            return listener._draw(painter, *args)

        monkeypatch.setattr(QPainter, "drawText", draw_text)

    def hear(self, painter: QPainter, *args: Any) -> None:
        """Measure a text before it is drawn."""
        self.heard += 1
        where, text = args[0], args[-1]
        if isinstance(text, QTextOption):
            text = args[1]
        device = painter.device()
        needed = self._needed(painter, where, args)
        room = painter.transform().inverted()[0].mapRect(QRectF(0, 0, device.width(), device.height()))
        if isinstance(where, QRect | QRectF):
            room = room.intersected(QRectF(where))
        if "…" in text:
            self.faults.append(f"{_name(device)} cuts {text!r}")
        elif not room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(needed):
            self.faults.append(f"{_name(device)} {text!r}: needs {needed}, has {room}")

    @staticmethod
    def _needed(painter: QPainter, where: Any, args: tuple[Any, ...]) -> QRectF:
        if isinstance(where, QRect | QRectF):
            flags = args[1] if len(args) > 2 else 0
            flags = int(flags) if not isinstance(flags, Qt.AlignmentFlag | Qt.TextFlag) else flags.value
            return painter.boundingRect(QRectF(where), flags, args[-1])
        metrics = QFontMetricsF(painter.font())
        return metrics.tightBoundingRect(args[-1]).translated(QPointF(where))


def _name(device: QPaintDevice) -> str:
    return f"{type(device).__name__} {device.objectName() if isinstance(device, QWidget) else ''}".strip()


def texts(root: QWidget) -> Iterator[tuple[QWidget, QRect]]:
    """Everything with words that can be seen, and the part of it that can be."""
    for widget in root.findChildren(QWidget):
        words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else "…"
        inner = isinstance(widget.parent(), QComboBox | QSpinBox)
        if isinstance(widget, TEXT) and words and not inner and widget.window() is root and widget.isVisible():
            seen = widget.visibleRegion().boundingRect()
            if not seen.isEmpty():
                yield widget, seen.translated(widget.mapTo(root, QPoint(0, 0)))


def scrolls(widget: QWidget, root: QWidget) -> bool:
    """Whether it lies in something that scrolls, where being cut off means no more than that."""
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        if isinstance(parent, QAbstractScrollArea) and parent.verticalScrollBar().maximum() > 0:
            return True
        parent = parent.parentWidget()
    return False


def overlapping(root: QWidget) -> list[str]:
    """What is written over something else."""
    found = []
    for (one, first), (other, second) in combinations(texts(root), 2):
        if one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        if first.adjusted(1, 1, -1, -1).intersects(second.adjusted(1, 1, -1, -1)):
            found.append(f"{say(one)} {first} and {say(other)} {second}")
    return found


def hidden(root: QWidget) -> list[str]:
    """What is not seen whole, though nothing there scrolls."""
    return [f"{say(w)}: {seen}" for w, seen in texts(root) if seen.size() != w.size() and not scrolls(w, root)]


def say(widget: QWidget) -> str:
    words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.objectName()} {words[:40]!r}"


def sideways(root: QWidget) -> list[str]:
    """What would have to be scrolled sideways."""
    return [
        f"{type(area.widget()).__name__} {area.widget().width()} in {area.viewport().width()}"
        for area in root.findChildren(QScrollArea)
        if area.isVisibleTo(root) and area.widget() is not None and area.widget().width() > area.viewport().width()
    ]


def faults(root: QWidget) -> list[str]:
    return [*clipped(root), *overlapping(root), *hidden(root), *sideways(root)]


def out_of_sight(desk: Desk) -> list[str]:
    """The answer that Enter takes, where it can't be seen whole."""
    question = desk.window.asker.question
    default = question.default() if question is not None and question.isVisible() else None
    if default is None or default.visibleRegion().boundingRect() == default.rect():
        return []
    return [f"{say(default)} is out of sight"]


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, tmp_path / "desk")
    yield desk
    desk.settings.set(keys.TEXT_SIZE, 100)
    language.set_language("en")
    desk.settings.set(keys.THEME, "light")
    desk.close()


def look_at(desk: Desk, screen: Callable[..., None], listener: Listener) -> list[str]:
    """Bring a screen about and measure it, with the dialog over it if there is one."""
    listener.faults.clear()
    screen(desk.window)
    settle()
    desk.window.grab()
    found = faults(desk.window) + out_of_sight(desk)
    dialog = desk.window.files.dialog
    if dialog is not None:
        dialog.grab()
        found += faults(dialog)
        dialog.close()
        settle()
    return found + listener.faults


def say_look(look: tuple[tuple[int, int], str, int, str]) -> str:
    (width, height), tongue, text, colours = look
    return f"{width}x{height}-{tongue}-{text}-{colours}"


@pytest.mark.parametrize("look", LOOKS, ids=say_look)
def test_everything_fits(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, look: tuple[tuple[int, int], str, int, str]
) -> None:
    size, tongue, text, colours = look
    desk.window.resize(*size)
    desk.settings.set(keys.THEME, colours)
    desk.settings.set(keys.TEXT_SIZE, text)
    language.set_language(tongue)
    listener = Listener(monkeypatch)
    found = {name: said for name, screen in SCREENS.items() if (said := look_at(desk, screen, listener))}
    assert listener.heard > 1000
    assert not found, "\n".join(f"{name}: {fault}" for name, said in found.items() for fault in said)


def test_keys_leave_the_buttons_before_they_take_another_row(desk: Desk) -> None:
    SCREENS["ask roll"](desk.window)
    settle()
    question = desk.window.asker.question
    assert question is not None
    estate = question.button("estate")
    assert estate.keys
    alone = estate.width()
    question.resize(sum(b.width() for b in question.answers.buttons.values()) - alone, 200)
    question.wanted_height(question.width())
    assert not estate.keys
    assert "Ctrl+E" in estate.toolTip()
    question.wanted_height(2000)
    assert estate.keys


def test_the_page_keys_scroll_a_long_question(desk: Desk) -> None:
    desk.settings.set(keys.TEXT_SIZE, 200)
    SCREENS["ask debt"](desk.window)
    settle()
    question = desk.window.asker.question
    assert question is not None
    head = question.head
    before = head.visibleRegion().boundingRect()
    assert not before.isEmpty()
    desk.press(Qt.Key.Key_PageDown)
    desk.until(lambda: head.visibleRegion().boundingRect() != before)
    desk.press(Qt.Key.Key_PageUp)
    desk.until(lambda: head.visibleRegion().boundingRect() == before)


def test_an_open_sheet_goes_with_its_game(desk: Desk) -> None:
    SCREENS["trade"](desk.window)
    assert desk.window.table.sheet is not None
    deal(desk.window, position(seats=2))
    settle()
    assert desk.window.table.sheet is None


class Bustle(QObject):
    """Counts what a window does by itself."""

    KINDS = frozenset({QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in self.KINDS:
            self.seen[f"{type(watched).__name__} {event.type().name}"] += 1
        return False


@pytest.mark.parametrize("size", [SMALL, USUAL, LARGE])
@pytest.mark.parametrize("text", [100, 200])
def test_a_window_that_waits_lays_nothing_out(desk: Desk, size: tuple[int, int], text: int) -> None:
    desk.window.resize(*size)
    desk.settings.set(keys.TEXT_SIZE, text)
    bustle, app = Bustle(), QCoreApplication.instance()
    assert app is not None
    found = {}
    for name, screen in SCREENS.items():
        screen(desk.window)
        for _ in range(4):
            settle()
        app.installEventFilter(bustle)
        bustle.seen.clear()
        for _ in range(3):
            settle()
        app.removeEventFilter(bustle)
        if bustle.seen and not desk.session.is_busy and desk.session.asks_person:
            found[name] = dict(bustle.seen)
        if desk.window.files.dialog is not None:
            desk.window.files.dialog.close()
            settle()
    assert not found
