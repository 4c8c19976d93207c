"""One side of a trade: the cash, deeds and cards that a player gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ..core.actions import Bundle
from ..core.estate import group_has_buildings
from ..core.state import State
from .badge import Who
from .band import Swatch
from .fields import SumField, Tick
from .flow import Flow
from .parts import label, literal, tip
from .pointing import Pointing

if TYPE_CHECKING:
    from ..bridge.text import Texts
    from ..core.game import Player

PACKS: Final = (0, 1)


class _Row(QWidget):
    """A deed or a card to tick; its swatch shows the group."""

    def __init__(self) -> None:
        super().__init__()
        self.box = Tick()
        self.box.setMinimumHeight(40)
        self.swatch = Swatch(20, 16)
        policy = self.swatch.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # a card has none: its box stands below the others all the same
        self.swatch.setSizePolicy(policy)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.swatch)
        layout.addWidget(self.box, 1)


class TradeSide(QFrame):
    """What one player gives; `changed` after each edit by a person."""

    changed = Signal()

    def __init__(self, texts: Texts, pointing: Pointing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = texts
        self.pointing = pointing
        self.seat = -1
        self.setProperty("role", "card")
        self.who = Who(28)
        self.cash = SumField()
        self.cash.setSingleStep(10)
        self.cash.valueChanged.connect(lambda _: self.changed.emit())
        self.cash_words = label("soft", wrap=False)
        self.deeds: dict[int, QCheckBox] = {}
        self.cards: dict[int, QCheckBox] = {}
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self._shown: object = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(6)
        layout.addWidget(self.who)
        money = Flow(8)
        money.addWidget(self.cash)
        money.addWidget(self.cash_words)
        layout.addLayout(money)
        layout.addLayout(self._rows)
        layout.addStretch(1)

    def goods(self) -> Bundle:
        """What is ticked and typed."""
        return Bundle(
            self.cash.value(),
            tuple(space for space, box in self.deeds.items() if box.isChecked()),
            tuple(pack for pack, box in self.cards.items() if box.isChecked()),
        )

    def set_goods(self, goods: Bundle) -> None:
        """Tick and type these goods, as far as they are there."""
        self.cash.setValue(goods.cash)
        for space, box in self.deeds.items():
            box.setChecked(space in goods.deeds)
        for pack, box in self.cards.items():
            box.setChecked(pack in goods.jail_cards)

    def show_player(self, seat: int, player: Player, state: State) -> None:
        """Whose side it is, and what that player has now."""
        kept = self.goods() if seat == self.seat else Bundle()
        self.seat = seat
        self.who.show_player(player, self.tr("{name} gives").format(name=player.name))
        self.cash.blockSignals(True)
        self.cash.in_currency(state.board.currency)
        self.cash.setRange(0, max(0, state.cash[seat]))
        self.cash.setAccessibleName(self.tr("Cash from {name}").format(name=player.name))
        self.cash_words.setText(self.tr("of {sum}").format(sum=self.texts.money(state.cash[seat])))
        self.cash.blockSignals(False)
        self._make_rows(state)
        self.blockSignals(True)
        self.set_goods(kept)
        self.blockSignals(False)

    def _make_rows(self, state: State) -> None:
        spaces = state.deeds_of(self.seat)
        cards = [pack for pack in PACKS if state.jail_cards[pack] == self.seat]
        if self._shown != (self.seat, spaces, cards):
            self._shown = (self.seat, spaces, cards)
            self._clear_rows()
            self.deeds = {space: self._add_row(state.board.group_of(space), state, space) for space in spaces}
            self.cards = {pack: self._add_row("", state) for pack in cards}
        for space, box in self.deeds.items():
            self._name_deed(space, box, state)
        for pack, box in self.cards.items():
            box.setText(literal(self.tr("Get out of Jail card ({pack})").format(pack=self.texts.pack(pack))))

    def _clear_rows(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _add_row(self, group: str, state: State, space: int = -1) -> QCheckBox:
        row = _Row()
        row.swatch.setVisible(bool(group))
        if group:
            row.swatch.show_group(state.board, group)
            self.pointing.watch(row, space)
            self.pointing.watch(row.box, space)
        row.box.toggled.connect(lambda _: self.changed.emit())
        self._rows.addWidget(row)
        return row.box

    def _name_deed(self, space: int, box: QCheckBox, state: State) -> None:
        words = self.texts.space(space)
        built = group_has_buildings(state, space)
        if state.mortgaged[space]:
            words = self.tr("{space} (mortgaged)").format(space=words)
        elif built:
            words = self.tr("{space} (built on)").format(space=words)
        reason = self.tr("A lot of a colour with buildings can’t be traded (TRADE-2).") if built else ""
        box.setText(literal(words))
        box.setAccessibleName(f"{words}, {self.texts.group(state.board.group_of(space))}")
        box.setEnabled(not built)
        box.setToolTip(tip(reason))
        box.setAccessibleDescription(reason)
        if built:
            box.setChecked(False)
