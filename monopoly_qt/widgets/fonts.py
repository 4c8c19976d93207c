"""The two type families that come with the program."""

from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from .. import assets

TEXT = "Atkinson Hyperlegible"
CAPTION = "Barlow Condensed"
_FILES = (
    ("atkinson-hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    ("atkinson-hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    ("barlow-condensed", "BarlowCondensed-SemiBold.ttf"),
)
_LATER = (("barlow-condensed", "BarlowCondensed-Medium.ttf"),)  # narrow sentences: few need them, and no first picture


@cache
def load() -> tuple[str, ...]:
    """Makes the families known to Qt, once; the files that could not be used (Qt then takes its own font)."""
    return _load(_FILES)


@cache
def load_later() -> tuple[str, ...]:
    """The same for the weight that is needed later."""
    return _load(_LATER)


def _load(files: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    return tuple(name for folder, name in files if _add(folder, name) < 0)


def _add(folder: str, name: str) -> int:
    return QFontDatabase.addApplicationFont(str(assets.path("fonts", folder, name)))


@cache
def _made(family: str, pixels: int, weight: QFont.Weight) -> QFont:
    load()
    if weight == QFont.Weight.Medium:
        load_later()
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
