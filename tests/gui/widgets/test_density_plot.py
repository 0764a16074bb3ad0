"""Histogram and curves: bars where the values are, curves cut at the top, words that fit."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.density_plot import (
    Bars,
    DensityCurve,
    DensityPlot,
    DensityScene,
    MeanMark,
)
from attention_viewer.widgets.plot_axes import linear_axis
from attention_viewer.widgets.symbol_light import SymbolLight
from tests.helpers.ui import a_window, ink, show, spot, words

X, Y = linear_axis(-2.0, 2.0, 4), linear_axis(0.0, 1.0, 2)
FULL = Bars(0.0, 1.0, np.array([1.0]), "scaled")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 500, 300)


@pytest.fixture
def light(window: QWidget) -> SymbolLight:
    return SymbolLight(window)


@pytest.fixture
def plot(window: QWidget, light: SymbolLight) -> DensityPlot:
    made = DensityPlot("plot", words("plot"), words("tip"), window, light=light)
    show(window, made)
    return made


def colour_at(plot: DensityPlot, x: float, y: float) -> QColor:
    frame = plot.frame()
    assert frame is not None
    QApplication.processEvents()
    image: QImage = plot.grab().toImage()
    return image.pixelColor(round(frame.x_px(x)), round(frame.y_px(y)))


def test_an_empty_plot_paints_nothing(plot: DensityPlot) -> None:
    assert plot.frame() is None
    assert ink(plot) == 0


def test_bars_stand_where_their_values_are(plot: DensityPlot) -> None:
    plot.set_scene(DensityScene(X, Y, (FULL,)))
    ground = plot.grab().toImage().pixelColor(0, 0)
    assert colour_at(plot, 0.5, 0.25) != ground
    assert colour_at(plot, -0.5, 0.25) == ground
    assert colour_at(plot, 1.5, 0.25) == ground


def test_bars_beyond_the_axes_are_left_out(plot: DensityPlot) -> None:
    plot.set_scene(DensityScene(X, Y))
    empty = ink(plot)
    far = Bars(5.0, 1.0, np.ones(3), "scaled")
    plot.set_scene(DensityScene(X, Y, (far,)))
    assert ink(plot) == empty


@pytest.mark.parametrize("hatched", [False, True])
def test_a_bar_wider_than_the_axis_fills_it_and_no_more(plot: DensityPlot, hatched: bool) -> None:
    wide = Bars(X.low - 3.0, 100.0, np.array([0.4]), "scaled", hatched)
    plot.set_scene(DensityScene(X, Y, (wide,), names=False))
    frame = plot.frame()
    assert frame is not None
    image = plot.grab().toImage()
    ground = image.pixel(0, 0)
    row = round(frame.y_px(0.2))
    for left, right, painted in (
        (0, round(frame.left) - 3, False),
        (round(frame.left), round(frame.left) + 12, True),
        (round(frame.right) - 12, round(frame.right), True),
        (round(frame.right) + 3, image.width(), False),
    ):
        assert any(image.pixel(x, row) != ground for x in range(left, right)) is painted


def test_a_curve_leaves_through_the_top(plot: DensityPlot) -> None:
    """The density of a product is infinite at 0: what lies above the axis is not painted."""
    points = tuple(
        (x, 0.2 / abs(x) if x else float("inf")) for x in np.linspace(-2, 2, 81).tolist()
    )
    plot.set_scene(DensityScene(X, Y, curves=(DensityCurve(points),), names=False))
    frame = plot.frame()
    assert frame is not None
    QApplication.processEvents()
    image = plot.grab().toImage()
    ground = image.pixel(0, 0)
    above = range(max(0, round(frame.top) - 3))
    assert all(image.pixel(x, y) == ground for x in range(image.width()) for y in above)
    left, right = round(frame.left) + 2, round(frame.right) - 2
    inside = [image.pixel(at, round(frame.top) + 4) != ground for at in range(left, right)]
    assert any(inside)  # the curve does reach the top


def test_the_mean_is_marked_within_its_band(plot: DensityPlot) -> None:
    plot.set_scene(DensityScene(X, Y))
    before = colour_at(plot, 0.75, 0.75)
    plot.set_scene(DensityScene(X, Y, means=(MeanMark(0.75, (0.5, 1.0)),)))
    assert colour_at(plot, 0.75, 0.75) != before


def test_names_of_heights_can_be_hidden(plot: DensityPlot) -> None:
    plot.set_scene(DensityScene(X, Y))
    named = ink(plot)
    plot.set_scene(DensityScene(X, Y, names=False))
    assert ink(plot) < named


def test_the_name_of_the_axis_lights_up(plot: DensityPlot, light: SymbolLight) -> None:
    plot.set_scene(DensityScene(X, Y, x_name="$\\q\\cdot\\k$", description="spoken"))
    plot.grab()
    QTest.mouseMove(plot, spot(plot, "k"))
    assert light.symbol == "k"
    QTest.mouseMove(plot, QPoint(10, 10))
    assert light.symbol == ""
    assert plot.accessibleDescription() == "spoken"


@pytest.mark.parametrize("width", [160, 300, 600])
def test_labels_stay_inside(window: QWidget, plot: DensityPlot, width: int) -> None:
    points = ((-2.0, 0.2), (0.0, 0.5), (2.0, 0.2))
    curve = DensityCurve(points, "dotted", "a label of many words, longer than there is room", 0.5)
    plot.set_scene(DensityScene(X, Y, curves=(curve,), names=False))
    window.resize(width, 200)
    QApplication.processEvents()
    image = plot.grab().toImage()
    ground = image.pixel(0, 0)
    frame = plot.frame()
    assert frame is not None
    right = image.width() - 1
    column = range(round(frame.top), round(frame.bottom) - 1)
    assert all(image.pixel(right, y) == ground for y in column)


def test_a_low_plot_keeps_its_bars_rather_than_its_axis_name(
    window: QWidget, plot: DensityPlot, light: SymbolLight
) -> None:
    plot.set_scene(DensityScene(X, Y, title="divided", x_name="$\\q\\cdot\\k$"))
    heights = []
    for height in (200, 90):
        plot.setFixedHeight(height)
        plot.grab()
        frame = plot.frame()
        assert frame is not None
        heights.append(frame.height)
    assert plot.symbols.place_of("q") is None
    assert heights[1] > 35
    plot.setFixedHeight(200)
    plot.grab()
    assert plot.symbols.place_of("q") is not None
