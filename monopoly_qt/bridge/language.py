"""Which language the window speaks: our translations and Qt's own, switched while the program runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from .. import assets

SHIPPED: Final = ("en", "de", "fr", "es")
NATIVE_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
PSEUDO: Final = "xx"  # not in the menu: every word 40 % longer, to find what would be clipped

_installed: list[QTranslator] = []
_data: list[bytes] = []
_current = "en"


class PseudoTranslator(QTranslator):
    """Makes every word of the sources longer, keeps placeholders, and so shows what is not translatable or clipped."""

    _KEPT: Final = re.compile(r"(\{[^}]*\}|%n|&|<[^>]*>|\b\d+\b)")
    _WORD: Final = re.compile(r"[^\W\d_]+")

    def __init__(self, english: QTranslator) -> None:
        super().__init__()
        self._english = english

    def translate(self, context: str, source: str, note: str | None = None, n: int = -1, /) -> str:
        """See QTranslator."""
        text = self._english.translate(context, source, note, n) or source
        pieces = self._KEPT.split(text)
        return "".join(p if i % 2 else self._WORD.sub(self._longer, p) for i, p in enumerate(pieces))

    @staticmethod
    def _longer(word: re.Match[str]) -> str:
        text = word.group()
        return text + "ô" * max(1, round(len(text) * 0.4))

    def isEmpty(self) -> bool:
        """See QTranslator: one that says it is empty is not asked."""
        return False


def system_language() -> str:
    """The first of the system's languages that we speak, else English."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.split("-")[0].lower()
        if code in SHIPPED:
            return code
    return "en"


def current() -> str:
    """The code of the language that the window speaks now."""
    return _current


def locale() -> QLocale:
    """The locale for numbers and dates of that language, with the system's country if it fits."""
    system = QLocale.system()
    code = "en" if _current == PSEUDO else _current
    if system.name().split("_")[0] == code:
        return system
    return QLocale(code)


def set_language(code: str) -> None:
    """Switch to "system", one of SHIPPED, or PSEUDO; windows get a LanguageChange event. ValueError: unknown."""
    global _current
    language = system_language() if code == "system" else code
    if language not in (*SHIPPED, PSEUDO):
        raise ValueError(f"unknown language {code!r}")
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("a language needs an application")
    _current = language
    for old in _installed:
        app.removeTranslator(old)
    _installed[:] = _translators(language)
    for new in _installed:
        app.installTranslator(new)


def _translators(language: str) -> list[QTranslator]:
    """Qt's own words first: the translator installed last is asked first."""
    ours = _load(str(assets.path("translations", f"monopoly_{'en' if language == PSEUDO else language}.qm")))
    if language == PSEUDO:
        return [PseudoTranslator(ours)]
    qt = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return [qt, ours] if qt.load(f"qtbase_{language}", folder) else [ours]


def _load(file: str) -> QTranslator:
    # read, not mapped: a file that an update changes while the program runs would end it
    data = Path(file).read_bytes()
    translator = QTranslator()
    if not translator.load(data):
        raise ValueError(f"a translation of this installation is damaged: {file}")
    _data[:] = [*_data[-1:], data]  # the translator only points to it
    return translator
