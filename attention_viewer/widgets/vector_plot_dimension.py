"""The length of the projection beside the query: a dimension line as on technical drawings."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from attention_viewer.widgets.arrow import blend, direction, draw_dimension, normal
from attention_viewer.widgets.arrow_text import draw_turned
from attention_viewer.widgets.math_layout import layout

if TYPE_CHECKING:
    from attention_viewer.widgets.vector_plot_marks import PlotMarks

_FLIP = 90.0
_AWAY_PX, _LEAST_PX = 28, 6
# How much smaller words may get to fit, and how much of their line they may then take.
_SMALLEST, _SHARE = 0.8, 0.9
# Where along the line its words may stand, the best first.
_SPOTS = (0.5, 0.56, 0.44, 0.62, 0.38, 0.7, 0.3)


def paint_dimension(marks: PlotMarks) -> None:
    """Paint the length of the projection beside q, on the side where k is not."""
    found = _line(marks)
    if found is None:
        return
    now = marks.now
    start, end, outward = found
    along, length = direction(start, end)
    away = outward * now.px(_AWAY_PX)
    marks.painter.setPen(QPen(blend(now.colour("k"), now.colour("ground"), 0.7), now.line_px(1.0)))
    for point in (start - away, end - away):
        near, far = point + away * 0.25, point + away * 1.15
        # Through a number of the axis it would look like one of its signs.
        near = point + away * 0.75 if marks.placer.strikes(near, far) else near
        marks.painter.drawLine(near, far)
    draw_dimension(marks.painter, start, end, now.colour("k"), now.line_px(1.25), now.line_px(9.0))
    marks.placer.avoid_line(start, end)
    size = float(now.text_px("picture"))
    words = marks.scene.words.projection.format(value=marks.scene.projection)
    # Words longer than what they measure are set smaller, or the number must do.
    size *= min(1.0, max(_SMALLEST, _SHARE * length / max(1.0, layout(words, size, 500).width)))
    if layout(words, size, 500).width > length:
        words, size = marks.scene.projection, now.text_px("picture")
    width = layout(words, size, 500).width
    if width > length:
        box = marks.box_beside((start + end) / 2, outward, width, size)
        marks.placer.avoid_area(box)
        marks.words_in(box, words, size, "k", 500)
    else:
        rise = outward * (now.px(6) + 0.4 * size)
        middle = _freest_middle(marks, start, end, along * (width / 2), rise)
        above = outward.y() < 0.0
        _paint_turned(marks, middle, along, words, size, above=above)


def words_lines(marks: PlotMarks) -> list[tuple[QPointF, QPointF]]:
    """Return lines at both edges of the letters, over all the length that they may take."""
    found = _line(marks)
    if found is None:
        return []
    start, end, outward = found
    near, size = float(marks.now.px(4)), marks.now.text_px("picture")
    rises = [outward * away for away in (near, near + size)]
    return [(start + rise, end + rise) for rise in rises]


def _line(marks: PlotMarks) -> tuple[QPointF, QPointF, QPointF] | None:
    """Return the line's ends and the unit vector from the query to it; None where it is not."""
    shown = marks.scene.show_projection and marks.scene.projection
    if marks.foot is None or not shown:
        return None
    if direction(marks.origin, marks.foot)[1] < marks.now.px(_LEAST_PX):
        return None
    outward = normal(direction(marks.origin, marks.q_px)[0]) * -marks.side
    away = outward * marks.now.px(_AWAY_PX)
    return marks.origin + away, marks.foot + away, outward


def _freest_middle(
    marks: PlotMarks, start: QPointF, end: QPointF, half: QPointF, rise: QPointF
) -> QPointF:
    """Return the point of the line by which words cross fewest other strokes.

    Parameters
    ----------
    half, rise
        From the middle of the words to their end, and from the line to the middle of the words.
    """
    spots = [start + (end - start) * share for share in _SPOTS]
    best, least = spots[0], math.inf
    for spot in spots:
        rows = (spot + rise * share for share in (0.6, 1.4))
        crossed = sum(marks.placer.crossings(row - half, row + half) for row in rows)
        if crossed < least:
            best, least = spot, crossed
        if crossed == 0:
            break
    return best


def _paint_turned(
    marks: PlotMarks, middle: QPointF, along: QPointF, words: str, size: float, *, above: bool
) -> None:
    """Paint words along a line, above or below its middle on screen."""
    now = marks.now
    width = layout(words, size, 500).width
    degrees = math.degrees(math.atan2(along.y(), along.x()))
    if abs(degrees) > _FLIP:
        degrees -= math.copysign(180.0, degrees)
    marks.painter.save()
    marks.painter.translate(middle)
    marks.painter.rotate(degrees)
    draw_turned(
        marks.painter,
        QPointF(-width / 2, -now.px(6) if above else now.px(5) + 0.8 * size),
        words,
        size,
        now.colours,
        weight=500,
        default="k",
        halo=now.colour("ground", 0.92),
        halo_px=now.px(4),
        quick=marks.quick,
    )
    marks.painter.restore()
    box = QRectF(0, 0, width * abs(along.x()) + size, width * abs(along.y()) + size)
    up = normal(along) * (now.px(6) + 0.4 * size)
    box.moveCenter(middle + up if (up.y() < 0.0) is above else middle - up)
    marks.placer.avoid_area(box)
