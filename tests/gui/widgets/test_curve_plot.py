"""Plots of marks against theory: picking, reading, keys, still layers, vectors."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.curve_plot import Curve, CurvePlot, CurvePoint, CurveScene
from attention_viewer.widgets.curve_plot_labels import label_places
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.plot_axes import Frame, linear_axis, log_axis, value_axis
from attention_viewer.widgets.plot_axes_paint import LegendItem, hatch_lines
from attention_viewer.widgets.ratio_plot import RatioPlot, RatioScene
from tests.helpers.ui import a_window, ink, pixels_of, show, words

D_K = (4, 16, 64)
WIDE, NARROW = 400, 190


def a_scene(*, firm: bool = True, faded: bool = False) -> CurveScene:
    points = tuple(CurvePoint(d_k, float(d_k), firm, f"value {d_k}") for d_k in D_K)
    line = tuple((float(d_k), float(d_k)) for d_k in D_K)
    curve = Curve("undivided", "square", "unscaled", points, line)
    return CurveScene(
        title="Spread",
        x=value_axis(D_K),
        y=log_axis([4.0, 64.0]),
        curves=(curve,),
        x_name="$d_k$",
        picked=16,
        faded=faded,
        legend=(LegendItem("marks", "measured"), LegendItem("dashed", "theory")),
        description="in words",
    )


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 420, 320)


@pytest.fixture
def plot(window: QWidget) -> CurvePlot:
    made = CurvePlot("plot", words("Spread"), words("Tip"), window)
    made.set_scene(a_scene())
    show(window, made)
    return made


def test_an_empty_plot_can_be_painted(window: QWidget) -> None:
    made = CurvePlot("plot", words("Spread"), words("Tip"), window)
    show(window, made)
    assert ink(made) == 0
    assert made.value_near(QPoint(3, 3).toPointF()) is None


@pytest.mark.parametrize("powers", [(0.5, 0.0, -0.5), (-0.5, -1.0, -1.5)])
def test_labels_lie_on_no_mark_and_on_no_other_label(powers: tuple[float, ...]) -> None:
    d_k = (4, 16, 64, 256, 1024)
    curves = tuple(
        Curve(
            f"undivided {number}", "square", "unscaled",
            tuple(CurvePoint(each, each**power, firm=True) for each in d_k),
            tuple((float(each), each**power) for each in np.geomspace(3.0, 1400.0, 33).tolist()),
        )
        for number, power in enumerate(powers)
    )  # fmt: skip
    ends = [each**power for each in d_k for power in powers]
    frame = Frame(40.0, 20.0, 260.0, 200.0, value_axis(d_k), log_axis([min(ends), max(ends)]))
    places = label_places(frame, curves, theme.LIGHT)
    areas = [place.area for _, place in places]
    assert [curve.label for curve, _ in places] == [curve.label for curve in curves]
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))
    # Without theory there is no line, and labels stand beside the marks.
    bare = [replace(curve, line=()) for curve in curves]
    assert len(label_places(frame, bare, theme.LIGHT)) == len(curves)
    for curve in curves:
        for point in curve.points:
            at = QPointF(frame.x_px(point.x), frame.y_px(point.y))
            assert not any(area.contains(at) for area in areas)


def test_a_label_that_would_leave_a_narrow_plot_is_moved_into_it() -> None:
    d_k = (4, 1024)
    line = tuple((float(each), float(each)) for each in np.geomspace(3.0, 1400.0, 33).tolist())
    curve = Curve("undivided", "square", "unscaled", (), line)
    frame = Frame(60.0, 20.0, 90.0, 120.0, value_axis(d_k), log_axis([3.0, 1400.0]))
    [(_, place)] = label_places(frame, [curve], theme.LIGHT)
    assert place.area.width() > frame.width / 2
    assert QRectF(frame.left, frame.top, frame.width, frame.height).contains(place.area)


def test_a_click_picks_the_nearest_column(plot: CurvePlot) -> None:
    heard: list[object] = []
    plot.picked.connect(heard.append)
    frame = plot.frame()
    assert frame is not None
    for value in D_K:
        at = QPoint(round(frame.x_px(value)) + 5, round(frame.top) + 5)
        QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=at)
    assert heard == [4, 16, 64]


def test_keys_walk_and_stop_at_the_ends(plot: CurvePlot) -> None:
    heard: list[object] = []
    plot.picked.connect(heard.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End):
        QTest.keyClick(plot, key)
    plot.set_scene(replace(a_scene(), picked=64))
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert heard == [64, 4, 4, 64, 64]


def test_the_mark_under_the_pointer_is_read(plot: CurvePlot) -> None:
    scene, frame = plot.scene, plot.frame()
    assert scene is not None
    assert frame is not None
    curve = scene.curves[0]
    QTest.mouseMove(plot, plot.place_of(curve, curve.points[1], frame).toPoint())
    assert plot.hovered == curve.points[1]
    QTest.mouseMove(plot, QPoint(round(frame.right) - 2, round(frame.bottom) - 2))
    assert plot.hovered is None


def test_marks_are_full_hollow_or_faded(plot: CurvePlot) -> None:
    colour = theme.current().colour("unscaled")
    full = pixels_of(plot.grab().toImage(), colour)
    plot.set_scene(a_scene(firm=False))
    hollow = pixels_of(plot.grab().toImage(), colour)
    plot.set_scene(a_scene(faded=True))
    faded = pixels_of(plot.grab().toImage(), colour)
    assert full > hollow > faded


def test_the_still_layer_follows_theme_and_size(plot: CurvePlot) -> None:
    plot.grab()
    theme.hub().use(theme.DARK)
    dark = plot.grab().toImage()
    assert pixels_of(dark, theme.current().colour("text")) > 0
    plot.window().resize(500, 300)
    assert plot.grab().width() > 420


def test_picture_and_vectors_tell_the_same(plot: CurvePlot, tmp_path: Path) -> None:
    file = tmp_path / "plot.svg"
    save_svg(plot, file)
    source = file.read_text("utf-8")
    assert "<image" not in source
    for text in ("Spread", "undivided", "theory", ">64<"):
        assert text in source


def test_names_of_the_axis_are_set_smaller_before_one_is_left_out(
    plot: CurvePlot, tmp_path: Path
) -> None:
    values = (4, 16, 64, 256, 1024)
    plot.set_scene(replace(a_scene(), x=value_axis(values)))
    file = tmp_path / "plot.svg"
    named = {}
    for width in (WIDE, NARROW, 100):
        plot.setFixedWidth(width)
        save_svg(plot, file)
        source = file.read_text("utf-8")
        named[width] = [value for value in values if f">{value}<" in source]
    assert named[WIDE] == named[NARROW] == list(values)
    # Where even small ones would touch, the largest number is named all the same.
    assert 1024 in named[100]
    assert len(named[100]) < len(values)


def test_the_same_scene_is_not_painted_again(plot: CurvePlot) -> None:
    before = plot.scene
    plot.set_scene(a_scene())
    assert plot.scene is before
    assert plot.accessibleDescription() == "in words"


def test_the_band_is_painted(window: QWidget) -> None:
    made = RatioPlot("ratio", words("Ratio"), words("Tip"), window)
    plain = RatioScene(
        title="Ratio", x=value_axis(D_K), y=linear_axis(0.9, 1.1), curves=(), band=()
    )
    made.set_scene(plain)
    show(window, made)
    without = ink(made)
    band = tuple((float(d_k), 0.95, 1.05) for d_k in D_K)
    made.set_scene(replace(plain, band=band, band_label="95% band"))
    assert ink(made) > 1.5 * without


def test_hatching_stays_inside_the_bars() -> None:
    heights = np.array([0.0, 10.0, 30.0, 5.0])
    lines = hatch_lines(100.0, 200.0, 20.0, heights, 6.0)
    assert len(lines) > 5
    for line in lines:
        for end in (line.p1(), line.p2()):
            bar = min(int((end.x() - 100.0 + 1e-9) // 20.0), 3)
            assert 0.0 <= 200.0 - end.y() <= heights[bar] + 0.5
