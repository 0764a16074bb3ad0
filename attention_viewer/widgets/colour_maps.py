"""Colours for tables of numbers: 256 steps a map, and black or white letters on them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

from attention_viewer.runtime import paths

DIVERGING = "CET-D1A"
SEQUENTIAL = "cividis"
STEPS = 256
BLACK_ABOVE = 0.179
"""Luminance from which on black letters contrast more than white (WCAG 2.2, contrast ratio)."""
LINEAR_BELOW = 0.04045
MARGIN = 1.05
BLACK, WHITE = QColor(0, 0, 0), QColor(255, 255, 255)
_NICE = (1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 15.0)


@lru_cache(maxsize=8)
def table(name: str) -> NDArray[np.uint8]:
    """Return the colours of a map from its lowest to its highest value, (256, 3)."""
    text = (paths.resources() / "colours" / f"{name}.txt").read_text(encoding="ascii")
    values = np.frombuffer(bytes.fromhex(text.replace("#", "")), dtype=np.uint8)
    return values.reshape(STEPS, 3)


@lru_cache(maxsize=8)
def argb(name: str) -> NDArray[np.uint32]:
    """Return the colours as opaque 0xAARRGGBB, (256,)."""
    red, green, blue = table(name).astype(np.uint32).T
    packed: NDArray[np.uint32] = 0xFF000000 | red << 16 | green << 8 | blue
    return packed


@lru_cache(maxsize=8)
def luminance(name: str) -> NDArray[np.float64]:
    """Return the relative luminance of each colour, 0..1, (256,) (WCAG 2.2)."""
    share = table(name) / 255.0
    linear = np.where(share <= LINEAR_BELOW, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    weighted: NDArray[np.float64] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return weighted


@lru_cache(maxsize=8)
def black_letters(name: str) -> tuple[bool, ...]:
    """Return for each step whether letters on it are black rather than white."""
    return tuple(bool(light) for light in luminance(name) > BLACK_ABOVE)


def nice_limit(largest: float) -> float:
    """Return 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten, well above ``largest``.

    At least 5 % above: the ends of the diverging map are almost black, which projectors crush.
    0 gives 1, so that a table of zeros has a range, too.
    """
    if largest <= 0.0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(largest))
    # Through decimal text, so that 1.5 times 0.1 is 0.15 and nothing near it.
    candidates = (float(f"{step * power:.6g}") for step in _NICE)
    return next(nice for nice in candidates if nice >= MARGIN * largest)


@lru_cache(maxsize=4)
def _scratch(shape: tuple[int, ...]) -> NDArray[np.float64]:
    """Return memory for one computation; fresh memory would cost more than the computation."""
    return np.empty(shape)


@dataclass(frozen=True)
class ColourScale:
    """A map stretched over a range of values.

    Parameters
    ----------
    name
        "CET-D1A", "CET-CBD1", "cividis" or "viridis".
    low, high
        The values at its ends; values beyond have the colours of the ends.
    """

    name: str
    low: float
    high: float

    def steps(self, values: NDArray[np.float64]) -> NDArray[np.uint8]:
        """Return the step 0..255 of each value; infinities have the steps of the ends."""
        scaled = _scratch(values.shape)
        np.subtract(values, self.low, out=scaled)
        scaled *= (STEPS - 1) / (self.high - self.low)
        scaled += 0.5
        np.clip(scaled, 0.0, STEPS - 1.0, out=scaled)
        return scaled.astype(np.uint8)

    def step(self, value: float) -> int:
        """Return the step of one finite value."""
        # In the same order as `steps`, so that both round alike.
        scaled = (value - self.low) * ((STEPS - 1) / (self.high - self.low)) + 0.5
        return int(min(max(scaled, 0.0), STEPS - 1.0))

    def colour(self, value: float) -> QColor:
        """Return the colour of one finite value."""
        red, green, blue = table(self.name)[self.step(value)].tolist()
        return QColor(red, green, blue)

    def letters(self, value: float) -> QColor:
        """Return black or white, whichever is read better on the value's colour."""
        return BLACK if black_letters(self.name)[self.step(value)] else WHITE


def diverging(limit: float, name: str = DIVERGING) -> ColourScale:
    """Return a scale for numbers of both signs, centred on 0."""
    return ColourScale(name, -limit, limit)


def shares(name: str = SEQUENTIAL) -> ColourScale:
    """Return a scale for weights, always 0 to 1."""
    return ColourScale(name, 0.0, 1.0)
