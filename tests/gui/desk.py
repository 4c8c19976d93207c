"""The whole window with a game in it, and hands to play it by mouse or keyboard."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from monopoly_qt import assets
from monopoly_qt.app import build
from monopoly_qt.bridge import settings as keys
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.core.actions import AnyAction
from monopoly_qt.core.game import Game, Player, Setup
from monopoly_qt.core.state import State

from .table import PLAYERS

LEFT = Qt.MouseButton.LeftButton
WAIT = 20_000


def seated(*kinds: str) -> tuple[Player, ...]:
    """Players of these kinds on the first seats."""
    return tuple(Player(p.name, p.token, p.colour, kind) for p, kind in zip(PLAYERS[: len(kinds)], kinds, strict=True))


class Desk:
    """A window that is closed again by `close`."""

    def __init__(self, qtbot: QtBot, folder: Path, speed: str = "none", size: tuple[int, int] = (1024, 700)) -> None:
        self.qtbot = qtbot
        folder.mkdir(parents=True, exist_ok=True)
        self.settings = Settings(folder / "settings.ini")
        self.settings.set(keys.SPEED, speed)
        self.settings.set(keys.THEME, "light")
        self.settings.set(keys.LANGUAGE, "en")
        self.settings.set(keys.SOUND, False)
        self.window = build(self.settings, folder / "games")
        self.window.asker.hand_over.quiet_ms = 1  # hands that need no time to read
        self.session = self.window.session
        self.window.resize(*size)
        self.window.show()
        qtbot.waitExposed(self.window)

    def close(self) -> None:
        """Close the window, as a person does."""
        if self.window.files.dialog is not None:
            self.window.files.dialog.close()
        self.window.close()
        self.window.deleteLater()

    def deal(self, state: State, *kinds: str) -> None:
        """A game in this position, which is not kept on disk."""
        setup = Setup(state.board.id, seated(*(kinds or ["person"] * len(state.cash))), 1, state.rules)
        self.session.start(Game(setup, state.board, start=state), None)

    def begin(self, setup: Setup) -> None:
        """A new game that is kept."""
        assets.board(setup.board)
        self.window.files.start(setup)

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def actions(self) -> list[AnyAction]:
        return [entry.action for entry in self.session.game.log]

    # Hands

    def until(self, what: Callable[[], bool]) -> None:
        """Wait for something to become true."""
        try:
            self.qtbot.waitUntil(what, timeout=WAIT)
        except self.qtbot.TimeoutError:
            focus, bar = self.window.focusWidget(), self.window.middle.bar
            stack = self.state.stack if self.session.has_game else None
            raise AssertionError(f"{stack}, {bar.question or bar.talk.title.text()}, focus on {focus}") from None

    def is_asked(self) -> bool:
        """Whether a person is asked, or called to the keyboard."""
        bar, question = self.window.middle.bar, self.window.asker.question
        if self.window.asker.hand_over.is_quiet:
            return False
        called = bar.question is None and "here" in bar.talk.buttons and bar.talk.isVisible()
        return called or (question is not None and question.isVisible() and question.isEnabled())

    def come(self) -> None:
        """Wait until a person is asked; whoever is called says "I am here"."""
        self.until(self.is_asked)
        if self.window.middle.bar.question is None:
            self.click(self.window.middle.bar.talk.buttons["here"])
            self.until(lambda: self.window.asker.question is not None and self.is_asked())

    def click(self, widget: QWidget) -> None:
        """A click with the left button in the middle of a widget that can be seen."""
        self.until(widget.isVisible)
        assert widget.isEnabled(), f"{widget.objectName()}: {widget.toolTip()}"
        self.qtbot.mouseClick(widget, LEFT)

    def answer(self, key: str) -> None:
        """Click an answer of the question that is asked."""
        self.come()
        question = self.window.asker.question
        assert question is not None
        self.click(question.button(key))

    def primary(self) -> str:
        """The key of the answer that Enter takes."""
        question = self.window.asker.question
        assert question is not None
        button = question.default()
        assert button is not None, question.objectName()
        return button.objectName().removeprefix("answer_")

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key, to whatever has the focus."""
        window = self.window.files.dialog or self.window
        self.qtbot.keyClick(window.focusWidget() or window, key, modifier)

    def find(self, name: str) -> QPushButton:
        """A button by its object name, in the dialog that is open, else in the window."""
        found = (self.window.files.dialog or self.window).findChild(QPushButton, name)
        assert isinstance(found, QPushButton), name
        return found
