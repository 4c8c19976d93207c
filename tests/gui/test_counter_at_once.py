"""A computer that would sell for a little more says for what, before the person goes on."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from monopoly_qt.core import actions as act
from monopoly_qt.core.actions import Bundle, Offer
from monopoly_qt.core.frames import Trade, Turn

from .desk import Desk
from .table import position


@pytest.fixture(params=["none", "very_fast"])
def desk(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(qtbot, tmp_path / "desk", speed=request.param)
    yield desk
    desk.close()


def low_offer(desk: Desk) -> None:
    desk.deal(position([Turn(0, "end")], 3, deeds={0: [1], 1: [5, 14], 2: [39]}), "person", "casual", "casual")
    desk.come()
    assert desk.session.submit(Offer(0, 1, Bundle(150), Bundle(0, (5,))))


def test_the_counter_offer_comes_at_once_and_can_be_taken(desk: Desk) -> None:
    low_offer(desk)
    desk.until(lambda: len(desk.actions) == 3 and desk.is_asked())
    assert desk.actions[1] == act.Reject(1)
    countered = desk.actions[2]
    assert isinstance(countered, Offer)
    assert (countered.seat, countered.to, countered.give) == (1, 0, Bundle(0, (5,)))
    assert 150 < countered.take.cash <= 350
    assert isinstance(desk.state.stack[-1], Trade)
    desk.answer("accept")
    desk.until(lambda: desk.state.owner[5] == 0)
    assert desk.state.turn == 0  # it is still the person's turn


def test_whoever_has_gone_on_is_not_bothered(desk: Desk) -> None:
    low_offer(desk)
    desk.until(lambda: len(desk.actions) == 3)
    desk.answer("reject")
    desk.until(lambda: desk.state.decision == "end_turn" and desk.is_asked())
    assert [type(a) for a in desk.actions] == [Offer, act.Reject, Offer, act.Reject]


def test_computers_among_themselves_wait_for_their_turn(desk: Desk) -> None:
    """Only people wait for an answer; between computers it follows at the own turn, as before."""
    state = position([Turn(0, "end"), Trade(1, 2, Bundle(150), Bundle(0, (5,)))], 3, deeds={0: [1], 1: [5], 2: [39]})
    desk.deal(state, "person", "casual", "casual")
    desk.until(lambda: desk.actions == [act.Reject(1)] and desk.is_asked())
