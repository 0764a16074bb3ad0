"""Columns of equal width, one a head, which several rows above one another share."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from attention_viewer.runtime.theme import Theme

LEAST_PITCH = 40.0
GAP_SHARE = 0.08
LEAST_GAP = 4.0


@dataclass(frozen=True)
class Columns:
    """Where columns lie.

    Parameters
    ----------
    count
        How many.
    pitch
        Distance from one to the next, px.
    gap
        Room between two, px.
    """

    count: int
    pitch: float
    gap: float

    @property
    def width(self) -> int:
        """Width of all columns, px."""
        return math.ceil(self.count * self.pitch)

    def area(self, index: int, top: float, height: float) -> QRectF:
        """Return a part of a column."""
        left = index * self.pitch + self.gap / 2
        return QRectF(left, top, self.pitch - self.gap, height)

    def at(self, x: float) -> int:
        """Return the column under an abscissa, the nearest one beside them."""
        return min(max(math.floor(x / self.pitch), 0), self.count - 1)

    def seen(self, left: float, right: float) -> range:
        """Return the columns that lie between two abscissas, also in part."""
        return range(self.at(left), self.at(right) + 1)


def columns_for(count: int, room: float, now: Theme) -> Columns:
    """Share a room among columns; wider than the room where they would become too narrow."""
    pitch = max(room / count, float(now.px(LEAST_PITCH)))
    return Columns(count, pitch, max(GAP_SHARE * min(pitch, now.px(80)), LEAST_GAP))
