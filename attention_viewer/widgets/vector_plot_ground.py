"""The ground of the plane: the positive half and the lines of equal score."""

from __future__ import annotations

import math
from functools import cached_property

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import blend, fill_quickly, half_plane, line_across
from attention_viewer.widgets.arrow_labels import Box
from attention_viewer.widgets.arrow_scene import VectorScene
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.vector_plot_frame import PlotFrame, nice_step
from attention_viewer.widgets.vector_plot_scale import box_of, least_px, tick_text, write

_STEEP = 1.0


class PlotGround:
    """Paints what the query decides."""

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
        self.boxes: list[Box] = []
        """Where words were painted."""

    def paint_scores(self) -> None:
        """Paint the tinted half and the lines of equal score."""
        ground = self._now.colour("ground")
        if not self._tinted:
            self._painter.fillRect(self._area, ground)
            return
        tint = blend(self._now.colour("q"), ground, 0.07)
        for towards, colour in ((self._along, tint), (-self._along, ground)):
            fill_quickly(self._painter, half_plane(self._area, self._origin, towards), colour)
        self._paint_equal_scores()

    def paint_words(self) -> None:
        """Paint the scores of the lines, and what the two halves mean."""
        if self._tinted:
            self._paint_line_labels()
            self._paint_sides()

    @property
    def _tinted(self) -> bool:
        return self._length > 0.0 and self._scene.show_lines

    def _paint_equal_scores(self) -> None:
        now = self._now
        for strong in (False, True):
            lines = [QLineF(*ends) for score, ends in self._equal_lines if (score == 0.0) is strong]
            colour = blend(now.colour("q"), now.colour("ground"), 0.85 if strong else 0.4)
            self._painter.setPen(QPen(colour, now.line_px(1.5 if strong else 1.0)))
            self._painter.drawLines(lines)

    @cached_property
    def _score_step(self) -> float:
        return nice_step(least_px(self._now) / self._frame.scale * self._length)

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
        row = QPointF(margin, self._area.bottom() - self._now.px(12))
        self._word(row, words, token="q")
        if self._steep:
            # A name between the numbers would be read as one of them.
            _, top, _, bottom = self.boxes[-1]
            self.boxes.append((margin, top, self._area.right(), bottom))

    def _word(self, at: QPointF, text: str, *, weight: int = 400, token: str = "muted") -> None:
        write(self._painter, at, text, self._now, weight=weight, token=token)
        self.boxes.append(box_of(at, text, self._now, weight=weight))

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

    def _paint_sides(self) -> None:
        """Name the two halves, each in a corner that lies in it, the upper right one first."""
        now = self._now
        size = now.text_px("tick")
        left, right = now.px(24), self._area.right() - now.px(24)
        top, low = now.px(20) + 0.7 * size, self._area.bottom() - now.px(30) - 2 * size
        corners = [(x, y) for y in (top, low) for x in (right, left)]
        positive, negative = self._side_words(right)
        for text, sign in ((positive, 1.0), (negative, -1.0)):
            wide = layout(text, size, 500).width
            spots = [(QPointF(x - wide if x == right else x, y)) for x, y in corners]
            free = (at for at in spots if self._is_free(at, wide, size, sign))
            at = next(free, None) or max(spots, key=lambda spot: sign * self._away(spot))
            self._word(at, text, weight=500)

    def _is_free(self, at: QPointF, wide: float, high: float, sign: float) -> bool:
        """Tell whether words lie wholly in the half of a sign, and on no others."""
        box = QRectF(at.x(), at.y() - high, wide, 1.3 * high)
        ends = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
        if any(sign * self._away(end) < 0.5 * high for end in ends):
            return False
        return not any(
            x0 < box.right() and x1 > box.left() and y0 < box.bottom() and y1 > box.top()
            for x0, y0, x1, y1 in self.boxes
        )

    def _away(self, spot: QPointF) -> float:
        """Return how far a spot lies beyond the line of score 0, px; negative on its other side."""
        return QPointF.dotProduct(spot - self._origin, self._along)

    def _side_words(self, right: float) -> tuple[str, str]:
        """Return what the halves are called: shortly where they would meet the axis's name."""
        now, words = self._now, self._scene.words
        size = now.text_px("tick")
        name_end = self._origin.x() + now.px(20) + layout(words.components[1], size).width
        widest = max(layout(text, size, 500).width for text in (words.positive, words.negative))
        if right - widest > name_end and now.px(24) + widest < self._origin.x() - now.px(36):
            return words.positive, words.negative
        return words.positive_short, words.negative_short
