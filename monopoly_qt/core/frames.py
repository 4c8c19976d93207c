"""The frames of the stack: where the game stands. `seat` is whom a frame is about, and asks if it asks.

A frame with a `decision` waits for that seat; the others run by themselves as soon as they are on top.
"""

from typing import ClassVar

import msgspec

from .actions import Bundle, Offer
from .chance import Throw

BANK = -1
POT = -2  # what lies on Free Parking
NOBODY = -1


class Reason(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Why money moves: a key, the space, card or player it is about, the rules, and the arithmetic.

    The amount is the sum of count × each over `parts` (empty where there is nothing to reckon).
    """

    key: str
    rules: tuple[str, ...] = ()
    space: int = -1
    card: str = ""
    parts: tuple[tuple[int, int], ...] = ()


class Frame(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="frame"):
    """Base of all frames."""

    decision: ClassVar[str] = ""
    seat: int


class Opening(Frame, frozen=True, tag="opening"):
    """The opening throws: who is still in it, and the totals thrown so far."""

    decision: ClassVar[str] = "roll"
    contenders: tuple[int, ...]
    totals: tuple[int, ...] = ()


class Turn(Frame, frozen=True, tag="turn"):
    """Somebody's turn. `phase`: "throw" (about to), "end" (all done), "over" (ends by itself)."""

    phase: str = "throw"
    doubles: int = 0


class Purchase(Frame, frozen=True, tag="purchase"):
    """Whether to buy the unowned property landed on."""

    decision: ClassVar[str] = "purchase"
    space: int


class Auction(Frame, frozen=True, tag="auction"):
    """A deed under the hammer: who is still in it (in bidding order), and the highest bid."""

    decision: ClassVar[str] = "auction"
    space: int
    bidders: tuple[int, ...]
    high: int = 0
    leader: int = NOBODY


class EstateSale(Frame, frozen=True, tag="estate_sale"):
    """The lots of a bankrupt that the Bank still has to auction."""

    lots: tuple[int, ...]


class Due(Frame, frozen=True, tag="due"):
    """A payment still waiting: debtor is `seat`, `to` a seat, BANK or POT."""

    decision: ClassVar[str] = "debt"
    to: int
    amount: int
    reason: Reason


class IncomeTax(Frame, frozen=True, tag="income_tax"):
    """Flat or a tenth."""

    decision: ClassVar[str] = "income_tax"


class Trade(Frame, frozen=True, tag="trade"):
    """An offer that waits for its answer; `seat` answers, `by` made it."""

    decision: ClassVar[str] = "trade"
    by: int
    give: Bundle
    take: Bundle

    @property
    def offer(self) -> Offer:
        """The action that opened it."""
        return Offer(self.by, self.seat, self.give, self.take)


class MortgageReceived(Frame, frozen=True, tag="mortgage_received"):
    """A mortgaged deed just received: lift or keep. `rule` tells where it came from."""

    decision: ClassVar[str] = "mortgage_received"
    space: int
    rule: str


class Inheritance(Frame, frozen=True, tag="inheritance"):
    """Mortgaged deeds from a bankrupt whose 10 % the creditor still has to pay, in board order."""

    spaces: tuple[int, ...]


class BuildRequest(Frame, frozen=True, tag="build_request"):
    """A building asked for, not yet sold."""

    space: int


class BuildingCall(Frame, frozen=True, tag="building_call"):
    """Asks whether `seat` wants one of the scarce buildings that `by` began to build on `space`."""

    decision: ClassVar[str] = "building_call"
    by: int
    space: int
    hotel: bool
    left: tuple[int, ...] = ()
    wanting: tuple[int, ...] = ()


class BuildingAuction(Frame, frozen=True, tag="building_auction"):
    """One scarce building under the hammer; `space` is the lot of the highest bid."""

    decision: ClassVar[str] = "building_auction"
    hotel: bool
    bidders: tuple[int, ...]
    high: int = 0
    leader: int = NOBODY
    space: int = -1


class Choice(Frame, frozen=True, tag="choice"):
    """Speed die: which way to move, after a bus or a triple."""

    decision: ClassVar[str] = "choose"
    dice: Throw
    triple: bool


class MoveOn(Frame, frozen=True, tag="move_on"):
    """Speed die: on to the next unowned lot, once the space reached is played."""


class JailMove(Frame, frozen=True, tag="jail_move"):
    """Out of Jail and on by `steps`, once the fine is paid."""

    steps: int


AnyFrame = (
    Opening
    | Turn
    | Purchase
    | Auction
    | EstateSale
    | Due
    | IncomeTax
    | Trade
    | MortgageReceived
    | Inheritance
    | BuildRequest
    | BuildingCall
    | BuildingAuction
    | Choice
    | MoveOn
    | JailMove
)

TURN_DECISIONS = {"throw": "roll", "end": "end_turn", "over": ""}
