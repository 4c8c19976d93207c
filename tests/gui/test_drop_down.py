"""Lists to choose from: every word of them can be read."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from pytestqt.qtbot import QtBot

from monopoly_qt.widgets.drop_down import DropDown

NAME = "Hugo Maximilian the Third"


@pytest.fixture
def box(qtbot: QtBot) -> Iterator[DropDown]:
    """A list with a long name, in a place that is too narrow for it."""
    made = DropDown()
    qtbot.addWidget(made)
    made.addItems(["Ann", NAME])
    made.resize(180, 44)
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.hidePopup()


def test_words_that_have_no_room_are_drawn_in_narrow_letters(box: DropDown, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[QRect, str, int]] = []

    def draw(painter: QPainter, where: QRect, _flags: Qt.AlignmentFlag, words: str) -> None:
        drawn.append((where, words, QFontMetrics(painter.font()).horizontalAdvance(words)))

    monkeypatch.setattr(QPainter, "drawText", draw)
    assert box.words_font() == box.font()
    box.grab()
    assert not drawn  # Qt draws what has room
    box.setCurrentText(NAME)
    box.grab()
    (where, words, width) = drawn[-1]
    assert words == NAME
    assert width <= where.width() < box.fontMetrics().horizontalAdvance(NAME)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_open_list_is_as_wide_as_its_longest_row(box: DropDown) -> None:
    box.showPopup()
    view = box.view()
    assert view.isVisible()
    assert view.viewport().width() >= view.sizeHintForColumn(0) > box.width() - 40
