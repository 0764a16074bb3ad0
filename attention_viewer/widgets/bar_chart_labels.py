"""Chooses size and number of the labels over bars, so that none covers another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

from attention_viewer.widgets.math_layout import layout

Array = NDArray[np.float64]
GAP_EM = 0.4
FEW = 8
"""Up to so many labels are measured; more are taken to be of one width, which costs nothing."""
TYPICAL_EM = 5.4


def fitting_size(texts: Sequence[str], slot: float, sizes: Sequence[int]) -> int | None:
    """Return the first of ``sizes`` at which no label meets its neighbour, None for none.

    Parameters
    ----------
    texts
        The labels, one a bar; not read when they are many.
    slot
        Distance from bar to bar.
    sizes
        Text sizes to try, the best first.
    """
    for size in sizes:
        if len(texts) > FEW:
            fits = typical_width(size) <= slot
        else:
            widths = [layout(text, size).width + GAP_EM * size for text in texts]
            fits = all((before + after) / 2 <= slot for before, after in pairwise(widths))
        if fits:
            return size
    return None


def typical_width(size_px: float) -> float:
    """Return the room that a label such as 3.7e-17 needs, gap included."""
    return (TYPICAL_EM + GAP_EM) * size_px


def thinned(
    heights: ArrayLike,
    slot: float,
    width: float,
    gap: float,
    first: int | None = None,
    least: float = 0.0,
) -> list[int]:
    """Return which labels to show when not all fit: the largest that keep clear of the others.

    Parameters
    ----------
    heights
        Of the bars in px, (n,), negative for those that hang down.
    slot
        Distance from bar to bar.
    width
        Room for a label.
    gap
        Between a bar and its label: so much may a neighbour be taller.
    first
        Index of a label that is shown in any case.
    least
        Bars smaller than this have no label, unless none is larger.
    """
    given = np.asarray(heights, dtype=np.float64)
    apart = int(width // slot) + 1
    taken = [False] * len(given)
    shown: list[int] = []
    order = _by_size(given, int(width / 2 / slot + 0.5), gap, least)
    for index in order if first is None else [first, *order]:
        if not taken[index]:
            shown.append(index)
            low, high = max(0, index - apart + 1), min(len(taken), index + apart)
            taken[low:high] = [True] * (high - low)
    return sorted(shown)


def _by_size(heights: Array, reach: int, gap: float, least: float) -> list[int]:
    """Return the bars whose label no neighbour within ``reach`` overlaps, the largest first."""
    sizes = np.abs(heights)
    tallest = np.where(heights < 0.0, _highest_near(-heights, reach), _highest_near(heights, reach))
    fit = (tallest <= sizes + gap) & (sizes >= least)
    fit[sizes.argmax()] = True
    candidates = np.flatnonzero(fit)
    order: list[int] = candidates[np.argsort(-sizes[candidates], kind="stable")].tolist()
    return order


def _highest_near(values: Array, reach: int) -> Array:
    """Return for each value the largest of those at most ``reach`` places away, (n,)."""
    highest = np.full(len(values) + 2 * reach, -np.inf)
    highest[reach : reach + len(values)] = values
    window, span = 2 * reach + 1, 1
    # The largest of twice as many is the larger of two neighbouring largest ones.
    while span < window:
        step = min(span, window - span)
        highest = np.maximum(highest[:-step], highest[step:])
        span += step
    return highest


def every(count: int, width: float, slot: float) -> int:
    """Return the step 1, 2, 4, ... at which labels of one width keep apart."""
    step = 1
    while step < count and step * slot < width:
        step *= 2
    return step
