"""Finds the files that come with the program: boards, pictures, sounds, fonts, translations."""

from pathlib import Path

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
