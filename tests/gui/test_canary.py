"""A fault of PySide6 6.12.0: calls that returned nothing lost references of None, until Python aborted."""

import sys

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 10_000


def test_calls_that_return_nothing_keep_the_references_of_none(qtbot: QtBot) -> None:
    thing, label = QObject(), QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("canary")
        label.setText("canary")
    assert abs(sys.getrefcount(None) - before) < CALLS // 100
