"""Finds places for the names at the tips of arrows, so that they cover each other least."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.math_layout import Layout, draw, layout

NAME_GROWTH = 1.5
_TURNS_DEG = (0.0, 40.0, -40.0, 80.0, -80.0, 125.0, -125.0, 180.0)
_SAMPLES = 14
_COVER_COST = 90.0


@dataclass(frozen=True)
class Label:
    """A name and, behind it, a score."""

    name: Layout
    score: Layout | None
    gap: float
    token: str

    @property
    def width(self) -> float:
        """Width of both."""
        return self.name.width + (self.gap + self.score.width if self.score else 0.0)


def make_label(markup: str, score: str, token: str, now: Theme, *, strong: bool) -> Label:
    """Set a label in the sizes of the theme."""
    name = layout(f"${markup}$", NAME_GROWTH * now.text_px("picture"))
    shown = None
    if score:
        shown = layout(score, now.text_px("score"), 600 if strong else 400)
    return Label(name, shown, now.px(7), token)


class LabelPlacer:
    """Places labels one after the other, each where it covers least.

    Parameters
    ----------
    area
        Labels stay inside it, so that even a tip out of view keeps its name.
    obstacles
        Points that had better stay visible.
    """

    def __init__(self, area: QRectF, now: Theme) -> None:
        self._area = area
        self._now = now
        self._obstacles: list[QPointF] = []
        self._taken: list[QRectF] = []

    def avoid_line(self, start: QPointF, end: QPointF) -> None:
        """Keep labels off a stroke where possible."""
        step = (end - start) / _SAMPLES
        self._obstacles.extend(start + step * n for n in range(_SAMPLES + 1))

    def avoid_area(self, area: QRectF) -> None:
        """Keep labels off an area where possible."""
        self._taken.append(area)

    def place(self, label: Label, tip: QPointF, along: QPointF) -> QRectF:
        """Return the place for a label at ``tip`` of an arrow that points ``along``."""
        outward = math.atan2(along.y(), along.x())
        high = 1.1 * label.name.ascent
        best, least = QRectF(), math.inf
        for rank, turn in enumerate(_TURNS_DEG):
            place = self._at(label.width, high, tip, outward + math.radians(turn))
            cost = self._cost(place) + 12.0 * rank
            if cost < least:
                best, least = place, cost
        self._taken.append(best)
        return best

    def least_covering(self, places: list[QRectF]) -> QRectF:
        """Return the place that covers least, the first of equals; it counts as taken."""
        inside = [place for place in places if self._area.contains(place)]
        best = min(inside or places, key=self._cost)
        self._taken.append(best)
        return best

    def _at(self, wide: float, high: float, tip: QPointF, angle: float) -> QRectF:
        reach = self._now.px(15)
        # The box touches a circle around the tip with the point of it that faces the tip.
        x = tip.x() + math.cos(angle) * (reach + wide / 2)
        y = tip.y() + math.sin(angle) * (reach + high / 2)
        margin = self._now.px(6)
        area = self._area.adjusted(margin, margin, -margin, -margin)
        left = min(max(x - wide / 2, area.left()), area.right() - wide)
        top = min(max(y - high / 2, area.top()), area.bottom() - high)
        return QRectF(left, top, wide, high)

    def _cost(self, place: QRectF) -> float:
        cost = sum(_COVER_COST for point in self._obstacles if place.contains(point))
        for other in self._taken:
            common = place.intersected(other)
            cost += common.width() * common.height()
        return cost


def draw_label(painter: QPainter, label: Label, place: QRectF, now: Theme) -> None:
    """Paint a label with a halo of the ground."""
    halo, halo_px = now.colour("ground", 0.92), now.px(4)
    at = QPointF(place.left(), place.top() + 0.86 * label.name.ascent)
    draw(painter, at, label.name, now.colours, label.token, halo=halo, halo_px=halo_px)
    if label.score is not None:
        behind = QPointF(at.x() + label.name.width + label.gap, at.y())
        draw(painter, behind, label.score, now.colours, label.token, halo=halo, halo_px=halo_px)
