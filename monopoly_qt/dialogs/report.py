"""What to send when something went wrong: the end of the log, where it lies, and how to take it along."""

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from .dialog import Dialog
from .parts import label

_LINES = 200  # of the log that are shown; they hold the last faults with all that led to them
_BYTES = 64 * 1024


def last_lines(path: Path | None) -> str:
    """The end of the log; "" where there is none that can be read."""
    if path is None:
        return ""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - _BYTES))
            return "\n".join(file.read().decode("utf-8", "replace").splitlines()[-_LINES:])
    except OSError:
        return ""


class ReportDialog(Dialog):
    """Nothing is sent by itself: the person copies the text or opens the folder."""

    def __init__(self, log: Path | None, parent: QWidget | None = None) -> None:
        super().__init__(parent, 720, 560)
        self._log = log
        self.what, self.where = label(), label("soft")
        self.text = QPlainTextEdit(last_lines(log))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(240)
        for part in (self.what, self.where, self.text):
            self.body.addWidget(part)
        self.close_button = self.add_close()
        self.copy_button = self.add_button("copy")
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.folder_button = self.add_button("folder")
        self.folder_button.setVisible(log is not None)
        self.folder_button.clicked.connect(self._open_folder)
        self.retranslate()
        self.text.moveCursor(self.text.textCursor().MoveOperation.End)

    def _open_folder(self) -> None:
        if self._log is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log.parent)))

    def retranslate(self) -> None:
        """See Dialog."""
        self.setWindowTitle(self.tr("Report a problem"))
        self.what.setText(
            self.tr(
                "Tell us what you did and what you saw, and add the saved game (Game, Save as) and the text below: it "
                "says what went wrong inside. Nothing is sent unless you send it."
            )
        )
        here = self.tr("The whole log: {path}").format(path=self._log)
        self.where.setText(here if self._log is not None else self.tr("No folder takes a log on this computer."))
        self.text.setAccessibleName(self.tr("The end of the log"))
        self.copy_button.say(self.tr("Copy the text"))
        self.folder_button.say(self.tr("Open its folder"))
        self.close_button.say(self.tr("Close"), self.tr("Esc"))
