"""Renders the program's icon for the installers: PNG files, one .ico for Windows and one .icns for macOS.

python tools/make_icons.py FOLDER
"""

import struct
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

APP = Path(__file__).resolve().parent.parent / "resources" / "pictures" / "app.svg"
PNG_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def render(size: int) -> QImage:
    """The icon as a square of the given number of pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(APP)).render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """The image as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise OSError("Qt could not write a PNG")
    return bytes(data.data())


def bitmap(image: QImage) -> bytes:
    """The image as the bitmap inside an .ico: 32 bits a pixel from the lowest line up, then an empty 1-bit mask."""
    size = image.width()
    header = struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0)
    upended = image.flipped(Qt.Orientation.Vertical)  # a name of its own: constBits() does not keep it alive
    pixels = bytes(upended.constBits())
    mask = bytes((size + 31) // 32 * 4 * size)
    return header + pixels + mask


def ico(paint: Callable[[int], QImage] = render) -> bytes:
    """The .ico file: bitmaps, which every tool reads, and a PNG for the one size where it saves much."""
    pictures = [png(paint(size)) if size == 256 else bitmap(paint(size)) for size in ICO_SIZES]
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(directory) + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        # a side of 256 is written as 0
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """The .icns file."""
    pictures = {kind: png(render(size)) for kind, size in ICNS_KINDS.items()}
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    """Writes monopoly-qt-16.png … monopoly-qt-1024.png, monopoly-qt.ico and monopoly-qt.icns."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (folder / f"monopoly-qt-{size}.png").write_bytes(png(render(size)))
    (folder / "monopoly-qt.ico").write_bytes(ico())
    (folder / "monopoly-qt.icns").write_bytes(icns())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
