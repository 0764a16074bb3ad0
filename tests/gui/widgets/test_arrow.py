"""Marks of plane geometry and the places of names."""

import math

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.arrow import (
    ArrowStyle,
    blend,
    clip_polygon,
    clip_segment,
    direction,
    draw_arrow,
    half_plane,
    line_across,
)
from attention_viewer.widgets.arrow_labels import LabelPlacer, make_label

AREA = QRectF(0, 0, 100, 50)


def area_of(points: list[QPointF]) -> float:
    pairs = zip(points, points[1:] + points[:1], strict=True)
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs)) / 2


@pytest.mark.parametrize("degrees", range(0, 360, 20))
def test_two_half_planes_make_the_whole(degrees: int) -> None:
    along = QPointF(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    origin = QPointF(30, 20)
    halves = [half_plane(AREA, origin, along), half_plane(AREA, origin, along * -1)]
    assert sum(area_of(half.toList()) for half in halves) == pytest.approx(5000.0)


def test_a_polygon_on_the_wrong_side_vanishes() -> None:
    assert clip_polygon([QPointF(0, 0), QPointF(1, 0), QPointF(0, 1)], [-1.0, -2.0, -3.0]).isEmpty()


def test_lines_and_segments_end_at_the_frame() -> None:
    ends = line_across(AREA, QPointF(50, 25), QPointF(1, 0))
    assert ends is not None
    assert {end.x() for end in ends} == {0.0, 100.0}
    assert line_across(AREA, QPointF(50, 80), QPointF(1, 0)) is None
    part = clip_segment(AREA, QPointF(-50, 25), QPointF(50, 25))
    assert part == (QPointF(0, 25), QPointF(50, 25))
    assert clip_segment(AREA, QPointF(-50, 25), QPointF(-10, 25)) is None


def test_an_opaque_blend_is_what_the_eye_sees() -> None:
    assert blend(QColor(0, 0, 0), QColor(255, 255, 255), 0.2) == QColor(204, 204, 204)


@pytest.mark.parametrize("length", [0.0, 3.0, 40.0, 1e9])
def test_an_arrow_of_any_length_stays_on_its_line(length: float) -> None:
    image = QImage(100, 50, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_arrow(
        painter, QPointF(5, 25.5), QPointF(5 + length, 25.5), QColor("black"), ArrowStyle(2, 12, 9)
    )
    painter.end()
    dark = {
        (x, y) for x in range(100) for y in range(50) if image.pixelColor(x, y).lightness() < 128
    }
    assert bool(dark) == (length > 0.0)
    assert all(5 <= x <= 5 + length and abs(y - 25) <= 5 for x, y in dark)


def test_no_direction_without_distance() -> None:
    assert direction(QPointF(3, 3), QPointF(3, 3)) == (QPointF(0, 0), 0.0)


def test_labels_stay_inside_and_apart(qtbot: QtBot) -> None:
    now = theme.current()
    area = QRectF(0, 0, 400, 300)
    placer = LabelPlacer(area, now)
    label = make_label(r"\k_1", "0.92", "k", now, strong=True)
    tips = [QPointF(200, 150), QPointF(205, 152), QPointF(5000, 10), QPointF(200, -40)]
    places = [placer.place(label, tip, QPointF(1, 0)) for tip in tips]
    assert all(area.contains(place) for place in places)
    common = places[0].intersected(places[1])
    assert common.width() * common.height() < 0.1 * places[0].width() * places[0].height()


def test_a_label_avoids_a_stroke(qtbot: QtBot) -> None:
    now = theme.current()
    label = make_label(r"\k_1", "0.92", "k", now, strong=True)
    placer = LabelPlacer(QRectF(0, 0, 400, 300), now)
    free = placer.place(label, QPointF(200, 150), QPointF(1, 0))
    wary = LabelPlacer(QRectF(0, 0, 400, 300), now)
    wary.avoid_line(QPointF(200, 150), QPointF(400, 150))
    assert free.contains(QPointF(free.center().x(), 150))
    moved = wary.place(label, QPointF(200, 150), QPointF(1, 0))
    assert not moved.adjusted(0, 1, 0, -1).contains(QPointF(moved.center().x(), 150))


def test_a_label_would_rather_cover_a_piece_of_stroke_than_a_head(qtbot: QtBot) -> None:
    placer = LabelPlacer(QRectF(0, 0, 400, 300), theme.current())
    placer.avoid_arrow(QPointF(160, 200), QPointF(160, 118))
    on_head, on_stroke = QRectF(100, 100, 62, 20), QRectF(154, 170, 62, 20)
    assert placer.least_covering([on_head, on_stroke]) == on_stroke


def test_no_label_reaches_below_what_is_painted_last(qtbot: QtBot) -> None:
    now = theme.current()
    label = make_label(r"\k_1", "0.92", "k", now, strong=True)
    cover = QRectF(250, 0, 150, 300)
    placer = LabelPlacer(QRectF(0, 0, 400, 300), now)
    placer.avoid_cover(cover)
    assert not placer.place(label, QPointF(195, 150), QPointF(1, 0)).intersects(cover)


def test_a_stroke_through_a_number_is_told(qtbot: QtBot) -> None:
    placer = LabelPlacer(QRectF(0, 0, 400, 300), theme.current())
    placer.avoid_boxes([(100.0, 100.0, 124.0, 116.0)])
    assert placer.strikes(QPointF(112, 90), QPointF(112, 130))
    assert not placer.strikes(QPointF(112, 118), QPointF(112, 130))
    assert not placer.strikes(QPointF(90, 90), QPointF(90, 130))


def test_strokes_and_areas_on_the_way_of_a_line_are_counted(qtbot: QtBot) -> None:
    placer = LabelPlacer(QRectF(0, 0, 600, 400), theme.current())
    placer.avoid_line(QPointF(100, 0), QPointF(100, 400))
    placer.avoid_line(QPointF(200, 0), QPointF(250, 90))
    placer.avoid_area(QRectF(300, 90, 40, 20))
    assert placer.crossings(QPointF(0, 100), QPointF(600, 100)) == 2
    assert placer.crossings(QPointF(0, 80), QPointF(600, 80)) == 2
    assert placer.crossings(QPointF(110, 100), QPointF(290, 100)) == 0
    assert placer.crossings(QPointF(90, 0), QPointF(90, 400)) == 0


def test_a_place_is_not_taken_whose_leader_goes_through_words(qtbot: QtBot) -> None:
    placer = LabelPlacer(QRectF(0, 0, 600, 400), theme.current())
    placer.avoid_area(QRectF(90, 90, 40, 20))
    beyond, beside = QRectF(100, 200, 50, 20), QRectF(300, 200, 50, 20)
    middle = QPointF(110, 50)
    leaders = [(middle, beyond.center()), (middle, beside.center())]
    assert placer.least_covering([beyond, beside], leaders) == beside
