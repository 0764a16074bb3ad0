"""Chooses size and number of the labels over bars, so that none covers another."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

DIGIT_EM = 0.63
WIDE_EM = 1.0
FIRST_WIDE = 0x2E80
GAP_EM = 0.4


def estimated_width(text: str, size_px: float) -> float:
    """Return about how wide a text without markup is, without setting it."""
    ems = sum(WIDE_EM if ord(sign) >= FIRST_WIDE else DIGIT_EM for sign in text)
    return ems * size_px


def fitting_size(texts: Sequence[str], slot: float, sizes: Sequence[int]) -> int | None:
    """Return the first of ``sizes`` at which no label meets its neighbour, None for none."""
    for size in sizes:
        widths = [estimated_width(text, size) + GAP_EM * size for text in texts]
        pairs = itertools.pairwise(widths)
        if all((before + after) / 2 <= slot for before, after in pairs):
            return size
    return None


def thinned(
    texts: Sequence[str],
    ranks: Sequence[float],
    slot: float,
    size: float,
    first: int | None = None,
) -> list[int]:
    """Return which labels to show when not all fit: those of highest rank that keep apart.

    Parameters
    ----------
    texts, ranks
        One a bar.
    slot
        Distance from bar to bar.
    size
        Text size.
    first
        Index of a label that is shown in any case.
    """
    order = sorted(range(len(texts)), key=lambda index: (index != first, -ranks[index]))
    widths = [estimated_width(text, size) + GAP_EM * size for text in texts]
    shown: list[int] = []
    for index in order:
        if all(abs(index - other) * slot >= (widths[index] + widths[other]) / 2 for other in shown):
            shown.append(index)
    return sorted(shown)


def every(count: int, width: float, slot: float) -> int:
    """Return the step 1, 2, 4, ... at which labels of one width keep apart."""
    step = 1
    while step < count and step * slot < width:
        step *= 2
    return step
