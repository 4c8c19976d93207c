"""One colour group (or the railroads, or the utilities) in the estate sheet: its deeds and what can be done there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from ..core.actions import Build, Mortgage, Sell, SellGroup, Unmortgage
from ..core.estate import level_up, refund, units
from ..core.sidelines import unmortgage_price
from ..core.state import HOTEL, State
from .band import GroupBand
from .basket import Basket, Step
from .buttons import ActionButton
from .flow import Flow
from .parts import Line, label
from .pointing import Pointing

if TYPE_CHECKING:
    from ..bridge.text import Texts


_ORDER: Final = ("build", "sell", "mortgage", "unmortgage")
_KEYS: Final[dict[type[Step], tuple[str, str]]] = {
    Build: ("build", "sell"),
    Sell: ("sell", "build"),
    Mortgage: ("mortgage", "unmortgage"),
    Unmortgage: ("unmortgage", "mortgage"),
}


class _Lot(QWidget):
    """One deed: its name and standing, and a button for each thing that can be done with it."""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space
        self.name, self.standing = Line(), Line("soft")
        self.row = Flow(6)
        self.buttons: dict[str, ActionButton] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(4)
        head = Flow(10, spread=True)
        head.addWidget(self.name)
        head.addWidget(self.standing)
        layout.addLayout(head)
        layout.addLayout(self.row)


class GroupCard(QFrame):
    """All own deeds of one group."""

    wanted = Signal(object)  # a step
    wanted_all = Signal(object)  # a list of steps

    def __init__(self, group: str, spaces: list[int], texts: Texts, pointing: Pointing) -> None:
        super().__init__()
        self.group = group
        self.texts = texts
        self.setProperty("role", "card")
        self.band = GroupBand()
        self.why = label("why")
        self.pointing = pointing
        self.lots = [_Lot(space) for space in spaces]
        for lot in self.lots:
            pointing.watch(lot, lot.space)
        self.all_row = Flow(6)
        self.each = ActionButton()
        self.each.tighten()
        self.each.setObjectName(f"each_{group}")
        self.each.clicked.connect(lambda: self.wanted_all.emit(self._each_steps))
        self._each_steps: list[Step] = []
        self._sell_all = self._button("sell_group", SellGroup(0, group), self.all_row)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(4)
        layout.addWidget(self.band)
        whole_row = Flow(6)
        whole_row.addWidget(self.each)
        layout.addLayout(whole_row)
        for lot in self.lots:
            layout.addWidget(lot)
        layout.addLayout(self.all_row)
        layout.addWidget(self.why)

    @property
    def spaces(self) -> list[int]:
        """The deeds shown."""
        return [lot.space for lot in self.lots]

    def first(self, keys: Iterable[str] = _ORDER) -> QWidget | None:
        """The first thing that can be done here, in the order of these keys."""
        found = (b for key in keys for lot in self.lots if (b := lot.buttons.get(key)) is not None)
        return next((b for b in found if b.isEnabled() and not b.isHidden()), None)

    def after(self, step: Step) -> QWidget | None:
        """Where the keyboard goes on: building and selling on the next lot, a mortgage at what takes it back."""
        if isinstance(step, SellGroup):
            return self.first()
        at = self.spaces.index(step.on)
        following = self.lots[at + 1 :] + self.lots[: at + 1]
        key, undo = _KEYS[type(step)]
        again = key in ("build", "sell")
        found = [lot.buttons.get(key) for lot in following] if again else [self.lots[at].buttons.get(undo)]
        return next((b for b in found if b is not None and b.isEnabled() and not b.isHidden()), None)

    def _button(self, name: str, step: Step, row: Flow) -> ActionButton:
        button = ActionButton()
        button.tighten()  # two beside each other in the narrowest column
        button.setObjectName(f"{name}_{self.group if isinstance(step, SellGroup) else step.on}")
        button.clicked.connect(lambda: self.wanted.emit(button.property("step")))
        if not isinstance(step, SellGroup):
            self.pointing.watch(button, step.on)
        row.addWidget(button)
        return button

    def show_plan(self, basket: Basket, now: State) -> None:
        """Bring names, standings and buttons up to date with the plan."""
        planned, seat = basket.state, basket.seat
        board = planned.board
        mates = board.mates[self.spaces[0]]
        own = sum(planned.owner[i] == seat for i in mates)
        count = self.tr("{own} of {all}").format(own=own, all=len(mates))
        self.band.show_group(board, self.group, f"{self.texts.group(self.group)}, {count}")
        reasons: dict[str, str] = {}
        for lot in self.lots:
            lot.name.setText(self.texts.space(lot.space))
            lot.standing.setText(self._standing(lot.space, now, planned))
            self._show_buttons(lot, basket, reasons)
        self._show_each(basket, own == len(mates), reasons)
        built = [i for i in mates if planned.buildings[i]]
        self._sell_all.setVisible(len(built) > 0)
        if built:
            self._show(self._sell_all, SellGroup(seat, self.group), self.tr("Sell all buildings"), basket, reasons)
        self.why.setText("\n".join(reasons.values()))
        self.why.setVisible(bool(reasons))

    def _show_each(self, basket: Basket, whole: bool, reasons: dict[str, str]) -> None:
        """One building on each lot of a whole set that is built evenly."""
        state, seat = basket.state, basket.seat
        levels = {state.buildings[space] for space in self.spaces}
        street = state.board.kinds[self.spaces[0]] == "street"
        fits = whole and street and len(self.spaces) > 1 and len(levels) == 1 and levels != {HOTEL}
        self.each.setVisible(fits)
        self._each_steps = [Build(seat, space) for space in self.spaces] if fits else []
        if not fits:
            return
        hotel = level_up(state, levels.pop()) == HOTEL
        words = self.tr("+ Hotel on each") if hotel else self.tr("+ House on each")
        cost = self.texts.money(sum(-self.price(step, state) for step in self._each_steps))
        self.each.say(words, f"−{cost}", f"{self.texts.group(self.group)}, {words}, −{cost}")
        trial = Basket(state, seat)
        refusal = next((r for r in map(trial.add, self._each_steps) if r is not None), None)
        reason = self.texts.refusal(refusal) if refusal else ""
        self.each.allow(reason)
        if refusal:
            reasons.setdefault(f"{Build.__name__} {refusal.key}", f"{words}: {reason}")

    def _standing(self, space: int, now: State, planned: State) -> str:
        before, after = self._level(now, space), self._level(planned, space)
        return before if before == after else self.tr("{before} › {after}").format(before=before, after=after)

    def _level(self, state: State, space: int) -> str:
        if state.mortgaged[space]:
            return self.tr("mortgaged")
        if state.board.kinds[space] != "street":
            return self.tr("not mortgaged")
        return self.texts.buildings(state.buildings[space])

    def _show_buttons(self, lot: _Lot, basket: Basket, reasons: dict[str, str]) -> None:
        state, seat, space = basket.state, basket.seat, lot.space
        wanted: dict[str, tuple[Step, str]] = {}
        if state.board.kinds[space] == "street":
            hotel = level_up(state, state.buildings[space]) == HOTEL
            wanted["build"] = (Build(seat, space), self.tr("+ Hotel") if hotel else self.tr("+ House"))
            if any(state.buildings[mate] for mate in state.board.mates[space]):
                was_hotel = state.buildings[space] == HOTEL
                wanted["sell"] = (Sell(seat, space), self.tr("− Hotel") if was_hotel else self.tr("− House"))
        if state.mortgaged[space]:
            wanted["unmortgage"] = (Unmortgage(seat, space), self.tr("Lift mortgage"))
        else:
            wanted["mortgage"] = (Mortgage(seat, space), self.tr("Mortgage"))
        for key in _ORDER:
            if key in wanted and key not in lot.buttons:
                lot.buttons[key] = self._button(key, wanted[key][0], lot.row)
            if key in lot.buttons:
                lot.buttons[key].setVisible(key in wanted)
        for key, (step, words) in wanted.items():
            self._show(lot.buttons[key], step, words, basket, reasons)

    def _show(self, button: ActionButton, step: Step, words: str, basket: Basket, reasons: dict[str, str]) -> None:
        button.setProperty("step", step)
        undone = basket.undoes(step)
        price = self.price(step, basket.state) if undone is None else -basket.steps[undone].change
        sum_words = f"{'+' if price >= 0 else '−'}{self.texts.money(abs(price))}"
        place = "" if isinstance(step, SellGroup) else self.texts.space(step.on)
        button.say(words, sum_words, ", ".join(t for t in (words, place, sum_words) if t))
        refusal = basket.why_not(step) if undone is None else None
        reason = self.texts.refusal(refusal) if refusal else ""
        button.allow(reason)
        if refusal:
            reasons.setdefault(f"{type(step).__name__} {refusal.key}", f"{words}: {reason}")

    @staticmethod
    def price(step: Step, state: State) -> int:
        """What a step brings (negative: costs), by the deed."""
        board = state.board
        if isinstance(step, Build):
            return -board.house_costs[step.on]
        if isinstance(step, Sell):
            return board.house_costs[step.on] // 2
        if isinstance(step, Mortgage):
            return board.mortgages[step.on]
        if isinstance(step, Unmortgage):
            return -unmortgage_price(state, step.on)
        return bank_price(state, step.group)


def bank_price(state: State, group: str) -> int:
    """What the Bank gives for all buildings of a group."""
    return sum(refund(state, i, units(state, state.buildings[i])) for i in state.board.groups[group])
