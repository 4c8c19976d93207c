"""The log: what went wrong and what the user was told, kept in the place where each system keeps such files."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

from monopoly_qt import DISPLAY_NAME, __version__, alarm

NAME = "monopoly-qt"
_BYTES = 256 * 1024  # after which a new file is begun; one older file is kept beside it
_QT_LEVELS = {"QtDebugMsg": 10, "QtInfoMsg": 20, "QtWarningMsg": 30, "QtCriticalMsg": 40, "QtFatalMsg": 50}

log = logging.getLogger("monopoly_qt")
show_error: Callable[[str], None] | None = None  # set by the window: how it shows an unexpected error
_begun = False
_path: Path | None = None
_crashes: TextIO | None = None  # kept open for faulthandler


def folder() -> Path:
    """Where the log belongs on this system: LOCALAPPDATA, ~/Library/Logs or XDG_STATE_HOME."""
    home = Path(os.path.expanduser("~"))
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / NAME / "logs"
    if sys.platform == "darwin":
        return home / "Library" / "Logs" / DISPLAY_NAME
    state = os.environ.get("XDG_STATE_HOME", "")
    return (Path(state) if os.path.isabs(state) else home / ".local" / "state") / NAME


def begin() -> Path | None:
    """Open the log and catch everything that nobody else catches; the log's path, or None if no place takes it.

    Does it once, however often it is called.
    """
    global _begun
    if _begun:
        return _path
    _begun = True
    path = _open_log()
    for stream in ("stdout", "stderr"):
        if getattr(sys, stream) is None:  # a windowed program on Windows has none
            setattr(sys, stream, (path or Path(os.devnull)).open("a", encoding="utf-8"))
    sys.excepthook = _uncaught
    threading.excepthook = lambda error: _uncaught(error.exc_type, error.exc_value, error.exc_traceback)
    log.info("%s %s, Python %s, %s", NAME, __version__, sys.version.split()[0], sys.platform)
    return path


def path() -> Path | None:
    """The log's path; None before it is begun, or where no place takes it."""
    return _path


def _open_log() -> Path | None:
    """Add a handler in the first folder that takes one."""
    global _crashes, _path
    log.setLevel(logging.INFO)
    log.propagate = False
    logging.raiseExceptions = False  # a full disk must not fill the error stream
    for place in (folder, _other_folder):
        try:
            path = place() / f"{NAME}.log"
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and path.stat().st_size > _BYTES:
                path.replace(path.with_suffix(".old.log"))
            handler = logging.FileHandler(path, encoding="utf-8")
            _crashes = path.open("a", encoding="utf-8")
        except OSError:
            continue
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        log.addHandler(handler)
        faulthandler.enable(_crashes)
        _path = path
        return path
    log.addHandler(logging.NullHandler())
    return None


def _other_folder() -> Path:
    """A place for the log when its own takes no file."""
    import tempfile  # takes time, and is hardly ever needed

    return Path(tempfile.gettempdir()) / f"{NAME}-{os.getpid()}"


def told(text: str) -> None:
    """Note a message that the user was shown."""
    log.warning("shown: %s", text)


def _uncaught(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
    """Log an error nobody expected and show it: in the window when there is one, else with the system's own means."""
    if issubclass(kind, KeyboardInterrupt):
        return
    log.critical("%s", "".join(traceback.format_exception(kind, error, trace)))
    short = f"{kind.__name__}: {error}"
    if show_error is not None:
        show_error(short)
    else:
        _last_words(short)


def _last_words(reason: str) -> None:
    kept = f"The log is {_path}" if _path else "There is no place for a log either."
    text = f"The game cannot start.\n\n{reason}\n\n{_advice(reason)}\n{kept}"
    told(text)
    alarm.say(DISPLAY_NAME, text)


def _advice(reason: str) -> str:
    """What the user can do about a reason, as one line."""
    if "cannot open shared object" in reason or "DLL load failed" in reason:
        return "A part of the system that the game needs is missing. Install the game again: that brings it."
    if any(word in reason for word in ("Read-only", "Permission denied", "No space left", "[Errno 13]", "[Errno 28]")):
        return "The game needs room for its settings and games in your own folder. Please make it writable."
    if "display" in reason or "platform plugin" in reason:
        return "The game needs a desktop to show its window on."
    return "Start it again; if that does not help, install it again. Your saved games are kept."


def watch_qt() -> None:
    """Send Qt's own messages to the log, and show the one that ends the program. Call before QApplication is made."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    def handle(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        log.log(_QT_LEVELS.get(kind.name, logging.WARNING), "Qt: %s", message)
        if kind == QtMsgType.QtFatalMsg:
            _last_words(_why_no_platform() or message.splitlines()[0])

    qInstallMessageHandler(handle)


def _why_no_platform() -> str:
    """The missing library that keeps Qt's X11 part from loading; empty when that is not the reason."""
    import ctypes

    import PySide6

    plugin = Path(next(iter(PySide6.__path__))) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    try:
        if plugin.exists():
            ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error.__cause__ or error)  # a bundle's starter wraps the error that names the library
    return ""
