"""Where the plane lies on the widget, and round steps for its grid. Must not import Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass

_STEPS = (1.0, 2.0, 5.0, 10.0)
_WIDEST = 1.3
"""The span fits at least this much wider than high, so that narrow windows show it, too."""


@dataclass(frozen=True)
class PlotFrame:
    """Maps units to pixels, equally on both axes.

    Attributes
    ----------
    width, height
        Of the widget, px.
    centre_x, centre_y
        The point of the plane in its middle.
    scale
        Pixels per unit.
    """

    width: float
    height: float
    centre_x: float
    centre_y: float
    scale: float

    def px(self, x: float, y: float) -> tuple[float, float]:
        """Return the pixel of a point."""
        return (
            self.width / 2 + (x - self.centre_x) * self.scale,
            self.height / 2 - (y - self.centre_y) * self.scale,
        )

    def units(self, x_px: float, y_px: float) -> tuple[float, float]:
        """Return the point at a pixel."""
        return (
            self.centre_x + (x_px - self.width / 2) / self.scale,
            self.centre_y - (y_px - self.height / 2) / self.scale,
        )

    def ticks_x(self, step: float) -> list[float]:
        """Return the multiples of ``step`` between left and right, 0 left out."""
        return _multiples(self.units(0, 0)[0], self.units(self.width, 0)[0], step)

    def ticks_y(self, step: float) -> list[float]:
        """Return the multiples of ``step`` between bottom and top, 0 left out."""
        return _multiples(self.units(0, self.height)[1], self.units(0, 0)[1], step)


def frame_for(width: float, height: float, centre: tuple[float, float], span: float) -> PlotFrame:
    """Return the frame that shows ``span`` units from bottom to top, less where it is narrow."""
    scale = min(height / span, width / (_WIDEST * span))
    return PlotFrame(width, height, centre[0], centre[1], scale)


def nice_step(least: float) -> float:
    """Return the smallest of 1, 2, 5 times a power of ten that is at least ``least``."""
    power = 10.0 ** math.floor(math.log10(least))
    # The tolerance keeps 0.5 / 0.1 = 5.000000000000001 from becoming 10.
    return next(step * power for step in _STEPS if step * power >= least * (1 - 1e-9))


def step_decimals(step: float) -> int:
    """Return the decimals that multiples of a nice step need, at least one."""
    return max(1, -math.floor(math.log10(step) + 1e-9))


def _multiples(low: float, high: float, step: float) -> list[float]:
    first, last = math.ceil(low / step), math.floor(high / step)
    return [n * step for n in range(first, last + 1) if n != 0]
