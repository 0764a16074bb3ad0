"""Histograms side by side."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.vector_plot_spread import Histogram, SpreadPlot
from tests.helpers.ui import a_window, show


def histogram(counts: tuple[int, ...], note: str = "note") -> Histogram:
    return Histogram("title", note, counts, 0.0, 10.0, ((0.0, "0"), (5.0, "5"), (10.0, "10")))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 800, 400)


@pytest.fixture
def plot(window: QWidget) -> SpreadPlot:
    made = SpreadPlot("spread", window)
    show(window, made)
    return made


def bar_tops(image: QImage, first: int, last: int) -> int:
    """Return the row of the highest pixel of a bar between two columns."""
    ground = theme.current().colour("ground").lightness()
    rows = (
        y
        for y in range(60, image.height())
        for x in range(first, last)
        if 100 < image.pixelColor(x, y).lightness() < ground - 50
    )
    return next(rows)


def test_peaks_are_equally_high(plot: SpreadPlot) -> None:
    plot.show_histograms([histogram((0, 5, 0)), histogram((0, 500, 0))], "")
    image = plot.grab().toImage()
    half = image.width() // 2
    left, right = bar_tops(image, 30, half - 30), bar_tops(image, half + 30, image.width() - 30)
    assert abs(left - right) <= 1


def test_a_long_note_leaves_both_axes_at_one_height(plot: SpreadPlot) -> None:
    plot.show_histograms([histogram((3, 1), "word " * 60), histogram((3, 1))], "below")
    image = plot.grab().toImage()
    half = image.width() // 2
    left, right = bar_tops(image, 30, half - 30), bar_tops(image, half + 30, image.width() - 30)
    assert abs(left - right) <= 1


def test_nothing_to_show_is_no_fault(plot: SpreadPlot) -> None:
    plot.show_histograms([], "")
    assert not plot.grab().isNull()
    plot.show_histograms([histogram((0,))], "")
    assert not plot.grab().isNull()
