"""Where the cells of a heat map lie: fitted into a frame, or zoomed and panned inside it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

THIN_GAP_FROM = 8.0
"""Pitch in px from which on cells are told apart by a line of ground."""


@dataclass(frozen=True)
class Zoom:
    """How much of the table is seen: ``factor`` 1 fits it; ``x``, ``y`` are cells scrolled away."""

    factor: float = 1.0
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True)
class Geometry:
    """The grid of cells.

    Parameters
    ----------
    frame
        The part of the widget in which cells are seen.
    rows, columns
        Cells of the whole table.
    pitch_x, pitch_y
        Distance from one cell to the next, px.
    first_x, first_y
        Cells scrolled away, may be broken.
    gap
        Ground left between two cells, px.
    """

    frame: QRectF
    rows: int
    columns: int
    pitch_x: float
    pitch_y: float
    first_x: float = 0.0
    first_y: float = 0.0
    gap: float = 0.0

    def cell(self, row: int, column: int) -> QRectF:
        """Return where a cell is painted, whether in the frame or not."""
        x = self.frame.left() + (column - self.first_x) * self.pitch_x
        y = self.frame.top() + (row - self.first_y) * self.pitch_y
        return QRectF(x, y, self.pitch_x - self.gap, self.pitch_y - self.gap)

    def at(self, point: QPointF) -> tuple[int, int] | None:
        """Return row and column under a point, None beside the cells."""
        if not self.frame.contains(point):
            return None
        column = math.floor((point.x() - self.frame.left()) / self.pitch_x + self.first_x)
        row = math.floor((point.y() - self.frame.top()) / self.pitch_y + self.first_y)
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return (row, column) if inside else None

    def row_at(self, y: float) -> int | None:
        """Return the row beside a height, for labels."""
        row = math.floor((y - self.frame.top()) / self.pitch_y + self.first_y)
        inside = self.frame.top() <= y < self.frame.bottom() and 0 <= row < self.rows
        return row if inside else None

    def column_at(self, x: float) -> int | None:
        """Return the column under an abscissa, for labels."""
        column = math.floor((x - self.frame.left()) / self.pitch_x + self.first_x)
        inside = self.frame.left() <= x < self.frame.right() and 0 <= column < self.columns
        return column if inside else None

    def block(self, rows: range, columns: range) -> QRectF:
        """Return where cells beside one another are painted, the ground around them included."""
        x = self.frame.left() + (columns.start - self.first_x) * self.pitch_x
        y = self.frame.top() + (rows.start - self.first_y) * self.pitch_y
        return QRectF(x, y, len(columns) * self.pitch_x, len(rows) * self.pitch_y)

    def visible_rows(self, area: QRectF | None = None) -> range:
        """Return the rows seen, also in part; those that touch an area of the widget, if given."""
        seen = self.frame if area is None else self.frame & area
        if seen.isEmpty():
            return range(0)
        start = self.first_y + (seen.top() - self.frame.top()) / self.pitch_y
        end = start + seen.height() / self.pitch_y
        return range(max(0, math.floor(start)), min(self.rows, math.ceil(end - 1e-9)))

    def visible_columns(self, area: QRectF | None = None) -> range:
        """Return the columns seen, also in part; those that touch an area, if given."""
        seen = self.frame if area is None else self.frame & area
        if seen.isEmpty():
            return range(0)
        start = self.first_x + (seen.left() - self.frame.left()) / self.pitch_x
        end = start + seen.width() / self.pitch_x
        return range(max(0, math.floor(start)), min(self.columns, math.ceil(end - 1e-9)))

    @property
    def zoomed(self) -> bool:
        """Whether part of the table lies outside the frame."""
        wide = self.columns * self.pitch_x > self.frame.width() + 1.0
        return wide or self.rows * self.pitch_y > self.frame.height() + 1.0


def fitted(
    room: QRectF, rows: int, columns: int, largest: tuple[float, float], *, small: float, zoom: Zoom
) -> Geometry:
    """Return the grid in the upper left of ``room``.

    Parameters
    ----------
    largest
        Width and height that no cell exceeds unless zoomed.
    small
        Side below which cells become squares, so that a large table keeps its shape.
    """
    pitch_x = max(min(largest[0], room.width() / columns), 0.01)
    pitch_y = max(min(largest[1], room.height() / rows), 0.01)
    if pitch_x < small and pitch_y < small:
        pitch_x = pitch_y = min(pitch_x, pitch_y)
    frame = QRectF(room.left(), room.top(), columns * pitch_x, rows * pitch_y)
    pitch_x, pitch_y = pitch_x * zoom.factor, pitch_y * zoom.factor
    if zoom.factor > 1.0:
        frame.setWidth(min(columns * pitch_x, room.width()))
        frame.setHeight(min(rows * pitch_y, room.height()))
    first_x = min(max(zoom.x, 0.0), columns - frame.width() / pitch_x)
    first_y = min(max(zoom.y, 0.0), rows - frame.height() / pitch_y)
    smallest = min(pitch_x, pitch_y)
    gap = 2.0 if smallest >= small else (1.0 if smallest >= THIN_GAP_FROM else 0.0)
    return Geometry(frame, rows, columns, pitch_x, pitch_y, first_x, first_y, gap)


def zoomed_at(geometry: Geometry, zoom: Zoom, point: QPointF, step: float, most: float) -> Zoom:
    """Return the zoom after multiplying by ``step``; the cell under ``point`` stays there.

    ``most`` is the largest pitch in px.
    """
    base = min(geometry.pitch_x, geometry.pitch_y) / zoom.factor
    factor = min(max(zoom.factor * step, 1.0), max(1.0, most / base))
    cell_x = (point.x() - geometry.frame.left()) / geometry.pitch_x + geometry.first_x
    cell_y = (point.y() - geometry.frame.top()) / geometry.pitch_y + geometry.first_y
    ratio = zoom.factor / factor
    x = cell_x - (cell_x - geometry.first_x) * ratio
    y = cell_y - (cell_y - geometry.first_y) * ratio
    return Zoom(factor, max(0.0, x), max(0.0, y))
