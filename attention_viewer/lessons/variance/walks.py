"""The second inner view: running sums of q_i k_i as random walks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF

from attention_viewer.core.sweep_statistics import Walks
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.compute import Theory, theory_of
from attention_viewer.lessons.variance.shown import Shown
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.math_layout import draw_in
from attention_viewer.widgets.plot_axes import Frame, linear_axis
from attention_viewer.widgets.plot_axes_paint import (
    DASHES,
    LegendItem,
    draw_grid,
    draw_title,
    draw_x_names,
    draw_y_names,
    names_width,
    stroke,
    title_height,
)
from attention_viewer.widgets.plot_axes_widget import PickPlot

BAND_POINTS = 65


@dataclass(frozen=True, eq=False)
class _Scene:
    shown: Shown
    walks: Walks | None
    theory: Theory


class WalksPicture(PickPlot):
    """Paints the running sums of the picked d_k within plus and minus one standard deviation."""

    _scene: _Scene | None = None

    def show_run(self, shown: Shown) -> None:
        """Show the walks of the picked d_k, as far as there are any."""
        walks = _walks_of(shown)
        old = self._scene
        self._scene = _Scene(shown, walks, theory_of(shown.spec))
        unchanged = old is not None and old.walks is walks and walks is not None
        if old is None or not unchanged or _look(old.shown) != _look(shown):
            self.setAccessibleDescription(self._title())
            self.update()

    def values(self) -> Sequence[int]:
        """Return the list of d_k."""
        return self._scene.shown.spec.d_k if self._scene else ()

    def picked_value(self) -> int | None:
        """Return the d_k shown."""
        return self._scene.shown.picked if self._scene else None

    def value_near(self, at: QPointF) -> int | None:
        """Return None: a click picks nothing here."""
        return None

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(600), now.px(400))

    def frame(self) -> Frame | None:
        """Return where the axes lie; None before there is a run."""
        if self._scene is None:
            return None
        now, d_k = theme.current(), self._scene.shown.picked
        reach = self._reach()
        x, y = linear_axis(0.0, float(d_k), 8), linear_axis(-reach, reach, 8)
        edge = now.px(24)
        left = edge + names_width([tick.text for tick in y.ticks], now) + now.px(8)
        top = title_height(now) + now.px(14)
        right = self.width() - edge - now.px(8)
        bottom = self.height() - 3.0 * now.text_px("tick") - now.px(12)
        return Frame(left, top, max(1.0, right - left), max(1.0, bottom - top), x, y)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint band, walks and axes."""
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(now.px(24), 0)
        legend = [LegendItem("dashed", text.walks_band())] if scene.theory.raw else []
        draw_title(painter, self.width() - 2 * now.px(24), now, self._title(), legend)
        painter.translate(-now.px(24), 0)
        self._paint_band(painter, frame, scene)
        draw_grid(painter, frame, now)
        self._paint_walks(painter, frame, scene, now)
        draw_x_names(painter, frame, now)
        if not scene.shown.hidden:
            draw_y_names(painter, frame, now)
        _paint_axis_name(painter, frame, now)

    def _title(self) -> str:
        scene = self._scene
        count = len(scene.walks.sums) if scene and scene.walks else 0
        picked = scene.shown.picked if scene else 0
        title = text.walks_title().format(d_k=picked, count=count)
        stale = bool(scene and scene.shown.stale)
        return f"{title} ({text.earlier()})" if stale else title

    def _reach(self) -> float:
        """Return the end of the y axis: three standard deviations, or the farthest walk."""
        scene = self._scene
        if scene is None:
            return 1.0
        d_k = scene.shown.picked
        spread = 3.0 * math.sqrt(scene.theory.variance(d_k, "none") or 1.0 / d_k)
        farthest = abs(scene.theory.mean(d_k, "none")) + spread
        if scene.walks is not None and scene.walks.sums.size:
            farthest = max(farthest, 1.05 * float(np.abs(scene.walks.sums).max()))
        return farthest or 1.0

    def _paint_band(self, painter: QPainter, frame: Frame, scene: _Scene) -> None:
        ends = _band(scene)
        if not ends:
            return
        now = theme.current()
        upper = [QPointF(frame.x_px(i), frame.y_px(high)) for i, _, high in ends]
        lower = [QPointF(frame.x_px(i), frame.y_px(low)) for i, low, _ in ends]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.colour("text", 0.12))
        painter.drawPolygon(QPolygonF(upper + lower[::-1]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(now.colour("text"), now.line_px(1.5), DASHES))
        painter.drawPolyline(QPolygonF(upper))
        painter.drawPolyline(QPolygonF(lower))

    def _paint_walks(self, painter: QPainter, frame: Frame, scene: _Scene, now: Theme) -> None:
        if scene.walks is None:
            at = QPointF(frame.left + frame.width / 2, frame.top + frame.height * 0.3)
            centre = Qt.AlignmentFlag.AlignHCenter
            size = now.text_px("body")
            draw_in(
                painter, at, text.walks_waiting(), size, now.colours, align=centre, default="muted"
            )
            return
        opacity = 0.25 if scene.shown.stale else 0.6
        painter.setPen(stroke(now.colour("unscaled", opacity), now.line_px(1.1)))
        x = [frame.left, *(frame.x_px(i) for i in scene.walks.positions.tolist())]
        zero = frame.y_px(0.0)
        scale = frame.height / (frame.y.high - frame.y.low)
        for walk in (zero - scale * scene.walks.sums).tolist():
            points = [QPointF(a, b) for a, b in zip(x, [zero, *walk], strict=True)]
            painter.drawPolyline(QPolygonF(points))


def _look(shown: Shown) -> tuple[object, ...]:
    return shown.spec, shown.picked, shown.stale, shown.hidden


def _walks_of(shown: Shown) -> Walks | None:
    walks = shown.update.progress.walks if shown.update else ()
    return next((each for each in walks if each.d_k == shown.picked), None)


def _band(scene: _Scene) -> list[tuple[float, float, float]]:
    """Return (i, low, high): mean plus and minus one standard deviation after i terms.

    Sums grow term by term only when lengths are not fixed; for unit length the variance after i
    of d_k terms is i / d_k of the last one, for the terms are uncorrelated.
    """
    theory, d_k = scene.theory, scene.shown.picked
    whole = theory.variance(d_k, "none")
    if not whole:
        return []
    made = []
    for share in np.linspace(0.0, 1.0, BAND_POINTS).tolist():
        mean, spread = share * theory.mean(d_k, "none"), math.sqrt(share * whole)
        made.append((share * d_k, mean - spread, mean + spread))
    return made


def _paint_axis_name(painter: QPainter, frame: Frame, now: Theme) -> None:
    size = now.text_px("tick")
    at = QPointF(frame.right, frame.bottom + 2.6 * size + now.px(2))
    right = Qt.AlignmentFlag.AlignRight
    draw_in(painter, at, text.walks_axis(), size, now.colours, align=right, default="muted")
