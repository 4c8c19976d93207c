"""Nobody at the PC is in the game any more: says so, and lets computers play on, watched or at once."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject

from ..bridge import settings as keys
from ..bridge.session import Session
from ..bridge.text import Texts
from ..core.events import AnyEvent, WentBankrupt
from ..core.frames import BANK
from ..core.game import PERSON
from ..core.state import State
from ..widgets.animator import Animator
from ..widgets.decision import DecisionBar


def tr(text: str) -> str:
    """The words for who has left the game."""
    return QCoreApplication.translate("Onlookers", text)


def finish_button() -> tuple[str, str]:
    """Key and words of the button that leaves out all that would be shown."""
    return "finish", tr("Play to the end at once")


class Onlookers(QObject):
    """Holds the game when the last person leaves it, until that was read."""

    def __init__(self, session: Session, bar: DecisionBar, animator: Animator, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._bar, self._animator = session, bar, animator
        self._left: WentBankrupt | None = None  # who has just gone, and is not told yet
        self._told = False
        session.applied.connect(self._on_applied)
        session.reset.connect(self._on_reset)
        session.over.connect(self._on_over)

    @property
    def holds(self) -> bool:
        """Whether the game waits until somebody has read that nobody is left."""
        return self._left is not None

    def watches(self) -> bool:
        """Whether nobody at the PC plays, so that the rest may be left out."""
        return not self._session.people and not self._session.is_finishing

    def _on_applied(self, events: Iterable[AnyEvent], state: State) -> None:
        for event in events:
            if isinstance(event, WentBankrupt) and self._session.players[event.seat].kind == PERSON:
                self._left, self._told = event, False
        if not state.stack or self._session.people or self._session.is_finishing:
            self._left = None
        if self.holds:
            self._session.pause(True)

    def tell(self, texts: Texts) -> bool:
        """Say it now that it has been shown; false when there is nothing to say, or it stands there already."""
        left = self._left
        if left is None or self._told or not self._session.is_paused:
            return False
        self._told = True
        heir = tr("Everything went to {heir}. The others play on.").format(heir=texts.player(max(left.creditor, BANK)))
        title = tr("{name}, you are out of the game").format(name=texts.player(left.seat))
        watch = ("go_on", tr("Watch"))
        self._bar.say(self._session.players[left.seat], title, heir, watch, finish_button(), ("new", tr("New game")))
        self._bar.talk.focus_default()
        return True

    def forget(self) -> None:
        """It was read: the game goes on."""
        self._left = None

    def finish(self) -> None:
        """Leave out all that would be shown, up to the end."""
        self._left = None
        self._animator.speed = "none"
        self._session.finish()

    def _on_reset(self) -> None:
        self._left = None
        self._usual_speed()

    def _on_over(self) -> None:
        self._usual_speed()

    def _usual_speed(self) -> None:
        self._animator.speed = self._session.settings.get(keys.SPEED)
