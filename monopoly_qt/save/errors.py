"""What can be wrong with a game file, as data; the sentences here are the command line's."""

import errno
from typing import Final

Value = int | str

# Each says what happened, what it means, and what to do.
_SENTENCES: Final = {
    "unreadable": "The file can't be read: {reason}. Check that it is there and that you may read it.",
    "too_large": "The file has {size} bytes; a saved game has at most {most}. It is not one of ours.",
    "not_a_game": "This is not a saved game: its first line is not that of one. Choose another file.",
    "newer": "The game was saved by a newer version of this program (format {version}). Update the program.",
    "damaged": "Line {line} was changed after it was written (its checksum is another).",
    "cut_off": "The file ends in the middle of line {line}: the writing was cut off.",
    "no_end": "The end is missing: no snapshot follows line {line}. The file was cut off, or the game is being played.",
    "after_end": "Line {line} stands after the snapshot, where a saved game ends.",
    "not_understood": "Line {line} is not written as this program writes it: {reason}.",
    "board": "The game was played on a board that is not installed: {reason}.",
    "impossible": "Line {line} is not possible by the rules: {reason}.",
    "other_end": "The snapshot in line {line} is not the position that the actions lead to.",
    "in_use": "The game is open in another copy of the program. Go on there, or close that copy first.",
    "disk_full": "The disk is full, so the game was not saved; the file from before is still there. Make room and save "
    "again.",
    "not_allowed": "The game can't be saved in this folder: writing there is not allowed. Choose another folder.",
    "failed": "The game could not be saved: {reason}. The file from before is still there; try another folder.",
    "not_kept": "The game was written, but reading it back gives something else: the disk is faulty. The file from "
    "before is still there; save to another disk.",
}


class GameFileError(OSError):
    """A file that can't be read or written whole: a key, the values of its sentence, whole actions before it."""

    def __init__(self, key: str, actions: int = 0, **values: Value) -> None:
        super().__init__(key)
        self.key = key
        self.actions = actions
        self.values = values

    def __str__(self) -> str:
        return _SENTENCES[self.key].format_map(self.values)


def writing_failed(error: OSError) -> GameFileError:
    """Why writing failed, in our terms."""
    if isinstance(error, GameFileError):
        return error
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return GameFileError("disk_full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return GameFileError("not_allowed")
    return GameFileError("failed", reason=reason_of(error))


def reason_of(error: OSError) -> str:
    """The system's own words."""
    return error.strerror or type(error).__name__
