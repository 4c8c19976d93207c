"""The settings: one declaration over QSettings. Whatever is junk there silently counts as the default."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec
from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from . import paths

T = TypeVar("T")


class Key(msgspec.Struct, Generic[T], frozen=True):
    """One setting: its name in the file, its default, and how a stored value is read (None: it is junk)."""

    name: str
    default: T
    read: Callable[[object], T | None]


def _one_of(*allowed: str) -> Callable[[object], str | None]:
    return lambda raw: raw if isinstance(raw, str) and raw in allowed else None


def _whole(least: int, most: int) -> Callable[[object], int | None]:
    def read(raw: object) -> int | None:
        if isinstance(raw, bool) or not isinstance(raw, int | str):
            return None
        try:
            value = int(raw)
        except ValueError:
            return None
        return value if least <= value <= most else None

    return read


def _switch(raw: object) -> bool | None:
    if isinstance(raw, bool):
        return raw
    return {"true": True, "false": False}.get(raw) if isinstance(raw, str) else None


def _text(longest: int) -> Callable[[object], str | None]:
    return lambda raw: raw if isinstance(raw, str) and len(raw) <= longest else None


def _letter(raw: object) -> str | None:
    return raw.upper() if isinstance(raw, str) and len(raw) == 1 and raw.isalnum() and raw.isascii() else None


def _files(raw: object) -> tuple[str, ...] | None:
    found = [raw] if isinstance(raw, str) else list(raw) if isinstance(raw, list | tuple) else None
    if found is None or not all(isinstance(f, str) and f for f in found):
        return None
    return tuple(str(f) for f in found[:RECENT_MOST])


def _bytes(raw: object) -> bytes | None:
    if isinstance(raw, QByteArray):
        return bytes(raw.data())
    return raw if isinstance(raw, bytes) else None


RECENT_MOST: Final = 8
SPEEDS: Final = ("none", "very_fast", "fast", "normal", "slow", "very_slow")
THEMES: Final = ("system", "light", "dark", "contrast")
LANGUAGES: Final = ("system", "en", "de", "fr", "es")
TEXT_SIZES: Final = (100, 115, 130, 150, 175, 200)

THEME: Final = Key("view/theme", "system", _one_of(*THEMES))
PATTERNS: Final = Key("view/patterns", True, _switch)
TEXT_SIZE: Final = Key("view/text_size", 100, _whole(100, 200))  # per cent
SPEED: Final = Key("view/speed", "normal", _one_of(*SPEEDS))
GEOMETRY: Final = Key("view/geometry", b"", _bytes)
LANGUAGE: Final = Key("view/language", "system", _one_of(*LANGUAGES))
SOUND: Final = Key("sound/on", True, _switch)
VOLUME: Final = Key("sound/volume", 60, _whole(0, 100))  # per cent
GRACE: Final = Key("play/rent_grace", 5, _whole(0, 60))  # seconds that the next throw waits for an owner (RENT-9)
HANDOVER: Final = Key("play/handover", True, _switch)  # "Bob, this is for you" before a question to another person
PAUSE_KEY: Final = Key("keys/pause", "P", _letter)
HINT_KEY: Final = Key("keys/hint", "H", _letter)
LAST_SETUP: Final = Key("game/last_setup", "", _text(20_000))  # the JSON of a Setup
RECENT: Final[Key[tuple[str, ...]]] = Key("files/recent", (), _files)


class Settings(QObject):
    """Reads and writes the settings file; `changed` carries the name of a setting that has a new value."""

    changed = Signal(str)

    def __init__(self, file: Path | None = None) -> None:
        super().__init__()
        self._store = QSettings(str(file or paths.settings_file()), QSettings.Format.IniFormat)

    def get(self, key: Key[T]) -> T:
        """The stored value, or the default when there is none or it is junk."""
        if not self._store.contains(key.name):
            return key.default
        value = key.read(self._store.value(key.name))
        return key.default if value is None else value

    def set(self, key: Key[T], value: T) -> None:
        """Store a value and tell it. ValueError when it is not allowed: that is a fault of ours."""
        if key.read(value) is None:
            raise ValueError(f"{key.name}: {value!r}")
        if value == self.get(key):
            return
        stored: object = QByteArray(value) if isinstance(value, bytes) else value
        self._store.setValue(key.name, list(stored) if isinstance(stored, tuple) else stored)
        self.changed.emit(key.name)

    def add_recent(self, file: str) -> None:
        """Put a file first among the recent ones."""
        others = [f for f in self.get(RECENT) if f != file]
        self.set(RECENT, (file, *others)[:RECENT_MOST])

    def sync(self) -> None:
        """Write what is still in memory."""
        self._store.sync()
