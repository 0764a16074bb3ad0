"""The numbers of the vectors lesson against golden data, closed forms and exact fractions."""

import json
import math
from fractions import Fraction
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.spatial.distance import cosine as cosine_distance
from scipy.stats import beta as scipy_beta

from attention_viewer.core.formatting import MINUS
from attention_viewer.lessons.vectors import phrases
from attention_viewer.lessons.vectors.compute import derive
from attention_viewer.lessons.vectors.hand import by_hand, score_by_hand
from attention_viewer.lessons.vectors.job import SpreadSpec, run
from attention_viewer.lessons.vectors.presets import SPACE, UNIT
from attention_viewer.lessons.vectors.spread import (
    ANGLE_BINS,
    PAIRS,
    angle_curve,
    is_quick,
    spread_of,
)
from attention_viewer.lessons.vectors.spread_scene import tables_of as spread_tables
from attention_viewer.lessons.vectors.state import State, Vector
from attention_viewer.lessons.vectors.tables import tables_of

ARTICLE = json.loads(
    (Path(__file__).parents[2] / "data" / "article.json").read_text(encoding="utf-8")
)
two_decimals = st.integers(-500, 500).map(lambda n: n / 100)
any_component = st.floats(-1e6, 1e6, allow_nan=False, allow_subnormal=False)


def one(q: Vector, k: Vector, **options: bool) -> State:
    view = "3d" if len(q) == 3 else "2d"
    return State(view=view, q=q, keys=(k,), key_names=("k_1",), **options)  # type: ignore[arg-type]


def number(text: str) -> Fraction:
    return Fraction(text.replace(MINUS, "-"))


def test_the_worked_example() -> None:
    derived = derive(State())
    assert [facts.score for facts in derived.keys] == [0.92, 0.28, -1.2]
    assert derived.ranking == (0, 1, 2)
    first = derived.keys[0]
    assert first.scaled == pytest.approx(0.92 / math.sqrt(2))
    assert first.angle_deg == pytest.approx(4.969740728110303)
    assert first.projection is not None
    assert first.projection.length == pytest.approx(0.92 / math.hypot(1.0, 0.2))
    assert first.relation == "near"


def test_the_walkthrough_in_the_plane() -> None:
    golden = ARTICLE["dot_2d"]
    assert UNIT.q == tuple(golden["q1"])
    scores = [facts.score for facts in derive(UNIT).keys]
    assert scores == golden["q1_dot"]


def test_the_walkthrough_in_space() -> None:
    golden = ARTICLE["qkt"]
    assert SPACE.q == tuple(golden["Q"]["q_a"])
    assert SPACE.keys == tuple(tuple(row) for row in golden["K"].values())
    scores = [facts.score for facts in derive(SPACE).keys]
    assert scores == golden["QKt_rounded_3"][0]


@pytest.mark.parametrize("degrees", [0, 30, 45, 60, 90, 120, 135, 150, 180])
@pytest.mark.parametrize("start", range(0, 360, 15))
def test_angles_in_every_quadrant(degrees: int, start: int) -> None:
    a, b = math.radians(start), math.radians(start + degrees)
    facts = derive(one((math.cos(a), math.sin(a)), (2 * math.cos(b), 2 * math.sin(b)))).keys[0]
    assert facts.angle_deg == pytest.approx(degrees, abs=1e-7)


@pytest.mark.parametrize("signs", list(product((1.0, -1.0), repeat=3)))
def test_angles_in_every_octant(signs: tuple[float, float, float]) -> None:
    corner = tuple(signs)
    axis = (signs[0], 0.0, 0.0)
    facts = derive(one(axis, corner)).keys[0]
    assert facts.angle_deg == pytest.approx(math.degrees(math.acos(1 / math.sqrt(3))))
    assert derive(one(corner, tuple(-x for x in corner))).keys[0].angle_deg == 180.0


def test_nearly_parallel_vectors_are_told_apart() -> None:
    facts = derive(one((1.0, 0.0), (1.0, 1e-9))).keys[0]
    assert facts.angle_deg is not None
    assert math.radians(facts.angle_deg) == pytest.approx(1e-9, rel=1e-6)
    assert facts.relation == "near"
    assert phrases.degrees(facts.angle_deg) == "5.7e−8°"


@given(q=st.tuples(two_decimals, two_decimals), k=st.tuples(two_decimals, two_decimals))
def test_scores_are_those_of_paper_and_pencil(q: Vector, k: Vector) -> None:
    exact = sum(Fraction(repr(a)) * Fraction(repr(b)) for a, b in zip(q, k, strict=True))
    assert score_by_hand(q, k) == float(exact)
    assert score_by_hand(q, k) == pytest.approx(float(np.dot(q, k)), abs=1e-12)


@given(q=st.tuples(any_component, any_component), k=st.tuples(any_component, any_component))
def test_cosine_and_projection_agree_with_the_angle(q: Vector, k: Vector) -> None:
    facts = derive(one(q, k)).keys[0]
    if min(math.hypot(*q), math.hypot(*k)) < 1e-60:
        return
    assert facts.cosine is not None
    assert facts.angle_deg is not None
    assert facts.projection is not None
    assert 0.0 <= facts.angle_deg <= 180.0
    assert facts.cosine == pytest.approx(1.0 - cosine_distance(q, k), abs=1e-9)
    assert facts.cosine == pytest.approx(math.cos(math.radians(facts.angle_deg)), abs=1e-12)
    assert facts.projection.length == pytest.approx(
        facts.cosine * facts.length, rel=1e-9, abs=1e-9 * facts.length
    )


@pytest.mark.parametrize(
    ("q", "k", "relation"),
    [
        ((0.0, 0.0), (1.0, 0.0), "zero_q"),
        ((0.0, 0.0), (0.0, 0.0), "zero_q"),
        ((1.0, 0.0), (0.0, 0.0), "zero_k"),
        ((1.0, 0.2), (1.0, 0.2), "equal"),
        ((1.0, 0.0), (7.0, 0.0), "same"),
        ((1.0, 0.0), (1.0, 0.1), "near"),
        ((1.0, 0.0), (1.0, 1.0), "sideways_positive"),
        ((0.6, 0.2), (0.1, -0.3), "orthogonal"),
        ((1.0, 0.0), (-1.0, 1.0), "sideways_negative"),
        ((1.0, 0.0), (-1.0, 0.1), "near_opposite"),
        ((0.3, 0.1), (-0.6, -0.2), "opposite"),
    ],
)
def test_the_plain_sentence(q: Vector, k: Vector, relation: str) -> None:
    state = one(q, k)
    facts = derive(state).keys[0]
    assert facts.relation == relation
    assert phrases.sentence(state, facts)


def test_a_zero_vector_has_no_angle_and_no_nan() -> None:
    for q, k in (((0.0, 0.0), (1.0, 2.0)), ((1.0, 2.0), (0.0, 0.0))):
        derived = derive(one(q, k))
        facts = derived.keys[0]
        assert facts.angle_deg is None
        assert facts.cosine is None
        assert (facts.score, facts.scaled, derived.hand.total) == (0.0, 0.0, "0.00")


def test_equal_scores_keep_the_given_order() -> None:
    state = State(keys=((0.1, 0.0), (0.5, 0.0), (0.1, 0.0)))
    assert derive(state).ranking == (1, 0, 2)


# --- the hand calculation -------------------------------------------------------------------------


def test_the_hand_calculation_of_the_worked_example() -> None:
    hand = derive(State()).hand
    assert hand.factors == (("1.00", "0.90"), ("0.20", "0.10"))
    assert (hand.terms, hand.total) == (("0.90", "0.02"), "0.92")
    assert phrases.hand_markup(State(), hand, products=True) == (
        r"$\cq{\q} \cdot \ck{\k_{1}} = \cq{1.00}\times\ck{0.90} + \cq{0.20}\times\ck{0.10}"
        " = 0.90 + 0.02 =$"
    )


def test_negative_factors_stand_in_brackets() -> None:
    state = one((-0.1, 0.9), (-1.0, -1.0))
    line = phrases.hand_markup(state, derive(state).hand, products=True)
    assert r"\cq{(−0.10)}\times\ck{(−1.00)} + \cq{0.90}\times\ck{(−1.00)} = 0.10 − 0.90 =" in line


@given(
    q=st.tuples(two_decimals, two_decimals, two_decimals),
    k=st.tuples(two_decimals, two_decimals, two_decimals),
)
def test_shown_terms_add_up_to_the_shown_total(q: Vector, k: Vector) -> None:
    hand = by_hand(q, k)
    assert hand.inputs_exact
    assert hand.sum_exact
    assert sum(map(number, hand.terms)) == number(hand.total)
    for (a, b), x, y in zip(hand.factors, q, k, strict=True):
        assert (float(number(a)), float(number(b))) == (x, y)
    decimals = {len(text.partition(".")[2]) for text in (*hand.terms, hand.total)}
    assert len(decimals) == 1


thousandths = st.integers(-3000, 3000).map(lambda n: n / 1000)


@given(q=st.tuples(thousandths, thousandths), k=st.tuples(thousandths, thousandths))
def test_decimals_are_added_until_the_terms_add_up(q: Vector, k: Vector) -> None:
    if any(0.0 < abs(x) < 0.001 for x in (*q, *k)) or abs(float(np.dot(q, k))) < 1e-5:
        return
    hand = by_hand(q, k)
    assert hand.sum_exact
    assert sum(map(number, hand.terms)) == number(hand.total)


@given(
    q=st.tuples(any_component, any_component),
    k=st.tuples(any_component, any_component),
    exact=st.booleans(),
)
def test_a_hand_calculation_never_claims_what_is_not_so(q: Vector, k: Vector, exact: bool) -> None:
    hand = by_hand(q, k, exact=exact)
    if hand.sum_exact:
        assert sum(map(number, hand.terms)) == number(hand.total)
    shown = [float(number(text)) for pair in hand.factors for text in pair]
    given_values = [x for pair in zip(q, k, strict=True) for x in pair]
    assert hand.inputs_exact == (shown == given_values)
    assert "-" not in "".join((*hand.terms, hand.total)).replace("e-", "")
    for text in (*hand.terms, hand.total):
        assert not text.startswith(MINUS) or number(text) != 0


def test_irrational_components_are_marked_as_rounded() -> None:
    hand = by_hand((1.0, 0.2), (1 / 3, 0.5))
    assert not hand.inputs_exact
    state = one((1.0, 0.2), (1 / 3, 0.5))
    assert r"\approx" in phrases.hand_markup(state, hand, products=True)
    whole = by_hand((1.0, 0.2), (1 / 3, 0.5), exact=True)
    assert whole.inputs_exact
    assert whole.factors[0][1] == "0.3333333333333333"


def test_products_of_rounded_factors_have_no_more_decimals_than_those() -> None:
    key = (0.17759071354792608, -0.8879535677396303)
    hand = by_hand((1.0, 0.2), key)
    assert hand.factors == (("1.000", "0.178"), ("0.200", f"{MINUS}0.888"))
    assert (hand.terms, hand.total) == (("0.178", f"{MINUS}0.178"), "0.000")
    assert hand.sum_exact
    assert not hand.inputs_exact


def test_tiny_and_huge_products_keep_their_digits() -> None:
    hand = by_hand((1e-6, 2e-6), (3e-6, 4e-6))
    assert hand.total == "1.1e−11"
    assert by_hand((1e6, 0.0), (1e6, 0.0)).total == "1e12"


def test_the_table_is_in_full_precision() -> None:
    (table,) = tables_of(State(), derive(State()))
    assert len(table.header) == 9
    assert table.rows[0][:3] == ["q", 1.0, 0.2]
    assert table.rows[1][:4] == ["k_1", 0.9, 0.1, 0.92]
    assert {len(row) for row in table.rows} == {len(table.header)}


# --- many dimensions ------------------------------------------------------------------------------


@pytest.mark.parametrize("d_k", [2, 3, 16, 100, 1024])
def test_random_pairs_follow_theory(d_k: int) -> None:
    spread = spread_of(d_k, 1)
    assert sum(spread.angle_counts) == PAIRS
    assert sum(spread.score_counts) + spread.outside == PAIRS
    # Var[(q.k)^2] = (2 + 6/d) d^2 for standard normal components, so this is four standard errors.
    error = math.sqrt((2 + 6 / d_k) / PAIRS) / 2
    assert abs(spread.score_sd / math.sqrt(d_k) - 1) < 4 * error
    assert abs(spread.score_mean) < 4 * math.sqrt(d_k / PAIRS)
    assert abs(spread.angle_mean_deg - 90) < 4 * spread.angle_sd_deg / math.sqrt(PAIRS)
    assert spread.q_length == pytest.approx(
        math.sqrt(2) * math.exp(math.lgamma((d_k + 1) / 2) - math.lgamma(d_k / 2)), rel=0.05
    )


@pytest.mark.parametrize("d_k", [2, 3, 16, 1024])
def test_the_angle_curve_is_the_exact_law(d_k: int) -> None:
    # With x = cos(a): (x + 1) / 2 follows a beta law with both parameters (d - 1) / 2.
    law = scipy_beta((d_k - 1) / 2, (d_k - 1) / 2)
    half = 180 / ANGLE_BINS / 2

    def below(degrees: float) -> float:
        return float(1 - law.cdf((math.cos(math.radians(min(max(degrees, 0), 180))) + 1) / 2))

    curve = angle_curve(d_k)
    assert len(curve) == 181
    for degree in (0, 1, 30, 88, 90, 91, 135, 180):
        # A curve that fell to nothing at 0 would say that few pairs are parallel in the plane.
        middle = min(max(degree, half), 180 - half)
        expected = PAIRS * (below(middle + half) - below(middle - half))
        assert curve[degree] == pytest.approx(expected, rel=1e-4, abs=1e-6)


def test_neighbouring_dimensions_share_their_vectors() -> None:
    near = abs(spread_of(100, 3).score_mean - spread_of(101, 3).score_mean)
    assert near < 4 * math.sqrt(1 / PAIRS)
    assert spread_of(100, 3) != spread_of(100, 4)


def test_drawing_in_blocks_draws_as_at_once() -> None:
    drawn = np.random.default_rng(12).standard_normal((1024, 2, PAIRS))
    # Up and down: what was drawn before is kept, what is missing goes on from there.
    for d_k in (7, 300, 1024, 40):
        q, k = drawn[:d_k, 0], drawn[:d_k, 1]
        spread = spread_of(d_k, 12)
        assert spread.score_sd == pytest.approx((q * k).sum(axis=0).std(ddof=1), rel=1e-12)
        assert spread.q_length == pytest.approx(np.linalg.norm(q, axis=0).mean(), rel=1e-12)
        assert spread.k_length == pytest.approx(np.linalg.norm(k, axis=0).mean(), rel=1e-12)


def test_only_what_takes_longer_than_a_frame_is_left_to_a_job() -> None:
    assert is_quick(64, 777)
    assert not is_quick(1024, 777)
    list(run(SpreadSpec(1024, 777), lambda: False))
    assert is_quick(1024, 777)


def test_a_job_stops_between_blocks() -> None:
    assert list(run(SpreadSpec(8, 555), lambda: True)) == []


def test_random_pairs_are_computed_only_when_looked_at() -> None:
    assert derive(State(view="high", d_k=8)).spread is None
    (spread,) = run(SpreadSpec(8, 1), lambda: False)
    assert spread.d_k == 8
    angles, scores = spread_tables(spread)
    assert sum(int(str(row[2])) for row in angles.rows) == PAIRS
    assert scores.rows[0][0] == -128.0
