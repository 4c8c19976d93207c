"""H: what the Expert would do in the place of whoever is asked, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from ..bridge.session import Session
    from ..bridge.text import Texts


def why_no_hint(session: Session) -> str:
    """Why there is no hint now; "" when there is."""
    if not session.asks_person:
        return QCoreApplication.translate("Hint", "No person is asked now.")
    return ""


def hint_words(session: Session, texts: Texts) -> str:
    """ "The Expert would: Buy. “It completes my set.”" The Expert knows no more than the table does."""
    from .. import ai  # the window opens without computers

    seat = session.state.awaiting
    action, why = ai.hint(session.game.view_for(seat), seat)
    words = QCoreApplication.translate("Hint", "The Expert would: {action}.").format(action=texts.action(action))
    thought = texts.thought(why.key, why.values)
    quoted = QCoreApplication.translate("Hint", "{words} “{thought}”")
    return quoted.format(words=words, thought=thought) if thought else words
