"""The plane: mapping, grid steps, hit areas and wishes."""

import itertools
import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.arrow_scene import GROUND, QUERY, SceneWords, Tip, VectorScene
from attention_viewer.widgets.vector_plot import VectorPlot
from attention_viewer.widgets.vector_plot_frame import frame_for, nice_step, step_decimals
from attention_viewer.widgets.vector_plot_ground import PlotGround, tick_text
from attention_viewer.widgets.vector_plot_loupe import loupe_place
from attention_viewer.widgets.vector_plot_marks import PlotMarks
from tests.helpers.ui import a_window, show

SCENE = VectorScene(
    Tip((1.0, 0.2), r"\q", words="q"),
    (Tip((0.9, 0.1), r"\k_1", "0.92"), Tip((0.1, 0.9), r"\k_2", "0.28")),
    0,
    angle="5.0°",
    projection="0.902",
)
WORDS = SceneWords(
    equal="equal scores",
    positive="positive",
    negative="negative",
    magnified="the tip, {factor} times as large",
)
NEAR = replace(SCENE, keys=(Tip((0.95, 0.27), r"\k_1", "1.008"),), words=WORDS)
# Strokes and the caption are darker, what is mixed with the ground at their edges is lighter.
DARK = 105
NO = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 700, 500)


@pytest.fixture
def plot(window: QWidget) -> VectorPlot:
    made = VectorPlot("plot", window)
    made.show_scene(SCENE, (0.0, 0.0), 2.4)
    show(window, made)
    return made


@pytest.mark.parametrize("least", [1e-7, 0.099, 0.1, 0.11, 0.2, 0.3, 0.5, 0.51, 1.0, 3.0, 7e6])
def test_grid_steps_are_one_two_five(least: float) -> None:
    step = nice_step(least)
    mantissa = step / 10.0 ** math.floor(math.log10(step) + 1e-9)
    assert min(abs(mantissa - nice) for nice in (1.0, 2.0, 5.0)) < 1e-9
    assert least * (1 - 1e-9) <= step <= 2.5 * least * (1 + 1e-9)


@pytest.mark.parametrize(
    ("value", "step", "text"),
    [
        (0.5, 0.5, "0.5"),
        (-1.0, 0.5, "−1.0"),
        (0.25, 0.05, "0.25"),
        (2e-6, 1e-6, "2e−6"),
        (5e6, 1e6, "5e6"),
        (0.0, 0.5, "0"),
    ],
)
def test_tick_labels(value: float, step: float, text: str) -> None:
    assert tick_text(value, step) == text


def test_signed_tick_labels_and_decimals() -> None:
    assert tick_text(0.5, 0.5, sign=True) == "+0.5"
    assert step_decimals(0.05) == 2
    assert step_decimals(10.0) == 1


def test_units_and_pixels_are_inverse() -> None:
    frame = frame_for(700, 500, (3.0, -2.0), 1e-5)
    x, y = frame.units(*frame.px(3.000001, -2.000002))
    assert (x, y) == pytest.approx((3.000001, -2.000002), rel=1e-9)


def test_tips_are_easy_to_hit(plot: VectorPlot) -> None:
    tip = plot.tip_px(1)
    assert plot.tip_at(tip + QPointF(10, 10)) == 1
    assert plot.tip_at(tip + QPointF(60, 0)) == GROUND
    # Where two tips are near, the nearer one is meant, and the chosen key wins a tie.
    plot.show_scene(SCENE, (0.0, 0.0), 24.0)
    middle = (plot.tip_px(QUERY) + plot.tip_px(0)) / 2
    assert plot.tip_at(middle) == 0


def test_the_cursor_tells_what_can_be_taken(plot: VectorPlot) -> None:
    QTest.mouseMove(plot, plot.tip_px(1).toPoint())
    assert plot.cursor().shape() == Qt.CursorShape.OpenHandCursor
    QTest.mouseMove(plot, QPoint(20, plot.height() - 20))
    assert plot.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_a_drag_does_not_jump_to_the_pointer(plot: VectorPlot) -> None:
    moved = QSignalSpy(plot.tip_moved)
    finished = QSignalSpy(plot.finished)
    start = plot.tip_px(1).toPoint()
    grip = start + QPoint(7, -5)
    QTest.mousePress(plot, LEFT, NO, grip)
    QTest.mouseMove(plot, grip)
    QTest.mouseRelease(plot, LEFT, NO, grip)
    move = moved.at(0)[0]
    assert move.index == 1
    assert move.to == pytest.approx((0.1, 0.9), abs=0.01)
    assert finished.count() == 1


def test_the_wheel_keeps_what_is_under_the_pointer(plot: VectorPlot) -> None:
    views = QSignalSpy(plot.view_moved)
    at = plot.tip_px(1)
    plot.zoom(3.0, at)
    centre, span = views.at(0)
    plot.show_scene(SCENE, centre, span)
    assert math.dist(plot.tip_px(1).toTuple(), at.toTuple()) < 1e-6


@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_numbers_of_equal_scores_leave_room_for_what_they_are(qtbot: QtBot, degrees: int) -> None:
    q = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    scene = replace(SCENE, query=Tip(q, r"\q"), words=WORDS)
    paper = QPixmap(700, 500)
    painter = QPainter(paper)
    frame = frame_for(700, 500, (0.0, 0.0), 2.4)
    ground = PlotGround(painter, frame, scene, theme.current())
    ground.paint_words()
    painter.end()
    row = sorted(box for box in ground.boxes if box[3] > 480)
    assert row
    for (_, _, end, _), (start, _, _, _) in itertools.pairwise(row):
        assert end < start


def test_every_scene_can_be_painted(plot: VectorPlot) -> None:
    vectors = [(0.0, 0.0), (1e-6, 0.0), (0.0, -1e6), (1.0, 0.2), (-1.0, -0.2)]
    for q in vectors:
        for k in vectors:
            scene = VectorScene(Tip(q, r"\q"), (Tip(k, r"\k", "0"),), 0, "0.0°", "0.000")
            plot.show_scene(scene, (0.0, 0.0), 2.4)
            assert not plot.grab().isNull()


def test_pictures_show_angle_lines_and_projection_only_when_asked(plot: VectorPlot) -> None:
    whole = plot.grab().toImage()
    for name in ("show_lines", "show_angle", "show_projection"):
        plot.show_scene(replace(SCENE, **{name: False}), (0.0, 0.0), 2.4)  # type: ignore[arg-type]
        assert plot.grab().toImage() != whole


@pytest.mark.parametrize("scene", [SCENE, NEAR], ids=["below", "above"])
def test_the_loupe_names_its_arrows_without_covering_them(
    plot: VectorPlot, scene: VectorScene
) -> None:
    plot.show_scene(scene, (0.0, 0.0), 2.4)
    named = plot.grab().toImage()
    nameless = (replace(tip, markup=r"\,") for tip in scene.tips())
    query, *keys = nameless
    plot.show_scene(replace(scene, query=query, keys=tuple(keys)), (0.0, 0.0), 2.4)
    bare = plot.grab().toImage()
    marks = PlotMarks(QPainter(), plot.frame(), scene, theme.current())
    place = loupe_place(marks)
    assert place is not None
    covered, written = 0, 0
    for x in range(round(place.left()), round(place.right())):
        for y in range(round(place.top()), round(place.bottom())):
            changed = named.pixel(x, y) != bare.pixel(x, y)
            written += changed
            covered += changed and QColor(bare.pixel(x, y)).lightness() < DARK
    assert written > 200
    assert covered == 0


def test_the_ring_at_the_focused_tip_is_hollow_beside_the_loupe(plot: VectorPlot) -> None:
    bare = plot.grab().toImage()
    plot.setFocus()
    plot.set_focused(1)
    ringed = plot.grab().toImage()
    assert ringed != bare
    tip = plot.tip_px(1).toPoint()
    inside = [tip + QPoint(x, y) for x in range(-8, 9) for y in range(-8, 9)]
    assert all(ringed.pixel(at) == bare.pixel(at) for at in inside)


@pytest.mark.parametrize("height", range(560, 840, 20))
def test_the_loupe_halves_no_number_of_the_axis(qtbot: QtBot, height: int) -> None:
    now = theme.PROJECTOR
    frame = frame_for(1430, height, (0.0, 0.0), 2.4)
    paper = QPixmap(1430, height)
    painter = QPainter(paper)
    ground = PlotGround(painter, frame, SCENE, now)
    ground.paint_scale()
    place = loupe_place(PlotMarks(painter, frame, SCENE, now))
    painter.end()
    assert place is not None
    for left, top, right, bottom in ground.boxes:
        if left < place.right() and right > place.left():
            assert place.top() >= bottom or place.top() <= top


def test_a_picture_that_is_hidden_gives_the_focus_away(plot: VectorPlot, window: QWidget) -> None:
    other = VectorPlot("other", window)
    show(window, other)
    plot.setFocus()
    plot.hide()
    assert other.hasFocus()
    assert plot.focused == GROUND
