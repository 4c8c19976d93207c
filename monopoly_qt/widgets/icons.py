"""Our own pictures in any colour and size, drawn once each."""

from functools import cache, lru_cache
from math import hypot

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from .. import assets
from .fill import fill

ICONS = "icons"
TOKENS = "tokens"


@cache
def _renderer(folder: str, name: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(assets.read("pictures", folder, f"{name}.svg")))


@cache
def token_names() -> tuple[str, ...]:
    """The tokens to choose from."""
    return tuple(sorted(f.stem for f in assets.path("pictures", TOKENS).glob("*.svg")))


def paint(painter: QPainter, folder: str, name: str, colour: str, rect: QRectF) -> None:
    """Draws a picture in one colour into a rectangle (logical pixels)."""
    side = min(rect.width(), rect.height())
    scale = painter.deviceTransform()
    # in coarse steps, so that a picture that turns or grows is not drawn anew for every frame
    ratio = max(0.25, round(hypot(scale.m11(), scale.m12()) * 8) / 8)
    picture = pixmap(folder, name, colour, side, ratio)
    shown = picture.width() / ratio  # nearly the side: a picture in its own size is sharp, and quick to draw
    where = QRectF(rect.center().x() - shown / 2, rect.center().y() - shown / 2, shown, shown)
    painter.drawPixmap(where, picture, QRectF(picture.rect()))


def pixmap(folder: str, name: str, colour: str, side: float, ratio: float = 1.0) -> QPixmap:
    """A picture in one colour; side in logical pixels, ratio of device pixels to them."""
    return _tinted(folder, name, colour, max(1, round(side * ratio)), ratio)


@lru_cache(maxsize=1024)
def _tinted(folder: str, name: str, colour: str, pixels: int, ratio: float) -> QPixmap:
    made = QPixmap(QSize(pixels, pixels))
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(folder, name).render(painter, QRectF(0, 0, pixels, pixels))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill(painter, made.rect(), colour)
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made
