"""Paints a pair of bar charts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets import bar_chart
from attention_viewer.widgets.arrow_layer import PaintedLayer
from attention_viewer.widgets.bar_area import BarArea, draw_bar_area
from attention_viewer.widgets.bar_chart_labels import (
    every,
    fitting_size,
    thinned,
    typical_width,
)
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.number_paint import draw_number, number_width
from attention_viewer.widgets.paired_bars_layout import (
    EDGE,
    RIGHT,
    BarRow,
    BarSide,
    PairedBarsData,
    Places,
    large_px,
    small_px,
)

LINE = 1.05
"""Distance of labels in a column, in letter sizes."""
TOUCHING = 4
"""Bars that have less room than this are painted as one area."""


@dataclass(frozen=True)
class Scene:
    """What is painted, where, in which theme; ``marked`` is the key pointed at."""

    data: PairedBarsData
    places: Places
    now: Theme
    marked: int | None = None


def paint(painter: QPainter, scene: Scene, still: PaintedLayer, widget: QWidget) -> None:
    """Paint the whole picture; ``still`` keeps what does not change while d_k is dragged."""
    key = (*_rows_key(scene), scene.data.letters, scene.places, scene.now, scene.marked)
    still.show(painter, widget, key, partial(_paint_still, scene, QRectF(widget.rect())))
    _paint_axis(painter, scene, 0, scene.data.rows[0])
    for column, side in enumerate((scene.data.left, scene.data.right)):
        _paint_title(painter, scene, column, side)
        for number in range(len(scene.data.rows)):
            _paint_chart(painter, scene, number, column)


def _rows_key(scene: Scene) -> tuple[object, ...]:
    return tuple((row.title, row.note, row.axis, row.hidden) for row in scene.data.rows[1:])


def _paint_still(scene: Scene, area: QRectF, painter: QPainter) -> None:
    """Paint ground, letters, and all axes but the first: that of the scores grows with them."""
    painter.fillRect(area, scene.now.colour("ground"))
    if scene.marked is not None:
        _paint_mark(painter, scene, scene.marked)
    for number, row in enumerate(scene.data.rows):
        if number > 0:
            _paint_axis(painter, scene, number, row)
    for column in (0, 1):
        _paint_letters(painter, scene, column)


def _paint_mark(painter: QPainter, scene: Scene, marked: int) -> None:
    """Tint the key pointed at on both sides."""
    top = scene.places.bands[0][0]
    for column in scene.places.columns:
        width = max(column.slot, 2.0)
        left = column.centre(marked) - width / 2
        bottom = scene.places.letters_y + scene.now.px(8)
        painter.fillRect(QRectF(left, top, width, bottom - top), scene.now.colour("text", 0.07))


def _paint_title(painter: QPainter, scene: Scene, column: int, side: BarSide) -> None:
    """Paint swatch, title and formula, set smaller where they would leave the column."""
    now, place, y = scene.now, scene.places.columns[column], scene.places.title_y
    size = _title_px(scene, column, side)
    edge = 0.95 * size
    swatch = QRectF(place.left + 0.5, y - 0.85 * size, edge, edge)
    bar_chart.draw_bars(painter, [swatch], now, side.token, hatched=side.hatched)
    at = QPointF(place.left + edge + now.px(8), y)
    title = draw_in(painter, at, side.title, size, now.colours, weight=600, default=side.token)
    draw_in(painter, QPointF(at.x() + title.width + size, y), side.formula, size, now.colours)


def _title_px(scene: Scene, column: int, side: BarSide) -> int:
    now, place = scene.now, scene.places.columns[column]
    size = now.text_px("body")
    room = place.width + now.px(RIGHT - 8) - now.px(8)
    smallest = round(0.6 * size)
    while size > smallest:
        title = layout(side.title, size, 600).width + layout(side.formula, size).width
        if title + 1.95 * size <= room:
            break
        size -= 1
    return size


def _paint_axis(painter: QPainter, scene: Scene, number: int, row: BarRow) -> None:
    """Paint the row's title, its note, tick labels and grid lines."""
    now = scene.now
    area = scene.places.area(number, 0)
    size = now.text_px("tick")
    left, right = now.px(EDGE), area.left() - now.px(8)
    title = QPointF(left, area.top() - 0.75 * size)
    draw_in(painter, title, row.title, now.text_px("body"), now.colours, weight=500)
    note_y = _note_y(row.axis, area, size) if row.note else None
    taken = [] if note_y is None else [note_y]
    if note_y is not None:
        at = QPointF(left, note_y + 0.36 * size)
        draw_in(painter, at, row.note, size, now.colours, default="muted")
    if row.hidden:
        return
    for value, words in sorted(row.axis.ticks, key=lambda tick: abs(tick[0] - row.axis.base)):
        y = row.axis.y_of(value, area)
        if all(abs(y - other) >= LINE * size for other in taken):
            taken.append(y)
            at = QPointF(right, y + 0.36 * size)
            draw_in(painter, at, words, size, now.colours, align=_RIGHT, default="muted")
    for column in (0, 1):
        bar_chart.draw_grid(painter, row.axis, scene.places.area(number, column), now)


def _note_y(axis: bar_chart.Axis, area: QRectF, size: int) -> float | None:
    """Return the middle of the widest gap between tick labels.

    Where no gap has room it is the middle of the axis, in place of the ticks there; None where
    not even that is clear of the ends.
    """
    heights = sorted(axis.y_of(value, area) for value, _ in axis.ticks)
    gaps = [(below - above, (above + below) / 2) for above, below in pairwise(heights)]
    gaps.append((heights[-1] - heights[0], (heights[0] + heights[-1]) / 2))
    room = 2.0 * LINE * size
    inner = max(gaps[:-1], key=_first)
    widest = inner if inner[0] >= room else gaps[-1]
    return widest[1] if widest[0] >= room else None


def _first(pair: tuple[float, float]) -> float:
    return round(pair[0])


def _paint_chart(painter: QPainter, scene: Scene, number: int, column: int) -> None:
    """Paint one chart's bars and their values."""
    side, area = _side(scene, column), scene.places.area(number, column)
    if scene.data.rows[number].hidden:
        draw_question(painter, area, scene.now)
        return
    axis = scene.data.rows[number].axis
    values = np.asarray(side.values[number], dtype=np.float64)
    ends, base = bar_chart.bar_ends(axis, values, area), axis.y_of(axis.base, area)
    if scene.places.columns[column].slot < scene.now.px(TOUCHING):
        lifted = _lifted(scene, axis, values, base, ends)
        thin = bar_chart.thinnest(scene.now)
        bars = BarArea(area, base, lifted, side.token, side.hatched, thin)
        draw_bar_area(painter, bars, scene.now)
    else:
        large, small = _bars(scene, column, base, ends.tolist(), _drawn(values, axis))
        bar_chart.draw_bars(painter, large, scene.now, side.token, hatched=side.hatched)
        bar_chart.draw_slivers(painter, small, scene.now, side.token)
    _paint_values(painter, scene, number, column, ends)


def _lifted(
    scene: Scene,
    axis: bar_chart.Axis,
    values: NDArray[np.float64],
    base: float,
    ends: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return the ends with those too small to see moved off the base, but a true 0 left on it."""
    thin = bar_chart.thinnest(scene.now)
    unseen = (np.abs(base - ends) < thin) & (values != axis.base) & np.isfinite(values)
    return np.where(unseen, np.where(ends <= base, base - thin, base + thin), ends)


def _drawn(values: NDArray[np.float64], axis: bar_chart.Axis) -> list[int]:
    """Return which values have a bar at all: a true 0 has none, a tiny one has."""
    drawn: list[int] = np.flatnonzero((values != axis.base) & np.isfinite(values)).tolist()
    return drawn


def _bars(
    scene: Scene, column: int, base: float, ends: list[float], drawn: list[int]
) -> tuple[list[QRectF], list[QRectF]]:
    """Return the bars, and the lines that stand for those too small to see."""
    place = scene.places.columns[column]
    width, slot, thin = place.bar_width, place.slot, bar_chart.thinnest(scene.now)
    left = place.centre(0) - width / 2
    large, small = [], []
    for index in drawn:
        end = ends[index]
        height = abs(base - end)
        if height >= thin:
            large.append(QRectF(left + index * slot, min(base, end), width, height))
        else:
            top = base - thin if end <= base else base
            small.append(QRectF(left + index * slot, top, width, thin))
    return large, small


def _paint_values(
    painter: QPainter, scene: Scene, number: int, column: int, ends: NDArray[np.float64]
) -> None:
    """Paint the values above bars, or below those that hang down; as many as fit."""
    now, row, side = scene.now, scene.data.rows[number], _side(scene, column)
    texts, values = side.texts[number], side.values[number]
    place = scene.places.columns[column]
    size = value_size(scene, number)
    lift = now.px(7 if row.large else 5)
    shown, crowded = list(range(len(texts))), size is None
    if size is None:
        size = now.text_px("tick")
        base = row.axis.y_of(row.axis.base, scene.places.area(number, column))
        seen = 2.0 * bar_chart.thinnest(now)
        room = typical_width(size)
        shown = thinned(base - ends, place.slot, room, lift, scene.marked, seen)
    tops, letters, behind = ends.tolist(), now.colour("text"), now.colour("ground", 0.75)
    for index in shown:
        hangs = row.both_ways and values[index] < row.axis.base
        y = tops[index] + (lift + 0.8 * size if hangs else -lift)
        words, weight = texts[index], 600 if index == scene.marked else 400
        width = number_width(words, size, weight)
        x = place.centre(index) - width / 2
        if crowded:
            x = min(max(x, place.left), place.left + place.width - width)
            painter.fillRect(QRectF(x - 2, y - 0.8 * size, width + 4, size), behind)
        draw_number(painter, QPointF(x, y), words, size, letters, weight=weight)


def value_size(scene: Scene, number: int) -> int | None:
    """Return the size at which all values fit, the same on both sides; None for none.

    Rows of large values share one size.
    """
    now, rows = scene.now, scene.data.rows
    together = [n for n, row in enumerate(rows) if row.large] if rows[number].large else [number]
    large = [large_px(now)] if rows[number].large else []
    candidates = [*large, small_px(now), now.text_px("tick")]
    slot = scene.places.columns[0].slot
    sides = (scene.data.left, scene.data.right)
    sizes = [fitting_size(side.texts[n], slot, candidates) for side in sides for n in together]
    fitting = [size for size in sizes if size is not None]
    return min(fitting) if len(fitting) == len(sizes) else None


def _paint_letters(painter: QPainter, scene: Scene, column: int) -> None:
    now, place = scene.now, scene.places.columns[column]
    size = large_px(now)
    if place.slot < 2.0 * size:
        size = small_px(now)
    step = every(place.count, 1.9 * size, place.slot)
    shown = set(range(0, place.count, step))
    if scene.marked is not None:
        shown = {i for i in shown if abs(i - scene.marked) >= step} | {scene.marked}
    for index in sorted(shown):
        at = QPointF(place.centre(index), scene.places.letters_y)
        draw_in(painter, at, scene.data.letters[index], size, now.colours, align=_CENTRE)
    if scene.marked is not None:
        _underline(painter, scene, place.centre(scene.marked), max(place.slot * 0.5, size))


def _underline(painter: QPainter, scene: Scene, centre: float, width: float) -> None:
    """Mark the key pointed at without colour alone."""
    y = scene.places.letters_y + scene.now.px(7)
    painter.setPen(QPen(scene.now.colour("text"), scene.now.line_px(2.0)))
    painter.drawLine(QPointF(centre - width / 2, y), QPointF(centre + width / 2, y))


def _side(scene: Scene, column: int) -> BarSide:
    return scene.data.right if column else scene.data.left


_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignHCenter
