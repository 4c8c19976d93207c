"""Replay: a slider over the whole game, steps and turns, play at any speed, a new game from any place."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.ai.players import make_player
from monopoly_qt.bridge.replay import Replay
from monopoly_qt.bridge.settings import SPEEDS
from monopoly_qt.bridge.text import Texts
from monopoly_qt.core.engine import fold
from monopoly_qt.core.events import AnyEvent
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.core.state import State
from monopoly_qt.dialogs.replay import ReplayPanel


def played(most: int) -> Game:
    """A game of greedy computers under way, in the middle of a turn."""
    players = (Player("Ann", "car", "#AA0000", "greedy"), Player("Bob", "dog", "#0000AA", "greedy"))
    game = Game(Setup("us", players, 11), assets.board("us"))
    minds = [make_player("greedy") for _ in players]
    while game.state.stack and (game.version < most or game.state.decision == "roll"):
        seat = game.state.awaiting
        game.do(minds[seat].decide(game.view_for(seat), seat))
    return game


class Shown:
    """Stands for the views: keeps the position that they would show, and says when a step was shown."""

    def __init__(self, panel: ReplayPanel, game: Game) -> None:
        self.state = game.state
        self.steps = 0
        self._panel = panel
        panel.stepped.connect(self._play)
        panel.jumped.connect(lambda state: setattr(self, "state", state))

    def _play(self, events: list[AnyEvent], state: State) -> None:
        self.state = fold(self.state, events)
        assert self.state == state, "a step is played from the position that was shown before"
        self.steps += 1
        self._panel.shown()


@pytest.fixture
def game() -> Game:
    return played(120)


@pytest.fixture
def panel(game: Game, qtbot: QtBot) -> Iterator[ReplayPanel]:
    made = ReplayPanel(Replay(game), Texts(game.board, game.setup.players), "normal")
    qtbot.addWidget(made)
    made.resize(540, 290)
    made.show()
    yield made
    made.close()


def click(panel: ReplayPanel, key: str) -> None:
    QTest.mouseClick(panel.buttons[key], Qt.MouseButton.LeftButton)


def test_begins_where_the_game_stands(panel: ReplayPanel, game: Game) -> None:
    assert panel.slider.value() == panel.slider.maximum() == game.version
    assert panel.title.text() == f"Turn {game.state.turns} of {game.state.turns}"
    for key in ("on", "turn_on", "branch"):
        assert not panel.buttons[key].isEnabled()
        assert panel.buttons[key].reason


def test_the_slider_by_keys_and_by_mouse(panel: ReplayPanel, game: Game) -> None:
    shown = Shown(panel, game)
    panel.slider.setFocus()
    QTest.keyClick(panel.slider, Qt.Key.Key_Left)
    assert shown.state == game.at(game.version - 1)
    QTest.keyClick(panel.slider, Qt.Key.Key_Home)
    assert shown.state == game.at(0)
    assert panel.lines.text() == "Before the first throw."
    assert not panel.buttons["back"].isEnabled()
    QTest.mouseClick(panel.slider, Qt.MouseButton.LeftButton, pos=panel.slider.rect().center())
    assert panel.replay.position > 0
    assert shown.state == game.at(panel.replay.position)
    assert shown.steps == 0


def test_steps_and_turns(panel: ReplayPanel, game: Game) -> None:
    shown = Shown(panel, game)
    click(panel, "turn_back")
    assert shown.state.turns == game.state.turns
    click(panel, "turn_back")
    assert shown.state.turns == game.state.turns - 1
    assert panel.title.text() == f"Turn {game.state.turns - 1} of {game.state.turns}"
    place = panel.replay.position
    click(panel, "on")
    assert shown.steps == 1, "one step on is played, not jumped to"
    assert shown.state == game.at(place + 1)
    assert "threw" in panel.lines.text()
    click(panel, "back")
    assert shown.state == game.at(place)
    click(panel, "turn_on")
    assert shown.state.turns == game.state.turns


def test_plays_to_the_end_and_stops_there(panel: ReplayPanel, game: Game, qtbot: QtBot) -> None:
    shown = Shown(panel, game)
    panel.speed.setCurrentIndex(SPEEDS.index("none"))
    panel.go_to(game.version - 5)
    click(panel, "play")
    assert panel.buttons["play"].words == "Stop"
    qtbot.waitUntil(lambda: not panel.is_playing)
    assert shown.steps == 5
    assert shown.state == game.state
    assert panel.buttons["play"].words == "Play"


def test_play_at_the_end_begins_anew_and_any_move_stops_it(panel: ReplayPanel, game: Game, qtbot: QtBot) -> None:
    shown = Shown(panel, game)
    with qtbot.waitSignal(panel.speed_chosen) as chosen:
        panel.speed.setCurrentIndex(SPEEDS.index("very_slow"))
    assert chosen.args == ["very_slow"]
    click(panel, "play")
    assert panel.replay.position == 1
    assert panel.is_playing
    click(panel, "play")
    assert not panel.is_playing
    click(panel, "play")
    QTest.keyClick(panel.slider, Qt.Key.Key_Right)
    assert not panel.is_playing
    assert shown.state == game.at(panel.replay.position)


def test_play_on_from_here_and_back_to_the_game(panel: ReplayPanel, game: Game, qtbot: QtBot) -> None:
    before = list(game.log)
    panel.go_to(30)
    with qtbot.waitSignal(panel.play_on) as begun:
        click(panel, "branch")
    assert begun.args is not None
    assert begun.args[0].log == before[:30]
    assert game.log == before
    with qtbot.waitSignal(panel.left):
        click(panel, "leave")
    with qtbot.waitSignal(panel.left):
        QTest.keyClick(panel, Qt.Key.Key_Escape)
