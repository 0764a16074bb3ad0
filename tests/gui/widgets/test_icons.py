"""Line icons in any colour."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from attention_viewer.runtime import paths
from attention_viewer.widgets.icons import draw_icon, icon
from tests.helpers.ui import pixels_of

NAMES = sorted(
    file.stem for file in (paths.resources() / "icons").glob("*.svg") if file.stem != "app"
)


@pytest.mark.parametrize("name", NAMES)
def test_each_icon_is_drawn_in_the_colour_asked_for(name: str) -> None:
    colour = QColor("#A74F00")
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    draw_icon(painter, name, QRectF(0, 0, 64, 64), colour)
    painter.end()
    assert pixels_of(image, colour) > 20


def test_an_unknown_icon_is_an_error() -> None:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    with pytest.raises(FileNotFoundError):
        draw_icon(painter, "none", QRectF(0, 0, 8, 8), QColor("black"))
    painter.end()


def test_a_qicon_is_sharp() -> None:
    pixmap = icon("undo", QColor("black"), 16).pixmap(16, 16)
    assert not pixmap.isNull()
