"""The full Jacobian of a softmax, with its colours and words. Must not import Qt widgets."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core import softmax
from attention_viewer.core.formatting import MINUS
from attention_viewer.lessons.softmax import shown, text, words
from attention_viewer.lessons.softmax.compute import Column, Derived, Side
from attention_viewer.lessons.softmax.state import State
from attention_viewer.widgets.colour_maps import STEPS, argb, diverging, nice_limit
from attention_viewer.widgets.heatmap_data import WHOLE, Axis, Block, HeatmapData

Array = NDArray[np.float64]
STEEPEST = 0.25
"""The largest slope there is: p (1 - p) at p = 1/2."""


@dataclass(frozen=True, eq=False)
class JacobianData(HeatmapData):
    """A heat map whose entries keep their digits where they underflow.

    ``weights`` and ``slopes`` are those that the entries are made of.
    """

    weights: Column | None = None
    slopes: Column | None = None

    def pixels(self, block: Block = WHOLE) -> NDArray[np.uint32]:
        """Return the colour of each cell as 0xAARRGGBB, (n, n).

        Entries less than a step of the colours away from 0 have the colour of 0: of many keys
        those are nearly all, and only the others are worth looking up.
        """
        if self.masked is not None or self.weights is None:
            return super().pixels(block)
        p, scale, colours = self.weights.values, self.scale, argb(self.scale.name)
        made = np.full(self.shape, colours[scale.step(0.0)])
        seen = np.flatnonzero(p * p.max() >= (scale.high - scale.low) / (STEPS - 1))
        part = np.ix_(seen, seen)
        made[part] = colours[scale.steps(self.values[part])]
        np.fill_diagonal(made, colours[scale.steps(np.diagonal(self.values))])
        return made[block]

    def text(self, row: int, column: int) -> str:
        """Return an entry as it is shown."""
        if self.numbers_hidden or self.weights is None or self.slopes is None:
            return super().text(row, column)
        if row == column:
            return shown.amount(self.slopes[row])
        return product(self.weights, row, column)


def product(weights: Column, row: int, column: int) -> str:
    """Return ``-p_i p_j`` in words; by logarithms where it underflows."""
    value = float(weights.values[row] * weights.values[column])
    if weights.exact and value < shown.SMALLEST_NORMAL:
        logarithm = float(weights.logarithms[row] + weights.logarithms[column])
        return MINUS + shown.power_of_ten(logarithm / math.log(10.0))
    number = shown.amount(weights.product(row, column))
    return number if number in (text.undefined(), text.exactly_zero()) else MINUS + number


def table(side: Side) -> Array:
    """Return ``diag(p) - p p^T``, (n, n): row i holds the slopes of weight i in every score.

    The diagonal holds the slopes of the bars, computed in the number format.
    """
    entries = softmax.jacobian(side.p.values)
    np.fill_diagonal(entries, side.slope.values)
    return entries


def maps(state: State, derived: Derived, hidden: bool) -> tuple[JacobianData, JacobianData]:
    """Return both heat maps: in the range that holds every slope, or each in its own."""
    sides = (derived.unscaled, derived.scaled)
    tables = [table(side) for side in sides]
    # No entry exceeds its row's slope, and a weight that is undefined makes all of them so.
    largest = [float(np.nanmax(np.diagonal(each), initial=0.0)) for each in tables]
    fine = not any(np.isnan(np.diagonal(each)).any() for each in tables)
    limits = [nice_limit(each) if state.own_range else STEEPEST for each in largest]
    letters = shown.letters(len(derived.raw))
    rows, columns = Axis(text.weights(), letters), Axis(text.scores(), letters)
    made = [
        JacobianData(
            values=entries if fine else np.nan_to_num(entries),
            scale=diverging(limit),
            decimals=shown.DECIMALS,
            rows=rows,
            columns=columns,
            masked=None if fine else np.isnan(entries),
            locked=not state.own_range,
            numbers_hidden=hidden,
            weights=side.p,
            slopes=side.slope,
        )
        for side, entries, limit in zip(sides, tables, limits, strict=True)
    ]
    return made[0], made[1]


def caption(state: State, data: JacobianData) -> list[str]:
    """Return a line for the picked entry, and one for the largest, which lies on the diagonal."""
    row, column = state.picked
    lines = []
    if max(row, column) < data.shape[0]:
        lines.append(f"${formula(row, column)} = ${data.text(row, column)}")
    largest = int(np.argmax(np.diagonal(data.values)))
    number = data.text(largest, largest)
    lines.append(words.largest_entry().format(number=number, key=shown.key(largest)))
    return lines


def formula(row: int, column: int) -> str:
    """Return the markup of one derivative and what it is made of."""
    i, j = row + 1, column + 1
    derivative = f"\N{PARTIAL DIFFERENTIAL}p_{{{i}}} / \N{PARTIAL DIFFERENTIAL}s_{{{j}}}"
    if row == column:
        return f"{derivative} = p_{{{i}}} (1 - p_{{{i}}})"
    return f"{derivative} = -p_{{{i}}} p_{{{j}}}"
