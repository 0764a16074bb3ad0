"""Dot product, angle and projection of short vectors, in plain floats, quick at every drag."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, product

Vector = tuple[float, ...]

# By how many units in the last place a component may be moved for a score of exactly 0, and the
# most components for which all combinations are tried.
_STEPS = (0, 1, -1, 2, -2, 3, -3)
_MAX_NUDGED = 3
# Below this share of its own length, what is left of k beside q is rounding noise, not a direction.
_NO_DIRECTION = 1e-12


@dataclass(frozen=True, slots=True)
class Projection:
    """The orthogonal projection of k on q.

    Attributes
    ----------
    length
        Signed length along q, ``|k| cos(angle)``; negative where k points against q.
    foot
        The point of q's line nearest to the tip of k.
    """

    length: float
    foot: Vector


def terms(q: Sequence[float], k: Sequence[float]) -> Vector:
    """Return the products ``q_i k_i``; ValueError if the lengths differ."""
    # Adding 0.0 turns a minus zero into the zero it equals.
    return tuple(q_i * k_i + 0.0 for q_i, k_i in zip(q, k, strict=True))


def running_sum(q: Sequence[float], k: Sequence[float]) -> Vector:
    """Return the partial sums of :func:`terms`; the last one is exactly :func:`dot`."""
    return tuple(accumulate(terms(q, k), initial=0.0))[1:]


def dot(q: Sequence[float], k: Sequence[float]) -> float:
    """Return ``q . k``, added from the first component to the last as one does by hand."""
    # Not sum(): from Python 3.12 it corrects rounding and would differ from the running sum.
    total = 0.0
    for term in terms(q, k):
        total += term
    return total


def norm(a: Sequence[float]) -> float:
    """Return the Euclidean length, without overflow or underflow on the way."""
    return math.hypot(*a)


def unit(a: Sequence[float]) -> Vector | None:
    """Return ``a`` at length 1, or None for a zero vector."""
    largest = max(map(abs, a), default=0.0)
    if largest == 0.0:
        return None
    # Scaling by the largest first keeps lengths from 1e-300 to 1e300 accurate.
    scaled = [x / largest for x in a]
    length = math.hypot(*scaled)
    return tuple(x / length + 0.0 for x in scaled)


def cosine(q: Sequence[float], k: Sequence[float]) -> float | None:
    """Return the cosine similarity in -1..1, or None if either vector is zero."""
    u, v = unit(q), unit(k)
    if u is None or v is None:
        return None
    return max(-1.0, min(1.0, dot(u, v)))


def angle_deg(q: Sequence[float], k: Sequence[float]) -> float | None:
    """Return the angle between q and k in degrees, 0..180, or None if either vector is zero.

    Notes
    -----
    W. Kahan, "How Futile are Mindless Assessments of Roundoff in Floating-Point Computation?",
    section 12: ``2 atan2(|u - v|, |u + v|)`` on unit vectors. The arc cosine of the cosine loses
    half the digits of a small angle; this form keeps them.
    """
    u, v = unit(q), unit(k)
    if u is None or v is None:
        return None
    apart = math.hypot(*(a - b for a, b in zip(u, v, strict=True)))
    together = math.hypot(*(a + b for a, b in zip(u, v, strict=True)))
    return math.degrees(2.0 * math.atan2(apart, together))


def projection(k: Sequence[float], q: Sequence[float]) -> Projection | None:
    """Return the projection of k on q, or None if q is zero and so has no direction."""
    along = unit(q)
    if along is None:
        return None
    length = dot(k, along)
    return Projection(length, tuple(length * x + 0.0 for x in along))


def with_length(a: Sequence[float], length: float) -> Vector:
    """Return the vector of the given length that points as ``a`` does; a zero vector stays zero."""
    direction = unit(a)
    if direction is None:
        return tuple(0.0 for _ in a)
    return tuple(length * x + 0.0 for x in direction)


def parallel_to(k: Sequence[float], q: Sequence[float]) -> Vector:
    """Return k turned to point along q, its length kept; k itself if q is zero."""
    return tuple(k) if unit(q) is None else with_length(q, norm(k))


def opposite_to(k: Sequence[float], q: Sequence[float]) -> Vector:
    """Return k turned to point against q, its length kept; k itself if q is zero."""
    return tuple(k) if unit(q) is None else with_length(q, -norm(k))


def orthogonal_to(k: Sequence[float], q: Sequence[float]) -> Vector:
    """Return k turned by the shortest way to stand at a right angle to q, its length kept.

    Parameters
    ----------
    k, q
        Vectors of equal size, two components or more.

    Returns
    -------
    Vector
        Where k lies along q every side is as near: in the plane it is then turned counter-clockwise
        from q, in space towards the axis that q follows least. If q is zero, k itself.

    Raises
    ------
    ValueError
        For a single component, where nothing stands at a right angle.
    """
    if len(q) < 2:  # noqa: PLR2004 - a plane is the least that has right angles
        raise ValueError("a right angle needs two components or more")
    along = unit(q)
    if along is None:
        return tuple(k)
    return _at_zero_score(with_length(_side_of(k, along), norm(k)), q)


def _side_of(k: Sequence[float], along: Vector) -> Vector:
    """Return the unit vector orthogonal to ``along`` that is nearest to k."""
    present = unit(k) or along
    if len(along) == 2:  # noqa: PLR2004
        side = (-along[1] + 0.0, along[0])
        return side if dot(present, side) > -_NO_DIRECTION else (along[1], -along[0] + 0.0)
    least = min(range(len(along)), key=lambda i: abs(along[i]))
    axis = tuple(float(i == least) for i in range(len(along)))
    # The axis is never parallel to q, so one of the two leaves something.
    rests = (_without(a, along) for a in (present, axis))
    return next(rest for rest in rests if rest is not None)


def _without(a: Vector, along: Vector) -> Vector | None:
    """Return the unit vector of what ``a`` has beside ``along``; None if nothing but noise."""
    # The second pass removes what rounding left of the first (Kahan: twice is enough).
    for _ in range(2):
        share = dot(a, along)
        a = tuple(x - share * y for x, y in zip(a, along, strict=True))
        if norm(a) < _NO_DIRECTION:
            return None
        a = unit(a) or a
    return a


def _at_zero_score(a: Vector, q: Sequence[float]) -> Vector:
    """Return ``a``, orthogonal to q but for rounding, with last bits that make its score exactly 0.

    Rounding of the components would else leave a score such as 5.6e-17, which on screen is taken
    for a fact about the vectors. If no neighbour scores 0 the one that scores least is taken.
    """
    if len(a) > _MAX_NUDGED:
        return a
    choices = [_neighbours(x) for x in a]
    best = a
    for other in product(*choices):
        if dot(q, best) == 0.0:
            break
        best = min(best, other, key=lambda v: abs(dot(q, v)))
    return best


def _neighbours(x: float) -> list[float]:
    """Return x and the floats next to it, nearest first; 0 stands alone."""
    return [x + step * math.ulp(x) for step in _STEPS] if x else [x]
