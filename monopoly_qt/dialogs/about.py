"""What the program is, its licences, and whose trade mark its name's first word is."""

import platform

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from .. import DISPLAY_NAME, __version__, assets
from ..widgets.drop_down import DropDown
from .dialog import Dialog
from .parts import label

NOTICES = "NOTICES.md"


def licence_files() -> list[str]:
    """The notices first, then the full texts."""
    found = sorted((f.name for f in assets.path("licences").iterdir() if f.is_file()), key=str.casefold)
    return sorted(found, key=lambda name: name != NOTICES)


class AboutDialog(Dialog):
    """Version, trade mark, the written offer for Qt's source, and every licence in full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, 760, 620)
        self.name, self.versions, self.what = label("title"), label("soft"), label()
        self.mark, self.offer, self.choose = label(), label(), label("heading")
        for part in (self.name, self.versions, self.what, self.mark, self.offer, self.choose):
            part.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.body.addWidget(part)
        self.files = DropDown()
        self.files.setObjectName("licences")
        for name in licence_files():
            self.files.addItem(name, name)
        self.files.currentIndexChanged.connect(lambda _: self._show_licence())
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setMinimumHeight(240)
        self.text.setTabChangesFocus(True)
        self.body.addWidget(self.files, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addWidget(self.text, 1)
        self.close_button = self.add_close()
        self.retranslate()
        self._show_licence()

    def _show_licence(self) -> None:
        self.text.setPlainText(assets.read("licences", self.files.currentData()).decode("utf-8", "replace"))

    def retranslate(self) -> None:
        """See Dialog."""
        self.setWindowTitle(self.tr("About {name}").format(name=DISPLAY_NAME))
        self.name.setText(f"{DISPLAY_NAME} {__version__}")
        self.versions.setText(
            self.tr("Qt {qt}, Python {python}, {system}").format(
                qt=qVersion(), python=platform.python_version(), system=platform.platform(terse=True)
            )
        )
        self.what.setText(
            self.tr(
                "A property-trading game for a family at one computer. Free software under the MIT licence: you may "
                "use, study, change and pass it on."
            )
        )
        self.mark.setText(
            self.tr(
                "MONOPOLY is a trade mark of its owner, who has nothing to do with this program and has neither made "
                "nor approved it. The name only says whose rules are played. Pictures, sounds and words are our own or "
                "from free sources."
            )
        )
        self.offer.setText(
            self.tr(
                "The window is made with Qt and Qt for Python under the GNU LGPL, version 3. You may replace them by "
                "your own versions. For at least three years from the day you received this program we give the "
                "complete source of the Qt in it to anybody who asks; how is said in the notices."
            )
        )
        self.choose.setText(self.tr("Notices and licences"))
        self.files.setItemText(0, self.tr("All notices"))
        self.files.setAccessibleName(self.tr("Notices and licences"))
        self.text.setAccessibleName(self.tr("Text of the licence"))
        self.close_button.say(self.tr("Close"), self.tr("Esc"))
