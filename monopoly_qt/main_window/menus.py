"""All actions of the window, made once: the menus, their keys, and when each is possible."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from ..bridge import settings as keys
from ..bridge.session import Session
from ..bridge.settings import Settings
from ..bridge.text import Texts
from ..core import actions as act
from ..core.actions import AnyAction
from ..dialogs.choice_words import choice_words
from ..widgets.player_panel import plain_tip
from . import stand_ins
from .hinting import why_no_hint

_Key = QKeySequence.StandardKey


def tr(text: str) -> str:
    """The words of the menus."""
    return QCoreApplication.translate("Menu", text)


class Move(msgspec.Struct, frozen=True):
    """A move in the menu: the action it submits for the seat that is asked."""

    key: str
    shortcut: str
    make: Callable[[int], AnyAction]
    in_jail: bool = False  # it means something in Jail only


MOVES: Final = (
    Move("roll", "Ctrl+R", act.Roll),
    Move("buy", "Ctrl+B", act.Buy),
    Move("auction", "Ctrl+A", act.Decline),
    Move("pay_fine", "Ctrl+P", act.PayFine, in_jail=True),
    Move("throw_in_jail", "Ctrl+J", act.Roll, in_jail=True),
    Move("use_card", "Ctrl+K", act.UseCard, in_jail=True),
    Move("end_turn", "Ctrl+Enter", act.EndTurn),
)


def words() -> dict[str, str]:
    """What menus and actions are called."""
    return {
        "game": tr("&Game"), "move": tr("&Move"), "view": tr("&View"), "settings_menu": tr("&Settings"),
        "help": tr("&Help"), "stand_in": tr("A computer pla&ys for"), "replay": tr("Re&play…"),
        "recent": tr("Open &recent"), "speed": tr("&Animation speed"), "theme": tr("&Theme"),
        "language": tr("&Language"), "text": tr("Text si&ze"),
        "new": tr("&New game…"), "open": tr("&Open…"), "save": tr("&Save"), "save_as": tr("Save &as…"),
        "quit": tr("&Quit"), "roll": tr("&Throw the dice"), "buy": tr("&Buy"), "auction": tr("Don’t buy: &auction"),
        "pay_fine": tr("&Pay to leave Jail"), "throw_in_jail": tr("Throw in &Jail"),
        "use_card": tr("Use the &card out of Jail"), "end_turn": tr("&End turn"),
        "estate": tr("Build, sell, &mortgage…"), "trade": tr("Tra&de…"), "undo": tr("&Undo"),
        "redo": tr("Red&o"), "hint": tr("&Hint"), "pause": tr("Pau&se"), "skip": tr("S&kip"),
        "full_screen": tr("&Full screen"), "larger": tr("&Larger text"), "smaller": tr("&Smaller text"),
        "usual": tr("&Usual text size"), "patterns": tr("&Patterns on the colours"), "settings": tr("&All settings…"),
        "sound": tr("&Sound"), "rules": tr("&Rules for this question…"), "shortcuts": tr("&Keys…"),
        "report": tr("Report a &problem…"), "about": tr("&About"),
    }  # fmt: skip


def _shortcuts() -> dict[str, list[QKeySequence]]:
    """The keys that Qt knows for each desktop, else our own."""
    standard = {"new": _Key.New, "open": _Key.Open, "save": _Key.Save, "undo": _Key.Undo, "redo": _Key.Redo}
    found = {key: QKeySequence.keyBindings(known) for key, known in standard.items()}
    own = {
        "save_as": ["Ctrl+Shift+S"], "quit": ["Ctrl+Q"], "estate": ["Ctrl+E"], "trade": ["Ctrl+T"],
        "full_screen": ["F11"], "larger": ["Ctrl++", "Ctrl+="], "smaller": ["Ctrl+-"], "usual": ["Ctrl+0"],
        "settings": ["Ctrl+,"], "rules": ["F1"], "shortcuts": ["Ctrl+?"],
        "redo": ["Ctrl+Shift+Z", "Ctrl+Y"],
        "skip": ["Space"],  # while something moves; else the action is off and Space presses the button in focus
    }  # fmt: skip
    for key, names in own.items():
        known = found.setdefault(key, [])
        known += [QKeySequence(name) for name in names if QKeySequence(name) not in known]
    return found


def _both_enters(key: str) -> list[QKeySequence]:
    """What is called Enter is the large key too, which Qt calls Return."""
    return [QKeySequence(name) for name in dict.fromkeys((key, key.replace("Enter", "Return")))]


class Actions:
    """The actions by key, and the menus that they are in."""

    MENUS: Final = {
        "game": ("new", "open", "recent", None, "save", "save_as", None, "replay", None, "quit"),
        "move": (
            "roll", "buy", "auction", None, "pay_fine", "throw_in_jail", "use_card", None, "estate", "trade", None,
            "end_turn", None, "undo", "redo", None, "hint", "stand_in", "pause", "skip",
        ),
        "view": ("full_screen", None, "larger", "smaller", "usual", None, "theme", "patterns", "speed"),
        "settings_menu": ("settings", None, "sound", "language"),
        "help": ("rules", "shortcuts", None, "report", "about"),
    }  # fmt: skip
    SUBMENUS: Final = ("recent", "stand_in", "theme", "speed", "language")
    CHECKABLE: Final = ("full_screen", "patterns", "sound", "pause")

    def __init__(self, window: QMainWindow) -> None:
        self.all: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self._groups: dict[str, QActionGroup] = {}
        names, keys_of = words(), _shortcuts()
        bar = window.menuBar()
        for key, entries in self.MENUS.items():
            menu = self.menus[key] = bar.addMenu(names[key])
            menu.setToolTipsVisible(True)
            for entry in entries:
                if entry is None:
                    menu.addSeparator()
                elif entry in self.SUBMENUS:
                    self.menus[entry] = menu.addMenu(names[entry])
                else:
                    self._add(window, menu, entry, names[entry], keys_of.get(entry, []))
        self.all["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self.all["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self.all["about"].setMenuRole(QAction.MenuRole.AboutRole)

    def _add(self, window: QMainWindow, menu: QMenu, key: str, name: str, shortcuts: list[QKeySequence]) -> None:
        action = QAction(name, window)
        action.setObjectName(key)
        action.setCheckable(key in self.CHECKABLE)
        move = next((m.shortcut for m in MOVES if m.key == key), None)
        action.setShortcuts(_both_enters(move) if move else shortcuts)
        menu.addAction(action)
        self.all[key] = action

    def on(self, key: str, slot: Callable[[], object]) -> None:
        """What an action does."""
        self.all[key].triggered.connect(lambda _checked=False: slot())

    def add_choices(self, key: str, choices: tuple[str, ...], chosen: str, pick: Callable[[str], object]) -> None:
        """Fill a submenu with choices of which one is marked."""
        menu = self.menus[key]
        group = self._groups[key] = QActionGroup(menu)
        for choice in choices:
            action = menu.addAction(choice_words(choice))
            action.setObjectName(choice)
            action.setCheckable(True)
            action.setChecked(choice == chosen)
            group.addAction(action)
            action.triggered.connect(lambda _checked=False, choice=choice: pick(choice))

    def choose(self, key: str, choice: str) -> None:
        """Mark a choice of a submenu."""
        for action in self._groups[key].actions():
            action.setChecked(action.objectName() == choice)

    def retranslate(self) -> None:
        """Another language."""
        names = words()
        for key, menu in self.menus.items():
            menu.setTitle(names[key])
        for key, action in self.all.items():
            action.setText(names[key])
        for group in self._groups.values():
            for action in group.actions():
                action.setText(choice_words(action.objectName()))

    def allow(self, key: str, reason: str = "") -> None:
        """Switch an action on, or off with its reason, which shows as status tip and tool tip."""
        action = self.all[key]
        action.setEnabled(not reason)
        action.setStatusTip(reason)
        action.setToolTip(plain_tip(reason or action.text().replace("&", "")))

    def reason(self, pressed: QKeySequence) -> str:
        """Why the action of this key is off; "" when it is on or there is none."""
        found = (a for a in self.all.values() if not a.isEnabled() and pressed in a.shortcuts())
        return next((a.statusTip() for a in found if a is not self.all["skip"]), "")

    def follow(self, session: Session, texts: Texts | None) -> None:
        """Bring what is possible up to date."""
        nothing = tr("No game is being played.")
        if texts is None or not session.has_game:
            for move in MOVES:
                self.allow(move.key, nothing)
            for key in ("estate", "trade", "undo", "redo", "hint", "pause", "skip", "save", "save_as", "replay"):
                self.allow(key, nothing)
            self.menus["stand_in"].setEnabled(False)
            return
        for move in MOVES:
            self.allow(move.key, _why_no_move(session, texts, move))
        over = tr("The game is over.") if not session.state.stack else ""
        nobody = "" if session.people else tr("Only computers play.")
        for key in ("estate", "trade"):
            self.allow(key, over or nobody)
        self.allow("undo", "" if session.can_undo() else _why_no_undo())
        self.allow("redo", "" if session.can_redo() else tr("Nothing was taken back."))
        self.allow("hint", over or why_no_hint(session))
        self.allow("pause", over)
        self.all["pause"].setChecked(session.is_paused)
        self.allow("skip", "" if session.is_busy or not session.asks_person else tr("Nothing moves."))
        self.allow("save")
        self.allow("save_as")
        self.allow("replay", "" if session.game.log else tr("Nothing has happened yet."))
        self.menus["stand_in"].setEnabled(bool(stand_ins.seats(session)))


def _why_no_undo() -> str:
    return tr("Only one’s own last decision can be taken back, and no throw, card, tax choice or answer.")


def _why_no_move(session: Session, texts: Texts, move: Move) -> str:
    """Why a move can't be made now; "" when it can."""
    state = session.state
    seat = state.awaiting
    if seat < 0:
        return tr("The game is over.")
    if session.is_paused:
        return tr("The game is paused.")
    if session.is_busy:
        return tr("Something still moves. Space shows the end of it.")
    if not session.is_person(seat):
        return tr("{name} is to decide.").format(name=texts.player(seat))
    if move.in_jail and not state.jail[seat]:
        return tr("{name} is not in Jail.").format(name=texts.player(seat))
    refusal = session.why_not(move.make(seat))
    return texts.refusal(refusal) if refusal else ""


def single_key(actions: Actions, key: str, letter: str) -> None:
    """A letter that acts only while the board has the focus."""
    action = actions.all[key]
    action.setShortcut(QKeySequence(letter))
    action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)


def setting_choices(actions: Actions, settings: Settings) -> None:
    """The submenus that change a setting."""
    for key, setting, choices in (
        ("theme", keys.THEME, keys.THEMES),
        ("speed", keys.SPEED, keys.SPEEDS),
        ("language", keys.LANGUAGE, keys.LANGUAGES),
    ):
        actions.add_choices(key, choices, settings.get(setting), partial(settings.set, setting))
