"""Help → Report a problem: the end of the log, to be copied by whoever wants to."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from monopoly_qt import logfile
from monopoly_qt.dialogs.report import ReportDialog

from .desk import Desk


def test_the_fault_is_found_and_copied(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "monopoly-qt.log"
    log.write_text("older\n" * 300 + "ZeroDivisionError: a fault of ours\n", "utf-8")
    monkeypatch.setattr(logfile, "_path", log)
    desk = Desk(qtbot, tmp_path / "desk")
    desk.window.actions_.all["report"].trigger()
    dialog = desk.window.files.dialog
    assert isinstance(dialog, ReportDialog)
    assert dialog.text.toPlainText().endswith("ZeroDivisionError: a fault of ours")
    assert dialog.text.blockCount() <= 200
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert "a fault of ours" in QGuiApplication.clipboard().text()
    desk.close()


def test_without_a_log_there_is_no_folder_to_open(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ReportDialog(tmp_path / "none" / "x.log")
    qtbot.addWidget(dialog)
    assert dialog.text.toPlainText() == ""
    nowhere = ReportDialog(None)
    qtbot.addWidget(nowhere)
    assert nowhere.folder_button.isHidden()
