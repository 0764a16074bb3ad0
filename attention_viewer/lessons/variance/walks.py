"""The second inner view: running sums of q_i k_i as random walks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF

from attention_viewer.core.sweep_statistics import Walks
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.compute import Theory, theory_of
from attention_viewer.lessons.variance.shown import Shown, four
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.curve_plot_hover import draw_values
from attention_viewer.widgets.hiding import draw_question
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
    plot_area,
    stroke,
    title_height,
)
from attention_viewer.widgets.plot_axes_widget import PickPlot

BAND_POINTS = 65
APART = 1.5


@dataclass(frozen=True, eq=False)
class _Scene:
    shown: Shown
    walks: Walks | None
    theory: Theory
    reach: tuple[float, float] | None

    @property
    def centred(self) -> bool:
        """Whether the mean is subtracted: else it would leave the walks a thin line."""
        d_k = self.shown.picked
        mean, whole = self.theory.mean(d_k, "none"), self.theory.variance(d_k, "none")
        return bool(whole) and abs(mean) > APART * math.sqrt(whole or 0.0)


class WalksPicture(PickPlot):
    """Paints the running sums of the picked d_k within plus and minus one standard deviation."""

    _scene: _Scene | None = None
    _read: int | None = None

    def show_run(self, shown: Shown, reach: tuple[float, float] | None = None) -> None:
        """Show the walks of the picked d_k, as far as there are any.

        ``reach`` holds the ends of both axes where they are locked: terms, and sums.
        """
        walks = _walks_of(shown)
        old = self._scene
        self._scene = _Scene(shown, walks, theory_of(shown.spec), reach)
        unchanged = old is not None and old.walks is walks and walks is not None
        unchanged = unchanged and old is not None and old.reach == reach
        if old is None or not unchanged or _look(old.shown) != _look(shown):
            self._read = self._terms_at(self._pointer)
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

    def read(self) -> str:
        """Return what is read where the pointer is: theory, and how many walks lie inside."""
        scene, terms = self._scene, self._read
        if scene is None or scene.walks is None or terms is None:
            return ""
        sums = _sums(scene)[:, int(np.searchsorted(scene.walks.positions, terms))]
        theory = _band_at(scene, terms)
        if theory is None:
            return text.walk_words_no_theory().format(i=terms, spread=four(float(sums.std())))
        mean, spread = theory
        inside = int((np.abs(sums - mean) <= spread).sum())
        return text.walk_words().format(i=terms, spread=four(spread), inside=inside, all=len(sums))

    def hover_changed(self, at: QPointF | None) -> bool:
        """Read the walks after as many terms as the pointer is at."""
        read = self._terms_at(at)
        if read != self._read:
            self._read = read
            self.update()
        return read is not None

    def _terms_at(self, at: QPointF | None) -> int | None:
        """Return the nearest number of terms at which the sums are known."""
        scene, frame = self._scene, self.frame()
        if at is None or scene is None or scene.walks is None or frame is None:
            return None
        inside = frame.left <= at.x() <= frame.right and frame.top <= at.y() <= frame.bottom
        if not inside or scene.shown.hidden:
            return None
        positions = scene.walks.positions
        wanted = frame.x.value((at.x() - frame.left) / frame.width)
        return int(positions[np.abs(positions - wanted).argmin()])

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(600), now.px(400))

    def frame(self) -> Frame | None:
        """Return where the axes lie; None before there is a run."""
        if self._scene is None:
            return None
        now = theme.current()
        terms, reach = self.reach()
        x, y = linear_axis(0.0, terms, min(8, math.ceil(terms))), linear_axis(-reach, reach, 8)
        edge = now.px(24)
        names = [] if self._scene.shown.hidden else [tick.text for tick in y.ticks]
        left = edge + names_width(names, now) + now.px(8)
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
        words = text.walks_band_short() if now.projected else text.walks_band()
        told = _band(scene) and not scene.shown.hidden
        legend = [LegendItem("dashed", words)] if told else []
        draw_title(painter, self.width() - 2 * now.px(24), now, self._title(), legend)
        painter.translate(-now.px(24), 0)
        if scene.shown.hidden:
            draw_question(painter, plot_area(frame), now)
        else:
            self._paint_band(painter, frame, scene)
            draw_grid(painter, frame, now)
            self._paint_walks(painter, frame, scene, now)
            draw_y_names(painter, frame, now)
        draw_x_names(painter, frame, now)
        _paint_axis_name(painter, frame, now, scene.shown.topic.walks_axis())
        self._paint_read(painter, frame, now)

    def _paint_read(self, painter: QPainter, frame: Frame, now: Theme) -> None:
        words = self.read()
        if not words or self._read is None or self._read > frame.x.high:
            return
        x = frame.x_px(self._read)
        painter.setPen(stroke(now.colour("text"), now.line_px(1.0)))
        painter.drawLine(QLineF(x, frame.top, x, frame.bottom))
        draw_values(painter, QPointF(x, frame.top), QRectF(self.rect()), now, words)

    def _title(self) -> str:
        scene = self._scene
        count = len(scene.walks.sums) if scene and scene.walks else 0
        picked = scene.shown.picked if scene else 0
        title = text.walks_title() if scene is None else scene.shown.topic.walks[scene.centred]()
        notes = [text.earlier()] if scene and scene.shown.stale else []
        notes += [text.locked()] if scene and scene.reach else []
        title = title.format(d_k=picked, count=count)
        return f"{title} ({'; '.join(notes)})" if notes else title

    def reach(self) -> tuple[float, float]:
        """Return the ends of the axes: all terms; three standard deviations, or the far walk."""
        scene = self._scene
        if scene is None:
            return 1.0, 1.0
        d_k = scene.shown.picked
        if scene.reach is not None:
            return scene.reach
        farthest = 3.0 * math.sqrt(scene.theory.variance(d_k, "none") or 1.0 / d_k)
        if not scene.centred:
            farthest += abs(scene.theory.mean(d_k, "none"))
        sums = _sums(scene)
        if sums.size:
            farthest = max(farthest, 1.05 * float(np.abs(sums).max()))
        return float(d_k), farthest or 1.0

    def _paint_band(self, painter: QPainter, frame: Frame, scene: _Scene) -> None:
        ends = _band(scene)
        if not ends:
            return
        now = theme.current()
        # By arithmetic, as files of vectors know no clipping.
        ends = [end for end in ends if end[0] <= frame.x.high]
        high, low = frame.y.high, frame.y.low
        upper = [QPointF(frame.x_px(i), frame.y_px(min(b, high))) for i, _, b in ends]
        lower = [QPointF(frame.x_px(i), frame.y_px(max(a, low))) for i, a, _ in ends]
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
            by_identity = scene.shown.spec.sampler == "identity"
            words = text.walks_none() if by_identity else text.walks_waiting()
            draw_in(painter, at, words, size, now.colours, align=centre, default="muted")
            return
        opacity = 0.25 if scene.shown.stale else 0.6
        painter.setPen(stroke(now.colour("unscaled", opacity), now.line_px(1.1)))
        x = [frame.left, *(frame.x_px(i) for i in scene.walks.positions.tolist())]
        zero = frame.y_px(0.0)
        scale = frame.height / (frame.y.high - frame.y.low)
        for walk in (zero - scale * _sums(scene)).tolist():
            points = [QPointF(a, b) for a, b in zip(x, [zero, *walk], strict=True)]
            for run in _inside(points, frame) if scene.reach else [points]:
                painter.drawPolyline(QPolygonF(run))


def _inside(points: list[QPointF], frame: Frame) -> Iterator[list[QPointF]]:
    """Yield the runs of points within a frame; the rest of a walk is left out."""
    run: list[QPointF] = []
    for point in points:
        if point.x() <= frame.right and frame.top <= point.y() <= frame.bottom:
            run.append(point)
        elif run:
            yield run
            run = []
    if run:
        yield run


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
    if not whole or scene.shown.spec.sampler == "identity":
        return []
    made = [(0.0, 0.0, 0.0)]
    for i in np.linspace(0.0, d_k, BAND_POINTS)[1:].tolist():
        mean, spread = _band_at(scene, i) or (0.0, 0.0)
        made.append((i, mean - spread, mean + spread))
    return made


def _band_at(scene: _Scene, i: float) -> tuple[float, float] | None:
    """Return mean and standard deviation of the sum of ``i`` terms; None without theory."""
    theory, d_k = scene.theory, scene.shown.picked
    whole = theory.variance(d_k, "none")
    if not whole:
        return None
    by_terms = None if theory.components.unit_length else theory.variance(i, "none")
    spread = math.sqrt(i / d_k * whole if by_terms is None else max(0.0, by_terms))
    return (0.0 if scene.centred else i / d_k * theory.mean(d_k, "none")), spread


def _sums(scene: _Scene) -> NDArray[np.float64]:
    """Return the walks, without their theoretical mean where that is subtracted."""
    if scene.walks is None:
        return np.zeros((0, 0))
    if not scene.centred:
        return scene.walks.sums
    d_k = scene.shown.picked
    return scene.walks.sums - scene.walks.positions * (scene.theory.mean(d_k, "none") / d_k)


def _paint_axis_name(painter: QPainter, frame: Frame, now: Theme, name: str) -> None:
    size = now.text_px("tick")
    at = QPointF(frame.right, frame.bottom + 2.6 * size + now.px(2))
    right = Qt.AlignmentFlag.AlignRight
    draw_in(painter, at, name, size, now.colours, align=right, default="muted")
