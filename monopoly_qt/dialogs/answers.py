"""The answers to a question as buttons: which are possible, why not, and which one Enter takes."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, Signal

from ..core.actions import AnyAction, Refusal
from .buttons import ActionButton
from .flow import Flow


class Choice(msgspec.Struct, frozen=True):
    """One answer: an action that is submitted, or `then`, which is called instead. The first one is the primary."""

    key: str
    words: str
    action: AnyAction | None = None
    then: Callable[[], None] | None = None
    keys: str = ""
    quiet: bool = False
    name: str = ""  # for screen readers, where the words alone say too little
    refusal: Refusal | None = None  # in place of what the session says to the action


class Answers(QObject):
    """The buttons; `acted` gives the action of the one that was pressed, `stale` says that it is no longer possible."""

    acted = Signal(object)
    stale = Signal()

    def __init__(self, why_not: Callable[[Choice], str], row: Flow, quiet_row: Flow, parent: QObject) -> None:
        super().__init__(parent)
        self._why_not = why_not
        self._row, self._quiet_row = row, quiet_row
        self._choices: dict[str, Choice] = {}
        self.buttons: dict[str, ActionButton] = {}

    def show(self, choices: list[Choice]) -> list[str]:
        """Buttons for these answers; those that are there stay and keep the focus. The reasons of what is off."""
        for key in set(self.buttons) - {c.key for c in choices}:
            gone = self.buttons.pop(key)
            gone.hide()
            gone.deleteLater()
        self._choices = {c.key: c for c in choices}
        reasons = []
        for n, choice in enumerate(choices):
            role = "primary" if n == 0 else "plain" if choice.quiet else ""
            button = self.buttons.get(choice.key) or self._new_button(choice, role)
            button.say(choice.words, choice.keys, choice.name)
            button.dress(role)
            reason = self._why_not(choice)
            button.allow(reason)
            if reason:
                reasons.append(f"{choice.words}: {reason}")
        return reasons

    def _new_button(self, choice: Choice, role: str) -> ActionButton:
        button = ActionButton()
        button.dress(role)  # before it is shown, so that it is dressed once
        button.setObjectName(f"answer_{choice.key}")
        button.clicked.connect(lambda: self.take(choice.key))
        self.buttons[choice.key] = button
        (self._quiet_row if choice.quiet else self._row).addWidget(button)
        button.show()  # at once, so that it can take the focus
        return button

    def take(self, key: str) -> None:
        """Take one of the answers."""
        choice = self._choices[key]
        if self._why_not(choice):
            self.stale.emit()
        elif choice.then is not None:
            choice.then()
        elif choice.action is not None:
            self.acted.emit(choice.action)

    def fit(self, room: int) -> None:
        """Leave out the keys where that saves a row in so many px of width."""
        loud = (key for key, choice in self._choices.items() if not choice.quiet)
        buttons = [self.buttons[key] for key in loud if key in self.buttons]  # asked again while they are made
        spare = self._rows(buttons, room, keys=False) < self._rows(buttons, room, keys=True)
        for button in buttons:
            button.spare_key(spare)

    def _rows(self, buttons: list[ActionButton], room: int, keys: bool) -> int:
        return self._row.count_rows([button.width_with(keys) for button in buttons], room)

    def default(self) -> ActionButton | None:
        """What Enter takes: the primary answer if possible, else one that commits to nothing."""
        for n, (key, choice) in enumerate(self._choices.items()):
            button = self.buttons[key]
            if button.isEnabled() and (n == 0 or choice.action is None) and not choice.quiet:
                return button
        return None
