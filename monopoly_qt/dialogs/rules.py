"""The rules in plain words: those for the question or space at hand first, and a search over all of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QSplitter, QVBoxLayout, QWidget

from ..bridge.text import Texts
from ..bridge.texts.option_texts import OPTIONS
from ..bridge.texts.rule_texts import RULES
from ..widgets.theme import theme
from .dialog import Dialog
from .parts import label


def all_rules() -> list[str]:
    """Every id that has a text."""
    return [*RULES, *(f"OPT-{key}" for key in OPTIONS)]


class RulesDialog(Dialog):
    """A list, and the rule chosen in it."""

    def __init__(self, texts: Texts, topic: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent, 820, 580)
        self._texts = texts
        self._topic = [rule for rule in topic if rule in all_rules()]
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumHeight(44)
        self.search.textChanged.connect(self._fill)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.currentItemChanged.connect(lambda *_: self._show())
        self.title, self.text, self.id = label("title"), label(), label("soft")
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 8, 0)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        for part in (self.title, self.text, self.id):
            part.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._split(left)
        self.close_button = self.add_close()
        self.retranslate()
        self.list.setCurrentRow(0)

    def _split(self, left: QWidget) -> None:
        """The list beside what scrolls."""
        splitter = QSplitter(Qt.Orientation.Horizontal)
        layout = self.layout()
        if isinstance(layout, QVBoxLayout):
            layout.replaceWidget(self.scroller, splitter)
            layout.setStretchFactor(splitter, 1)
        splitter.addWidget(left)
        splitter.addWidget(self.scroller)
        splitter.setStretchFactor(0, 2)
        splitter.setStretchFactor(1, 3)
        splitter.setChildrenCollapsible(False)
        splitter.setSizes([theme().px(320), theme().px(480)])

    def chosen(self) -> str:
        """The id of the rule that is shown, or ""."""
        item = self.list.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else ""

    def show_rule(self, rule: str) -> None:
        """Show one rule."""
        for n in range(self.list.count()):
            if self.list.item(n).data(Qt.ItemDataRole.UserRole) == rule:
                self.list.setCurrentRow(n)
                return

    def _fill(self) -> None:
        """The rules that have all the words searched for; without a search those of the topic come first."""
        before = self.chosen()
        wanted = self.search.text().casefold().split()
        order = [*self._topic, *(rule for rule in all_rules() if rule not in self._topic)]
        self.list.clear()
        for rule in order:
            title, text = self._texts.rule(rule)
            if all(word in f"{rule} {title} {text}".casefold() for word in wanted):
                item = QListWidgetItem(title)
                item.setData(Qt.ItemDataRole.UserRole, rule)
                item.setSizeHint(QSize(0, theme().px(36)))
                if rule in self._topic:
                    font = item.font()
                    font.setBold(True)
                    item.setFont(font)
                self.list.addItem(item)
        self.show_rule(before)
        if self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        self._show()

    def _show(self) -> None:
        rule = self.chosen()
        title, text = self._texts.rule(rule) if rule else (self.tr("No rule has these words."), "")
        self.title.setText(title)
        self.text.setText(text)
        self.id.setText(self.tr("Rule {id}").format(id=rule) if rule else "")

    def retranslate(self) -> None:
        """See Dialog."""
        self.setWindowTitle(self.tr("Rules"))
        self.search.setPlaceholderText(self.tr("Search in all rules"))
        self.search.setAccessibleName(self.tr("Search in all rules"))
        self.list.setAccessibleName(self.tr("Rules; those for this question come first, in bold"))
        self.close_button.say(self.tr("Close"), self.tr("Esc"))
        self._fill()
