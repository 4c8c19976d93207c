"""A scenario as it stands in its file, and the names that files use for spaces, players, cards and rules."""

from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from ..core.board import PACKS, Board
from .rule_ids import RULE_IDS
from .strict import NotJson, convert, load_json, shown

LARGEST_FILE: Final = 1_000_000
LARGEST_SUM: Final = 1_000_000_000
_LONGEST_NAME: Final = 40

Place = int | str  # a space: its index, or its name where only one space has it


class ScenarioError(Exception):
    """A file that is not a valid scenario; the text names the place and what is wrong."""


class PlayerEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A player of the position."""

    name: str
    cash: int | UnsetType = UNSET
    laps: int | UnsetType = UNSET
    space: Place | UnsetType = UNSET
    jail_turn: int | UnsetType | None = UNSET
    deeds: list[Place] | UnsetType = UNSET
    mortgaged: list[Place] | UnsetType = UNSET
    buildings: dict[str, int] | UnsetType = UNSET
    jail_cards: list[str] | UnsetType = UNSET
    bankrupt: bool | UnsetType = UNSET


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file; the steps are read once the names are known."""

    format: Literal["monopoly-scenario/1"]
    players: list[PlayerEntry]
    steps: list[dict[str, object]]
    title: str = ""
    cites: list[str] = []
    rules: dict[str, object] = {}
    board: str = "us"
    to_play: str | UnsetType = UNSET
    doubles: int | UnsetType = UNSET
    dice: list[list[Place]] = []
    chance: list[str] = []
    community_chest: list[str] = []
    pot: int | UnsetType = UNSET
    new_game: bool = False
    deal: list[list[Place]] | UnsetType = UNSET


def read_file(path: Path) -> ScenarioFile:
    """The file, its shape checked. ScenarioError when it can't be read or has another shape."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise ScenarioError(f"can't be read: {getattr(error, 'strerror', None) or error}") from None
    return parse_file(data)


def parse_file(data: bytes) -> ScenarioFile:
    """See read_file."""
    try:
        value = load_json(data, LARGEST_FILE)
    except NotJson as error:
        raise ScenarioError(str(error)) from None
    file = convert(value, ScenarioFile, "", ScenarioError)
    for n, rule in enumerate(file.cites):
        check_rule(f"cites[{n}]", rule)
    return file


def check_rule(where: str, rule: str) -> None:
    """ScenarioError unless the rulebook has this id."""
    if rule not in RULE_IDS:
        raise ScenarioError(f'{where}: the rulebook has no "{shown(rule)}"')


def check_sum(where: str, amount: int, least: int = 0) -> int:
    """The sum itself. ScenarioError when it is out of all bounds."""
    if not least <= amount <= LARGEST_SUM:
        raise ScenarioError(f"{where}: {amount} is not between {least} and {LARGEST_SUM}")
    return amount


class Names:
    """Turns the names in a file into seats, space indices and card numbers, and back."""

    def __init__(self, board: Board, players: list[str]) -> None:
        self.board = board
        self.players = players

    def seat(self, where: str, name: str) -> int:
        """The seat of a player. ScenarioError when nobody has this name."""
        if name not in self.players:
            raise ScenarioError(f'{where}: no player is called "{shown(name)}"')
        return self.players.index(name)

    def space(self, where: str, place: Place) -> int:
        """The index of a space. ScenarioError when there is none, or the name fits several."""
        if isinstance(place, int):
            if not 0 <= place < len(self.board.spaces):
                raise ScenarioError(f"{where}: there is no space {place}")
            return place
        try:
            return self.board.find(place)
        except KeyError:
            several = any(s.name == place for s in self.board.spaces)
            what = "fits several spaces, give the index" if several else "is not a space of this board"
            raise ScenarioError(f'{where}: "{shown(place)}" {what}') from None

    def deed(self, where: str, place: Place) -> int:
        """The index of a property. ScenarioError when it is none."""
        index = self.space(where, place)
        if index not in self.board.deeds:
            raise ScenarioError(f"{where}: {self.label(index)} is not a property")
        return index

    def deeds(self, where: str, places: list[Place]) -> list[int]:
        """The indices of several different properties."""
        found = [self.deed(f"{where}[{n}]", p) for n, p in enumerate(places)]
        for n, index in enumerate(found):
            if index in found[:n]:
                raise ScenarioError(f"{where}[{n}]: {self.label(index)} stands twice in the list")
        return found

    def pack(self, where: str, name: str) -> int:
        """The number of a pack."""
        if name not in PACKS:
            raise ScenarioError(f'{where}: "{shown(name)}" is not a pack; the packs are {" and ".join(PACKS)}')
        return PACKS.index(name)

    def packs(self, where: str, names: list[str]) -> list[int]:
        """The numbers of several different packs."""
        found = [self.pack(f"{where}[{n}]", name) for n, name in enumerate(names)]
        if len(set(found)) != len(found):
            raise ScenarioError(f"{where}: each pack has only one card that frees from Jail")
        return found

    def card(self, where: str, pack: int, card_id: str) -> int:
        """The number of a card in its pack."""
        ids = [c.id for c in self.board.packs[pack]]
        if card_id not in ids:
            raise ScenarioError(f'{where}: "{shown(card_id)}" is not a card of {PACKS[pack]}')
        return ids.index(card_id)

    def label(self, index: int) -> str:
        """What a space is called in messages."""
        name = self.board.spaces[index].name
        return name if sum(s.name == name for s in self.board.spaces) == 1 else f"{name} ({index})"

    def labels(self, indices: list[int]) -> list[str]:
        """Several spaces, in board order."""
        return [self.label(i) for i in sorted(indices)]


def names_of(file: ScenarioFile, board: Board, reserved: frozenset[str]) -> Names:
    """The names of a file's players. ScenarioError when there are too few or many, or a name can't be used."""
    if not 2 <= len(file.players) <= 8:
        raise ScenarioError(f"players: 2 to 8 play, not {len(file.players)}")
    players: list[str] = []
    for n, player in enumerate(file.players):
        name, where = player.name, f"players[{n}].name"
        if not name.strip() or len(name) > _LONGEST_NAME or shown(name) != name:
            raise ScenarioError(f'{where}: "{shown(name[:_LONGEST_NAME])}" can\'t be a name')
        if name in players:
            raise ScenarioError(f'{where}: another player is called "{name}"')
        if name in reserved:
            raise ScenarioError(f'{where}: "{name}" means something else in expect')
        players.append(name)
    return Names(board, players)
