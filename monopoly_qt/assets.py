"""Finds the files that come with the program: boards, pictures, sounds, fonts, translations."""

from functools import cache
from pathlib import Path

from .core.board import Board, BoardError, parse_board

_HERE = Path(__file__).resolve().parent


def _root() -> Path:
    """The resources folder: inside the installed package, beside it in a checkout."""
    inside = _HERE / "resources"
    return inside if inside.is_dir() else _HERE.parent / "resources"


ROOT = _root()


def path(*parts: str) -> Path:
    """The path of one of our own files, e.g. ``path("boards", "us.json")``."""
    return ROOT.joinpath(*parts)


def read(*parts: str) -> bytes:
    """The bytes of one of our own files. OSError when the installation is damaged."""
    return path(*parts).read_bytes()


def board_ids() -> list[str]:
    """The boards that come with the program, the usual one first."""
    found = sorted(f.stem for f in path("boards").glob("*.json"))
    return sorted(found, key=lambda board_id: board_id != "us")


@cache
def board(board_id: str) -> Board:
    """One of our boards. BoardError when there is none of that id."""
    if board_id not in board_ids():
        raise BoardError(f'there is no board "{board_id}"; there are: {", ".join(board_ids())}')
    return parse_board(read("boards", f"{board_id}.json"), read("cards.json"))
