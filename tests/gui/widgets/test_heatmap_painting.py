"""What a heat map paints anew after an edit: the cells that changed, or everything."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core.formatting import fixed
from attention_viewer.widgets.colour_maps import diverging
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.heatmap_data import Axis, HeatmapData
from tests.helpers.heatmaps import SCORES, shown_heatmap, table


@pytest.fixture
def heatmap(qtbot: QtBot) -> Iterator[Heatmap]:
    yield from shown_heatmap(qtbot)


class PaintedArea(QObject):
    """Remembers the area that was painted last."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.area = QRect()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.area = event.rect()
        return False


def on_screen(heatmap: Heatmap) -> QImage:
    return heatmap.screen().grabWindow(heatmap.window().winId()).toImage()


def difference(one: QImage, other: QImage) -> int:
    """Return the largest difference in a channel, 0..255."""
    first, second = (np.frombuffer(each.constBits(), np.uint8).astype(int) for each in (one, other))
    return int(np.abs(first - second).max())


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("size", [3, 12, 40, 300])
def test_of_an_edited_row_only_its_cells_are_painted_and_nothing_stale_is_left(
    heatmap: Heatmap, size: int, masked: bool, turned: bool
) -> None:
    hidden = np.triu(np.ones((size, size), bool), 1) if masked else None
    before = np.random.default_rng(1).normal(size=(size, size)) * 0.4
    before[size // 2, -1] = 9.0
    after = before.copy()
    after[size // 2] = -before[0]

    def shown(values: NDArray[np.float64], shift: float) -> HeatmapData:
        sums = np.ones(size)
        sums[size // 2] += shift
        hides = hidden if hidden is None or not turned else hidden.T
        made = table(values.T if turned else values, hides)
        return replace(made, sums=sums, sums_below=turned, sums_title="sum")

    heatmap.set_data(shown(before, 0.0))
    heatmap.set_picked((1, 1))
    QApplication.processEvents()
    painted = PaintedArea(heatmap)
    heatmap.set_data(shown(after, 0.5))
    QApplication.processEvents()
    partly, area = on_screen(heatmap), painted.area
    heatmap.update()
    QApplication.processEvents()
    assert painted.area == heatmap.rect()
    assert difference(on_screen(heatmap), partly) <= 1  # the smoothing rounds from its first pixel
    cell = heatmap.cell_rect(0, 0)
    side, most = (area.width(), cell.width()) if turned else (area.height(), cell.height())
    assert 0 < side <= most + 12
    assert heatmap.data is not None
    place = (0, size // 2) if turned else (size // 2, 0)
    assert heatmap.data.text(*place) == fixed(after[size // 2, 0], 2, tiny=True)


def test_everything_is_painted_where_more_than_numbers_changes(heatmap: Heatmap) -> None:
    first = table(SCORES)
    painted = PaintedArea(heatmap)
    wider = np.where(SCORES == 0.28, 100.28, SCORES)  # smaller letters in all cells
    mask = np.array([[False, False, False], [False, True, False]])
    for other in (
        replace(first, scale=diverging(2.0)),
        replace(first, decimals=3),
        replace(first, numbers_hidden=True),
        replace(first, columns=Axis("Key", ("a", "b", "c"))),
        replace(first, masked=mask),
        replace(first, values=wider),
        replace(first, locked=True),
    ):
        heatmap.set_data(first)
        QApplication.processEvents()
        painted.area = QRect()
        heatmap.set_data(other)
        QApplication.processEvents()
        assert painted.area == heatmap.rect()
