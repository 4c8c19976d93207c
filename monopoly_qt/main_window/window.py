"""The main window: joins the views with the session. What is possible it asks the session, what to say the texts."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QAccessible, QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout

from .. import DISPLAY_NAME, assets
from ..bridge import settings as keys
from ..bridge.session import Session
from ..bridge.settings import Settings
from ..bridge.store import Store
from ..bridge.text import Texts
from ..core.events import Event
from ..core.game import Game
from ..core.rules import OFFICIAL, PRESETS
from ..core.state import State, empty_state
from ..widgets.animator import Animator
from ..widgets.announce import announce
from ..widgets.sound import Sounds
from ..widgets.space import SpaceButton
from . import stand_ins
from .asking import Asker
from .files import Files
from .helps import Helps
from .hinting import hint_words
from .keys_back import KeysBack
from .looks import Looks
from .menus import MOVES, Actions, Move, setting_choices
from .middle import Middle
from .onlookers import Onlookers
from .pending import Pending, Shown
from .reading import Reading
from .replaying import Replaying
from .sheets import Sheets
from .table import Table
from .welcoming import Welcoming

LEAST_SIZE: Final = (1024, 700)
_USUAL_SIZE: Final = (1366, 768)
_EDGES: Final = (8, 40)  # px that a desktop's frame may need around a window


class MainWindow(QMainWindow):
    """The window. `app` builds it."""

    def __init__(self, session: Session, settings: Settings, store: Store) -> None:
        super().__init__()
        self.session, self.settings = session, settings
        self.setWindowTitle(DISPLAY_NAME)
        self.setMinimumSize(*LEAST_SIZE)
        self.texts: Texts | None = None
        self._ended: Game | None = None  # whose story was told at its end
        self.actions_ = Actions(self)
        self.table = Table(self)
        self.setCentralWidget(self.table)
        self.board = self.table.board
        self.players, self.log = self.table.column.players, self.table.column.log
        self.middle = Middle(self.board.centre)
        centre = QVBoxLayout(self.board.centre)
        centre.setContentsMargins(0, 0, 0, 0)
        centre.addWidget(self.middle)
        self.animator = Animator(self.board, self.middle.dice, self.middle.cards, self.players.money_at, self)
        self.sounds = Sounds(parent=self)
        self.onlookers = Onlookers(session, self.middle.bar, self.animator, self)
        self.asker = Asker(session, self.middle.bar, self.onlookers, self)
        self.files = Files(self, session, settings, store)
        self.files.filed.connect(self._say_file)
        self.welcoming = Welcoming(session, self.files, self.board.centre, self)
        self.keys_back = KeysBack(self, session, self.files, self.asker)
        self.replaying = Replaying(session, self.animator, self.middle.bar, self.files.branch, self)
        self.sheets = Sheets(session, self.table, self.asker, self)
        self.reading = Reading(session, self.board, self.middle, self.asker, self)
        self.looks = Looks(settings, self.actions_, self.animator, self.sounds, self)
        self.helps = Helps(self, session, settings, self.files, self.actions_)
        self.pending = Pending(session, settings, self)
        self._join_session()
        self._join_views()
        self._join_actions()
        self._lay_empty_board()
        self.looks.apply()
        self._follow()

    # Joining

    def _join_session(self) -> None:
        session = self.session
        session.waits_for_views = True
        self.pending.due.connect(self.flush)
        session.reset.connect(self._on_reset)
        session.hurry.connect(self.animator.skip)
        session.saved_trouble.connect(self.files.tell_trouble)
        session.thinking.connect(self._on_thinking)
        session.over.connect(self._on_over)
        for signal in (session.asking, session.pausing, session.waiting):
            signal.connect(self._follow)
        self.animator.idle.connect(self._on_shown)
        self.animator.synced.connect(self._show_players)
        self.animator.told.connect(self._announce)
        self.animator.heard.connect(self.sounds.hear)
        session.seated.connect(self._on_seated)
        self.replaying.changed.connect(self._on_replay)
        self.replaying.shown.connect(self._on_replayed)
        session.asking.connect(self._sum_up)

    def _join_views(self) -> None:
        self.log.pointed.connect(self.reading.mark)
        self.log.chosen.connect(self.reading.show_space)
        self.log.released.connect(self.asker.take_keys)
        self.players.pointed.connect(self.reading.mark)
        self.sheets.pointed.connect(self.reading.point)
        asker = self.asker
        asker.again.connect(self.files.again)
        asker.new_game.connect(self.files.new_game)
        asker.story.connect(self._tell_story)
        asker.shown.connect(self.middle.arrange)

    def _join_actions(self) -> None:
        actions = self.actions_
        for move in MOVES:
            actions.on(move.key, partial(self._submit, move))
        for key, slot in (
            ("new", self.files.new_game), ("open", self.files.open), ("save", self.files.save),
            ("save_as", self.files.save_as), ("quit", self.close), ("undo", self.session.undo),
            ("redo", self.session.redo),
            ("estate", lambda: self.sheets.estate(self.sheets.seat())),
            ("trade", lambda: self.sheets.trade(self.sheets.seat())),
            ("skip", self.session.skip), ("hint", self._hint),
            ("pause", lambda: self.session.pause(not self.session.is_paused)),
            ("full_screen", self._toggle_full_screen), ("larger", lambda: self.looks.resize_text(1)),
            ("smaller", lambda: self.looks.resize_text(-1)), ("usual", lambda: self.looks.resize_text(0)),
            ("patterns", lambda: self.looks.toggle(keys.PATTERNS)), ("sound", lambda: self.looks.toggle(keys.SOUND)),
            ("settings", self.helps.settings), ("rules", self._rules), ("shortcuts", self.helps.shortcuts),
            ("report", self.helps.report), ("about", self.helps.about),
            ("replay", self._replay),
        ):  # fmt: skip
            actions.on(key, slot)
        setting_choices(actions, self.settings)
        for letter in ("pause", "hint"):
            self.board.addAction(actions.all[letter])
        for key in Actions.MENUS:
            actions.menus[key].aboutToHide.connect(self._left_menu, Qt.ConnectionType.QueuedConnection)
        recent = actions.menus["recent"]
        recent.aboutToShow.connect(lambda: self.files.fill_recent(recent))
        leaving = actions.menus["stand_in"]
        leaving.aboutToShow.connect(lambda: stand_ins.fill(leaving, self.session))

    def _left_menu(self) -> None:
        """Esc goes straight back to the question; Qt's menu bar would keep the keyboard, and lose it now and then."""
        lost = self.menuBar().hasFocus() or QApplication.focusWidget() is None
        if lost and QApplication.activePopupWidget() is None:
            self.asker.take_keys()

    def _submit(self, move: Move) -> None:
        if self.asker.takes_keys():
            self.session.submit(move.make(self.session.state.awaiting))

    def _hint(self) -> None:
        if self.texts is not None:
            words = hint_words(self.session, self.texts)
            self.middle.bar.advise(words)
            self.middle.arrange()
            announce(self, words)

    # Start

    def restore(self) -> None:
        """Size and place as the last time."""
        geometry = self.settings.get(keys.GEOMETRY)
        if geometry and self.restoreGeometry(QByteArray(geometry)):
            return
        self.resize(*_USUAL_SIZE)
        room = self.screen().availableGeometry()
        if room.width() < _USUAL_SIZE[0] + _EDGES[0] or room.height() < _USUAL_SIZE[1] + _EDGES[1]:
            self.setWindowState(Qt.WindowState.WindowMaximized)  # else its lower edge would be off the screen
        else:
            self.move(room.center() - self.rect().center())  # so that the first dialog finds its middle

    def begin(self, file: Path | None) -> None:
        """Open a game, or ask who is playing."""
        if file is not None:
            self.files.open_file(file)
        else:
            self.files.new_game()

    def _lay_empty_board(self) -> None:
        """A board lies there before anybody says who is playing."""
        board = assets.board(assets.board_ids()[0])
        texts = self._no_texts = Texts(board, ())
        self.board.set_game(board, (), texts)
        self.board.show_state(empty_state(board, OFFICIAL, 0))
        self.middle.set_game(board, (), texts)
        self.middle.hide()

    def _say_file(self) -> None:
        """The title says what the game was saved as."""
        name = self.files.file_name
        self.setWindowTitle(f"{name} — {DISPLAY_NAME}" if name else DISPLAY_NAME)

    # What happens in the game

    def flush(self) -> None:
        """Show everything that was applied and is not shown yet."""
        events = self.pending.events
        if events:
            self.log.show_digest(())
            self._follow()
            self.animator.play(events, self.pending.state)
            if self.pending.is_racing:
                self.asker.tell_thinking(self.session.state.awaiting)

    def _on_thinking(self, seat: int) -> None:
        if not self.pending.is_racing:
            self._follow()
            self.asker.tell_thinking(seat)

    def _on_shown(self) -> None:
        """All that moved has come to rest: words and sums follow, then the game goes on."""
        if self.replaying.is_on:
            self.replaying.on_shown()
            return
        told = self.pending.take()
        self.reading.saw(event for shown in told for event in shown.events)
        try:
            for shown in told:
                self._tell(shown)
            if self.session.has_game:
                self._show_rest(self.session.state)
            self.asker.tell_left()
        finally:
            self.session.idle()  # the game goes on, whatever is wrong with a picture

    def _tell(self, shown: Shown) -> None:
        if self.texts is None:
            return
        lines = self.log.add(shown.events, shown.state, shown.version, shown.why)
        self.asker.told([line.text for line in lines], shown.by_computer)

    def _on_reset(self) -> None:
        """Another game, or another position of this one."""
        self.replaying.drop()
        session = self.session
        self.pending.clear()
        self.log.show_digest(())
        self.reading.forget()
        self.middle.show()
        self.texts = texts = Texts(session.board, session.players)
        self.board.set_game(session.board, session.players, texts)
        self.middle.set_game(session.board, session.players, texts)
        self.players.set_game(session.players, texts)
        self.log.set_game(session.game, texts, self._rules_name(texts))
        self.asker.set_game(texts)
        self.sheets.set_game(texts)
        self.animator.set_game(texts)
        self.animator.reset(session.state)
        self._show_rest(session.state)
        self._follow()
        if session.state.stack and not session.is_person(session.state.awaiting):
            self.asker.tell_thinking(session.state.awaiting)

    def _rules_name(self, texts: Texts) -> str:
        rules = self.session.game.setup.rules
        name = next((key for key, preset in PRESETS.items() if preset == rules), "custom")
        return texts.preset(name)[0]

    def _show_players(self, state: State) -> None:
        """Sums and deeds follow what is seen on the board."""
        if self.session.has_game and len(self.players.panels) == len(state.cash):
            self.players.show_state(state, [self.session.kind(seat) for seat in state.seats])
            self.table.column.arrange()

    def _announce(self, event: Event, before: State) -> None:
        if self.texts is not None and QAccessible.isActive():
            announce(self, self.texts.announce(event, before))

    def _show_rest(self, state: State) -> None:
        self._show_players(state)
        self.middle.show_state(state, self.session)
        self.reading.show_deed()

    def _follow(self) -> None:
        """Menus know what is possible now."""
        self.actions_.follow(self.session, self.texts)
        if self.replaying.is_on:
            self.replaying.hold(self.actions_)
            return
        if self.session.has_game and self.session.asks_person:
            self.reading.show_deed()

    # Replay, and seats that computers take

    def _replay(self) -> None:
        if self.texts is not None:
            self.sheets.close()
            self.flush()
            self.replaying.begin(self.texts)

    def _on_replay(self) -> None:
        self.asker.show_claims(not self.replaying.is_on)
        self._follow()
        self.middle.arrange()

    def _on_replayed(self, state: State) -> None:
        self._show_rest(state)
        self.log.show_turn(state)
        self.log.list.reveal(self.replaying.position)

    def _sum_up(self) -> None:
        """Tell whoever is asked what computers have done since that person's last decision."""
        if self.texts is not None and self.session.game.log:
            from ..bridge.summary import news  # nothing to sum up when a game begins

            shared = len(self.session.people) > 1
            name = self.texts.player(self.session.state.awaiting) if shared else ""
            self.log.show_digest(news(self.session, self.texts), name)

    def _on_seated(self, _seat: int) -> None:
        self._show_players(self.session.state)
        self._follow()

    # Settings and help

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _rules(self) -> None:
        """F1: on the board the rules of the space, else those of the question."""
        focus = QApplication.focusWidget()
        space = focus.index if isinstance(focus, SpaceButton) else -1
        self.helps.rules(self.texts or self._no_texts, space)

    def _on_over(self) -> None:
        self._follow()
        if self._ended is not self.session.game:  # once: a replay or an undo comes back to the end, too
            self._ended = self.session.game
            self._tell_story()

    def _tell_story(self) -> None:
        if self.texts is not None:
            self.helps.game_over(self.texts)

    # Events of the window

    def event(self, event: QEvent) -> bool:
        """Why a menu entry is off is said in the decision bar: there is no status bar."""
        if isinstance(event, QStatusTipEvent):
            self.middle.bar.hint(event.tip())
            self.middle.arrange()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes a sheet, wherever the focus is; a key of a menu entry that is off says why."""
        if event.key() == Qt.Key.Key_Escape and self.table.sheet is not None:
            self.sheets.close()
            return
        reason = self.actions_.reason(QKeySequence(event.keyCombination()))
        if reason:
            self.middle.bar.refuse(reason)
            self.middle.arrange()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another language; full screen or not."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_.all["full_screen"].setChecked(self.isFullScreen())

    def retranslate(self) -> None:
        """Say everything in the language that is chosen now."""
        self.actions_.retranslate()
        for part in (
            self.board,
            self.middle,
            self.players,
            self.log,
            self.asker,
            self.sheets,
            self.replaying,
            self.welcoming,
        ):
            part.retranslate()
        if self.session.has_game and self.texts is not None:
            self.log.set_rules_name(self._rules_name(self.texts))
            if not self.replaying.is_on:
                self.middle.show_state(self.session.state, self.session)
        self._follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        self.middle.arrange()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Every action is on disk already, so that nothing has to be asked."""
        self.settings.set(keys.GEOMETRY, bytes(self.saveGeometry().data()))
        self.settings.sync()
        self.pending.clear()
        self.animator.skip()
        self.session.shutdown()
        super().closeEvent(event)
