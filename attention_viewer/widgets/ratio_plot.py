"""Measured over theory, with the band where 95% of runs must fall."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.curve_plot import CurvePlot, CurveScene
from attention_viewer.widgets.math_layout import draw_in
from attention_viewer.widgets.plot_axes import Frame
from attention_viewer.widgets.plot_axes_paint import DASHES, draw_grid, stroke


@dataclass(frozen=True)
class RatioScene(CurveScene):
    """A scene with a band.

    Parameters
    ----------
    band
        (x, low, high) from left to right; empty where theory has no band.
    band_label
        Markup written into the band.
    """

    band: tuple[tuple[float, float, float], ...] = ()
    band_label: str = ""


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


def _paint_band(painter: QPainter, frame: Frame, scene: RatioScene, now: Theme) -> None:
    upper = [QPointF(frame.x_px(x), frame.y_px(high)) for x, _, high in scene.band]
    lower = [QPointF(frame.x_px(x), frame.y_px(low)) for x, low, _ in scene.band]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.colour("text", 0.12))
    painter.drawPolygon(QPolygonF(upper + lower[::-1]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    size = now.text_px("label")
    # Below the band's lower edge lies nothing but outliers, so its words hide no mark there.
    y = min(lower[-1].y() + 1.3 * size, frame.bottom - now.px(4))
    at = QPointF(frame.right - now.px(4), y)
    draw_in(painter, at, scene.band_label, size, now.colours, align=Qt.AlignmentFlag.AlignRight)
