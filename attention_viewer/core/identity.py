"""Scores of normal components without drawing the components: q.k = |q| z."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.sampling import Components

FloatArray = NDArray[np.float64]

BLOCK: Final = 65_536
"""Trials in a block of this sampler: 2 ms."""
_STREAM: Final = 1
"""Tells its random numbers from those of the components."""


def allows_identity(components: Components) -> bool:
    """Tell whether the identity holds: independent normal components of mean 0 and any length."""
    return (
        components.distribution == "normal"
        and components.terms == "products"
        and not components.unit_length
        and not any((components.mean, components.rho, components.neighbour))
    )


def identity_dots(seed: int, components: Components, d_k: int, block: int, n: int) -> FloatArray:
    """Scores of one block, shape (n,), with the distribution of q.k.

    Given q, the sum of ``q_i k_i`` is normal with mean 0 and variance ``|q|^2 v``, for it is a sum
    of independent normals; so q.k has the distribution of ``|q| sqrt(v) z``, z being standard
    normal and independent of q. And ``|q|^2 / v`` is a sum of d_k squared standard normals, which
    is chi-square of d_k degrees of freedom by definition. Two random numbers do for ``2 d_k``.

    Parameters
    ----------
    seed
        Of the sweep.
    components
        Must be as ``allows_identity`` says; v is their variance.
    d_k
        Length of q and k.
    block
        Number of the block, from 0.
    n
        Number of trials.
    """
    seeds = np.random.SeedSequence(seed, spawn_key=(d_k, block, _STREAM))
    source = np.random.Generator(np.random.SFC64(seeds))
    # A chi-square variable of d_k degrees is twice a gamma variable of shape d_k / 2.
    lengths = source.standard_gamma(d_k / 2.0, size=n)
    np.multiply(lengths, 2.0 * components.variance**2, out=lengths)
    np.sqrt(lengths, out=lengths)
    dots = source.standard_normal(size=n)
    return np.asarray(np.multiply(dots, lengths, out=dots))
