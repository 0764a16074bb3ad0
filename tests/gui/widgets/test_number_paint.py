"""Numbers stand where text would, and are as wide."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from attention_viewer.widgets.number_paint import (
    draw_number,
    draw_number_centred,
    number_font,
    number_width,
)

BLACK = QColor("black")


def blank() -> QImage:
    image = QImage(160, 60, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    return image


def ink(image: QImage) -> tuple[int, int, int, int]:
    """Return the box around everything that is not white."""
    dark = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 128
    ]
    xs, ys = [x for x, _ in dark], [y for _, y in dark]
    return min(xs), min(ys), max(xs), max(ys)


@pytest.mark.parametrize(
    "align",
    [
        Qt.AlignmentFlag.AlignLeft,
        Qt.AlignmentFlag.AlignHCenter,
        Qt.AlignmentFlag.AlignRight,
    ],
)
def test_numbers_stand_where_text_would(qapp: QApplication, align: Qt.AlignmentFlag) -> None:
    width = number_width("−1.20", 20, 500)
    share = {Qt.AlignmentFlag.AlignLeft: 0.0, Qt.AlignmentFlag.AlignHCenter: 0.5}.get(align, 1.0)
    ours, theirs = blank(), blank()
    painter = QPainter(ours)
    draw_number(painter, QPointF(80, 40), "−1.20", 20, BLACK, weight=500, align=align)
    painter.end()
    painter = QPainter(theirs)
    painter.setFont(number_font(20, 500))
    painter.setPen(BLACK)
    painter.drawText(QPointF(80 - share * width, 40), "−1.20")
    painter.end()
    assert all(abs(a - b) <= 1 for a, b in zip(ink(ours), ink(theirs), strict=True))


def test_centred_numbers_stand_where_centred_text_would(qapp: QApplication) -> None:
    ours, theirs = blank(), blank()
    painter = QPainter(ours)
    draw_number_centred(painter, QPointF(80, 30), "0.504", 20, BLACK, 500)
    painter.end()
    painter = QPainter(theirs)
    painter.setFont(number_font(20, 500))
    painter.setPen(BLACK)
    painter.drawText(QRectF(0, 0, 160, 60), Qt.AlignmentFlag.AlignCenter, "0.504")
    painter.end()
    assert all(abs(a - b) <= 1 for a, b in zip(ink(ours), ink(theirs), strict=True))


def test_vector_files_get_text(qapp: QApplication, tmp_path: Path) -> None:
    file = QSvgGenerator()
    file.setFileName(str(tmp_path / "numbers.svg"))
    painter = QPainter(file)
    draw_number(painter, QPointF(80, 40), "−1.20", 20, BLACK)
    painter.end()
    assert "−1.20" in (tmp_path / "numbers.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("weight", [400, 500, 600])
@pytest.mark.parametrize("text", ["−1.20", "0.111", "1,000", "3.7e−17", "−∞", "1.7 × 4.1", "?"])
def test_numbers_are_as_wide_as_their_text(qapp: QApplication, text: str, weight: int) -> None:
    for size in (11, 15, 20, 56):
        metrics = QFontMetricsF(number_font(size, weight))
        assert number_width(text, size, weight) == metrics.horizontalAdvance(text)
