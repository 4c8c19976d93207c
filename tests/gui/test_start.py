"""What the window's start does without: each of these would cost it time again. No test measures time."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
# A usual one: Qt's own is smaller than the window, which is then laid out twice.
SCREEN = {
    "name": "screen", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1,
}  # fmt: skip
# Starts a game as the program does and tells, when the first question is painted, what was loaded by then.
STARTED = """
import enum, json, sys
from pathlib import Path
from monopoly_qt import quick_imports
quick_imports.load()
import PySide6.QtGui, PySide6.QtWidgets
from PySide6.QtCore import QTimer
from monopoly_qt.app import application, build
from monopoly_qt.bridge.settings import Settings
from monopoly_qt.core.game import Player, Setup

app = application()
window = build(Settings(Path("settings.ini")), Path("games"))
window.restore()
window.show()
players = (Player("Ann", "car", "#C8420F"), Player("Bob", "dog", "#1C6E93", "casual"))
loaded = []

def painted():
    late = [name for name, module in sys.modules.items() if "signature" in name and "__getattr__" in vars(module)]
    kinds = [kind for base in (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag) for kind in base.__subclasses__()]
    members = [str(name) for kind in kinds if kind.__module__.startswith("PySide6") for name in kind.__members__]
    loaded.extend([sorted(sys.modules), late, list(vars(PySide6.QtGui)), list(vars(PySide6.QtWidgets)), len(members)])
    app.exit()

window.session.asking.connect(lambda: QTimer.singleShot(0, window, painted))
QTimer.singleShot(0, window, lambda: window.files.start(Setup("us", players, 5)))
app.exec()
assert window.board.spaces[0].picture_key  # it was painted
window.close()
print(json.dumps(loaded))
"""
# Refused calls: what PySide says of them comes from modules that it gets late.
REFUSED = """
from monopoly_qt import quick_imports
if {quick}:
    quick_imports.load()
from PySide6.QtCore import QObject, QRect, QTimer
for wrong in (lambda: QTimer().setInterval("long"), lambda: QRect("a", 3), lambda: QObject(nobody=1)):
    try:
        wrong()
    except Exception as error:
        print(repr(error))
print(QTimer.setInterval.__doc__)
from PySide6.support.signature.lib import enum_sig, pyi_generator
print(enum_sig.ExactEnumerator, pyi_generator.Formatter, hasattr(enum_sig, "nothing"), hasattr(pyi_generator, "__x__"))
from PySide6.support import feature
print(feature.info("nobody"), feature.snake_case, hasattr(feature, "nothing"))
"""

UNUSED = {
    "argparse", "asyncio", "dataclasses", "filelock", "multiprocessing", "PySide6.QtMultimedia", "PySide6.QtNetwork",
    "inspect", "tqdm", "typing_extensions",
}  # fmt: skip
LAZY = (
    "ai", "bridge.chronicle", "bridge.pseudo", "bridge.story", "bridge.summary", "dialogs.about", "dialogs.auction",
    "dialogs.debt", "dialogs.estate", "dialogs.game_over", "dialogs.new_game", "dialogs.replay", "dialogs.report",
    "dialogs.rules", "dialogs.settings", "dialogs.trade", "selftest", "save.check", "save.scenario",
)  # fmt: skip


class Started(NamedTuple):
    """All modules, PySide's late ones that did not run, the classes of Qt in use, the members of Qt's enums."""

    modules: set[str]
    late: set[str]
    gui: set[str]
    widgets: set[str]
    members: int


def _run(code: str, folder: Path) -> str:
    command = [sys.executable, "-c", code]
    (folder / "screen.json").write_text(json.dumps({"screens": [SCREEN]}))
    env = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen:configfile=screen.json"}
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Started:
    """What is there when the first question is painted."""
    found = json.loads(_run(STARTED, tmp_path_factory.mktemp("start")).splitlines()[-1])
    return Started(*(set(part) for part in found[:-1]), found[-1])


def test_modules_that_the_first_question_does_not_need_are_not_loaded(started: Started) -> None:
    own = {name.removeprefix("monopoly_qt.") for name in started.modules if name.startswith("monopoly_qt.")}
    assert "dialogs.turn_questions" in own  # it was asked
    assert {name for name in own if name.startswith(LAZY)} <= {"ai", "ai.reasons"}
    assert not started.modules & UNUSED
    assert len(own) < 140, "each module costs its share of the start: is all of it needed before the first question?"


def test_classes_of_qt_that_nobody_sees_yet_are_not_made(started: Started) -> None:
    assert "QMainWindow" in started.widgets  # a class that is used is there
    assert not started.gui & {"QTextLayout", "QTextCharFormat", "QTextDocument", "QGradient", "QClipboard"}
    assert not started.widgets & {"QMessageBox", "QFileDialog", "QDialog", "QTabWidget", "QSpinBox", "QLineEdit"}


def test_qt_brings_no_more_enums_than_are_needed(started: Started) -> None:
    """A class of Qt comes with all its enums, a member takes 8 µs: the largest part of the start."""
    assert 1000 < started.members < 3330, "which class was added, and is it needed before the first question?"


def test_pyside_writes_no_error_messages_at_a_start(started: Started) -> None:
    names = {name.removeprefix("shibokensupport.signature.") for name in started.late}
    assert names >= {"errorhandler", "layout", "parser", "lib.enum_sig", "lib.pyi_generator", "lib.tool"}


def test_pyside_says_the_same_when_its_modules_come_late(tmp_path: Path) -> None:
    late, usual = (_run(REFUSED.format(quick=quick), tmp_path) for quick in (True, False))
    assert late == usual
    assert "setInterval(self, msec: int, /) -> None" in late
    assert "not a Qt property" in late
