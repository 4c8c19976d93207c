"""Games and files: begin, go on, open, save. Every message says what happened, what it means, and what to do."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from .. import logfile
from ..bridge import paths
from ..bridge import settings as keys
from ..bridge.session import Session
from ..bridge.settings import Settings
from ..bridge.store import SUFFIX, Opened, Store
from ..bridge.texts.names import listed
from ..bridge.texts.trouble import trouble_words
from ..core.game import Game, Setup
from ..save.errors import GameFileError

if TYPE_CHECKING:  # the classes of dialogs, Qt’s too, are loaded when one is opened
    from PySide6.QtWidgets import QDialog, QMessageBox

    from ..dialogs.new_game import NewGameDialog


def tr(text: str) -> str:
    """The sentences about files."""
    return QCoreApplication.translate("Files", text)


class Files(QObject):
    """What the Game menu does. Dialogs are opened, never waited for."""

    filed = Signal()  # the game has another file, or none
    opened = Signal()  # a dialog is about to open
    closed = Signal()  # no dialog is open any more

    def __init__(self, window: QWidget, session: Session, settings: Settings, store: Store) -> None:
        super().__init__(window)
        self._window, self._session, self._settings, self._store = window, session, settings, store
        self._dialog: QDialog | None = None  # the one that is open
        self._draft: Setup | None = None  # a new game that was filled in and not begun

    @property
    def dialog(self) -> QDialog | None:
        """The dialog that is open, if any."""
        return self._dialog

    def show(self, dialog: QDialog) -> None:
        """Open a dialog over the window; one at a time."""
        if self._dialog is not None:
            self._dialog.close()
        self.opened.emit()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda: self._forget(dialog))
        dialog.open()

    def _forget(self, dialog: QDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None
            self.closed.emit()

    @property
    def file_name(self) -> str:
        """What the file is called that the game was saved to; "" while there is none."""
        return self._store.file.stem if self._store.file is not None else ""

    # Games

    def new_game(self) -> None:
        """Who is playing? An unfinished game is offered first."""
        from ..dialogs.new_game import NewGameDialog

        unfinished = self._store.unfinished()
        dialog: NewGameDialog = NewGameDialog(self._settings, unfinished, self._window, self._draft)
        dialog.rejected.connect(lambda: self._keep_draft(dialog.draft()))
        dialog.chosen.connect(self.start)
        dialog.go_on.connect(self.resume)
        self.show(dialog)

    def _keep_draft(self, draft: Setup | None) -> None:
        """Cancel begins nothing, and throws away nothing that somebody has typed."""
        self._draft = draft or self._draft

    def start(self, setup: Setup) -> None:
        """Begin a new game."""
        self._draft = None
        self._take_up(self._store.begin(setup))

    def again(self) -> None:
        """The same players and rules, with other dice."""
        from ..dialogs.setups import new_seed

        self.start(msgspec.structs.replace(self._session.game.setup, seed=new_seed()))

    def resume(self, key: Path) -> None:
        """Go on with an unfinished game."""
        self._try(key, lambda: self._store.resume(key))

    def open(self) -> None:
        """Choose a game file."""
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self._window, tr("Open a game"), str(paths.saves_folder()), self._filter())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        self.show(dialog)

    def open_file(self, file: Path) -> None:
        """Go on with the game in a file; the file itself stays as it is until it is saved again."""
        if self._try(file, lambda: self._store.open(file)):
            self._settings.add_recent(str(file))

    def branch(self, game: Game) -> None:
        """Play on from a position of another game."""
        self._take_up(self._store.branch(game))

    def _take_up(self, opened: Opened) -> None:
        self._session.start(opened.game, opened.keeper, opened.played, opened.kinds)
        self.filed.emit()
        if opened.trouble is None:
            return
        if opened.keeper is None:
            self.tell_trouble(trouble_words(opened.trouble))
        else:
            self.tell(
                tr("Not all of this game could be read"),
                trouble_words(opened.trouble),
                tr("The game goes on at the last move that is whole. What is damaged was left as it is."),
            )

    # Saving

    def save(self) -> None:
        """Write the game to its file; the first time, ask where."""
        if self._store.file is None:
            self.save_as()
        else:
            self.write(self._store.file)

    def save_as(self) -> None:
        """Choose where to write the game."""
        from PySide6.QtWidgets import QFileDialog

        dialog = QFileDialog(self._window, tr("Save the game"), str(paths.saves_folder()), self._filter())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(self._proposed())
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        self.show(dialog)

    def _proposed(self) -> str:
        """Who plays, and today: a name that no file system refuses."""
        names = listed([player.name for player in self._session.players])
        return re.sub(r'[\s\\/:*?"<>|]+', " ", f"{names} {date.today().isoformat()}").strip(" .")

    def write(self, file: Path) -> None:
        """Write the game to a file, which is its own from now on."""
        if not file.suffix:
            file = file.with_suffix(SUFFIX)
        try:
            self._store.save(file, self._session.game, self._session.stand_ins)
        except GameFileError as error:
            self.tell(
                tr("The game was not saved"),
                f"“{file.name}”: {trouble_words(error)}",
                tr("Your game goes on and is kept as before. Choose another folder under Game, Save as."),
            )
            return
        self._settings.add_recent(str(file))
        self.filed.emit()

    def fill_recent(self, menu: QMenu) -> None:
        """The files used last."""
        menu.clear()
        for name in self._settings.get(keys.RECENT):
            action = menu.addAction(Path(name).name.replace("&", "&&"))
            action.setToolTip(name)
            action.setEnabled(Path(name).is_file())
            action.triggered.connect(lambda _checked=False, name=name: self.open_file(Path(name)))
        if menu.isEmpty():
            menu.addAction(tr("No game was saved yet")).setEnabled(False)

    @staticmethod
    def _filter() -> str:
        return tr("Games") + f" (*{SUFFIX})"

    # What can go wrong

    def _try(self, what: Path, work: Callable[[], Opened]) -> bool:
        """Take up what `work` opens; say what is wrong when that is not possible."""
        try:
            opened = work()
        except GameFileError as error:
            if error.key == "in_use":
                self._offer_copy(what)
            else:
                self.tell(
                    tr("This game can’t be opened"),
                    f"“{what.name}”: {trouble_words(error)}",
                    tr("The file was left as it is. Choose another game, or begin a new one."),
                )
            return False
        self._take_up(opened)
        return True

    def _offer_copy(self, what: Path) -> None:
        """Another window plays this game already."""
        from PySide6.QtWidgets import QMessageBox

        box = self._box(
            tr("This game is being played in another window"),
            tr("Two windows can’t play one game: each would overwrite the other."),
            tr("Go on in the other window, or play on here with a copy that goes its own way."),
        )
        copy = box.addButton(tr("Play a copy"), QMessageBox.ButtonRole.AcceptRole)
        other = box.addButton(tr("Another game"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        copy.clicked.connect(lambda: self._try(what, lambda: self._store.copy(what)))
        other.clicked.connect(self.new_game)
        self.show(box)

    def tell_trouble(self, reason: str) -> None:
        """The game can't be kept as it happens."""
        self.tell(
            tr("The game can’t be kept at the moment"),
            tr("What happens is not written to the disk: {reason}.").format(reason=reason.rstrip(".")),
            tr("You can play on. Make room on the disk, or save the game elsewhere under Game, Save as."),
        )

    def tell(self, what: str, means: str, do: str) -> None:
        """A message: what happened, what it means for the game, what to do."""
        from PySide6.QtWidgets import QMessageBox

        box = self._box(what, means, do)
        box.addButton(tr("All right"), QMessageBox.ButtonRole.AcceptRole)
        self.show(box)

    def tell_fault(self, reason: str) -> None:
        """A fault of ours that nothing caught; the program lives on."""
        self.tell(
            tr("Something went wrong inside the program"),
            tr("{reason}. The game is kept up to the last action.").format(reason=reason.rstrip(".")),
            tr("Play on. If it looks wrong, close the window and start again: the game goes on where it was."),
        )

    def _box(self, what: str, means: str, do: str) -> QMessageBox:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(what)
        box.setText(what)
        box.setInformativeText(f"{means}\n\n{do}")
        logfile.told(f"{what} {means}")
        return box
