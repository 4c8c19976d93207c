"""Lines on a terminal, whatever stands in a file's name or a player's."""

import sys

from .strict import shown


def say(line: str) -> None:
    """Print a line; what could not be shown, or would be obeyed, is escaped."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    print(shown(line).encode(encoding, "backslashreplace").decode(encoding))
