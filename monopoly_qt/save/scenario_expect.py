"""What a scenario expects to hold: each key with how it is read from the file and from the state."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from ..core.board import PACKS
from ..core.estate import worth
from ..core.frames import NOBODY, Auction, BuildingAuction, Due
from ..core.state import HOTEL, State
from .scenario_file import Names, Place, ScenarioError
from .strict import convert

Decision = Literal[
    "roll",
    "purchase",
    "auction",
    "building_auction",
    "income_tax",
    "debt",
    "trade",
    "mortgage_received",
    "building_call",
    "choose",
    "end_turn",
    "game_over",
]


class PlayerExpect(msgspec.Struct, forbid_unknown_fields=True):
    """What may be expected of a player."""

    cash: int | UnsetType = UNSET
    space: Place | UnsetType = UNSET
    jail_turn: int | UnsetType | None = UNSET
    deeds: list[Place] | UnsetType = UNSET
    has: list[Place] | UnsetType = msgspec.field(default=UNSET, name="deeds+")
    lacks: list[Place] | UnsetType = msgspec.field(default=UNSET, name="deeds-")
    mortgaged: list[Place] | UnsetType = UNSET
    buildings: dict[str, int] | UnsetType = UNSET
    jail_cards: list[str] | UnsetType = UNSET
    bankrupt: bool | UnsetType = UNSET
    worth: int | UnsetType = UNSET


class BankExpect(msgspec.Struct, forbid_unknown_fields=True):
    """What may be expected of the Bank."""

    houses: int | UnsetType | None = UNSET
    hotels: int | UnsetType | None = UNSET
    has: list[Place] | UnsetType = msgspec.field(default=UNSET, name="deeds+")


class OwedExpect(msgspec.Struct, forbid_unknown_fields=True):
    """The debt on top; `to` null is the Bank."""

    debtor: str | UnsetType = msgspec.field(default=UNSET, name="from")
    to: str | UnsetType | None = UNSET
    amount: int | UnsetType = UNSET


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    """What may be expected beside the players' own."""

    bank: BankExpect | UnsetType = UNSET
    top_card: dict[str, str] | UnsetType = UNSET
    owed: OwedExpect | UnsetType | None = UNSET
    awaiting: str | list[str] | UnsetType = UNSET
    decision: Decision | UnsetType = UNSET
    highest_bid: int | UnsetType | None = UNSET
    pot: int | UnsetType = UNSET
    winner: str | list[str] | UnsetType | None = UNSET
    turn: str | UnsetType | None = UNSET


RESERVED: Final = frozenset(Expect.__struct_fields__)


class Check(NamedTuple):
    """One thing to hold: the value read from the state must fit the wanted one."""

    what: str
    wanted: object
    read: Callable[[State], object]
    fits: Callable[[object, object], bool]


def _equal(wanted: object, found: object) -> bool:
    return wanted == found


def _among(wanted: object, found: object) -> bool:
    return isinstance(wanted, list) and isinstance(found, list) and set(wanted) <= set(found)


def _apart(wanted: object, found: object) -> bool:
    return isinstance(wanted, list) and isinstance(found, list) and not set(wanted) & set(found)


def failures(checks: list[Check], s: State) -> list[str]:
    """A phrase for each check that the state does not pass."""
    found = [(check, check.read(s)) for check in checks]
    return [
        f"{check.what}: expected {_json(check.wanted)}, is {_json(value)}"
        for check, value in found
        if not check.fits(check.wanted, value)
    ]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read_expect(value: object, names: Names, where: str) -> list[Check]:
    """The checks of one expect. ScenarioError when a key or a name is not known."""
    if not isinstance(value, dict):
        raise ScenarioError(f"{where}: is an object")
    checks: list[Check] = []
    for name in names.players:
        if name in value:
            place = f"{where}.{name}"
            checks += _of_player(names, name, convert(value[name], PlayerExpect, place, ScenarioError), place)
    rest = {key: wanted for key, wanted in value.items() if key not in names.players}
    return checks + _of_game(names, convert(rest, Expect, where, ScenarioError), where)


# Players


def _of_player(names: Names, player: str, wanted: PlayerExpect, where: str) -> list[Check]:
    seat = names.players.index(player)
    checks: list[Check] = []

    def add(key: str, value: object, read: Callable[[State], object], fits: Callable[..., bool] = _equal) -> None:
        checks.append(Check(f"{player}.{key}", value, read, fits))

    def deeds(s: State) -> list[str]:
        return names.labels(s.deeds_of(seat))

    for key in ("cash", "bankrupt", "worth"):
        if getattr(wanted, key) is not UNSET:
            add(key, getattr(wanted, key), _reader(key, seat))
    if wanted.space is not UNSET:
        add("space", names.label(names.space(f"{where}.space", wanted.space)), lambda s: names.label(s.space[seat]))
    if wanted.jail_turn is not UNSET:
        add("jail_turn", wanted.jail_turn, lambda s: s.jail[seat] or None)
    for key, places, fits in (
        ("deeds", wanted.deeds, _equal),
        ("deeds+", wanted.has, _among),
        ("deeds-", wanted.lacks, _apart),
    ):
        if places is not UNSET:
            add(key, names.labels(names.deeds(f"{where}.{key}", places)), deeds, fits)
    if wanted.mortgaged is not UNSET:
        lots = names.deeds(f"{where}.mortgaged", wanted.mortgaged)
        add("mortgaged", names.labels(lots), lambda s: names.labels([i for i in s.deeds_of(seat) if s.mortgaged[i]]))
    if wanted.buildings is not UNSET:
        add("buildings", _wanted_buildings(names, wanted.buildings, where), lambda s: _buildings(names, s, seat))
    if wanted.jail_cards is not UNSET:
        packs = names.packs(f"{where}.jail_cards", wanted.jail_cards)
        add("jail_cards", [PACKS[n] for n in sorted(packs)], lambda s: _held(s, seat))
    return checks


def _reader(key: str, seat: int) -> Callable[[State], object]:
    if key == "worth":
        return lambda s: worth(s, seat)
    return lambda s: getattr(s, key)[seat]


def _held(s: State, seat: int) -> list[str]:
    return [PACKS[n] for n, holder in enumerate(s.jail_cards) if holder == seat]


def _buildings(names: Names, s: State, seat: int) -> dict[str, int]:
    return {names.label(i): s.buildings[i] for i in s.deeds_of(seat) if s.buildings[i]}


def _wanted_buildings(names: Names, wanted: dict[str, int], where: str) -> dict[str, int]:
    levels: dict[int, int] = {}
    for name, level in wanted.items():
        if not 0 <= level <= HOTEL:
            raise ScenarioError(f"{where}.buildings.{name}: {level} buildings are not possible on one lot")
        levels[names.deed(f"{where}.buildings", name)] = level
    return {names.label(i): level for i, level in sorted(levels.items()) if level}


# The Bank, the packs and the debt on top


def _of_bank(names: Names, wanted: BankExpect, where: str) -> list[Check]:
    def stock(key: str) -> Callable[[State], object]:
        return lambda s: getattr(s, key) if s.rules.limited_buildings else None

    checks = [
        Check(f"bank.{key}", getattr(wanted, key), stock(key), _equal)
        for key in ("houses", "hotels")
        if getattr(wanted, key) is not UNSET
    ]
    if wanted.has is not UNSET:
        lots = names.labels(names.deeds(f"{where}.deeds+", wanted.has))
        checks.append(Check("bank.deeds+", lots, lambda s: names.labels(s.deeds_of(NOBODY)), _among))
    return checks


def _of_packs(names: Names, wanted: dict[str, str], where: str) -> list[Check]:
    checks = []
    for key, card in wanted.items():
        pack = names.pack(where, key)
        names.card(f"{where}.{key}", pack, card)
        checks.append(Check(f"top_card.{key}", card, _top_card(pack), _equal))
    return checks


def _top_card(pack: int) -> Callable[[State], object]:
    return lambda s: s.board.packs[pack][s.packs[pack][0]].id


def _of_debt(names: Names, wanted: OwedExpect | None, where: str) -> list[Check]:
    def due(s: State) -> Due | None:
        return next((frame for frame in reversed(s.stack) if isinstance(frame, Due)), None)

    def part(key: str) -> Callable[[State], object]:
        return lambda s: _debt(names, frame)[key] if (frame := due(s)) else "nothing owed"

    if wanted is None:
        return [Check("owed", None, lambda s: _debt(names, frame) if (frame := due(s)) else None, _equal)]
    given = {"from": wanted.debtor, "to": wanted.to, "amount": wanted.amount}
    for key in ("from", "to"):
        name = given[key]
        if isinstance(name, str):
            names.seat(f"{where}.{key}", name)
    return [Check(f"owed.{k}", value, part(k), _equal) for k, value in given.items() if value is not UNSET]


def _debt(names: Names, frame: Due) -> dict[str, object]:
    to = names.players[frame.to] if frame.to >= 0 else None
    return {"from": names.players[frame.seat], "to": to, "amount": frame.amount}


# The game


def _of_game(names: Names, wanted: Expect, where: str) -> list[Check]:
    checks: list[Check] = []
    if isinstance(wanted.bank, BankExpect):
        checks += _of_bank(names, wanted.bank, f"{where}.bank")
    if isinstance(wanted.top_card, dict):
        checks += _of_packs(names, wanted.top_card, f"{where}.top_card")
    if wanted.owed is not UNSET:
        checks += _of_debt(names, wanted.owed, f"{where}.owed")
    if wanted.decision is not UNSET:
        checks.append(Check("decision", wanted.decision, lambda s: s.decision, _equal))
    if wanted.highest_bid is not UNSET:
        checks.append(Check("highest_bid", wanted.highest_bid or None, _high, _equal))
    if wanted.pot is not UNSET:
        checks.append(Check("pot", wanted.pot, lambda s: s.pot, _equal))
    return checks + _of_seats(names, wanted, where)


def _of_seats(names: Names, wanted: Expect, where: str) -> list[Check]:
    """Who must decide, whose turn it is, who won: lists of names, nobody is an empty one."""
    asked: tuple[tuple[str, str | list[str] | UnsetType | None, Callable[[State], list[int]]], ...] = (
        ("awaiting", wanted.awaiting, lambda s: [s.awaiting]),
        ("winner", wanted.winner, lambda s: s.winners),
        ("turn", wanted.turn, lambda s: [s.turn]),
    )
    checks = []
    for key, value, read in asked:
        if value is UNSET:
            continue
        players = [value] if isinstance(value, str) else value or []
        seats = [names.seat(f"{where}.{key}", name) for name in players]
        checks.append(Check(key, _called(names, seats), _seat_reader(names, read), _equal))
    return checks


def _seat_reader(names: Names, read: Callable[[State], list[int]]) -> Callable[[State], object]:
    return lambda s: _called(names, read(s))


def _called(names: Names, seats: list[int]) -> list[str]:
    return [names.players[seat] for seat in sorted(seats) if seat != NOBODY]


def _high(s: State) -> int | None:
    auctions = [frame.high for frame in s.stack if isinstance(frame, Auction | BuildingAuction)]
    return (auctions[-1] or None) if auctions else None
