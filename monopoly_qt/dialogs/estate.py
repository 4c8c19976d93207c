"""The estate sheet: build, sell, mortgage and lift over all groups, planned as a basket before it is done."""

from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ..core.actions import AnyAction
from ..core.frames import Due
from .basket import Basket, Step, suggestion
from .buttons import ActionButton
from .flow import Flow
from .group_card import GroupCard
from .parts import clear, label
from .sheet import Sheet


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
        self.plan = Flow(6)
        holder = QWidget()
        holder.setLayout(self.plan)
        self.plan_scroll = QScrollArea()
        self.plan_scroll.setWidget(holder)
        self.plan_scroll.setWidgetResizable(True)
        self.plan_scroll.setFrameShape(QFrame.Shape.NoFrame)
        self.plan_scroll.setMaximumHeight(148)
        self.foot.addWidget(self.plan_heading)
        self.foot.addWidget(self.plan_scroll)
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

    def switched(self) -> None:
        """See Sheet."""
        self.basket = Basket(self.state, self.seat)

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

    def _take_out(self, index: int) -> None:
        self.basket.take_out(index)
        self.refresh()

    def _clear(self) -> None:
        self.basket.clear()
        self.refresh()

    def _suggest(self) -> None:
        owed = self._debt()
        steps = suggestion(self.state, self.seat, owed.amount) if owed else None
        self.basket.clear()
        for step in steps or ():
            self.basket.add(step)
        self.refresh()

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

    def _debt(self) -> Due | None:
        top = self.state.stack[-1] if self.state.stack else None
        return top if isinstance(top, Due) and top.seat == self.seat else None

    # What is shown

    def refresh(self, why: str = "") -> None:
        """See Sheet."""
        name = self.texts.player(self.seat)
        self.say_head(self.tr("{name}’s properties").format(name=name))
        self._show_debt()
        self._show_groups()
        self._show_plan()
        if self.basket.waits and not why:
            why = self.tr("The others are asked first whether they want one too.")
        self.say_why(why)
        self.tell(" ".join(t for t in (why, self.total.text()) if t))
        self.order_tabs()

    def _show_debt(self) -> None:
        owed = self._debt()
        self.owed.setVisible(owed is not None)
        self.suggest_button.setVisible(owed is not None)
        if owed is not None:
            words = self.tr("{sum} owed to {to}, {missing} missing.")
            missing = owed.amount - self.state.cash[self.seat]
            self.owed.setText(
                words.format(
                    sum=self.texts.money(owed.amount), to=self.texts.player(owed.to), missing=self.texts.money(missing)
                )
            )
            self.suggest_button.say(self.tr("Suggest the cheapest"))

    def _show_groups(self) -> None:
        board = self.state.board
        groups: dict[str, list[int]] = {}
        for space in self.state.deeds_of(self.seat):
            groups.setdefault(board.group_of(space), []).append(space)
        if [(c.group, c.spaces) for c in self._cards] != list(groups.items()):
            for old in self._cards:
                self.body.removeWidget(old)
                old.hide()
                old.deleteLater()
            self._cards = [GroupCard(group, spaces, self.texts, self.pointing) for group, spaces in groups.items()]
            for n, new in enumerate(self._cards):
                new.wanted.connect(self.want)
                self.body.insertWidget(2 + n, new)
        for each in self._cards:
            each.show_plan(self.basket, self.state)
        self.nothing.setText(self.tr("You have no property yet."))
        self.nothing.setVisible(not groups)

    def _show_plan(self) -> None:
        clear(self.plan)
        for n, planned in enumerate(self.basket.steps):
            words = self.texts.action(planned.action)
            chip = ActionButton(words, f"{self._signed(planned.change)}  ×")
            chip.setObjectName(f"planned_{n}")
            chip.setAccessibleName(self.tr("Take out: {step}").format(step=words))
            chip.dress("chip")
            chip.clicked.connect(lambda _=False, index=n: self._take_out(index))
            self.plan.addWidget(chip)
        some = bool(self.basket.steps)
        self.plan_scroll.setVisible(some)
        self.plan_heading.setVisible(some)
        self.plan_heading.setText(self.tr("Planned, nothing is done yet (press a step to take it out):"))
        self.total.setText(self._total_words())
        self.do_button.say(self.tr("Do it"))
        self.clear_button.say(self.tr("Start over"))
        empty = "" if some else self.tr("Nothing is planned yet.")
        self.do_button.allow(empty)
        self.clear_button.allow(empty)

    def _total_words(self) -> str:
        owed = self._debt()
        if not self.basket.steps:
            words = self.tr("You have {cash}.")
        elif owed is None:
            words = self.tr("Total {change}: you have {cash} and keep {left}.")
        elif self.basket.cash < owed.amount:
            words = self.tr("Total {change}: {missing} still missing.")
        else:
            words = self.tr("Total {change}: that pays your debt, and you keep {after}.")
        amount = owed.amount if owed else 0
        return words.format(
            change=self._signed(self.basket.total),
            cash=self.texts.money(self.state.cash[self.seat]),
            left=self.texts.money(self.basket.cash),
            missing=self.texts.money(amount - self.basket.cash),
            after=self.texts.money(self.basket.cash - amount),
        )

    def _signed(self, amount: int) -> str:
        return f"{'+' if amount >= 0 else '−'}{self.texts.money(abs(amount))}"
