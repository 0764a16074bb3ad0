"""The dot product written out as one does it by hand, so that what is shown adds up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Context, Decimal, Inexact
from fractions import Fraction
from functools import reduce

from attention_viewer.core import vectors
from attention_viewer.core.formatting import (
    MINUS,
    all_digits,
    compact,
    decimals_needed,
    decimals_that_add_up,
    fixed,
)

LEAST_DECIMALS = 2
_MOST_INPUT_DECIMALS = 4
_ROUNDED_INPUT_DECIMALS = 3
_MOST_DECIMALS = 6
_PLAIN_RANGE = 1e5
_SMALLEST_INPUT = 1e-3
_SMALLEST_RESULT = 1e-5
_DIGITS = 4
# Products of two floats lie between 1e-648 and 1e617, so that many digits hold every sum of them.
_EXACT = Context(prec=1300, traps=[Inexact])


@dataclass(frozen=True)
class HandCalculation:
    """A sum of products as text.

    Attributes
    ----------
    factors
        ``(q_i, k_i)`` as shown.
    terms
        The products as shown, and the total.
    inputs_exact
        Whether the factors are shown with all their digits.
    sum_exact
        Whether the terms as shown add up to the total as shown.
    terms_exact
        Whether each product is that of the factors as shown; only told with all digits.
    """

    factors: tuple[tuple[str, str], ...]
    terms: tuple[str, ...]
    total: str
    inputs_exact: bool
    sum_exact: bool
    terms_exact: tuple[bool, ...] = ()


def products_by_hand(q: Sequence[float], k: Sequence[float]) -> tuple[float, ...]:
    """Return the products of the components as written in decimal, each rounded once."""
    return tuple(float(product) + 0.0 for product in _products(q, k))


def score_by_hand(q: Sequence[float], k: Sequence[float]) -> float:
    """Return ``q . k`` of the components as written in decimal, rounded once.

    On paper 0.6 x 0.1 - 0.2 x 0.3 is 0; in binary it is -6.9e-18, which on screen would be taken
    for a fact about the vectors. Where the binary sum is exactly 0 (as after "orthogonal") it is 0.
    """
    if vectors.dot(q, k) == 0.0:
        return 0.0
    return float(reduce(_EXACT.add, _products(q, k))) + 0.0


def _products(q: Sequence[float], k: Sequence[float]) -> list[Decimal]:
    pairs = zip(q, k, strict=True)
    return [_EXACT.multiply(Decimal(repr(a)), Decimal(repr(b))) for a, b in pairs]


def by_hand(q: Sequence[float], k: Sequence[float], *, exact: bool = False) -> HandCalculation:
    """Write ``q . k`` out.

    Parameters
    ----------
    q, k
        Components, equally many.
    exact
        Show every digit that the numbers have.
    """
    products = products_by_hand(q, k)
    total = score_by_hand(q, k)
    if exact:
        return _written(q, k, products, total, all_digits)
    if _is_plain((*q, *k), (*products, total)):
        return _with_decimals(q, k, products, total)
    return _written(q, k, products, total, _few_digits)


def _with_decimals(
    q: Sequence[float], k: Sequence[float], products: Sequence[float], total: float
) -> HandCalculation:
    needed = max(LEAST_DECIMALS, decimals_needed((*q, *k), cap=_MOST_DECIMALS))
    rounded = needed > _MOST_INPUT_DECIMALS
    inputs = _ROUNDED_INPUT_DECIMALS if rounded else needed
    # Products of rounded factors have no digits that those do not have.
    cap = inputs if rounded else _MOST_INPUT_DECIMALS
    start = max(LEAST_DECIMALS, decimals_needed((*products, total), cap=cap))
    if not _has_digits(products, total, start):
        start = _MOST_DECIMALS
    decimals = decimals_that_add_up(products, total, start, _MOST_DECIMALS)
    shown = decimals if decimals is not None else start
    return HandCalculation(
        tuple((fixed(a, inputs), fixed(b, inputs)) for a, b in zip(q, k, strict=True)),
        tuple(fixed(term, shown) for term in products),
        fixed(total, shown, tiny=True),
        _reads_back((*q, *k), inputs),
        decimals is not None,
    )


def _has_digits(products: Sequence[float], total: float, decimals: int) -> bool:
    return all(x == 0.0 or round(x, decimals) != 0.0 for x in (*products, total))


def _written(
    q: Sequence[float],
    k: Sequence[float],
    products: Sequence[float],
    total: float,
    show: Callable[[float], str],
) -> HandCalculation:
    factors = tuple((show(a), show(b)) for a, b in zip(q, k, strict=True))
    terms = tuple(map(show, products))
    values = [float(_exact(text)) for pair in factors for text in pair]
    given = [x for pair in zip(q, k, strict=True) for x in pair]
    whole = show(total)
    adds_up = sum(map(_exact, terms), Fraction(0)) == _exact(whole)
    told = zip(factors, terms, strict=True)
    products_right = tuple(_exact(a) * _exact(b) == _exact(term) for (a, b), term in told)
    return HandCalculation(factors, terms, whole, values == given, adds_up, products_right)


def _exact(text: str) -> Fraction:
    return Fraction(text.replace(MINUS, "-"))


def _is_plain(inputs: Sequence[float], results: Sequence[float]) -> bool:
    """Tell whether every number can be read with at most six decimals."""
    numbers = [abs(x) for x in (*inputs, *results) if x != 0.0]
    low = any(0.0 < abs(x) < _SMALLEST_INPUT for x in inputs)
    tiny = 0.0 < max(map(abs, results)) < _SMALLEST_RESULT
    return max(numbers, default=0.0) < _PLAIN_RANGE and not low and not tiny


def _reads_back(values: Sequence[float], decimals: int) -> bool:
    return all(float(f"{value:.{decimals}f}") == value for value in values)


def _few_digits(value: float) -> str:
    return compact(value, _DIGITS)
