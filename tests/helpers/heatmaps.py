"""A heat map of the walk-through's scores in a window, for the tests that look at it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray
from pytestqt.qtbot import QtBot

from attention_viewer.framework.lesson import Text
from attention_viewer.widgets.colour_maps import diverging
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.heatmap_data import Axis, HeatmapData
from tests.helpers.ui import a_window, show, words

SCORES = np.array([[0.92, 0.28, -1.2], [0.10, 0.96, -1.0]])
TEXT: Text = words("A table")


def labels(letter: str, count: int) -> tuple[str, ...]:
    return tuple(f"$\\{letter}_{{{number}}}$" for number in range(count))


def table(values: NDArray[np.float64], masked: NDArray[np.bool_] | None = None) -> HeatmapData:
    rows, columns = values.shape
    return HeatmapData(
        values=values,
        scale=diverging(1.5),
        decimals=2,
        rows=Axis("Query", labels("q", rows), "q"),
        columns=Axis("Key", labels("k", columns), "k"),
        titles=("Scores",),
        masked=masked,
    )


def shown_heatmap(qtbot: QtBot) -> Iterator[Heatmap]:
    """Yield a heat map of the scores in a window of its own, which is closed afterwards."""
    window = a_window(qtbot, 460, 420)
    made = Heatmap("map", TEXT, words("How to use it"), window)
    made.set_data(table(SCORES))
    show(window, made)
    yield made
    window.close()
