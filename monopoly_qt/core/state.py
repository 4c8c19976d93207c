"""The position: flat lists, copied with slices."""

import copy

import msgspec

from .board import SIZE, Board
from .chance import Face
from .frames import NOBODY, TURN_DECISIONS, AnyFrame, Turn
from .rules import Rules

HOUSES = 32
HOTELS = 12
HOTEL = 5  # the level of a lot with a hotel, whatever number of houses a hotel takes


class Claim(msgspec.Struct, frozen=True):
    """Rent that the owner may still ask for (RENT-9)."""

    owner: int
    debtor: int
    amount: int
    space: int
    parts: tuple[tuple[int, int], ...]
    rules: tuple[str, ...]


class Position(msgspec.Struct):
    """All that changes in a game. Lists by seat or by space index; sums in dollars."""

    cash: list[int]
    space: list[int]
    jail: list[int]  # 0: free; else the turn in Jail that comes next
    laps: list[int]
    bankrupt: list[bool]
    owner: list[int]  # by space: a seat, or BANK
    buildings: list[int]  # by space: 0–4 houses, 5 = hotel
    mortgaged: list[bool]
    packs: list[list[int]]  # by pack: card numbers, the top one first
    jail_cards: list[int]  # by pack: the seat that holds its card, or NOBODY
    claims: list[Claim]
    stack: list[AnyFrame]
    dice: list[Face]  # the last throw
    moved: int  # what the last throw moved its token by
    pot: int
    issued: int  # what the Bank paid out less what it took in (BANKER-1)
    houses: int  # in the Bank
    hotels: int
    starter: int
    round: int
    turns: int
    bankruptcies: int
    time_up: bool
    winners: list[int]


class State(Position, kw_only=True):
    """A position together with the board and the rules that it is played by."""

    board: Board
    rules: Rules

    def copy(self) -> "State":
        """An independent copy (board, rules and frames never change)."""
        new = copy.copy(self)
        new.cash = self.cash[:]
        new.space = self.space[:]
        new.jail = self.jail[:]
        new.laps = self.laps[:]
        new.bankrupt = self.bankrupt[:]
        new.owner = self.owner[:]
        new.buildings = self.buildings[:]
        new.mortgaged = self.mortgaged[:]
        new.packs = [self.packs[0][:], self.packs[1][:]]
        new.jail_cards = self.jail_cards[:]
        new.claims = self.claims[:]
        new.stack = self.stack[:]
        new.dice = self.dice[:]
        new.winners = self.winners[:]
        return new

    @property
    def seats(self) -> range:
        """All seats, the bankrupt ones too."""
        return range(len(self.cash))

    @property
    def turn(self) -> int:
        """Whose turn it is, or NOBODY before the first and after the last."""
        bottom = self.stack[0] if self.stack else None
        return bottom.seat if isinstance(bottom, Turn) else NOBODY

    @property
    def awaiting(self) -> int:
        """Who must decide; NOBODY when the game is over."""
        return self.stack[-1].seat if self.stack else NOBODY

    @property
    def decision(self) -> str:
        """The name of the decision that is waited for (scenario format), or "game_over"."""
        if not self.stack:
            return "game_over"
        top = self.stack[-1]
        return TURN_DECISIONS[top.phase] if type(top) is Turn else top.decision

    def others(self, seat: int) -> list[int]:
        """The other players still in the game, in seat order from after `seat`."""
        count = len(self.cash)
        round_the_table = ((seat + n) % count for n in range(1, count))
        return [other for other in round_the_table if not self.bankrupt[other]]

    def deeds_of(self, seat: int) -> list[int]:
        """The spaces that a player owns, in board order."""
        owner = self.owner
        return [i for i in self.board.deeds if owner[i] == seat]


def position_of(state: State) -> Position:
    """The changing part alone, as the game file keeps it."""
    return Position(**{key: getattr(state, key) for key in Position.__struct_fields__})


def state_from(position: Position, board: Board, rules: Rules) -> State:
    """The state again from its changing part."""
    values = {key: getattr(position, key) for key in Position.__struct_fields__}
    return State(**values, board=board, rules=rules)


def empty_state(board: Board, rules: Rules, seats: int) -> State:
    """All tokens on GO, all deeds in the Bank, both packs in table order, no cash and nothing to decide yet."""
    return State(
        cash=[0] * seats,
        space=[0] * seats,
        jail=[0] * seats,
        laps=[0] * seats,
        bankrupt=[False] * seats,
        owner=[NOBODY] * SIZE,
        buildings=[0] * SIZE,
        mortgaged=[False] * SIZE,
        packs=[list(range(16)), list(range(16))],
        jail_cards=[NOBODY, NOBODY],
        claims=[],
        stack=[],
        dice=[],
        moved=0,
        pot=0,
        issued=0,
        houses=HOUSES,
        hotels=HOTELS,
        starter=0,
        round=1,
        turns=0,
        bankruptcies=0,
        time_up=False,
        winners=[],
        board=board,
        rules=rules,
    )
