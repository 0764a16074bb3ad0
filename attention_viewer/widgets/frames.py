"""The outlines shared by fields, buttons and lists."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from attention_viewer.runtime.theme import Theme

RADIUS = 4.0


def frame_rect(area: QRectF, pen_px: float) -> QRectF:
    """Return the rectangle whose outline of ``pen_px`` just fits into ``area``."""
    half = pen_px / 2
    return area.adjusted(half, half, -half, -half)


def draw_frame(
    painter: QPainter,
    area: QRectF,
    theme: Theme,
    *,
    fill: QColor | None = None,
    edge: str = "edge",
    width: float = 1.0,
) -> None:
    """Paint a rounded outline with a fill, as fields and quiet buttons have it."""
    pen_px = max(1.0, theme.line_px(width))
    painter.setPen(QPen(theme.colour(edge), pen_px))
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    radius = theme.px(RADIUS)
    painter.drawRoundedRect(frame_rect(area, pen_px), radius, radius)
