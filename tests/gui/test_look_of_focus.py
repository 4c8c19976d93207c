"""The ring alone shows where the keyboard is, however it came there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton, QToolButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("kind", [QPushButton, QToolButton, QCheckBox])
def test_tab_leaves_no_mark_of_the_style(qtbot: QtBot, kind: type[QWidget]) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = QVBoxLayout(holder)
    first, second = QPushButton("first"), kind()
    second.setProperty("text", "second")
    second.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    layout.addWidget(first)
    layout.addWidget(second)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    second.setFocus()
    by_code = second.grab().toImage()
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert second.grab().toImage() == by_code
