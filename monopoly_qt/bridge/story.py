"""The story of a game in about a dozen lines, for its end."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ..core.frames import BANK, NOBODY
from ..core.game import Game
from .chronicle import Moment, Place, places, watch_game
from .text import Texts
from .texts.line import Line, Part, fill
from .texts.source import Counts, translate


@dataclass(frozen=True)
class Told:
    """One line of the story, and the turn that it happened in (counted over all players)."""

    turn: int
    line: Line


@dataclass(frozen=True)
class Story:
    """What is told at the end of a game."""

    lines: tuple[Told, ...]
    places: tuple[Place, ...]


def story(game: Game, texts: Texts) -> Story:
    """The story and the standings of a game that is over (or of one under way, as far as it went)."""
    chronicle = watch_game(game)
    lines = [Told(m.turn, _line(m, game, texts)) for m in chronicle.highlights()]
    return Story(tuple(lines), tuple(places(chronicle, game.state)))


def _line(moment: Moment, game: Game, texts: Texts) -> Line:
    names = texts.names
    values: dict[str, Part | tuple[Part, ...] | str] = {
        "player": names.seat_part(moment.seat),
        "other": names.seat_part(moment.other),
        "sum": names.money_part(moment.amount),
        "group": names.group(moment.group),
        "give": names.goods(moment.give.cash, moment.give.deeds, moment.give.jail_cards),
        "take": names.goods(moment.take.cash, moment.take.deeds, moment.take.jail_cards),
    }
    if moment.space >= 0:
        values["space"] = names.space_part(moment.space)
        values["price"] = names.money_part(game.board.prices[moment.space])
    if moment.kind.startswith("shared_"):
        values["players"] = _winners(game, texts)
    return Line(moment.seat, fill(SENTENCES[moment.kind](moment), values))


def _winners(game: Game, texts: Texts) -> tuple[Part, ...]:
    winners = game.state.winners
    pieces: list[Part] = []
    for n, seat in enumerate(winners):
        if n:
            pieces.append(Part(translate("Names", " and ") if n == len(winners) - 1 else translate("Names", ", ")))
        pieces.append(texts.names.seat_part(seat))
    return tuple(pieces)


def _first_set(moment: Moment) -> str:
    if moment.other != NOBODY:
        return translate("Story", "A trade with {other} gave {player} the first colour: {group}.")
    return translate("Story", "{player} had the first colour complete: {group}.")


def _set(moment: Moment) -> str:
    if moment.other != NOBODY:
        return translate("Story", "A trade with {other} gave {player} all of {group}.")
    return translate("Story", "{player} completed {group}.")


def _trade(moment: Moment) -> str:
    """Nothing for something is a present."""
    if not moment.take:
        return translate("Story", "{player} gave {other} a present: {give}.")
    if not moment.give:
        return translate("Story", "{other} gave {player} a present: {take}.")
    return translate("Story", "{player} and {other} traded: {give} for {take}.")


def _bankrupt(moment: Moment) -> str:
    if moment.other == BANK:
        return translate("Story", "{player} went bankrupt; everything went to the Bank.")
    return translate("Story", "{player} went bankrupt; everything went to {other}.")


def _jail(moment: Moment) -> str:
    return Counts.tr("{player} went to Jail %n time(s), more often than anybody else.", "", moment.amount)


def _lead(moment: Moment) -> str:
    return Counts.tr("From here on {player} was the richest. The lead had changed %n time(s).", "", moment.amount)


SENTENCES: Final[dict[str, Callable[[Moment], str]]] = {
    "began": lambda _: translate("Story", "{player} threw highest and began."),
    "first_deed": lambda _: translate("Story", "{player} bought the first property, {space}."),
    "first_set": _first_set,
    "set": _set,
    "hotel": lambda _: translate("Story", "{player} built the first hotel, on {space}."),
    "top_rent": lambda _: translate("Story", "The dearest rent: {player} paid {other} {sum} for {space}."),
    "rent": lambda _: translate("Story", "{player} paid {other} {sum} rent for {space}."),
    "trade": _trade,
    "bargain": lambda _: translate("Story", "A bargain: {player} got {space} for {sum} in an auction."),
    "splash": lambda _: translate("Story", "{player} paid {sum} in an auction for {space}, priced at {price}."),
    "jail": _jail,
    "lead": _lead,
    "bankrupt": _bankrupt,
    "gave_up": lambda _: translate("Story", "{player} gave up; everything went to the Bank."),
    "won_last": lambda _: translate("Story", "{player} won: all the others were bankrupt."),
    "won_bankruptcies": lambda _: translate("Story", "{player} won, the richest with {sum}."),
    "won_rounds": lambda _: translate("Story", "The agreed rounds were played. {player} won, the richest with {sum}."),
    "won_time": lambda _: translate("Story", "The agreed time was over. {player} won, the richest with {sum}."),
    "shared_last": lambda _: translate("Story", "{players} shared the win."),
    "shared_bankruptcies": lambda _: translate("Story", "{players} shared the win, with {sum} each."),
    "shared_rounds": lambda _: translate("Story", "The agreed rounds were played. {players} won, with {sum} each."),
    "shared_time": lambda _: translate("Story", "The agreed time was over. {players} won, with {sum} each."),
}
