"""Sums that can take evenly spaced values only."""

import numpy as np
import pytest

from attention_viewer.core.lattice import lattice_of
from attention_viewer.core.sampling import Components, draw_dots


@pytest.mark.parametrize(
    ("components", "d_k"),
    [
        (Components(distribution="signs"), 5),
        (Components(distribution="signs", variance=2.25, rho=0.3, neighbour=-0.4), 8),
        (Components(distribution="signs", unit_length=True), 6),
        (Components(distribution="laplace", mean=1.0, unit_length=True), 1),
        (Components(distribution="signs", mean=50.0, variance=100.0, terms="values"), 4),
    ],
)
def test_every_sum_is_one_of_the_values(components: Components, d_k: int) -> None:
    lattice = lattice_of(components, d_k)
    assert lattice is not None
    dots = draw_dots(np.random.default_rng(1), components, d_k, 4000)
    places = (dots - lattice.first) / lattice.step
    assert np.allclose(places, np.rint(places), atol=1e-9)
    assert set(np.rint(places).astype(int)) <= set(range(lattice.last + 1))
    # No value is left out between those that occur.
    assert np.ptp(np.unique(np.rint(places))) == np.unique(np.rint(places)).size - 1
    assert np.allclose(lattice.divided(4.0).values() * 4.0, lattice.values())


@pytest.mark.parametrize(
    "components",
    [
        Components(),
        Components(distribution="signs", mean=0.5),
        Components(distribution="signs", mean=0.5, unit_length=True),
        Components(distribution="uniform", unit_length=True),
        Components(distribution="uniform", terms="values"),
    ],
)
def test_other_sums_are_not_evenly_spaced(components: Components) -> None:
    assert lattice_of(components, 8) is None
