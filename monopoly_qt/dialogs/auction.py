"""The auction of a deed (AUCT) and of a scarce building (BUILD-6)."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSizePolicy, QWidget

from ..core.actions import Bid, Pass
from ..core.estate import level_up, lot_refusal
from ..core.frames import NOBODY, Auction, BuildingAuction
from ..core.state import HOTEL
from ..widgets.drop_down import DropDown
from .answers import Choice
from .bidders import Bidders
from .buttons import ActionButton
from .fields import SumField
from .flow import Flow
from .parts import KEYS, tip
from .question import Question

STEPS: Final = (1, 10, 50, 100)
_MOST: Final = 999_999


class AuctionQuestion(Question):
    """Who bids what: everybody's cash, who is out, quick steps and a typed sum."""

    decision = "auction"

    def build(self) -> None:
        """See Question."""
        self.bidders = Bidders(self.texts, self.session.players)
        self.sum = SumField()
        self.sum.setRange(1, _MOST)
        self.sum.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.sum.valueChanged.connect(self._typed)
        self.steps = {step: self._step_button(step) for step in STEPS}
        self.step_row = Flow()
        self.step_row.addWidget(self.sum)
        for button in self.steps.values():
            self.step_row.addWidget(button)
        self.middle.addLayout(self.step_row)
        self.middle.addWidget(self.bidders)
        self._seen: object = None
        self._touched = False

    def _step_button(self, step: int) -> ActionButton:
        button = ActionButton()
        button.setObjectName(f"step_{step}")
        button.setAutoDefault(False)  # Enter bids, wherever the focus is
        button.clicked.connect(lambda: self.sum.setValue(self._raised(step)))
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures go into the sum, wherever the focus is."""
        if event.text().isdecimal() and not self.sum.hasFocus():
            self.sum.setFocus(Qt.FocusReason.OtherFocusReason)
            self.sum.selectAll()
            QApplication.sendEvent(self.sum, event)
        else:
            super().keyPressEvent(event)

    @property
    def frame(self) -> Auction | BuildingAuction:
        """The auction. TypeError when there is none on top."""
        top = self.state.stack[-1]
        if not isinstance(top, Auction | BuildingAuction):
            raise TypeError("no auction")
        return top

    @property
    def high(self) -> int:
        """The highest bid so far."""
        return self.frame.high

    def least(self) -> int:
        """The least that may be bid now."""
        return self.high + 1

    def base(self) -> int:
        """What a quick step is added to, as long as nothing is typed."""
        return self.high

    def _raised(self, step: int) -> int:
        return (self.sum.value() if self._touched else self.base()) + step

    def action(self, amount: int) -> Bid:
        """The bid of a sum."""
        return Bid(self.seat, amount)

    def show_middle(self) -> None:
        """See Question."""
        self.sum.in_currency(self.state.board.currency)
        frame = self.frame
        if frame != self._seen:  # a new bid: the typed sum begins anew
            self._seen = frame
            self._touched = False
            self.sum.blockSignals(True)
            self.sum.setValue(self.least())
            self.sum.blockSignals(False)
        self.bidders.show_auction(self.state, frame.bidders, frame.high, frame.leader)
        self.sum.setAccessibleName(self.tr("Your bid"))
        for step, button in self.steps.items():
            total = self._raised(step)
            says = self.tr("Raise your bid to {sum}").format(sum=self.texts.money(total))
            button.say(f"+{step}", name=says)
            refusal = self.session.why_not(self.action(total))
            button.allow(self.texts.refusal(refusal) if refusal else "")
            if not refusal:
                button.setToolTip(tip(says))

    def choices(self) -> list[Choice]:
        """See Question."""
        amount = self.sum.value()
        words = self.tr("Bid {sum}").format(sum=self.texts.money(amount))
        return [
            Choice("bid", words, self.action(amount), keys=KEYS["default"]),
            Choice("pass", self.tr("Pass"), Pass(self.seat)),
            self.raise_choice(),
        ]

    def _typed(self) -> None:
        self._touched = True
        self.refresh()


class BuildingAuctionQuestion(AuctionQuestion):
    """The same for one house or hotel; a bid names the lot it is for."""

    decision = "building_auction"

    def build(self) -> None:
        """See Question."""
        super().build()
        self.lots = lot_list(self)
        self.middle.insertWidget(0, self.lots)
        self.lots.currentIndexChanged.connect(self._lot_picked)

    def least(self) -> int:
        """At least the printed price there."""
        return max(self.high + 1, self._cost())

    def base(self) -> int:
        """See AuctionQuestion: at least the printed price."""
        return max(self.high, self._cost())

    def _cost(self) -> int:
        return self.state.board.house_costs[self.lot] if self.lot >= 0 else 0

    @property
    def lot(self) -> int:
        """The lot that is bid for, or NOBODY while none can be."""
        data = self.lots.currentData()
        return data if isinstance(data, int) else NOBODY

    def action(self, amount: int) -> Bid:
        """The bid of a sum for the lot chosen."""
        return Bid(self.seat, amount, self.lot)

    def show_middle(self) -> None:
        """See Question."""
        frame = self.frame
        hotel = isinstance(frame, BuildingAuction) and frame.hotel
        spaces = [i for i in self.state.deeds_of(self.seat) if self._fits(i, hotel)]
        if [self.lots.itemData(n) for n in range(self.lots.count())] != spaces:
            fill_lots(self.lots, spaces, [self._lot_words(i) for i in spaces])
        self.lots.setAccessibleName(self.tr("Lot for the building"))
        self.mark.emit(spaces)
        super().show_middle()

    def _fits(self, space: int, hotel: bool) -> bool:
        if lot_refusal(self.state, self.seat, space) is not None:
            return False
        return (level_up(self.state, self.state.buildings[space]) == HOTEL) == hotel

    def _lot_words(self, space: int) -> str:
        least = self.texts.money(self.state.board.house_costs[space])
        return self.tr("{space}, from {sum}").format(space=self.texts.space(space), sum=least)

    def _lot_picked(self) -> None:
        self.sum.setValue(max(self.sum.value(), self.least()))
        self.refresh()

    def choose_space(self, space: int) -> bool:
        """A click on the board picks the lot."""
        return pick_lot(self.lots, space)


def lot_list(parent: QWidget) -> QComboBox:
    """A list of lots to choose from."""
    made = DropDown(parent)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(12)
    return made


def fill_lots(lots: QComboBox, spaces: list[int], words: list[str]) -> None:
    """Put these lots in the list; the one chosen stays when it is still there."""
    before = lots.currentData()
    lots.blockSignals(True)
    lots.clear()
    for space, text in zip(spaces, words, strict=True):
        lots.addItem(text, space)
    lots.setCurrentIndex(max(0, lots.findData(before)) if spaces else -1)
    lots.blockSignals(False)


def pick_lot(lots: QComboBox, space: int) -> bool:
    """Choose a lot in the list; False when it isn't there."""
    index = lots.findData(space)
    if index >= 0:
        lots.setCurrentIndex(index)
    return index >= 0
