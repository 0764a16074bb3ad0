"""Histograms above one another: rows, picking, partial painting, vectors."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.plot_axes import linear_axis
from attention_viewer.widgets.ridge_plot import (
    BarReading,
    Ridge,
    RidgePlot,
    RidgeRow,
    RidgeScene,
)
from tests.helpers.ui import a_window, pixels_of, show, words


def a_row(value: int, height: float, *, hatched: bool = False) -> RidgeRow:
    ridge = Ridge(-2.0, 0.5, (0.0, *[height] * 6, 0.0), "scaled", hatched=hatched)
    return RidgeRow(value, (ridge,), ((0.0, 1.0),))


def a_scene(*rows: RidgeRow) -> RidgeScene:
    return RidgeScene("Histograms", linear_axis(-4.0, 4.0), rows, picked=16)


def greenish(plot: RidgePlot) -> int:
    image = plot.grab().toImage()
    colours = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(colour.green() > colour.red() + 20 for colour in colours)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 420, 320)


@pytest.fixture
def plot(window: QWidget) -> RidgePlot:
    made = RidgePlot("ridges", words("Histograms"), words("Tip"), window)
    made.set_scene(a_scene(a_row(4, 1.0), a_row(16, 0.5)))
    show(window, made)
    return made


def test_rows_are_picked_by_click_and_keys(plot: RidgePlot) -> None:
    heard: list[object] = []
    plot.picked.connect(heard.append)
    frame = plot.frame()
    assert frame is not None
    for share in (0.25, 0.75):
        at = QPoint(30, round(frame.top + share * frame.height))
        QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(30, 2))
    QTest.keyClick(plot, Qt.Key.Key_Up)
    assert heard == [4, 16, 4]


def test_a_row_painted_alone_equals_the_whole_picture(plot: RidgePlot) -> None:
    plot.grab()
    changed = a_scene(a_row(4, 1.0), a_row(16, 0.9))
    plot.set_scene(changed)
    plot.repaint()
    partly = plot.grab().toImage()
    plot.set_scene(replace(changed, title="another"))
    plot.set_scene(changed)
    assert plot.grab().toImage() == partly


class PaintWatch(QObject):
    """Notes the areas that are painted."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self.heights: list[int] = []
        watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.heights.append(event.rect().height())
        return False


def test_where_not_all_rows_fit_the_picked_one_and_others_are_painted(
    plot: RidgePlot, tmp_path: Path
) -> None:
    many = a_scene(*(a_row(value, 1.0) for value in range(1, 65)))
    plot.set_scene(replace(many, some="{shown} of {all} rows"))
    frame = plot.frame()
    assert frame is not None
    places = [frame.top + share * frame.height for share in np.linspace(0.002, 0.998, 500)]
    under = [plot.value_near(QPointF(50.0, y)) for y in places]
    painted = list(dict.fromkeys(value for value in under if value is not None))
    assert painted[0] == 1
    assert painted[-1] == 64
    assert 16 in painted
    assert painted == sorted(painted)
    # No name lies on the one below it.
    assert frame.height / len(painted) >= theme.current().text_px("tick")
    file = tmp_path / "ridges.svg"
    save_svg(plot, file)
    assert f"{len(painted)} of 64 rows" in file.read_text("utf-8")
    heard: list[object] = []
    plot.picked.connect(heard.append)
    QTest.keyClick(plot, Qt.Key.Key_Down)
    assert heard == [17]  # the keys reach all values
    plot.set_scene(replace(many, picked=17))
    assert 17 in [plot.value_near(QPointF(50.0, y)) for y in places]


def test_rows_may_ask_for_more_height_than_their_names(plot: RidgePlot, tmp_path: Path) -> None:
    scene = replace(a_scene(*(a_row(value, 1.0) for value in range(1, 11))), picked=7, some="")
    frame = plot.frame()
    assert frame is not None
    least = 0.4 * frame.height / theme.current().text_px("tick")
    plot.set_scene(replace(scene, least=least))
    places = [frame.top + share * frame.height for share in (0.01, 0.49, 0.51, 0.99)]
    assert [plot.value_near(QPointF(50.0, y)) for y in places] == [1, 1, 7, 7]
    file = tmp_path / "ridges.svg"
    save_svg(plot, file)
    assert " of 10" not in file.read_text("utf-8")


def test_what_is_hidden_is_one_plate_with_one_question(plot: RidgePlot, tmp_path: Path) -> None:
    scene = a_scene(*(a_row(value, 1.0) for value in range(1, 11)))
    plot.set_scene(replace(scene, hidden=True))
    file = tmp_path / "ridges.svg"
    save_svg(plot, file)
    assert file.read_text("utf-8").count(">?<") == 1


def test_only_the_changed_row_is_painted(plot: RidgePlot) -> None:
    watch = PaintWatch(plot)
    plot.set_scene(a_scene(a_row(4, 1.0), a_row(16, 0.9)))
    QApplication.processEvents()
    frame = plot.frame()
    assert frame is not None
    assert watch.heights == [pytest.approx(frame.height / 2, abs=1.0)]


def said(row: RidgeRow, bars: tuple[BarReading, ...]) -> str:
    return f"{row.value}: " + ", ".join(f"{bar.share:.2f}" for bar in bars)


def test_pointing_at_a_bar_reads_it(plot: RidgePlot, qtbot: QtBot, tmp_path: Path) -> None:
    shares = (0.0, 0.1, 0.2, 0.2, 0.2, 0.2, 0.1, 0.0)
    ridge = replace(a_row(4, 1.0).ridges[0], shares=shares, about="scaled")
    wide = Ridge(-4.0, 1.0, (0.1,) * 8, "unscaled", shares=(0.125,) * 8, about="raw")
    scene = a_scene(replace(a_row(4, 1.0), ridges=(wide, ridge)), a_row(16, 0.5))
    plot.set_scene(replace(scene, say=said))
    frame = plot.frame()
    assert frame is not None
    place = QPoint(round(frame.x_px(-0.75)), round(frame.top + 0.4 * frame.height))
    QTest.mouseMove(plot, place)
    raw, scaled = plot.hovered
    assert raw == BarReading("raw", -1.0, 0.0, 0.125)
    assert scaled == BarReading("scaled", -1.0, -0.5, 0.2)
    file = tmp_path / "read.svg"
    save_svg(plot, file)
    assert "4: 0.12, 0.20" in file.read_text("utf-8")
    # Beyond the bars, and where nothing is to be read, nothing is.
    QTest.mouseMove(plot, QPoint(round(frame.x_px(3.0)), round(frame.top + 0.9 * frame.height)))
    assert not plot.hovered
    QTest.mouseMove(plot, place)
    qtbot.waitUntil(lambda: len(plot.hovered) == 2)
    plot.set_scene(scene)
    qtbot.waitUntil(lambda: not plot.hovered)
    plot.set_scene(replace(scene, say=said, hidden=True))
    QTest.mouseMove(plot, place + QPoint(1, 1))
    assert not plot.hovered


def test_a_plot_may_change_its_size_while_it_is_read(plot: RidgePlot) -> None:
    ridge = replace(a_row(4, 1.0).ridges[0], shares=(0.125,) * 8)
    rows = [replace(a_row(value, 1.0), ridges=(ridge,)) for value in range(1, 65)]
    plot.set_scene(replace(a_scene(*rows), say=said))
    frame = plot.frame()
    assert frame is not None
    QTest.mouseMove(plot, QPoint(round(frame.x_px(0.2)), round(frame.bottom) - 40))
    assert plot.hovered
    for height in (120, 600, 60):
        plot.setFixedHeight(height)
        assert not plot.grab().isNull()
    QTest.mouseMove(plot, QPoint(4, 50))  # beside the axis, where only names are
    assert not plot.hovered


def test_bars_that_are_painted_as_one_are_read_as_one(plot: RidgePlot) -> None:
    fine = Ridge(-4.0, 0.001, (0.5,) * 8000, "scaled", shares=(1 / 8000,) * 8000)
    plot.set_scene(replace(a_scene(RidgeRow(4, (fine,))), say=said))
    frame = plot.frame()
    assert frame is not None
    QTest.mouseMove(plot, QPoint(round(frame.x_px(0.0)), round(frame.top + 0.5 * frame.height)))
    [bar] = plot.hovered
    assert bar.low <= 0.01
    assert bar.high >= -0.01
    assert bar.share == pytest.approx((bar.high - bar.low) / 8.0)
    assert (bar.high - bar.low) / 8.0 * frame.width >= 1.0


def test_taller_bars_leave_more_ink(plot: RidgePlot) -> None:
    low = greenish(plot)
    plot.set_scene(a_scene(a_row(4, 1.0), a_row(16, 1.2)))
    assert greenish(plot) > 1.3 * low > 0


def test_bars_outside_the_axis_are_left_out(plot: RidgePlot) -> None:
    far = Ridge(100.0, 0.5, (1.0, 1.0), "unscaled")
    plot.set_scene(a_scene(RidgeRow(4, (far,))))
    assert pixels_of(plot.grab().toImage(), theme.current().colour("unscaled")) == 0


def test_a_row_to_come_says_so(plot: RidgePlot, tmp_path: Path) -> None:
    plot.set_scene(a_scene(RidgeRow(4, (), (), "to come"), a_row(16, 1.0, hatched=True)))
    file = tmp_path / "ridges.svg"
    save_svg(plot, file)
    source = file.read_text("utf-8")
    assert "to come" in source
    assert "<image" not in source
    assert "pattern" not in source
