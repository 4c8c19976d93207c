"""Which question belongs to which decision."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from .question import Question

if TYPE_CHECKING:
    from ..bridge.session import Session
    from ..bridge.text import Texts

# Module and class; each is loaded when it is asked for the first time, so that the first one is there soon.
QUESTIONS: Final = {
    "roll": ("turn_questions", "RollQuestion"),
    "purchase": ("purchase", "PurchaseQuestion"),
    "auction": ("auction", "AuctionQuestion"),
    "building_auction": ("auction", "BuildingAuctionQuestion"),
    "income_tax": ("tax", "IncomeTaxQuestion"),
    "debt": ("debt", "DebtQuestion"),
    "trade": ("trade_answer", "TradeQuestion"),
    "mortgage_received": ("received", "MortgageReceivedQuestion"),
    "building_call": ("building_call", "BuildingCallQuestion"),
    "choose": ("turn_questions", "SpeedDieQuestion"),
    "end_turn": ("turn_questions", "EndTurnQuestion"),
    "game_over": ("end_question", "GameOverQuestion"),
}


def make(session: Session, texts: Texts) -> Question:
    """The question for the decision on top."""
    state = session.state
    module, name = QUESTIONS[state.decision]
    made = getattr(import_module(f".{module}", __package__), name)(session, texts, state.awaiting)
    assert isinstance(made, Question)
    return made
