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
    ranks: Sequence[float], slot: float, width: float, first: int | None = None
) -> list[int]:
    """Return which labels to show when not all fit: those of highest rank that keep apart.

    Parameters
    ----------
    ranks
        One a bar.
    slot
        Distance from bar to bar.
    width
        Room for a label.
    first
        Index of a label that is shown in any case.
    """
    apart = int(width // slot) + 1
    order = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    if first is not None:
        order.insert(0, first)
    taken = [False] * len(ranks)
    shown = []
    for index in order:
        if not taken[index]:
            shown.append(index)
            low, high = max(0, index - apart + 1), min(len(ranks), index + apart)
            taken[low:high] = [True] * (high - low)
    return sorted(shown)


def every(count: int, width: float, slot: float) -> int:
    """Return the step 1, 2, 4, ... at which labels of one width keep apart."""
    step = 1
    while step < count and step * slot < width:
        step *= 2
    return step
