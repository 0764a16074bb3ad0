"""Step "place": four places to divide by the root, and that they give the same scores. No Qt."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from attention_viewer.lessons.derivation.state import Place

FloatArray = NDArray[np.float64]
Where = Literal["scores", "query", "both", "weights"]
WHERE: Final[tuple[Where, ...]] = get_args(Where)
KEYS: Final = 3
D_MODEL: Final = 8


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """Scores of one query against three keys, divided in one place.

    Attributes
    ----------
    scores
        The three scores.
    difference
        Largest difference from the scores of the first row, in float64.
    largest
        Largest number in size that enters q.k on the way: what a format with few bits must hold.
    """

    where: Where
    scores: tuple[float, ...]
    difference: float
    largest: float


@dataclass(frozen=True, slots=True)
class Places:
    """The rows in the order of `WHERE`."""

    d_k: int
    rows: tuple[PlaceRow, ...]


@lru_cache(maxsize=64)
def places_of(place: Place) -> Places:
    """Return the four rows of a setting.

    The embedding x has 8 numbers; W_Q has variance 1/8, so that q = x W_Q has components of
    variance 1. Keys are drawn as they are.
    """
    generator = np.random.default_rng(place.seed)
    x = generator.standard_normal(D_MODEL)
    w_q = generator.standard_normal((D_MODEL, place.d_k)) / math.sqrt(D_MODEL)
    k = generator.standard_normal((KEYS, place.d_k))
    root, fourth = math.sqrt(place.d_k), place.d_k**0.25
    q = x @ w_q
    made: dict[Where, tuple[FloatArray, FloatArray, float]] = {
        "scores": (q, k, root),
        "query": (q / root, k, 1.0),
        "both": (q / fourth, k / fourth, 1.0),
        "weights": (x @ (w_q / root), k, 1.0),
    }
    first = (k @ q) / root
    rows = []
    for where in WHERE:
        query, keys, after = made[where]
        dots = keys @ query
        scores = dots / after
        largest = float(np.abs(dots).max())
        difference = float(np.abs(scores - first).max())
        rows.append(PlaceRow(where, tuple(scores.tolist()), difference, largest))
    return Places(place.d_k, tuple(rows))
