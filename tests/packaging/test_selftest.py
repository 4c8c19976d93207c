"""The self-test finds what is missing, and finds nothing in a whole installation."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from monopoly_qt import __version__, assets, logfile, selftest


@pytest.fixture(autouse=True)
def _quiet(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logfile, "watch_qt", lambda: None)  # the tests watch Qt themselves
    monkeypatch.setattr(qapp, "setApplicationName", lambda _: None)


def _report(tmp_path: Path, qtlog: Any) -> tuple[int, dict[str, Any]]:
    with qtlog.disabled():  # a machine without sound, or a file damaged on purpose, makes Qt warn
        code = selftest.run(tmp_path / "report.json")
    return code, json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))


def test_a_whole_installation_has_no_fault(tmp_path: Path, qtlog: Any) -> None:
    code, report = _report(tmp_path, qtlog)
    assert (code, report["faults"], report["exit_code"]) == (0, [], 0)
    assert report["versions"]["program"] == __version__
    assert {"versions", "platform", "languages", "fonts", "pictures", "sound", "paths", "scale"} <= set(report)


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ("pictures/app.svg", "picture app.svg paints nothing"),
        ("fonts/barlow-condensed/BarlowCondensed-Medium.ttf", "font BarlowCondensed-Medium.ttf cannot be used"),
        ("translations/monopoly_de.qm", "translations"),
    ],
)
def test_a_damaged_file_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtlog: Any, broken: str, told: str
) -> None:
    root = tmp_path / "resources"
    shutil.copytree(assets.ROOT, root)
    (root / broken).write_bytes(b"not what it says")
    monkeypatch.setattr(assets, "ROOT", root)
    code, report = _report(tmp_path, qtlog)
    assert code == 1
    assert any(told in fault for fault in report["faults"])


def test_missing_sounds_are_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtlog: Any) -> None:
    root = tmp_path / "resources"
    shutil.copytree(assets.ROOT, root, ignore=shutil.ignore_patterns("*.wav"))
    monkeypatch.setattr(assets, "ROOT", root)
    assert "no sound comes with the program" in _report(tmp_path, qtlog)[1]["faults"]
