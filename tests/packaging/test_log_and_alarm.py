"""The log's place, what goes into it, and the last words of a program without a window."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopoly_qt import alarm, logfile


@pytest.fixture
def fresh_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """No log yet, and a place for one; afterwards everything as before."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("threading.excepthook", lambda _: None)
    monkeypatch.setattr(logfile.faulthandler, "enable", lambda _: None)
    monkeypatch.setattr(logfile, "_begun", False)
    monkeypatch.setattr(logfile, "_path", None)
    monkeypatch.setattr(logfile, "show_error", None)
    monkeypatch.setattr(logfile.log, "propagate", True)
    handlers, logfile.log.handlers = logfile.log.handlers, []
    yield tmp_path / logfile.NAME / "monopoly-qt.log"
    for handler in logfile.log.handlers:
        handler.close()
    if logfile._crashes is not None:
        logfile._crashes.close()
    logfile.log.handlers = handlers


@pytest.mark.parametrize(
    ("system", "variable", "expected"),
    [
        ("win32", "LOCALAPPDATA", "place/monopoly-qt/logs"),
        ("linux", "XDG_STATE_HOME", "place/monopoly-qt"),
        ("darwin", "HOME", "place/Library/Logs/Monopoly Qt"),
    ],
)
def test_each_system_has_its_place_for_logs(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, variable: str, expected: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(variable, str(tmp_path / "place"))
    assert logfile.folder() == tmp_path / expected


def test_a_relative_state_folder_is_ignored_as_the_standard_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_STATE_HOME", "state")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert logfile.folder() == tmp_path / ".local/state/monopoly-qt"


def test_it_opens_once_and_keeps_what_was_told(fresh_log: Path) -> None:
    assert logfile.begin() == logfile.begin() == fresh_log
    logfile.told("The disk is full.")
    assert sum(isinstance(h, logging.FileHandler) for h in logfile.log.handlers) == 1  # pytest adds its own
    assert fresh_log.read_text(encoding="utf-8").count("shown: The disk is full.") == 1


def test_a_long_log_is_put_aside(fresh_log: Path) -> None:
    fresh_log.parent.mkdir()
    fresh_log.write_text("x" * (logfile._BYTES + 1), encoding="utf-8")
    logfile.begin()
    assert fresh_log.stat().st_size < 1000
    assert fresh_log.with_suffix(".old.log").stat().st_size > logfile._BYTES


def test_a_program_without_streams_gets_some(fresh_log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    logfile.begin()
    print("said to nobody", flush=True)
    sys.stdout.close()
    assert "said to nobody" in fresh_log.read_text(encoding="utf-8")


def test_a_place_that_takes_no_file_is_no_reason_to_fail(fresh_log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh_log.parent.parent.joinpath("file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(fresh_log.parent.parent / "file"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(fresh_log.parent.parent / "file"))
    assert logfile.begin() is None
    logfile.told("still works")


def test_an_unexpected_error_is_logged_and_shown_by_the_window(fresh_log: Path) -> None:
    shown: list[str] = []
    logfile.begin()
    logfile.show_error = shown.append
    try:
        raise ValueError("seven houses")
    except ValueError as error:
        sys.excepthook(type(error), error, error.__traceback__)
    assert shown == ["ValueError: seven houses"]
    assert "test_log_and_alarm.py" in fresh_log.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("reason", "advice"),
    [
        ("libEGL.so.1: cannot open shared object file", "Install the game again"),
        ("[Errno 30] Read-only file system", "make it writable"),
        ("could not connect to display", "needs a desktop"),
        ("KeyError: 'x'", "Your saved games are kept"),
    ],
)
def test_without_a_window_the_last_words_say_what_to_do(
    fresh_log: Path, monkeypatch: pytest.MonkeyPatch, reason: str, advice: str
) -> None:
    said: list[str] = []
    monkeypatch.setattr(alarm, "say", lambda _title, text: said.append(text))
    logfile.begin()
    sys.excepthook(OSError, OSError(reason), None)
    assert reason in said[0]
    assert advice in said[0]
    assert str(fresh_log) in said[0]


def test_the_alarm_never_raises_and_always_reaches_the_error_stream(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_display(_title: str, _text: str) -> None:
        raise OSError("no display")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(alarm, "_x11_window", no_display)
    alarm.say("Monopoly Qt", "Cannot start.")
    assert "Monopoly Qt: Cannot start." in capsys.readouterr().err


def test_the_alarm_breaks_long_lines_and_keeps_empty_ones() -> None:
    lines = alarm.lines("word " * 40 + "\n\nlast")
    assert all(len(line) <= alarm.LINE for line in lines)
    assert lines[-2:] == ["", "last"]
    assert "".join(lines).count("word") == 40


def test_qt_speaks_to_the_log(fresh_log: Path) -> None:
    from PySide6.QtCore import qInstallMessageHandler, qWarning

    logfile.begin()
    before = qInstallMessageHandler(None)
    try:
        logfile.watch_qt()
        qWarning("a warning of Qt")
    finally:
        qInstallMessageHandler(before)
    assert "WARNING Qt: a warning of Qt" in fresh_log.read_text(encoding="utf-8")
    assert logging.getLogger("monopoly_qt") is logfile.log
