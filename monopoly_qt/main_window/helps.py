"""The dialogs that change nothing in the game: settings, rules, keys, about, and how it ended."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from ..bridge.session import Session
from ..bridge.settings import Settings
from ..bridge.text import Texts
from .files import Files
from .menus import Actions


class Helps(QObject):
    """Each is imported when it is opened for the first time."""

    def __init__(self, window: QWidget, session: Session, settings: Settings, files: Files, actions: Actions) -> None:
        super().__init__(window)
        self._window, self._session, self._settings = window, session, settings
        self._files, self._actions = files, actions

    def settings(self) -> None:
        """All settings."""
        from ..dialogs.settings import SettingsDialog

        self._files.show(SettingsDialog(self._settings, self._window))

    def rules(self, texts: Texts, space: int = -1) -> None:
        """The rules for the question at hand, or for a space."""
        from ..dialogs.rules import RulesDialog

        topic: list[str] = []
        if space >= 0:
            topic = texts.topic(space)
        elif self._session.has_game and self._session.state.stack:
            topic = texts.topic(self._session.state)
        self._files.show(RulesDialog(texts, topic, self._window))

    def shortcuts(self) -> None:
        """All keys."""
        from ..dialogs.shortcuts import ShortcutsDialog

        self._files.show(ShortcutsDialog(self._keys, self._window))

    def _keys(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Each menu with its actions and their keys, as the menus have them now."""
        native = QKeySequence.SequenceFormat.NativeText
        found = []
        for key in Actions.MENUS:
            menu = self._actions.menus[key]
            rows = [
                (action.text().replace("&", ""), action.shortcut().toString(native))
                for action in menu.actions()
                if not action.shortcut().isEmpty()
            ]
            found.append((menu.title().replace("&", ""), rows))
        return found

    def report(self) -> None:
        """Where the faults of this computer are written, to be sent by whoever wants to."""
        from .. import logfile
        from ..dialogs.report import ReportDialog

        self._files.show(ReportDialog(logfile.path(), self._window))

    def about(self) -> None:
        """What this is, licences, the trade-mark notice."""
        from ..dialogs.about import AboutDialog

        self._files.show(AboutDialog(self._window))

    def game_over(self, texts: Texts) -> None:
        """Winner, standings, the story of the game."""
        from ..dialogs.game_over import GameOverDialog

        dialog = GameOverDialog(self._session, texts, self._window)
        dialog.again.connect(self._files.again)
        dialog.new_game.connect(self._files.new_game)
        self._files.show(dialog)
