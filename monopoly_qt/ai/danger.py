"""What the coming turn may cost: the exact odds of the next throw against every rent on the way."""

from typing import Final

from ..core.state import State
from .tables import rent_guess, tables_for

_BORROWED: Final = 0.2  # harm of a dollar raised by mortgages: interest and rents missed
_SOLD: Final = 1.4  # of a dollar raised by selling buildings at half price
_LOST: Final = 2.5  # of a dollar that can't be raised
_LUXURIES: Final = ("income_tax", "luxury_tax")


class Danger:
    """The sums that a player may have to pay in the coming turn, with their odds."""

    def __init__(self, view: State, seat: int) -> None:
        tables = tables_for(view)
        odds = tables.odds
        row = odds.next_throw[view.space[seat]]
        board, owner = view.board, view.owner
        self.dues: list[tuple[int, float]] = []
        for space, chance in enumerate(row[:40]):
            if not chance:
                continue
            if owner[space] >= 0 and owner[space] != seat:
                rent = rent_guess(tables, view, space)
                if rent:
                    self.dues.append((int(rent), chance * odds.throws_a_turn))
            elif board.kinds[space] in _LUXURIES:
                tax = board.luxury_tax if board.kinds[space] == "luxury_tax" else board.income_tax
                self.dues.append((tax, chance * odds.throws_a_turn))
        self._lendable = 0
        self._sellable = 0
        built = {d for d in board.deeds if view.buildings[d]}
        for space in board.deeds:
            if owner[space] != seat:
                continue
            if space in built:
                self._sellable += view.buildings[space] * (board.house_costs[space] // 2)
            elif not view.mortgaged[space] and not any(mate in built for mate in board.mates[space]):
                self._lendable += board.mortgages[space]

    def expected(self) -> float:
        """The dollars that the coming turn costs on average."""
        return sum([due * chance for due, chance in self.dues])

    def harm(self, cash: int) -> float:
        """What having only so much cash in the coming turn costs on average, in dollars beyond the dues themselves."""
        total = 0.0
        for due, chance in self.dues:
            short = due - cash
            if short > 0:
                borrowed = min(short, self._lendable)
                sold = min(short - borrowed, self._sellable)
                total += chance * (_BORROWED * borrowed + _SOLD * sold + _LOST * (short - borrowed - sold))
        return total
