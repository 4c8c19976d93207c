"""The trade sheet: two sides, what the trade does for sets, interest due, and why an offer is not possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ..core import engine
from ..core.actions import Bundle, Offer, Refusal, Reject
from ..core.chance import Recorded
from ..core.frames import Trade
from ..core.state import State
from ..core.trade import interest_on
from .buttons import ActionButton
from .flow import Flow
from .opinion import opinion_words
from .parts import KEYS, label
from .sets import change_words, changes
from .sheet import Sheet
from .trade_side import TradeSide

if TYPE_CHECKING:
    from ..bridge.session import Session
    from ..bridge.text import Texts

_SIDE_BY_SIDE = 460  # px from which two columns have room
_REST_MS = 150


class TradeSheet(Sheet):
    """While an offer waits for this seat's answer, the draft is a counter-offer: that one is refused first."""

    def __init__(self, session: Session, texts: Texts, seat: int, parent: QWidget | None = None) -> None:
        top = session.state.stack[-1] if session.state.stack else None
        self._against = top if isinstance(top, Trade) and top.seat == seat else None
        self.partner = self._against.by if self._against else session.state.others(seat)[0]
        super().__init__(session, texts, seat, parent)
        if self._against:
            self.sides[0].set_goods(self._against.take)
            self.sides[1].set_goods(self._against.give)

    def build(self) -> None:
        """See Sheet."""
        self.with_whom = label("soft")
        self.partners = Flow(6)
        self.partner_buttons: dict[int, ActionButton] = {}
        for seat in self.session.state.seats:
            self._partner_button(seat)
        self.sides = (TradeSide(self.texts, self.pointing), TradeSide(self.texts, self.pointing))
        self.columns = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.columns.setSpacing(8)
        for side in self.sides:
            side.changed.connect(self.refresh)
            self.columns.addWidget(side, 1)
        self.body.addWidget(self.with_whom)
        self.body.addLayout(self.partners)
        self.body.addLayout(self.columns)
        self.body.addStretch(1)
        self.effects, self.opinion = label(), label("soft")
        self.foot.addWidget(self.effects)
        self.foot.addWidget(self.opinion)
        self._asking = QTimer(self)  # a computer is asked when the draft has come to rest
        self._asking.setSingleShot(True)
        self._asking.setInterval(_REST_MS)
        self._asking.timeout.connect(self._show_opinion)
        self.offer_button = ActionButton()
        self.offer_button.dress("primary")
        self.offer_button.setObjectName("offer")
        self.offer_button.clicked.connect(self._offer)
        self.clear_button.clicked.connect(self._clear)
        self.buttons.addWidget(self.offer_button)
        self.buttons.addWidget(self.clear_button)

    def _partner_button(self, seat: int) -> None:
        button = ActionButton()
        button.setCheckable(True)
        button.setObjectName(f"partner_{seat}")
        button.clicked.connect(lambda: self.choose_partner(seat))
        self.partner_buttons[seat] = button
        self.partners.addWidget(button)

    def primary(self) -> ActionButton:
        """See Sheet."""
        return self.offer_button

    def first(self) -> QWidget:
        """See Sheet."""
        return self.sides[0].cash

    def may_switch(self) -> bool:
        """See Sheet: an offer is countered by whom it was made to."""
        return self._against is None

    def people_question(self) -> str:
        """See Sheet."""
        return self.tr("Who makes the offer?")

    def switched(self) -> None:
        """See Sheet."""
        if self.partner == self.seat:
            self.partner = self.state.others(self.seat)[0]

    # The draft

    def choose_partner(self, seat: int) -> None:
        """Trade with another player; what the own side gives stays."""
        self.partner = seat
        self.refresh()

    def draft(self) -> Offer:
        """The offer as it stands."""
        give, take = (side.goods() for side in self.sides)
        return Offer(self.seat, self.partner, give, take)

    def why_not(self) -> Refusal | None:
        """Why the draft can't be offered now."""
        return engine.why_not(self._without_offer(), self.draft())

    def _without_offer(self) -> State:
        """The position in which the draft would be made: a counter-offer comes after the refusal."""
        if self._against is None:
            return self.state
        refused, _ = engine.apply(self.state, Reject(self.seat), Recorded(()))
        return refused

    def _clear(self) -> None:
        for side in self.sides:
            side.set_goods(Bundle())
        self.refresh()

    def _offer(self) -> None:
        if self.why_not() is not None:
            self.refresh()
            return
        draft = self.draft()
        self.submit([Reject(self.seat), draft] if self._against else [draft])
        self.done.emit()

    def position_changed(self) -> None:
        """See Sheet: an offer that was answered meanwhile can't be countered."""
        if self._against is not None and self.state.stack[-1] != self._against:
            self.done.emit()
            return
        if self.state.bankrupt[self.partner]:
            self.partner = self.state.others(self.seat)[0]
        self.refresh()

    # What is shown

    def refresh(self) -> None:
        """See Sheet."""
        players, state = self.session.players, self.state
        words = self.tr("{name} answers with an offer") if self._against else self.tr("{name} makes an offer")
        self.say_head(words.format(name=players[self.seat].name))
        self.with_whom.setText(self.tr("To whom?"))
        others = state.others(self.seat)
        self.with_whom.setVisible(self._against is None and len(others) > 1)
        for seat, button in self.partner_buttons.items():
            button.say(players[seat].name)
            button.setChecked(seat == self.partner)
            button.setVisible(not self.with_whom.isHidden() and seat in others)
        for side, seat in zip(self.sides, (self.seat, self.partner), strict=True):
            side.show_player(seat, players[seat], state)
        self._show_effects()
        refusal = self.why_not()
        reason = self.texts.refusal(refusal) if refusal else ""
        self.say_why(reason)
        self.offer_button.say(
            self.tr("Refuse and offer this") if self._against else self.tr("Offer this"), KEYS["commit"]
        )
        self.offer_button.allow(reason)
        self.tell(reason or self.effects.text())
        self.opinion.setText("")
        if refusal is None and not self.session.is_person(self.partner):
            self._asking.start()
        self.clear_button.say(self.tr("Start over"))
        self.order_tabs()

    def _show_opinion(self) -> None:
        if self.why_not() is None:
            self.opinion.setText(opinion_words(self.session, self.texts, self.draft()))
            self.tell(self.opinion.text())

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody is asked for a draft that is not seen."""
        super().hideEvent(event)
        self._asking.stop()

    def _show_effects(self) -> None:
        draft, state = self.draft(), self.state
        told = changes(state, self.seat, draft.give, self.partner, draft.take)
        lines = [change_words(change, self.texts) for change in told]
        for seat, gives, gets in (
            (self.seat, draft.give, draft.take),
            (self.partner, draft.take, draft.give),
        ):
            lines.append(self._cash_words(seat, gives, gets))
        self.effects.setText("\n".join(lines))
        self.effects.setVisible(bool(draft.give or draft.take))

    def _cash_words(self, seat: int, gives: Bundle, gets: Bundle) -> str:
        interest = interest_on(self.state, gets.deeds)
        left = self.state.cash[seat] - gives.cash + gets.cash - interest
        words = self.tr("{name} has {sum} then.")
        if interest:
            words = self.tr("{name} pays {interest} interest at once on mortgaged deeds, and has {sum} then.")
        return words.format(
            name=self.texts.player(seat), sum=self.texts.money(left), interest=self.texts.money(interest)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room for them."""
        super().resizeEvent(event)
        wide = self.width() >= _SIDE_BY_SIDE
        self.columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
