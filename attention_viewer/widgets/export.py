"""Pictures of a widget, as pixels or as vectors, equal to the screen."""

from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme


def image_of(widget: QWidget, factor: float = 2.0) -> QImage:
    """Return the widget as an image with ``factor`` pixels for each of the screen's."""
    image = QImage(widget.size() * factor, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(factor)
    image.fill(theme.current().colour("ground"))
    widget.render(image, QPoint(0, 0))
    return image


def save_png(widget: QWidget, path: Path, factor: float = 2.0) -> None:
    """Write the widget as a PNG file (``path`` ends in .png).

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    if not image_of(widget, factor).save(str(path)):
        raise OSError(f"{path}: the picture cannot be written")


def save_svg(widget: QWidget, path: Path, title: str = "") -> None:
    """Write the widget as an SVG file, with text as text.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(widget.size())
    generator.setViewBox(QRect(QPoint(0, 0), QSize(widget.size())))
    generator.setTitle(title)
    painter = QPainter()
    if not painter.begin(generator):
        raise OSError(f"{path}: the picture cannot be written")
    painter.fillRect(widget.rect(), theme.current().colour("ground"))
    widget.render(painter, QPoint(0, 0))
    painter.end()
