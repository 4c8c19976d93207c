"""An offer that waits for its answer: what is got and given, what it does for sets, interest due (TRADE)."""

from ..bridge.texts.names import listed
from ..core.actions import Accept, Bundle, Reject, Withdraw
from ..core.frames import Trade
from ..core.trade import interest_on
from .answers import Choice
from .parts import KEYS, label
from .question import Question
from .sets import change_words, changes, goods_words


class TradeQuestion(Question):
    """Refusing is the default: nobody gives anything away by a careless Enter."""

    decision = "trade"

    def build(self) -> None:
        """See Question."""
        self.gets, self.gives, self.effects = label(), label(), label("soft")
        self.leaves = label("soft")
        for part in (self.gets, self.gives, self.leaves):
            self.middle.addWidget(part)
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
        self.words.hide()  # said here in more detail
        self.hint.hide()
        self.gets.setText(self.tr("You get {goods}.").format(goods=self._goods(frame.give)))
        self.gives.setText(self.tr("You give {goods}.").format(goods=self._goods(frame.take)))
        told = changes(self.state, frame.seat, frame.take, frame.by, frame.give)
        lines = [change_words(change, self.texts) for change in told]
        lines += self._others_interest()
        self.leaves.setText(self._cash_words())
        self.effects.setText("\n".join(lines))

    def _goods(self, goods: Bundle) -> str:
        return listed(goods_words(goods, self.state, self.texts)) or self.tr("nothing")

    def _cash_words(self) -> str:
        frame = self.frame
        due = interest_on(self.state, frame.give.deeds)
        cash = self.state.cash[frame.seat] + frame.give.cash - frame.take.cash - due
        words = self.tr("You have {sum} then.")
        if due:
            words = self.tr("You pay {interest} interest at once on mortgaged deeds, and have {sum} then.")
        return words.format(sum=self.texts.money(cash), interest=self.texts.money(due))

    def _others_interest(self) -> list[str]:
        due = interest_on(self.state, self.frame.take.deeds)
        if not due:
            return []
        words = self.tr("{name} pays {sum} interest at once on mortgaged deeds.")
        return [words.format(name=self.texts.player(self.frame.by), sum=self.texts.money(due))]

    def choices(self) -> list[Choice]:
        """See Question."""
        choices = [
            Choice("reject", self.tr("No, thanks"), Reject(self.seat), keys=KEYS["default"]),
            Choice("accept", self.tr("Accept"), Accept(self.seat)),
            Choice("counter", self.tr("Make another offer"), then=self.counter.emit),
        ]
        by = self.frame.by
        if self.session.is_person(by):
            words = self.tr("{name} takes it back").format(name=self.texts.player(by))
            choices.append(Choice("withdraw", words, Withdraw(by)))
        elif self.frame.take.deeds:
            choices.append(Choice("never", self.tr("No, and don’t ask again"), Reject(self.seat, for_good=True)))
        return choices
