"""No sentence reaches people without going through the translation."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from monopoly_qt import assets

PACKAGE = Path(assets.__file__).parent
SILENT = {"core", "ai", "save"}  # below the bridge nothing speaks to people
FILES = sorted(f for f in PACKAGE.rglob("*.py") if f.relative_to(PACKAGE).parts[0] not in SILENT)
# What the command line, the log file and the self-test say is for whoever looks after a computer, in English.
ENGLISH = {"cli.py", "alarm.py", "logfile.py", "selftest.py", "demo.py", "__main__.py"}

SHOWING = {
    "setText", "setTitle", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis", "setPlaceholderText",
    "setAccessibleName", "setAccessibleDescription", "setInformativeText", "setDetailedText", "setLabelText",
    "setPrefix", "setSuffix", "setSpecialValueText", "setItemText", "setItemData", "setTabText", "setHeaderLabels",
    "addAction", "addMenu", "addItem", "addItems", "addTab", "addRow", "insertItem", "showMessage", "announce",
    "QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QGroupBox", "QAction", "QMenu",
    "ActionButton", "question", "information", "warning", "critical", "drawText",
}  # fmt: skip
TRANSLATING = {"tr", "translate", "QT_TRANSLATE_NOOP"}
WORDS = re.compile(r"[^\W\d_]{2}")
KEYS = re.compile(r"((Ctrl|Shift|Alt|Meta)\+)+\S+|F\d+")
NAMES = {"Monopoly Qt", "Esc", "Tab", "Ctrl"}


def name_of(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    function = call.func
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def own_strings(node: ast.AST) -> Iterator[str]:
    """The words written into an expression, but not those inside further calls."""
    if isinstance(node, ast.Call | ast.Subscript | ast.Compare | ast.Lambda):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
        return
    if isinstance(node, ast.IfExp):
        yield from own_strings(node.body)
        yield from own_strings(node.orelse)
        return
    for child in ast.iter_child_nodes(node):
        yield from own_strings(child)


def shown_untranslated(tree: ast.AST) -> list[str]:
    """Words that are shown as they stand in the code."""
    found = []
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and name_of(call) in SHOWING:
            given = [*call.args, *(k.value for k in call.keywords if k.arg not in ("objectName", "key"))]
            found += [f"line {call.lineno}: {text}" for arg in given for text in own_strings(arg) if speaks(text)]
    return found


def speaks(text: str) -> bool:
    """Whether somebody could read it as a word: not a sign, a key, a format, or the program's name."""
    return bool(WORDS.search(text)) and text not in NAMES and not KEYS.fullmatch(text)


def not_collected(tree: ast.AST) -> list[str]:
    """Calls of the translation whose sentence is not written out, so that no tool can find it."""
    found = []
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or name_of(call) not in TRANSLATING or not call.args:
            continue
        place = 0 if name_of(call) == "tr" else 1
        if place and not isinstance(call.args[0], ast.Constant | ast.JoinedStr):
            continue  # a painter's translate(x, y), or a translator itself
        sentence = call.args[place] if len(call.args) > place else None
        if not (isinstance(sentence, ast.Constant) and isinstance(sentence.value, str)):
            found.append(f"line {call.lineno}")
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_words_that_are_shown_are_translated(file: Path) -> None:
    if file.name in ENGLISH:
        return
    assert shown_untranslated(ast.parse(file.read_text("utf-8"))) == []


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_sentences_are_written_out_where_they_are_translated(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    if file.parent.name == "texts" and "QT_TRANSLATE_NOOP(" in file.read_text("utf-8"):
        return
    helpers = [f for f in ast.walk(tree) if isinstance(f, ast.FunctionDef) and f.name == "tr"]
    for helper in helpers:
        helper.body = []  # a module's own short `tr`, whose calls are looked at instead
    assert not_collected(tree) == []


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(PACKAGE)))
def test_the_translation_goes_by_no_other_name(file: Path) -> None:
    """The tool that collects sentences knows it by its name only."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr in TRANSLATING:
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            assert names == [node.value.attr], f"line {node.lineno}"


def test_these_tests_find_what_they_look_for() -> None:
    assert shown_untranslated(ast.parse('label.setText("Hello")'))
    assert shown_untranslated(ast.parse('QLabel(f"{n} houses")'))
    assert shown_untranslated(ast.parse('label.setToolTip("Yes" if sure else self.tr("No"))'))
    assert not shown_untranslated(ast.parse('label.setText(self.tr("Hello")); label.setText(f"{a} · {b}")'))
    assert not shown_untranslated(ast.parse('action.addAction(name("key"), "Ctrl+N")'))
    assert not_collected(ast.parse('self.tr(f"{n} houses")'))
    assert not_collected(ast.parse('translate("Log", words)'))
    assert not not_collected(ast.parse("painter.translate(x, y)"))
