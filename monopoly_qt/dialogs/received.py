"""A mortgaged deed just received: lift its mortgage now, or keep it mortgaged (TRADE-3, BANKRUPT-2)."""

from ..core.actions import Keep, Lift
from ..core.frames import MortgageReceived
from .answers import Choice
from .parts import KEYS
from .question import Question


class MortgageReceivedQuestion(Question):
    """Keeping is the default: it costs nothing now."""

    decision = "mortgage_received"

    def choices(self) -> list[Choice]:
        """See Question."""
        frame = self.state.stack[-1]
        if not isinstance(frame, MortgageReceived):
            return []
        price = self.texts.money(self.state.board.mortgages[frame.space])
        lift = self.tr("Lift it for {sum}").format(sum=price)
        return [
            Choice("keep", self.tr("Keep it mortgaged"), Keep(self.seat, frame.space), keys=KEYS["default"]),
            Choice("lift", lift, Lift(self.seat, frame.space)),
            self.raise_choice(),
        ]
