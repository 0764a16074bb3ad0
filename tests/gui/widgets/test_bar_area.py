"""Many bars as one area: as tall as the bars they stand for, on screen and in files."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from attention_viewer.runtime import theme
from attention_viewer.widgets.bar_area import BarArea, draw_bar_area

AREA = QRectF(10, 20, 40, 60)


def painted(bars: BarArea, ratio: float = 1.0) -> QImage:
    image = QImage(round(60 * ratio), round(100 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("white"))
    painter = QPainter(image)
    draw_bar_area(painter, bars, theme.current())
    painter.end()
    return image


def column(image: QImage, x: int) -> list[int]:
    """Return the rows of a column that are not ground."""
    white = QColor("white").rgb()
    return [y for y in range(image.height()) if image.pixel(x, y) != white]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("hatched", [True, False])
def test_wide_bars_stand_where_they_belong(hatched: bool) -> None:
    bars = BarArea(AREA, 60.0, np.array([30.0, 60.0, 70.0, 50.0]), "unscaled", hatched)
    image = painted(bars)
    assert column(image, 15) == list(range(30, 60))
    assert column(image, 25) == []
    assert column(image, 35) == list(range(60, 70))
    assert column(image, 9) == column(image, 50) == []
    assert column(painted(bars, 2.0), 30) == list(range(60, 120))


@pytest.mark.usefixtures("qapp")
def test_bars_that_share_a_pixel_reach_as_far_as_the_tallest() -> None:
    ends = np.full(400, 79.0)
    ends[123] = 40.0
    image = painted(BarArea(AREA, 80.0, ends, "scaled", False))
    assert column(image, 10 + 12) == list(range(40, 80))
    assert column(image, 10 + 13) == [79]


@pytest.mark.usefixtures("qapp")
def test_nothing_is_painted_outside() -> None:
    image = painted(BarArea(AREA, 60.0, np.array([-40.0, 140.0]), "scaled", True))
    assert column(image, 20) == list(range(20, 60))
    assert column(image, 40) == list(range(60, 80))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("hatched", [True, False])
def test_vector_files_have_every_bar(hatched: bool) -> None:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    painter = QPainter(generator)
    ends = np.full(300, 30.0)
    ends[7] = 60.0
    draw_bar_area(painter, BarArea(AREA, 60.0, ends, "scaled", hatched), theme.current())
    painter.end()
    drawn = bytes(data.data())
    assert drawn.count(b"<rect") == 299
    assert b"<image" not in drawn
