"""The self-test: does this installation have all it needs? Used by the packages' checks and for reports of faults."""

from __future__ import annotations

import importlib
import json
import os
import platform
import sys
import time
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QDir, QEventLoop, QLibraryInfo, QStandardPaths, QTimer, QTranslator, QUrl, qVersion
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from monopoly_qt import __version__, assets, logfile

Report = dict[str, Any]
LIBRARIES = ("msgspec", "filelock", "tqdm")
SOUND_WAIT = 5000  # ms that one sound may take to load
PLACES = ("AppDataLocation", "AppLocalDataLocation", "AppConfigLocation", "CacheLocation", "DocumentsLocation")


def run(file: Path) -> int:
    """Test this installation and write the findings as JSON; 0 when all is there, 1 when something is missing."""
    logfile.watch_qt()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    app.setApplicationName(logfile.NAME)  # decides where this system keeps our files
    report: Report = {"faults": []}
    parts: tuple[tuple[str, Callable[[list[str]], object]], ...] = (
        ("versions", versions),
        ("platform", system),
        ("languages", languages),
        ("fonts", fonts),
        ("pictures", pictures),
        ("sound", sound),
        ("paths", paths),
        ("scale", scale),
    )
    for name, part in parts:
        began = time.perf_counter()
        report[name] = part(report["faults"])
        logfile.log.info("self-test %s took %.3f s", name, time.perf_counter() - began)
    report["exit_code"] = 1 if report["faults"] else 0
    file.write_text(json.dumps(report, ensure_ascii=False, indent=1), encoding="utf-8")
    del app
    return int(report["exit_code"])


def versions(_faults: list[str]) -> Report:
    """The versions of the program and of what it stands on."""
    libraries = {name: str(importlib.import_module(name).__version__) for name in LIBRARIES}
    return {
        "program": __version__,
        "python": platform.python_version(),
        "qt": qVersion(),
        "pyside": PySide6.__version__,
        **libraries,
    }


def system(_faults: list[str]) -> Report:
    """The system and the Qt platform that shows the window."""
    name = QGuiApplication.platformName()
    return {
        "system": sys.platform,
        "qt_platform": name,
        "frozen": bool(getattr(sys, "frozen", False)),
        "executable": sys.executable,
        "resources": str(assets.ROOT),
    }


def languages(faults: list[str]) -> Report:
    """The languages of the program, and those of Qt's own words."""
    places = {
        "own": str(assets.path("translations")),
        "qt": QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
    }
    report: Report = {}
    for name, place in places.items():
        files = QDir(place).entryList(["monopoly_*.qm" if name == "own" else "qtbase_*.qm"])
        report[name] = [file for file in files if QTranslator().load(file, place)]
        if not files or len(report[name]) < len(files):
            faults.append(f"{len(report[name])} of {len(files)} translations in {place} can be used")
    return report


def fonts(faults: list[str]) -> Report:
    """Every font that comes with the program, and how many the system has."""
    families: dict[str, list[str]] = {}
    for file in sorted(assets.path("fonts").rglob("*.[to]tf")):
        number = QFontDatabase.addApplicationFont(str(file))
        families[file.name] = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if not families[file.name]:
            faults.append(f"font {file.name} cannot be used")
    if not families:
        faults.append("no font comes with the program")
    return {"own": families, "families": len(QFontDatabase.families())}


def pictures(faults: list[str]) -> Report:
    """Every picture that comes with the program: it must parse and paint at least one pixel."""
    formats = sorted(bytes(name.data()).decode() for name in QImageReader.supportedImageFormats())
    faults += [f"no support for {name} pictures" for name in ("png", "svg", "ico", "jpeg") if name not in formats]
    files = sorted(assets.path("pictures").rglob("*.svg"))
    faults += [f"picture {file.name} paints nothing" for file in files if not _paints(file)]
    if not files:
        faults.append("no picture comes with the program")
    return {"count": len(files), "formats": formats}


def _paints(file: Path) -> bool:
    renderer, image = QSvgRenderer(str(file)), QImage(32, 32, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return renderer.isValid() and any(image.pixelColor(x, y).alpha() for x in range(32) for y in range(32))


def sound(faults: list[str]) -> Report:
    """Every sound that comes with the program, and the devices to play it on. No device is no fault."""
    try:
        from PySide6.QtMultimedia import QMediaDevices
    except ImportError as error:  # a system library is missing: the game then plays silently
        faults.append(str(error))
        return {"count": 0, "devices": [], "status": {}}
    devices = [device.description() for device in QMediaDevices.audioOutputs()]
    files = sorted(assets.path("sounds").rglob("*.wav"))
    if not files:
        faults.append("no sound comes with the program")
    lengths = {file: _frames(file) for file in files}
    faults += [f"sound {file.name} is empty" for file, frames in lengths.items() if not frames]
    status: dict[str, str] = {}
    if devices and files:  # the longest: some systems swallow the first tenths of a second
        longest = max(files, key=lambda file: lengths[file])
        status[longest.name] = _load_sound(longest)
        if status[longest.name] != "Ready":
            faults.append(f"sound {longest.name} cannot be played: {status[longest.name]}")
    return {"count": len(files), "devices": devices, "status": status}


def _frames(file: Path) -> int:
    with wave.open(str(file)) as opened:
        return int(opened.getnframes())


def _load_sound(file: Path) -> str:
    """Load and play one sound; its status in the end."""
    from PySide6.QtMultimedia import QSoundEffect

    loop, effect = QEventLoop(), QSoundEffect()

    def loaded() -> None:
        if effect.status() != QSoundEffect.Status.Loading:
            loop.quit()

    def played() -> None:
        if not effect.isPlaying():
            loop.quit()

    effect.statusChanged.connect(loaded)
    effect.setSource(QUrl.fromLocalFile(str(file)))
    if effect.status() == QSoundEffect.Status.Loading:
        QTimer.singleShot(SOUND_WAIT, loop.quit)
        loop.exec()
    status = effect.status().name
    if status == "Ready":
        effect.playingChanged.connect(played)
        effect.play()
        QTimer.singleShot(SOUND_WAIT, loop.quit)
        loop.exec()
    return status


def paths(_faults: list[str]) -> Report:
    """Where this system keeps the program's files; `writable` is by the nearest folder that exists."""
    places = {name: QStandardPaths.writableLocation(QStandardPaths.StandardLocation[name]) for name in PLACES}
    places["log"] = str(logfile.folder())
    return {name: {"path": place, "writable": _writable(Path(place))} for name, place in places.items()}


def _writable(place: Path) -> bool:
    while not place.exists() and place != place.parent:
        place = place.parent
    return os.access(place, os.W_OK)


def scale(_faults: list[str]) -> list[Report]:
    """Each screen's size in logical pixels and the pixels in each."""
    return [
        {
            "name": screen.name(),
            "size": [screen.size().width(), screen.size().height()],
            "ratio": screen.devicePixelRatio(),
            "dpi": round(screen.logicalDotsPerInch(), 1),
        }
        for screen in QGuiApplication.screens()
    ]
