"""The style sheet of the whole program, made from a theme's colours and the text size."""

from collections.abc import Mapping
from string import Template
from typing import Final

from .. import assets

_LINE: Final = 1.34  # the height of a line of text over its size

_SHEET = Template("""
QMainWindow, QDialog { background: $panel; }
QWidget { color: $ink; outline: 0; }
QToolTip { background: $card; color: $ink; border: 1px solid $line; padding: ${s4}px; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: ${t26}px; font-weight: bold; }
QLabel[role="heading"] { font-size: ${t18}px; font-weight: bold; }
QLabel[role="sum"] { font-size: ${t20}px; font-weight: bold; }
QLabel[role="soft"], QLabel[role="why"] { color: $soft; }
QLabel[role="danger"] { color: $danger; }

QFrame[role="card"], QFrame[role="bar"] { background: $card; border: 1px solid $control; border-radius: 12px; }
QScrollArea[role="card"]:focus, QDialog QScrollArea:focus { border: 2px solid $focus; }
QFrame[role="row"], QFrame[role="now"] { border: 0; border-left: 4px solid transparent; border-radius: 4px; }
QFrame[role="now"] { background: $highlight; border-left-color: $accent; }
QWidget[role="panel"] { background: $panel; }
QWidget[role="table"] { background: $table; }

QPushButton, QToolButton { background: $card; color: $ink; border: 1px solid $control; border-radius: 8px;
    padding: 3px ${s14}px; min-height: ${h36}px; font-size: ${t16}px; }
QToolButton { padding: 3px ${s8}px; min-width: 26px; }
QPushButton:hover, QToolButton:hover { background: $highlight; border-color: $ink; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked { background: $highlight;
    border: 2px solid $accent; padding: 2px ${s13}px; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: bold; }
QPushButton[role="primary"]:hover, QPushButton[role="primary"]:pressed { border: 2px solid $ink;
    padding: 2px ${s13}px; }
QPushButton[role="danger"] { color: $danger; border-color: $danger; }
QPushButton[role="plain"] { background: transparent; border-color: transparent; color: $accent;
    text-decoration: underline; }
QPushButton[role="chip"] { padding: 3px ${s8}px; }
QPushButton:disabled, QToolButton:disabled { background: transparent; color: $disabled; border: 1px dashed $control;
    padding: 3px ${s14}px; }
QPushButton[role="plain"]:disabled { border-color: transparent; }
QPushButton:focus, QToolButton:focus { border: 3px solid $focus; padding: 1px ${s12}px; }
QPushButton[role="primary"]:focus { border: 3px solid $focus; }
QPushButton[role="chip"]:focus { padding: 1px ${s6}px; }

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QTextEdit { background: $card; color: $ink; border: 1px solid $control;
    border-radius: 8px; padding: 4px ${s8}px; min-height: ${h34}px; selection-background-color: $accent;
    selection-color: $on_accent; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $focus;
    padding: 3px ${s7}px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: $disabled; border-style: dashed; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: 30px; border: 0; }
QComboBox::down-arrow { image: url("$down"); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: $card; color: $ink; border: 1px solid $control;
    selection-background-color: $accent; selection-color: $on_accent; }

QCheckBox, QRadioButton { spacing: ${s8}px; min-height: ${h28}px; padding: 2px; border: 2px solid transparent;
    border-radius: 8px; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QRadioButton::indicator { width: 20px; height: 20px; border: 2px solid $control;
    background: $card; }
QCheckBox::indicator { border-radius: 5px; }
QRadioButton::indicator { border-radius: 12px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { border-color: $accent; background: $accent; }
QCheckBox::indicator:checked { image: url("$tick"); }
QRadioButton::indicator:checked { image: url("$dot"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border: 2px dashed $control;
    background: transparent; }
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled { background: $control; }

QListView, QTreeView, QTableView, QScrollArea { background: transparent; border: 0; }
QListView, QTreeView, QTableView { background: $card; border: 1px solid $hairline; border-radius: 8px;
    selection-background-color: $accent; selection-color: $on_accent; }
QListView::item, QComboBox QAbstractItemView::item { padding: ${s6}px ${s8}px; }
QListView::item:selected, QComboBox QAbstractItemView::item:selected { background: $accent; color: $on_accent; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $focus; }

QTabBar::tab { background: transparent; color: $ink; padding: ${s8}px ${s16}px; border: 2px solid transparent;
    border-bottom: 3px solid transparent; }
QTabBar::tab:selected { border-bottom-color: $accent; font-weight: bold; }
QTabBar::tab:focus { border-color: $focus; }
QTabWidget::pane { border: 1px solid $hairline; border-radius: 8px; }

QMenuBar { background: $panel; color: $ink; }
QMenuBar::item { padding: ${s6}px ${s12}px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: $accent; color: $on_accent; }
QMenu { background: $card; color: $ink; border: 1px solid $control; padding: 4px; }
QMenu::item { padding: ${s8}px ${s24}px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 8px; }

QSlider::groove:horizontal { height: 6px; background: $control; border-radius: 3px; }
QSlider::handle:horizontal { width: 24px; margin: -10px 0; border-radius: 8px; background: $accent;
    border: 2px solid $card; }
QSlider::handle:horizontal:focus { border: 3px solid $focus; }
QProgressBar { border: 1px solid $control; border-radius: 8px; text-align: center; min-height: ${h20}px; }
QProgressBar::chunk { background: $highlight; border-right: 4px solid $accent; border-radius: 7px; }

QGroupBox { border: 1px solid $control; border-radius: 8px; margin-top: ${t16}px; padding-top: ${t14}px; }
QGroupBox::title { subcontrol-origin: margin; left: ${s12}px; padding: 0 ${s4}px; font-weight: bold; }

QScrollBar:vertical { width: 14px; background: transparent; }
QScrollBar:horizontal { height: 14px; background: transparent; }
QScrollBar::handle { background: $control; border-radius: 5px; margin: 2px; min-height: 32px; min-width: 32px; }
QScrollBar::handle:hover { background: $ink; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
""")


def style_sheet(colours: Mapping[str, object], scale: int) -> str:
    """The style sheet for these colours (and the theme's `name`) at a text size in per cent."""
    pictures = {
        mark: assets.path("pictures", "controls", f"{mark}-{colours['name']}.svg").as_posix()
        for mark in ("tick", "dot", "down")
    }
    sizes = {f"t{n}": round(n * scale / 100) for n in (14, 16, 18, 20, 26)}
    line = round(sizes["t16"] * _LINE)
    heights = {
        f"h{n}": max(n, line) for n in (20, 28, 34, 36)
    }  # a least height that is written down is kept at any cost
    steps = {f"s{n}": n for n in range(1, 33)}  # spacing stays when the text grows: room is scarce then
    return _SHEET.substitute(colours, **pictures, **sizes, **heights, **steps)
