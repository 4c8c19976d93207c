"""What can be wrong with a file, in words: what happened. What it means and what to do stand in the message."""

from typing import Final

from ...save.errors import GameFileError
from .source import QT_TRANSLATE_NOOP, translate

TROUBLES: Final = {
    "unreadable": QT_TRANSLATE_NOOP("Trouble", "The file can’t be read: {reason}."),
    "too_large": QT_TRANSLATE_NOOP("Trouble", "The file is much too large for a game; it is not one of ours."),
    "not_a_game": QT_TRANSLATE_NOOP("Trouble", "This is not a saved game."),
    "newer": QT_TRANSLATE_NOOP("Trouble", "The game was saved by a newer version of this program."),
    "damaged": QT_TRANSLATE_NOOP("Trouble", "The file was damaged: line {line} was changed after it was written."),
    "cut_off": QT_TRANSLATE_NOOP("Trouble", "The file ends in the middle of line {line}."),
    "no_end": QT_TRANSLATE_NOOP("Trouble", "The end of the file is missing."),
    "after_end": QT_TRANSLATE_NOOP("Trouble", "Something stands behind the end of the game, in line {line}."),
    "not_understood": QT_TRANSLATE_NOOP("Trouble", "Line {line} of the file can’t be understood."),
    "board": QT_TRANSLATE_NOOP("Trouble", "The game was played on a board that is not installed here."),
    "impossible": QT_TRANSLATE_NOOP("Trouble", "What line {line} of the file says is not possible by the rules."),
    "other_end": QT_TRANSLATE_NOOP("Trouble", "The position in the file is not the one that the moves lead to."),
    "in_use": QT_TRANSLATE_NOOP("Trouble", "Another window has this game open."),
    "disk_full": QT_TRANSLATE_NOOP("Trouble", "The disk is full."),
    "not_allowed": QT_TRANSLATE_NOOP("Trouble", "Writing in this folder is not allowed."),
    "failed": QT_TRANSLATE_NOOP("Trouble", "Writing failed: {reason}."),
    "not_kept": QT_TRANSLATE_NOOP("Trouble", "The disk gives back something else than was written: it is faulty."),
}


def trouble_words(error: GameFileError) -> str:
    """What is wrong with a file."""
    return translate("Trouble", TROUBLES[error.key]).format_map(error.values)
