"""What probability says about q.k: its mean, variance and kurtosis, and the band for a sample."""

import math
from functools import lru_cache
from math import comb
from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.neighbours import geometric_pairs, squared_norm_of_square
from attention_viewer.core.sampling import Components

Divisor = Literal["none", "sqrt", "dk"]
DIVISORS: Final[tuple[Divisor, ...]] = get_args(Divisor)

_Z_975: Final = 1.959963984540054  # 97.5% point of the standard normal
_HIGHEST_MOMENT: Final = 8
_NORMAL_MOMENTS: Final = (1.0, 0.0, 1.0, 0.0, 3.0, 0.0, 15.0, 0.0, 105.0)


def divisor_value(divisor: Divisor, d_k: float) -> float:
    """Return what scores are divided by: 1, the root of d_k, or d_k."""
    return {"none": 1.0, "sqrt": math.sqrt(d_k), "dk": float(d_k)}[divisor]


def theory_mean(components: Components, d_k: float) -> float:
    """Mean of q.k, or of the sum of values.

    ``d_k (mean^2 + rho variance)``, exact; for unit length the value that it tends to as d_k grows,
    exact when mean and rho are 0. ``d_k mean`` for values.
    """
    if components.terms == "values":
        return d_k * components.mean
    product = components.mean**2 + components.rho * components.variance
    if components.unit_length:
        return product / (components.mean**2 + components.variance)
    return d_k * product


def theory_variance(components: Components, d_k: float, divisor: Divisor = "none") -> float | None:
    """Variance of q.k over the divisor, or of the sum of values.

    Parameters
    ----------
    components
        How components are drawn.
    d_k
        Length of q and of k; any positive number, for lines between whole ones.
    divisor
        What q.k is divided by; the variance is divided by its square.

    Returns
    -------
    float or None
        With mean mu, variance v, correlation rho, correlation r of neighbours, and ``S(t)`` the sum
        of ``t^|i - j|`` over all pairs of places (``geometric_pairs``; d_k for t = 0):

        - ``2 mu^2 v (1 + rho) S(r) + v^2 (1 + rho^2) S(r^2)`` for normal components. It is the sum
          of all covariances of ``q_i k_i`` and ``q_j k_j``, by the theorem of Isserlis (1918). For
          r = 0 this is ``d_k (2 mu^2 v (1 + rho) + v^2 (1 + rho^2))``;
        - for the others, whose neighbours and partners are copies, kappa being their kurtosis
          E[x^4] of standardised components: see ``_copied_variance``. For r = 0 this is
          ``d_k (2 mu^2 v (1 + rho) + v^2 (1 + |rho| (kappa - 1) - rho^2))``;
        - ``1 / d_k`` for vectors of unit length when mu, rho and r are 0 (all our distributions are
          symmetric: E[q_i q_j] is 0 off the diagonal and 1 / d_k on it);
        - ``v S(r)`` for the sum of values;
        - None for unit length otherwise: no closed form is exact.
    """
    # Not the square of the root, which is 7.999999999999999 or so for many d_k.
    size = {"none": 1.0, "sqrt": d_k, "dk": d_k**2}[divisor]
    if components.terms == "values":
        return components.variance * geometric_pairs(components.neighbour, d_k) / size
    if components.unit_length:
        plain = not any((components.mean, components.rho, components.neighbour))
        return 1.0 / d_k / size if plain else None
    mean, variance, rho, r = (
        components.mean, components.variance, components.rho, components.neighbour
    )  # fmt: skip
    if components.distribution != "normal":
        return _copied_variance(components, d_k) / size
    shift = 2.0 * mean**2 * variance * (1.0 + rho) * geometric_pairs(r, d_k)
    return (shift + variance**2 * (1.0 + rho**2) * geometric_pairs(r**2, d_k)) / size


def theory_kurtosis(components: Components, d_k: int) -> float | None:
    """Kurtosis of q.k or of the sum of values, ``E[(x - mean)^4] / Var^2``; 3 for a normal one.

    Returns
    -------
    float or None
        For a sum of d_k independent, equally distributed terms ``3 + (kappa_1 - 3) / d_k``, where
        kappa_1 is the kurtosis of one term: 9 for the product of standard normals, so
        ``3 + 6 / d_k``. For normal components of mean 0 with correlated neighbours, C being the
        matrix of their correlations, ``3 + (kappa_1 - 3) tr(C^4) / tr(C^2)^2``: a score is then a
        sum of independent terms, one for each eigenvalue of C. For unit vectors with mean and rho
        0: ``3 d_k / (d_k + 2)`` for normal components (q is uniform on the sphere), ``3 - 2 / d_k``
        for signs. None where it is infinite (Student t copied by rho with nu at most 8), undefined
        (variance 0) or without a closed form.
    """
    if components.terms == "values":
        return _values_kurtosis(components, d_k)
    if components.unit_length:
        return _unit_length_kurtosis(components, d_k)
    if components.neighbour and (components.mean or components.distribution != "normal"):
        return None
    one = _term_kurtosis(components)
    return None if one is None else 3.0 + (one - 3.0) * _shared_weight(components.neighbour, d_k)


def band_95(theory_variance: float, kurtosis: float, n: int) -> tuple[float, float]:
    """Bounds that hold the sample variance of n values in 95% of runs.

    Parameters
    ----------
    theory_variance
        Variance of the distribution sampled.
    kurtosis
        Its kurtosis.
    n
        Values in the sample, at least 2.

    Returns
    -------
    tuple of float
        Low and high bound; 2.5% of runs fall below and 2.5% above.

    Notes
    -----
    ``Var[s^2] = sigma^4 ((kurtosis - 3) / n + 2 / (n - 1))`` is exact. The shape is approximated:
    s^2 is taken for ``sigma^2 chi^2(f) / f`` with f chosen so that this variance is met (f = n - 1
    for normal values), and the points of chi-square by Wilson and Hilferty (1931),
    ``f (1 - 2 / (9 f) + z sqrt(2 / (9 f)))^3``. Coverage in simulations is 94% to 96% from some
    hundred values on; below about 10 values, or with heavy tails, the band is only a hint.
    """
    relative_variance = (kurtosis - 3.0) / n + 2.0 / (n - 1)
    # Kurtosis is at least 1, and then this is at least 2 / (n (n - 1)); rounding may undercut it.
    freedom = 2.0 / max(relative_variance, 2.0 / (n * (n - 1.0)))
    spread = 2.0 / (9.0 * freedom)
    low = max(0.0, 1.0 - spread - _Z_975 * math.sqrt(spread))
    high = 1.0 - spread + _Z_975 * math.sqrt(spread)
    return theory_variance * low**3, theory_variance * high**3


def variance_band(
    components: Components, d_k: int, divisor: Divisor, n: int
) -> tuple[float, float] | None:
    """95% band of the sample variance of n values of q.k over the divisor, None without theory."""
    variance = theory_variance(components, d_k, divisor)
    kurtosis = theory_kurtosis(components, d_k)
    if variance is None or kurtosis is None:
        return None
    return band_95(variance, kurtosis, n)


@lru_cache(maxsize=64)
def _term_kurtosis(components: Components) -> float | None:
    """Kurtosis of one product q_i k_i; None where it is infinite or undefined."""
    joint = joint_moments(components)
    if joint is None:
        return None
    second, fourth = central_moments(components, joint)
    return fourth / second**2 if second > 0.0 else None


@lru_cache(maxsize=1024)
def _shared_weight(r: float, d_k: int) -> float:
    """Return ``tr(C^4) / tr(C^2)^2``, which is 1 / d_k for independent neighbours."""
    if not r:
        return 1.0 / d_k
    return squared_norm_of_square(r, d_k) / geometric_pairs(r**2, d_k) ** 2


def _values_kurtosis(components: Components, d_k: int) -> float | None:
    """Kurtosis of a sum of values; sums of normal ones are normal."""
    if components.distribution == "normal":
        return 3.0
    kappa = component_moment(components, 4)
    if components.neighbour or not math.isfinite(kappa):
        return None
    return 3.0 + (kappa - 3.0) / d_k


def _unit_length_kurtosis(components: Components, d_k: int) -> float | None:
    if components.mean or components.rho or components.neighbour:
        return None
    if components.distribution == "normal":
        return 3.0 * d_k / (d_k + 2.0)
    if components.distribution == "signs":
        return 3.0 - 2.0 / d_k
    # In one dimension every unit vector is +1 or -1.
    return 1.0 if d_k == 1 else None


def _copied_variance(components: Components, d_k: float) -> float:
    """Variance of q.k where partners and neighbours are copies, see ``CopyChain``.

    With standardised x and y, a = |rho|, b = |r| and n = |i - j| > 0, either both y_i, y_j are
    copies (a^2), or both are not ((1 - a)^2), or the mean of the product vanishes::

        Cov(x_i y_i, x_j y_j) = a^2 (kappa - 1) b^n + (1 - a)^2 r^(2 n)
        Cov(x_i + y_i, x_j + y_j) = (1 + 2 rho + a^2 + (1 - a)^2) r^n

    and for n = 0 they are ``1 + a (kappa - 1) - rho^2`` and ``2 + 2 rho``.
    """
    mean, variance, rho, r = (
        components.mean, components.variance, components.rho, components.neighbour
    )  # fmt: skip
    a, kappa = abs(rho), components_kurtosis(components)
    far, far_square, far_size = (
        geometric_pairs(t, d_k) - d_k for t in (r, r**2, abs(r))
    )  # without the diagonal
    products = d_k * (1.0 + a * (kappa - 1.0) - rho**2) + (1.0 - a) ** 2 * far_square
    if a:
        products += a**2 * (kappa - 1.0) * far_size
    sums = d_k * (2.0 + 2.0 * rho) + (1.0 + 2.0 * rho + a**2 + (1.0 - a) ** 2) * far
    return mean**2 * variance * sums + variance**2 * products


def components_kurtosis(components: Components) -> float:
    """Kurtosis ``E[x^4]`` of one standardised component."""
    return component_moment(components, 4)


def component_moment(components: Components, order: int) -> float:
    """Return E[x^order] of a component at mean 0 and variance 1; inf where there is none."""
    if order % 2:
        return 0.0
    half = order // 2
    match components.distribution:
        case "normal":
            return _NORMAL_MOMENTS[order]
        case "uniform":
            return 3.0**half / (order + 1)
        case "signs":
            return 1.0
        case "laplace":
            return math.factorial(order) / 2.0**half
        case "student_t":
            return _student_t_moment(components.nu, half)


def _student_t_moment(nu: float, half: int) -> float:
    """E[t^(2 half)] over the power of its variance: a product of (2 i - 1)(nu - 2) / (nu - 2 i)."""
    if nu <= 2 * half:
        return math.inf
    return math.prod((2 * i - 1) * (nu - 2.0) / (nu - 2 * i) for i in range(1, half + 1))


def joint_moments(components: Components) -> NDArray[np.float64] | None:
    """Return E[x^a y^b] for a, b from 0 to 4, shape (5, 5); None if one of them is infinite."""
    needed = _HIGHEST_MOMENT if components.rho else _HIGHEST_MOMENT // 2
    single = [component_moment(components, order) for order in range(needed + 1)]
    if not all(map(math.isfinite, single)):
        return None
    rho = components.rho
    if not rho:
        return np.outer(single[:5], single[:5])
    if components.distribution == "normal":
        return np.array([[_bivariate_moment(a, b, rho) for b in range(5)] for a in range(5)])
    share, sign = abs(rho), math.copysign(1.0, rho)
    copied = np.array([[sign**b * single[a + b] for b in range(5)] for a in range(5)])
    return share * copied + (1.0 - share) * np.outer(single[:5], single[:5])


def _bivariate_moment(a: int, b: int, rho: float) -> float:
    """E[x^a y^b] with y = rho x + sqrt(1 - rho^2) z, by the binomial theorem."""
    rest = math.sqrt(1.0 - rho**2)
    return math.fsum(
        comb(b, j) * rho**j * rest ** (b - j) * _NORMAL_MOMENTS[a + j] * _NORMAL_MOMENTS[b - j]
        for j in range(b + 1)
    )


def central_moments(components: Components, joint: NDArray[np.float64]) -> tuple[float, float]:
    """Return the second and fourth central moment of one term q_i k_i.

    With q_i = mu + s x and k_i = mu + s y the deviation from the mean is the polynomial
    ``mu s (x + y) + s^2 (x y - rho)``; its powers are polynomials whose means ``joint`` holds.
    """
    scale = math.sqrt(components.variance)
    slope = components.mean * scale
    deviation = np.array([[-components.rho * scale**2, slope], [slope, scale**2]])
    square = _polynomial_product(deviation, deviation)
    fourth = _polynomial_product(square, square)
    return _expectation(square, joint), _expectation(fourth, joint)


def _polynomial_product(
    left: NDArray[np.float64], right: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Product of polynomials in x and y; entry (a, b) is the coefficient of x^a y^b."""
    rows, columns = right.shape
    product = np.zeros((left.shape[0] + rows - 1, left.shape[1] + columns - 1))
    for (a, b), coefficient in np.ndenumerate(left):
        product[a : a + rows, b : b + columns] += coefficient * right
    return product


def _expectation(polynomial: NDArray[np.float64], joint: NDArray[np.float64]) -> float:
    rows, columns = polynomial.shape
    return float((polynomial * joint[:rows, :columns]).sum())
