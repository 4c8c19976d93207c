"""Scripted cheaters: sound players that try one known exploit at every turn. They show that it does not pay."""

from collections.abc import Iterator

from ..core.actions import AnyAction, Bundle, Offer
from ..core.engine import why_not
from ..core.frames import Due
from ..core.state import State
from . import deals
from .casual import Casual
from .reasons import Why

_TRICK = Why("whim")


class Cheater(Casual):
    """Plays like Casual, but tries its trick on somebody first, once a turn and player, as often as it likes."""

    def offers(self, view: State, seat: int) -> Iterator[tuple[Offer, Why]]:
        """The trick, then honest offers."""
        for offer in self.tricks(view, seat):
            yield offer, _TRICK
        yield from super().offers(view, seat)

    def tricks(self, view: State, seat: int) -> Iterator[Offer]:
        """The offers of this cheater."""
        raise NotImplementedError


def _wanted(view: State, seat: int) -> Iterator[tuple[int, int]]:
    """(lot, owner) of all lots in others' hands whose group the cheater has a part of, the last ones first."""
    found = []
    for lots in view.board.groups.values():
        held = sum(view.owner[lot] == seat for lot in lots)
        if held:
            others = [lot for lot in lots if view.owner[lot] not in (seat, -1)]
            found += [(len(lots) - held, lot, view.owner[lot]) for lot in others]
    for _, lot, owner in sorted(found):
        yield lot, owner


class TokenMoney(Cheater):
    """Offers token money for the lots it needs."""

    kind = "cheat-token"

    def tricks(self, view: State, seat: int) -> Iterator[Offer]:
        """See Cheater."""
        for lot, owner in _wanted(view, seat):
            for cash in (1, 10, view.board.prices[lot] // 4):
                yield Offer(seat, owner, Bundle(cash), Bundle(0, (lot,)))


class SmallSteps(Cheater):
    """Takes a set apart from its owner's hand lot by lot, each step fair by the printed price."""

    kind = "cheat-steps"

    def tricks(self, view: State, seat: int) -> Iterator[Offer]:
        """See Cheater."""
        for lot, owner in _wanted(view, seat):
            price = view.board.prices[lot]
            for mine in view.deeds_of(seat):
                near = abs(view.board.prices[mine] - price) <= 60
                if near and view.board.mates[mine] != view.board.mates[lot] and not _part_of_pair(view, seat, mine):
                    yield Offer(seat, owner, Bundle(20, (mine,)), Bundle(0, (lot,)))
            yield Offer(seat, owner, Bundle(price * 11 // 10), Bundle(0, (lot,)))


def _part_of_pair(view: State, seat: int, space: int) -> bool:
    return sum(view.owner[m] == seat for m in view.board.mates[space]) > 1


class Cycle(Cheater):
    """Sells a lot for more than it is worth, and buys it back for less."""

    kind = "cheat-cycle"

    def __init__(self, personality: str = "", seed: int = 0) -> None:
        super().__init__(personality, seed)
        self._sold: dict[int, int] = {}  # lot: to whom

    def tricks(self, view: State, seat: int) -> Iterator[Offer]:
        """See Cheater."""
        for lot, owner in list(self._sold.items()):
            if view.owner[lot] == owner:
                yield Offer(seat, owner, Bundle(view.board.prices[lot] * 9 // 10), Bundle(0, (lot,)))
        for lot in view.deeds_of(seat):
            if _part_of_pair(view, seat, lot):
                continue
            for other in view.others(seat):
                self._sold[lot] = other
                yield Offer(seat, other, Bundle(0, (lot,)), Bundle(view.board.prices[lot] * 12 // 10))


class DearCard(Cheater):
    """Sells Jail cards at fancy prices, and sweetens robberies with them."""

    kind = "cheat-jailcard"

    def tricks(self, view: State, seat: int) -> Iterator[Offer]:
        """See Cheater."""
        cards = tuple(pack for pack in (0, 1) if view.jail_cards[pack] == seat)
        if not cards:
            return
        for lot, owner in _wanted(view, seat):
            yield Offer(seat, owner, Bundle(10, (), cards), Bundle(0, (lot,)))
        for other in view.others(seat):
            for cash in (400, 200, 100):
                yield Offer(seat, other, Bundle(0, (), cards), Bundle(cash))


class PropUp(Cheater):
    """In debt it begs: worthless deeds for the cash that it needs to stay in the game."""

    kind = "cheat-prop"

    def __init__(self, personality: str = "", seed: int = 0) -> None:
        super().__init__(personality, seed)
        self._begged: set[tuple[int, int, int]] = set()

    def tricks(self, view: State, seat: int) -> Iterator[Offer]:
        """Out of debt it has no trick."""
        return iter(())

    def on_debt(self, view: State, seat: int) -> AnyAction:
        """Beg from each other player in turn before anything is sold."""
        top = view.stack[-1]
        needed = top.amount - view.cash[seat] if isinstance(top, Due) else 0
        junk = [d for d in view.deeds_of(seat) if deals.printed(view, Bundle(0, (d,))) <= 200]
        for other in view.others(seat):
            key = (view.turns, other, needed)
            if key in self._begged or view.cash[other] < needed:
                continue
            self._begged.add(key)
            offer = Offer(seat, other, Bundle(0, tuple(junk[:1])), Bundle(needed))
            if why_not(view, offer) is None:
                self.why = _TRICK
                return offer
        return super().on_debt(view, seat)


CHEATERS: tuple[type[Cheater], ...] = (TokenMoney, SmallSteps, Cycle, DearCard, PropUp)
