"""All settings in one place; each takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSlider, QVBoxLayout, QWidget

from ..bridge import settings as keys
from ..bridge.settings import Key, Settings
from ..widgets.drop_down import DropDown
from .choice_words import choice_words
from .dialog import Dialog
from .fields import Tick
from .flow import Flow
from .parts import Line, card, label, literal

T = TypeVar("T", str, int)
Named = Sequence[tuple[str, object]]


class SettingsDialog(Dialog):
    """Themes, text, pace, language, sound, hot seat, keys."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent, 620, 620)
        self._settings = settings
        self._words: list[Callable[[], None]] = []
        self._cards()
        self.body.addStretch(1)
        self.close_button = self.add_close()
        self.retranslate()

    def _cards(self) -> None:
        self._card(
            lambda: self.tr("How it looks"),
            self._list(keys.THEME, lambda: self.tr("Theme"), lambda: _named(keys.THEMES)),
            self._list(keys.TEXT_SIZE, lambda: self.tr("Text size"), self._sizes),
            self._tick(keys.PATTERNS, lambda: self.tr("Patterns on the colours of the groups")),
        )
        self._card(
            lambda: self.tr("Pace"),
            self._list(keys.SPEED, lambda: self.tr("Animations"), lambda: _named(keys.SPEEDS)),
            self._list(keys.GRACE, lambda: self.tr("Time to ask for rent, if owners must ask"), self._graces),
            self._tick(keys.HANDOVER, lambda: self.tr("Call a player before a question in another’s turn")),
        )
        self._card(
            lambda: self.tr("Language"),
            self._list(keys.LANGUAGE, lambda: self.tr("Language of the window"), lambda: _named(keys.LANGUAGES)),
        )
        self._card(
            lambda: self.tr("Sound"),
            self._tick(keys.SOUND, lambda: self.tr("Sounds")),
            self._slider(keys.VOLUME, lambda: self.tr("Volume")),
        )
        self._card(
            lambda: self.tr("Keys while the board has the focus"),
            self._list(keys.PAUSE_KEY, lambda: self.tr("Pause"), _letters),
            self._list(keys.HINT_KEY, lambda: self.tr("Hint"), _letters),
        )

    def _sizes(self) -> Named:
        sizes = sorted({*keys.TEXT_SIZES, self._settings.get(keys.TEXT_SIZE)})
        return [(self.tr("{percent} %").format(percent=size), size) for size in sizes]

    def _graces(self) -> Named:
        seconds = sorted({0, 3, 5, 10, 20, 30, 60, self._settings.get(keys.GRACE)})
        return [
            (self.tr("Don’t wait") if not n else self.tr("{seconds} seconds").format(seconds=n), n) for n in seconds
        ]

    # How a setting is shown

    def _card(self, heading: Callable[[], str], *rows: QWidget) -> None:
        frame = card()
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(16, 12, 16, 12)
        layout.setSpacing(8)
        head = label("heading")
        self._words.append(lambda: head.setText(heading()))
        layout.addWidget(head)
        for row in rows:
            layout.addWidget(row)
        self.body.addWidget(frame)

    def _row(self, words: Callable[[], str], control: QWidget) -> QWidget:
        row = QWidget()
        name = Line()
        name.setBuddy(control)
        layout = Flow(spread=True)
        layout.addWidget(name)
        layout.addWidget(control)
        row.setLayout(layout)

        def say() -> None:
            name.setText(words())
            name.updateGeometry()
            control.setAccessibleName(words())

        self._words.append(say)
        return row

    def _list(self, key: Key[T], words: Callable[[], str], named: Callable[[], Named]) -> QWidget:
        box = DropDown()
        box.setObjectName(key.name)
        box.setSizeAdjustPolicy(DropDown.SizeAdjustPolicy.AdjustToContents)

        def fill() -> None:
            box.blockSignals(True)
            box.clear()
            for text, value in named():
                box.addItem(text, value)
            box.setCurrentIndex(box.findData(self._settings.get(key)))
            box.blockSignals(False)

        self._words.append(fill)
        box.currentIndexChanged.connect(lambda _: self._settings.set(key, box.currentData()))
        return self._row(words, box)

    def _tick(self, key: Key[bool], words: Callable[[], str]) -> QWidget:
        box = Tick()
        box.setObjectName(key.name)
        box.setMinimumHeight(44)
        box.setChecked(self._settings.get(key))
        box.toggled.connect(lambda on: self._settings.set(key, on))
        self._words.append(lambda: box.setText(literal(words())))
        return box

    def _slider(self, key: Key[int], words: Callable[[], str]) -> QWidget:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName(key.name)
        slider.setRange(0, 100)
        slider.setPageStep(10)
        slider.setMinimumSize(200, 44)
        slider.setValue(self._settings.get(key))
        slider.valueChanged.connect(lambda value: self._settings.set(key, value))
        return self._row(words, slider)

    def retranslate(self) -> None:
        """See Dialog."""
        self.setWindowTitle(self.tr("Settings"))
        self.close_button.say(self.tr("Close"), self.tr("Esc"))
        for say in self._words:
            say()


def _named(values: Sequence[str]) -> Named:
    return [(choice_words(value), value) for value in values]


def _letters() -> Named:
    return [(letter, letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
