"""Puts the Windows program together, on any system: CPython's embeddable package, the parts of Qt in use, the game.

python assemble.py EMBED WHEELS SOURCE OUT      EMBED, WHEELS: unpacked; OUT: MonopolyQt.exe and runtime/
"""

from __future__ import annotations

import compileall
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pefile

PTH = "python313.zip\n.\nsite\napp\n"  # nothing of another Python on the machine is ever looked at
RUNTIME_OUT = re.compile(
    r"python(w)?\.exe|python\.cat|python313\._pth|_ssl|libssl|_sqlite3|sqlite3|_elementtree|pyexpat|_msi|_wmi|_overlapped|"
    r"_asyncio|winsound|_decimal|_hashlib|libcrypto|_lzma|_bz2|_uuid|_zoneinfo"
)
MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtMultimedia", "QtNetwork")
PLUGINS = (
    "platforms/qwindows.dll",
    "platforms/qoffscreen.dll",
    "styles/*.dll",
    "imageformats/qsvg.dll",
    "imageformats/qico.dll",
    "imageformats/qjpeg.dll",
    "iconengines/qsvgicon.dll",
)
LANGUAGES = ("de", "es", "fr", "it", "nl", "pl", "pt_BR")
LIBRARIES = ("msgspec", "filelock", "tqdm")
LIBRARY_OUT = shutil.ignore_patterns(
    "__pycache__", "*.pyi", "py.typed", "tests", "*.ts", "completion.sh", "tqdm.1", "*.h"
)
# what Windows 10 (1809) and later have themselves
OF_WINDOWS = re.compile(r"api-ms-win-.*\.dll")
WINDOWS_HAS = set((Path(__file__).parent / "system-dlls.txt").read_text(encoding="utf-8").split())


def imports(file: Path) -> list[str]:
    """The DLLs that a file asks for, at once or later."""
    with pefile.PE(str(file), fast_load=True) as pe:
        pe.parse_data_directories([1, 13])
        tables = [getattr(pe, f"DIRECTORY_ENTRY_{name}", []) for name in ("IMPORT", "DELAY_IMPORT")]
        return [entry.dll.decode().lower() for table in tables for entry in table]


def binaries(folder: Path) -> Iterator[Path]:
    """The programs and libraries in a folder."""
    return (file for file in sorted(folder.rglob("*")) if file.suffix.lower() in (".exe", ".dll", ".pyd"))


def qt_files(wheels: Path) -> set[Path]:
    """The files of PySide6 in use: some modules, some plugins, and every library that those need."""
    pyside, shiboken = wheels / "PySide6", wheels / "shiboken6"
    keep = {pyside / f"{module}.pyd" for module in MODULES} | {pyside / "__init__.py", pyside / "_config.py"}
    keep |= {file for pattern in PLUGINS for file in (pyside / "plugins").glob(pattern)}
    keep |= {file for file in shiboken.rglob("*") if file.suffix in (".py", ".pyd") and "docs" not in file.parts}
    libraries = {
        (file.parent, file.name.lower()): file for folder in (shiboken, pyside) for file in folder.glob("*.dll")
    }
    todo = [file for file in keep if file.suffix in (".pyd", ".dll")]
    while todo:
        asking = todo.pop()
        own = shiboken if asking.is_relative_to(shiboken) else pyside
        for name in imports(asking):  # Windows looks beside the asking file first
            file = libraries.get((own, name), libraries.get((pyside, name), libraries.get((shiboken, name))))
            if file and file not in keep:
                keep.add(file)
                todo.append(file)
    return keep | {pyside / "translations" / f"qtbase_{language}.qm" for language in LANGUAGES}


def copy(files: set[Path], base: Path, target: Path) -> None:
    """Copy files, keeping their places below `base`."""
    for file in files:
        place = target / file.relative_to(base)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, place)


def unresolved(folder: Path) -> set[str]:
    """The DLLs that are neither in the folder nor part of Windows."""
    here = {file.name.lower() for file in folder.rglob("*")}
    asked = {name for file in binaries(folder) for name in imports(file)}
    return {
        name for name in asked - here if not OF_WINDOWS.match(name) and name.removesuffix(".dll") not in WINDOWS_HAS
    }


def main(embed: Path, wheels: Path, source: Path, out: Path) -> int:
    """Assemble; 1 when a library would be missing on Windows."""
    if sys.version_info[:2] != (3, 13):
        raise SystemExit("needs Python 3.13, whose compiled files the package's own Python can read")
    runtime = out / "runtime"
    site, app = runtime / "site", runtime / "app" / "monopoly_qt"
    shutil.rmtree(runtime, ignore_errors=True)
    copy(
        {file for file in embed.iterdir() if file.is_file() and not RUNTIME_OUT.match(file.name.lower())},
        embed,
        runtime,
    )
    (runtime / "python313._pth").write_text(PTH, encoding="ascii")
    copy(qt_files(wheels), wheels, site)
    for library in LIBRARIES:
        shutil.copytree(wheels / library, site / library, ignore=LIBRARY_OUT)
    shutil.copytree(source / "monopoly_qt", app, ignore=LIBRARY_OUT)
    shutil.copytree(source / "resources", app / "resources", ignore=LIBRARY_OUT)
    for folder in (site, runtime / "app"):  # unchecked: the files never change, and reading them is quicker
        compileall.compile_dir(
            str(folder),
            quiet=1,
            stripdir=str(folder),
            workers=1,
            invalidation_mode=compileall.py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
    missing = unresolved(out)
    print(
        f"{sum(file.stat().st_size for file in out.rglob('*') if file.is_file()) / 1e6:.1f} MB in "
        f"{sum(file.is_file() for file in out.rglob('*'))} files; libraries missing: {sorted(missing) or 'none'}"
    )
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
