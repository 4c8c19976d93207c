"""Whether to buy the property landed on (BUY-1, BUY-2)."""

from ..core.actions import Buy, Decline
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
        short = self.state.cash[self.seat] < price
        auctioned = self.state.rules.auctions
        return [
            Choice(
                "buy",
                self.tr("Buy"),
                Buy(self.seat),
                keys=KEYS["buy"],
                name=self.tr("Buy for {sum}").format(sum=self.texts.money(price)),
            ),
            Choice(
                "decline",
                self.tr("Auction") if auctioned else self.tr("Don’t buy"),
                Decline(self.seat),
                keys=KEYS["auction"],
                name=self.tr("Don’t buy it: it is auctioned") if auctioned else "",
            ),
            self.raise_choice(),
            *([self.trade_choice()] if short else []),  # one row of buttons, so that the whole deed can be read
        ]
