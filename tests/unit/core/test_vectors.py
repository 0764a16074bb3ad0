"""Dot product, angle, projection and turning of vectors."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core import vectors

components = st.floats(-5.0, 5.0, allow_subnormal=False).map(lambda x: round(x, 2))
planar = st.tuples(components, components)
spatial = st.tuples(components, components, components)
pairs = st.one_of(st.tuples(planar, planar), st.tuples(spatial, spatial))


def at(angle_deg: float, length: float = 1.0) -> tuple[float, float]:
    angle = math.radians(angle_deg)
    return (length * math.cos(angle), length * math.sin(angle))


def test_worked_example_scores() -> None:
    q = (1.0, 0.2)
    keys = [(0.9, 0.1), (0.1, 0.9), (-1.0, -1.0)]
    assert [vectors.dot(q, k) for k in keys] == [0.92, 0.28, -1.2]


def test_terms_and_running_sum_end_in_the_dot_product() -> None:
    q, k = (1.0, 0.2, 0.0), (0.1, 0.9, -0.2)
    assert vectors.terms(q, k) == (0.1, 0.18000000000000002, 0.0)
    assert math.copysign(1.0, vectors.terms(q, k)[2]) == 1.0
    assert vectors.running_sum(q, k)[-1] == vectors.dot(q, k)


@given(st.lists(st.tuples(components, components), min_size=1, max_size=40))
def test_running_sum_never_differs_from_the_dot_product(both: list[tuple[float, float]]) -> None:
    q, k = [a for a, _ in both], [b for _, b in both]
    assert vectors.running_sum(q, k)[-1] == vectors.dot(q, k)


def test_unequal_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        vectors.dot((1.0, 2.0), (1.0,))


@pytest.mark.parametrize("start", range(0, 360, 15))
@pytest.mark.parametrize("apart", [0, 30, 45, 60, 90, 120, 135, 150, 180])
@pytest.mark.parametrize("side", [1, -1])
def test_angle_all_around_the_circle(start: int, apart: int, side: int) -> None:
    q, k = at(start, 3.0), at(start + side * apart, 0.25)
    assert vectors.angle_deg(q, k) == pytest.approx(apart, abs=1e-5 if apart == 180 else 1e-12)


@pytest.mark.parametrize("signs", [(x, y, z) for x in (1, -1) for y in (1, -1) for z in (1, -1)])
def test_angle_in_each_octant(signs: tuple[int, int, int]) -> None:
    corner = tuple(float(s) for s in signs)
    axis, edge = (corner[0], 0.0, 0.0), (corner[0], corner[1], 0.0)
    assert vectors.angle_deg(corner, axis) == pytest.approx(math.degrees(math.acos(3**-0.5)))
    assert vectors.angle_deg(edge, axis) == pytest.approx(45.0, abs=1e-13)
    assert vectors.angle_deg(axis, (0.0, corner[1], 0.0)) == 90.0
    assert vectors.angle_deg(corner, tuple(-2 * x for x in corner)) == 180.0
    assert vectors.angle_deg(corner, tuple(2 * x for x in corner)) == 0.0


@pytest.mark.parametrize("tiny_rad", [1e-3, 1e-6, 1e-9, 1e-12])
def test_nearly_parallel_vectors_keep_their_angle(tiny_rad: float) -> None:
    angle = vectors.angle_deg((1.0, 0.0), (math.cos(tiny_rad), math.sin(tiny_rad)))
    assert angle == pytest.approx(math.degrees(tiny_rad), rel=1e-6)


@pytest.mark.parametrize("q_length", [1e-300, 1.0, 1e300])
@pytest.mark.parametrize("k_length", [1e-300, 1.0, 1e300])
def test_extreme_lengths(q_length: float, k_length: float) -> None:
    q, k = at(20, q_length), at(80, k_length)
    assert vectors.angle_deg(q, k) == pytest.approx(60.0, abs=1e-12)
    assert vectors.cosine(q, k) == pytest.approx(0.5, abs=1e-15)
    assert vectors.norm(q) == pytest.approx(q_length, rel=1e-14, abs=0.0)
    found = vectors.projection(k, q)
    assert found is not None
    assert found.length == pytest.approx(0.5 * k_length, rel=1e-14, abs=0.0)


@pytest.mark.parametrize("side", [5e-324, 1.5e308])
def test_lengths_at_the_ends_of_float64(side: float) -> None:
    assert vectors.angle_deg((side, side), (1.0, 0.0)) == pytest.approx(45.0)


def test_a_zero_vector_has_no_angle() -> None:
    zero, q = (0.0, -0.0), (1.0, 2.0)
    assert vectors.angle_deg(zero, q) is None
    assert vectors.cosine(q, zero) is None
    assert vectors.projection(q, zero) is None
    assert vectors.projection(zero, q) == vectors.Projection(0.0, (0.0, 0.0))


def test_cosine_stays_within_its_range() -> None:
    q = (0.1, 0.3, 0.7)
    assert vectors.cosine(q, q) == pytest.approx(1.0)
    assert all(abs(vectors.cosine(at(a), at(a + 180)) or 0.0) <= 1.0 for a in range(360))


def test_projection_of_the_three_dimensional_example() -> None:
    found = vectors.projection((0.1, 0.9, 0.2), (1.0, 0.2, 0.0))
    assert found is not None
    assert found.length == pytest.approx(0.28 / math.sqrt(1.04))
    assert found.foot == pytest.approx((0.28 / 1.04, 0.056 / 1.04, 0.0))


def test_projection_is_negative_against_q() -> None:
    found = vectors.projection((-3.0, 4.0), (2.0, 0.0))
    assert found == vectors.Projection(-3.0, (-3.0, 0.0))


@given(pairs)
def test_what_the_projection_leaves_is_orthogonal(pair: tuple[vectors.Vector, ...]) -> None:
    k, q = pair
    found = vectors.projection(k, q)
    if found is None:
        assert not any(q)
        return
    rest = [a - b for a, b in zip(k, found.foot, strict=True)]
    assert vectors.dot(rest, q) == pytest.approx(0.0, abs=1e-12)
    assert found.length**2 + vectors.norm(rest) ** 2 == pytest.approx(vectors.norm(k) ** 2)


@given(pairs)
def test_turning_keeps_the_length(pair: tuple[vectors.Vector, ...]) -> None:
    k, q = pair
    for turn in (vectors.parallel_to, vectors.opposite_to, vectors.orthogonal_to):
        assert vectors.norm(turn(k, q)) == pytest.approx(vectors.norm(k), rel=1e-14)


@given(pairs)
def test_turning_reaches_its_angle(pair: tuple[vectors.Vector, ...]) -> None:
    k, q = pair
    if not any(k) or not any(q):
        return
    assert vectors.angle_deg(q, vectors.parallel_to(k, q)) == pytest.approx(0.0, abs=1e-12)
    assert vectors.angle_deg(q, vectors.opposite_to(k, q)) == pytest.approx(180.0)
    assert vectors.angle_deg(q, vectors.orthogonal_to(k, q)) == pytest.approx(90.0, abs=1e-12)


@given(planar, planar)
def test_in_the_plane_orthogonal_scores_exactly_zero(
    k: tuple[float, float], q: tuple[float, float]
) -> None:
    if any(q):
        assert vectors.dot(q, vectors.orthogonal_to(k, q)) == 0.0


@given(pairs)
def test_orthogonal_takes_the_nearest_side(pair: tuple[vectors.Vector, ...]) -> None:
    k, q = pair
    if any(k) and any(q):
        assert vectors.dot(k, vectors.orthogonal_to(k, q)) >= -1e-12


def test_orthogonal_of_a_parallel_vector() -> None:
    assert vectors.orthogonal_to((2.0, 0.0), (1.0, 0.0)) == (0.0, 2.0)
    turned = vectors.orthogonal_to((0.0, 0.0, -2.0), (0.0, 0.0, 1.0))
    assert vectors.norm(turned) == 2.0
    assert turned[2] == 0.0


def test_turning_beside_zero_vectors() -> None:
    k, zero = (0.3, 0.4), (0.0, 0.0)
    for turn in (vectors.parallel_to, vectors.opposite_to, vectors.orthogonal_to):
        assert turn(k, zero) == k
        assert turn(zero, k) == zero


def test_a_single_component_has_no_right_angle() -> None:
    with pytest.raises(ValueError, match="two components"):
        vectors.orthogonal_to((1.0,), (1.0,))
    assert vectors.parallel_to((-2.0,), (3.0,)) == (2.0,)


def test_orthogonal_beyond_three_components() -> None:
    q, k = (1.0, 2.0, 3.0, 4.0), (4.0, 3.0, 2.0, 2.0)
    turned = vectors.orthogonal_to(k, q)
    assert vectors.dot(q, turned) == pytest.approx(0.0, abs=1e-14)
    assert vectors.norm(turned) == pytest.approx(vectors.norm(k))


def test_a_length_is_given_to_a_direction() -> None:
    assert vectors.with_length((3.0, -4.0), 10.0) == pytest.approx((6.0, -8.0))
    assert vectors.with_length((0.0, -0.0), 10.0) == (0.0, 0.0)
