"""The whole game again: a slider over it, steps and turns forward and back, and a new game from any place of it.

It stands in the decision bar; the board, the dice and the players show the position, as always.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from ..bridge.log_book import as_text, tell
from ..bridge.replay import Replay
from ..bridge.session import PACE
from ..bridge.settings import SPEEDS
from ..bridge.text import Texts
from ..widgets.bar_page import BarPage
from ..widgets.drop_down import DropDown
from ..widgets.theme import theme
from .buttons import ActionButton
from .flow import Flow
from .parts import label, tip

_LEAST_PAUSE: Final = 30  # ms between two steps: even at full speed something can be seen
_MOST_LINES: Final = 3
_MOVES: Final = ("turn_back", "back", "play", "on", "turn_on")
_ENDS: Final = ("leave", "branch")


def tr(text: str) -> str:
    """The words of the replay."""
    return QCoreApplication.translate("Replay", text)


class ReplayPanel(BarPage):
    """`stepped`: one action further, to be played; `jumped`: another position, to be shown at once."""

    stepped = Signal(object, object)  # events, and the position they lead to
    jumped = Signal(object)  # a position
    speed_chosen = Signal(str)
    play_on = Signal(object)  # a new game
    left = Signal()

    def __init__(self, replay: Replay, texts: Texts, speed: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.replay, self._texts = replay, texts
        self._playing = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._play_step)
        self.title, self.where, self.lines, self.hint = label("heading"), label("soft"), label(), label("soft")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, replay.length)
        self.slider.setMinimumHeight(32)
        self.speed = DropDown()
        self.speed.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.speed.setMinimumContentsLength(9)
        self.speed.addItems([""] * len(SPEEDS))
        self.speed.setCurrentIndex(SPEEDS.index(speed))
        self.buttons = {key: self._button(key) for key in (*_MOVES, *_ENDS)}
        self.buttons["leave"].dress("primary")
        self._lay_out()
        self.slider.valueChanged.connect(self._on_slid)
        self.speed.currentIndexChanged.connect(self._on_speed)
        self.retranslate()

    def _button(self, key: str) -> ActionButton:
        button = ActionButton()
        button.setObjectName(f"replay_{key}")
        button.clicked.connect(lambda: self.take(key))
        return button

    def _lay_out(self) -> None:
        head, place = Flow(spread=True), QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.speed)
        place.addWidget(self.slider, 1)
        place.addWidget(self.where)
        moves, ends = Flow(), Flow()
        for key in _MOVES:
            moves.addWidget(self.buttons[key])
        for key in _ENDS:
            ends.addWidget(self.buttons[key])
        for part in (head, place, moves):
            self.body.addLayout(part)
        self.body.insertWidget(1, self.lines)
        self.body.addWidget(self.hint)
        self.foot.addLayout(ends)
        self.lines.setMinimumHeight(2 * theme().px(22))
        self.lines.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.where.setWordWrap(False)

    # What can be done

    def take(self, key: str) -> None:
        """What a button does."""
        if key == "play":
            self._set_playing(not self._playing)
            return
        self._set_playing(False)
        if key == "leave":
            self.left.emit()
        elif key == "branch":
            self.play_on.emit(self.replay.branch())
        elif key == "on":
            self._step()
        else:
            places = {
                "back": lambda: self.replay.position - 1,
                "turn_back": self.replay.previous_turn,
                "turn_on": self.replay.next_turn,
            }
            self.go_to(places[key]())

    def go_to(self, position: int) -> None:
        """Show another position at once."""
        state = self.replay.seek(position)
        self.refresh()
        self.jumped.emit(state)

    def shown(self) -> None:
        """The views have shown the last step: the next one follows if it plays."""
        if self._playing:
            self._timer.start(max(_LEAST_PAUSE, PACE[SPEEDS[self.speed.currentIndex()]]))

    def stop(self) -> None:
        """Play no further."""
        self._playing = False
        self._timer.stop()

    @property
    def is_playing(self) -> bool:
        """Whether one step follows the other by itself."""
        return self._playing

    def _step(self) -> None:
        events = self.replay.forward()
        self.refresh()
        if events:
            self.stepped.emit(events, self.replay.state)

    def _play_step(self) -> None:
        if self.replay.at_end:
            self._set_playing(False)
        else:
            self._step()

    def _set_playing(self, on: bool) -> None:
        if on and self.replay.at_end:
            self.go_to(0)
        self._playing = on
        self._timer.stop()
        self.refresh()
        if on:
            self._step()

    def _on_slid(self, position: int) -> None:
        """The slider moves only by hand: `refresh` blocks its signal."""
        self._set_playing(False)
        self.go_to(position)

    def _on_speed(self, index: int) -> None:
        self.speed_chosen.emit(SPEEDS[index])

    # What is seen

    def refresh(self) -> None:
        """Say where it stands and what led there."""
        replay = self.replay
        state = replay.state
        self.slider.blockSignals(True)
        self.slider.setValue(replay.position)
        self.slider.blockSignals(False)
        where = tr("Turn {turn} of {turns}").format(turn=state.turns, turns=replay.turns)
        step = f"{replay.position} / {replay.length}"
        self.title.setText(where)
        self.where.setText(step)
        self.lines.setText(self._what_happened())
        self.slider.setAccessibleName(tr("Place in the game"))
        self.slider.setAccessibleDescription(f"{where}, {step}")
        for key, possible in (
            ("turn_back", replay.position > 0),
            ("back", replay.position > 0),
            ("on", not replay.at_end),
            ("turn_on", not replay.at_end),
        ):
            self.buttons[key].allow("" if possible else tr("The game is not longer than this."))
        self._say_buttons()

    def _what_happened(self) -> str:
        """The lines of the log, or whose turn began."""
        replay, texts = self.replay, self._texts
        if not replay.position:
            return tr("Before the first throw.")
        events, state = replay.came_by(), replay.state
        told = tell(events, state, replay.position, texts)[:_MOST_LINES]
        return as_text(told) or " ".join(filter(None, (texts.announce(event, state) for event in events)))

    def _say_buttons(self) -> None:
        play = tr("Stop") if self._playing else tr("Play")
        for key, words, name in (
            ("turn_back", tr("« Turn"), tr("One turn back")),
            ("back", tr("‹ Step"), tr("One step back")),
            ("play", play, play),
            ("on", tr("Step ›"), tr("One step on")),
            ("turn_on", tr("Turn »"), tr("One turn on")),
        ):
            self.buttons[key].say(words, name=name)
        self.buttons["leave"].say(tr("Back to the game"), tr("Esc"))
        self.buttons["branch"].say(tr("Play on from here"))
        here = tr("This is where the game stands.") if self.replay.at_end else ""
        self.buttons["branch"].allow(here)
        about = tr("That begins a new game from here; the old one stays as it is.")
        self.buttons["branch"].setToolTip(tip(here or about))
        self.buttons["branch"].setAccessibleDescription(here or about)
        self.hint.setText(here)
        self.hint.setVisible(bool(here))

    def retranslate(self) -> None:
        """Another language."""
        names = {
            "none": tr("At once"),
            "very_fast": tr("Very fast"),
            "fast": tr("Fast"),
            "normal": tr("Normal"),
            "slow": tr("Slow"),
            "very_slow": tr("Very slow"),
        }
        for index, speed in enumerate(SPEEDS):
            self.speed.setItemText(index, names[speed])
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.setToolTip(tip(tr("Speed")))
        self.setAccessibleName(tr("Replay"))
        self.refresh()

    def focus_default(self) -> None:
        """The keyboard goes on with the slider."""
        self.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the game."""
        if event.key() == Qt.Key.Key_Escape:
            self.take("leave")
        else:
            super().keyPressEvent(event)
