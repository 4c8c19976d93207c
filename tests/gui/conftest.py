"""For tests with windows: nothing may stay behind, and every Qt message fails the test (pyproject says so)."""

import gc
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QEventLoop, QThread, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid


def _alive() -> list[Any]:
    """Timers, threads and animations that still run."""
    kinds = (QTimer, QThread, QAbstractAnimation)
    found = [o for o in gc.get_objects() if issubclass(type(o), kinds) and isValid(o)]
    return [o for o in found if _runs(o)]


def _runs(thing: QTimer | QThread | QAbstractAnimation) -> bool:
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QThread):
        return thing.isRunning() and thing is not QThread.currentThread()
    return thing.state() == QAbstractAnimation.State.Running


def _settle() -> None:
    """Let widgets that are to be deleted go."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


@pytest.fixture(autouse=True)
def nothing_left(qapp: QApplication) -> Iterator[None]:
    """Fails a test that leaves a timer, a thread, an animation or a window running."""
    before = {id(o) for o in _alive()}
    yield
    _settle()
    left = [o for o in _alive() if id(o) not in before]
    windows = [w for w in qapp.topLevelWidgets() if w.isVisible()]
    said = [f"{type(o).__name__} {o.objectName()!r} of {o.parent()!r}" for o in (*left, *windows)]
    for window in windows:
        window.close()
    assert not said, f"left behind: {said}"


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> None:
    """The program's own fonts and style, so that sizes are those that people see."""
    from monopoly_qt.widgets.theme import theme

    theme().choose("light")
    theme().apply()
