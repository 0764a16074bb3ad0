"""Space: camera mapping, dragging planes and axes, painting from every side."""

import math
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core.camera import Camera
from attention_viewer.runtime import theme
from attention_viewer.widgets.arrow_scene import Tip, VectorScene
from attention_viewer.widgets.vector_view3d import VectorView3D
from attention_viewer.widgets.vector_view3d_frame import DISTANCE, SpaceFrame
from attention_viewer.widgets.vector_view3d_ground import axis_names, sheet
from tests.helpers.ui import a_window, show

SCENE = VectorScene(
    Tip((1.0, 0.2, 0.0), r"\q"),
    (Tip((0.9, 0.1, 0.0), r"\k_x"), Tip((0.1, 0.9, 0.2), r"\k_y")),
    1,
    angle="72.8°",
    projection="0.275",
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 700, 500)


@pytest.fixture
def view(window: QWidget) -> VectorView3D:
    made = VectorView3D("space", window)
    made.show_scene(SCENE, -113.0, 27.0, 2.4)
    show(window, made)
    return made


@pytest.mark.parametrize("span", [1e-6, 2.4, 1e6])
def test_the_picture_is_the_cameras(span: float) -> None:
    frame = SpaceFrame(700.0, 500.0, 30.0, -20.0, span)
    unit = span / 2.4
    point = (0.3 * unit, -0.7 * unit, 0.4 * unit)
    (xy,), (depth,) = Camera(30.0, -20.0, DISTANCE).project(np.array([point]) / unit)
    at, found = frame.px_depth(point)
    assert found == pytest.approx(depth)
    assert at.x() == pytest.approx(350.0 + xy[0] * frame.scale)
    assert at.y() == pytest.approx(260.0 - xy[1] * frame.scale)
    assert frame.at_depth(at, found) == pytest.approx(point, rel=1e-9)


def test_a_tip_stays_in_its_view_plane(view: VectorView3D) -> None:
    at = view.tip_px(1) + QPointF(30, 20)
    moved = view.vector_at(at, 1)
    frame = view.frame()
    assert frame.px_depth(moved)[1] == pytest.approx(frame.px_depth((0.1, 0.9, 0.2))[1])
    assert math.dist(frame.px(moved).toTuple(), at.toTuple()) < 1e-6


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_a_tip_moves_along_an_axis(view: VectorView3D, axis: int) -> None:
    start = (0.1, 0.9, 0.2)
    target = tuple(c + 0.37 * (n == axis) for n, c in enumerate(start))
    frame = view.frame()
    assert frame.along_axis(start, axis, frame.px(target)) == pytest.approx(target, abs=1e-6)


def test_an_axis_seen_end_on_moves_nothing() -> None:
    frame = SpaceFrame(700.0, 500.0, -90.0, 90.0, 2.4)
    assert frame.along_axis((0.0, 0.0, 0.2), 2, QPointF(10, 10)) == (0.0, 0.0, 0.2)


@pytest.mark.parametrize("q", [(1.0, 0.2, 0.0), (0.0, 0.0, 2.0), (0.3, -0.4, 0.9)])
def test_every_point_of_the_sheet_scores_zero(q: tuple[float, float, float]) -> None:
    scene = VectorScene(Tip(q, r"\q"), SCENE.keys, 0)
    for corner in sheet(SpaceFrame(700.0, 500.0, -113.0, 27.0, 2.4), scene):
        assert float(np.dot(q, corner)) == pytest.approx(0.0, abs=1e-12)


def test_it_can_be_painted_from_every_side(view: VectorView3D) -> None:
    vectors = [(0.0, 0.0, 0.0), (1e-6, 0.0, 0.0), (0.0, 1e6, 0.0), (0.0, 0.0, -1.0)]
    for azimuth, elevation in ((-90.0, 90.0), (0.0, 0.0), (45.0, -90.0)):
        for q in vectors:
            for k in vectors:
                scene = VectorScene(Tip(q, r"\q"), (Tip(k, r"\k", "0"),), 0, "0.0°", "0.000")
                view.show_scene(scene, azimuth, elevation, 2.4)
                assert not view.grab().isNull()


def test_the_farther_arrow_is_painted_first(view: VectorView3D) -> None:
    near, far = Tip((0.0, 0.0, 1.0), r"\k_1"), Tip((0.0, 0.0, 0.5), r"\k_2")
    pictures = []
    for keys, chosen in (((near, far), 0), ((far, near), 1)):
        scene = VectorScene(SCENE.query, keys, chosen, show_angle=False, show_projection=False)
        view.show_scene(scene, -90.0, 90.0, 2.4)
        pictures.append(view.frame().px_depth(keys[chosen].vector)[1])
    assert pictures[0] == pictures[1] < view.frame().px_depth(far.vector)[1]


def test_the_degrees_of_a_small_angle_cover_no_arrow(view: VectorView3D) -> None:
    # From above, where the angle between the two is as small on screen as in space.
    small = replace(SCENE, chosen=0, angle="5.0°", show_projection=False)
    view.show_scene(small, -90.0, 60.0, 2.4)
    told = view.grab().toImage()
    view.show_scene(replace(small, angle=r"$\,$"), -90.0, 60.0, 2.4)
    bare = view.grab().toImage()
    strokes = {theme.current().colour(token).rgb() for token in ("q", "k")}
    spots = [(x, y) for x in range(bare.width()) for y in range(bare.height())]
    changed = [spot for spot in spots if told.pixel(*spot) != bare.pixel(*spot)]
    assert len(changed) > 50
    assert not [spot for spot in changed if bare.pixel(*spot) in strokes]


@pytest.mark.parametrize("key", [(0.1, 0.9, 0.6), (-0.4, 0.9, 0.6)])
def test_the_plane_of_query_and_key_is_tinted(
    view: VectorView3D, key: tuple[float, float, float]
) -> None:
    alone = replace(SCENE, keys=(Tip(key, r"\k"),), chosen=0, angle="", show_lines=False)
    shown = replace(alone, show_angle=False, show_projection=True)
    inside = tuple(0.6 * a + 0.3 * b for a, b in zip((1.0, 0.2, 0.0), key, strict=True))
    found = []
    for scene in (shown, replace(shown, show_projection=False)):
        view.show_scene(scene, -60.0, 40.0, 2.4)
        found.append(view.grab().toImage().pixelColor(view.frame().px(inside).toPoint()))
    assert found[0].lightness() < found[1].lightness()


def test_the_names_of_the_axes_stand_beyond_their_ends() -> None:
    now = theme.LIGHT
    level = SpaceFrame(700.0, 500.0, -90.0, 0.0, 2.4)
    names = dict(axis_names(level, SCENE, now))
    # Seen from the front, the second axis points at the viewer and has no name.
    assert set(names) == {"1", "3"}
    assert names["1"].x() > level.px((level.reach, 0.0, 0.0)).x()
    assert names["3"].y() < level.px((0.0, 0.0, 0.7 * level.reach)).y()


@pytest.mark.parametrize("length", [1.1, 1.2, 1.3, 1.4])
def test_no_name_of_a_key_covers_that_of_an_axis(view: VectorView3D, length: float) -> None:
    key = Tip((0.0, length, 0.0), r"\k_x", "0.27")
    (_, second, _) = axis_names(view.frame(), SCENE, theme.current())
    around = QRect(0, 0, 7, 9)
    around.moveCenter(QPoint(round(second[1].x()), round(second[1].y() - 5)))
    pictures = []
    for shown in (key, replace(key, markup=r"\,", score="")):
        view.show_scene(replace(SCENE, keys=(shown,), chosen=0), -113.0, 27.0, 2.4)
        pictures.append(view.grab(around).toImage())
    assert pictures[0] == pictures[1]
