"""The scale of the plane: grid, axes, their numbers and names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attention_viewer.core.formatting import compact, fixed
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import blend
from attention_viewer.widgets.arrow_labels import Box, crosses
from attention_viewer.widgets.arrow_text import SHIFTS, draw_in
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.vector_plot_frame import PlotFrame, nice_step, step_decimals

STEP_PX = 100
# On the wall everything but the picture is larger, so lines may stand closer.
_WALL_SHARE = 0.72
_PLAIN = (1e-3, 1e5)
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class _Number:
    """A number of an axis: its words and the area that they take."""

    words: str
    at: QPointF
    align: Qt.AlignmentFlag
    box: Box


class PlotScale:
    """What the view alone decides.

    Parameters
    ----------
    components
        The names of the axes.
    """

    def __init__(self, frame: PlotFrame, components: tuple[str, ...], now: Theme) -> None:
        self._frame, self._components, self._now = frame, components, now
        self._origin = QPointF(*frame.px(0, 0))
        self._step = grid_step(frame, now)

    def covered(
        self, areas: Iterable[Box], lines: Iterable[tuple[QPointF, QPointF]] = ()
    ) -> frozenset[int]:
        """Return which numbers lie under areas or lines, and so had better not be there."""
        under, through = tuple(areas), tuple(lines)
        return frozenset(
            index
            for index, number in enumerate(self._numbers)
            if any(_meet(number.box, area) for area in under)
            or any(crosses(start, end, number.box) for start, end in through)
        )

    def boxes(self, left_out: frozenset[int] = frozenset()) -> list[Box]:
        """Return where words stand: numbers but for those left out, and the upright axis's name."""
        numbers = [each.box for n, each in enumerate(self._numbers) if n not in left_out]
        return [*numbers, self._second_name.box]

    def paint(self, painter: QPainter, left_out: frozenset[int] = frozenset()) -> None:
        """Paint grid, axes and numbers but for those left out, and the upright axis's name."""
        self._paint_grid(painter)
        self._paint_axes(painter)
        numbers = [each for n, each in enumerate(self._numbers) if n not in left_out]
        for number in (*numbers, self._second_name):
            write(painter, number.at, number.words, self._now, align=number.align)

    def first_names(self) -> list[QRectF]:
        """Return the places for the level axis's name, the best first: above and below its ends."""
        now, high = self._now, self._frame.height
        size = now.text_px("tick")
        wide = layout(self._components[0], size).width
        lefts = (self._frame.width - now.px(16) - wide, now.px(24))
        above = min(max(self._origin.y() - now.px(8), 4.2 * size), high - 4.4 * size)
        below = self._numbers_y + 1.35 * size
        return [
            QRectF(left, y - 0.8 * size, wide, 1.05 * size)
            for left in lefts
            for y in (above, below)
        ]

    def paint_first_name(self, painter: QPainter, place: QRectF) -> None:
        """Paint the level axis's name into one of its places."""
        size = self._now.text_px("tick")
        at = QPointF(place.left(), place.top() + 0.8 * size)
        write(painter, at, self._components[0], self._now)

    def _paint_grid(self, painter: QPainter) -> None:
        # Stripes on whole pixels are sharp, and far quicker than strokes.
        now, frame = self._now, self._frame
        colour = now.colour("line", 0.2)
        wide = max(1, round(now.line_px(1.0)))
        for x in frame.ticks_x(self._step):
            at = round(frame.px(x, 0)[0])
            painter.fillRect(QRectF(at, 0, wide, frame.height), colour)
        for y in frame.ticks_y(self._step):
            at = round(frame.px(0, y)[1])
            painter.fillRect(QRectF(0, at, frame.width, wide), colour)

    def _paint_axes(self, painter: QPainter) -> None:
        now, frame = self._now, self._frame
        axis = blend(now.colour("line"), now.colour("ground"), 0.75)
        painter.setPen(QPen(axis, now.line_px(1.1)))
        x0, y0 = self._origin.x(), self._origin.y()
        if 0 <= y0 <= frame.height:
            painter.drawLine(QPointF(0, y0), QPointF(frame.width, y0))
        if 0 <= x0 <= frame.width:
            painter.drawLine(QPointF(x0, 0), QPointF(x0, frame.height))

    @property
    def _numbers_y(self) -> float:
        size = self._now.text_px("tick")
        return min(max(self._origin.y() + 1.45 * size, 1.4 * size), self._frame.height - 3.6 * size)

    @cached_property
    def _numbers(self) -> list[_Number]:
        now, frame = self._now, self._frame
        size, y = now.text_px("tick"), self._numbers_y
        x = min(max(self._origin.x() - now.px(8), 3.2 * size), frame.width - now.px(8))
        numbers = []
        for value in frame.ticks_x(self._step):
            at = frame.px(value, 0)[0]
            if size * 1.5 < at < frame.width - size * 1.5:
                middle = Qt.AlignmentFlag.AlignHCenter
                numbers.append(self._number(value, QPointF(at, y), middle))
        for value in frame.ticks_y(self._step):
            at = frame.px(0, value)[1]
            if size * 1.2 < at < frame.height - size * 3.4:
                numbers.append(self._number(value, QPointF(x, at + 0.36 * size), _RIGHT))
        return numbers

    def _number(self, value: float, at: QPointF, align: Qt.AlignmentFlag) -> _Number:
        words = tick_text(value, self._step)
        return _Number(words, at, align, box_of(at, words, self._now, align=align))

    @property
    def _second_name(self) -> _Number:
        now, words = self._now, self._components[1]
        size = now.text_px("tick")
        room = self._frame.width - layout(words, size).width - 8
        at = QPointF(min(max(self._origin.x() + now.px(8), now.px(24)), room), 1.3 * size)
        return _Number(words, at, _LEFT, box_of(at, words, now))


@lru_cache(maxsize=8)
def scale_for(frame: PlotFrame, components: tuple[str, ...], now: Theme) -> PlotScale:
    """Return the scale of a view: the same one as long as that stands still, as in a drag."""
    return PlotScale(frame, components, now)


def write(
    painter: QPainter,
    at: QPointF,
    words: str,
    now: Theme,
    *,
    weight: int = 400,
    token: str = "muted",
    align: Qt.AlignmentFlag = _LEFT,
) -> None:
    """Paint words of the ground over whatever is there."""
    draw_in(
        painter,
        at,
        words,
        now.text_px("tick"),
        now.colours,
        align=align,
        weight=weight,
        default=token,
        halo=now.colour("ground", 0.92),
        halo_px=now.px(4),
    )


def box_of(
    at: QPointF, words: str, now: Theme, *, weight: int = 400, align: Qt.AlignmentFlag = _LEFT
) -> Box:
    """Return the area that words of the ground take."""
    size = now.text_px("tick")
    width = layout(words, size, weight).width
    left = at.x() - SHIFTS[align] * width
    return left, at.y() - 0.8 * size, left + width, at.y() + 0.25 * size


def grid_step(frame: PlotFrame, now: Theme) -> float:
    """Return how wide a square of the grid is."""
    return nice_step(least_px(now) / frame.scale)


def least_px(now: Theme) -> float:
    """Return how close lines may stand."""
    return now.px(STEP_PX) * (_WALL_SHARE if now.projected else 1.0)


def tick_text(value: float, step: float, *, sign: bool = False) -> str:
    """Return a value of a scale with the decimals that its step needs."""
    low, high = _PLAIN
    if step < low or abs(value) >= high:
        text = compact(value, 3)
        return "+" + text if sign and value > 0.0 else text
    return fixed(value, step_decimals(step), sign=sign) if value else "0"


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]
