"""K0 against scipy, its limits, and the integral that it must have."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import special

from attention_viewer.core.bessel import k0, k0_scaled


def test_k0_equals_scipy_to_the_last_places() -> None:
    x = np.concatenate([np.geomspace(1e-300, 700.0, 20_000), [1.0, 2.0, np.nextafter(2.0, 3.0)]])
    np.testing.assert_allclose(k0(x), special.k0(x), rtol=4e-15, atol=0.0)


def test_scaled_k0_equals_scipy_far_beyond_the_range_of_k0() -> None:
    x = np.geomspace(1e-3, 1e6, 5000)
    np.testing.assert_allclose(k0_scaled(x), special.k0e(x), rtol=4e-15, atol=0.0)


@given(st.floats(1e-12, 650.0))
def test_k0_falls(x: float) -> None:
    assert float(k0(x)) >= float(k0(1.001 * x)) >= 0.0


def test_k0_at_the_ends() -> None:
    assert float(k0(0.0)) == math.inf
    assert float(k0(800.0)) == 0.0
    assert k0(np.zeros((2, 3))).shape == (2, 3)
    assert k0(np.zeros(0)).size == 0


@pytest.mark.parametrize("bad", [-1e-300, -1.0, math.nan])
def test_k0_has_no_value_below_0(bad: float) -> None:
    with pytest.raises(ValueError, match="below 0"):
        k0(bad)
