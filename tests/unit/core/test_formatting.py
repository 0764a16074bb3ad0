"""Numbers as people read them."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core import formatting
from attention_viewer.core.formatting import MINUS

finite = st.floats(allow_nan=False, allow_infinity=False)


@pytest.mark.parametrize(
    ("value", "decimals", "expected"),
    [
        (0.92, 2, "0.92"),
        (-1.2, 2, "\u22121.20"),
        (-0.0, 2, "0.00"),
        (-0.001, 2, "0.00"),
        (1053.0, 0, "1053"),
        (float("inf"), 2, "∞"),
        (float("-inf"), 2, "\u2212∞"),
        (float("nan"), 2, "NaN"),
        (2.5e20, 2, "2.5e20"),
        (np.float64(0.25), 1, "0.2"),
    ],
)
def test_fixed(value: float, decimals: int, expected: str) -> None:
    assert formatting.fixed(value, decimals) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0.5, "+0.50"), (-0.5, "\u22120.50"), (0.0, "0.00"), (1e-9, "0.00"), (math.inf, "+∞")],
)
def test_fixed_with_sign(value: float, expected: str) -> None:
    assert formatting.fixed(value, 2, sign=True) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (3.7477516330559115e-17, "3.7e\u221217"),
        (-0.0049, "\u22124.9e\u22123"),
        (0.0051, "0.01"),
        (0.0, "0.00"),
        (-0.0, "0.00"),
    ],
)
def test_fixed_shows_tiny_numbers(value: float, expected: str) -> None:
    assert formatting.fixed(value, 2, tiny=True) == expected


@given(finite, st.integers(0, 6))
def test_fixed_never_shows_a_signed_zero(value: float, decimals: int) -> None:
    text = formatting.fixed(value, decimals)
    assert "-" not in text
    assert not (text.startswith(MINUS) and not text.strip(MINUS + "0."))


@given(finite.filter(bool), st.integers(0, 6))
def test_tiny_never_hides_what_is_there(value: float, decimals: int) -> None:
    text = formatting.to_ascii(formatting.fixed(value, decimals, tiny=True))
    assert float(text) != 0.0
    assert math.copysign(1.0, float(text)) == math.copysign(1.0, value)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (0.0, "0"),
        (-0.0, "0"),
        (0.28, "0.28"),
        (1053.2, "1053"),
        (0.0123456, "0.0123"),
        (-2.0, "\u22122"),
        (100.0, "100"),
        (9.996, "10"),
        (1e6, "1e6"),
        (-3.7e-17, "\u22123.7e\u221217"),
        (math.inf, "∞"),
    ],
)
def test_compact(value: float, expected: str) -> None:
    assert formatting.compact(value) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1e6, "1000000"),
        (-1e6, "\u22121000000"),
        (1e12, "1e12"),
        (0.05, "0.05"),
        (1e-12, "1e\u221212"),
        (1.7976931348623157e308, "1.79769e308"),
        (math.nan, "NaN"),
        (-math.inf, "\u2212∞"),
    ],
)
def test_a_number_in_a_sentence(value: float, expected: str) -> None:
    assert formatting.in_words(value) == expected


@given(st.floats(-1e300, 1e300).filter(bool))
def test_compact_is_near_the_value(value: float) -> None:
    text = formatting.to_ascii(formatting.compact(value, 4))
    assert float(text) == pytest.approx(value, rel=6e-4, abs=0.0)


@pytest.mark.parametrize(
    ("p", "complement", "expected"),
    [
        (0.6471550951275314, 0.35284490487246845, "0.6472"),
        (1.0, 3.7489606706761e-17, "1 \u2212 3.7e\u221217"),
        (0.99996, 4e-5, "1 \u2212 4.0e\u22125"),
        (0.9999, 1e-4, "0.9999"),
        (3.7477516330559115e-17, 1.0, "3.7e\u221217"),
        (1.0, 0.0, "1.0000"),
        (0.0, 1.0, "0.0000"),
        (math.nan, math.nan, "NaN"),
    ],
)
def test_probability(p: float, complement: float, expected: str) -> None:
    assert formatting.probability(p, complement) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([], 0),
        ([1.0, -2.0], 0),
        ([1.0, 0.2, 0.0], 1),
        ([0.9, 0.25], 2),
        ([1 / 3], 6),
        ([math.inf, 0.5], 1),
    ],
)
def test_decimals_needed(values: list[float], expected: int) -> None:
    assert formatting.decimals_needed(values) == expected


@given(st.lists(st.integers(-9999, 9999), min_size=1))
def test_decimals_needed_show_every_value_exactly(hundredths: list[int]) -> None:
    values = [n / 100 for n in hundredths]
    decimals = formatting.decimals_needed(values)
    assert decimals <= 2
    assert [float(f"{value:.{decimals}f}") for value in values] == values


def test_adds_up_as_on_paper() -> None:
    products = (0.9, 0.1 * 0.2, 0.0)
    assert formatting.adds_up(products, 0.92, 2)
    assert not formatting.adds_up([1 / 3] * 3, 1.0, 2)
    assert formatting.adds_up([], 0.0, 2)


def test_more_decimals_where_they_make_it_add_up() -> None:
    terms = (0.125, 0.125)
    assert not formatting.adds_up(terms, 0.25, 2)
    assert formatting.decimals_that_add_up(terms, 0.25) == 3
    assert formatting.decimals_that_add_up([1 / 3] * 3, 1.0) is None


def test_copied_numbers_have_the_ascii_minus() -> None:
    assert float(formatting.to_ascii(formatting.scientific(-3.7e-17))) == -3.7e-17


@given(finite)
def test_csv_cells_read_back_unchanged(value: float) -> None:
    assert float(formatting.for_csv(value)) == value


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, ""),
        ("k_x", "k_x"),
        (4, "4"),
        (np.int64(4), "4"),
        (np.float64(0.1), "0.1"),
        (-0.0, "0.0"),
        (math.inf, "inf"),
        ((1, 2), "(1, 2)"),
    ],
)
def test_csv_cells(value: object, expected: str) -> None:
    assert formatting.for_csv(value) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0.1, "0.1"), (-1e-6, "\u22121e\u22126"), (1.5e300, "1.5e300"), (-0.0, "0.0")],
)
def test_all_digits(value: float, expected: str) -> None:
    assert formatting.all_digits(value) == expected


@given(finite)
def test_all_digits_read_back_as_the_same_number(value: float) -> None:
    assert float(formatting.to_ascii(formatting.all_digits(value))) == value
