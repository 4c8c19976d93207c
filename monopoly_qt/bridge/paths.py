"""Where the program keeps what belongs to the person who plays: settings, games under way, saved games."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

_Place = QStandardPaths.StandardLocation


def _folder(place: _Place, *parts: str) -> Path:
    """A folder of this system's own kind, made when it is missing. OSError when that is not possible."""
    folder = Path(QStandardPaths.writableLocation(place)).joinpath(*parts)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def settings_file() -> Path:
    """The file of the settings."""
    return _folder(_Place.AppConfigLocation) / "settings.ini"


def games_folder() -> Path:
    """Where games under way are kept as they happen."""
    return _folder(_Place.AppDataLocation, "games")


def saves_folder() -> Path:
    """Where Save and Open begin: the documents, or the home folder."""
    documents = Path(QStandardPaths.writableLocation(_Place.DocumentsLocation))
    return documents if documents.is_dir() else Path.home()
