"""The flow of a game without a window: people submit, computers answer, stale answers are dropped."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from monopoly_qt.ai.reasons import NONE
from monopoly_qt.bridge import settings as keys
from monopoly_qt.bridge.session import Session
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.core import actions as act
from monopoly_qt.core.frames import Purchase, Turn
from monopoly_qt.core.game import Entry

from .games import game


class Shelf:
    """Keeps a game in memory; `full` makes it fail as a full disk does."""

    def __init__(self) -> None:
        self.kept: list[Entry] = []
        self.full = self.closed = False

    def keep(self, entry: Entry, kinds: tuple[str, ...] = ()) -> None:
        if self.full:
            raise OSError("full")
        self.kept.append(entry)

    def drop(self) -> None:
        self.kept.pop()

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    settings = Settings(tmp_path / "settings.ini")
    settings.set(keys.SPEED, "none")
    session = Session(settings)
    yield session
    session.shutdown()


def test_a_person_is_asked_and_what_is_done_is_kept(qtbot: QtBot, session: Session) -> None:
    shelf = Shelf()
    with qtbot.waitSignal(session.asking):
        session.start(game(3, lambda s: s.stack.append(Purchase(0, 39))), shelf)
    with qtbot.waitSignal(session.applied):
        assert session.submit(act.Buy(0))
    assert shelf.kept == session.game.log
    assert session.undo()
    assert shelf.kept == []
    assert session.redo()
    assert shelf.kept == session.game.log
    session.close()
    assert shelf.closed


def test_a_refusal_changes_nothing(qtbot: QtBot, session: Session) -> None:
    session.start(game(3, lambda _s: None), None)
    with qtbot.waitSignal(session.refused):
        assert not session.submit(act.Buy(0))
    assert session.game.log == []


def test_nobody_acts_for_a_computer(qtbot: QtBot, session: Session) -> None:
    session.start(game(3, lambda _s: None, computers=(0,)), None)
    assert not session.submit(act.Roll(0))
    assert session.game.log == []


def test_a_stale_answer_is_dropped(qtbot: QtBot, session: Session) -> None:
    session.start(game(3, lambda s: s.stack.append(Purchase(0, 39))), None)
    asked = session.version
    session.submit(act.Buy(0))
    before = list(session.game.log)
    session._worker.answered.emit(asked, act.Roll(0), NONE, None)  # of a position that is gone
    assert session.game.log == before


def test_computers_play_until_a_person_is_asked(qtbot: QtBot, session: Session) -> None:
    session.start(game(3, lambda _s: None, computers=(0, 1)), None)
    with qtbot.waitSignal(session.asking, timeout=20_000):
        pass
    assert session.is_person(session.state.awaiting)
    assert {entry.action.seat for entry in session.game.log} <= {0, 1}
    assert session.game.log


def test_a_full_disk_is_told_and_the_game_goes_on(qtbot: QtBot, session: Session) -> None:
    shelf = Shelf()
    session.start(game(3, lambda s: s.stack.append(Purchase(0, 39))), shelf)
    shelf.full = True
    with qtbot.waitSignal(session.saved_trouble):
        session.submit(act.Buy(0))
    assert session.game.log
    assert session.state.owner[39] == 0


def test_views_are_waited_for(qtbot: QtBot, session: Session) -> None:
    session.waits_for_views = True
    session.start(game(2, lambda s: s.stack.append(Purchase(0, 39)), computers=(1,)), None)
    session.submit(act.Buy(0))
    asked: list[bool] = []
    session.asking.connect(lambda: asked.append(True))
    qtbot.wait(30)
    assert session.is_busy
    assert asked == []
    with qtbot.waitSignal(session.asking):
        session.idle()
    assert not session.is_busy


def test_no_undo_past_a_throw_or_a_tax_choice(qtbot: QtBot, session: Session) -> None:
    session.start(game(2, lambda s: s.stack.__setitem__(slice(None), [Turn(0)])), None)
    session.submit(act.Roll(0))
    assert not session.can_undo()
    assert not session.undo()


class Broken:
    """A computer whose thinking always breaks off."""

    why = NONE

    def decide(self, _view: object, _seat: int) -> object:
        raise ZeroDivisionError("a fault of ours")


def test_a_computer_that_fails_plays_what_is_safe_and_leaves_a_report(
    qtbot: QtBot, session: Session, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its seat goes on, the log of the game says so, and the fault is written down with all that led to it."""
    monkeypatch.setattr("monopoly_qt.ai.make_player", lambda *_: Broken())
    told: list[str] = []
    session.reasoned.connect(lambda why: told.append(why.key))
    with qtbot.waitSignal(session.applied):
        session.start(game(3, lambda s: s.stack.append(Purchase(1, 39)), computers=(1,)), None)
    assert session.game.log[0].action == act.Decline(1)
    assert told[0] == "safe"
    assert "ZeroDivisionError: a fault of ours" in caplog.text
    assert "Traceback" in caplog.text
