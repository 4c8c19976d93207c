"""A game that was not played to its end, as it is offered before a new one."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate

from ..bridge import language
from ..bridge.texts.names import listed
from ..bridge.texts.source import Counts

if TYPE_CHECKING:
    from ..bridge.store import Waiting


def words(game: Waiting, today: date) -> str:
    """ "Go on with Sunday’s game: Ann, Bob and Percy, 24 turns played". Who leads is not told (TAX-2)."""
    names = listed(list(game.names))
    turns = Counts.tr("%n turn(s) played", "", game.turns)
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
