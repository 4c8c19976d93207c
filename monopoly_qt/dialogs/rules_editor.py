"""The rules of a new game: a preset in words, and behind "Customise" every option with its explanation."""

from __future__ import annotations

from types import NoneType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QLabel, QSpinBox, QVBoxLayout, QWidget

from ..bridge.text import Texts
from ..core.rules import PRESETS, RANGES, Rules
from ..widgets.drop_down import DropDown
from .buttons import ActionButton
from .fields import SumField, Tick
from .parts import label, literal, tab_order

CUSTOM: Final = "custom"
_HINTS: Final = get_type_hints(Rules)
_MONEY: Final = ("starting_cash", "free_parking_seed", "go_landing_bonus", "snake_eyes_bonus")


def _values(key: str) -> tuple[object, ...]:
    """The values of an option that has a few; empty for one that is a number."""
    hint: Any = _HINTS[key]
    parts = get_args(hint) if get_origin(hint) is not Literal else (hint,)
    found: list[object] = []
    for part in parts or (hint,):
        if get_origin(part) is Literal:
            found += get_args(part)
    if found and NoneType in parts:
        found.insert(0, None)
    return tuple(found)


def _may_be_none(key: str) -> bool:
    return NoneType in get_args(_HINTS[key])


class _Option(QFrame):
    """One option: its control and what it means."""

    changed = Signal()

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.setProperty("role", "card")
        self.name, self.words = label("heading"), label("soft")
        self.control = self._make()
        self.control.setObjectName(f"option_{key}")
        self.control.setMinimumHeight(44)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(4)
        layout.addWidget(self.name)
        layout.addWidget(self.words)
        place = 0 if isinstance(self.control, QCheckBox) else 2
        layout.insertWidget(place, self.control, 0, Qt.AlignmentFlag.AlignLeft)

    def _make(self) -> QWidget:
        if _HINTS[self.key] is bool:
            check = Tick()
            check.toggled.connect(lambda _: self.changed.emit())
            return check
        if _values(self.key):
            box = DropDown()
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            for value in _values(self.key):
                box.addItem("", [value])  # in a list, for None alone would be no data
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
            return box
        least, most = RANGES[self.key]
        spin = SumField()
        spin.setRange(least - 1 if _may_be_none(self.key) else least, most)
        spin.setSingleStep(50 if self.key in _MONEY else 5)
        spin.setMinimumWidth(180)
        spin.valueChanged.connect(lambda _: self.changed.emit())
        return spin

    def value(self) -> object:
        """The value that is set."""
        control = self.control
        if isinstance(control, QCheckBox):
            return control.isChecked()
        if isinstance(control, QComboBox):
            return control.currentData()[0]
        if isinstance(control, QSpinBox):
            number = control.value()
            return None if _may_be_none(self.key) and number < RANGES[self.key][0] else number
        raise TypeError(type(control))

    def show_value(self, value: object) -> None:
        """Set it without telling anybody."""
        control = self.control
        control.blockSignals(True)
        if isinstance(control, QCheckBox):
            control.setChecked(bool(value))
        elif isinstance(control, QComboBox):
            control.setCurrentIndex(_values(self.key).index(value))
        elif isinstance(control, QSpinBox):
            control.setValue(value if isinstance(value, int) else control.minimum())
        control.blockSignals(False)

    def say(self, texts: Texts, currency: str) -> None:
        """Put it into words."""
        name, explanation = texts.option(self.key)
        control = self.control
        self.name.setText(name)
        self.words.setText(explanation)
        control.setAccessibleName(name)
        control.setAccessibleDescription(f"{name}. {explanation}" if isinstance(control, QComboBox) else explanation)
        if isinstance(control, QCheckBox):
            self.name.hide()
            control.setText(literal(name))
        elif isinstance(control, QComboBox):
            for n, value in enumerate(_values(self.key)):
                control.setItemText(n, texts.choice(self.key, value))
        elif isinstance(control, SumField):
            control.in_currency(currency if self.key in _MONEY else "")
            control.setSpecialValueText(texts.choice(self.key, None) if _may_be_none(self.key) else "")


class RulesEditor(QWidget):
    """Preset and options; `changed` after each edit. The options are made when they are first shown."""

    changed = Signal()

    def __init__(self, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = texts
        self._rules = Rules()
        self.options: list[_Option] = []
        self.preset = DropDown()
        self.preset.setObjectName("preset")
        for key in (*PRESETS, CUSTOM):
            self.preset.addItem("", key)
        self.preset.currentIndexChanged.connect(self._preset_chosen)
        self.words: QLabel = label("soft")
        self.customise = ActionButton()
        self.customise.setCheckable(True)
        self.customise.setObjectName("customise")
        self.customise.toggled.connect(self._open)
        self.box = QVBoxLayout()
        self.box.setSpacing(8)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.preset, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.words)
        layout.addWidget(self.customise, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addLayout(self.box)
        self.say(texts)

    def rules(self) -> Rules:
        """The rules as they are set."""
        return self._rules

    def show_rules(self, rules: Rules) -> None:
        """Set all options, and the preset that they are."""
        self._rules = rules
        for option in self.options:
            option.show_value(getattr(rules, option.key))
        self._show_preset()

    def say(self, texts: Texts) -> None:
        """Put everything into words, for the board that these texts are about."""
        self.texts = texts
        for n in range(self.preset.count()):
            self.preset.setItemText(n, texts.preset(self.preset.itemData(n))[0])
        self.preset.setAccessibleName(self.tr("Rules"))
        for option in self.options:
            option.say(texts, texts.names.board.currency)
        self._name_button()
        self._show_preset()

    def _name_button(self) -> None:
        opened = self.customise.isChecked()
        self.customise.say(self.tr("Hide the options") if opened else self.tr("Customise every option"))

    def _open(self, opened: bool) -> None:
        self._name_button()
        if opened and not self.options:
            self._make_options()
        for option in self.options:
            option.setVisible(opened)

    def _make_options(self) -> None:
        self.options = [_Option(key) for key in Rules.__struct_fields__]
        for option in self.options:
            option.show_value(getattr(self._rules, option.key))
            option.say(self.texts, self.texts.names.board.currency)
            option.changed.connect(self._option_changed)
            self.box.addWidget(option)
        tab_order(self.window())

    def _preset_chosen(self) -> None:
        key = self.preset.currentData()
        if key in PRESETS:
            self.show_rules(PRESETS[key])
        else:
            self.customise.setChecked(True)
            self.words.setText(self.texts.preset(key)[1])
        self.changed.emit()

    def _option_changed(self) -> None:
        self._rules = msgspec.convert({option.key: option.value() for option in self.options}, Rules)
        self._show_preset()
        self.changed.emit()

    def _show_preset(self) -> None:
        key = next((name for name, preset in PRESETS.items() if preset == self._rules), CUSTOM)
        self.preset.blockSignals(True)
        self.preset.setCurrentIndex(self.preset.findData(key))
        self.preset.blockSignals(False)
        self.words.setText(self.texts.preset(key)[1])
