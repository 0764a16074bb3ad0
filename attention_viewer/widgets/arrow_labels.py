"""Finds places for the names at the tips of arrows, so that they cover each other least."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow_text import draw_in
from attention_viewer.widgets.math_layout import layout

NAME_GROWTH = 1.5
_TURNS_DEG = (0.0, 25.0, -25.0, 50.0, -50.0, 80.0, -80.0, 110.0, -110.0, 150.0, -150.0, 180.0)
_NEAR_PX, _FAR_PX = 15.0, 38.0
_SPOTS = tuple((reach, turn) for reach in (_NEAR_PX, _FAR_PX) for turn in _TURNS_DEG)
# A label as high as the piece of stroke that it covers; one wholly on another; one place further.
_STROKE_COST = 200.0
_AREA_COST = 1000.0
_RANK_COST = 12.0
_STRIKE_COST = 400.0
_OUTSIDE_COST = 1e6
# Half of the square at a tip that its head fills; names of the tip itself stay outside.
_HEAD_PX = 5.0
# Between a label and what is beside it.
_GAP_PX = 6
# Letters are lower than the lines of their font: names reach so far above and below the baseline.
_CAPITALS, _BELOW = 0.86, 0.8

Line = tuple[float, float, float, float]
"""Start and step to the end."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True)
class Label:
    """A name and, behind it, a score: markup, sizes and where the score begins.

    Attributes
    ----------
    rise
        From the box's top to the baseline, where `height` ends below the subscripts.
    """

    name: str
    name_px: float
    score: str
    score_px: int
    score_weight: int
    score_x: float
    width: float
    height: float
    rise: float
    token: str


def make_label(markup: str, score: str, token: str, now: Theme, *, strong: bool) -> Label:
    """Set a label in the sizes of the theme."""
    name, name_px = f"${markup}$", NAME_GROWTH * now.text_px("picture")
    line = layout(name, name_px)
    score_px, weight = now.text_px("score"), 600 if strong else 400
    score_x = line.width + now.px(7)
    width = score_x + layout(score, score_px, weight).width if score else line.width
    rise = _CAPITALS * line.ascent
    return Label(
        name,
        name_px,
        score,
        score_px,
        weight,
        score_x,
        width,
        rise + _BELOW * line.descent,
        rise,
        token,
    )


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
        self._line_boxes: list[Box] = []
        self._taken: list[Box] = []
        self._covers: list[Box] = []

    def avoid_line(self, start: QPointF, end: QPointF) -> None:
        """Keep labels off a stroke where possible."""
        x, y, x1, y1 = start.x(), start.y(), end.x(), end.y()
        self._lines.append((x, y, x1 - x, y1 - y))
        self._line_boxes.append((min(x, x1), min(y, y1), max(x, x1), max(y, y1)))

    def avoid_arrow(self, tail: QPointF, tip: QPointF) -> None:
        """Keep labels off an arrow, and above all off its head."""
        self.avoid_line(tail, tip)
        half = self._now.line_px(_HEAD_PX)
        self._taken.append((tip.x() - half, tip.y() - half, tip.x() + half, tip.y() + half))

    def avoid_area(self, area: QRectF) -> None:
        """Keep labels off an area where possible."""
        self._taken.append(box_around(area))

    def avoid_cover(self, area: QRectF) -> None:
        """Keep labels off an area that is painted last: what reaches into it is lost."""
        self._covers.append(box_around(area))

    def avoid_boxes(self, boxes: Iterable[Box]) -> None:
        """Keep labels off areas where possible."""
        self._taken.extend(boxes)

    def strikes(self, start: QPointF, end: QPointF) -> bool:
        """Return whether a stroke would go through an area that is to be avoided."""
        return any(crosses(start, end, box) for box in self._taken)

    def crossings(self, start: QPointF, end: QPointF) -> int:
        """Return how many strokes and areas a line would go through."""
        x, y = start.x(), start.y()
        line = (x, y, end.x() - x, end.y() - y)
        left, right, top, bottom = *sorted((x, end.x())), *sorted((y, end.y()))
        found = sum(_cross(line, stroke) for stroke in self._lines)
        for box in self._taken:
            # Most areas are far away, which is quick to see.
            near = box[0] < right and box[2] > left and box[1] <= bottom and box[3] >= top
            found += near and _length_inside(line, box) > 0.0
        return found

    def place(self, label: Label, tip: QPointF, along: QPointF) -> QRectF:
        """Return the place for a label at ``tip`` of an arrow that points ``along``."""
        outward = math.atan2(along.y(), along.x())
        high = label.height
        gap = self._now.px(_GAP_PX)
        best, least = QRectF(), math.inf
        for rank, (reach, turn) in enumerate(_SPOTS):
            if least <= _RANK_COST * rank:
                break
            spot = outward + math.radians(turn)
            place = self._at(label.width, high, tip, spot, self._now.px(reach))
            cost = self._cost(box_around(place, gap)) + _RANK_COST * rank
            if cost < least:
                best, least = place, cost
        self.avoid_area(best)
        return best

    def least_covering(
        self, places: Iterable[QRectF], leaders: Iterable[tuple[QPointF, QPointF]] = ()
    ) -> QRectF:
        """Return the place that covers least, the first of equals; it counts as taken.

        Parameters
        ----------
        leaders
            The lines that would lead to the places.
        """
        best, least = QRectF(), math.inf
        for place, leader in zip_longest(places, leaders):
            cost = self._cost(box_around(place))
            if leader is not None and self.strikes(*leader):
                cost += _STRIKE_COST
            if not self._area.contains(place):
                cost += _OUTSIDE_COST
            if cost < least:
                best, least = place, cost
            if cost == 0.0:
                break
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
        covered = 0.0
        for line, (x0, y0, x1, y1) in zip(self._lines, self._line_boxes, strict=True):
            if x0 <= right and x1 >= left and y0 <= bottom and y1 >= top:
                covered += _length_inside(line, box)
        cost = covered * _STROKE_COST / max(1.0, bottom - top)
        own = max(1.0, (right - left) * (bottom - top))
        for x0, y0, x1, y1 in self._taken:
            if x0 < right and x1 > left and y0 < bottom and y1 > top:
                wide, high = min(right, x1) - max(left, x0), min(bottom, y1) - max(top, y0)
                # The smaller of the two counts: half a number hidden is a number lost.
                cost += _AREA_COST * wide * high / min(own, max(1.0, (x1 - x0) * (y1 - y0)))
        for x0, y0, x1, y1 in self._covers:
            if x0 < right and x1 > left and y0 < bottom and y1 > top:
                cost += _AREA_COST
        return cost


def box_around(area: QRectF, gap: float = 0.0) -> Box:
    """Return the sides of an area with a gap around it."""
    return area.left() - gap, area.top() - gap, area.right() + gap, area.bottom() + gap


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


def crosses(start: QPointF, end: QPointF, box: Box) -> bool:
    """Return whether a line goes through an area."""
    step = end - start
    return _length_inside((start.x(), start.y(), step.x(), step.y()), box) > 0.0


def _cross(one: Line, other: Line) -> bool:
    """Return whether two strokes cross."""
    x, y, dx, dy = one
    u, v, du, dv = other
    turn = dx * dv - dy * du
    if turn == 0.0:
        return False
    along = ((u - x) * dv - (v - y) * du) / turn
    across = ((u - x) * dy - (v - y) * dx) / turn
    return 0.0 <= along <= 1.0 and 0.0 <= across <= 1.0


def draw_label(painter: QPainter, label: Label, place: QRectF, now: Theme) -> None:
    """Paint a label with a halo of the ground."""
    halo, halo_px = now.colour("ground", 0.92), now.px(4)
    x, y = place.left(), place.top() + label.rise
    parts = [(label.name, label.name_px, 400, 0.0)]
    if label.score:
        parts.append((label.score, label.score_px, label.score_weight, label.score_x))
    for words, size, weight, shift in parts:
        draw_in(
            painter,
            QPointF(x + shift, y),
            words,
            size,
            now.colours,
            weight=weight,
            default=label.token,
            halo=halo,
            halo_px=halo_px,
        )
