"""What a PyInstaller bundle keeps: an allow-list of Qt's plugins and translations, and only libraries that are needed.

PyInstaller takes along every plugin of each Qt module and all that those need: half of it would never be loaded.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from PyInstaller.depend import bindepend

Entry = tuple[str, str, str]  # place in the bundle, source, kind

MODULES_LEFT_OUT = [
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "test",
    "lib2to3",
    "distutils",
    "setuptools",
    "pip",
    "xmlrpc",
    "ftplib",
    "sqlite3",
    "ssl",
    "_ssl",
    "asyncio",
    "IPython",
    "matplotlib",
    "pandas",
    "PIL",
    *(
        f"PySide6.Qt{name}"
        for name in (
            "Qml",
            "Quick",
            "MultimediaWidgets",
            "Concurrent",
            "Pdf",
            "DBus",
            "OpenGL",
            "OpenGLWidgets",
            "PrintSupport",
            "Sql",
            "Test",
            "Xml",
        )
    ),
]
LANGUAGES = ("en", "de", "fr", "es", "it", "nl", "pl", "pt")
PLUGINS = re.compile(
    r"(^|/)plugins/("
    r"platforms/(lib)?q(xcb|wayland.*|offscreen|windows|cocoa)\.|"
    r"platformthemes/(lib)?qxdgdesktopportal\.|"
    r"platforminputcontexts/(lib)?(compose|ibus)platforminputcontextplugin\.|"
    r"wayland-shell-integration/(lib)?xdg-shell\.|wayland-decoration-client/|wayland-graphics-integration-client/.*shm|"
    r"imageformats/(lib)?q(svg|ico|jpeg)\.|iconengines/(lib)?qsvgicon\.|styles/)"
)
# parts of Python whose work is done by others in the bundle, or by nobody
DYNLOAD_OUT = re.compile(
    r"(_decimal|_tkinter|_codecs_(jp|kr|hk|cn|tw|iso2022)|_multibytecodec|_lsprof|_test|_xx|audioop|ossaudiodev|nis|"
    r"readline|termios|_curses|_dbm|_gdbm|_ssl|_hashlib|_crypt|resource|_elementtree|pyexpat|_asyncio|_uuid|_sqlite3|"
    r"_lzma|_bz2)[._]"
)
OUR_LIBRARIES = re.compile(r"(lib)?(python3|pyside6|shiboken6|Qt6|icu(data|i18n|uc)|vcruntime|msvcp|ucrt|api-ms)", re.I)
# what not every distribution has, in the versions that Qt needs
PORTABLE_LIBRARIES = re.compile(r"lib(xcb-(?!glx|dri|present)|xkbcommon|ffi)")
_LIBRARY = re.compile(r"lib.*\.so[.\d]*$|.*\.dll$|.*\.dylib$", re.I)


def _place(entry: Entry) -> str:
    return entry[0].replace(os.sep, "/")


def _is_library(entry: Entry) -> bool:
    place = _place(entry)
    name = place.rsplit("/", 1)[-1]
    return "/plugins/" not in place and bool(_LIBRARY.match(name)) and ".abi3." not in name


def _wanted(entry: Entry, libraries: Callable[[str], object]) -> bool:
    place = _place(entry)
    name = place.rsplit("/", 1)[-1]
    if place.endswith(".ts"):  # what translators edit; the program reads the .qm files
        return False
    if "/plugins/" in place or place.startswith("plugins/"):
        return bool(PLUGINS.search(place))
    if "PySide6/" in place and "/translations/" in place:
        found = re.search(r"/qtbase_([a-z]{2})(_[A-Z]{2})?\.qm$", place)
        return bool(found and found.group(1) in LANGUAGES)
    if "lib-dynload" in place or name.endswith(".pyd"):
        return not DYNLOAD_OUT.match(name)
    return not _is_library(entry) or bool(libraries(name))


def _needed(binaries: list[Entry]) -> list[Entry]:
    """The binaries without the libraries that no extension module, plugin or other kept library asks for."""
    seen: set[str] = set()
    todo = [entry for entry in binaries if not _is_library(entry)]
    kept = list(todo)
    by_name: dict[str, list[Entry]] = {}
    for entry in binaries:
        if _is_library(entry):
            by_name.setdefault(os.path.basename(entry[0]).lower(), []).append(entry)
    for name in [name for name in by_name if re.match(r"(lib)?(python3|vcruntime|ucrt|api-ms)", name)]:
        todo += by_name[name]
        kept += by_name[name]
        seen.add(name)
    while todo:
        for asked, _ in bindepend.get_imports(todo.pop()[1]):
            name = os.path.basename(asked).lower()
            if name not in seen:
                seen.add(name)
                kept += by_name.get(name, [])
                todo += by_name.get(name, [])
    return kept


def own_modules(source: str) -> list[str]:
    """Every module of the program by name, since some are imported by name when they are first needed."""
    files = sorted((Path(source) / "monopoly_qt").rglob("*.py"))
    names = [".".join(file.relative_to(source).with_suffix("").parts) for file in files]
    return [name.removesuffix(".__init__") for name in names if not name.endswith("__main__")]


def trimmed(binaries: Iterable[Entry], datas: Iterable[Entry], *, portable: bool) -> tuple[list[Entry], list[Entry]]:
    """The binaries and data that stay. `portable` keeps system libraries that not every distribution has."""

    def libraries(name: str) -> bool:
        return bool(OUR_LIBRARIES.match(name)) or (portable and bool(PORTABLE_LIBRARIES.match(name)))

    kept = _needed([entry for entry in binaries if _wanted(entry, libraries)])
    names = {os.path.basename(entry[0]) for entry in kept}
    rest = [entry for entry in datas if _wanted(entry, libraries) or entry[2] == "SYMLINK"]
    return kept, [entry for entry in rest if entry[2] != "SYMLINK" or os.path.basename(entry[0]) in names]
