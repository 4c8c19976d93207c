"""What players ask for. `seat` is the index of the player who asks, `on` a space index."""

from typing import Final

import msgspec


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Goods of one side of a trade: dollars, space indices, packs that Jail cards came from (0 or 1)."""

    cash: int = 0
    deeds: tuple[int, ...] = ()
    jail_cards: tuple[int, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.cash or self.deeds or self.jail_cards)


NOTHING: Final = Bundle()


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False, tag_field="do"):
    """Base of all actions."""

    seat: int


class Roll(Action, frozen=True, tag="roll"):
    """Throw the dice."""


class PayFine(Action, frozen=True, tag="pay_fine"):
    """Leave Jail for $50 before throwing."""


class UseCard(Action, frozen=True, tag="use_card"):
    """Leave Jail with a card before throwing."""


class Buy(Action, frozen=True, tag="buy"):
    """Buy the property landed on."""


class Decline(Action, frozen=True, tag="decline"):
    """Don't buy it: it is auctioned."""


class Bid(Action, frozen=True, tag="bid"):
    """Bid dollars; for a contested building also the lot it is for."""

    amount: int
    on: int = -1


class Pass(Action, frozen=True, tag="pass"):
    """Leave an auction, or want no building."""


class PayFlat(Action, frozen=True, tag="pay_flat"):
    """Pay the flat income tax."""


class PayTenth(Action, frozen=True, tag="pay_tenth"):
    """Pay a tenth of the total worth."""


class Build(Action, frozen=True, tag="build"):
    """One building on a lot."""

    on: int


class Sell(Action, frozen=True, tag="sell"):
    """One building off a lot."""

    on: int


class SellGroup(Action, frozen=True, tag="sell_group"):
    """All buildings of a colour group at once."""

    group: str


class Mortgage(Action, frozen=True, tag="mortgage"):
    """Borrow on a deed."""

    on: int


class Unmortgage(Action, frozen=True, tag="unmortgage"):
    """Lift a mortgage."""

    on: int


class Offer(Action, frozen=True, tag="offer"):
    """Offer `give` for `take` to another player."""

    to: int
    give: Bundle = NOTHING
    take: Bundle = NOTHING


class Accept(Action, frozen=True, tag="accept"):
    """Agree to the open offer."""


class Reject(Action, frozen=True, tag="reject"):
    """Refuse the open offer; `for_good`: and don't ask for these deeds again."""

    for_good: bool = False


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take back one's own open offer."""


class Lift(Action, frozen=True, tag="lift"):
    """Lift the mortgage of a deed just received."""

    on: int


class Keep(Action, frozen=True, tag="keep"):
    """Keep a deed just received mortgaged."""

    on: int


class Want(Action, frozen=True, tag="want"):
    """Want one of the buildings that are about to run out, for this lot."""

    on: int


class AskRent(Action, frozen=True, tag="ask_rent"):
    """Ask for the oldest open rent (option rent_claim)."""


class Choose(Action, frozen=True, tag="choose"):
    """Speed die: steps to move (bus) or a space to go to (triple); -1 where not meant."""

    move: int = -1
    to: int = -1


class GiveUp(Action, frozen=True, tag="give_up"):
    """Leave the game bankrupt."""


class TimeUp(Action, frozen=True, tag="time_up"):
    """The agreed minutes are over; nobody's action: seat is -1."""

    seat: int = -1


class EndTurn(Action, frozen=True, tag="end_turn"):
    """The turn is over."""


AnyAction = (
    Roll
    | PayFine
    | UseCard
    | Buy
    | Decline
    | Bid
    | Pass
    | PayFlat
    | PayTenth
    | Build
    | Sell
    | SellGroup
    | Mortgage
    | Unmortgage
    | Offer
    | Accept
    | Reject
    | Withdraw
    | Lift
    | Keep
    | Want
    | AskRent
    | Choose
    | GiveUp
    | TimeUp
    | EndTurn
)


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not possible: the rule's id, a key for the sentence, and the values that stand in it."""

    rule: str
    key: str
    values: dict[str, int | str] = {}
