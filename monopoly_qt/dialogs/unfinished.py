"""A game that was not played to its end, as it is offered before a new one."""

from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate

from ..bridge import language
from ..bridge.texts.names import listed


@dataclass(frozen=True)
class Unfinished:
    """`key` is handed back when it is chosen; `turns` have been played by `names`, last on the day `played`."""

    key: object
    names: tuple[str, ...]
    turns: int
    played: date


def words(game: Unfinished, today: date) -> str:
    """ "Go on with Sunday’s game: Ann, Bob and Percy, 24 turns played". Who leads is not told (TAX-2)."""
    names = listed(list(game.names))
    turns = QCoreApplication.translate("Unfinished", "%n turn(s) played", "", game.turns).replace("%n", str(game.turns))
    ago = (today - game.played).days
    if ago <= 0:
        text = QCoreApplication.translate("Unfinished", "Go on with today’s game: {names}, {turns}")
    elif ago == 1:
        text = QCoreApplication.translate("Unfinished", "Go on with yesterday’s game: {names}, {turns}")
    elif ago < 7:
        text = QCoreApplication.translate("Unfinished", "Go on with {day}’s game: {names}, {turns}")
    else:
        text = QCoreApplication.translate("Unfinished", "Go on with the game of {date}: {names}, {turns}")
    locale = language.locale()
    day = locale.standaloneDayName(game.played.isoweekday())
    when = locale.toString(QDate(game.played.year, game.played.month, game.played.day), locale.FormatType.LongFormat)
    return text.format(day=day, date=when, names=names, turns=turns)
