"""Pictures of a widget, as pixels or as vectors, equal to the screen."""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.files import write_whole
from attention_viewer.runtime import theme
from attention_viewer.widgets import words

# Without the window's own background, which has the panel's colour.
INK = QWidget.RenderFlag.DrawChildren


def image_of(widget: QWidget, factor: float = 2.0) -> QImage:
    """Return the widget as an image with ``factor`` pixels for each of the screen's.

    The image is null when it would be too large for Qt.
    """
    image = QImage(widget.size() * factor, QImage.Format.Format_RGB32)
    if image.isNull():
        return image
    image.setDevicePixelRatio(factor)
    image.fill(theme.current().colour("ground"))
    widget.render(image, QPoint(0, 0), renderFlags=INK)
    return image


def save_png(widget: QWidget, path: Path, factor: float = 2.0) -> None:
    """Write the widget as a PNG file.

    Raises
    ------
    OSError
        If the picture is too large or the file cannot be written.
    """
    write_image(image_of(widget, factor), path)


def write_image(image: QImage, path: Path) -> None:
    """Write an image as a PNG file.

    Raises
    ------
    OSError
        If there is no image, as when it was too large, or the file cannot be written.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise OSError(words.picture_failed())
    write_whole(path, bytes(data.data()))


def save_svg(widget: QWidget, path: Path, title: str = "") -> None:
    """Write the widget as an SVG file, with text as text.

    Raises
    ------
    OSError
        If the picture cannot be drawn or the file cannot be written.
    """
    # Written to memory first: Qt only warns when it cannot write a file.
    data = QByteArray()
    buffer = QBuffer(data)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    # Sizes in the file are in millimetres: at the 96 dots an inch that browsers count with.
    generator.setResolution(96)
    generator.setSize(widget.size())
    generator.setViewBox(QRect(QPoint(0, 0), QSize(widget.size())))
    generator.setTitle(title)
    painter = QPainter()
    if not painter.begin(generator):
        raise OSError(words.picture_failed())
    painter.fillRect(widget.rect(), theme.current().colour("ground"))
    widget.render(painter, QPoint(0, 0), renderFlags=INK)
    painter.end()
    write_whole(path, bytes(data.data()))
