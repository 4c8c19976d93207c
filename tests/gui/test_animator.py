"""The animator: everything is shown in order, nothing waits at speed "none", and no timer runs when it is idle."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge.text import Texts
from monopoly_qt.core import events as ev
from monopoly_qt.core.actions import GiveUp
from monopoly_qt.core.frames import BANK, POT, Reason, Turn
from monopoly_qt.core.game import Game, Setup
from monopoly_qt.core.rules import Rules
from monopoly_qt.core.state import State
from monopoly_qt.widgets.animator import SPEEDS, Animator
from monopoly_qt.widgets.board import BoardView
from monopoly_qt.widgets.cards import CardsView
from monopoly_qt.widgets.dice import DiceView
from monopoly_qt.widgets.money import MoneyChip

from .table import PLAYERS, position


class Stage:
    """Views with an animator, in a position."""

    def __init__(self, qtbot: QtBot, state: State) -> None:
        self.state = state
        players = PLAYERS[: len(state.cash)]
        texts = Texts(state.board, players)
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.board, self.dice, self.cards = BoardView(), DiceView(), CardsView()
        inside = QVBoxLayout(self.board.centre)
        inside.addWidget(self.dice)
        inside.addWidget(self.cards)
        QVBoxLayout(self.window).addWidget(self.board)
        self.board.set_game(state.board, players, texts)
        self.cards.set_game(texts)
        self.animator = Animator(self.board, self.dice, self.cards, self.money_at)
        self.animator.set_game(texts)
        self.animator.reset(state)
        self.window.resize(720, 720)
        self.window.show()

    def after(self, *events: ev.Event) -> State:
        """The position that events lead to."""
        state = self.state.copy()
        for event in events:
            event.fold(state)
        self.state = state
        return state

    @staticmethod
    def money_at(seat: int) -> QPoint | None:
        """Everybody's money is to be seen but that of the first."""
        return QPoint(100 + seat, 100) if seat else None

    @property
    def moves(self) -> bool:
        """Whether any animation runs."""
        running = QAbstractAnimation.State.Running
        return any(a.state() == running for a in self.animator.findChildren(QAbstractAnimation))

    @property
    def chip(self) -> MoneyChip | None:
        """The sum on its way, if there is one."""
        return next((c for c in self.window.findChildren(MoneyChip) if c.isVisible()), None)


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    made = Stage(qtbot, position(seats=3, deeds={0: [1, 3], 1: [6]}))
    yield made
    made.window.close()


THROW = ev.Thrown(0, (4, 3), "move")
MOVE = ev.Moved(0, 0, 7, 7, "throw")


def test_none_shows_everything_at_once(stage: Stage, qtbot: QtBot) -> None:
    stage.animator.speed = "none"
    with qtbot.waitSignal(stage.animator.idle, timeout=0) as blocker:
        stage.animator.play([THROW, MOVE], stage.after(THROW, MOVE))
        assert blocker.signal_triggered  # synchronously, before play returns
    assert not stage.moves
    assert stage.dice.shown == (4, 3)
    assert stage.board.shown is not None
    assert stage.board.shown.space[0] == 7


def test_a_throw_rolls_and_the_token_walks(stage: Stage, qtbot: QtBot) -> None:
    stage.animator.speed = "very_fast"
    start, seen = stage.board.tokens.centre_of(0), []
    stage.animator.heard.connect(lambda _event: seen.append(stage.board.tokens.centre_of(0)))
    with qtbot.waitSignal(stage.animator.idle):
        stage.animator.play([THROW, MOVE], stage.after(THROW, MOVE))
        assert stage.animator.busy
        assert stage.board.shown is not None
        assert stage.board.shown.space[0] == 0  # the views lag behind
    assert seen[0] == start
    assert not stage.moves
    assert not stage.animator.busy
    ring_place = stage.board.spaces[7].geometry()
    assert abs(stage.board.tokens.centre_of(0).x() - ring_place.center().x()) < 2


def test_a_walk_passes_the_spaces_between(stage: Stage, qtbot: QtBot) -> None:
    places = []
    stage.animator.speed = "fast"
    stage.animator.play([MOVE], stage.after(MOVE))

    def on_the_way() -> bool:
        places.append(stage.board.tokens.centre_of(0).x())
        return not stage.animator.busy

    qtbot.waitUntil(on_the_way, timeout=5000)
    assert len(set(places)) > 10
    assert places == sorted(places, reverse=True)


def test_money_is_seen_on_its_way(stage: Stage, qtbot: QtBot) -> None:
    paid = ev.Paid(1, 0, 28, Reason("rent"))
    stage.animator.speed = "fast"
    stage.animator.play([paid], stage.after(paid))
    qtbot.waitUntil(lambda: stage.chip is not None)
    assert stage.board.shown is not None
    before = stage.board.shown.cash[0]
    qtbot.waitUntil(lambda: not stage.animator.busy)
    assert stage.chip is None
    assert stage.board.shown.cash[0] == before + 28


@pytest.mark.parametrize("place", [BANK, POT])
def test_bank_and_pot_have_a_place_too(stage: Stage, qtbot: QtBot, place: int) -> None:
    paid = ev.Paid(0, place, 50, Reason("fine"))
    stage.animator.speed = "very_fast"
    with qtbot.waitSignal(stage.animator.idle):
        stage.animator.play([paid], stage.after(paid))


def test_a_card_turns_over_and_stays_until_the_next_turn(stage: Stage, qtbot: QtBot) -> None:
    drawn, began = ev.Drawn(0, 1, 4), ev.TurnBegan(1, 1)
    stage.animator.speed = "very_fast"
    with qtbot.waitSignal(stage.animator.idle):
        stage.animator.play([drawn], stage.after(drawn))
    assert stage.cards.shown == (1, 4)
    assert stage.cards.words in stage.cards.accessibleName()
    with qtbot.waitSignal(stage.animator.idle):
        stage.animator.play([began], stage.after(began))
    assert stage.cards.shown == (-1, -1)


def test_houses_go_up(stage: Stage, qtbot: QtBot) -> None:
    built = ev.Built(0, 1, 0, 1)
    stage.animator.speed = "normal"
    growths = []
    stage.animator.play([built], stage.after(built))

    def on_the_way() -> bool:
        growths.append(stage.board.spaces[1].face.growth)
        return not stage.animator.busy

    qtbot.waitUntil(on_the_way)
    assert min(growths) < 0.5
    assert stage.board.spaces[1].face.level == 1
    assert stage.board.spaces[1].face.growth == 1


def test_skip_shows_the_end(stage: Stage, qtbot: QtBot) -> None:
    jailed = ev.Jailed(0, "doubles")
    stage.animator.speed = "very_slow"
    told: list[object] = []
    stage.animator.told.connect(lambda event, _state: told.append(event))
    stage.animator.play([THROW, MOVE], stage.after(THROW, MOVE))
    stage.animator.play([jailed], stage.after(jailed))
    with qtbot.waitSignal(stage.animator.idle, timeout=100):
        stage.animator.skip()
    assert told == [THROW, MOVE, jailed]  # a screen reader misses nothing
    assert not stage.moves
    assert stage.board.shown is not None
    assert stage.board.shown.jail[0] == 1
    assert stage.dice.shown == (4, 3)


def test_what_comes_while_it_plays_is_shown_after(stage: Stage, qtbot: QtBot) -> None:
    stage.animator.speed = "very_fast"
    bought = ev.DeedMoved(7, BANK, 0, "bought", 100)
    order: list[object] = []
    stage.animator.heard.connect(order.append)
    idles: list[bool] = []
    stage.animator.idle.connect(lambda: idles.append(True))
    stage.animator.play([THROW, MOVE], stage.after(THROW, MOVE))
    stage.animator.play([bought], stage.after(bought))
    qtbot.waitUntil(lambda: not stage.animator.busy)
    assert order == [THROW, MOVE, bought]
    assert idles == [True]


def test_turning_the_speed_off_ends_what_moves(stage: Stage) -> None:
    stage.animator.speed = "slow"
    stage.animator.play([THROW, MOVE], stage.after(THROW, MOVE))
    stage.animator.speed = "none"
    assert not stage.animator.busy
    assert not stage.moves


def test_another_position_drops_what_moves(stage: Stage) -> None:
    start = stage.state
    stage.animator.speed = "slow"
    stage.animator.play([THROW, MOVE], stage.after(THROW, MOVE))
    stage.animator.reset(start)
    assert not stage.animator.busy
    assert stage.board.shown is not None
    assert stage.board.shown.space[0] == 0


def test_there_are_six_speeds(stage: Stage) -> None:
    assert list(SPEEDS) == ["none", "very_fast", "fast", "normal", "slow", "very_slow"]
    assert sorted(SPEEDS.values()) == list(SPEEDS.values())
    with pytest.raises(ValueError, match="at once"):
        stage.animator.speed = "at once"


def test_the_views_copy_never_drifts_from_the_game(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stretch of a random game: what the views folded event by event is what the game came to."""
    monkeypatch.setitem(SPEEDS, "very_fast", 0.001)
    rng = random.Random(5)
    stage = Stage(qtbot, position([Turn(0)], seats=4))
    game = Game(Setup("us", PLAYERS[:4], 11, Rules()), stage.state.board)
    animator = stage.animator
    animator.reset(game.state)
    animator.speed = "very_fast"
    for _ in range(150):
        shown: list[State] = []
        animator.synced.connect(shown.append)
        options = [a for a in game.options(game.state.awaiting) if not isinstance(a, GiveUp)]
        animator.play(game.do(rng.choice(options)), game.state)
        qtbot.waitUntil(lambda: not animator.busy, timeout=20_000)
        animator.synced.disconnect(shown.append)
        folded, taken = shown[-2:]
        assert folded is not taken
        assert folded == taken == game.state
    stage.window.close()
