"""The building call: who wants one of the last houses or hotels (BUILD-6)."""

from ..core.actions import Pass, Want
from ..core.estate import level_up
from ..core.state import HOTEL
from .answers import Choice
from .auction import fill_lots, lot_list, pick_lot
from .parts import KEYS
from .question import Question


class BuildingCallQuestion(Question):
    """For which lot one wants it, or not."""

    decision = "building_call"

    def build(self) -> None:
        """See Question."""
        self.lots = lot_list(self)
        self.lots.currentIndexChanged.connect(self._lot_picked)
        self.middle.addWidget(self.lots)

    def show_middle(self) -> None:
        """See Question."""
        wanted = [i for i in self.state.deeds_of(self.seat) if self.session.why_not(Want(self.seat, i)) is None]
        if [self.lots.itemData(n) for n in range(self.lots.count())] != wanted:
            fill_lots(self.lots, wanted, [self._lot_words(i) for i in wanted])
        self.lots.setAccessibleName(self.tr("Lot for the building"))
        self.lots.setVisible(bool(wanted))
        self.mark.emit(wanted)

    def _lot_words(self, space: int) -> str:
        hotel = level_up(self.state, self.state.buildings[space]) == HOTEL
        words = self.tr("Hotel on {space}, {sum}") if hotel else self.tr("House on {space}, {sum}")
        price = self.texts.money(self.state.board.house_costs[space])
        return words.format(space=self.texts.space(space), sum=price)

    def choices(self) -> list[Choice]:
        """See Question."""
        space = self.lots.currentData()
        lot = space if isinstance(space, int) else -1
        return [
            Choice("want", self.tr("I want one"), Want(self.seat, lot), keys=KEYS["default"]),
            Choice("pass", self.tr("No, thanks"), Pass(self.seat)),
            self.raise_choice(),
        ]

    def _lot_picked(self) -> None:
        self.refresh()

    def choose_space(self, space: int) -> bool:
        """A click on the board picks the lot."""
        return pick_lot(self.lots, space)
