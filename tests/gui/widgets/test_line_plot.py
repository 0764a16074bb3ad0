"""Lines with a cursor, by mouse and keyboard."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.line_plot import LinePlot
from attention_viewer.widgets.line_plot_labels import Label, Placed, best_heights, placed_labels
from attention_viewer.widgets.line_plot_scene import Line, LineScene, cut_at, pieces
from attention_viewer.widgets.plot_axes import Axis, Frame, linear_axis, log_axis, value_axis
from tests.helpers.ui import a_window, show, words

LEFT = Qt.MouseButton.LeftButton
UNIT = linear_axis(0.0, 1.0)
RISING = Line((0.0, 5.0, 10.0), (0.0, 0.5, 1.0), "scaled", mark="disc", every=1, label="here")
FALLING = Line((0.0, 5.0, 10.0), (1.0, 0.5, 0.0), "unscaled", "dashed", label="there")
SCENE = LineScene("Title", linear_axis(0.0, 10.0), UNIT, (RISING, FALLING), cursor=5.0)


class Heard:
    def __init__(self, plot: LinePlot) -> None:
        self.values: list[float] = []
        self.finished = 0
        plot.cursor_moved.connect(self.values.append)
        plot.move_finished.connect(self.on_finished)

    def on_finished(self) -> None:
        self.finished += 1


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot)


@pytest.fixture
def plot(window: QWidget) -> LinePlot:
    made = LinePlot("plot", words("Plot"), words("Tip"), window)
    made.resize(400, 240)
    show(window, made)
    made.resize(400, 240)
    made.set_scene(SCENE)
    return made


def frame_of(plot: LinePlot) -> Frame:
    frame = plot.frame()
    assert frame is not None
    return frame


def place(plot: LinePlot, x: float, y: float) -> QPoint:
    frame = frame_of(plot)
    return QPoint(round(frame.x_px(x)), round(frame.y_px(y)))


def test_a_drag_moves_the_cursor_and_ends_once(plot: LinePlot) -> None:
    heard = Heard(plot)
    QTest.mousePress(plot, LEFT, pos=place(plot, 2.0, 0.3))
    QTest.mouseMove(plot, place(plot, 7.0, 0.3))
    QTest.mouseMove(plot, QPoint(plot.width() + 50, 100))
    QTest.mouseRelease(plot, LEFT, pos=place(plot, 7.0, 0.3))
    assert heard.values == pytest.approx([2.0, 7.0, 10.0], abs=0.05)
    assert heard.finished == 1


def test_keys_move_the_cursor_by_its_step(plot: LinePlot) -> None:
    heard = Heard(plot)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
        QTest.keyClick(plot, key)
    assert heard.values == [6.0, 4.0, 10.0, 0.0]
    assert heard.finished == 4


def test_on_a_log_axis_a_step_is_a_factor(plot: LinePlot) -> None:
    line = Line((1.0, 4.0, 16.0), (0.1, 0.2, 0.3), "scaled")
    plot.set_scene(LineScene("T", value_axis((1, 4, 16)), UNIT, (line,), cursor=4.0, step=4.0))
    heard = Heard(plot)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert heard.values == pytest.approx([16.0, 1.0])


def test_a_fixed_plot_does_not_move(plot: LinePlot) -> None:
    plot.set_scene(LineScene("T", UNIT, UNIT, (), fixed=True))
    heard = Heard(plot)
    QTest.mouseClick(plot, LEFT, pos=QPoint(200, 100))
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert heard.values == []


def test_points_are_read_under_the_pointer(plot: LinePlot) -> None:
    noted = Line((0.0, 5.0), (0.2, 0.8), "scaled", mark="disc", every=1, notes=("first", "second"))
    scene = LineScene("T", linear_axis(0.0, 10.0), UNIT, (noted,), cursor=1.0)
    plot.set_scene(scene)
    QTest.mouseMove(plot, place(plot, 5.0, 0.8) + QPoint(3, 3))
    assert plot.reading == "second"
    assert not plot.grab().isNull()
    QTest.mouseMove(plot, place(plot, 8.0, 0.1))
    assert plot.reading == ""
    plot.set_scene(LineScene("T", linear_axis(0.0, 10.0), UNIT, (noted,), names=False))
    QTest.mouseMove(plot, place(plot, 5.0, 0.8))
    assert plot.reading == ""


def colours_on(plot: LinePlot, x: int) -> set[str]:
    image = plot.grab().toImage()
    return {image.pixelColor(x, y).name() for y in range(image.height())}


def test_lines_are_faint_beyond_the_cursor(plot: LinePlot) -> None:
    strong = theme.current().colour("scaled").name()
    line = Line((0.0, 10.0), (0.5, 0.5), "scaled", strong=True)
    scene = LineScene("T", linear_axis(0.0, 10.0), UNIT, (line,), cursor=5.0, ahead=0.0)
    plot.set_scene(scene)
    assert strong in colours_on(plot, place(plot, 2.5, 0).x())
    assert strong not in colours_on(plot, place(plot, 8.5, 0).x())


def test_lines_of_the_past_are_faint(plot: LinePlot) -> None:
    strong = theme.current().colour("scaled").name()
    line = Line((0.0, 10.0), (0.5, 0.5), "scaled", strong=True, mark="disc", every=1)
    for strength, seen in ((1.0, True), (0.3, False)):
        plot.set_scene(
            LineScene(
                "T",
                linear_axis(0.0, 10.0),
                UNIT,
                (line,),
                cursor=5.0,
                strength=strength,
                ahead=strength,
            )
        )
        for x in (2.5, 5.0, 10.0):
            assert (strong in colours_on(plot, place(plot, x, 0).x())) is seen


def test_an_empty_plot_says_why(plot: LinePlot) -> None:
    empty = LineScene("T", UNIT, UNIT, ())
    plot.set_scene(empty)
    before = plot.grab().toImage()
    plot.set_scene(replace(empty, note="Wait"))
    assert plot.grab().toImage() != before


def test_what_an_axis_cannot_show_leaves_a_gap() -> None:
    line = Line((0.0, 1.0, 2.0, 3.0, 4.0), (1.0, 0.1, 0.0, math.nan, 0.01), "scaled")
    frame = Frame(0.0, 0.0, 100.0, 100.0, linear_axis(0.0, 4.0), log_axis([1.0, 0.01]))
    assert [len(piece) for piece in pieces(line, frame)] == [2, 1]


def test_the_value_at_a_place_is_that_of_the_nearest_point() -> None:
    line = Line((0.0, 1.0, 4.0), (5.0, 6.0, math.inf), "scaled")
    assert [line.at(x) for x in (-9.0, 0.4, 0.6, 1.0, 2.4)] == [5.0, 5.0, 6.0, 6.0, 6.0]
    assert line.at(2.6) is None
    assert line.at(99.0) is None
    assert Line((), (), "scaled").at(0.0) is None


def test_a_piece_is_cut_where_the_cursor_stands() -> None:
    points = [(0.0, 0.0), (10.0, 20.0), (20.0, 0.0)]
    before, after = cut_at(points, 5.0)
    assert before == [(0.0, 0.0), (5.0, 10.0)]
    assert after == [(5.0, 10.0), (10.0, 20.0), (20.0, 0.0)]
    assert cut_at(points, 10.0) == ([(0.0, 0.0), (10.0, 20.0)], [(10.0, 20.0), (20.0, 0.0)])
    assert cut_at(points, 50.0) == (points, [])
    assert cut_at(points, -1.0) == ([], points)


NOTHING = np.empty((0, 2))
HUNDRED = Frame(0.0, 0.0, 100.0, 100.0, UNIT, UNIT)


@pytest.mark.parametrize(
    "lines", [[10.0, 11.0, 12.0], [0.0, 0.0], [99.0, 100.0, 100.0], [50.0], [0.0] * 8, [100.0] * 8]
)
def test_labels_keep_apart_in_their_order(lines: list[float]) -> None:
    _, heights = best_heights(lines, 10.0, NOTHING, HUNDRED)
    assert len(heights) == len(lines)
    assert all(2.0 - 1e-9 <= y <= 93.0 + 1e-9 for y in heights)
    assert all(after - before >= 12.5 - 1e-6 for before, after in pairwise(heights))


def test_a_label_stands_above_its_line_or_where_nothing_is() -> None:
    assert best_heights([50.0], 10.0, NOTHING, HUNDRED)[1] == pytest.approx([42.25])
    own = np.array([[49.0, 50.0]])
    assert best_heights([50.0], 10.0, own, HUNDRED)[1] == pytest.approx([42.25])
    above = np.array([[49.0, 50.0], [40.0, 41.0]])
    assert best_heights([50.0], 10.0, above, HUNDRED)[1] == pytest.approx([57.75])
    around = np.array([[30.0, 70.0]])
    (height,) = best_heights([50.0], 10.0, around, HUNDRED)[1]
    assert height + 4.2 <= 30.0
    everywhere = np.array([[0.0, 100.0]])
    assert best_heights([50.0], 10.0, everywhere, HUNDRED)[1] == pytest.approx([42.25])


def labels_of(scene: LineScene, width: float = 400.0, height: float = 180.0) -> list[Placed]:
    frame = Frame(40.0, 20.0, width, height, scene.x, scene.y)
    cursor = scene.cursor or 0.0
    values = [(line, line.at(cursor)) for line in scene.lines]
    labels = [Label(line, frame.y_px(value)) for line, value in values if value is not None]
    drawn = [(line, pieces(line, frame)) for line in scene.lines]
    return placed_labels(labels, scene, drawn, frame, theme.current())


def three_lines(cursor: float) -> LineScene:
    """Return three curves as close as those of the lesson, the upper two nearly level."""
    xs = tuple(float(x) for x in range(11))
    lines = (
        Line(xs, (0.87,) * 11, "by_d_k", mark="diamond", every=1, label="0.875"),
        Line(xs, (0.77,) * 11, "scaled", mark="disc", every=1, label="0.769"),
        Line(xs, tuple(0.77 - 0.07 * x for x in xs), "unscaled", every=1, label="0.045"),
    )
    return LineScene("T", linear_axis(0.0, 10.0), UNIT, lines, cursor=cursor)


@pytest.mark.parametrize("cursor", [0.0, 3.0, 5.0, 8.0, 10.0])
def test_labels_lie_on_no_line_and_no_mark(cursor: float, plot: LinePlot) -> None:
    scene = three_lines(cursor)
    frame = Frame(40.0, 20.0, 400.0, 180.0, scene.x, scene.y)
    placed = labels_of(scene)
    assert [each.line.label for each in placed] == ["0.875", "0.769", "0.045"]
    for each in placed:
        assert frame.left <= each.area.left()
        assert each.area.right() <= frame.right + 4
        for line in scene.lines:
            for x in np.linspace(each.area.left(), each.area.right(), 20).tolist():
                value = np.interp(frame.x.value((x - 40.0) / 400.0), line.xs, line.ys)
                assert not each.area.contains(x, frame.y_px(float(value)))


def test_a_label_that_stands_away_from_its_line_is_joined_to_it(plot: LinePlot) -> None:
    xs = (0.0, 10.0)
    lines = tuple(Line(xs, (y, y), "scaled", label=f"{y:.2f}") for y in (0.9, 0.02, 0.01, 0.0))
    scene = LineScene("T", linear_axis(0.0, 10.0), UNIT, lines, cursor=2.0)
    placed = {each.line.label: each for each in labels_of(scene)}
    assert placed["0.90"].leader is None
    leader = placed["0.02"].leader
    assert leader is not None
    frame = Frame(40.0, 20.0, 400.0, 180.0, scene.x, scene.y)
    assert (leader.x1(), leader.y1()) == (frame.x_px(2.0), frame.y_px(0.02))
    assert leader.p2().x() == pytest.approx(placed["0.02"].area.left())
    assert placed["0.02"].area.top() < leader.y2() < placed["0.02"].area.bottom()


def test_a_label_rather_covers_a_pale_line_than_stands_far_away() -> None:
    around = np.array([[20.0, 80.0]])
    assert best_heights([50.0], 10.0, around, HUNDRED, 1.0)[1][0] < 20.0
    assert best_heights([50.0], 10.0, around, HUNDRED, 0.3)[1] == pytest.approx([42.25])


def test_more_labels_than_fit_are_not_painted(plot: LinePlot) -> None:
    line = Line((0.0, 10.0), (0.5, 0.5), "scaled", label="here")
    scene = LineScene("T", linear_axis(0.0, 10.0), UNIT, (line,) * 30, cursor=5.0)
    assert labels_of(scene) == []
    assert len(labels_of(replace(scene, lines=(line,) * 5))) == 5
    assert labels_of(replace(scene, lines=(line,)), height=1.0) == []


def test_the_same_scene_is_not_painted_again_but_told(plot: LinePlot) -> None:
    plot.set_scene(LineScene("T", UNIT, UNIT, (), description="one"))
    plot.set_scene(LineScene("T", UNIT, UNIT, (), description="two"))
    assert plot.accessibleDescription() == "two"


def test_it_is_drawn_as_vectors_with_text(plot: LinePlot) -> None:
    band = Line((0.0, 10.0), (0.4, 0.6), "by_d_k", "dotted", band=((0.3, 0.5), (0.5, 0.7)))
    scene = LineScene("Title", linear_axis(0.0, 10.0), UNIT, (RISING, band), cursor=5.0)
    plot.set_scene(scene)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    painter = QPainter(generator)
    plot.render(painter, QPoint(0, 0))
    painter.end()
    drawn = bytes(data.data())
    assert b"<text" in drawn
    assert b"here" in drawn
    assert b"<image" not in drawn


def test_an_axis_of_one_value_is_painted(plot: LinePlot) -> None:
    flat = Line((0.0,), (math.inf,), "scaled", mark="disc", every=1, label="?")
    plot.set_scene(LineScene("T", Axis(0.0, 1.0), Axis(0.0, 1.0), (flat,), cursor=0.0))
    assert not plot.grab().isNull()
