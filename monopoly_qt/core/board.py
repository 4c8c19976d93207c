"""The board and the packs as data."""

import unicodedata
from typing import Final

import msgspec

SIZE: Final = 40
CORNERS: Final = {0: "go", 10: "jail", 20: "free_parking", 30: "go_to_jail"}
PROPERTY_KINDS: Final = ("street", "railroad", "utility")
PLAIN_KINDS: Final = ("chance", "community_chest", "income_tax", "luxury_tax")
PACKS: Final = ("chance", "community_chest")
FREED_BY: Final = "jail_free"
_MOST: Final = 1_000_000  # no sum on a board is larger: it would not fit where it is shown
_LONGEST: Final = 40


class BoardError(Exception):
    """A board file that can't be used; the text says where and why."""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour group: id, name for people, colour as #RRGGBB."""

    id: str
    name: str
    colour: str


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 40 spaces; sums in whole dollars, rents for 0–4 houses and a hotel."""

    name: str
    kind: str
    group: str = ""
    price: int = 0
    mortgage: int = 0
    house_cost: int = 0
    rents: tuple[int, ...] = ()


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does; `target` is a space index."""

    id: str
    effect: str
    amount: int = 0
    per_house: int = 0
    per_hotel: int = 0
    target: int = -1


class _BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    id: str
    name: str
    currency: str
    income_tax: int
    luxury_tax: int
    groups: list[Group]
    spaces: list[Space]


class _CardFile(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    chance: list[Card]
    community_chest: list[Card]


class Board:
    """The spaces with everything that follows from them, worked out once."""

    def __init__(self, data: _BoardFile, packs: tuple[tuple[Card, ...], tuple[Card, ...]]) -> None:
        self.id = data.id
        self.name = data.name
        self.currency = data.currency
        self.income_tax = data.income_tax
        self.luxury_tax = data.luxury_tax
        self.spaces = tuple(data.spaces)
        self.colours = tuple(data.groups)
        self.packs = packs
        self.kinds = tuple(s.kind for s in self.spaces)
        self.deeds = tuple(i for i, s in enumerate(self.spaces) if s.kind in PROPERTY_KINDS)
        self.railroads = self._of_kind("railroad")
        self.utilities = self._of_kind("utility")
        self.groups = {g.id: tuple(i for i in self.deeds if self.spaces[i].group == g.id) for g in data.groups}
        self.jail = 10
        self.prices = tuple(s.price for s in self.spaces)
        self.mortgages = tuple(s.mortgage for s in self.spaces)
        self.house_costs = tuple(s.house_cost for s in self.spaces)
        self.mates = tuple(self._mates(i) for i in range(SIZE))
        self.jail_card = tuple(next(n for n, c in enumerate(p) if c.effect == FREED_BY) for p in packs)

    def _of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(i for i, k in enumerate(self.kinds) if k == kind)

    def _mates(self, index: int) -> tuple[int, ...]:
        """All spaces of the same colour group, railroads or utilities, this one included."""
        space = self.spaces[index]
        if space.kind == "street":
            return self.groups[space.group]
        return self._of_kind(space.kind) if space.kind in PROPERTY_KINDS else ()

    def group_of(self, index: int) -> str:
        """The id of the colour group, "railroad" or "utility", or "" for the other spaces."""
        space = self.spaces[index]
        return space.group or (space.kind if space.kind in PROPERTY_KINDS else "")

    def find(self, name: str) -> int:
        """The index of the one space with this name. KeyError if there is none or more than one."""
        found = [i for i, s in enumerate(self.spaces) if s.name == name]
        if len(found) != 1:
            raise KeyError(name)
        return found[0]


_EFFECTS: Final = {
    "advance": ("target",),
    "advance_nearest_utility": (),
    "advance_nearest_railroad": (),
    "move_back": ("amount",),
    "go_to_jail": (),
    FREED_BY: (),
    "collect_bank": ("amount",),
    "pay_bank": ("amount",),
    "pay_each_player": ("amount",),
    "collect_each_player": ("amount",),
    "repairs": ("per_house", "per_hotel"),
}


def parse_board(board: bytes, cards: bytes) -> Board:
    """A board from the bytes of its file and of the card file. BoardError says what is wrong and where."""
    try:
        data = msgspec.json.decode(board, type=_BoardFile)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BoardError(f"the board file can't be read: {error}") from None
    _check_head(data)
    _check_groups(data)
    for index, space in enumerate(data.spaces):
        _check_space(index, space, {g.id for g in data.groups})
    for group in data.groups:
        if not any(s.group == group.id for s in data.spaces):
            raise BoardError(f'groups: no street has the group "{group.id}"')
    for kind in ("railroad", "utility"):
        if not any(s.kind == kind for s in data.spaces):
            raise BoardError(f"spaces: there is no {kind}, and a card sends players to one")
    return Board(data, _parse_cards(cards))


def _check_head(data: _BoardFile) -> None:
    if data.format != "monopoly-board/1":
        raise BoardError(f'format: "{data.format}" is not known, this program reads "monopoly-board/1"')
    for key, text, longest in (("id", data.id, 24), ("name", data.name, _LONGEST), ("currency", data.currency, 3)):
        _check_text(key, text, longest)
    _check_sum("income_tax", data.income_tax)
    _check_sum("luxury_tax", data.luxury_tax)
    if len(data.spaces) != SIZE:
        raise BoardError(f"spaces: a board has {SIZE} of them, this file has {len(data.spaces)}")


def _check_groups(data: _BoardFile) -> None:
    if not 1 <= len(data.groups) <= 10:
        raise BoardError(f"groups: 1 to 10 are possible, this file has {len(data.groups)}")
    seen = set(PROPERTY_KINDS)
    for n, group in enumerate(data.groups):
        _check_text(f"groups[{n}].id", group.id, 24)
        _check_text(f"groups[{n}].name", group.name, 24)
        digits = group.colour.removeprefix("#")
        if len(digits) != 6 or digits == group.colour or not all(c in "0123456789abcdefABCDEF" for c in digits):
            raise BoardError(f'groups[{n}].colour: "{group.colour}" is not of the form #RRGGBB')
        if group.id in seen:
            raise BoardError(f'groups[{n}].id: "{group.id}" is taken')
        seen.add(group.id)


def _check_text(where: str, text: str, longest: int) -> None:
    if not text.strip() or len(text) > longest:
        raise BoardError(f"{where}: must have 1 to {longest} characters")
    if any(unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn") for c in text):
        raise BoardError(f"{where}: has a character that can't be shown")


def _check_sum(where: str, amount: int, least: int = 0) -> None:
    if not least <= amount <= _MOST:
        raise BoardError(f"{where}: {amount} is not between {least} and {_MOST}")


def _check_space(index: int, space: Space, groups: set[str]) -> None:
    where = f"spaces[{index}]"
    _check_text(f"{where}.name", space.name, _LONGEST)
    corner = CORNERS.get(index)
    if corner is not None and space.kind != corner:
        raise BoardError(f'{where}.kind: this corner is "{corner}", not "{space.kind}"')
    if corner is None and space.kind not in PROPERTY_KINDS + PLAIN_KINDS:
        raise BoardError(f'{where}.kind: "{space.kind}" is not possible here')
    if space.kind not in PROPERTY_KINDS:
        if space != Space(space.name, space.kind):
            raise BoardError(f"{where}: only properties have a group, a price, a mortgage or rents")
        return
    _check_sum(f"{where}.price", space.price, 1)
    _check_sum(f"{where}.mortgage", space.mortgage, 1)
    if space.kind != "street":
        if space.group or space.house_cost or space.rents:
            raise BoardError(f"{where}: a {space.kind} has no group, house_cost or rents")
        return
    if space.group not in groups:
        raise BoardError(f'{where}.group: "{space.group}" is not among the groups')
    _check_sum(f"{where}.house_cost", space.house_cost, 1)
    if len(space.rents) != 6:
        raise BoardError(f"{where}.rents: six are needed, for 0 to 4 houses and a hotel")
    for n, rent in enumerate(space.rents):
        _check_sum(f"{where}.rents[{n}]", rent)


def _parse_cards(cards: bytes) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    try:
        data = msgspec.json.decode(cards, type=_CardFile)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise BoardError(f"the card file can't be read: {error}") from None
    if data.format != "monopoly-cards/1":
        raise BoardError(f'cards: format "{data.format}" is not known, this program reads "monopoly-cards/1"')
    for pack, deck in (("chance", data.chance), ("community_chest", data.community_chest)):
        if len(deck) != 16 or len({c.id for c in deck}) != 16:
            raise BoardError(f"cards: {pack} needs 16 cards with different ids")
        for n, card in enumerate(deck):
            _check_card(f"cards: {pack}[{n}]", card)
        if sum(c.effect == FREED_BY for c in deck) != 1:
            raise BoardError(f"cards: {pack} needs exactly one card that frees from Jail")
    return tuple(data.chance), tuple(data.community_chest)


def _check_card(where: str, card: Card) -> None:
    if card.effect not in _EFFECTS:
        raise BoardError(f'{where}.effect: "{card.effect}" is not known')
    if card.effect == "advance" and not 0 <= card.target < SIZE:
        raise BoardError(f"{where}.target: {card.target} is not a space")
    if card.effect == "move_back" and not 0 < card.amount < SIZE:
        raise BoardError(f"{where}.amount: {card.amount} steps are not possible")
    needed = _EFFECTS[card.effect]
    for key in ("amount", "per_house", "per_hotel"):
        if key in needed:
            _check_sum(f"{where}.{key}", getattr(card, key), 1)
        elif getattr(card, key):
            raise BoardError(f"{where}.{key}: means nothing for this effect")
