"""Which question belongs to which decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .auction import AuctionQuestion, BuildingAuctionQuestion
from .building_call import BuildingCallQuestion
from .debt import DebtQuestion
from .end_question import GameOverQuestion
from .purchase import PurchaseQuestion
from .question import Question
from .received import MortgageReceivedQuestion
from .tax import IncomeTaxQuestion
from .trade_answer import TradeQuestion
from .turn_questions import EndTurnQuestion, RollQuestion, SpeedDieQuestion

if TYPE_CHECKING:
    from ..bridge.session import Session
    from ..bridge.text import Texts

_KINDS: Final[tuple[type[Question], ...]] = (
    RollQuestion,
    PurchaseQuestion,
    AuctionQuestion,
    BuildingAuctionQuestion,
    IncomeTaxQuestion,
    DebtQuestion,
    TradeQuestion,
    MortgageReceivedQuestion,
    BuildingCallQuestion,
    SpeedDieQuestion,
    EndTurnQuestion,
    GameOverQuestion,
)
QUESTIONS: Final = {kind.decision: kind for kind in _KINDS}


def make(session: Session, texts: Texts) -> Question:
    """The question for the decision on top."""
    state = session.state
    return QUESTIONS[state.decision](session, texts, state.awaiting)
