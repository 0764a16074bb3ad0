"""Random pieces of states, the awkward ones more often than chance would have them."""

from __future__ import annotations

from random import Random

NAMES = ("q", "k_1", "k_x", "the", "内積", "a b", "$", "a$b$", "\\q", "<b>", "_", "%1", "{0}", "🙂")


def number(rng: Random, size: float) -> float:
    """Return a number up to ``size``: plain, with many digits, or zero."""
    kind = rng.random()
    if kind < 0.1:
        return 0.0
    if kind < 0.2:
        return -0.0
    if kind < 0.3:
        return rng.choice([-size, size])
    value = rng.uniform(-size, size)
    return value if kind < 0.6 else float(f"{value:.2g}")


def words(rng: Random, longest: int) -> str:
    """Return a name that a person could type."""
    return (rng.choice(NAMES) * rng.choice([1, 1, 1, 9]))[:longest].strip() or "k"


def flag(rng: Random) -> bool:
    return rng.random() < 0.5
