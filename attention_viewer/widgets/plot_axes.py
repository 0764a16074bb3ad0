"""Axes of plots: where values lie, and which of them are named. Must not import Qt."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from attention_viewer.core.formatting import compact, fixed, scientific

LEAST_FACTOR = 4.0
"""A logarithmic axis spans at least this factor, so that noise does not look like a trend."""
_PLAIN_EXPONENTS = range(-4, 6)
_FEW_DECADES = 3


@dataclass(frozen=True)
class Tick:
    """A named value; ``text`` is markup."""

    value: float
    text: str


@dataclass(frozen=True)
class Axis:
    """A range of values along one side of a plot.

    Parameters
    ----------
    low, high
        Values at the two ends, ``low < high``; both positive when ``log``.
    ticks
        Named values in rising order, all within the range.
    log
        Whether equal factors, not equal steps, are equally long.
    """

    low: float
    high: float
    ticks: tuple[Tick, ...] = ()
    log: bool = False

    def fraction(self, value: float) -> float:
        """Return how far along the axis a value lies, 0 at ``low`` and 1 at ``high``."""
        if self.log:
            return math.log(value / self.low) / math.log(self.high / self.low)
        return (value - self.low) / (self.high - self.low)

    def value(self, fraction: float) -> float:
        """Return the value at a fraction of the axis; the inverse of `fraction`."""
        if self.log:
            return float(self.low * (self.high / self.low) ** fraction)
        return self.low + fraction * (self.high - self.low)


@dataclass(frozen=True)
class Frame:
    """The rectangle between two axes, in px; y values grow upwards."""

    left: float
    top: float
    width: float
    height: float
    x: Axis
    y: Axis

    @property
    def right(self) -> float:
        """Right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Lower edge."""
        return self.top + self.height

    def x_px(self, value: float) -> float:
        """Return where a value of the x axis lies."""
        return self.left + self.x.fraction(value) * self.width

    def y_px(self, value: float) -> float:
        """Return where a value of the y axis lies."""
        return self.bottom - self.y.fraction(value) * self.height


def nice_step(span: float, count: int) -> float:
    """Return 1, 2 or 5 times a power of ten that cuts ``span`` into at most ``count`` steps."""
    rough = span / max(count, 1)
    power = 10.0 ** math.floor(math.log10(rough))
    return next(
        factor * power for factor in (1.0, 2.0, 5.0, 10.0) if factor * power >= rough * 0.999_999
    )


def linear_ticks(low: float, high: float, count: int) -> tuple[Tick, ...]:
    """Return round values from low to high, at most ``count + 1``, with equal decimals."""
    step = nice_step(high - low, count)
    decimals = max(0, -math.floor(math.log10(step) + 1e-9))
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return tuple(
        Tick(number * step, fixed(number * step, decimals)) for number in range(first, last + 1)
    )


def linear_axis(low: float, high: float, count: int = 5) -> Axis:
    """Return a linear axis with round ticks."""
    return Axis(low, high, linear_ticks(low, high, count))


def log_axis(values: Iterable[float], count: int = 8, padding: float = 0.06) -> Axis:
    """Return a logarithmic axis around values.

    Parameters
    ----------
    values
        What must fit; those that are not positive and finite cannot be shown and are left out.
    count
        Most ticks.
    padding
        Room left at both ends, as a part of the span of the logarithms.
    """
    shown = [value for value in values if 0.0 < value < math.inf] or [1.0]
    low, high = math.log10(min(shown)), math.log10(max(shown))
    lacking = max(0.0, math.log10(LEAST_FACTOR) - (high - low)) / 2
    low, high = low - lacking, high + lacking
    room = padding * (high - low)
    ends = 10.0 ** (low - room), 10.0 ** (high + room)
    return Axis(*ends, log_ticks(*ends, count), log=True)


def log_ticks(low: float, high: float, count: int) -> tuple[Tick, ...]:
    """Return powers of ten from low to high, or 1, 2 and 5 times them where there are few.

    All of an axis are written alike: ``0.01``, or ``1e−8`` where one of them would be too long.
    """
    first, last = math.ceil(math.log10(low) - 1e-9), math.floor(math.log10(high) + 1e-9)
    if last - first + 1 >= _FEW_DECADES:
        step = math.ceil((last - first + 1) / count)
        powers = [power for power in range(first, last + 1) if power % step == 0]
        short = all(power in _PLAIN_EXPONENTS for power in powers)
        return tuple(Tick(10.0**power, _power_text(power, short)) for power in powers)
    candidates = (
        factor * 10.0**power for power in range(first - 1, last + 1) for factor in (1, 2, 5)
    )
    found = [value for value in candidates if low <= value <= high]
    return tuple(Tick(value, compact(value)) for value in found)


def value_axis(values: Sequence[int], padding: float = 0.12) -> Axis:
    """Return a logarithmic axis that names just the given whole numbers."""
    axis = log_axis(values, padding=padding if len(values) > 1 else 0.0)
    return Axis(
        axis.low, axis.high, tuple(Tick(value, str(value)) for value in sorted(values)), log=True
    )


def _power_text(power: int, short: bool) -> str:
    if short or power == 0:
        return fixed(10.0**power, max(0, -power))
    return scientific(10.0**power, 1)
