"""A debt that the cash doesn't cover: what is owed to whom, and all ways to raise it (DEBT-1 … DEBT-3)."""

from ..core.frames import Due
from .answers import Choice
from .basket import Basket, Step, Way, suggestion, ways
from .buttons import ActionButton
from .flow import Flow
from .parts import KEYS, clear, label
from .question import Question


class DebtQuestion(Question):
    """The suggestion with one click; below it each way by itself, the cheapest first."""

    decision = "debt"

    def build(self) -> None:
        """See Question."""
        self.plan_words = label()
        self.middle.addWidget(self.plan_words)
        self.heading = label("soft")
        self.ways = Flow()
        self.middle.addWidget(self.heading)
        self.middle.addLayout(self.ways)
        self._plan: list[Step] | None = None

    @property
    def frame(self) -> Due:
        """The debt. TypeError when there is none on top."""
        top = self.state.stack[-1]
        if not isinstance(top, Due):
            raise TypeError("no debt")
        return top

    def show_middle(self) -> None:
        """See Question."""
        self._plan = suggestion(self.state, self.seat, self.frame.amount)
        if self._plan is None:
            words = self.tr("Only a trade can help now. Otherwise you are bankrupt.")
        else:
            steps = ", ".join(self.texts.action(step) for step in self._plan)
            after = Basket(self.state, self.seat)
            for step in self._plan:
                after.add(step)
            left = self.texts.money(after.cash - self.frame.amount)
            words = self.tr("That is: {steps}. You keep {left}.").format(steps=steps, left=left)
        self.plan_words.setText(words)
        self.plan_words.setHidden(self.is_confirming)
        found = [] if self.is_confirming else ways(self.state, self.seat)
        self.heading.setText(self.tr("Or one by one, the cheapest first:"))
        self.heading.setVisible(bool(found))
        clear(self.ways)
        for way in found:
            self.ways.addWidget(self._way_button(way))

    def _way_button(self, way: Way) -> ActionButton:
        gain = f"+{self.texts.money(way.brings)}"
        button = ActionButton(self.texts.action(way.action), gain)
        button.setAccessibleName(f"{self.texts.action(way.action)}, {gain}")
        button.clicked.connect(lambda: self.answered.emit(way.action))
        return button

    def choices(self) -> list[Choice]:
        """See Question."""
        own = []
        if self._plan is not None:
            own = [Choice("suggestion", self.tr("Pay the cheapest way"), then=self._do_plan, keys=KEYS["default"])]
        leave = self.give_up_choice() if self._plan is not None else self.give_up_choice(self.tr("Go bankrupt"))
        return [*own, self.raise_choice(), self.trade_choice(), leave]

    def _do_plan(self) -> None:
        for action in list(self._plan or ()):
            self.answered.emit(action)
