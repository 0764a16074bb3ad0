"""Paints a heat map: only the cells that are seen, with numbers where they can be read."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.colour_bar import draw_colour_bar
from attention_viewer.widgets.colour_maps import BLACK, WHITE, black_letters, table
from attention_viewer.widgets.heatmap_data import Axis, HeatmapData
from attention_viewer.widgets.heatmap_layout import (
    TURNED_FROM,
    UPRIGHT_FROM,
    Arrangement,
    elided,
    label_room,
)
from attention_viewer.widgets.heatmap_numbers import PICKED, SMALLEST_TEXT, fitted
from attention_viewer.widgets.hiding import plate_colour
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.number_paint import (
    CENTRE,
    draw_number,
    draw_number_centred,
    number_width,
)

Seen = tuple[range, range]
"""Rows and columns that are painted."""
MOST_RECTANGLES = 4096
"""Visible cells up to which each is a rectangle of its own, in exported pictures, too."""


@dataclass(frozen=True)
class Marks:
    """What is marked: the picked cell, and the cell under the pointer or None.

    ``number_px`` is the size of the numbers in the cells, 0 for none (see `number_px`), and
    ``area`` the part of the widget that is painted.
    """

    picked: tuple[int, int] | None = None
    hovered: tuple[int, int] | None = None
    number_px: int = 0
    area: QRectF = field(default_factory=QRectF)


def paint_values(
    painter: QPainter,
    data: HeatmapData,
    image: QImage,
    plan: Arrangement,
    marks: Marks,
    now: Theme,
) -> None:
    """Paint what changes with the values: cells, numbers, the picked cell and sums."""
    grid, area = plan.geometry, marks.area
    seen = grid.visible_rows(area), grid.visible_columns(area)
    _paint_cells(painter, data, image, plan, seen, now)
    _paint_numbers(painter, data, plan, seen, marks.number_px, now)
    _paint_picked(painter, data, plan, marks, now)
    _paint_sums(painter, data, plan, area, now)


def paint_frame(
    painter: QPainter, data: HeatmapData, plan: Arrangement, marks: Marks, now: Theme
) -> None:
    """Paint what mostly stays: titles, labels and the colour bar."""
    _paint_labels(painter, data, plan, marks, now)
    if data.key and not data.numbers_hidden:  # its range would tell how large the numbers are
        draw_colour_bar(painter, plan.bar, data.scale, now, locked=data.locked)


def _paint_cells(
    painter: QPainter,
    data: HeatmapData,
    image: QImage,
    plan: Arrangement,
    seen: Seen,
    now: Theme,
) -> None:
    grid = plan.geometry
    rows, columns = grid.visible_rows(), grid.visible_columns()
    painter.save()
    frame = grid.frame.adjusted(-0.5, -0.5, 0.5, 0.5)
    painter.setClipRect(frame, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    if data.numbers_hidden and not grid.gap:
        painter.fillRect(grid.frame, plate_colour(now))
    elif grid.gap and len(rows) * len(columns) <= MOST_RECTANGLES:
        _paint_rectangles(painter, data, plan, seen, now)
    else:
        if data.masked is not None:
            painter.fillRect(grid.frame, _hatch(now))
        source = QRectF(columns.start, rows.start, len(columns), len(rows))
        target = grid.cell(rows.start, columns.start)
        target.setWidth(len(columns) * grid.pitch_x)
        target.setHeight(len(rows) * grid.pitch_y)
        smooth = min(grid.pitch_x, grid.pitch_y) < 1.0
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        painter.drawImage(target, image, source)
    painter.restore()


def _paint_rectangles(
    painter: QPainter, data: HeatmapData, plan: Arrangement, seen: Seen, now: Theme
) -> None:
    """Paint each cell as a rectangle of its own. Written out, because it is done by the hundred."""
    grid = plan.geometry
    colours, hatch = _brushes(data.scale.name), _hatch(now)
    if data.numbers_hidden:
        colours = (QBrush(plate_colour(now)),) * len(colours)
    rows, columns = seen
    part = slice(rows.start, rows.stop), slice(columns.start, columns.stop)
    steps = data.steps[part].tolist()
    hidden = None if data.masked is None else data.masked[part].tolist()
    areas = [grid.cell(0, column) for column in columns]
    for place, row in enumerate(rows):
        top = grid.cell(row, 0).top()
        for across, area in enumerate(areas):
            area.moveTop(top)
            masked = hidden is not None and hidden[place][across]
            painter.fillRect(area, hatch if masked else colours[steps[place][across]])


@lru_cache(maxsize=8)
def _brushes(name: str) -> tuple[QBrush, ...]:
    """Return the colours of a map as brushes."""
    return tuple(QBrush(QColor(*each)) for each in table(name).tolist())


def _hatch(now: Theme) -> QBrush:
    return QBrush(now.colour("line", 0.55), Qt.BrushStyle.BDiagPattern)


def _paint_numbers(
    painter: QPainter, data: HeatmapData, plan: Arrangement, seen: Seen, size: int, now: Theme
) -> None:
    if not size:
        return
    grid = plan.geometry
    black = black_letters(data.scale.name)
    painter.save()
    painter.setClipRect(grid.frame, Qt.ClipOperation.IntersectClip)
    for row in seen[0]:
        for column in seen[1]:
            area = grid.cell(row, column)
            text = data.text(row, column)
            if data.is_masked(row, column):
                _clear_behind(painter, area, text, size, now)
                letters = now.colour("text")
            elif data.numbers_hidden:
                letters = now.colour("muted")
            else:
                letters = BLACK if black[data.steps[row, column]] else WHITE
            shown, fit = fitted(text, size, plan, now)
            draw_number_centred(painter, area.center(), shown, fit, letters, 500)
    painter.restore()


def _clear_behind(painter: QPainter, area: QRectF, text: str, size: int, now: Theme) -> None:
    """Take the hatching away behind a number."""
    width = number_width(text, size, 500) + now.px(6)
    middle = area.center()
    painter.fillRect(
        QRectF(middle.x() - width / 2, middle.y() - 0.65 * size, width, 1.3 * size),
        now.colour("ground"),
    )


def _paint_picked(
    painter: QPainter, data: HeatmapData, plan: Arrangement, marks: Marks, now: Theme
) -> None:
    grid = plan.geometry
    for at, widths in ((marks.hovered, (1.5, 0.0)), (marks.picked, PICKED)):
        if at is None or at[0] not in grid.visible_rows() or at[1] not in grid.visible_columns():
            continue
        area = grid.cell(*at)
        area.setWidth(max(area.width(), 3.0))
        area.setHeight(max(area.height(), 3.0))
        outer, inner = now.line_px(widths[0]), now.line_px(widths[1])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if inner and min(area.width(), area.height()) > 4 * inner:
            pen = QPen(WHITE, inner)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            half = inner / 2 + outer / 2
            painter.drawRect(area.adjusted(half, half, -half, -half))
        pen = QPen(now.colour("text"), outer)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(area)


def _paint_labels(
    painter: QPainter, data: HeatmapData, plan: Arrangement, marks: Marks, now: Theme
) -> None:
    grid = plan.geometry
    small = now.text_px("label")
    body = now.text_px("body")
    title, formula = layout(plan.title, body, 600), layout(plan.formula, small)
    draw(painter, QPointF(0.0, 1.05 * body), title, now.colours)
    draw(painter, QPointF(0.0, plan.formula_y), formula, now.colours)
    columns_title = layout(f"{data.columns.title} \u2192", small)
    right = max(grid.frame.right() - grid.gap, plan.gutter + columns_title.width)
    before = formula.width if plan.axis_y > 1.5 * body else title.width
    if before:  # something else on its line: out of its way
        right = max(right, before + now.px(12) + columns_title.width)
    at = QPointF(right - columns_title.width, plan.axis_y)
    draw(painter, at, columns_title, now.colours, "muted")
    line = plan.head - 0.6 * plan.label_px
    rows_title = layout(f"{data.rows.title} \u2193", small)
    draw(painter, QPointF(0.0, line), rows_title, now.colours, "muted")
    _paint_column_labels(painter, data.columns, plan, marks, now)
    _paint_row_labels(painter, data.rows, plan, marks, now)


def _paint_column_labels(
    painter: QPainter, axis: Axis, plan: Arrangement, marks: Marks, now: Theme
) -> None:
    grid = plan.geometry
    picked = marks.picked[1] if marks.picked else -1
    turned = plan.naming == "turned"
    size = now.text_px("label") if turned else plan.label_px
    if not plan.naming or grid.pitch_x < (TURNED_FROM if turned else UPRIGHT_FROM) * size:
        return
    for column in grid.visible_columns():
        area = grid.cell(0, column)
        middle = area.center().x()
        if not grid.frame.left() <= middle <= grid.frame.right():
            continue
        inset = min(now.px(3), 0.1 * area.width())
        back = QRectF(area.left() + inset, plan.head - plan.lines.labels + now.px(2), 0, 0)
        back.setBottomRight(QPointF(area.right() - inset, plan.head - now.px(4)))
        _tint(painter, back, axis, column == picked, now)
        if turned:
            _paint_turned(painter, axis, column, QPointF(middle, plan.head - now.px(7)), plan, now)
            continue
        words, fit = _fitting(axis.labels[column], size, label_room(grid, now), now)
        line = layout(words, fit)
        at = QPointF(middle - line.width / 2, plan.head - 0.52 * size)
        draw(painter, at, line, now.colours, axis.colour)


def _paint_turned(
    painter: QPainter, axis: Axis, column: int, at: QPointF, plan: Arrangement, now: Theme
) -> None:
    """Paint a label upwards from ``at``, the middle of its foot."""
    size = now.text_px("label")
    words = elided(axis.labels[column], size, plan.lines.labels - now.px(10))
    painter.save()
    painter.translate(at)
    painter.rotate(-90.0)
    draw(painter, QPointF(0.0, 0.36 * size), layout(words, size), now.colours, axis.colour)
    painter.restore()


def _fitting(markup: str, size: int, room: float, now: Theme) -> tuple[str, int]:
    """Return a label and its size so that it fits: smaller first, then cut."""
    while layout(markup, size).width > room and size > now.text_px("label"):
        size -= 1
    return elided(markup, size, room), size


def _paint_row_labels(
    painter: QPainter, axis: Axis, plan: Arrangement, marks: Marks, now: Theme
) -> None:
    grid = plan.geometry
    picked = marks.picked[0] if marks.picked else -1
    size = min(plan.label_px, int(0.8 * grid.pitch_y))
    if size < SMALLEST_TEXT * now.scale:
        return
    room = plan.gutter - now.px(14)
    for row in grid.visible_rows():
        area = grid.cell(row, 0)
        middle = area.center().y()
        if not grid.frame.top() <= middle <= grid.frame.bottom():
            continue
        words, fit = _fitting(axis.labels[row], size, room, now)
        line = layout(words, fit)
        x = plan.gutter - now.px(10) - line.width
        back = QRectF(x - now.px(6), middle - 0.8 * size, line.width + now.px(12), 1.6 * size)
        _tint(painter, back, axis, row == picked, now)
        draw(painter, QPointF(x, middle + 0.33 * size), line, now.colours, axis.colour)


def _tint(painter: QPainter, area: QRectF, axis: Axis, picked: bool, now: Theme) -> None:
    if picked:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.colour(axis.colour, 0.12))
        painter.drawRoundedRect(area, now.px(3), now.px(3))


def _paint_sums(
    painter: QPainter, data: HeatmapData, plan: Arrangement, area: QRectF, now: Theme
) -> None:
    if plan.sums.isEmpty():
        return
    paint = _paint_sums_below if data.sums_below else _paint_sums_beside
    paint(painter, data, plan, area, now)


def _paint_sums_below(
    painter: QPainter, data: HeatmapData, plan: Arrangement, area: QRectF, now: Theme
) -> None:
    grid, size = plan.geometry, now.text_px("body")
    y = plan.sums.top() + 1.1 * size
    title = layout(data.sums_title, now.text_px("label"))
    draw(painter, QPointF(0.0, y), title, now.colours, "muted")
    beside = QRectF(area.left(), grid.frame.top(), area.width(), grid.frame.height())
    for column in grid.visible_columns(beside):
        at = QPointF(grid.cell(0, column).center().x(), y)
        text = data.sum_text(column)
        draw_number(painter, at, text, size, now.colour("text"), align=CENTRE)


def _paint_sums_beside(
    painter: QPainter, data: HeatmapData, plan: Arrangement, area: QRectF, now: Theme
) -> None:
    grid = plan.geometry
    x = plan.sums.left() + now.px(4)
    title_at = QPointF(x, plan.head - 0.6 * plan.label_px)
    draw(painter, title_at, layout(data.sums_title, now.text_px("label")), now.colours, "muted")
    size = min(now.text_px("body"), int(0.8 * grid.pitch_y))
    if size < SMALLEST_TEXT * now.scale:
        return
    beside = QRectF(grid.frame.left(), area.top(), grid.frame.width(), area.height())
    for row in grid.visible_rows(beside):
        middle = grid.cell(row, 0).center().y()
        if grid.frame.top() <= middle <= grid.frame.bottom():
            at = QPointF(x, middle + 0.36 * size)
            draw_number(painter, at, data.sum_text(row), size, now.colour("text"))
