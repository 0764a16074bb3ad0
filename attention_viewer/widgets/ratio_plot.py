"""Measured over theory, with the band where 95% of runs must fall."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.curve_plot import CurvePlot, CurveScene
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.plot_axes import Frame
from attention_viewer.widgets.plot_axes_paint import DASHES, MARK_PX, draw_grid, stroke


@dataclass(frozen=True)
class RatioScene(CurveScene):
    """A scene with a band.

    Parameters
    ----------
    band
        (x, low, high) from left to right; empty where theory has no band.
    band_label
        Markup written into the band.
    note
        Markup in the middle, where there is nothing to compare with.
    """

    band: tuple[tuple[float, float, float], ...] = ()
    band_label: str = ""
    note: str = ""


class RatioPlot(CurvePlot):
    """Paints a `RatioScene`: band, the line at 1, and the marks."""

    def paint_ground(self, painter: QPainter, frame: Frame, now: Theme) -> None:
        """Paint the band, the grid and the line at 1."""
        scene = self.scene
        if isinstance(scene, RatioScene) and scene.band:
            _paint_band(painter, frame, scene, now)
        draw_grid(painter, frame, now)
        painter.setPen(stroke(now.colour("text"), now.line_px(1.5), DASHES))
        y = frame.y_px(1.0)
        painter.drawLine(QLineF(frame.left, y, frame.right, y))

    def paint_over(self, painter: QPainter, frame: Frame, now: Theme) -> None:
        """Write the band's words."""
        scene = self.scene
        if isinstance(scene, RatioScene) and scene.note:
            _paint_note(painter, frame, scene.note, now)
        if not isinstance(scene, RatioScene) or not scene.band:
            return
        _, low, high = scene.band[-1]
        at = _label_place(frame, scene, now, (frame.y_px(high), frame.y_px(low)))
        right = Qt.AlignmentFlag.AlignRight
        draw_in(painter, at, scene.band_label, now.text_px("label"), now.colours, align=right)


def _paint_note(painter: QPainter, frame: Frame, note: str, now: Theme) -> None:
    size = now.text_px("label")
    at = QPointF(frame.left + frame.width / 2, frame.y_px(1.0) - 0.8 * size)
    centre = Qt.AlignmentFlag.AlignHCenter
    draw_in(painter, at, note, size, now.colours, align=centre, default="muted")


def _paint_band(painter: QPainter, frame: Frame, scene: RatioScene, now: Theme) -> None:
    upper = [QPointF(frame.x_px(x), frame.y_px(high)) for x, _, high in scene.band]
    lower = [QPointF(frame.x_px(x), frame.y_px(low)) for x, low, _ in scene.band]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.colour("text", 0.12))
    painter.drawPolygon(QPolygonF(upper + lower[::-1]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _label_place(
    frame: Frame, scene: RatioScene, now: Theme, edges: tuple[float, float]
) -> QPointF:
    """Return where the band's words end: below its lower edge, or above the upper one.

    Only finished marks are looked at, so that the words stand still while a run goes on.
    """
    size, x = now.text_px("label"), frame.right - now.px(4)
    width = layout(scene.band_label, size).width
    below = min(edges[1] + 1.3 * size, frame.bottom - now.px(4))
    above = max(edges[0] - 0.4 * size, frame.top + 1.1 * size)
    marks = [
        QPointF(frame.x_px(point.x) + now.line_px(curve.shift), frame.y_px(point.y))
        for curve in scene.curves
        for point in curve.points
        if point.firm
    ]

    def clearance(y: float) -> float:
        room = now.line_px(MARK_PX)
        beside = [mark for mark in marks if x - width - room < mark.x() < x + room]
        return min((abs(mark.y() - (y - 0.36 * size)) for mark in beside), default=math.inf)

    clear = clearance(below) >= size + now.line_px(MARK_PX)
    return QPointF(x, below if clear or clearance(below) >= clearance(above) else above)
