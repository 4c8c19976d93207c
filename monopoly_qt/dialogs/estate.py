"""The estate sheet: build, sell, mortgage and lift over all groups, planned as a basket before it is done."""

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ..core.actions import AnyAction, SellGroup
from ..core.frames import Due, Purchase
from .basket import Basket, Step, suggestion
from .buttons import ActionButton
from .group_card import GroupCard
from .parts import KEYS, label
from .plan_rows import PlanRows
from .sheet import Sheet


class Need(NamedTuple):
    """A sum that the cash does not reach: of a debt, or of the property that is for sale."""

    amount: int
    debt: bool
    what: str  # to whom, or for which space


class EstateSheet(Sheet):
    """Nothing is done before "Do it"; each step is tried out on a copy of the position."""

    def build(self) -> None:
        """See Sheet."""
        self.basket = Basket(self.state, self.seat)
        self.owed = label()
        self.nothing = label("soft")
        self.body.addWidget(self.owed)
        self.body.addWidget(self.nothing)
        self._cards: list[GroupCard] = []
        self.body.addStretch(1)
        self.plan_heading, self.total = label("soft"), label("heading")
        self.plan = PlanRows()
        self.foot.addWidget(self.plan_heading)
        self.foot.addWidget(self.plan)
        self.foot.addWidget(self.total)
        self.do_button, self.suggest_button = ActionButton(), ActionButton()
        self.do_button.dress("primary")
        self.do_button.setObjectName("do")
        self.suggest_button.setObjectName("suggest")
        for button, slot in (
            (self.do_button, self._do),
            (self.suggest_button, self._suggest),
            (self.clear_button, self._clear),
        ):
            button.clicked.connect(slot)
            self.buttons.addWidget(button)

    def people_question(self) -> str:
        """See Sheet."""
        return self.tr("Whose properties?")

    def switched(self) -> None:
        """See Sheet."""
        self.basket = Basket(self.state, self.seat)

    def primary(self) -> ActionButton:
        """See Sheet."""
        return self.do_button

    def first(self) -> QWidget:
        """The suggestion where a sum is missing, else the first house to build, else the first thing to do at all."""
        if self._need() is not None:
            return self.suggest_button
        build = (c.first(("build",)) for c in self._cards)
        anything = (c.first() for c in self._cards)
        return next((b for b in (*build, *anything) if b is not None), self.close_button)

    # The plan

    def want(self, step: Step) -> None:
        """Plan a step; one that undoes a planned step takes that out: selling a planned house would lose half."""
        undone = self.basket.undoes(step)
        if undone is None:
            refusal = self.basket.add(step)
            self.refresh(self.texts.refusal(refusal) if refusal else "")
        else:
            self.basket.take_out(undone)
            self.refresh()
        card = next(c for c in self._cards if c.group == self.state.board.group_of(self._space(step)))
        self._go_to(card.after(step) or self.do_button)

    def want_all(self, steps: list[Step]) -> None:
        """Plan several steps at once."""
        for step in steps:
            self.basket.add(step)
        self.refresh()
        card = next(c for c in self._cards if c.group == self.state.board.group_of(self._space(steps[0])))
        self._go_to(card.each if card.each.isEnabled() and not card.each.isHidden() else self.do_button)

    def _space(self, step: Step) -> int:
        return self.state.board.groups[step.group][0] if isinstance(step, SellGroup) else step.on

    def _go_to(self, widget: QWidget) -> None:
        """The keyboard goes on where the hand is: switching a button off would send it anywhere."""
        widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.keep_in_view()

    def _take_out(self, index: int) -> None:
        self.basket.take_out(index)
        self.refresh()
        left = len(self.plan.chips)
        self._go_to(self.plan.chips[min(index, left - 1)] if left else self.first())

    def _clear(self) -> None:
        self.basket.clear()
        self.refresh()
        self._go_to(self.first())

    def _suggest(self) -> None:
        need = self._need()
        steps = suggestion(self.state, self.seat, need.amount) if need else None
        self.basket.clear()
        for step in steps or ():
            self.basket.add(step)
        self.refresh("" if steps else self.tr("The Bank would not give enough for everything you have."))
        if steps:
            self._go_to(self.do_button)

    def _do(self) -> None:
        steps: list[AnyAction] = [planned.action for planned in self.basket.steps]
        left = self.submit(steps)
        if not left:
            self.done.emit()
            return
        refusal = self.session.why_not(left[0])
        self.basket.rebase(self.state)
        self.refresh(self.texts.refusal(refusal) if refusal else "")

    def position_changed(self) -> None:
        """See Sheet."""
        self.basket.rebase(self.state)
        self.refresh()

    def _need(self) -> Need | None:
        """What cash is being raised for, while it is missing."""
        top = self.state.stack[-1] if self.state.stack else None
        if top is None or top.seat != self.seat:
            return None
        if isinstance(top, Due):
            return Need(top.amount, True, self.texts.player(top.to))
        if isinstance(top, Purchase) and (price := self.state.board.prices[top.space]) > self.state.cash[self.seat]:
            return Need(price, False, self.texts.space(top.space))
        return None

    # What is shown

    def refresh(self, why: str = "") -> None:
        """See Sheet."""
        name = self.texts.player(self.seat)
        self.say_head(self.tr("{name}’s properties").format(name=name))
        self._show_need()
        self._show_groups()
        self._show_plan()
        if self.basket.waits and not why:
            why = self.tr("The others are asked first whether they want one too.")
        self.say_why(why)
        self.tell(" ".join(t for t in (why, self.total.text()) if t))
        self.order_tabs()

    def _show_need(self) -> None:
        need = self._need()
        self.owed.setVisible(need is not None)
        self.suggest_button.setVisible(need is not None)
        if need is None:
            return
        debt = self.tr("{sum} owed to {to}, {missing} missing.")
        price = self.tr("{space} costs {sum}, {missing} missing.")
        missing = self.texts.money(need.amount - self.state.cash[self.seat])
        values = {"sum": self.texts.money(need.amount), "missing": missing, "to": need.what, "space": need.what}
        self.owed.setText((debt if need.debt else price).format(**values))
        self.suggest_button.say(self.tr("Suggest the cheapest"))

    def _show_groups(self) -> None:
        board = self.state.board
        deeds: dict[str, list[int]] = {}
        for space in self.state.deeds_of(self.seat):
            deeds.setdefault(board.group_of(space), []).append(space)
        groups = dict(sorted(deeds.items(), key=lambda one: not self._can_be_built_on(*one)))
        if [(c.group, c.spaces) for c in self._cards] != list(groups.items()):
            for old in self._cards:
                self.body.removeWidget(old)
                old.hide()
                old.deleteLater()
            self._cards = [GroupCard(group, spaces, self.texts, self.pointing) for group, spaces in groups.items()]
            for n, new in enumerate(self._cards):
                new.wanted.connect(self.want)
                new.wanted_all.connect(self.want_all)
                self.body.insertWidget(2 + n, new)
        for each in self._cards:
            each.show_plan(self.basket, self.state)
        self.nothing.setText(self.tr("You have no property yet."))
        self.nothing.setVisible(not groups)

    def _can_be_built_on(self, group: str, own: list[int]) -> bool:
        """Complete sets of streets come first: they are what one opens the sheet for most often."""
        board = self.state.board
        return board.kinds[own[0]] == "street" and len(own) == len(board.groups[group])

    def _show_plan(self) -> None:
        self.plan.show_chips([self._chip(n) for n in range(len(self.basket.steps))])
        some = bool(self.basket.steps)
        self.plan_heading.setVisible(some)
        self.plan_heading.setText(self.tr("Planned, nothing is done yet (press a step to take it out):"))
        self.total.setText(self._total_words())
        self.do_button.say(self.tr("Do it"), KEYS["commit"])
        self.clear_button.say(self.tr("Start over"))
        empty = "" if some else self.tr("Nothing is planned yet.")
        self.do_button.allow(empty)
        self.clear_button.allow(empty)

    def _chip(self, index: int) -> ActionButton:
        planned = self.basket.steps[index]
        words = self.texts.action(planned.action)
        chip = ActionButton(words, f"{self._signed(planned.change)}  ×")
        chip.setObjectName(f"planned_{index}")
        chip.setAccessibleName(self.tr("Take out: {step}").format(step=words))
        chip.dress("chip")
        chip.clicked.connect(lambda: self._take_out(index))
        return chip

    def _total_words(self) -> str:
        need = self._need()
        if not self.basket.steps:
            words = self.tr("You have {cash}.")
        elif need is None:
            words = self.tr("Total {change}: you have {cash} and keep {left}.")
        elif self.basket.cash < need.amount:
            words = self.tr("Total {change}: {missing} still missing.")
        elif need.debt:
            words = self.tr("Total {change}: that pays your debt, and you keep {after}.")
        else:
            words = self.tr("Total {change}: enough to buy, and you keep {after}.")
        amount = need.amount if need else 0
        return words.format(
            change=self._signed(self.basket.total),
            cash=self.texts.money(self.state.cash[self.seat]),
            left=self.texts.money(self.basket.cash),
            missing=self.texts.money(amount - self.basket.cash),
            after=self.texts.money(self.basket.cash - amount),
        )

    def _signed(self, amount: int) -> str:
        return f"{'+' if amount >= 0 else '−'}{self.texts.money(abs(amount))}"
