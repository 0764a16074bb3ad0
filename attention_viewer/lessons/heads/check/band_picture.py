"""Measured variance over theory on one line, with the band where 95 % of runs must fall."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.lessons.heads.check import text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes import Axis, linear_axis
from attention_viewer.widgets.plot_axes_paint import DASHES, MARK_PX, draw_mark, stroke
from attention_viewer.widgets.spoken import Words

CENTRE = Qt.AlignmentFlag.AlignHCenter
SMALLEST = 0.7
"""Part of its size to which the title shrinks."""
MARGIN = 1.8
"""How much wider than the band the axis is at least."""


@dataclass(frozen=True)
class BandScene:
    """What is shown.

    Parameters
    ----------
    title
        Markup above.
    band
        Low and high end over theory.
    measured
        Measured over theory, None before anything is measured or when it is to be predicted.
    words
        Markup at the mark.
    hidden
        Whether the line is hidden, see `hiding`.
    """

    title: str
    band: tuple[float, float]
    measured: float | None
    words: str
    hidden: bool = False


class BandPicture(QWidget):
    """Paints a `BandScene`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("varianceBand")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._scene: BandScene | None = None
        theme.follow(self)
        self._words = Words(self, setAccessibleName=text.band, setToolTip=text.band_tip)

    @property
    def scene(self) -> BandScene | None:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: BandScene) -> None:
        """Show a scene."""
        if scene != self._scene:
            self._scene = scene
            self.setAccessibleDescription(plain(f"{scene.title} {scene.words}"))
            self.update()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for title, mark, line and ticks."""
        now = theme.current()
        line = now.text_px("label")
        return QSize(now.px(240), round(1.5 * now.text_px("body") + 4.4 * line) + now.px(14))

    def minimumSizeHint(self) -> QSize:
        """Return the same height and less width."""
        return QSize(theme.current().px(120), round(0.55 * self.sizeHint().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint band, theory, ticks and the mark."""
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        body, small = now.text_px("body"), now.text_px("label")
        title = float(body)
        while layout(scene.title, title, 600).width > self.width() and title > SMALLEST * body:
            title -= 0.5
        draw_in(painter, QPointF(0, 1.05 * body), scene.title, title, now.colours, weight=600)
        bottom = self.height() - 1.5 * small
        area = QRectF(now.px(8), 1.5 * body + 1.4 * small, self.width() - 2 * now.px(8), 0.0)
        area.setBottom(max(bottom, area.top() + now.px(8)))
        if scene.hidden:
            draw_question(painter, area, now)
            return
        axis = _axis(scene)
        self._paint_ground(painter, area, axis, now)
        if scene.measured is not None:
            x = _x(area, axis, scene.measured)
            middle = area.center().y()
            size, colour = now.line_px(MARK_PX), now.colour("unscaled")
            draw_mark(painter, QPointF(x, middle), "square", size, colour, None)
            at = QPointF(x, area.top() - 0.35 * small)
            draw_in(painter, at, scene.words, small, now.colours, align=CENTRE, weight=600)

    def _paint_ground(self, painter: QPainter, area: QRectF, axis: Axis, now: Theme) -> None:
        scene = self._scene
        if scene is None:
            return
        small = now.text_px("tick")
        low, high = (_x(area, axis, end) for end in scene.band)
        painter.fillRect(
            QRectF(low, area.top(), high - low, area.height()), now.colour("text", 0.12)
        )
        painter.setPen(stroke(now.colour("line", 0.7), max(1.0, now.line_px(1.0))))
        painter.drawLine(QLineF(area.bottomLeft(), area.bottomRight()))
        for tick in axis.ticks:
            x = _x(area, axis, tick.value)
            painter.setPen(stroke(now.colour("line", 0.7), max(1.0, now.line_px(1.0))))
            painter.drawLine(QLineF(x, area.bottom(), x, area.bottom() + now.px(4)))
            at = QPointF(x, area.bottom() + now.px(4) + small)
            draw_in(painter, at, tick.text, small, now.colours, align=CENTRE, default="muted")
        painter.setPen(stroke(now.colour("text"), now.line_px(1.5), DASHES))
        one = _x(area, axis, 1.0)
        painter.drawLine(QLineF(one, area.top(), one, area.bottom()))


def _axis(scene: BandScene) -> Axis:
    ends = [abs(each - 1.0) for each in (*scene.band, scene.measured or 1.0)]
    half = max(MARGIN * max(ends[:2]), 1.25 * ends[2])
    return linear_axis(1.0 - half, 1.0 + half, 5)


def _x(area: QRectF, axis: Axis, value: float) -> float:
    return area.left() + (value - axis.low) / (axis.high - axis.low) * area.width()
