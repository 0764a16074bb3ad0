"""Columns of equal width, one a head, which several rows above one another share."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from attention_viewer.runtime.theme import Theme

LEAST_PITCH = 40.0
GAP_SHARE = 0.08
LEAST_GAP = 4.0
EDGE = 3


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
    edge
        Room before the first and behind the last, px: for a frame around it.
    """

    count: int
    pitch: float
    gap: float
    edge: float = 0.0

    @property
    def width(self) -> int:
        """Width of all columns, px."""
        return math.ceil(self.count * self.pitch + 2.0 * self.edge)

    def area(self, index: int, top: float, height: float) -> QRectF:
        """Return a part of a column."""
        left = self.edge + index * self.pitch + self.gap / 2
        return QRectF(left, top, self.pitch - self.gap, height)

    def at(self, x: float) -> int:
        """Return the column under an abscissa, the nearest one beside them."""
        return min(max(math.floor((x - self.edge) / self.pitch), 0), self.count - 1)

    def seen(self, left: float, right: float) -> range:
        """Return the columns that lie between two abscissas, also in part."""
        return range(self.at(left), self.at(right) + 1)


def columns_for(count: int, room: float, now: Theme) -> Columns:
    """Share a room among columns; wider than the room where they would become too narrow."""
    edge = float(now.px(EDGE))
    pitch = max((room - 2.0 * edge) / count, float(now.px(LEAST_PITCH)))
    return Columns(count, pitch, max(GAP_SHARE * min(pitch, now.px(80)), LEAST_GAP), edge)
