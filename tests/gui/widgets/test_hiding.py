"""While numbers are hidden, no picture tells anything of a result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.bar_chart import Axis as BarAxis
from attention_viewer.widgets.colour_maps import shares
from attention_viewer.widgets.curve_plot import Curve, CurvePlot, CurvePoint, CurveScene
from attention_viewer.widgets.density_plot import Bars, DensityCurve, DensityPlot, DensityScene
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.line_plot import LinePlot
from attention_viewer.widgets.line_plot_scene import Line, LineScene
from attention_viewer.widgets.map_row import MapRow, MapRowScene
from attention_viewer.widgets.map_row_columns import Columns
from attention_viewer.widgets.map_row_wide import WideMap, WideScene
from attention_viewer.widgets.paired_bars import PairedBars
from attention_viewer.widgets.paired_bars_layout import BarRow, BarSide, PairedBarsData
from attention_viewer.widgets.plot_axes import linear_axis, value_axis
from attention_viewer.widgets.ridge_plot import Ridge, RidgePlot, RidgeRow, RidgeScene
from tests.helpers.heatmaps import table
from tests.helpers.ui import a_window, show, words

NAMES = words("Picture"), words("Tip")
UNIT = linear_axis(0.0, 1.0)
SHARES = BarAxis(0.0, 1.0, 0.0, ((0.0, "0"), (1.0, "1")))
# A picture is shown from one result, a share from 0 to 1, and from whether it is hidden.
Show = Callable[[float, bool], None]


def curves(window: QWidget) -> tuple[QWidget, Show]:
    plot = CurvePlot("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        curve = Curve(
            "k", "square", "unscaled", (CurvePoint(4, result, True),), ((4, 0), (64, result))
        )
        plot.set_scene(CurveScene("Title", value_axis((4, 64)), UNIT, (curve,), hidden=hidden))

    return plot, put


def lines(window: QWidget) -> tuple[QWidget, Show]:
    plot = LinePlot("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        line = Line((0.0, 1.0), (0.5, result), "scaled", mark="disc", every=1, label="here")
        plot.set_scene(LineScene("Title", UNIT, UNIT, (line,), cursor=0.5, hidden=hidden))

    return plot, put


def density(window: QWidget) -> tuple[QWidget, Show]:
    plot = DensityPlot("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        bars = Bars(0.0, 0.5, np.array([result, 1.0 - result]), "scaled")
        curve = DensityCurve(((0.0, result), (1.0, 0.5)))
        plot.set_scene(DensityScene(UNIT, UNIT, (bars,), (curve,), hidden=hidden))

    return plot, put


def ridges(window: QWidget) -> tuple[QWidget, Show]:
    plot = RidgePlot("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        ridge = Ridge(0.0, 0.5, (result, 1.0 - result), "scaled", hatched=True)
        rows = (RidgeRow(4, (ridge,), ((0.0, result),)), RidgeRow(16, (ridge,)))
        plot.set_scene(RidgeScene("Title", linear_axis(-4.0, 4.0), rows, hidden=hidden))

    return plot, put


def heatmap(window: QWidget) -> tuple[QWidget, Show]:
    plot = Heatmap("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        values = np.array([[result, 0.5], [0.5, 1.0 - result]])
        plot.set_data(replace(table(values), numbers_hidden=hidden))

    return plot, put


def large_heatmap(window: QWidget) -> tuple[QWidget, Show]:
    plot = Heatmap("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        plot.set_data(replace(table(np.full((200, 200), result)), numbers_hidden=hidden))

    return plot, put


def small_maps(window: QWidget) -> tuple[QWidget, Show]:
    row = MapRow("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        tables = np.full((3, 2, 2), result)
        scene = MapRowScene(tables, shares(), "abc", "abc", 1, hidden=hidden)
        row.set_scene(scene, Columns(3, 80.0, 6.0))

    return row, put


def wide_map(window: QWidget) -> tuple[QWidget, Show]:
    wide = WideMap("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        wide.set_scene(WideScene("Title", np.full((2, 8), result), shares(), "ab", hidden))

    return wide, put


def bars(window: QWidget) -> tuple[QWidget, Show]:
    pair = PairedBars("plot", *NAMES, window)

    def put(result: float, hidden: bool) -> None:
        texts = (("?", "?"),) if hidden else ((str(result), "1"),)
        side = BarSide("Side", "$p$", "scaled", False, ((result, 1.0),), texts)
        rows = (BarRow("Weights", SHARES, 1.0, hidden=hidden),)
        pair.set_data(PairedBarsData(rows, side, side, ("a", "b"), None, "in words"))

    return pair, put


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.parametrize(
    "make",
    [curves, lines, density, ridges, heatmap, large_heatmap, small_maps, wide_map, bars],
)
def test_a_hidden_picture_is_the_same_for_all_results(
    qtbot: QtBot, make: Callable[[QWidget], tuple[QWidget, Any]]
) -> None:
    window = a_window(qtbot, 420, 320)
    widget, put = make(window)
    put(0.1, False)
    show(window, widget)
    QTest.mouseMove(widget, QPoint(1, 1))
    first = picture(widget)
    put(0.9, False)
    assert picture(widget) != first
    put(0.9, True)
    hidden = picture(widget)
    assert hidden != first
    put(0.1, True)
    assert picture(widget) == hidden
    put(0.1, False)
    assert picture(widget) == first


def test_a_hidden_plot_reads_nothing_under_the_pointer(qtbot: QtBot) -> None:
    window = a_window(qtbot, 420, 320)
    plot, put = curves(window)
    put(0.5, False)
    show(window, plot)
    assert isinstance(plot, CurvePlot)
    frame, scene = plot.frame(), plot.scene
    assert frame is not None
    assert scene is not None
    at = plot.place_of(scene.curves[0], scene.curves[0].points[0], frame).toPoint()
    QTest.mouseMove(plot, at)
    assert plot.hovered is not None
    put(0.5, True)
    assert plot.hovered is None
