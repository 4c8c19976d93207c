"""Games played by random clicks in questions and sheets: there is always an answer, and plans do what they say."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from monopoly_qt.bridge import settings as keys
from monopoly_qt.core.rules import PRESETS, Rules
from monopoly_qt.dialogs import questions
from monopoly_qt.dialogs.estate import EstateSheet
from monopoly_qt.dialogs.question import Question
from monopoly_qt.dialogs.sheet import Sheet
from monopoly_qt.dialogs.trade import TradeSheet

from .table import Table, position

CLICKS = 150
STEPS = ("build", "sell", "mortgage", "unmortgage", "planned", "suggest")
FULL = {0: [1, 3, 16, 18, 19, 5], 1: [6, 8, 9, 31, 32, 34, 15], 2: [11, 13, 14, 37, 39, 12]}


def possible(part: Question | Sheet) -> list[QPushButton]:
    return [b for b in part.findChildren(QPushButton) if b.isEnabled() and not b.isHidden()]


def answer(table: Table, rng: random.Random) -> str:
    """One click in the question of the moment; the name of the button."""
    question = questions.make(table.session, table.texts)
    question.answered.connect(table.session.submit)
    question.show()
    for box in question.findChildren(QComboBox):
        box.setCurrentIndex(rng.randrange(max(1, box.count())))
    buttons = [b for b in possible(question) if b.objectName() != "answer_give_up"]
    assert buttons, question.decision
    chosen = rng.choice(buttons)
    chosen.click()
    question.hide()
    question.deleteLater()
    return chosen.objectName()


def manage(table: Table, seat: int, rng: random.Random) -> None:
    """A random plan is carried out as it was shown."""
    sheet = EstateSheet(table.session, table.texts, seat)
    sheet.submitted.connect(table.session.submit)
    for _ in range(rng.randint(1, 10)):
        steps = [b for b in possible(sheet) if b.objectName().split("_")[0] in STEPS]
        if steps:
            rng.choice(steps).click()
    basket = sheet.basket
    expected, planned, waits = basket.cash, len(basket.steps), basket.waits
    indebted, before = table.state.decision == "debt", len(table.actions)
    sheet.do_button.click()
    if not indebted:  # a debt is paid in between, and what comes then is not planned
        assert len(table.actions) == before + planned
        assert waits or table.state.cash[seat] == expected
    sheet.deleteLater()


def offer(table: Table, seat: int, rng: random.Random) -> None:
    """What may be offered is offered just so."""
    sheet = TradeSheet(table.session, table.texts, seat)
    sheet.submitted.connect(table.session.submit)
    for side in sheet.sides:
        for box in (*side.deeds.values(), *side.cards.values()):
            if box.isEnabled() and rng.random() < 0.3:
                box.click()
        side.cash.setValue(rng.randrange(max(1, side.cash.maximum())))
    draft = sheet.draft()
    if sheet.offer_button.isEnabled():
        sheet.offer_button.click()
        assert table.actions[-1] == draft
    sheet.deleteLater()


@pytest.mark.parametrize(
    ("seed", "rules"),
    [(1, Rules()), (2, Rules(speed_die=True, rent_claim=True)), (3, PRESETS["family"]), (4, PRESETS["short"])],
)
def test_random_clicks(qtbot: QtBot, tmp_path: Path, seed: int, rules: Rules) -> None:
    rng = random.Random(seed)
    most = rules.houses_for_hotel
    levels = dict.fromkeys([1, 3, 6, 8, 9], most)
    state = position(rules=rules, cash=(3000, 3000, 3000), deeds=FULL, buildings=levels)
    state.houses, state.hotels = 2, 1  # so that buildings are called and auctioned
    table = Table(tmp_path, state, seed=seed)
    table.settings.set(keys.GRACE, 0)
    for _ in range(CLICKS):
        if not table.state.stack:
            break
        seat = table.state.awaiting
        pressed = answer(table, rng)
        if pressed == "answer_estate":
            manage(table, seat, rng)
        elif pressed in ("answer_trade", "answer_counter"):
            offer(table, seat, rng)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert len(table.actions) > CLICKS / 3
    table.close()
