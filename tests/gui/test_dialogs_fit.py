"""Nothing is clipped in any question, sheet or dialog: all text sizes, a longer language, narrow places."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QScrollArea,
    QSpinBox,
    QSplitter,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from monopoly_qt.bridge import language
from monopoly_qt.core.actions import Bundle
from monopoly_qt.dialogs import questions
from monopoly_qt.dialogs.about import AboutDialog
from monopoly_qt.dialogs.estate import EstateSheet
from monopoly_qt.dialogs.new_game import NewGameDialog
from monopoly_qt.dialogs.rules import RulesDialog
from monopoly_qt.dialogs.settings import SettingsDialog
from monopoly_qt.dialogs.shortcuts import ShortcutsDialog
from monopoly_qt.dialogs.trade import TradeSheet
from monopoly_qt.widgets.drop_down import DropDown
from monopoly_qt.widgets.theme import theme

from .screens import POSITIONS
from .table import Table

LOOKS = [(100, "en"), (100, "xx"), (200, "en"), (200, "xx")]


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0]}-{look[1]}")
def look(request: pytest.FixtureRequest) -> Iterator[tuple[int, str]]:
    scale, tongue = request.param
    theme().set_scale(scale)
    language.set_language(tongue)
    yield request.param
    theme().set_scale(100)
    language.set_language("en")


def _chosen_fits(box: QComboBox) -> bool:
    """Whether what was chosen is seen to its end: a box of any width draws only as much as it has room for."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(kind, option, part, box).width()
    icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + 4
    metrics = QFontMetrics(box.words_font()) if isinstance(box, DropDown) else box.fontMetrics()
    return icon + metrics.horizontalAdvance(box.currentText()) <= room


def clipped(root: QWidget) -> list[str]:
    """What does not have the room that its words need."""
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisibleTo(root) or not isinstance(widget, QLabel | QAbstractButton | QComboBox | QSpinBox):
            continue
        if widget.parent() is not None and isinstance(widget.parent(), QComboBox | QSpinBox):
            continue
        text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        needed = widget.minimumSizeHint()
        high = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else needed.height()
        if widget.width() < needed.width() - 1 or widget.height() < high - 1:
            found.append(f"{type(widget).__name__} {text!r}: {widget.size()}, needs {needed} and height {high}")
        if isinstance(widget, QComboBox) and not _chosen_fits(widget):
            found.append(f"{type(widget).__name__} shows only a part of {widget.currentText()!r}")
    for area in (root if isinstance(root, QScrollArea) else None, *root.findChildren(QScrollArea)):
        if area is not None and area.isVisibleTo(root) and type(area) is QScrollArea:
            inside = area.widget()
            if inside is not None and inside.width() > area.viewport().width():
                found.append(f"{inside.width()} px in a column of {area.viewport().width()}")
    return found


def unnamed(root: QWidget) -> list[str]:
    """What the keyboard reaches and a screen reader has no name for."""
    found = []
    for widget in root.findChildren(QWidget):
        inner = isinstance(widget.parent(), QComboBox | QSpinBox | QAbstractScrollArea | QSplitter)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(root) and not inner:
            reader = QAccessible.queryAccessibleInterface(widget)
            if not reader.text(QAccessible.Text.Name) and type(widget) is not QScrollArea:
                found.append(f"{type(widget).__name__} {widget.objectName()!r}")
    return found


def show_in(widget: QWidget, width: int, height: int) -> QScrollArea:
    """As the decision bar and the right column hold it."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setWidget(widget)
    area.resize(width, height)
    area.show()
    return area


@pytest.mark.parametrize("name", POSITIONS)
def test_questions_fit_where_they_are_narrowest(
    qtbot: object, tmp_path: Path, look: tuple[int, str], name: str
) -> None:
    table = Table(tmp_path, POSITIONS[name]())
    area = show_in(questions.make(table.session, table.texts), 380, 260)
    assert clipped(area) == []
    assert unnamed(area) == []
    area.close()
    area.deleteLater()
    table.close()


@pytest.mark.parametrize("kind", [EstateSheet, TradeSheet])
@pytest.mark.parametrize("name", ["roll", "debt"])
def test_sheets_fit_in_the_column_of_the_smallest_window(
    qtbot: object, tmp_path: Path, look: tuple[int, str], kind: type[EstateSheet | TradeSheet], name: str
) -> None:
    table = Table(tmp_path, POSITIONS[name]())
    sheet = kind(table.session, table.texts, 0)
    if isinstance(sheet, EstateSheet):
        sheet.findChildren(QAbstractButton, "mortgage_5")[0].click()
    else:
        sheet.sides[0].set_goods(Bundle(10, (5,)))
        sheet.refresh()
    area = show_in(sheet, 376, 660)
    assert clipped(area) == []
    assert unnamed(area) == []
    area.close()
    area.deleteLater()
    table.close()


def _dialogs(table: Table) -> list[QWidget]:
    new_game = NewGameDialog(table.settings)
    while new_game.seats.add_computer.isEnabled():
        new_game.seats.add_computer.click()
    new_game.rules.customise.click()
    return [
        new_game,
        SettingsDialog(table.settings),
        RulesDialog(table.texts, table.texts.topic(table.state)),
        ShortcutsDialog(lambda: [("Game", [("New game", "Ctrl+N")])]),
        AboutDialog(),
    ]


def test_dialogs_fit(qtbot: object, tmp_path: Path, look: tuple[int, str]) -> None:
    table = Table(tmp_path, POSITIONS["roll"]())
    for dialog in _dialogs(table):
        dialog.resize(min(dialog.width(), 900), 600)
        dialog.show()
        assert clipped(dialog) == [], type(dialog).__name__
        assert unnamed(dialog) == [], type(dialog).__name__
        dialog.close()
        dialog.deleteLater()
    table.close()
