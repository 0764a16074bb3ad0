"""Names of curves beside their lines, where they lie on no mark and on no other name."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.plot_axes import Frame
from attention_viewer.widgets.plot_axes_paint import MARK_PX

if TYPE_CHECKING:
    from attention_viewer.widgets.curve_plot import Curve

ELSEWHERE = (0.6, 0.4, 0.72, 0.28, 0.85, 0.15, 0.66, 0.34, 0.78, 0.22, 0.92, 0.08)
"""Where along the line a name may stand if its own place is taken."""
_WEIGHT = 600
_LEFT, _RIGHT, _MIDDLE = (
    Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
)  # fmt: skip
_SHARE = {_LEFT: 0.0, _MIDDLE: 0.5, _RIGHT: 1.0}


@dataclass(frozen=True, slots=True)
class Place:
    """Where the base line of a name begins, ends or has its middle, and what it covers, in px."""

    at: QPointF
    align: Qt.AlignmentFlag
    area: QRectF


def paint_labels(painter: QPainter, frame: Frame, curves: Sequence[Curve], now: Theme) -> None:
    """Write each curve's label beside its line."""
    for curve, place in label_places(frame, curves, now):
        draw_in(
            painter,
            place.at,
            curve.label,
            now.text_px("label"),
            now.colours,
            align=place.align,
            weight=_WEIGHT,
            default=curve.token,
            halo=QColor(now.colour("ground")),
            halo_px=now.line_px(3.0),
        )


def label_places(frame: Frame, curves: Sequence[Curve], now: Theme) -> list[tuple[Curve, Place]]:
    """Return where the labels of curves stand, for those that have any.

    Each takes the first place that is free of marks, of lines and of the labels before it; else
    the one that covers the least of them. Places not within the frame are moved into it.
    """
    taken = [mark for curve in curves for mark in _marks(frame, curve, now)]
    lines = [dot for curve in curves for dot in _dots(frame, curve)]
    found = []
    for curve in curves:
        if not curve.label or not _path(curve):
            continue
        own = list(_places(frame, curve, now))
        moved = [_moved_in(frame, place) for place in own]
        inside = [place for place, same in zip(own, moved, strict=True) if place == same]
        place = min(inside + moved, key=lambda place: _covered(place, taken, lines))
        taken.append(place.area)
        found.append((curve, place))
    return found


def _moved_in(frame: Frame, place: Place) -> Place:
    """Return a place moved by no more than it takes to lie within the frame."""
    area = place.area
    right = max(0.0, frame.left - area.left()) - max(0.0, area.right() - frame.right)
    down = max(0.0, frame.top - area.top()) - max(0.0, area.bottom() - frame.bottom)
    return Place(place.at + QPointF(right, down), place.align, area.translated(right, down))


def _covered(place: Place, taken: Sequence[QRectF], lines: Sequence[QRectF]) -> float:
    """Return how much a label would cover: its part of marks and labels, then pieces of lines."""
    overlaps = [place.area.intersected(each) for each in taken]
    most = max((each.width() * each.height() for each in overlaps), default=0.0)
    return 100.0 * most + sum(map(place.area.intersects, lines))


def _places(frame: Frame, curve: Curve, now: Theme) -> Iterator[Place]:
    """Yield the places beside a line: on the side where it is low, then on the other one."""
    size = now.text_px("label")
    line = layout(curve.label, size, _WEIGHT)
    path = _path(curve)
    start, end = (frame.y_px(y) for _, y in (path[0], path[-1]))
    flat = math.isclose(start, end, abs_tol=now.px(12))
    before = (_RIGHT, -now.px(4))
    after = (_LEFT, now.px(8))
    above, below = (before, after) if end < start else (after, before)
    if flat:
        above = below = (_MIDDLE, 0)
    for (align, aside), lift in ((above, -now.px(9)), (below, now.px(9) + 0.75 * size)):
        for fraction in (curve.label_at, *ELSEWHERE):
            x, y = path[min(int(fraction * len(path)), len(path) - 1)]
            at = QPointF(frame.x_px(x) + aside, frame.y_px(y) + lift)
            left = at.x() - _SHARE[align] * line.width
            yield Place(at, align, QRectF(left, at.y() - line.ascent, line.width, line.height))


def _marks(frame: Frame, curve: Curve, now: Theme) -> Iterator[QRectF]:
    """Yield where marks are to be expected: on the line over the named values of the x axis.

    Not where the marks are, or labels would wander about while a run goes on.
    """
    path = _path(curve)
    if not path:
        return
    side = now.line_px(MARK_PX)
    across, up = [frame.x_px(x) for x, _ in path], [frame.y_px(y) for _, y in path]
    for tick in frame.x.ticks:
        x = frame.x_px(tick.value)
        y = float(np.interp(x, across, up))
        yield QRectF(x - side / 2, y - side / 2, side, side)


def _dots(frame: Frame, curve: Curve) -> Iterator[QRectF]:
    """Yield small areas along a line."""
    for x, y in _path(curve):
        yield QRectF(frame.x_px(x) - 1, frame.y_px(y) - 1, 2, 2)


def _path(curve: Curve) -> tuple[tuple[float, float], ...]:
    """Return the line, or the marks from left to right where there is no line."""
    return curve.line or tuple(sorted((point.x, point.y) for point in curve.points))
