"""The replay, the stand-ins and the news, in the real window: through menus, buttons and keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge.settings import SPEEDS
from monopoly_qt.core.actions import EndTurn, Roll
from monopoly_qt.core.game import PERSON, Game, Setup
from monopoly_qt.core.state import State
from monopoly_qt.dialogs.replay import ReplayPanel
from monopoly_qt.main_window.stand_ins import LEVEL

from .desk import Desk, seated
from .table import position
from .test_window_games import setup


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path / "desk", size=(1366, 768))
    yield made
    made.close()


def is_ready(desk: Desk) -> bool:
    """Whether the question that is shown is the one that waits."""
    question = desk.window.asker.question
    called = question is None and desk.is_asked()
    return called or (question is not None and question.is_current() and not desk.session.is_busy)


def play(desk: Desk, actions: int) -> None:
    """Answer every question with what Enter takes, until so many actions are done and a person is asked."""
    while desk.session.game.version < actions:
        desk.until(lambda: is_ready(desk))
        desk.come()
        before = desk.session.game.version
        desk.answer(desk.primary())
        desk.until(lambda before=before: desk.session.game.version > before)
    desk.until(lambda: is_ready(desk))
    desk.come()


def menu(desk: Desk, key: str) -> QAction:
    return desk.window.actions_.all[key]


def begin_replay(desk: Desk) -> ReplayPanel:
    assert menu(desk, "replay").isEnabled(), menu(desk, "replay").statusTip()
    menu(desk, "replay").trigger()
    panel = desk.window.replaying.panel
    assert panel is not None
    desk.until(panel.isVisible)
    return panel


def shown(desk: Desk) -> State:
    state = desk.window.board.shown
    assert state is not None
    return state


def test_nothing_to_see_before_the_first_action(desk: Desk) -> None:
    assert not menu(desk, "replay").isEnabled()
    desk.deal(position())
    desk.come()
    assert not menu(desk, "replay").isEnabled()
    assert menu(desk, "replay").statusTip()


def test_back_to_any_place_and_to_the_game_again(desk: Desk) -> None:
    desk.begin(setup(PERSON, PERSON))
    play(desk, 14)
    game = desk.session.game
    before, log = desk.session.state, list(game.log)
    panel = begin_replay(desk)
    assert panel.slider.hasFocus()
    desk.press(Qt.Key.Key_Home)
    assert shown(desk) == game.at(0)
    assert desk.window.log.turn_words == "Your own rules"  # no turn has begun
    assert desk.window.players.panels[0].cash == "$1,500"
    for _ in range(3):
        desk.press(Qt.Key.Key_Right)
    assert shown(desk) == game.at(3)
    desk.click(panel.buttons["on"])
    desk.until(lambda: shown(desk) == game.at(4) and not desk.window.animator.busy)
    for key in ("roll", "end_turn", "estate", "trade", "undo", "pause", "replay"):
        assert not menu(desk, key).isEnabled(), key
    desk.press(Qt.Key.Key_Escape)
    desk.come()
    assert not desk.window.replaying.is_on
    assert shown(desk) == before == desk.session.state
    assert desk.window.log.turn_words == f"Turn {before.turns} · Your own rules"
    assert game.log == log
    assert not desk.session.is_paused
    assert menu(desk, "replay").isEnabled()
    play(desk, 16)


def test_plays_by_itself_at_the_speed_that_was_chosen(desk: Desk) -> None:
    desk.begin(setup(PERSON, PERSON))
    play(desk, 10)
    panel = begin_replay(desk)
    panel.speed.setCurrentIndex(SPEEDS.index("very_fast"))
    assert desk.window.animator.speed == "very_fast"
    panel.go_to(desk.session.game.version - 2)
    desk.click(panel.buttons["play"])
    desk.until(lambda: not panel.is_playing)
    assert shown(desk) == desk.session.state
    desk.click(panel.buttons["leave"])
    desk.come()
    assert desk.window.animator.speed == "none", "as it was before"


def test_play_on_from_here_is_another_game_and_the_old_one_stays(desk: Desk, tmp_path: Path) -> None:
    desk.begin(setup(PERSON, PERSON))
    play(desk, 14)
    old = desk.session.game
    panel = begin_replay(desk)
    panel.go_to(8)
    desk.click(panel.buttons["branch"])
    desk.come()
    assert desk.session.game is not old
    assert desk.session.game.log == old.log[:8]
    assert shown(desk) == old.at(8)
    play(desk, 10)
    assert len(list((tmp_path / "desk" / "games").glob("*.monopoly"))) == 2
    assert old.version >= 14


def test_a_new_game_ends_the_replay(desk: Desk) -> None:
    desk.begin(setup(PERSON, PERSON))
    play(desk, 6)
    begin_replay(desk)
    desk.begin(setup(PERSON, PERSON, seed=9))
    desk.come()
    assert not desk.window.replaying.is_on
    assert menu(desk, "estate").isEnabled()


def test_a_replay_of_a_game_that_is_over(desk: Desk) -> None:
    desk.deal(position(seats=2))
    desk.come()
    desk.answer("give_up")
    desk.answer("leave")
    desk.until(lambda: desk.window.files.dialog is not None)  # the end
    desk.window.files.dialog.close()
    panel = begin_replay(desk)
    panel.go_to(0)
    assert shown(desk).stack
    desk.click(panel.buttons["leave"])
    desk.until(lambda: desk.window.asker.question is not None and desk.window.asker.question.decision == "game_over")


def test_a_computer_takes_a_seat_and_gives_it_back(desk: Desk) -> None:
    desk.deal(position(seats=2), PERSON, PERSON)
    desk.come()
    seats = desk.window.actions_.menus["stand_in"]
    seats.aboutToShow.emit()
    names = [a.text() for a in seats.actions()]
    assert names == [p.name for p in desk.session.players]
    seats.actions()[0].trigger()
    desk.until(lambda: desk.state.turn == 1)
    assert all(a.seat == 0 for a in desk.actions)
    assert desk.session.kind(0) == LEVEL
    assert "Casual" in desk.window.players.panels[0].status
    seats.aboutToShow.emit()
    assert [a.isChecked() for a in seats.actions()] == [True, False]
    seats.actions()[0].trigger()
    assert desk.session.is_person(0)
    assert "Casual" not in desk.window.players.panels[0].status


def test_the_bar_has_the_way_back_while_a_computer_stands_in(qtbot: QtBot, tmp_path: Path) -> None:
    desk = Desk(qtbot, tmp_path / "slow", speed="very_slow")
    try:
        desk.deal(position(seats=2), PERSON, PERSON)
        desk.come()
        desk.session.hand_over(0, LEVEL)
        talk = desk.window.middle.bar.talk
        desk.until(lambda: "back" in talk.buttons and talk.isVisible())
        desk.click(talk.buttons["back"])
        assert desk.session.is_person(0)
        desk.come()
        assert desk.state.awaiting == 0
    finally:
        desk.window.animator.skip()
        desk.close()


def rent_for_the_person() -> Game:
    """A game in which the computer, on seat 1, pays the person rent in its first turn and throws no doubles."""
    state = position(seats=2)
    for space in state.board.deeds:
        state.owner[space] = 0
    for seed in range(100):
        game = Game(Setup("us", seated(PERSON, "greedy"), seed), state.board, start=state)
        game.do(Roll(0))
        if game.why_not(EndTurn(0)) is not None:
            continue
        game.do(EndTurn(0))
        game.do(Roll(1))
        if game.why_not(EndTurn(1)) is None and game.state.cash[0] > game.at(2).cash[0]:
            return Game(game.setup, game.board, start=state)
    raise AssertionError("no such seed")


def test_news_for_the_person_who_is_asked_until_the_next_move(desk: Desk) -> None:
    desk.session.start(rent_for_the_person(), None)
    digest = desk.window.log.digest
    desk.until(lambda: is_ready(desk))
    assert digest.lines == []
    desk.answer("roll")
    desk.until(lambda: is_ready(desk) and desk.state.decision == "end_turn")
    assert digest.lines == [], "one's own throw is no news"
    desk.answer("end_turn")
    desk.until(lambda: is_ready(desk) and desk.state.decision == "roll")
    assert digest.isVisible()
    assert digest.lines[0].startswith(f"{desk.session.players[1].name} paid you $")
    assert digest.lines[-1].startswith("Together $")
    assert digest.accessibleDescription() == " ".join(digest.lines)
    desk.answer("roll")
    desk.until(lambda: is_ready(desk))
    assert digest.lines == []
