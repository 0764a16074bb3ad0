"""The ground of the plane: positive half, grid, lines of equal score, axes."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attention_viewer.core.formatting import compact, fixed
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import blend, half_plane, line_across
from attention_viewer.widgets.arrow_scene import VectorScene
from attention_viewer.widgets.math_layout import draw_in, layout
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
        self._step = nice_step(_least_px(now) / frame.scale)

    def paint(self) -> None:
        """Paint all layers."""
        now = self._now
        self._painter.fillRect(self._area, now.colour("ground"))
        tinted = self._length > 0.0 and self._scene.show_lines
        if tinted:
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(blend(now.colour("q"), now.colour("ground"), 0.07))
            self._painter.drawPolygon(half_plane(self._area, self._origin, self._along))
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._paint_grid()
        if tinted:
            self._paint_equal_scores()
        self._paint_axes()
        if tinted:
            self._paint_sides()

    def _paint_grid(self) -> None:
        # Opaque stripes: on whole pixels they are sharp, and far quicker than strokes.
        now = self._now
        colour = blend(now.colour("line"), now.colour("ground"), 0.2)
        wide = max(1, round(now.line_px(1.0)))
        frame = self._frame
        for x in frame.ticks_x(self._step):
            at = round(frame.px(x, 0)[0])
            self._painter.fillRect(QRectF(at, 0, wide, frame.height), colour)
        for y in frame.ticks_y(self._step):
            at = round(frame.px(0, y)[1])
            self._painter.fillRect(QRectF(0, at, frame.width, wide), colour)

    def _paint_equal_scores(self) -> None:
        step = nice_step(_least_px(self._now) / self._frame.scale * self._length)
        low, high = self._score_range()
        first, last = math.ceil(low / step), math.floor(high / step)
        spots = [self._paint_line(n, n * step) for n in range(first, last + 1)]
        self._paint_line_labels(step, [spot for spot in spots if spot is not None])

    def _score_range(self) -> tuple[float, float]:
        q = self._scene.query.vector
        corners = [(0, 0), (1, 0), (0, 1), (1, 1)]
        points = [
            self._frame.units(x * self._frame.width, y * self._frame.height) for x, y in corners
        ]
        scores = [q[0] * x + q[1] * y for x, y in points]
        return min(scores), max(scores)

    def _paint_line(self, number: int, score: float) -> tuple[float, QPointF] | None:
        """Paint the points that score ``score``; return where their label goes."""
        away = score / self._length * self._frame.scale
        point = self._origin + self._along * away
        ends = line_across(self._area, point, QPointF(-self._along.y(), self._along.x()))
        if ends is None:
            return None
        now = self._now
        strong = number == 0
        self._painter.setPen(
            QPen(
                blend(now.colour("q"), now.colour("ground"), 0.85 if strong else 0.4),
                now.line_px(1.5 if strong else 1.0),
            )
        )
        self._painter.drawLine(*ends)
        if self._steep:
            return score, max(ends, key=lambda end: end.y())
        return score, min(ends, key=lambda end: end.x())

    @property
    def _steep(self) -> bool:
        """Whether the lines of equal score are more upright than level."""
        return abs(self._along.x()) >= _STEEP * abs(self._along.y())

    def _paint_line_labels(self, step: float, spots: list[tuple[float, QPointF]]) -> None:
        now = self._now
        size = now.text_px("tick")
        halo = now.colour("ground", 0.92)
        margin = now.px(24)
        for score, spot in spots:
            text = tick_text(score, step, sign=True)
            width = layout(text, size).width
            if self._steep:
                if spot.y() < self._area.bottom() - 1:
                    continue
                x = self._slid(spot, now.px(14)) - width / 2
                at = QPointF(x, self._area.bottom() - now.px(12))
                inside = margin * 0.4 < x < self._area.right() - width - margin * 0.4
            else:
                if spot.x() > 1:
                    continue
                at = QPointF(margin, spot.y() - now.px(4))
                inside = now.px(60) < at.y() < self._area.bottom() - now.px(44)
            if inside:
                weight = 600 if score == 0.0 else 400
                draw_in(
                    self._painter,
                    at,
                    text,
                    size,
                    now.colours,
                    weight=weight,
                    default="q",
                    halo=halo,
                    halo_px=now.px(4),
                )
        words = self._scene.words.equal
        at = QPointF(margin, self._area.bottom() - now.px(14) - 1.7 * size)
        if not self._steep:
            at.setY(self._area.bottom() - now.px(12))
        draw_in(
            self._painter, at, words, size, now.colours, default="q", halo=halo, halo_px=now.px(4)
        )

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
        halo = now.colour("ground", 0.92)
        y = min(max(self._origin.y() + 1.45 * size, 1.4 * size), frame.height - 3.6 * size)
        x = min(max(self._origin.x() - now.px(8), 3.2 * size), frame.width - now.px(8))
        for value in frame.ticks_x(self._step):
            at = frame.px(value, 0)[0]
            if size * 1.5 < at < frame.width - size * 1.5:
                self._tick(QPointF(at, y), value, size, halo, Qt.AlignmentFlag.AlignHCenter)
        for value in frame.ticks_y(self._step):
            at = frame.px(0, value)[1]
            if size * 1.2 < at < frame.height - size * 3.4:
                self._tick(
                    QPointF(x, at + 0.36 * size), value, size, halo, Qt.AlignmentFlag.AlignRight
                )

    def _tick(
        self, at: QPointF, value: float, size: int, halo: object, align: Qt.AlignmentFlag
    ) -> None:
        text = tick_text(value, self._step)
        now = self._now
        draw_in(
            self._painter,
            at,
            text,
            size,
            now.colours,
            align=align,
            default="muted",
            halo=now.colour("ground", 0.92),
            halo_px=now.px(4),
        )

    def _paint_axis_names(self) -> None:
        now = self._now
        size = now.text_px("tick")
        halo, halo_px = now.colour("ground", 0.92), now.px(4)
        first, second = self._scene.words.components[:2]
        y = min(max(self._origin.y() - now.px(8), 4.2 * size), self._area.height() - 4.4 * size)
        at = QPointF(self._area.right() - now.px(16), y)
        draw_in(
            self._painter,
            at,
            first,
            size,
            now.colours,
            default="muted",
            align=Qt.AlignmentFlag.AlignRight,
            halo=halo,
            halo_px=halo_px,
        )
        width = layout(second, size).width
        x = min(max(self._origin.x() + now.px(8), now.px(24)), self._area.right() - width - 8)
        at = QPointF(x, 1.3 * size)
        draw_in(
            self._painter,
            at,
            second,
            size,
            now.colours,
            default="muted",
            halo=halo,
            halo_px=halo_px,
        )

    def _paint_sides(self) -> None:
        """Name the two halves, each in an upper corner or, where q stands upright, at the right."""
        now = self._now
        words = self._scene.words
        size = now.text_px("tick")
        top = now.px(20) + 0.7 * size
        low = self._area.bottom() - now.px(30) - 2 * size
        right = self._area.right() - now.px(24)
        if self._steep:
            spots = {True: QPointF(right, top), False: QPointF(now.px(24), top)}
            positive_at_right = self._along.x() > 0
            places = [
                (words.positive, spots[positive_at_right], positive_at_right),
                (words.negative, spots[not positive_at_right], not positive_at_right),
            ]
        else:
            positive_above = self._along.y() < 0
            spots = {True: QPointF(right, top), False: QPointF(right, low)}
            places = [
                (words.positive, spots[positive_above], True),
                (words.negative, spots[not positive_above], True),
            ]
        for text, at, at_right in places:
            align = Qt.AlignmentFlag.AlignRight if at_right else Qt.AlignmentFlag.AlignLeft
            draw_in(
                self._painter,
                at,
                text,
                size,
                now.colours,
                align=align,
                weight=500,
                default="muted",
                halo=now.colour("ground", 0.92),
                halo_px=now.px(4),
            )


def _least_px(now: Theme) -> float:
    return now.px(STEP_PX) * (_WALL_SHARE if now.projected else 1.0)


def tick_text(value: float, step: float, *, sign: bool = False) -> str:
    """Return a value of a scale with the decimals that its step needs."""
    low, high = _PLAIN
    if step < low or abs(value) >= high:
        text = compact(value, 3)
        return "+" + text if sign and value > 0.0 else text
    return fixed(value, step_decimals(step), sign=sign) if value else "0"
