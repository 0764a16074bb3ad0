"""Draw app.svg at the sizes that desktops ask for: app-N.png and one app.ico with all of them.

Needs PySide6 in the interpreter that runs this file::

    python packaging/make_app_icon.py resources/icons
"""

from __future__ import annotations

import argparse
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES_PX = (16, 32, 48, 64, 128, 256)
# Sizes of the two records of an icon file: header, and directory entry for each picture.
_HEADER = struct.Struct("<HHH")
_ENTRY = struct.Struct("<BBBBHHII")


def png(renderer: QSvgRenderer, size_px: int) -> bytes:
    """Return the drawing as a square PNG with a clear ground."""
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size_px, size_px))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise OSError(f"Qt cannot write a PNG of {size_px} px")
    buffer.close()
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Pack PNG pictures (size in px to content) into one Windows icon file.

    Qt's own writer puts a single size into a file. A size of 256 is written as 0.
    """
    offset = _HEADER.size + _ENTRY.size * len(pictures)
    directory = _HEADER.pack(0, 1, len(pictures))
    for size_px, content in pictures.items():
        side = size_px % 256
        directory += _ENTRY.pack(side, side, 0, 0, 1, 32, len(content), offset)
        offset += len(content)
    return directory + b"".join(pictures.values())


def main() -> None:
    """Write the pictures beside app.svg."""
    parser = argparse.ArgumentParser(description="Draw app.svg at all sizes.")
    parser.add_argument("folder", type=Path, help="folder that holds app.svg")
    folder: Path = parser.parse_args().folder
    renderer = QSvgRenderer(str(folder / "app.svg"))
    if not renderer.isValid():
        sys.exit(f"cannot read {folder / 'app.svg'}")
    pictures = {size_px: png(renderer, size_px) for size_px in SIZES_PX}
    for size_px, content in pictures.items():
        (folder / f"app-{size_px}.png").write_bytes(content)
    (folder / "app.ico").write_bytes(ico(pictures))


if __name__ == "__main__":
    main()
