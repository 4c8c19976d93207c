"""A person who must leave hands the seat to a computer, and can take it back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge import settings as keys
from monopoly_qt.bridge.session import Session
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.core.actions import EndTurn, GiveUp, Roll
from monopoly_qt.core.game import PERSON, Entry
from monopoly_qt.core.state import State

from .games import game


class Kept:
    """What was kept on disk."""

    def __init__(self) -> None:
        self.kinds: list[tuple[str, ...]] = []

    def keep(self, _entry: Entry, kinds: tuple[str, ...]) -> None:
        self.kinds.append(kinds)

    def drop(self) -> None:
        self.kinds.pop()

    def close(self) -> None:
        pass


def nothing(_state: State) -> None:
    """The table as it is."""


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    settings = Settings(tmp_path / "settings.ini")
    settings.set(keys.SPEED, "none")
    made = Session(settings)
    yield made
    made.shutdown()


def test_the_computer_plays_on_and_the_person_comes_back(session: Session, qtbot: QtBot) -> None:
    kept = Kept()
    with qtbot.waitSignal(session.asking):
        session.start(game(2, nothing), kept)
    assert session.stand_ins == ()
    with qtbot.waitSignals([session.seated, session.thinking, session.applied]):
        assert session.hand_over(0, "greedy")
    assert session.stand_ins == ("greedy", PERSON)
    assert not session.is_person(0)
    assert session.game.setup.players[0].kind == PERSON, "the set-up stays as it is"
    with qtbot.waitSignal(session.asking):
        pass
    assert session.state.awaiting == 1, "the computer has played its turn; now the other person is asked"
    assert set(kept.kinds) == {("greedy", PERSON)}
    assert not session.submit(Roll(0))

    assert session.hand_over(0, PERSON)
    assert session.stand_ins == ()
    assert session.submit(Roll(1))
    assert kept.kinds[-1] == ()


def test_an_answer_that_comes_after_the_return_is_dropped(session: Session, qtbot: QtBot) -> None:
    session.start(game(2, nothing), None)
    qtbot.waitSignal(session.asking).wait()
    session.hand_over(0, "greedy")
    qtbot.waitSignal(session.thinking).wait()
    version = session.game.version
    with qtbot.waitSignal(session.asking):
        session.hand_over(0, PERSON)
    assert session.game.version == version
    assert session.state.awaiting == 0


def test_a_stand_in_is_taken_up_again(session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.thinking):
        session.start(game(2, nothing), None, kinds=("greedy", PERSON))
    assert session.stand_ins == ("greedy", PERSON)
    with qtbot.waitSignal(session.asking):
        session.start(game(2, nothing), None)
    assert session.stand_ins == ()


def test_what_was_decided_before_stays_and_the_bankrupt_have_no_seat(session: Session, qtbot: QtBot) -> None:
    session.start(game(3, nothing, [(Roll(0), [[4, 6]])]), None)
    qtbot.waitSignal(session.asking).wait()
    assert session.submit(EndTurn(0))
    assert session.can_undo()
    session.hand_over(2, "greedy")
    assert not session.can_undo()
    assert session.submit(GiveUp(1))
    assert not session.hand_over(1, "greedy")
    assert not session.hand_over(2, "greedy"), "nothing changes"
