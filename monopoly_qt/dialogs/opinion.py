"""What a computer thinks of an offer before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from .. import ai
from ..core.actions import Offer
from ..core.game import PERSON

if TYPE_CHECKING:
    from ..bridge.session import Session
    from ..bridge.text import Texts


def opinion_words(session: Session, texts: Texts, offer: Offer) -> str:
    """ "Percy would want about $60 more. …"; "" when a person decides there. It knows no more than the table does."""
    kind = session.kind(offer.to)
    if kind == PERSON or kind not in ai.KINDS:
        return ""
    computer = ai.make_player(kind, session.players[offer.to].personality, offer.to + 1)
    opinion = computer.opinion(session.game.view_for(offer.to), offer.to, offer)
    if opinion.would_accept:
        words = QCoreApplication.translate("Opinion", "{name} would accept.")
    elif opinion.cash_wanted > 0:
        words = QCoreApplication.translate("Opinion", "{name} would want about {sum} more.")
    else:
        words = QCoreApplication.translate("Opinion", "{name} would refuse.")
    said = words.format(name=texts.player(offer.to), sum=texts.money(_rounded(opinion.cash_wanted)))
    # a reason that is a sum would say the same again
    thought = "" if "amount" in opinion.why.values else texts.thought(opinion.why.key, opinion.why.values)
    quoted = QCoreApplication.translate("Opinion", "{said} “{thought}”")
    return quoted.format(said=said, thought=thought) if thought else said


def _rounded(amount: int) -> int:
    """Up to a sum that people would say."""
    step = 5 if amount < 100 else 10
    return -(-amount // step) * step
