"""Words kept as pixels look as words painted anew, and are not kept where they may not be."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets import arrow_text, math_layout
from attention_viewer.widgets.arrow_disc import draw_disc
from attention_viewer.widgets.arrow_labels import LabelPlacer

CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight
LEFT = Qt.AlignmentFlag.AlignLeft


def paper(ratio: float = 1.0) -> QImage:
    image = QImage(round(240 * ratio), round(80 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#cfd8ff"))
    return image


def painted(markup: str, align: Qt.AlignmentFlag, ratio: float = 1.0, *, kept: bool) -> QImage:
    """Paint words on a tinted paper, from kept pixels or anew."""
    now, image = theme.current(), paper(ratio)
    draw = arrow_text.draw_in if kept else math_layout.draw_in
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    at = QPointF(120, 50)
    line = math_layout.layout(markup, 20)
    if not kept:
        # Kept words stand on whole pixels.
        x = at.x() - {LEFT: 0.0, CENTRE: 0.5, RIGHT: 1.0}[align] * line.width
        at, align = QPointF(round(x * ratio) / ratio, at.y()), LEFT
    draw(painter, at, markup, 20, now.colours, align=align, halo=now.colour("ground", 0.92))
    painter.end()
    return image


def furthest(one: QImage, other: QImage) -> int:
    """Return the largest difference of a colour channel."""
    worst = 0
    for y in range(one.height()):
        for x in range(one.width()):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            worst = max(worst, abs(a.red() - b.red()), abs(a.green() - b.green()))
            worst = max(worst, abs(a.blue() - b.blue()))
    return worst


@pytest.mark.parametrize("align", [LEFT, CENTRE, RIGHT])
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_kept_words_look_as_those_painted_anew(
    qtbot: QtBot, align: Qt.AlignmentFlag, ratio: float
) -> None:
    markup = r"内積 $\k_1$ −1.20"
    anew = painted(markup, align, ratio, kept=False)
    first = painted(markup, align, ratio, kept=True)
    again = painted(markup, align, ratio, kept=True)
    assert furthest(first, anew) <= 2
    # Blending halo and letter first, then both on the ground, rounds differently.
    assert furthest(again, anew) <= 12
    assert furthest(again, paper(ratio)) > 100


def test_words_in_another_theme_are_others(qtbot: QtBot) -> None:
    hub = theme.hub()
    try:
        light = painted("k", LEFT, kept=True)
        painted("k", LEFT, kept=True)
        hub.use(theme.THEMES["dark"])
        painted("k", LEFT, kept=True)
        assert furthest(painted("k", LEFT, kept=True), light) > 50
    finally:
        hub.use(theme.THEMES["light"])


def test_turned_words_are_painted_from_pixels_only_in_haste(qtbot: QtBot) -> None:
    now = theme.current()
    images = []
    for quick in (False, True):
        image = paper()
        painter = QPainter(image)
        painter.translate(120, 40)
        painter.rotate(-12)
        arrow_text.draw_turned(
            painter,
            QPointF(-40, 0),
            "0.902",
            20,
            now.colours,
            weight=500,
            default="k",
            halo=now.colour("ground", 0.92),
            halo_px=4,
            quick=quick,
        )
        painter.end()
        images.append(image)
    assert images[0] != images[1]
    inks = [_ink(image) for image in images]
    assert inks[0] == pytest.approx(inks[1], rel=0.1)


def _ink(image: QImage) -> int:
    ground = paper().pixel(0, 0)
    return sum(
        image.pixel(x, y) != ground for y in range(image.height()) for x in range(image.width())
    )


def test_a_disc_on_pixels_covers_its_circle(qtbot: QtBot) -> None:
    image = paper()
    painter = QPainter(image)
    draw_disc(painter, QPointF(60, 40), 14, QColor(167, 79, 0, 128))
    painter.end()
    ground = paper().pixelColor(0, 0)
    assert image.pixelColor(60, 40) != ground
    assert image.pixelColor(60, 28) != ground
    assert image.pixelColor(60, 24) == ground
    assert image.pixelColor(76, 40) == ground


def test_a_place_that_hides_half_a_small_number_is_not_taken(qtbot: QtBot) -> None:
    placer = LabelPlacer(QRectF(0, 0, 600, 400), theme.current())
    placer.avoid_boxes([(100.0, 100.0, 124.0, 116.0)])
    beside = QRectF(300, 300, 160, 30)
    assert placer.least_covering([QRectF(110, 100, 160, 30), beside]) == beside


def test_a_place_outside_is_taken_only_when_all_are(qtbot: QtBot) -> None:
    placer = LabelPlacer(QRectF(0, 0, 600, 400), theme.current())
    outside, inside = QRectF(580, 10, 100, 20), QRectF(10, 10, 100, 20)
    assert placer.least_covering([outside, inside]) == inside
    assert placer.least_covering([outside]) == outside
