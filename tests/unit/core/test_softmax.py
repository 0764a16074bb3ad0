"""Softmax, its slopes and entropy, and what number formats make of them."""

import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from scipy.special import expit
from scipy.special import log_softmax as scipy_log_softmax
from scipy.special import softmax as scipy_softmax

from attention_viewer.core import softmax
from attention_viewer.core.softmax import Array

DATA = Path(__file__).parents[2] / "data"
DESCENT = json.loads((DATA / "descent.json").read_text("utf-8"))
SATURATION = json.loads((DATA / "saturation.json").read_text("utf-8"))
WALK_THROUGH = [-20.878609672257816, 16.944180812987728, -28.91769635894324]
rows = arrays(np.float64, st.integers(1, 12), elements=st.floats(-60.0, 60.0))
mild_rows = arrays(np.float64, st.integers(1, 6), elements=st.floats(-4.0, 4.0))


def test_walk_through_unscaled() -> None:
    p = softmax.softmax(WALK_THROUGH)
    assert p.tolist() == pytest.approx(DESCENT["unscaled"][0]["p"], rel=1e-12, abs=0.0)
    others = p[0] + p[2]
    assert softmax.complement(p)[1] == others == pytest.approx(3.749e-17, rel=1e-4, abs=0.0)
    assert softmax.slopes(p)[1] == pytest.approx(others, rel=1e-15, abs=0.0)


def test_walk_through_scaled() -> None:
    p = softmax.softmax(np.array(WALK_THROUGH) / 32.0)
    assert p.tolist() == pytest.approx(DESCENT["scaled"][0]["p"], rel=1e-14)
    assert softmax.slopes(p) == pytest.approx(
        [0.15907796216906162, 0.2283453779780072, 0.13054523868754064], rel=1e-14
    )


def test_temperature_is_the_divisor() -> None:
    warm = softmax.softmax(WALK_THROUGH, temperature=32.0)
    assert warm == pytest.approx(softmax.softmax(np.array(WALK_THROUGH) / 32.0), rel=1e-14)


@given(rows)
def test_weights_add_up_and_agree_with_scipy(scores: Array) -> None:
    p = softmax.softmax(scores)
    assert p.sum() == pytest.approx(1.0, abs=1e-14)
    assert p == pytest.approx(scipy_softmax(scores), rel=1e-12, abs=0.0)
    expected = scipy_log_softmax(scores)
    assert softmax.log_softmax(scores) == pytest.approx(expected, rel=1e-12, abs=1e-15)


@given(rows, st.integers(-50, 50))
def test_shifting_all_scores_changes_nothing(scores: Array, shift: int) -> None:
    shifted = softmax.softmax(scores + shift)
    assert shifted == pytest.approx(softmax.softmax(scores), rel=1e-12)


def test_log_softmax_of_a_near_certain_key_is_not_zero() -> None:
    rest = softmax.complement(softmax.softmax(WALK_THROUGH))[1]
    assert softmax.log_softmax(WALK_THROUGH)[1] == pytest.approx(-rest, rel=1e-12, abs=0.0)


@pytest.mark.parametrize("scores", [[1e308, -1e308], [1e308, 0.0], [700.0, -700.0]])
def test_huge_scores(scores: list[float]) -> None:
    p = softmax.softmax(scores)
    assert p.sum() == 1.0
    assert p[0] == 1.0
    assert np.isfinite(softmax.slopes(p)).all()


@given(rows)
def test_complement_is_the_exact_sum_of_the_others(scores: Array) -> None:
    p = softmax.softmax(scores)
    exact = [Fraction(float(x)) for x in p]
    for i, found in enumerate(softmax.complement(p)):
        others = float(sum(exact[:i] + exact[i + 1 :], Fraction(0)))
        assert found == pytest.approx(others, rel=1e-14, abs=0.0)


def test_complement_of_many_rows_at_once() -> None:
    p = softmax.softmax(np.random.default_rng(2).normal(size=(5, 7, 8)) * 9)
    expected = np.array([[softmax.complement(row) for row in block] for block in p])
    np.testing.assert_array_equal(softmax.complement(p), expected)


@given(mild_rows)
def test_jacobian_is_the_derivative(scores: Array) -> None:
    step = 1e-5
    table = softmax.jacobian(softmax.softmax(scores))
    for j in range(scores.size):
        bump = np.zeros(scores.size)
        bump[j] = step
        slope = (scipy_softmax(scores + bump) - scipy_softmax(scores - bump)) / (2 * step)
        assert table[:, j] == pytest.approx(slope, abs=1e-9)


@given(rows)
def test_jacobian_rows_add_up_to_zero(scores: Array) -> None:
    table = softmax.jacobian(softmax.softmax(scores))
    # Entries are at most 1/4, so adding n of them may be off by n half units in the last place.
    rounding = len(scores) * 0.25 * np.finfo(float).eps
    assert table.sum(axis=1) == pytest.approx(0.0, abs=rounding)
    np.testing.assert_array_equal(np.diag(table), softmax.slopes(softmax.softmax(scores)))
    np.testing.assert_array_equal(table, table.T)


def test_saturated_jacobian_keeps_its_rows_balanced() -> None:
    table = softmax.jacobian(softmax.softmax(WALK_THROUGH))
    assert abs(table[1].sum()) < 1e-30 < table[1, 1]


@pytest.mark.parametrize("n", [1, 2, 3, 64])
def test_entropy_of_equal_weights(n: int) -> None:
    p = np.full(n, 1.0 / n)
    assert softmax.entropy_bits(p) == pytest.approx(math.log2(n), abs=1e-14)
    assert softmax.effective_keys(p) == pytest.approx(n)


def test_entropy_of_the_walk_through() -> None:
    # In nats 1.5e-15 unscaled and 0.8910 scaled.
    raw = softmax.entropy_bits(softmax.softmax(WALK_THROUGH))
    scaled = softmax.entropy_bits(softmax.softmax(np.array(WALK_THROUGH) / 32.0))
    assert raw * math.log(2.0) == pytest.approx(1.456e-15, rel=1e-3, abs=0.0)
    assert scaled * math.log(2.0) == pytest.approx(0.8910, abs=5e-5)


@pytest.mark.parametrize("rest", [1e-3, 1e-9, 1e-17, 1e-200])
def test_entropy_near_certainty(rest: float) -> None:
    # -(1 - e) ln(1 - e) - e ln e = e - e ln e up to e squared over 2
    expected = (rest - rest * math.log(rest) - rest**2 / 2) / math.log(2.0)
    assert softmax.entropy_bits([1.0 - rest, rest]) == pytest.approx(expected, rel=1e-7, abs=0.0)


def test_entropy_of_one_certain_key_is_a_plain_zero() -> None:
    found = softmax.entropy_bits([1.0, 0.0, 0.0])
    assert found == 0.0
    assert math.copysign(1.0, found) == 1.0


@pytest.mark.parametrize(
    ("scores", "error"),
    [
        ([], softmax.EmptyScoresError),
        (3.0, softmax.EmptyScoresError),
        ([0.0, math.nan], softmax.NotFiniteScoresError),
        ([math.inf], softmax.NotFiniteScoresError),
    ],
)
def test_unusable_scores(scores: object, error: type[ValueError]) -> None:
    with pytest.raises(error, match="score"):
        softmax.softmax(scores)  # type: ignore[arg-type]


def test_the_bad_score_is_named() -> None:
    with pytest.raises(softmax.NotFiniteScoresError, match=r"score 2 must be .* not nan"):
        softmax.softmax([0.0, math.nan])


@pytest.mark.parametrize("temperature", [0.0, -1.0, math.inf, math.nan])
def test_unusable_temperature(temperature: float) -> None:
    with pytest.raises(softmax.TemperatureError, match="temperature"):
        softmax.softmax([0.0], temperature)


def test_plain_arithmetic_loses_the_slope_of_the_winner() -> None:
    result = softmax.in_format(WALK_THROUGH, "float64")
    assert result.plain_slope[1] == 0.0
    assert result.slope[1] == pytest.approx(3.749e-17, rel=1e-4, abs=0.0)
    assert result.p.tolist() == softmax.softmax(WALK_THROUGH).tolist()


def test_float32_agrees_with_native_float32() -> None:
    scores = np.random.default_rng(4).normal(size=9).astype(np.float32)
    powers = np.exp(scores - scores.max())
    native = powers / powers.sum(dtype=np.float32)
    assert softmax.in_format(scores, "float32").p == pytest.approx(native, rel=5e-7)


@pytest.mark.parametrize(("number_format", "rel"), [("float32", 1e-4), ("bfloat16", 0.2)])
def test_formats_of_wide_range_keep_the_tiny_slope(
    number_format: softmax.NumberFormat, rel: float
) -> None:
    result = softmax.in_format(WALK_THROUGH, number_format)
    assert result.slope[1] == pytest.approx(3.749e-17, rel=rel, abs=0.0)
    assert result.p[1] == 1.0


def test_float16_underflows() -> None:
    result = softmax.in_format(WALK_THROUGH, "float16")
    assert result.p.tolist() == [0.0, 1.0, 0.0]
    assert result.slope.tolist() == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("number_format", softmax.NUMBER_FORMATS)
def test_every_format_is_near_the_truth(number_format: softmax.NumberFormat) -> None:
    scores = [0.5, 0.25, -1.0, 2.0]
    found = softmax.in_format(scores, number_format)
    error = {"float64": 1e-15, "float32": 1e-6, "float16": 4e-3, "bfloat16": 3e-2}[number_format]
    assert found.p == pytest.approx(scipy_softmax(scores), rel=error)
    assert found.one_minus_p == pytest.approx(1.0 - scipy_softmax(scores), rel=error)


@pytest.mark.parametrize(("number_format", "bits"), [("float16", 11), ("bfloat16", 8)])
def test_results_are_values_the_format_can_hold(
    number_format: softmax.NumberFormat, bits: int
) -> None:
    result = softmax.in_format([0.1, 0.7, -0.4], number_format)
    for value in (*result.p, *result.one_minus_p, *result.slope):
        scaled = math.frexp(value)[0] * 2**bits
        assert scaled == round(scaled)


def test_the_distance_to_the_largest_score_is_rounded_too() -> None:
    # Near 20 bfloat16 has steps of 1/8, so 0.1 - 20 is -19.875 there.
    p = softmax.in_format([0.1, 20.0], "bfloat16").p
    assert p[0] == pytest.approx(math.exp(-19.875), rel=4e-3, abs=0.0)


def test_a_score_beyond_float16_gives_what_the_machine_gives() -> None:
    assert np.isnan(softmax.in_format([1e5, 0.0], "float16").p).all()


@pytest.mark.parametrize(
    ("number_format", "limit"),
    [("float64", 709.0), ("float32", 88.0), ("float16", 11.0), ("bfloat16", 88.0)],
)
def test_naive_softmax_overflows_beyond_its_format(
    number_format: softmax.NumberFormat, limit: float
) -> None:
    below = softmax.naive_softmax([0.0, limit], number_format)
    above = softmax.naive_softmax([0.0, limit + 1.0], number_format)
    assert np.isfinite(below.p).all()
    assert math.isinf(above.total)
    assert above.p[0] == 0.0
    assert math.isnan(above.p[1])


def test_bfloat16_rounds_to_nearest_even() -> None:
    # Eight significant bits: 256 + 1 lies half-way between 256 and 258, 259 between 258 and 260.
    with np.errstate(over="ignore"):
        halves = softmax.to_bfloat16(np.array([257.0, 259.0, 257.001, -257.0, 1e39, math.nan]))
    assert halves[:5].tolist() == [256.0, 260.0, 258.0, -256.0, math.inf]
    assert math.isnan(halves[5])


@given(st.floats(width=32), st.floats(width=32))
def test_bfloat16_sums_agree_with_rounding_the_sum(a: float, b: float) -> None:
    with np.errstate(over="ignore"):
        held = softmax.to_bfloat16(np.array([a, b]))
        expected = softmax.to_bfloat16(np.array([held[0] + held[1]]))[0]
    found = softmax.bfloat16_sum(float(held[0]), float(held[1]))
    assert found == expected or (math.isnan(found) and math.isnan(expected))


@pytest.mark.parametrize("at", range(6), ids=[f"d_k={d_k}" for d_k in SATURATION["d_k"]])
def test_saturation_grows_with_d_k_unless_scaled(at: int) -> None:
    # Given q the scores of standard normal keys are normal with standard deviation |q|.
    d_k = SATURATION["d_k"][at]
    rng = np.random.default_rng(11)
    lengths = np.sqrt(rng.chisquare(d_k, size=(100_000, 1)))
    scores = lengths * rng.normal(size=(100_000, 8))
    raw, scaled, flat = (softmax.softmax(scores, t) for t in (1.0, d_k**0.5, float(d_k)))
    found = {
        "none_max_p": raw.max(axis=1).mean(),
        "none_sum_p_1_minus_p": softmax.slopes(raw).sum(axis=1).mean(),
        "none_share_above_99": (raw.max(axis=1) > 0.99).mean(),
        "sqrt_max_p": scaled.max(axis=1).mean(),
        "sqrt_sum_p_1_minus_p": softmax.slopes(scaled).sum(axis=1).mean(),
        "dk_max_p": flat.max(axis=1).mean(),
    }
    assert found == pytest.approx({name: SATURATION[name][at] for name in found}, abs=0.01)


@pytest.mark.parametrize("others", [(0.0,), (3.0, -1.0, 2.5), (50.0, 800.0)])
def test_a_moved_score_has_the_weight_of_its_softmax(others: tuple[float, ...]) -> None:
    values = np.linspace(-60.0, 60.0, 41)
    p, slope = softmax.moved_score([others[0], 123.0, *others[1:]], 1, values)
    for at, weight, steepness in zip(values, p, slope, strict=True):
        whole = softmax.softmax([others[0], at, *others[1:]])
        assert weight == pytest.approx(whole[1], rel=1e-11, abs=0.0)
        assert steepness == pytest.approx(softmax.slopes(whole)[1], rel=1e-11, abs=0.0)


def test_of_two_scores_the_weight_is_a_sigmoid() -> None:
    values = np.linspace(-40.0, 40.0, 81)
    p, slope = softmax.moved_score([0.0, 0.0], 0, values)
    assert p == pytest.approx(expit(values), rel=1e-14, abs=0.0)
    assert slope == pytest.approx(expit(values) * expit(-values), rel=1e-14, abs=0.0)
    assert slope.max() == 0.25


def test_a_score_alone_never_moves_its_weight() -> None:
    p, slope = softmax.moved_score([7.0], 0, [-1.0, 1.0])
    assert (p.tolist(), slope.tolist()) == ([1.0, 1.0], [0.0, 0.0])
