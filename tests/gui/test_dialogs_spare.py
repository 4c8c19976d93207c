"""A computer that was told not to ask for a deed again does not."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.ai import KINDS, make_player
from monopoly_qt.ai.manners import Manners
from monopoly_qt.bridge.session import Session
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.bridge.spared import Spared, spared
from monopoly_qt.bridge.store import Store
from monopoly_qt.bridge.worker import _Thinker
from monopoly_qt.core.actions import Bundle, Offer, Reject, Roll
from monopoly_qt.core.frames import Turn
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.core.rules import Rules

from .table import PLAYERS, position

POSITION = position(deeds={0: [1], 1: [6, 9]})


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_computer_understands_it(kind: str) -> None:
    computer = make_player(kind)
    computer.spare(1, (6, 8))
    manners = getattr(computer, "manners", None)
    if manners is not None:
        assert not manners.allows(POSITION, Offer(0, 1, Bundle(500), Bundle(0, (6,))))
        assert manners.allows(POSITION, Offer(0, 1, Bundle(500), Bundle(0, (9,))))
        assert manners.allows(POSITION, Offer(0, 2, Bundle(500), Bundle(0, (6,))))


def test_the_computer_that_plays_is_the_one_that_is_told(qapp: QApplication) -> None:
    thinker = _Thinker()
    thinker.wanted = 1
    thinker.think(1, Player("Percy", "ship", "#5A7F1C", "casual"), POSITION, 0)
    thinker.spare(0, 1, (6,))
    [(_, computer)] = thinker._computers.values()
    manners = getattr(computer, "manners", None)
    assert manners is not None
    assert not manners.allows(POSITION, Offer(0, 1, Bundle(500), Bundle(0, (6,))))


def manners_of(thinker: _Thinker, kind: str) -> Manners:
    """The manners of the computer that plays on the seat 0 now."""
    thinker.wanted = 1
    thinker.think(1, Player("Percy", "ship", "#5A7F1C", kind), POSITION, 0)
    manners = getattr(thinker._computers[0][1], "manners", None)
    assert isinstance(manners, Manners)
    return manners


def test_whoever_takes_the_seat_later_knows_it_too(qapp: QApplication) -> None:
    """Told before the computer has thought at all, and for one that takes its place; another game begins anew."""
    thinker = _Thinker()
    thinker.spare(0, 1, (6,))
    for kind in ("casual", "expert"):
        assert not manners_of(thinker, kind).allows(POSITION, Offer(0, 1, Bundle(500), Bundle(0, (6,))))
    thinker.forget()
    assert manners_of(thinker, "casual").allows(POSITION, Offer(0, 1, Bundle(500), Bundle(0, (6,))))


def test_it_lasts_as_long_as_the_game(tmp_path: Path) -> None:
    """Closed and opened again, the game still tells what was refused for good, and not what was only refused."""
    store, file = Store(tmp_path), tmp_path / "game.monopoly"
    rules = Rules(deal_deeds=3, dealt_deeds="free")
    game = Game(Setup("us", PLAYERS[:2], 1, rules), assets.board("us"))
    while game.state.turn < 0:
        game.do(Roll(game.state.awaiting))
    by = game.state.turn
    to, wanted = 1 - by, game.state.deeds_of(1 - by)
    for for_good, deed in ((False, wanted[0]), (True, wanted[1])):
        game.do(Offer(by, to, Bundle(50), Bundle(0, (deed,))))
        game.do(Reject(to, for_good))
    store.save(file, game)
    store.let_go()
    again = store.open(file)
    assert list(spared(again.game)) == [Spared(by, to, (wanted[1],))]
    assert list(spared(again.game, again.game.version)) == []
    assert again.keeper is not None
    again.keeper.close()
    store.let_go()


def test_the_session_passes_it_on(qtbot: QtBot, tmp_path: Path) -> None:
    """From the answer of the person to the thread on which computers think."""
    state = position([Turn(0, "end")], 2, deeds={0: [1], 1: [6, 9]})
    players = (Player("Percy", "ship", "#5A7F1C", "casual"), PLAYERS[1])
    game = Game(Setup("us", players, 1, state.rules), state.board, start=state)
    game.do(Offer(0, 1, Bundle(50), Bundle(0, (6,))))
    session = Session(Settings(tmp_path / "settings.ini"))
    session.start(game, None)
    session.submit(Reject(1, for_good=True))
    thinker = session._worker._thinker
    try:
        qtbot.waitUntil(lambda: thinker._spared == [Spared(0, 1, (6,))])
    finally:
        session.shutdown()
