"""Names of spaces, colours, players and pieces, and sums of money, in the language of the window."""

from collections.abc import Iterable, Sequence
from typing import Final

from ...core.board import PACKS, Board
from ...core.estate import JAIL_FINE, SALARY, tenth
from ...core.frames import POT
from ...core.game import Player
from ...core.rules import OFFICIAL
from .. import language
from .line import Part
from .source import QT_TRANSLATE_NOOP, Counts, translate

SOFT_HYPHEN: Final = "\u00ad"

# Names on the boards that are words and not places. In translations a soft hyphen (U+00AD) may show where a caption
# breaks.
WORDS: Final = {
    source: source
    for source in (
        QT_TRANSLATE_NOOP("Board", "GO"),
        QT_TRANSLATE_NOOP("Board", "Community Chest"),
        QT_TRANSLATE_NOOP("Board", "Chance"),
        QT_TRANSLATE_NOOP("Board", "Income Tax"),
        QT_TRANSLATE_NOOP("Board", "Luxury Tax"),
        QT_TRANSLATE_NOOP("Board", "Super Tax"),
        QT_TRANSLATE_NOOP("Board", "Jail / Just Visiting"),
        QT_TRANSLATE_NOOP("Board", "Free Parking"),
        QT_TRANSLATE_NOOP("Board", "Go to Jail"),
        QT_TRANSLATE_NOOP("Board", "Electric Company"),
        QT_TRANSLATE_NOOP("Board", "Water Works"),
    )
}

GROUPS: Final = {
    source: source
    for source in (
        QT_TRANSLATE_NOOP("Board", "purple"),
        QT_TRANSLATE_NOOP("Board", "light blue"),
        QT_TRANSLATE_NOOP("Board", "pink"),
        QT_TRANSLATE_NOOP("Board", "orange"),
        QT_TRANSLATE_NOOP("Board", "red"),
        QT_TRANSLATE_NOOP("Board", "yellow"),
        QT_TRANSLATE_NOOP("Board", "green"),
        QT_TRANSLATE_NOOP("Board", "dark blue"),
    )
}

BOARDS: Final = {
    "us": QT_TRANSLATE_NOOP("Board", "United States"),
    "london": QT_TRANSLATE_NOOP("Board", "London"),
}

TOKENS: Final = {
    "car": QT_TRANSLATE_NOOP("Names", "Car"),
    "cat": QT_TRANSLATE_NOOP("Names", "Cat"),
    "dog": QT_TRANSLATE_NOOP("Names", "Dog"),
    "hat": QT_TRANSLATE_NOOP("Names", "Hat"),
    "iron": QT_TRANSLATE_NOOP("Names", "Flat iron"),
    "ship": QT_TRANSLATE_NOOP("Names", "Ship"),
    "shoe": QT_TRANSLATE_NOOP("Names", "Shoe"),
    "wheelbarrow": QT_TRANSLATE_NOOP("Names", "Wheelbarrow"),
}

KINDS: Final = {
    "person": QT_TRANSLATE_NOOP("Names", "Person"),
    "beginner": QT_TRANSLATE_NOOP("Names", "Beginner"),
    "casual": QT_TRANSLATE_NOOP("Names", "Casual"),
    "expert": QT_TRANSLATE_NOOP("Names", "Expert"),
    "master": QT_TRANSLATE_NOOP("Names", "Master"),
    "random": QT_TRANSLATE_NOOP("Names", "Random"),
    "greedy": QT_TRANSLATE_NOOP("Names", "Greedy"),
}

LEVELS: Final = {
    "beginner": QT_TRANSLATE_NOOP("Names", "Plays for fun and makes mistakes. Good for children."),
    "casual": QT_TRANSLATE_NOOP("Names", "Plays sensibly without looking ahead."),
    "expert": QT_TRANSLATE_NOOP("Names", "Weighs every move and trades hard."),
    "master": QT_TRANSLATE_NOOP("Names", "Tries out the big decisions in its head. The strongest."),
    "random": QT_TRANSLATE_NOOP("Names", "Does anything that the rules allow."),
    "greedy": QT_TRANSLATE_NOOP("Names", "Buys and builds all it can and never trades."),
}

PERSONALITIES: Final = {
    "": QT_TRANSLATE_NOOP("Names", "No preference"),
    "collector": QT_TRANSLATE_NOOP("Names", "Collector"),
    "builder": QT_TRANSLATE_NOOP("Names", "Builder"),
    "railroader": QT_TRANSLATE_NOOP("Names", "Railroader"),
    "miser": QT_TRANSLATE_NOOP("Names", "Miser"),
}


def money(sign: str, amount: int) -> str:
    """A sum with the board's sign, grouped as the language does it."""
    digits = language.locale().toString(abs(amount))
    text = translate("Money", "{sign}{digits}").format(sign=sign, digits=digits)
    return f"\u2212{text}" if amount < 0 else text


def money_affixes(sign: str) -> tuple[str, str]:
    """What stands before and after the digits of a sum."""
    before, _, after = translate("Money", "{sign}{digits}").format(sign=sign, digits="\0").partition("\0")
    return before, after


def listed(words: Sequence[str]) -> str:
    """Several words as one: "a", "a and b", "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    first = translate("Names", ", ").join(words[:-1])
    return translate("Names", "{first} and {last}").format(first=first, last=words[-1])


def token(stem: str) -> str:
    """The name of a token's picture."""
    return translate("Names", TOKENS[stem]) if stem in TOKENS else stem


def kind(level: str) -> str:
    """A person, or the level of a computer."""
    return translate("Names", KINDS[level]) if level in KINDS else level


def level_words(level: str) -> str:
    """How a computer of this level plays; "" for a person."""
    return translate("Names", LEVELS[level]) if level in LEVELS else ""


def personality(key: str) -> str:
    """What a computer player prefers."""
    return translate("Names", PERSONALITIES[key]) if key in PERSONALITIES else key


def board_name(board_id: str, name: str) -> str:
    """The name of a board; of a foreign one as its file says."""
    return translate("Board", BOARDS[board_id]) if board_id in BOARDS else name


class Names:
    """The names of one game."""

    def __init__(self, board: Board, players: Sequence[Player]) -> None:
        self.board = board
        self.players = tuple(players)

    def money(self, amount: int) -> str:
        """A sum with the board's sign."""
        return money(self.board.currency, amount)

    def player(self, seat: int) -> str:
        """A player, the Bank, or Free Parking's pot."""
        if seat >= 0:
            return self.players[seat].name
        return translate("Names", "the pot") if seat == POT else translate("Names", "the Bank")

    def space(self, index: int) -> str:
        """The name of a space in a sentence."""
        return self.caption(index).replace(SOFT_HYPHEN, "")

    def caption(self, index: int) -> str:
        """The name of a space as it is drawn on the board: soft hyphens show where it may be broken."""
        name = self.board.spaces[index].name
        return translate("Board", WORDS[name]) if name in WORDS else name

    def pack(self, pack: int) -> str:
        """The name of a pack of cards: that of its spaces."""
        return self.space(self.board.kinds.index(PACKS[pack]))

    def group(self, group: str) -> str:
        """A colour, or the railroads or utilities as a group."""
        if group == "railroad":
            names = [self.board.spaces[i].name for i in self.board.railroads]
            stations = all("Station" in name for name in names)
            return translate("Board", "stations") if stations else translate("Board", "railroads")
        if group == "utility":
            return translate("Board", "utilities")
        name = next((g.name for g in self.board.colours if g.id == group), group)
        return translate("Board", GROUPS[name]) if name in GROUPS else name

    def buildings(self, level: int) -> str:
        """Houses or a hotel in words."""
        if level == 0:
            return translate("Names", "no house")
        return translate("Names", "a hotel") if level == 5 else Counts.tr("%n house(s)", "", level)

    # Pieces of lines

    def seat_part(self, seat: int) -> Part:
        """A player's name as a piece of a line."""
        return Part(self.player(seat), seat=max(seat, -1))

    def space_part(self, index: int) -> Part:
        """A space's name as a piece of a line."""
        return Part(self.space(index), space=index)

    def money_part(self, amount: int) -> Part:
        """A sum as a piece of a line."""
        return Part(self.money(amount), money=True)

    def goods(self, cash: int, deeds: Iterable[int], cards: Iterable[int]) -> tuple[Part, ...]:
        """One side of a trade as pieces of a line; "nothing" when it is empty."""
        items = [self.money_part(cash)] if cash else []
        items += [self.space_part(i) for i in deeds]
        items += [Part(translate("Names", "a card out of Jail")) for _ in cards]
        if not items:
            return (Part(translate("Names", "nothing")),)
        pieces = [items[0]]
        for n, item in enumerate(items[1:], 2):
            glue = translate("Names", " and ") if n == len(items) else translate("Names", ", ")
            pieces += [Part(glue), item]
        return tuple(pieces)

    def rule_values(self) -> dict[str, str]:
        """The sums and names that stand in the texts of the rules."""
        board = self.board
        sums = {"salary": SALARY, "fine": JAIL_FINE, "start": OFFICIAL.starting_cash}
        sums |= {"flat": board.income_tax, "luxury": board.luxury_tax, "thousand": 1000}
        sums |= {"one": 1, "nothing": 0, "seventy_five": 75, "eight": tenth(75)}
        sums |= {f"r{count}": 25 << (count - 1) for count in range(1, 5)}
        names = {"go": self.space(0), "chance": self.pack(0)}
        return {key: self.money(amount) for key, amount in sums.items()} | names
