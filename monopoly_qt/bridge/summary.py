"""While they played: what changed for one person since that person's last decision, in a few short lines."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, Final

from ..core import events as ev
from ..core.chance import Recorded
from ..core.engine import advance
from ..core.estate import rent_of
from ..core.frames import BANK, Opening
from ..core.game import PERSON, Game
from ..core.state import State
from .session import Session
from .text import Texts
from .texts.line import Line, Part, fill
from .texts.source import Counts, translate

MOST: Final = 6

Values = dict[str, Part | tuple[Part, ...] | str]


def last_decision(game: Game, seat: int) -> int:
    """How many actions had been done after the seat's last one; 0 when it has not decided anything yet."""
    log = game.log
    return next((n + 1 for n in range(len(log) - 1, -1, -1) if log[n].action.seat == seat), 0)


def news_since(game: Game, seat: int) -> int:
    """How many actions had been done when the seat's news begin: after its last one, and what was dealt is none."""
    since = last_decision(game, seat)
    while since < len(game.log) and isinstance(game.at(since).stack[-1], Opening):
        since += 1
    return since


def others_played(game: Game, seat: int, since: int, kinds: Iterable[str] = ()) -> bool:
    """Whether a computer has done something since, but for answers in the seat's own turn.

    `kinds` by seat when they differ from the set-up's.
    """
    before, now = game.at(since), game.state
    if before.turn == now.turn == seat and before.turns == now.turns:
        return False
    deciding = list(kinds) or [p.kind for p in game.setup.players]
    return any(e.action.seat >= 0 and deciding[e.action.seat] != PERSON for e in game.log[since:])


def news(session: Session, texts: Texts) -> list[Line]:
    """What whoever is asked now should know; nothing when no computer has played since that person last decided."""
    game, seat = session.game, session.state.awaiting
    since = news_since(game, seat)
    kinds = [session.kind(s) for s in session.state.seats]
    return summary(game, seat, since, texts) if others_played(game, seat, since, kinds) else []


def summary(game: Game, seat: int, since: int, texts: Texts) -> list[Line]:
    """What matters to a person, most important first; `since`: how many actions had been done then."""
    state = game.at(since)
    cash = state.cash[seat]
    digest = Digest(seat, state, texts)
    for entry in game.log[since:]:
        digest.watch(advance(state, entry.action, Recorded(entry.outcomes)))
    return digest.lines(state, cash)


class Digest:
    """Collects what happened, by kind and player, so that ten small things become one line."""

    def __init__(self, seat: int, first: State, texts: Texts) -> None:
        self.seat = seat
        self._texts = texts
        self._names = texts.names
        self._board = first.board
        self._owner = first.owner[:]
        self._got: dict[int, list[ev.Paid]] = defaultdict(list)  # by payer
        self._gave: list[ev.Paid] = []
        self._bought: dict[int, list[int]] = defaultdict(list)
        self._pledged: dict[int, list[int]] = defaultdict(list)
        self._built: dict[tuple[int, str], int] = defaultdict(int)  # steps up by owner and colour
        self._lines: list[tuple[int, Line]] = []  # (rank, line): told one by one

    def watch(self, events: Iterable[ev.AnyEvent]) -> None:
        """What one action brought."""
        for event in events:
            look = _LOOKS.get(type(event))
            if look is not None:
                look(self, event)

    def lines(self, state: State, cash_before: int) -> list[Line]:
        """The lines, when all is watched; `cash_before` in dollars."""
        told = [*self._lines, *self._money(), *self._deeds(), *self._buildings(state)]
        told.sort(key=lambda ranked: ranked[0])
        lines = [line for _, line in told[:MOST]]
        if len(told) > MOST:
            more = Counts.tr("… and %n more thing(s): see the log.", "", len(told) - MOST + 1)
            lines[-1] = Line(-1, (Part(more),))
        change = state.cash[self.seat] - cash_before
        if change and (self._got or self._gave):
            lines.append(self._balance(state.cash[self.seat], change))
        return lines

    def _tell(self, rank: int, seat: int, text: str, values: Values | None = None) -> None:
        self._lines.append((rank, self._line(seat, text, values or {})))

    def _line(self, seat: int, text: str, values: Values) -> Line:
        return Line(seat, fill(text, {"player": self._names.seat_part(seat), **values}))

    def _goods(self, spaces: Iterable[int]) -> tuple[Part, ...]:
        return self._names.goods(0, spaces, ())

    # The kinds of event

    def _paid(self, e: ev.Paid) -> None:
        if e.target == self.seat and e.reason.key not in ("trade", "estate", "salary", "bonus_go"):
            self._got[e.source].append(e)
        elif e.source == self.seat and e.reason.key not in ("trade", "price", "bid", "estate"):
            self._gave.append(e)

    def _deed_moved(self, e: ev.DeedMoved) -> None:
        self._owner[e.space] = e.target
        if e.target not in (BANK, self.seat) and e.how in ("bought", "auctioned"):
            self._bought[e.target].append(e.space)
        elif e.target == self.seat and e.how != "traded":
            text = translate("Summary", "You now own {space}.")
            self._tell(10, self.seat, text, {"space": self._names.space_part(e.space)})
        mates = self._board.mates[e.space]
        if e.target not in (BANK, self.seat) and all(self._owner[m] == e.target for m in mates):
            group = self._names.group(self._board.group_of(e.space))
            self._tell(15, e.target, translate("Summary", "{player} now owns all of {group}."), {"group": group})

    def _on_built(self, e: ev.Built) -> None:
        if e.seat != self.seat:
            self._built[e.seat, self._board.group_of(e.space)] += e.after - e.before

    def _mortgaged(self, e: ev.Mortgaged) -> None:
        if e.seat != self.seat:
            self._pledged[e.seat].append(e.space)

    def _lifted(self, e: ev.Unmortgaged) -> None:
        """What was mortgaged and lifted again in the meantime has not changed."""
        if e.space in self._pledged[e.seat]:
            self._pledged[e.seat].remove(e.space)

    def _jailed(self, e: ev.Jailed) -> None:
        if e.seat == self.seat:
            self._tell(5, e.seat, translate("Summary", "You were sent to Jail."))
        else:
            self._tell(45, e.seat, translate("Summary", "{player} went to Jail."))

    def _drawn(self, e: ev.Drawn) -> None:
        if e.kept and e.seat != self.seat:
            self._tell(55, e.seat, translate("Summary", "{player} keeps a card out of Jail."))

    def _answered(self, e: ev.Answered) -> None:
        goods: Values = {
            "give": self._names.goods(e.give.cash, e.give.deeds, e.give.jail_cards),
            "take": self._names.goods(e.take.cash, e.take.deeds, e.take.jail_cards),
            "other": self._names.seat_part(e.by),
        }
        if e.by == self.seat:
            text = {
                "accepted": _took(e),
                "rejected": translate("Summary", "{player} refused your offer."),
                "withdrawn": "",
            }[e.how]
            if text:
                self._tell(4, e.seat, text, goods)
        elif e.how == "accepted" and e.seat != self.seat:
            self._tell(25, e.seat, _traded(e), goods)

    def _claim_closed(self, e: ev.ClaimClosed) -> None:
        if e.how == "lost" and e.claim.owner == self.seat:
            values: Values = {
                "sum": self._names.money_part(e.claim.amount),
                "space": self._names.space_part(e.claim.space),
            }
            text = translate("Summary", "You did not ask {player} for {sum} rent on {space} in time.")
            self._tell(3, e.claim.debtor, text, values)

    def _bankrupt(self, e: ev.WentBankrupt) -> None:
        if e.creditor == self.seat:
            self._tell(1, e.seat, translate("Summary", "{player} is bankrupt; all of it is yours."))
        elif e.creditor == BANK:
            self._tell(1, e.seat, translate("Summary", "{player} is bankrupt."))
        else:
            text = translate("Summary", "{player} is bankrupt; everything went to {other}.")
            self._tell(1, e.seat, text, {"other": self._names.seat_part(e.creditor)})

    # What is added up

    def _money(self) -> Iterable[tuple[int, Line]]:
        for payer, payments in self._got.items():
            if len(payments) == 1 or payer < 0:
                yield from ((6, self._payment(paid, payer, received=True)) for paid in payments)
            else:
                values: Values = {"sum": self._names.money_part(sum(paid.amount for paid in payments))}
                yield 6, self._line(payer, translate("Summary", "{player} paid you {sum} in all."), values)
        for paid in self._gave:
            yield 5, self._payment(paid, paid.target, received=False)

    def _payment(self, paid: ev.Paid, other: int, received: bool) -> Line:
        values: Values = {"sum": self._names.money_part(paid.amount)}
        if other < 0:
            text = translate("Summary", "You received {sum}.") if received else translate("Summary", "You paid {sum}.")
            return self._line(self.seat, text, values)
        if paid.reason.key == "rent":
            values["space"] = self._names.space_part(paid.reason.space)
            text = (
                translate("Summary", "{player} paid you {sum} rent for {space}.")
                if received
                else translate("Summary", "You paid {player} {sum} rent for {space}.")
            )
        else:
            text = (
                translate("Summary", "{player} paid you {sum}.")
                if received
                else translate("Summary", "You paid {player} {sum}.")
            )
        return self._line(other, text, values)

    def _deeds(self) -> Iterable[tuple[int, Line]]:
        for seat, spaces in self._bought.items():
            yield 30, self._line(seat, translate("Summary", "{player} bought {goods}."), {"goods": self._goods(spaces)})
        for seat, spaces in self._pledged.items():
            if not spaces:
                continue
            text = translate("Summary", "{player} mortgaged {goods}.")
            yield 50, self._line(seat, text, {"goods": self._goods(spaces)})

    def _buildings(self, state: State) -> Iterable[tuple[int, Line]]:
        for (seat, group), steps in self._built.items():
            lots = self._board.groups[group]
            rents = [rent_of(state, lot, 0).amount for lot in lots if state.owner[lot] == seat]
            values: Values = {"group": self._names.group(group), "sum": self._names.money_part(max(rents, default=0))}
            if steps > 0:
                text = translate("Summary", "{player} built on {group}: rents up to {sum} now.")
                yield 20, self._line(seat, text, values)
            elif steps < 0:
                yield 40, self._line(seat, translate("Summary", "{player} sold buildings of {group}."), values)

    def _balance(self, cash: int, change: int) -> Line:
        text = (
            translate("Summary", "Together {sum} more: you have {cash} now.")
            if change > 0
            else translate("Summary", "Together {sum} less: you have {cash} now.")
        )
        values: Values = {"sum": self._names.money_part(abs(change)), "cash": self._names.money_part(cash)}
        return self._line(self.seat, text, values)


_LOOKS: Final[dict[type[Any], Callable[[Digest, Any], None]]] = {
    ev.Paid: Digest._paid,
    ev.DeedMoved: Digest._deed_moved,
    ev.Built: Digest._on_built,
    ev.Mortgaged: Digest._mortgaged,
    ev.Unmortgaged: Digest._lifted,
    ev.Jailed: Digest._jailed,
    ev.Drawn: Digest._drawn,
    ev.Answered: Digest._answered,
    ev.ClaimClosed: Digest._claim_closed,
    ev.WentBankrupt: Digest._bankrupt,
}


def _traded(e: ev.Answered) -> str:
    """Two others have traded; nothing for something is a present."""
    if not e.take:
        return translate("Summary", "{other} gave {player} a present: {give}.")
    if not e.give:
        return translate("Summary", "{player} gave {other} a present: {take}.")
    return translate("Summary", "{other} and {player} traded: {give} for {take}.")


def _took(e: ev.Answered) -> str:
    """One's own offer was accepted."""
    if not e.take:
        return translate("Summary", "{player} accepted your present: {give}.")
    if not e.give:
        return translate("Summary", "{player} gave you a present: {take}.")
    return translate("Summary", "{player} took your offer: you gave {give} for {take}.")
