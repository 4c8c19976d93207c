"""The two type families that come with the program."""

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from .. import assets

TEXT = "Atkinson Hyperlegible"
CAPTION = "Barlow Condensed"
_FILES = (
    ("atkinson-hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    ("atkinson-hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    ("atkinson-hyperlegible", "AtkinsonHyperlegible-Italic.ttf"),
    ("barlow-condensed", "BarlowCondensed-Medium.ttf"),
    ("barlow-condensed", "BarlowCondensed-SemiBold.ttf"),
)


@cache
def load() -> tuple[str, ...]:
    """Makes the families known to Qt, once; the files that could not be used (Qt then takes its own font)."""
    return tuple(name for folder, name in _FILES if _add(folder, name) < 0)


def _add(folder: str, name: str) -> int:
    return QFontDatabase.addApplicationFont(str(assets.path("fonts", folder, name)))


@cache
def _made(family: str, pixels: int, weight: QFont.Weight) -> QFont:
    load()
    font = QFont(family)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    # widths that follow the size exactly, so that a caption that fits does so at every device scale
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _font(family: str, pixels: float, weight: QFont.Weight) -> QFont:
    return QFont(_made(family, max(1, round(pixels)), weight))  # a copy, which the caller may change


@cache
def caption_metrics(pixels: int, strong: bool = True) -> QFontMetricsF:
    """What is measured in that font, made once."""
    return QFontMetricsF(caption_font(pixels, strong))


def text_font(pixels: float, bold: bool = False) -> QFont:
    """The font of sentences and sums, in logical pixels."""
    return _font(TEXT, pixels, QFont.Weight.Bold if bold else QFont.Weight.Normal)


def caption_font(pixels: float, strong: bool = True) -> QFont:
    """The narrow font of the board's captions, in logical pixels."""
    return _font(CAPTION, pixels, QFont.Weight.DemiBold if strong else QFont.Weight.Medium)
