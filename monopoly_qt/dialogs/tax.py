"""Income Tax: flat or a tenth, chosen before anybody adds up (TAX-1, TAX-2)."""

from ..core.actions import PayFlat, PayTenth
from .answers import Choice
from .parts import KEYS
from .question import Question


class IncomeTaxQuestion(Question):
    """The choice is final; no worth is shown."""

    decision = "income_tax"

    def choices(self) -> list[Choice]:
        """See Question."""
        flat = self.texts.money(self.state.board.income_tax)
        return [
            Choice("pay_flat", self.tr("Pay {sum}").format(sum=flat), PayFlat(self.seat), keys=KEYS["default"]),
            Choice("pay_tenth", self.tr("Pay 10 % of my worth"), PayTenth(self.seat)),
            self.raise_choice(),
            self.trade_choice(),
        ]
