"""The perspective camera of the three-dimensional view."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core import camera
from attention_viewer.core.camera import Camera

cameras = st.builds(Camera, st.floats(-400.0, 400.0), st.floats(-90.0, 90.0), st.floats(2.0, 100.0))
points = st.lists(st.tuples(*[st.floats(-50.0, 50.0)] * 3), min_size=1, max_size=6)


@given(cameras, points)
def test_unproject_undoes_project(view: Camera, where: list[tuple[float, float, float]]) -> None:
    # Also for points beside and behind the camera, which a wild drag can produce.
    assert view.unproject(*view.project(where)) == pytest.approx(np.array(where), abs=1e-9)


@given(cameras)
def test_axes_are_a_right_handed_square_frame(view: Camera) -> None:
    right, up, towards = view.axes()
    assert view.axes() @ view.axes().T == pytest.approx(np.eye(3), abs=1e-12)
    assert np.cross(right, up) == pytest.approx(towards, abs=1e-12)
    assert up[2] >= -1e-12


@given(cameras)
def test_the_origin_is_in_the_middle_at_full_distance(view: Camera) -> None:
    xy, depth = view.project([(0.0, 0.0, 0.0)])
    assert xy.tolist() == [[0.0, 0.0]]
    assert depth.tolist() == [view.distance]


@pytest.mark.parametrize(
    ("view", "to_right", "upwards"),
    [
        (camera.XY, (1, 0, 0), (0, 1, 0)),
        (camera.XZ, (1, 0, 0), (0, 0, 1)),
        (camera.YZ, (0, 1, 0), (0, 0, 1)),
    ],
)
def test_named_views_are_exactly_square(
    view: Camera, to_right: tuple[int, ...], upwards: tuple[int, ...]
) -> None:
    xy, depth = view.project([to_right, upwards])
    assert xy.tolist() == [[1.0, 0.0], [0.0, 1.0]]
    assert depth.tolist() == [view.distance, view.distance]


def test_isometric_view_shows_all_axes_equally_long() -> None:
    foreshortened = np.linalg.norm(camera.ISO.axes()[:2], axis=0)
    assert foreshortened == pytest.approx([math.sqrt(2 / 3)] * 3)


def test_default_view_of_the_worked_example() -> None:
    # Measured in the picture the view was chosen from: q to the right, k_z down to the left.
    xy, depth = camera.DEFAULT.project([(1.0, 0.2, 0.0), (-1.0, -1.0, 0.0)])
    assert xy == pytest.approx(np.array([[0.797, 0.247], [-0.609, -0.684]]), abs=1e-3)
    assert depth[0] > 9.0 > depth[1]


def test_nearer_things_look_larger() -> None:
    xy, _ = Camera(-90.0, 0.0, 4.0).project([(1.0, -2.0, 0.0), (1.0, 0.0, 0.0), (1.0, 4.0, 0.0)])
    assert xy[:, 0].tolist() == [2.0, 1.0, 0.5]


def test_a_point_at_the_camera_itself_is_drawn_somewhere() -> None:
    view = Camera(0.0, 0.0, 4.0)
    xy, depth = view.project([(4.0, 1.0, 0.0), (8.0, 1.0, 0.0)])
    assert depth.tolist() == [0.0, -4.0]
    assert xy[:, 0].tolist() == pytest.approx([20.0, 20.0])


def test_orbit_wraps_around_and_stops_at_the_poles() -> None:
    moved = Camera(170.0, 80.0, 5.0).orbit(20.0, 45.0)
    assert moved == Camera(-170.0, 90.0, 5.0)
    assert moved.orbit(0.0, -500.0).elevation_deg == -90.0


def test_zoom_is_held_within_limits() -> None:
    view = Camera(0.0, 0.0, 8.0)
    assert view.zoom(2.0).distance == 4.0
    assert view.zoom(1e9).distance == camera.MIN_DISTANCE
    assert view.zoom(1e-9).distance == camera.MAX_DISTANCE


@pytest.mark.parametrize("factor", [0.0, -1.0, math.nan])
def test_senseless_zoom_is_refused(factor: float) -> None:
    with pytest.raises(ValueError, match="zoom"):
        camera.ISO.zoom(factor)


@pytest.mark.parametrize(
    ("values", "what"),
    [((math.nan, 0, 1), "finite"), ((0, 91, 1), "elevation"), ((0, 0, 0), "distance")],
)
def test_senseless_viewpoints_are_refused(values: tuple[float, float, float], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        Camera(*values)
