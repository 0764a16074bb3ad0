"""Finds places for the names at the tips of arrows, so that they cover each other least."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.math_layout import Layout, draw, layout

NAME_GROWTH = 1.5
_TURNS_DEG = (0.0, 25.0, -25.0, 50.0, -50.0, 80.0, -80.0, 110.0, -110.0, 150.0, -150.0, 180.0)
_NEAR_PX, _FAR_PX = 15.0, 38.0
_SPOTS = tuple((reach, turn) for reach in (_NEAR_PX, _FAR_PX) for turn in _TURNS_DEG)
# A label as high as the piece of stroke that it covers; one wholly on another; one place further.
_STROKE_COST = 200.0
_AREA_COST = 800.0
_RANK_COST = 12.0

Line = tuple[float, float, float, float]
"""Start and step to the end."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


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
    """

    def __init__(self, area: QRectF, now: Theme) -> None:
        self._area = area
        self._now = now
        self._lines: list[Line] = []
        self._taken: list[Box] = []

    def avoid_line(self, start: QPointF, end: QPointF) -> None:
        """Keep labels off a stroke where possible."""
        self._lines.append((start.x(), start.y(), end.x() - start.x(), end.y() - start.y()))

    def avoid_area(self, area: QRectF) -> None:
        """Keep labels off an area where possible."""
        self._taken.append(_box(area))

    def place(self, label: Label, tip: QPointF, along: QPointF) -> QRectF:
        """Return the place for a label at ``tip`` of an arrow that points ``along``."""
        outward = math.atan2(along.y(), along.x())
        high = 1.1 * label.name.ascent
        best, least = QRectF(), math.inf
        for rank, (reach, turn) in enumerate(_SPOTS):
            if least <= _RANK_COST * rank:
                break
            spot = outward + math.radians(turn)
            place = self._at(label.width, high, tip, spot, self._now.px(reach))
            cost = self._cost(_box(place)) + _RANK_COST * rank
            if cost < least:
                best, least = place, cost
        self.avoid_area(best)
        return best

    def least_covering(self, places: list[QRectF]) -> QRectF:
        """Return the place that covers least, the first of equals; it counts as taken."""
        inside = [place for place in places if self._area.contains(place)]
        best = min(inside or places, key=lambda place: self._cost(_box(place)))
        self.avoid_area(best)
        return best

    def _at(self, wide: float, high: float, tip: QPointF, angle: float, reach: float) -> QRectF:
        # The box touches a circle around the tip with the point of it that faces the tip.
        x = tip.x() + math.cos(angle) * (reach + wide / 2)
        y = tip.y() + math.sin(angle) * (reach + high / 2)
        margin = self._now.px(6)
        left = min(
            max(x - wide / 2, self._area.left() + margin), self._area.right() - margin - wide
        )
        top = min(max(y - high / 2, self._area.top() + margin), self._area.bottom() - margin - high)
        return QRectF(left, top, wide, high)

    def _cost(self, box: Box) -> float:
        """Return what a label there would cover: strokes by their length inside, areas by share."""
        left, top, right, bottom = box
        cost = sum(_length_inside(line, box) for line in self._lines) * (
            _STROKE_COST / max(1.0, bottom - top)
        )
        own = max(1.0, (right - left) * (bottom - top))
        for x0, y0, x1, y1 in self._taken:
            wide, high = min(right, x1) - max(left, x0), min(bottom, y1) - max(top, y0)
            if wide > 0.0 and high > 0.0:
                cost += _AREA_COST * wide * high / own
        return cost


def _box(area: QRectF) -> Box:
    return area.left(), area.top(), area.right(), area.bottom()


def _length_inside(line: Line, box: Box) -> float:
    """Return how much of a stroke lies inside a box (Liang and Barsky's clipping)."""
    x, y, dx, dy = line
    low, high = 0.0, 1.0
    for start, step, first, last in ((x, dx, box[0], box[2]), (y, dy, box[1], box[3])):
        if step == 0.0:
            if not first <= start <= last:
                return 0.0
            continue
        one, other = (first - start) / step, (last - start) / step
        low = max(low, min(one, other))
        high = min(high, max(one, other))
        if low >= high:
            return 0.0
    return (high - low) * math.hypot(dx, dy)


def draw_label(painter: QPainter, label: Label, place: QRectF, now: Theme) -> None:
    """Paint a label with a halo of the ground."""
    halo, halo_px = now.colour("ground", 0.92), now.px(4)
    at = QPointF(place.left(), place.top() + 0.86 * label.name.ascent)
    draw(painter, at, label.name, now.colours, label.token, halo=halo, halo_px=halo_px)
    if label.score is not None:
        behind = QPointF(at.x() + label.name.width + label.gap, at.y())
        draw(painter, behind, label.score, now.colours, label.token, halo=halo, halo_px=halo_px)
