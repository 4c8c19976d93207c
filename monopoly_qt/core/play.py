"""One application of an action: the private copy, the chance, and the events so far."""

from .chance import Chance
from .estate import richest
from .events import AnyEvent, GameOver, Paid, Popped, Pushed, Replaced
from .frames import BANK, POT, AnyFrame, Due, Reason, Turn
from .state import State


class Play:
    """Changes its state through events only, and keeps them."""

    __slots__ = ("chance", "events", "s")

    def __init__(self, state: State, chance: Chance) -> None:
        self.s = state
        self.chance = chance
        self.events: list[AnyEvent] = []

    def do(self, event: AnyEvent) -> None:
        """Let an event happen."""
        self.events.append(event)
        event.fold(self.s)

    def push(self, frame: AnyFrame) -> None:
        """Begin something that has to be dealt with first."""
        self.do(Pushed(frame))

    def pop(self) -> None:
        """The top frame is done with."""
        self.do(Popped())

    def replace(self, frame: AnyFrame, depth: int = -1) -> None:
        """The top frame (or the one at that depth) goes on as another."""
        self.do(Replaced(depth % len(self.s.stack), frame))

    def set_turn(self, turn: Turn) -> None:
        """Change how far the turn at the bottom of the stack is."""
        self.do(Replaced(0, turn))

    def pay(self, source: int, target: int, amount: int, reason: Reason) -> None:
        """Move money that is there."""
        if amount:
            self.do(Paid(source, target, amount, reason))

    def charge(self, seat: int, to: int, amount: int, reason: Reason) -> None:
        """Let a player pay, at once if the cash covers it, else as a debt (DEBT-1)."""
        if self.s.cash[seat] >= amount:
            self.pay(seat, to, amount, reason)
        else:
            self.push(Due(seat, to, amount, reason))

    def pay_off(self, due: Due) -> bool:
        """Pay the debt on top of the stack if the cash covers it (DEBT-2)."""
        if self.s.cash[due.seat] < due.amount:
            return False
        self.pop()
        self.pay(due.seat, due.to, due.amount, due.reason)
        return True

    def charge_in_turn(self, dues: list[Due]) -> None:
        """Several debts, the first one first (CARD-8)."""
        for due in reversed(dues):
            self.push(due)

    def fine_to(self) -> int:
        """Where taxes, fines and card payments go: the Bank, or the pot (OPT-free_parking)."""
        return POT if self.s.rules.free_parking == "pot" else BANK

    def finish(self, why: str, winners: list[int] | None = None) -> None:
        """The game is over; by default the richest wins (END-2)."""
        self.do(GameOver(tuple(winners or richest(self.s)), why))
