"""Colours of heat maps: equal to pyqtgraph's, legible everywhere, nice ranges."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.widgets import colour_maps
from attention_viewer.widgets.colour_maps import ColourScale, diverging, nice_limit, shares

NAMES = ("CET-D1A", "CET-CBD1", "cividis", "viridis")


@pytest.mark.parametrize("name", NAMES)
def test_the_shipped_tables_equal_those_of_pyqtgraph(name: str) -> None:
    import pyqtgraph

    expected = pyqtgraph.colormap.get(name).getLookupTable(nPts=256)[:, :3]
    assert np.array_equal(colour_maps.table(name), expected)


def contrast(one: float, other: float) -> float:
    """Return the contrast ratio of two luminances (WCAG 2.2)."""
    high, low = max(one, other), min(one, other)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: tuple[int, int, int]) -> float:
    linear = [
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("name", NAMES)
def test_letters_are_legible_on_every_colour(name: str) -> None:
    scale = ColourScale(name, 0.0, 255.0)
    for step in range(256):
        ground = scale.colour(float(step))
        red, green, blue = (int(each) for each in colour_maps.table(name)[step])
        assert (ground.red(), ground.green(), ground.blue()) == (red, green, blue)
        letters = scale.letters(float(step))
        assert letters.name() in ("#000000", "#ffffff")
        lightness = luminance((red, green, blue))
        assert contrast(lightness, luminance((letters.red(),) * 3)) >= 4.5


def test_0_is_the_middle_of_the_diverging_map() -> None:
    assert diverging(1.5).step(0.0) in (127, 128)
    assert diverging(1.5).step(-1.5) == 0
    assert diverging(1.5).step(9.0) == 255


@given(st.floats(-10, 10), st.floats(0.1, 10))
def test_arrays_and_single_values_have_the_same_step(value: float, limit: float) -> None:
    scale = diverging(limit)
    assert scale.steps(np.array([[value]]))[0, 0] == scale.step(value)


def test_infinities_do_not_upset_the_colours() -> None:
    assert shares().steps(np.array([[-np.inf, 0.5, np.inf]])).tolist() == [[0, 128, 255]]


@pytest.mark.parametrize(
    ("largest", "limit"),
    [(1.2, 1.5), (0.0, 1.0), (0.96, 1.5), (0.95, 1.0), (7.0, 8.0), (0.031, 0.04), (9.8, 15.0)],
)
def test_ranges_are_nice(largest: float, limit: float) -> None:
    assert nice_limit(largest) == limit


@given(st.floats(1e-9, 1e12))
def test_a_range_leaves_room_but_not_too_much(largest: float) -> None:
    limit = nice_limit(largest)
    assert 1.05 * largest <= limit <= 2.0 * largest
    digits = f"{limit:.6e}".split("e")[0].rstrip("0").rstrip(".")
    assert len(digits) <= 3
    assert math.isfinite(limit)
