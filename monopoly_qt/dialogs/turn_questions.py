"""Throw (also in Jail), the speed die's choice, and the end of a turn."""

from ..core.actions import AnyAction, Choose, EndTurn, PayFine, Roll, UseCard
from ..core.board import SIZE
from ..core.estate import JAIL_FINE
from ..core.frames import Choice as SpeedChoice
from ..core.frames import Opening
from ..core.turn import bus_moves
from ..widgets.drop_down import DropDown
from .answers import Choice
from .parts import KEYS
from .question import Question


class RollQuestion(Question):
    """Throw; in Jail: throw, pay or use a card first."""

    decision = "roll"

    def choices(self) -> list[Choice]:
        """See Question."""
        if isinstance(self.state.stack[-1], Opening):
            return [Choice("roll", self.tr("Throw the dice"), Roll(self.seat), keys=KEYS["roll"])]
        own = self._in_jail() if self.state.jail[self.seat] else [self._roll()]
        return [*own, self.estate_choice(), self.trade_choice(), self.give_up_choice()]

    def _roll(self) -> Choice:
        frame = self.state.stack[-1]
        again = bool(getattr(frame, "doubles", 0))
        words = self.tr("Throw again") if again else self.tr("Throw")
        return Choice("roll", words, Roll(self.seat), keys=KEYS["roll"], name=self.texts.action(Roll(self.seat)))

    def _in_jail(self) -> list[Choice]:
        fine = self.tr("Pay {sum}").format(sum=self.texts.money(JAIL_FINE))
        return [
            Choice("roll", self.tr("Throw for doubles"), Roll(self.seat), keys=KEYS["throw_in_jail"]),
            Choice("pay_fine", fine, PayFine(self.seat), keys=KEYS["pay_fine"]),
            Choice("use_card", self.tr("Use the card"), UseCard(self.seat), keys=KEYS["use_card"]),
        ]


class EndTurnQuestion(Question):
    """Everything is played and paid: end the turn, or do something before."""

    decision = "end_turn"

    def choices(self) -> list[Choice]:
        """See Question."""
        return [
            Choice("end_turn", self.tr("End turn"), EndTurn(self.seat), keys=KEYS["end_turn"]),
            self.estate_choice(),
            self.trade_choice(),
            self.give_up_choice(),
        ]


class SpeedDieQuestion(Question):
    """A bus: one die, the other or both. Three of a kind: any space, from the list or on the board."""

    decision = "choose"

    def build(self) -> None:
        """See Question."""
        self.list = DropDown()
        self.list.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.list.setMinimumContentsLength(10)
        self.list.setAccessibleName(self.tr("Where to"))
        self.list.setMaxVisibleItems(16)
        self.middle.addWidget(self.list)
        self.list.currentIndexChanged.connect(self._picked)
        self.list.hide()

    def choices(self) -> list[Choice]:
        """See Question."""
        frame = self.state.stack[-1]
        if not isinstance(frame, SpeedChoice):
            return []
        if not frame.triple:
            return [self._bus(steps) for steps in bus_moves(frame)[::-1]]
        space = self.list.currentData()
        words = self.tr("Move to {space}").format(space=self.texts.space(space))
        return [Choice("go", words, Choose(self.seat, to=space), keys=KEYS["default"])]

    def _bus(self, steps: int) -> Choice:
        to = (self.state.space[self.seat] + steps) % SIZE
        words = self.tr("{steps}: {space}").format(steps=steps, space=self.texts.space(to))
        action: AnyAction = Choose(self.seat, move=steps)
        return Choice(f"move_{steps}", words, action)

    def show_middle(self) -> None:
        """See Question."""
        frame = self.state.stack[-1]
        triple = isinstance(frame, SpeedChoice) and frame.triple
        self.list.setVisible(triple)
        if triple and not self.list.count():
            start = self.state.space[self.seat]
            self.list.blockSignals(True)
            for steps in range(1, SIZE + 1):
                space = (start + steps) % SIZE
                self.list.addItem(self.texts.space(space), space)
            self.list.setCurrentIndex(self.list.findData(0))  # GO is never a bad place to go
            self.list.blockSignals(False)
        if isinstance(frame, SpeedChoice):
            steps_to = range(1, SIZE + 1) if frame.triple else bus_moves(frame)
            self.mark.emit([(self.state.space[self.seat] + steps) % SIZE for steps in steps_to])

    def _picked(self) -> None:
        self.refresh()

    def choose_space(self, space: int) -> bool:
        """A click on the board picks the space; with a bus it is the answer's place that is picked."""
        frame = self.state.stack[-1]
        if isinstance(frame, SpeedChoice) and frame.triple:
            self.list.setCurrentIndex(self.list.findData(space))
            return True
        return False
