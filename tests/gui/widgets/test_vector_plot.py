"""The plane: mapping, grid steps, hit areas and wishes."""

import itertools
import math
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.arrow_labels import (
    Box,
    LabelPlacer,
    box_around,
    crosses,
    make_label,
)
from attention_viewer.widgets.arrow_scene import GROUND, QUERY, SceneWords, Tip, VectorScene
from attention_viewer.widgets.vector_plot import VectorPlot
from attention_viewer.widgets.vector_plot_dimension import words_lines
from attention_viewer.widgets.vector_plot_frame import (
    PlotFrame,
    frame_for,
    nice_step,
    step_decimals,
)
from attention_viewer.widgets.vector_plot_ground import PlotGround
from attention_viewer.widgets.vector_plot_loupe import loupe_place
from attention_viewer.widgets.vector_plot_marks import PlotMarks
from attention_viewer.widgets.vector_plot_scale import PlotScale, tick_text
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


def boxes_of_words(scene: VectorScene, frame: PlotFrame) -> list[Box]:
    """Return where the ground of a scene has words."""
    paper = QPixmap(round(frame.width), round(frame.height))
    painter = QPainter(paper)
    ground = PlotGround(painter, frame, scene, theme.current())
    ground.paint_words()
    painter.end()
    return ground.boxes


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
    boxes = boxes_of_words(scene, frame_for(700, 500, (0.0, 0.0), 2.4))
    # The whole row counts as taken; what is in it is narrower.
    row = sorted(box for box in boxes if box[3] > 480 and box[2] - box[0] < 600)
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


@pytest.mark.parametrize("height", range(560, 840, 40))
def test_no_number_of_the_axes_is_covered_by_half(qtbot: QtBot, height: int) -> None:
    now = theme.PROJECTOR
    frame = frame_for(1430, height, (0.0, 0.0), 2.4)
    up = replace(SCENE, keys=(*SCENE.keys, Tip((-0.1, 1.0), r"\k_3")))
    marks = PlotMarks(QPainter(), frame, up, now)
    place = loupe_place(marks)
    assert place is not None
    covers = [*marks.heads(), box_around(place)]
    scale = PlotScale(frame, WORDS.components, now)
    left_out = scale.covered(covers)
    assert left_out
    assert len(scale.boxes(left_out)) == len(scale.boxes()) - len(left_out)
    *numbers, _ = scale.boxes(left_out)
    for left, top, right, bottom in numbers:
        for x0, y0, x1, y1 in covers:
            assert left >= x1 or right <= x0 or top >= y1 or bottom <= y0


@pytest.mark.parametrize("degrees", range(0, 360, 15))
def test_the_names_of_the_halves_lie_in_them_and_on_nothing(qtbot: QtBot, degrees: int) -> None:
    q = (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    scene = replace(SCENE, query=Tip(q, r"\q"), words=WORDS)
    frame = frame_for(900, 600, (0.0, 0.0), 2.4)
    *others, positive, negative = boxes_of_words(scene, frame)
    for sign, (left, top, right, bottom) in ((1, positive), (-1, negative)):
        for x, y in itertools.product((left, right), (top, bottom)):
            u, v = frame.units(x, y)
            assert sign * (q[0] * u + q[1] * v) > 0
        for x0, y0, x1, y1 in others:
            assert left >= x1 or right <= x0 or top >= y1 or bottom <= y0


def test_no_name_stands_among_the_numbers_of_the_lines(plot: VectorPlot) -> None:
    frame = plot.frame()
    boxes = boxes_of_words(replace(SCENE, words=WORDS), frame)
    low = QPointF(*frame.px(-0.55, -1.08))
    placer = LabelPlacer(QRectF(plot.rect()), theme.current())
    placer.avoid_boxes(boxes)
    label = make_label(r"\k_3", "\u22121.20", "k", theme.current(), strong=False)
    place = placer.place(label, low, QPointF(-0.7, 0.7))
    row = max(box[1] for box in boxes)
    assert place.bottom() < row


def test_the_name_of_the_level_axis_makes_way_for_a_keys_name(qtbot: QtBot) -> None:
    scale = PlotScale(frame_for(700, 500, (0.0, 0.0), 2.4), ("one", "two"), theme.current())
    placer = LabelPlacer(QRectF(0, 0, 700, 500), theme.current())
    placer.avoid_boxes(scale.boxes())
    above, below, *_ = scale.first_names()
    assert above.bottom() < 250 < below.top()
    assert placer.least_covering(scale.first_names()) == above
    assert placer.least_covering(scale.first_names()) == below


def test_a_number_of_the_axis_makes_way_for_the_words_of_the_projection(qtbot: QtBot) -> None:
    up = replace(SCENE, query=Tip((0.3, 0.9), r"\q"), keys=(Tip((1.4, 0.3), r"\k_1", "0.69"),))
    frame = frame_for(944, 552, (0.0, 0.0), 2.4)
    marks = PlotMarks(QPainter(), frame, up, theme.LIGHT)
    scale = PlotScale(frame, WORDS.components, theme.LIGHT)
    lines = words_lines(marks)
    left_out = scale.covered([], lines)
    assert left_out
    kept = scale.boxes(left_out)
    assert not any(crosses(*line, box) for line in lines for box in kept[:-1])
    hidden = PlotMarks(QPainter(), frame, replace(up, show_projection=False), theme.LIGHT)
    assert not scale.covered([], words_lines(hidden))


def test_a_picture_that_is_hidden_gives_the_focus_away(plot: VectorPlot, window: QWidget) -> None:
    other = VectorPlot("other", window)
    show(window, other)
    plot.setFocus()
    plot.hide()
    assert other.hasFocus()
    assert plot.focused == GROUND
