"""Paints what the installers show: the icon of a saved game, and the pictures of the Windows wizard.

python packaging/pictures.py FOLDER      also has tools/make_icons.py put the program's own icons there
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

REPOSITORY = Path(__file__).resolve().parent.parent
PICTURES = REPOSITORY / "resources" / "pictures"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
SIDE, HEADER = (328, 628), (300, 114)  # twice the wizard's own sizes, which it stretches to the screen's scale
TABLE, PAPER, INK = QColor("#28443D"), QColor("#FBF8F0"), QColor("#2B2F2E")
BANDS = ("#7B4BA6", "#8CCBEA", "#D65C9E", "#EE8B2D", "#D6403A", "#F2CB2E", "#3B9A5C", "#2F55B5")


def tool(name: str) -> ModuleType:
    """One of the scripts in tools/, as a module."""
    spec = importlib.util.spec_from_file_location(name, REPOSITORY / "tools" / f"{name}.py")
    if spec is None or spec.loader is None:
        raise ImportError(name)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def saved_game(size: int) -> QImage:
    """The icon of a saved game: a sheet of paper with a folded corner and the program's mark."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 256, size / 256)
    sheet = QPainterPath(QPointF(40, 8))
    for x, y in ((160, 8), (216, 64), (216, 248), (40, 248)):
        sheet.lineTo(x, y)
    sheet.closeSubpath()
    painter.setPen(QPen(INK, 8 if size > 32 else 14))
    painter.setBrush(PAPER)
    painter.drawPath(sheet)
    painter.setBrush(QColor("#D9D4C4"))
    painter.drawPolygon(QPolygonF([QPointF(160, 8), QPointF(216, 64), QPointF(160, 64)]))
    QSvgRenderer(str(PICTURES / "app.svg")).render(painter, QRectF(60, 92, 136, 136))
    painter.end()
    return image


def _space(painter: QPainter, box: QRectF, band: str) -> None:
    """One space of a board, upright, with its band."""
    painter.setPen(QPen(INK, 2))
    painter.fillRect(box, PAPER)
    painter.fillRect(QRectF(box.x(), box.y(), box.width(), box.height() * 0.26), QColor(band))
    painter.drawRect(box)
    painter.drawRect(QRectF(box.x(), box.y(), box.width(), box.height() * 0.26))


def wizard_side() -> QImage:
    """The tall picture on the wizard's first and last page."""
    image = QImage(*SIDE, QImage.Format.Format_RGB888)
    image.fill(TABLE)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for row, (top, bands) in enumerate(((-34.0, BANDS[:4]), (522.0, BANDS[4:]))):
        for column, band in enumerate(bands):
            _space(painter, QRectF(-18 + column * 92 - row * 10, top, 92, 140), band)
    QSvgRenderer(str(PICTURES / "app.svg")).render(painter, QRectF(64, 160, 200, 200))
    for x, token in ((34, "ship"), (124, "hat"), (214, "car")):
        file = PICTURES / "tokens" / f"{token}.svg"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PAPER)
        painter.drawEllipse(QRectF(x, 404, 80, 80))
        QSvgRenderer(str(file)).render(painter, QRectF(x + 14, 418, 52, 52))
    painter.end()
    return image


def wizard_header() -> QImage:
    """The small picture at the top of the wizard's other pages."""
    image = QImage(*HEADER, QImage.Format.Format_RGB888)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for column, band in enumerate(BANDS[1:4]):
        _space(painter, QRectF(10 + column * 58, 14, 58, 86), band)
    QSvgRenderer(str(PICTURES / "app.svg")).render(painter, QRectF(200, 12, 90, 90))
    painter.end()
    return image


def main(folder: Path) -> None:
    """Write all pictures."""
    app = QGuiApplication.instance() or QGuiApplication(["pictures", "-platform", "offscreen"])
    icons = tool("make_icons")
    icons.main(folder)
    for size in SIZES:
        (folder / f"saved-game-{size}.png").write_bytes(icons.png(saved_game(size)))
    (folder / "saved-game.ico").write_bytes(icons.ico(saved_game))
    for name, image in (("wizard-side", wizard_side()), ("wizard-header", wizard_header())):
        if not image.save(str(folder / f"{name}.bmp")):
            raise OSError(f"Qt could not write {name}.bmp")
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]))
