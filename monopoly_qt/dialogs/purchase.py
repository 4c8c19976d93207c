"""Whether to buy the property landed on (BUY-1, BUY-2)."""

from ..core.actions import Buy, Decline
from ..core.auction import has_bidders
from ..core.frames import Purchase
from .answers import Choice
from .parts import KEYS
from .question import Question


class PurchaseQuestion(Question):
    """Buy it, let it be auctioned, or raise cash first."""

    decision = "purchase"

    def choices(self) -> list[Choice]:
        """See Question."""
        frame = self.state.stack[-1]
        if not isinstance(frame, Purchase):
            return []
        price = self.state.board.prices[frame.space]
        buy = Choice(
            "buy",
            self.tr("Buy"),
            Buy(self.seat),
            keys=KEYS["buy"],
            name=self.tr("Buy for {sum}").format(sum=self.texts.money(price)),
        )
        if self.state.rules.first_lap and not self.state.laps[self.seat]:  # no cash would help
            return [self._decline(self.tr("Go on")), buy]
        short = self.state.cash[self.seat] < price
        return [
            buy,
            self._decline(self.tr("Don’t buy")),
            self.raise_choice(),
            *([self.trade_choice()] if short else []),  # one row of buttons, so that the whole deed can be read
        ]

    def _decline(self, words: str) -> Choice:
        """`words` where the Bank keeps it."""
        auctioned = has_bidders(self.state)
        return Choice(
            "decline",
            self.tr("Auction") if auctioned else words,
            Decline(self.seat),
            keys=KEYS["auction"],
            name=self.tr("Don’t buy it: it is auctioned") if auctioned else "",
        )
