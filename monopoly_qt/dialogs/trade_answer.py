"""An offer that waits for its answer: what is got and given, what it does for sets, interest due (TRADE)."""

from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout

from ..core.actions import Accept, Bundle, Reject
from ..core.frames import Trade
from ..core.trade import interest_on
from .parts import KEYS, card, clear, label
from .question import Choice, Question
from .sets import change_words, changes, goods_words


class TradeQuestion(Question):
    """Refusing is the default: nobody gives anything away by a careless Enter."""

    decision = "trade"

    def build(self) -> None:
        """See Question."""
        self.gets, self.gives = QVBoxLayout(), QVBoxLayout()
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for column, side in enumerate((self.gets, self.gives)):
            frame: QFrame = card()
            frame.setLayout(side)
            side.setContentsMargins(12, 8, 12, 8)
            side.setSpacing(2)
            grid.addWidget(frame, 0, column)
            grid.setColumnStretch(column, 1)
        self.middle.addLayout(grid)
        self.effects = label("soft")
        self.middle.addWidget(self.effects)

    @property
    def frame(self) -> Trade:
        """The offer. TypeError when there is none on top."""
        top = self.state.stack[-1]
        if not isinstance(top, Trade):
            raise TypeError("no offer")
        return top

    def show_middle(self) -> None:
        """See Question."""
        frame = self.frame
        self.body.hide()  # the two cards say it
        self.hint.hide()
        self._fill(self.gets, self.tr("You get"), frame.give)
        self._fill(self.gives, self.tr("You give"), frame.take)
        told = changes(self.state, frame.seat, frame.take, frame.by, frame.give)
        lines = [change_words(change, self.texts) for change in told]
        for seat, goods in ((frame.seat, frame.give), (frame.by, frame.take)):
            due = interest_on(self.state, goods.deeds)
            if due:
                words = self.tr("{name} pays {sum} interest on mortgaged deeds at once.")
                lines.append(words.format(name=self.texts.player(seat), sum=self.texts.money(due)))
        cash = self.state.cash[frame.seat] + frame.give.cash - frame.take.cash
        cash -= interest_on(self.state, frame.give.deeds)
        lines.append(self.tr("You have {sum} then.").format(sum=self.texts.money(cash)))
        self.effects.setText("\n".join(lines))

    def _fill(self, side: QVBoxLayout, heading: str, goods: Bundle) -> None:
        clear(side)
        side.addWidget(label("soft", heading))
        for line in goods_words(goods, self.state, self.texts) or [self.tr("nothing")]:
            side.addWidget(label("body", line))
        side.addStretch(1)

    def choices(self) -> list[Choice]:
        """See Question."""
        return [
            Choice("reject", self.tr("No, thanks"), Reject(self.seat), keys=KEYS["default"]),
            Choice("accept", self.tr("Accept"), Accept(self.seat)),
            Choice("counter", self.tr("Make another offer"), then=self.counter.emit),
        ]
