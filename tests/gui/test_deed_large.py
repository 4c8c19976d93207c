"""The deed of a space that is pointed at, at twice the text size: its last line is not squeezed."""

from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge import settings as keys

from .desk import Desk
from .screens import SCREENS, settle
from .test_dialogs_fit import clipped


def point_at(desk: Desk, space: int) -> None:
    """Move the pointer there; again, should the game have gone on meanwhile and shown what it is about."""

    def is_shown() -> bool:
        QTest.mouseMove(desk.window.log, QPoint(5, 5))
        settle()
        QTest.mouseMove(desk.window.board.spaces[space])
        settle()
        return desk.window.middle.deed.index == space

    desk.until(is_shown)


def test_what_is_pointed_at_is_seen_whole(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, tmp_path / "desk")
    desk.settings.set(keys.TEXT_SIZE, 200)
    for name in ("ask opening", "ask jail", "ask debt", "ask end"):
        SCREENS[name](desk.window)
        settle()
        for space in (7, 21, 12, 5):
            point_at(desk, space)
            desk.until(lambda: not clipped(desk.window.middle))
        QTest.mouseMove(desk.window.log, QPoint(5, 5))  # no pointer stays on the board
        settle()
    desk.close()
