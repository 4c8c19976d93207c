"""Which language the window speaks: our translations and Qt's own, switched while the program runs."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from .. import assets

SHIPPED: Final = ("en", "de", "fr", "es")
NATIVE_NAMES: Final = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
PSEUDO: Final = "xx"  # see bridge.pseudo

_installed: list[QTranslator] = []
_data: list[bytes] = []
_current = "en"


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
    return _locale("en" if _current == PSEUDO else _current)


@cache
def _locale(code: str) -> QLocale:
    system = QLocale.system()
    return system if system.name().split("_")[0] == code else QLocale(code)


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
    _locale.cache_clear()  # the system's may be another by now
    for old in _installed:
        app.removeTranslator(old)
    _installed[:] = _translators(language)
    for new in _installed:
        app.installTranslator(new)


def _translators(language: str) -> list[QTranslator]:
    """Qt's own words first: the translator installed last is asked first."""
    ours = _load(str(assets.path("translations", f"monopoly_{'en' if language == PSEUDO else language}.qm")))
    if language == PSEUDO:
        from .pseudo import PseudoTranslator  # for tests

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
