"""The loupe that shows the right angle when key and query nearly coincide."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import blend, clip_segment, direction, draw_arrow
from attention_viewer.widgets.arrow_labels import NAME_GROWTH, LabelPlacer
from attention_viewer.widgets.arrow_scene import VectorScene
from attention_viewer.widgets.arrow_text import draw_in
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.vector_plot_marks import SMALL_PERPENDICULAR, PlotMarks

WIDTH, HEIGHT = 252, 184
GROWTH = 4.0
_LEAST_PX = 1.5
_ROOM = 1.9
_LEAST_SHARE = 0.7
_MOST_WIDTH = 0.267
_SAMPLES = 12
_LEAST_HEIGHT = 0.75
# Where along the query, as far as the loupe shows it, its name may stand; the best first.
_NAME_SHARES = (0.72, 0.55, 0.86, 0.38, 0.2)


def loupe_place(marks: PlotMarks) -> QRectF | None:
    """Return where the loupe stands; None when it is not needed or there is no room."""
    now, area = marks.now, marks.area
    if marks.foot is None or not marks.scene.show_projection:
        return None
    height = direction(marks.foot, marks.k_px)[1]
    reach = direction(marks.origin, marks.foot)[1]
    wide, high = now.px(WIDTH), now.px(HEIGHT)
    share = min(1.0, _MOST_WIDTH * area.width() / wide)
    wide, high = round(share * wide), round(share * high)
    # Smaller than that its names would cover its arrows.
    too_small = share < _LEAST_SHARE or area.height() < _ROOM * high
    if too_small or not _LEAST_PX < height < now.px(SMALL_PERPENDICULAR) or reach < now.px(40):
        return None
    if not area.contains(marks.k_px):
        return None
    return _freest(marks, wide, high)


def _freest(marks: PlotMarks, wide: float, high: float) -> QRectF:
    """Return the corner where the loupe covers least; lower right if it does not matter."""
    now, area = marks.now, marks.area
    edge, tick = now.px(24), now.text_px("tick")
    foot = area.bottom() - now.px(18) - 1.3 * tick
    # Below the numbers of the axis if that leaves enough of it.
    numbers = marks.origin.y() + 2.0 * tick
    below = max(foot - high, min(numbers, foot - _LEAST_HEIGHT * high))
    above = now.px(44)
    right = area.right() - wide - edge
    places = [QRectF(x, below, wide, foot - below) for x in (right, edge)]
    places += [QRectF(x, above, wide, high) for x in (right, edge)]
    return min(places, key=lambda place: _covered(marks, place))


def _covered(marks: PlotMarks, place: QRectF) -> float:
    margin = marks.now.px(12)
    wider = place.adjusted(-margin, -margin, margin, margin)
    points = [QPointF(*marks.frame.px(*tip.vector)) for tip in marks.scene.tips()]
    lines = [
        marks.origin + (tip - marks.origin) * (n / _SAMPLES)
        for tip in points
        for n in range(_SAMPLES + 1)
    ]
    return sum(3.0 for tip in points if wider.contains(tip)) + sum(
        1.0 for point in lines if place.contains(point)
    )


def paint_loupe(
    painter: QPainter, place: QRectF, marks: PlotMarks, scene: VectorScene, now: Theme
) -> None:
    """Paint the surroundings of the tip, four times as large."""
    if marks.foot is None:
        return
    frame = marks.frame
    middle = frame.units(*((marks.k_px + marks.foot) / 2).toTuple())
    large = replace(
        frame,
        width=place.width(),
        height=place.height(),
        centre_x=middle[0],
        centre_y=middle[1],
        scale=frame.scale * GROWTH,
    )
    painter.setPen(QPen(now.colour("line"), now.line_px(1.2)))
    painter.setBrush(now.colour("ground"))
    painter.drawRoundedRect(place, now.px(4), now.px(4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.save()
    painter.translate(place.topLeft())
    frame_px = now.line_px(1.2)
    inside = QRectF(0, 0, place.width(), place.height()).adjusted(
        frame_px, frame_px, -frame_px, -frame_px
    )
    painter.fillRect(inside, blend(now.colour("q"), now.colour("ground"), 0.07))
    inner = PlotMarks(painter, large, scene, now)
    _paint_strokes(inner, inside)
    _paint_names(inner, scene, now)
    painter.restore()


def _paint_strokes(inner: PlotMarks, inside: QRectF) -> None:
    """Paint bar, arrows and perpendicular, cut at the frame."""
    painter, now = inner.painter, inner.now
    if inner.foot is None:
        return
    half = now.line_px(5.5)
    bar = clip_segment(inside.adjusted(half, half, -half, -half), inner.origin, inner.foot)
    if bar is not None:
        colour = blend(now.colour("k"), now.colour("ground"), 0.3)
        painter.setPen(QPen(colour, 2 * half, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawLine(*bar)
    style = inner.style(strong=True)
    for tip, token in ((inner.k_px, "k"), (inner.q_px, "q")):
        part = clip_segment(inside, inner.origin, tip)
        if part is None:
            continue
        if inside.contains(tip):
            draw_arrow(painter, part[0], tip, now.colour(token), style)
        else:
            painter.setPen(QPen(now.colour(token), style.width))
            painter.drawLine(*part)
    inner.paint_perpendicular()


def _paint_names(inner: PlotMarks, scene: VectorScene, now: Theme) -> None:
    if inner.foot is None:
        return
    margin = now.px(6)
    placer = LabelPlacer(inner.area.adjusted(margin, margin, -margin, -margin), now)
    shown = [clip_segment(inner.area, inner.origin, tip) for tip in (inner.k_px, inner.q_px)]
    for ends in (*shown, (inner.foot, inner.k_px)):
        if ends is not None:
            placer.avoid_line(*ends)
    _paint_caption(inner, placer, scene, now)
    up = direction(inner.foot, inner.k_px)[0]
    along = direction(inner.origin, inner.q_px)[0]
    beyond = [(inner.k_px, side) for side in (along, up, up + along, along - up, up - along)]
    _paint_name(inner, placer, scene.keys[scene.chosen].markup, "k", beyond)
    if shown[1] is not None:
        start, end = shown[1]
        beside = [(start + (end - start) * share, -up) for share in _NAME_SHARES]
        # Where the caption is in the way: beyond the tip, or on the side of the key.
        beside += [(end, along), *((spot, up) for spot, _ in beside)]
        _paint_name(inner, placer, scene.query.markup, "q", beside)


def _paint_name(
    inner: PlotMarks,
    placer: LabelPlacer,
    markup: str,
    token: str,
    spots: list[tuple[QPointF, QPointF]],
) -> None:
    """Paint a name beside one of the spots, each with the side on which it may stand."""
    now, name = inner.now, f"${markup}$"
    size = NAME_GROWTH * now.text_px("picture")
    # A long name is set smaller.
    size *= min(1.0, 0.5 * inner.area.width() / layout(name, size).width)
    wide, high, away = layout(name, size).width, size, now.px(9)
    places = []
    for spot, side in spots:
        box = QRectF(0, 0, wide, high)
        reach = QPointF(side.x() * (away + wide / 2), side.y() * (away + high / 2))
        box.moveCenter(spot + reach)
        places.append(box)
    place = placer.least_covering(places)
    _paint_words(inner, QPointF(place.left(), place.top() + 0.8 * high), name, size, token)


def _paint_caption(inner: PlotMarks, placer: LabelPlacer, scene: VectorScene, now: Theme) -> None:
    """Say how much the loupe enlarges, in the corner where that covers least."""
    size, edge = float(now.text_px("tick")), now.px(10)
    words = scene.words.magnified.format(factor=math.floor(GROWTH))
    wide, area = layout(words, size).width, inner.area
    lefts, tops = (edge, area.width() - edge - wide), (area.height() - edge - size, edge)
    place = placer.least_covering(QRectF(x, y, wide, size) for y in tops for x in lefts)
    _paint_words(inner, QPointF(place.left(), place.bottom()), words, size, "muted")


def _paint_words(inner: PlotMarks, at: QPointF, words: str, size: float, token: str) -> None:
    now = inner.now
    draw_in(
        inner.painter,
        at,
        words,
        size,
        now.colours,
        default=token,
        halo=now.colour("ground", 0.92),
        halo_px=now.px(4),
    )
