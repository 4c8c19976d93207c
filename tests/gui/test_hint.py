"""H asks the Expert for the decision of whoever is asked."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.core.frames import Purchase, Turn
from monopoly_qt.core.rules import OFFICIAL
from monopoly_qt.core.state import State, empty_state

from .desk import Desk


@pytest.fixture
def purchase() -> State:
    """Ann stands on the last orange lot and has the cash for it."""
    s = empty_state(assets.board("us"), OFFICIAL, 2)
    s.cash, s.issued = [1500, 1500], 3000
    s.space[0] = 19
    for lot in (16, 18):
        s.owner[lot] = 0
    s.stack = [Turn(0, "end"), Purchase(0, 19)]
    return s


def test_the_expert_says_what_and_why(qtbot: QtBot, tmp_path: Path, purchase: State) -> None:
    desk = Desk(qtbot, tmp_path)
    desk.deal(purchase)
    desk.until(lambda: desk.window.middle.bar.question is not None)
    hint = desk.window.actions_.all["hint"]
    assert hint.isEnabled()
    desk.window.board.spaces[0].setFocus()
    qtbot.keyClick(desk.window.board.spaces[0], Qt.Key.Key_H)
    note = desk.window.middle.bar.note
    desk.until(note.isVisible)
    assert note.text().startswith("The Expert would: Buy.")
    assert "orange" in note.text()
    assert note.property("role") != "danger"  # it is no refusal
    assert not desk.actions  # a hint decides nothing
    desk.close()


def test_there_is_no_hint_while_nobody_is_asked(qtbot: QtBot, tmp_path: Path, purchase: State) -> None:
    desk = Desk(qtbot, tmp_path)
    hint = desk.window.actions_.all["hint"]
    assert not hint.isEnabled()
    assert hint.statusTip()
    desk.close()
