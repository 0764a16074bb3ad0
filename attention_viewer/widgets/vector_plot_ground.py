"""The ground of the plane: positive half, grid, lines of equal score, axes."""

from __future__ import annotations

import math
from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attention_viewer.core.formatting import compact, fixed
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import blend, fill_quickly, half_plane, line_across
from attention_viewer.widgets.arrow_labels import Box
from attention_viewer.widgets.arrow_scene import VectorScene
from attention_viewer.widgets.arrow_text import SHIFTS, draw_in
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.vector_plot_frame import PlotFrame, nice_step, step_decimals

STEP_PX = 100
# On the wall everything but the picture is larger, so lines may stand closer.
_WALL_SHARE = 0.72
_PLAIN = (1e-3, 1e5)
_STEEP = 1.0


class PlotGround:
    """Paints everything that does not change while a key is dragged."""

    def __init__(self, painter: QPainter, frame: PlotFrame, scene: VectorScene, now: Theme) -> None:
        self._painter, self._frame, self._scene, self._now = painter, frame, scene, now
        self._area = QRectF(0, 0, frame.width, frame.height)
        self._origin = QPointF(*frame.px(0, 0))
        q = scene.query.vector
        self._length = math.hypot(*q)
        # On screen y grows downwards.
        self._along = QPointF(0, 0)
        if self._length > 0.0:
            self._along = QPointF(q[0] / self._length, -q[1] / self._length)
        self._step = grid_step(frame, now)
        self.boxes: list[Box] = []
        """Where words were painted."""

    def paint_scores(self) -> None:
        """Paint what the query decides: the tinted half and the lines of equal score."""
        ground = self._now.colour("ground")
        if not self._tinted:
            self._painter.fillRect(self._area, ground)
            return
        tint = blend(self._now.colour("q"), ground, 0.07)
        for towards, colour in ((self._along, tint), (-self._along, ground)):
            fill_quickly(self._painter, half_plane(self._area, self._origin, towards), colour)
        self._paint_equal_scores()

    def paint_scale(self) -> None:
        """Paint what the view alone decides: grid, axes and their numbers, over the lines."""
        self._paint_grid()
        self._paint_axes()

    def paint_words(self) -> None:
        """Paint the scores of the lines, and what the two halves mean."""
        if self._tinted:
            self._paint_line_labels()
            self._paint_sides()

    @property
    def _tinted(self) -> bool:
        return self._length > 0.0 and self._scene.show_lines

    def _paint_grid(self) -> None:
        # Stripes on whole pixels are sharp, and far quicker than strokes.
        now = self._now
        colour = now.colour("line", 0.2)
        wide = max(1, round(now.line_px(1.0)))
        frame = self._frame
        for x in frame.ticks_x(self._step):
            at = round(frame.px(x, 0)[0])
            self._painter.fillRect(QRectF(at, 0, wide, frame.height), colour)
        for y in frame.ticks_y(self._step):
            at = round(frame.px(0, y)[1])
            self._painter.fillRect(QRectF(0, at, frame.width, wide), colour)

    def _paint_equal_scores(self) -> None:
        now = self._now
        for strong in (False, True):
            lines = [QLineF(*ends) for score, ends in self._equal_lines if (score == 0.0) is strong]
            colour = blend(now.colour("q"), now.colour("ground"), 0.85 if strong else 0.4)
            self._painter.setPen(QPen(colour, now.line_px(1.5 if strong else 1.0)))
            self._painter.drawLines(lines)

    @cached_property
    def _score_step(self) -> float:
        return nice_step(_least_px(self._now) / self._frame.scale * self._length)

    @cached_property
    def _equal_lines(self) -> list[tuple[float, tuple[QPointF, QPointF]]]:
        """Scores with the ends of the line of the points that score it."""
        step, (low, high) = self._score_step, self._score_range()
        across = QPointF(-self._along.y(), self._along.x())
        found = []
        for number in range(math.ceil(low / step), math.floor(high / step) + 1):
            away = number * step / self._length * self._frame.scale
            ends = line_across(self._area, self._origin + self._along * away, across)
            if ends is not None:
                found.append((number * step, ends))
        return found

    def _score_range(self) -> tuple[float, float]:
        q = self._scene.query.vector
        corners = [(0, 0), (1, 0), (0, 1), (1, 1)]
        points = [
            self._frame.units(x * self._frame.width, y * self._frame.height) for x, y in corners
        ]
        scores = [q[0] * x + q[1] * y for x, y in points]
        return min(scores), max(scores)

    @property
    def _steep(self) -> bool:
        """Whether the lines of equal score are more upright than level."""
        return abs(self._along.x()) >= _STEEP * abs(self._along.y())

    def _paint_line_labels(self) -> None:
        size, margin = self._now.text_px("tick"), self._now.px(24)
        words = self._scene.words.equal
        # One row, read from the left: what the numbers are, then the numbers.
        start = margin + layout(words, size).width if self._steep else 0.0
        for score, ends in self._equal_lines:
            text = tick_text(score, self._score_step, sign=True)
            at = self._label_place(ends, layout(text, size).width, margin)
            if at is not None and at.x() > start + 0.5 * size:
                self._word(at, text, weight=600 if score == 0.0 else 400, token="q")
        self._word(QPointF(margin, self._area.bottom() - self._now.px(12)), words, token="q")

    def _label_place(
        self, ends: tuple[QPointF, QPointF], width: float, margin: float
    ) -> QPointF | None:
        """Return where a line is named: where it meets the lower or the left edge; or None."""
        now, area = self._now, self._area
        if self._steep:
            spot = max(ends, key=QPointF.y)
            if spot.y() < area.bottom() - 1:
                return None
            x = self._slid(spot, now.px(14)) - width / 2
            inside = margin * 0.4 < x < area.right() - width - margin * 0.4
            return QPointF(x, area.bottom() - now.px(12)) if inside else None
        spot = min(ends, key=QPointF.x)
        y = spot.y() - now.px(4)
        inside = now.px(60) < y < area.bottom() - now.px(44)
        return QPointF(margin, y) if inside and spot.x() <= 1 else None

    def _slid(self, spot: QPointF, rise: float) -> float:
        """Return the x of the line that ends at ``spot``, ``rise`` above the lower edge."""
        return spot.x() + rise * self._along.y() / self._along.x()

    def _paint_axes(self) -> None:
        now, area = self._now, self._area
        axis = blend(now.colour("line"), now.colour("ground"), 0.75)
        self._painter.setPen(QPen(axis, now.line_px(1.1)))
        x0, y0 = self._origin.x(), self._origin.y()
        if 0 <= y0 <= area.height():
            self._painter.drawLine(QPointF(0, y0), QPointF(area.width(), y0))
        if 0 <= x0 <= area.width():
            self._painter.drawLine(QPointF(x0, 0), QPointF(x0, area.height()))
        self._paint_ticks()
        self._paint_axis_names()

    def _paint_ticks(self) -> None:
        now, frame = self._now, self._frame
        size = now.text_px("tick")
        centre, right = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
        y = min(max(self._origin.y() + 1.45 * size, 1.4 * size), frame.height - 3.6 * size)
        x = min(max(self._origin.x() - now.px(8), 3.2 * size), frame.width - now.px(8))
        for value in frame.ticks_x(self._step):
            at = frame.px(value, 0)[0]
            if size * 1.5 < at < frame.width - size * 1.5:
                self._word(QPointF(at, y), tick_text(value, self._step), align=centre)
        for value in frame.ticks_y(self._step):
            at = frame.px(0, value)[1]
            if size * 1.2 < at < frame.height - size * 3.4:
                words = tick_text(value, self._step)
                self._word(QPointF(x, at + 0.36 * size), words, align=right)

    def _word(
        self,
        at: QPointF,
        text: str,
        *,
        weight: int = 400,
        token: str = "muted",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        now = self._now
        size = now.text_px("tick")
        line = draw_in(
            self._painter,
            at,
            text,
            size,
            now.colours,
            align=align,
            weight=weight,
            default=token,
            halo=now.colour("ground", 0.92),
            halo_px=now.px(4),
        )
        left = at.x() - SHIFTS[align] * line.width
        self.boxes.append((left, at.y() - 0.8 * size, left + line.width, at.y() + 0.25 * size))

    def _paint_axis_names(self) -> None:
        now = self._now
        size = now.text_px("tick")
        first, second = self._scene.words.components[:2]
        y = min(max(self._origin.y() - now.px(8), 4.2 * size), self._area.height() - 4.4 * size)
        at = QPointF(self._area.right() - now.px(16), y)
        self._word(at, first, align=Qt.AlignmentFlag.AlignRight)
        width = layout(second, size).width
        x = min(max(self._origin.x() + now.px(8), now.px(24)), self._area.right() - width - 8)
        self._word(QPointF(x, 1.3 * size), second)

    def _paint_sides(self) -> None:
        """Name the two halves, each in an upper corner or, where q stands upright, at the right."""
        now = self._now
        size = now.text_px("tick")
        top = now.px(20) + 0.7 * size
        low = self._area.bottom() - now.px(30) - 2 * size
        right = self._area.right() - now.px(24)
        positive, negative = self._side_words(right)
        if self._steep:
            spots = {True: QPointF(right, top), False: QPointF(now.px(24), top)}
            positive_at_right = self._along.x() > 0
            places = [
                (positive, spots[positive_at_right], positive_at_right),
                (negative, spots[not positive_at_right], not positive_at_right),
            ]
        else:
            positive_above = self._along.y() < 0
            spots = {True: QPointF(right, top), False: QPointF(right, low)}
            places = [
                (positive, spots[positive_above], True),
                (negative, spots[not positive_above], True),
            ]
        for text, at, at_right in places:
            align = Qt.AlignmentFlag.AlignRight if at_right else Qt.AlignmentFlag.AlignLeft
            self._word(at, text, weight=500, align=align)

    def _side_words(self, right: float) -> tuple[str, str]:
        """Return what the halves are called: shortly where they would meet the axis's name."""
        now, words = self._now, self._scene.words
        size = now.text_px("tick")
        name_end = self._origin.x() + now.px(20) + layout(words.components[1], size).width
        widest = max(layout(text, size, 500).width for text in (words.positive, words.negative))
        if right - widest > name_end and now.px(24) + widest < self._origin.x() - now.px(36):
            return words.positive, words.negative
        return words.positive_short, words.negative_short


def grid_step(frame: PlotFrame, now: Theme) -> float:
    """Return how wide a square of the grid is."""
    return nice_step(_least_px(now) / frame.scale)


def _least_px(now: Theme) -> float:
    return now.px(STEP_PX) * (_WALL_SHARE if now.projected else 1.0)


def tick_text(value: float, step: float, *, sign: bool = False) -> str:
    """Return a value of a scale with the decimals that its step needs."""
    low, high = _PLAIN
    if step < low or abs(value) >= high:
        text = compact(value, 3)
        return "+" + text if sign and value > 0.0 else text
    return fixed(value, step_decimals(step), sign=sign) if value else "0"
