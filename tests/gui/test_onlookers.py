"""Whoever has left the game is told so, and need not sit through what computers still play."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge import settings as keys
from monopoly_qt.core.frames import Turn
from monopoly_qt.core.state import State
from monopoly_qt.dialogs.new_game import NewGameDialog

from .desk import Desk
from .table import position

KEY = Qt.Key


@pytest.fixture(params=["none", "very_fast"])
def desk(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, tmp_path / "desk", speed=request.param)
    yield desk
    desk.close()


def poor_person() -> State:
    """Ann gives up; Bob, who may never end the game by himself, and Percy play on."""
    return position([Turn(0)], 3, cash=[5, 1500, 1500], deeds={1: [1, 3, 6, 8, 9], 2: [11, 13, 14, 16, 18, 19]})


def give_up(desk: Desk) -> None:
    desk.answer("give_up")
    desk.answer("leave")


def talk(desk: Desk) -> dict[str, object]:
    bar = desk.window.middle.bar
    return dict(bar.talk.buttons) if bar.question is None else {}


def test_the_last_person_is_told_and_the_game_waits(desk: Desk) -> None:
    desk.deal(poor_person(), "person", "casual", "casual")
    give_up(desk)
    desk.until(lambda: list(talk(desk)) == ["go_on", "finish", "new"])
    bar, done = desk.window.middle.bar, len(desk.actions)
    assert "Ann" in bar.talk.title.text()
    assert "Bank" in bar.talk.words.text()
    assert bar.talk.buttons["go_on"] is desk.window.focusWidget()
    assert desk.session.is_paused
    assert len(desk.actions) == done


def test_at_once_leads_to_the_end(desk: Desk) -> None:
    desk.deal(poor_person(), "person", "casual", "casual")
    give_up(desk)
    desk.until(lambda: "finish" in talk(desk))
    desk.click(desk.window.middle.bar.talk.buttons["finish"])
    desk.until(lambda: not desk.state.stack)
    desk.until(lambda: desk.window.asker.question is not None)
    question = desk.window.asker.question
    assert question is not None
    assert question.decision == "game_over"
    assert desk.window.animator.speed == desk.settings.get(keys.SPEED)


def test_a_new_game_can_be_begun_from_there(desk: Desk) -> None:
    desk.deal(poor_person(), "person", "casual", "casual")
    give_up(desk)
    desk.until(lambda: "new" in talk(desk))
    desk.click(desk.window.middle.bar.talk.buttons["new"])
    desk.until(lambda: isinstance(desk.window.files.dialog, NewGameDialog))


def test_who_watches_can_still_hurry(desk: Desk) -> None:
    desk.deal(poor_person(), "person", "casual", "casual")
    give_up(desk)
    desk.until(lambda: "go_on" in talk(desk))
    desk.settings.set(keys.SPEED, "slow")  # else it may be over before anybody looks
    desk.press(KEY.Key_Return)
    desk.until(lambda: list(talk(desk)) == ["rest", "finish"])
    desk.session.pause(True)


def test_nobody_is_held_up_while_another_person_plays(desk: Desk) -> None:
    desk.deal(poor_person(), "person", "person", "casual")
    give_up(desk)
    desk.come()
    assert desk.state.awaiting == 1
    assert not desk.session.is_paused
