"""Chooses size and number of the labels over bars, so that none covers another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from attention_viewer.widgets.math_layout import layout

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
    heights: Sequence[float], slot: float, width: float, gap: float, first: int | None = None
) -> list[int]:
    """Return which labels to show when not all fit: the largest that keep clear of the others.

    Parameters
    ----------
    heights
        Of the bars in px, negative for those that hang down.
    slot
        Distance from bar to bar.
    width
        Room for a label.
    gap
        Between a bar and its label: so much may a neighbour be taller.
    first
        Index of a label that is shown in any case.
    """
    apart = int(width // slot) + 1
    reach = int(width / 2 / slot + 0.5)
    sizes = [abs(height) for height in heights]
    order = sorted(range(len(sizes)), key=sizes.__getitem__, reverse=True)
    taken = [False] * len(sizes)
    shown: list[int] = []
    for index in order if first is None else [first, *order]:
        if taken[index] or (index != first and not _is_clear(heights, index, reach, gap)):
            continue
        shown.append(index)
        low, high = max(0, index - apart + 1), min(len(sizes), index + apart)
        taken[low:high] = [True] * (high - low)
    return sorted(shown)


def _is_clear(heights: Sequence[float], index: int, reach: int, gap: float) -> bool:
    """Tell whether no neighbour within ``reach`` stands in the way of a bar's label."""
    near = heights[max(0, index - reach) : index + reach + 1]
    height = heights[index]
    return min(near) >= height - gap if height < 0.0 else max(near) <= height + gap


def every(count: int, width: float, slot: float) -> int:
    """Return the step 1, 2, 4, ... at which labels of one width keep apart."""
    step = 1
    while step < count and step * slot < width:
        step *= 2
    return step
