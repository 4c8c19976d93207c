"""What happened. Each event makes its one change when it is folded over a state; nothing else changes a state.

Seats and space indices as in the state; BANK and POT stand where money comes from or goes to.
"""

import msgspec

from .actions import Bundle
from .chance import Throw
from .frames import BANK, POT, AnyFrame, Reason, Turn
from .state import HOTEL, Claim, State


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="event"):
    """Base of all events."""

    def fold(self, s: State) -> None:
        """Make the change; events that only tell something make none."""


# The stack


class Pushed(Event, frozen=True, tag="pushed"):
    """A frame came on top: something begins that has to be dealt with first."""

    frame: AnyFrame

    def fold(self, s: State) -> None:
        s.stack.append(self.frame)


class Popped(Event, frozen=True, tag="popped"):
    """The top frame is done with."""

    def fold(self, s: State) -> None:
        s.stack.pop()


class Replaced(Event, frozen=True, tag="replaced"):
    """The frame at this depth (0 is the bottom) goes on as another."""

    depth: int
    frame: AnyFrame

    def fold(self, s: State) -> None:
        s.stack[self.depth] = self.frame


class Dropped(Event, frozen=True, tag="dropped"):
    """The frame at this depth falls away: it belonged to a player who left."""

    depth: int

    def fold(self, s: State) -> None:
        del s.stack[self.depth]


# Turns and tokens


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A player's turn begins; the whole stack is that turn."""

    seat: int
    round: int

    def fold(self, s: State) -> None:
        s.stack[:] = [Turn(self.seat)]
        s.round = self.round
        s.turns += 1


class Started(Event, frozen=True, tag="started"):
    """The opening throws are over: who begins (SETUP-4)."""

    seat: int

    def fold(self, s: State) -> None:
        s.starter = self.seat


class Thrown(Event, frozen=True, tag="thrown"):
    """Dice were thrown. `purpose`: opening, move, jail, utility."""

    seat: int
    dice: Throw
    purpose: str

    def fold(self, s: State) -> None:
        s.dice = list(self.dice)
        if self.purpose != "utility":
            s.moved = 0


class Moved(Event, frozen=True, tag="moved"):
    """A token moved. `steps` is negative for back; `how`: throw, card, back, choice, on; `lap`: GO passed."""

    seat: int
    start: int
    to: int
    steps: int
    how: str
    lap: bool = False

    def fold(self, s: State) -> None:
        s.space[self.seat] = self.to
        if self.lap:
            s.laps[self.seat] += 1
        if self.how not in ("card", "back"):
            s.moved += self.steps


class Jailed(Event, frozen=True, tag="jailed"):
    """Sent to Jail. `why`: space, card, doubles (JAIL-1)."""

    seat: int
    why: str

    def fold(self, s: State) -> None:
        s.space[self.seat] = s.board.jail
        s.jail[self.seat] = 1


class StayedInJail(Event, frozen=True, tag="stayed_in_jail"):
    """No doubles: the turn that comes next there."""

    seat: int
    next_turn: int

    def fold(self, s: State) -> None:
        s.jail[self.seat] = self.next_turn


class Freed(Event, frozen=True, tag="freed"):
    """Out of Jail. `how`: doubles, card, fine."""

    seat: int
    how: str

    def fold(self, s: State) -> None:
        s.jail[self.seat] = 0


# Money and goods


class Paid(Event, frozen=True, tag="paid"):
    """Money moved from one place to another."""

    source: int
    target: int
    amount: int
    reason: Reason

    def fold(self, s: State) -> None:
        _move_cash(s, self.source, -self.amount)
        _move_cash(s, self.target, self.amount)


def _move_cash(s: State, place: int, amount: int) -> None:
    if place >= 0:
        s.cash[place] += amount
    elif place == POT:
        s.pot += amount
    else:
        s.issued -= amount


class DeedMoved(Event, frozen=True, tag="deed_moved"):
    """A deed changed hands. `how`: bought, auctioned, dealt, traded, bankrupt."""

    space: int
    source: int
    target: int
    how: str
    price: int = 0

    def fold(self, s: State) -> None:
        s.owner[self.space] = self.target


class Mortgaged(Event, frozen=True, tag="mortgaged"):
    """A deed was mortgaged."""

    seat: int
    space: int

    def fold(self, s: State) -> None:
        s.mortgaged[self.space] = True


class Unmortgaged(Event, frozen=True, tag="unmortgaged"):
    """A mortgage was lifted (by BANK: it fell away with a bankrupt's estate)."""

    seat: int
    space: int

    def fold(self, s: State) -> None:
        s.mortgaged[self.space] = False


class Built(Event, frozen=True, tag="built"):
    """Buildings went up or down on a lot: levels 0–4 houses, 5 hotel."""

    seat: int
    space: int
    before: int
    after: int

    def fold(self, s: State) -> None:
        _stock(s, self.before, 1)
        _stock(s, self.after, -1)
        s.buildings[self.space] = self.after


def _stock(s: State, level: int, sign: int) -> None:
    if level == HOTEL:
        s.hotels += sign
    else:
        s.houses += sign * level


class Drawn(Event, frozen=True, tag="drawn"):
    """A card was drawn; it goes under its pack, or stays with the drawer if it frees from Jail (CARD-1, CARD-2)."""

    seat: int
    pack: int
    card: int
    kept: bool = False

    def fold(self, s: State) -> None:
        pack = s.packs[self.pack]
        pack.append(pack.pop(0))
        if self.kept:
            pack.pop()
            s.jail_cards[self.pack] = self.seat


class CardMoved(Event, frozen=True, tag="card_moved"):
    """A Jail card changed hands, or went back under its pack (target BANK)."""

    pack: int
    source: int
    target: int

    def fold(self, s: State) -> None:
        s.jail_cards[self.pack] = self.target
        if self.target == BANK:
            s.packs[self.pack].append(s.board.jail_card[self.pack])


# Claims (RENT-9)


class ClaimOpened(Event, frozen=True, tag="claim_opened"):
    """Rent may be asked for."""

    claim: Claim

    def fold(self, s: State) -> None:
        s.claims.append(self.claim)


class ClaimClosed(Event, frozen=True, tag="claim_closed"):
    """A claim is gone. `how`: asked, lost, left."""

    claim: Claim
    how: str

    def fold(self, s: State) -> None:
        s.claims.remove(self.claim)


# The end


class WentBankrupt(Event, frozen=True, tag="went_bankrupt"):
    """A player left the game; creditor is a seat or BANK."""

    seat: int
    creditor: int
    gave_up: bool = False

    def fold(self, s: State) -> None:
        s.bankrupt[self.seat] = True
        s.bankruptcies += 1


class TimeRanOut(Event, frozen=True, tag="time_ran_out"):
    """The agreed minutes are over; the round under way is finished."""

    def fold(self, s: State) -> None:
        s.time_up = True


class GameOver(Event, frozen=True, tag="game_over"):
    """Somebody won. `why`: last, bankruptcies, rounds, time."""

    winners: tuple[int, ...]
    why: str

    def fold(self, s: State) -> None:
        s.winners = list(self.winners)
        s.stack.clear()


# Told, with no change of their own


class Declined(Event, frozen=True, tag="declined"):
    """A property was not bought."""

    seat: int
    space: int


class BidMade(Event, frozen=True, tag="bid_made"):
    """A bid; `space` is the deed, or the lot for a building."""

    seat: int
    amount: int
    space: int
    building: bool = False


class Passed(Event, frozen=True, tag="passed"):
    """Left an auction, or wanted no building. `what`: auction, building_auction, building_call."""

    seat: int
    what: str


class Wanted(Event, frozen=True, tag="wanted"):
    """Wants one of the scarce buildings."""

    seat: int
    space: int


class Unsold(Event, frozen=True, tag="unsold"):
    """Nobody bid (space -1: for the building)."""

    space: int


class Offered(Event, frozen=True, tag="offered"):
    """An offer was made."""

    seat: int
    to: int
    give: Bundle
    take: Bundle


class Answered(Event, frozen=True, tag="answered"):
    """An offer was answered. `how`: accepted, rejected, withdrawn."""

    seat: int
    by: int
    how: str
    give: Bundle
    take: Bundle


class KeptMortgaged(Event, frozen=True, tag="kept_mortgaged"):
    """A mortgaged deed just received stays mortgaged."""

    seat: int
    space: int


class ChoseTax(Event, frozen=True, tag="chose_tax"):
    """Flat or a tenth."""

    seat: int
    tenth: bool


AnyEvent = (
    Pushed
    | Popped
    | Replaced
    | Dropped
    | TurnBegan
    | Started
    | Thrown
    | Moved
    | Jailed
    | StayedInJail
    | Freed
    | Paid
    | DeedMoved
    | Mortgaged
    | Unmortgaged
    | Built
    | Drawn
    | CardMoved
    | ClaimOpened
    | ClaimClosed
    | WentBankrupt
    | TimeRanOut
    | GameOver
    | Declined
    | BidMade
    | Passed
    | Wanted
    | Unsold
    | Offered
    | Answered
    | KeptMortgaged
    | ChoseTax
)
