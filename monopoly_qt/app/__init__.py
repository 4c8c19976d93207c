"""The composition root: the only place that builds session, settings, store and window, and joins them."""

import os
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from .. import DISPLAY_NAME, __version__, assets, logfile
from ..bridge import language, paths, sweep
from ..bridge import settings as keys
from ..bridge.session import Session
from ..bridge.settings import Settings
from ..bridge.store import Store
from ..main_window.window import MainWindow
from ..widgets.theme import STYLE, theme

DESKTOP_ID: Final = "io.github.monopoly_qt.MonopolyQt"
_LATER_MS: Final = 400  # what the first paint does not wait for


def has_display() -> bool:
    """Whether a window could be seen."""
    if os.environ.get("QT_QPA_PLATFORM", "").startswith(("offscreen", "minimal")):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def application(argv: list[str] | None = None) -> QApplication:
    """The QApplication with the program's name, icon, fonts and language; made once."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    QGuiApplication.setDesktopFileName(DESKTOP_ID)
    QCoreApplication.setApplicationName("monopoly-qt")
    QCoreApplication.setApplicationVersion(__version__)
    app = QApplication([*(argv or sys.argv[:1]), "-style", STYLE])
    app.setProperty("style", STYLE)  # so that the theme need not load it again
    app.setApplicationDisplayName(DISPLAY_NAME)
    app.setWindowIcon(QIcon(str(assets.path("pictures", "app.svg"))))
    return app


def build(settings: Settings, folder: Path) -> MainWindow:
    """A window with a session and everything else it needs; games under way are kept in `folder`."""
    look = theme()
    look.choose(settings.get(keys.THEME))
    look.set_scale(settings.get(keys.TEXT_SIZE))
    look.set_patterns(settings.get(keys.PATTERNS))
    look.apply()
    language.set_language(settings.get(keys.LANGUAGE))
    session = Session(settings)
    window = MainWindow(session, settings, Store(folder, lambda: session.clock.played))
    sweep.built()
    return window


def _settle(window: MainWindow) -> None:
    """What can be done once the window is there."""
    window.sounds.prepare()
    sweep.settle()


def play(file: Path | None) -> int:
    """Open the window and play until it is closed; the exit code."""
    logfile.begin()
    if not has_display() and "QT_QPA_PLATFORM" not in os.environ:
        print("There is no display for the window, so computers play a game for you to look at afterwards.")
        from .demo import run, usual

        return run(usual())
    logfile.watch_qt()
    app = application()
    window = build(Settings(), paths.games_folder())
    logfile.show_error = window.files.tell_fault
    window.restore()
    window.show()
    QTimer.singleShot(0, window, lambda: window.begin(file))
    QTimer.singleShot(_LATER_MS, window, lambda: _settle(window))
    code = app.exec()
    logfile.show_error = None
    return code
