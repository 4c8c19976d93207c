"""The replay in the window: the game rests, the board shows any position of it, and then the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from ..bridge import settings as keys
from ..bridge.session import Session
from ..bridge.text import Texts
from ..core.game import Game
from ..core.state import State
from ..widgets.animator import Animator
from ..widgets.decision import DecisionBar
from .menus import Actions

if TYPE_CHECKING:
    from ..dialogs.replay import ReplayPanel

_HELD: Final = ("estate", "trade", "undo", "redo", "pause", "skip", "replay")


def tr(text: str) -> str:
    """The words of the menu while a replay is shown."""
    return QCoreApplication.translate("Replay", text)


class Replaying(QObject):
    """Puts the replay into the decision bar, and lets the animator play its steps."""

    changed = Signal()  # it began or ended
    shown = Signal(object)  # the position that is on the board now

    def __init__(
        self,
        session: Session,
        animator: Animator,
        bar: DecisionBar,
        play_on: Callable[[Game], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._animator, self._bar, self._play_on = session, animator, bar, play_on
        self._rested = False  # before the replay
        self.panel: ReplayPanel | None = None

    @property
    def is_on(self) -> bool:
        """Whether a replay is shown."""
        return self.panel is not None

    @property
    def position(self) -> int:
        """How many actions had been done at what is shown."""
        return self.panel.replay.position if self.panel is not None else self._session.game.version

    def begin(self, texts: Texts) -> None:
        """Show the game from where it stands."""
        if self.is_on or not self._session.has_game:
            return
        # imported when the first replay is asked for: the window opens without it
        from ..bridge.replay import Replay
        from ..dialogs.replay import ReplayPanel

        self._animator.skip()
        self._rested = self._session.is_paused
        self._session.pause(True)
        speed = self._session.settings.get(keys.SPEED)
        self.panel = panel = ReplayPanel(Replay(self._session.game), texts, speed)
        panel.stepped.connect(self._animator.play)
        panel.jumped.connect(self._jump)
        panel.speed_chosen.connect(self._set_speed)
        panel.left.connect(self.leave)
        panel.play_on.connect(self._begin_branch)
        self._bar.show_question(panel)
        panel.focus_default()
        self.changed.emit()

    def leave(self) -> None:
        """Back to where the game stands."""
        if not self.is_on:
            return
        self.drop()
        self._animator.reset(self._session.state)
        self.shown.emit(self._session.state)
        self._session.pause(False)
        if self._rested:
            self._session.pause(True)

    def drop(self) -> None:
        """The game has gone elsewhere, so there is nothing to go back to."""
        panel, self.panel = self.panel, None
        if panel is None:
            return
        panel.stop()
        self._bar.drop_question()
        self._set_speed(self._session.settings.get(keys.SPEED))
        self.changed.emit()

    def on_shown(self) -> None:
        """The animator has come to rest."""
        if self.panel is not None:
            self.shown.emit(self.panel.replay.state)
            self.panel.shown()

    def hold(self, actions: Actions) -> None:
        """Nothing but the replay can be done meanwhile."""
        for key in _HELD:
            actions.allow(key, tr("A replay is being shown."))

    def retranslate(self) -> None:
        """Another language."""
        if self.panel is not None:
            self.panel.retranslate()

    def _jump(self, state: State) -> None:
        self._animator.reset(state)
        self.shown.emit(state)

    def _set_speed(self, speed: str) -> None:
        self._animator.speed = speed

    def _begin_branch(self, game: Game) -> None:
        self.drop()
        self._play_on(game)
