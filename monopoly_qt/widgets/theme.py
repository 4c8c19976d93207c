"""How the program looks: three themes as data, the text size, and the style sheet made from them.

Widgets that paint read ``theme().colours`` and redraw on ``theme().changed``. Widgets of Qt take their looks from the
style sheet by the dynamic property ``role`` (see `set_role`):

* QPushButton: "primary" (the one that is meant), "danger", "plain" (a link-like button), "chip" (small)
* QLabel: "title", "heading", "sum" (money), "soft", "why" (the reason beside something disabled)
* QFrame, QWidget: "card" (a sheet of paper with a border), "panel", "bar" (the decision bar), "table"
"""

from functools import cache
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from . import fonts
from .colours import contrast, on, stand_out
from .style_sheet import style_sheet

SYSTEM: Final = "system"
STYLE: Final = "fusion"  # Qt's own, the same on every system
SCALES: Final = (100, 110, 125, 150, 175, 200)
BODY: Final = 16
LEAST_BUTTON: Final = 44


class Theme(msgspec.Struct, frozen=True):
    """Every colour of the program as #RRGGBB; `text` is the contrast that its sentences have to reach."""

    name: str
    dark: bool
    text: float
    table: str  # around the board
    paper: str  # the spaces
    lane: str  # the way in front of the spaces on which tokens stand
    panel: str  # the window
    card: str  # what lies on it
    ink: str
    soft: str  # less important text
    accent: str
    on_accent: str
    line: str  # between spaces, around things that are to be told apart
    hairline: str  # divides rows; decoration
    control: str  # the border of what can be pressed or filled in
    focus: str
    danger: str
    on_danger: str
    good: str
    disabled: str
    highlight: str  # behind the row that counts
    mortgage: str
    on_mortgage: str
    house: str
    hotel: str
    die: str
    pip: str
    speed_die: str
    on_speed_die: str
    chance: str
    chest: str
    on_pack: str
    token_ring: str  # around a token's badge


_LIGHT: Final = Theme(
    name="light", dark=False, text=4.5,
    table="#28443D", paper="#FBF8F0", lane="#EFE9DA", panel="#F4F1E7", card="#FFFFFF", ink="#1E2423", soft="#5C6663",
    accent="#0F6B57", on_accent="#FFFFFF", line="#2B2F2E", hairline="#D9D4C4", control="#7A837F", focus="#0B4FA8",
    danger="#B3261E", on_danger="#FFFFFF", good="#14693A", disabled="#676F6C", highlight="#DDF0E8",
    mortgage="#B3261E", on_mortgage="#FFFFFF", house="#1C7A41", hotel="#B3261E",
    die="#B3261E", pip="#FFFFFF", speed_die="#23489B", on_speed_die="#FFFFFF",
    chance="#B4560E", chest="#23689B", on_pack="#FFFFFF", token_ring="#FFFFFF",
)  # fmt: skip

_DARK: Final = Theme(
    name="dark", dark=True, text=4.5,
    table="#101514", paper="#232B2A", lane="#1B2221", panel="#1A2120", card="#2A3332", ink="#EEF2F0", soft="#A9B4B0",
    accent="#6FD1B5", on_accent="#0C1F1A", line="#7C8B86", hairline="#39433F", control="#84938E", focus="#8EC5FF",
    danger="#FF9A8F", on_danger="#2B0805", good="#7FD6A0", disabled="#98A39F", highlight="#1F4A40",
    mortgage="#FF9A8F", on_mortgage="#2B0805", house="#1C7A41", hotel="#B3261E",
    die="#F0E9DA", pip="#7A1610", speed_die="#A9C7FF", on_speed_die="#0D2352",
    chance="#F0A35C", chest="#8CC4EE", on_pack="#14201D", token_ring="#EEF2F0",
)  # fmt: skip

_CONTRAST: Final = Theme(
    name="contrast", dark=True, text=7.0,
    table="#000000", paper="#000000", lane="#141414", panel="#000000", card="#000000", ink="#FFFFFF", soft="#E6E6E6",
    accent="#FFE14D", on_accent="#000000", line="#FFFFFF", hairline="#8C8C8C", control="#FFFFFF", focus="#5CE1FF",
    danger="#FFB3AB", on_danger="#000000", good="#8CF0B0", disabled="#BDBDBD", highlight="#00335C",
    mortgage="#FFB3AB", on_mortgage="#000000", house="#00602B", hotel="#9C0006",
    die="#FFFFFF", pip="#000000", speed_die="#5CE1FF", on_speed_die="#000000",
    chance="#FFB066", chest="#8CCBFF", on_pack="#000000", token_ring="#FFFFFF",
)  # fmt: skip

THEMES: Final = {t.name: t for t in (_LIGHT, _DARK, _CONTRAST)}

# Which colours meet: (foreground, background, is it text). What is not text is a mark or a border and needs 3:1.
_TEXTS: Final = ("ink", "soft", "accent", "danger", "good")
PAIRS: Final = (
    *((text, ground, True) for ground in ("panel", "card", "paper") for text in _TEXTS),
    *((text, "lane", True) for text in ("ink", "soft")),
    *((text, "highlight", True) for text in ("ink", "soft")),
    *(("disabled", ground, True) for ground in ("panel", "card")),
    ("on_accent", "accent", True),
    ("on_danger", "danger", True),
    ("on_mortgage", "mortgage", True),
    ("on_pack", "chance", True),
    ("on_pack", "chest", True),
    *((mark, ground, False) for ground in ("panel", "card", "paper", "lane") for mark in ("line", "control", "focus")),
    *((mark, "paper", False) for mark in ("accent", "mortgage", "chance", "chest")),
    ("accent", "lane", False),
    ("pip", "die", False),
    ("on_speed_die", "speed_die", False),
    ("die", "lane", False),
    ("speed_die", "lane", False),
    ("die", "paper", False),
    ("speed_die", "paper", False),
    ("token_ring", "house", False),  # the outline of a building
    ("token_ring", "hotel", False),
)  # fmt: skip


def shortfalls(colours: Theme) -> list[str]:
    """The pairs of a theme that don't reach their contrast, in words; empty when all is well."""
    found = []
    for fore, back, is_text in PAIRS:
        needed = colours.text if is_text else 3.0
        ratio = contrast(getattr(colours, fore), getattr(colours, back))
        if ratio < needed:
            found.append(f"{colours.name}: {fore} on {back} has {ratio:.2f}:1 and needs {needed}:1")
    return found


def pattern_colour(colour: str) -> str:
    """The colour of the pattern on a group's band: 3:1 on that band."""
    return stand_out(colour, colour, 3.0)


class Look(QObject):
    """The theme in use and the text size. `changed` comes after either has changed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._wanted = SYSTEM
        self._scale = 100
        self._patterns = True
        self._applied = False
        self.colours = _LIGHT
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)
        self.colours = self._chosen()

    @property
    def name(self) -> str:
        """What was chosen: "system", "light", "dark" or "contrast"."""
        return self._wanted

    @property
    def scale(self) -> int:
        """The text size in per cent, 100 to 200."""
        return self._scale

    @property
    def patterns(self) -> bool:
        """Whether the bands of the colour groups carry their patterns."""
        return self._patterns

    def choose(self, name: str) -> None:
        """Takes another theme. ValueError for a name that isn't one."""
        if name != SYSTEM and name not in THEMES:
            raise ValueError(f'there is no theme "{name}"')
        self._wanted = name
        self._renew()

    def set_scale(self, percent: int) -> None:
        """Sets the text size, held between 100 and 200 per cent."""
        self._scale = max(SCALES[0], min(SCALES[-1], percent))
        self._renew()

    def set_patterns(self, shown: bool) -> None:
        """Shows the patterns of the groups, or colours alone."""
        self._patterns = shown
        self._renew()

    def px(self, pixels: float) -> int:
        """A length that follows the text size, in logical pixels."""
        return round(pixels * self._scale / 100)

    def font(self, pixels: float = BODY, bold: bool = False) -> QFont:
        """The text font at a size that follows the text size."""
        return fonts.text_font(self.px(pixels), bold)

    def apply(self) -> None:
        """Gives the running application style, palette, font and style sheet, and keeps them up to date from now on."""
        fonts.load()
        self._applied = True
        self._dress()

    def _dress(self) -> None:
        application = QApplication.instance()
        if not self._applied or not isinstance(application, QApplication):
            return
        if application.property("style") != STYLE:  # not asked of the style itself: its class is slow to load
            application.setStyle(STYLE)
            application.setProperty("style", STYLE)
        application.setPalette(palette(self.colours))
        application.setFont(self.font())
        application.setStyleSheet(style_sheet(msgspec.structs.asdict(self.colours), self._scale))

    def _chosen(self) -> Theme:
        if self._wanted in THEMES:
            return THEMES[self._wanted]
        return _DARK if system_is_dark() else _LIGHT

    def _follow_system(self) -> None:
        if self._wanted == SYSTEM:
            self._renew()

    def _renew(self) -> None:
        self.colours = self._chosen()
        self._dress()
        self.changed.emit()


def system_is_dark() -> bool:
    """Whether the desktop asks for dark windows."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def palette(colours: Theme) -> QPalette:
    """The colours as Qt's own widgets take them."""
    roles = QPalette.ColorRole
    made = QPalette()
    for role, colour in (
        (roles.Window, colours.panel), (roles.WindowText, colours.ink), (roles.Base, colours.card),
        (roles.AlternateBase, colours.panel), (roles.Text, colours.ink), (roles.Button, colours.card),
        (roles.ButtonText, colours.ink), (roles.BrightText, colours.danger), (roles.Highlight, colours.accent),
        (roles.HighlightedText, colours.on_accent), (roles.Link, colours.accent), (roles.LinkVisited, colours.accent),
        (roles.ToolTipBase, colours.card), (roles.ToolTipText, colours.ink), (roles.PlaceholderText, colours.soft),
        (roles.Mid, colours.control), (roles.Dark, colours.line), (roles.Light, colours.hairline),
        (roles.Accent, colours.accent),
    ):  # fmt: skip
        made.setColor(role, QColor(colour))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.disabled))
    return made


def set_role(widget: QWidget, role: str) -> None:
    """Gives a widget its part in the style sheet; may be changed while it is shown."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):  # else it is yet to be dressed anyway
        style = widget.style()
        style.unpolish(widget)
        style.polish(widget)


def on_colour(colour: str) -> str:
    """Ink or white, whichever is easier to read on a player's or a group's colour."""
    return on(colour, _LIGHT.ink, _LIGHT.card)


@cache
def _look() -> Look:
    return Look()


def theme() -> Look:
    """The one look of the program; the application must exist."""
    return _look()
