"""What was remarkable in a game, found by watching its events from outside."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from ..core import events as ev
from ..core.actions import NOTHING, Bundle
from ..core.chance import Recorded
from ..core.engine import advance
from ..core.estate import worth
from ..core.frames import BANK, NOBODY
from ..core.game import Game
from ..core.state import HOTEL, State

MOST: Final = 12  # moments of a story, unless so many went bankrupt that nothing else would be told
_BESIDE_PINNED: Final = 4
_PINNED: Final = 1000
_RENTS: Final = 3  # how many of the dearest rents may be told
_DEAR: Final = 150  # a rent below that is told only if it was the dearest of all
_OFTEN_JAILED: Final = 3


@dataclass(frozen=True)
class Moment:
    """Something worth telling: its kind, the turn (turns begun by then), how remarkable, and what it is about."""

    kind: str
    turn: int
    weight: float
    seat: int
    other: int = NOBODY
    space: int = -1
    amount: int = 0
    group: str = ""
    give: Bundle = NOTHING
    take: Bundle = NOTHING


@dataclass(frozen=True)
class Place:
    """Where a player came: sums in dollars; `left` is the turn in which the player went bankrupt, or 0."""

    place: int
    seat: int
    cash: int
    worth: int
    deeds: int
    turns: int
    left: int


class Chronicle:
    """Watches a game from its first position on and keeps the moments in the order in which they happened."""

    def __init__(self, first: State) -> None:
        self.moments: list[Moment] = []
        self.turns = [0] * len(first.cash)
        self.left: dict[int, int] = {}  # by seat: the turn of the bankruptcy
        self.turn = first.turns
        self._owner = first.owner[:]
        self._sets: set[tuple[int, str]] = set()
        self._jailed = [0] * len(first.cash)
        self._leads: list[tuple[int, int]] = []  # (turn, seat) whenever somebody else was the richest
        self._trade: Moment | None = None  # the one whose goods are changing hands

    def watch(self, events: Iterable[ev.AnyEvent], state: State) -> None:
        """What one action brought, and the position after it."""
        before = self.turn
        self._trade = None
        for event in events:
            look = _LOOKS.get(type(event))
            if look is not None:
                look(self, event, state)
        if self.turn != before:
            self._note_leader(state)

    # The kinds of event

    def _turn_began(self, event: ev.TurnBegan, _state: State) -> None:
        self.turn += 1
        self.turns[event.seat] += 1

    def _started(self, event: ev.Started, _state: State) -> None:
        self._add(Moment("began", self.turn + 1, _PINNED, event.seat))

    def _paid(self, event: ev.Paid, _state: State) -> None:
        if event.reason.key == "rent":
            self._add(Moment("rent", self.turn, 50, event.source, event.target, event.reason.space, event.amount))

    def _answered(self, event: ev.Answered, state: State) -> None:
        if event.how != "accepted":
            return
        prices = state.board.prices
        value = sum(prices[i] for i in (*event.give.deeds, *event.take.deeds)) + event.give.cash + event.take.cash
        weight = 40 + min(value, 2000) / 200
        self._trade = Moment("trade", self.turn, weight, event.by, event.seat, give=event.give, take=event.take)
        self._add(self._trade)

    def _deed_moved(self, event: ev.DeedMoved, state: State) -> None:
        board, owner = state.board, self._owner
        if event.how in ("bought", "auctioned") and all(seat == BANK for seat in owner):
            self._add(Moment("first_deed", self.turn, 20, event.target, space=event.space))
        owner[event.space] = event.target
        if event.how == "auctioned":
            self._note_price(event, board.prices[event.space])
        group = board.group_of(event.space)
        whole = event.target != BANK and all(owner[mate] == event.target for mate in board.mates[event.space])
        if whole and board.kinds[event.space] == "street" and (event.target, group) not in self._sets:
            self._note_set(event, group)

    def _note_price(self, event: ev.DeedMoved, printed: int) -> None:
        ratio = event.price / printed
        about = (self.turn, 34 + min(abs(1 - ratio) * 10, 8), event.target, NOBODY, event.space, event.price)
        if ratio <= 0.5:
            self._add(Moment("bargain", *about))
        elif ratio >= 1.6:
            self._add(Moment("splash", *about))

    def _note_set(self, event: ev.DeedMoved, group: str) -> None:
        first = not self._sets
        self._sets.add((event.target, group))
        weight = 100 if first else 30 if event.how == "bankrupt" else 62
        partner = NOBODY
        if self._trade is not None:
            partner = event.source
            if self._trade in self.moments:  # the set is what the trade was for: one line for both
                self.moments.remove(self._trade)
        kind = "first_set" if first else "set"
        self._add(Moment(kind, self.turn, weight, event.target, partner, event.space, group=group))

    def _built(self, event: ev.Built, _state: State) -> None:
        if event.after == HOTEL and not any(m.kind == "hotel" for m in self.moments):
            self._add(Moment("hotel", self.turn, 70, event.seat, space=event.space))

    def _was_jailed(self, event: ev.Jailed, _state: State) -> None:
        self._jailed[event.seat] += 1
        count = self._jailed[event.seat]
        if count >= _OFTEN_JAILED and self._jailed.count(count) == 1 and max(self._jailed) == count:
            self.moments = [m for m in self.moments if m.kind != "jail"]
            self._add(Moment("jail", self.turn, 30, event.seat, amount=count))

    def _bankrupt(self, event: ev.WentBankrupt, _state: State) -> None:
        self.left[event.seat] = self.turn
        # DEBT-2: who gives up before a debt that nothing can cover goes to the creditor, as by bankruptcy
        kind = "gave_up" if event.gave_up and event.creditor == BANK else "bankrupt"
        self._add(Moment(kind, self.turn, _PINNED, event.seat, event.creditor))

    def _over(self, event: ev.GameOver, state: State) -> None:
        self._note_leader(state)
        winner = event.winners[0]
        others_led = [n for n, (_, seat) in enumerate(self._leads) if seat != winner]
        if len(event.winners) == 1 and others_led and others_led[-1] + 1 < len(self._leads):
            turn = self._leads[others_led[-1] + 1][0]
            self._insert(Moment("lead", turn, 90, winner, amount=len(self._leads) - 1))
        kind = "won" if len(event.winners) == 1 else "shared"
        self._add(Moment(f"{kind}_{event.why}", self.turn, _PINNED, winner, amount=worth(state, winner)))

    def _add(self, moment: Moment) -> None:
        self.moments.append(moment)

    def _insert(self, moment: Moment) -> None:
        """Put a moment that was understood only later where it belongs."""
        place = next((n for n, m in enumerate(self.moments) if m.turn >= moment.turn), len(self.moments))
        self.moments.insert(place, moment)

    def _note_leader(self, state: State) -> None:
        worths = [-1 if state.bankrupt[seat] else worth(state, seat) for seat in state.seats]
        leader = worths.index(max(worths))
        if worths.count(max(worths)) == 1 and (not self._leads or self._leads[-1][1] != leader):
            self._leads.append((self.turn, leader))

    # The result

    def highlights(self) -> list[Moment]:
        """The moments that make the story, in the order in which they happened."""
        moments = _weigh_rents(self.moments)
        pinned = sum(m.weight >= _PINNED for m in moments)
        most = max(MOST, pinned + _BESIDE_PINNED)
        chosen = sorted(range(len(moments)), key=lambda n: (-moments[n].weight, n))[:most]
        return [moments[n] for n in sorted(chosen)]


def _weigh_rents(moments: list[Moment]) -> list[Moment]:
    """Keeps the dearest rents, the very dearest with most weight."""
    dearest = sorted((m for m in moments if m.kind == "rent"), key=lambda m: -m.amount)[:_RENTS]
    if not dearest:
        return moments
    top = dearest[0]
    told = [m for m in dearest if m is top or m.amount >= _DEAR]
    kept = [m for m in moments if m.kind != "rent" or any(m is t for t in told)]
    return [replace(m, kind="top_rent", weight=80) if m is top else m for m in kept]


_LOOKS: Final[dict[type[Any], Callable[[Chronicle, Any, State], None]]] = {
    ev.TurnBegan: Chronicle._turn_began,
    ev.Started: Chronicle._started,
    ev.Paid: Chronicle._paid,
    ev.Answered: Chronicle._answered,
    ev.DeedMoved: Chronicle._deed_moved,
    ev.Built: Chronicle._built,
    ev.Jailed: Chronicle._was_jailed,
    ev.WentBankrupt: Chronicle._bankrupt,
    ev.GameOver: Chronicle._over,
}


def watch_game(game: Game) -> Chronicle:
    """A chronicle of a whole game, by playing it again."""
    state = game.at(0)
    chronicle = Chronicle(state)
    for entry in game.log:
        chronicle.watch(advance(state, entry.action, Recorded(entry.outcomes)), state)
    return chronicle


def places(chronicle: Chronicle, state: State) -> list[Place]:
    """Who came where: winners, then by worth, then whoever left last; equal winners share the first place."""
    left = chronicle.left
    order = sorted(
        state.seats,
        key=lambda s: (s not in state.winners, state.bankrupt[s], -left.get(s, 0), -worth(state, s), s),
    )
    made = []
    for n, seat in enumerate(order, 1):
        place = 1 if seat in state.winners else n
        deeds = len(state.deeds_of(seat))
        made.append(
            Place(place, seat, state.cash[seat], worth(state, seat), deeds, chronicle.turns[seat], left.get(seat, 0))
        )
    return made
