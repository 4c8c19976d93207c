"""The seats of a new game: name, token, colour, person or computer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from .. import ai
from ..bridge.texts import names as words
from ..core.game import PERSON, Player
from ..widgets import icons
from ..widgets.badge import Badge
from ..widgets.drop_down import DropDown
from ..widgets.theme import theme
from .buttons import ActionButton
from .fields import NameField
from .flow import Flow
from .names import LONGEST, clean
from .parts import label, tip
from .setups import COLOURS, LEAST_SEATS, LEVELS, MOST_SEATS, NAMES, tokens

_ICON = 24
_NAME = 250  # px: the longest names in full


def _token_icon(token: str) -> QIcon:
    colours = theme().colours
    made = QIcon(icons.pixmap(icons.TOKENS, token, colours.ink, _ICON, 2.0))
    made.addPixmap(icons.pixmap(icons.TOKENS, token, colours.on_accent, _ICON, 2.0), QIcon.Mode.Selected)
    return made


def _colour_icon(colour: str) -> QIcon:
    made = QPixmap(QSize(_ICON * 2, _ICON * 2))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme().colours.card), 4))  # seen on the colour of what is chosen too
    painter.setBrush(QColor(colour))
    painter.drawEllipse(QRectF(2, 2, _ICON * 2 - 4, _ICON * 2 - 4))
    painter.end()
    made.setDevicePixelRatio(2.0)
    icon = QIcon(made)
    icon.addPixmap(made, QIcon.Mode.Selected)  # as it is, and not tinted by the style
    return icon


def colour_name(colour: str) -> str:
    """What a player's colour is called."""
    translate = QCoreApplication.translate
    return {
        "#C8420F": translate("Colours", "Red"),
        "#1C6E93": translate("Colours", "Blue"),
        "#5A7F1C": translate("Colours", "Green"),
        "#7B3FA0": translate("Colours", "Purple"),
        "#B0266E": translate("Colours", "Pink"),
        "#8A5A12": translate("Colours", "Brown"),
        "#0E7C6B": translate("Colours", "Teal"),
        "#5B6470": translate("Colours", "Grey"),
    }[colour]


class SeatRow(QFrame):
    """One player of the new game."""

    changed = Signal()
    token_taken = Signal(str)  # the token chosen here now
    colour_taken = Signal(str)
    removed = Signal()

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.badge = Badge(40)
        self.name = NameField(player.name)
        self.name.setMaxLength(LONGEST * 8)  # a letter as one sees it may be several characters
        self.name.setMinimumWidth(_NAME)
        self.token, self.colour, self.kind, self.personality = (DropDown() for _ in range(4))
        for box in (self.token, self.colour, self.kind, self.personality):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for box in (self.token, self.colour):
            box.setIconSize(QSize(_ICON, _ICON))
        self.remove = ActionButton("×")
        self.remove.clicked.connect(self.removed)
        self.level_words = label("soft")
        fields = Flow(8)
        for field in (self.name, self.kind, self.token, self.colour, self.personality):
            fields.addWidget(field)
        middle = QVBoxLayout()
        middle.setSpacing(4)
        middle.addLayout(fields)
        middle.addWidget(self.level_words)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 8, 4, 8)
        layout.setSpacing(12)
        layout.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(middle, 1)
        layout.addWidget(self.remove, 0, Qt.AlignmentFlag.AlignTop)
        self._fill()
        self.show_player(player)
        self._join()

    def _fill(self) -> None:
        """All choices, in the language of the window."""
        for box, choices in (
            (self.token, [(words.token(t), t) for t in tokens()]),
            (self.colour, [(colour_name(c), c) for c in COLOURS]),
            (self.kind, [(words.kind(k), k) for k in (PERSON, *LEVELS)]),
            (self.personality, [(words.personality(p), p) for p in ("", *ai.PERSONALITIES)]),
        ):
            chosen = box.currentData()
            box.blockSignals(True)
            box.clear()
            for text, data in choices:
                box.addItem(text, data)
            box.setCurrentIndex(max(0, box.findData(chosen)))
            box.blockSignals(False)
        for n, token in enumerate(tokens()):
            self.token.setItemIcon(n, _token_icon(token))
        for n, colour in enumerate(COLOURS):
            self.colour.setItemIcon(n, _colour_icon(colour))

    def _join(self) -> None:
        self.name.textEdited.connect(self._edited)
        self.name.editingFinished.connect(self._finished)
        self.token.currentIndexChanged.connect(lambda _: self.token_taken.emit(self.token.currentData()))
        self.colour.currentIndexChanged.connect(lambda _: self.colour_taken.emit(self.colour.currentData()))
        for box in (self.token, self.colour, self.kind, self.personality):
            box.currentIndexChanged.connect(lambda _: self._edited())

    def player(self) -> Player:
        """The player as it is filled in."""
        kind = self.kind.currentData()
        personality = "" if kind == PERSON else self.personality.currentData()
        return Player(clean(self.name.text()), self.token.currentData(), self.colour.currentData(), kind, personality)

    def show_player(self, player: Player) -> None:
        """Fill the fields."""
        self.name.setText(player.name)
        self.name.setCursorPosition(0)
        for box, value in (
            (self.token, player.token),
            (self.colour, player.colour),
            (self.kind, player.kind),
            (self.personality, player.personality),
        ):
            self.choose(box, value)
        self._show()

    @staticmethod
    def choose(box: QComboBox, value: str) -> None:
        """Choose without telling anybody."""
        box.blockSignals(True)
        box.setCurrentIndex(max(0, box.findData(value)))
        box.blockSignals(False)

    def _edited(self) -> None:
        self._show()
        self.changed.emit()

    def _finished(self) -> None:
        self.name.setText(clean(self.name.text()))
        self.name.setCursorPosition(0)  # of a very long one the beginning is seen
        self._show()

    def _show(self) -> None:
        player = self.player()
        self.badge.show_player(player)
        self.personality.setVisible(player.kind != PERSON)
        self.level_words.setText(words.level_words(player.kind))
        self.level_words.setVisible(player.kind != PERSON)

    def number(self, seat: int, removable: bool) -> None:
        """Which seat this is: for screen readers, and whether it may go."""
        self.name.setPlaceholderText(self.tr("Name"))
        for widget, text in (
            (self.name, self.tr("Name of player {number}")),
            (self.token, self.tr("Token of player {number}")),
            (self.colour, self.tr("Colour of player {number}")),
            (self.kind, self.tr("Person or computer, player {number}")),
            (self.personality, self.tr("What computer {number} prefers")),
            (self.remove, self.tr("Remove player {number}")),
        ):
            widget.setAccessibleName(text.format(number=seat + 1))
        self.remove.setToolTip(tip(self.tr("Remove this player")))
        self.remove.setVisible(removable)

    def retranslate(self) -> None:
        """The language changed."""
        self._fill()
        self._show()


class Seats(QWidget):
    """All seats. Nobody has another's token or colour: who takes one gives the old one in exchange."""

    changed = Signal()
    added = Signal(object)  # the row of a new player

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SeatRow] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(8)
        self.add_person, self.add_computer = ActionButton(), ActionButton()
        self.add_person.clicked.connect(lambda: self._add(PERSON))
        self.add_computer.clicked.connect(lambda: self._add(LEVELS[min(1, len(LEVELS) - 1)]))
        row = Flow()
        row.addWidget(self.add_person)
        row.addWidget(self.add_computer)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(self._column)
        layout.addLayout(row)

    def players(self) -> tuple[Player, ...]:
        """Who is playing."""
        return tuple(row.player() for row in self.rows)

    def show_players(self, players: tuple[Player, ...]) -> None:
        """Fill all seats."""
        for row in list(self.rows):
            self._drop(row)
        for player in players:
            self._append(player)
        self._number()

    def _append(self, player: Player) -> None:
        row = SeatRow(player)
        row.changed.connect(self.changed)
        row.token_taken.connect(lambda token: self._swap(row, "token", token))
        row.colour_taken.connect(lambda colour: self._swap(row, "colour", colour))
        row.removed.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._column.addWidget(row)

    def _swap(self, row: SeatRow, field: str, taken: str) -> None:
        """Whoever had it gets what is left over."""
        for other in self.rows:
            box: QComboBox = getattr(other, field)
            if other is not row and box.currentData() == taken:
                choices = tokens() if field == "token" else COLOURS
                used = {getattr(r, field).currentData() for r in self.rows if r is not other}
                other.choose(box, next(c for c in choices if c not in used))
                other.show_player(other.player())

    def _add(self, kind: str) -> None:
        players = self.players()
        if len(players) >= MOST_SEATS:
            return
        token = next(t for t in tokens() if t not in {p.token for p in players})
        colour = next(c for c in COLOURS if c not in {p.colour for p in players})
        taken = {p.name.casefold() for p in players}
        own = [self.tr("Player {number}").format(number=n) for n in range(1, MOST_SEATS + 1)]
        choices = own if kind == PERSON else NAMES
        name = next(c for c in choices if c.casefold() not in taken)
        self._append(Player(name, token, colour, kind))
        self._number()
        self.rows[-1].name.setFocus()
        self.rows[-1].name.selectAll()
        self.added.emit(self.rows[-1])
        self.changed.emit()

    def _remove(self, row: SeatRow) -> None:
        if len(self.rows) > LEAST_SEATS:
            at = self.rows.index(row)
            self._drop(row)
            self._number()
            self.changed.emit()
            then = self.rows[min(at, len(self.rows) - 1)]
            (then.name if then.remove.isHidden() else then.remove).setFocus()

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def _number(self) -> None:
        for seat, row in enumerate(self.rows):
            row.number(seat, removable=len(self.rows) > LEAST_SEATS)
        self.add_person.say(self.tr("+ Person"), name=self.tr("Add a person"))
        self.add_computer.say(self.tr("+ Computer"), name=self.tr("Add a computer"))
        full = self.tr("Eight can play at most (SETUP-1).") if len(self.rows) >= MOST_SEATS else ""
        self.add_person.allow(full)
        self.add_computer.allow(full)

    def retranslate(self) -> None:
        """The language changed."""
        for row in self.rows:
            row.retranslate()
        self._number()
