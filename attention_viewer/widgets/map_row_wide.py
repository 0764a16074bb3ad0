"""A low, wide table of numbers as colours, with a label for each row; the pointer reads values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from attention_viewer.core.formatting import HIDDEN, fixed
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_bar import paint_scale, scale_ends
from attention_viewer.widgets.colour_maps import ColourScale
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.map_row_paint import paint_table, pixels_of
from attention_viewer.widgets.math_layout import draw, draw_in, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words

MOST_ROW = 22.0
KEY = 72


@dataclass(frozen=True, eq=False)
class WideScene:
    """What is shown: title, values (rows, columns), colours, labels; whether hidden: `hiding`."""

    title: str
    values: NDArray[np.float64]
    scale: ColourScale
    rows: Sequence[str]
    hide: bool = False


class WideMap(QWidget):
    """Paints a `WideScene` over its whole width."""

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scene: WideScene | None = None
        self._pixels = np.zeros((1, 1), dtype=np.uint32)
        self._tip = tip
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def scene(self) -> WideScene | None:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: WideScene) -> None:
        """Show a table."""
        self._pixels = pixels_of(scene.values, scene.scale)
        self._scene = scene
        rows, columns = scene.values.shape
        self.setAccessibleDescription(f"{plain(scene.title)}: {rows} \u00d7 {columns}")
        self.update()

    def table_rect(self) -> QRectF:
        """Return where the cells lie."""
        scene = self._scene
        if scene is None:
            return QRectF()
        now = theme.current()
        rows = len(scene.rows)
        top = 1.5 * now.text_px("body")
        gutter = self._gutter(scene)
        row = min(now.px(MOST_ROW), (self.height() - top - now.px(2)) / rows)
        return QRectF(gutter, top, self.width() - gutter, max(row, 2.0) * rows)

    def text_at(self, at: QPointF) -> str:
        """Return row, component and value under a point, "" beside the cells."""
        scene, area = self._scene, self.table_rect()
        if scene is None or not area.contains(at):
            return ""
        rows, columns = scene.values.shape
        row = min(int((at.y() - area.top()) / area.height() * rows), rows - 1)
        column = min(int((at.x() - area.left()) / area.width() * columns), columns - 1)
        value = HIDDEN if scene.hide else fixed(scene.values[row, column], 3, tiny=True)
        return f"{plain(scene.rows[row])} [{column + 1}]: {value}"

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for title and five rows."""
        now = theme.current()
        return QSize(now.px(300), round(1.5 * now.text_px("body")) + 5 * now.px(14))

    def minimumSizeHint(self) -> QSize:
        """Return room for title and low rows."""
        now = theme.current()
        return QSize(now.px(120), round(1.5 * now.text_px("body")) + 5 * now.px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, labels and cells."""
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        body = now.text_px("body")
        title_px = float(body)
        # Hidden, the range of the colours would tell how large the numbers are.
        key = 0.0 if scene.hide else self._paint_key(painter, scene.scale) + now.px(16)
        room = self.width() - key
        while layout(scene.title, title_px, 600).width > room and title_px > 0.7 * body:
            title_px -= 1.0
        draw_in(painter, QPointF(0, 1.05 * body), scene.title, title_px, now.colours, weight=600)
        area = self.table_rect()
        if scene.hide:
            draw_question(painter, area, now)
        else:
            paint_table(painter, self._pixels, area)
        height = area.height() / len(scene.rows)
        size = min(now.text_px("label"), round(0.95 * height))
        if size < now.text_px("label") * 0.6:
            return
        for index, label in enumerate(scene.rows):
            y = area.top() + (index + 0.5) * height + 0.36 * size
            at = QPointF(area.left() - now.px(8), y)
            draw_in(painter, at, label, size, now.colours, align=Qt.AlignmentFlag.AlignRight)

    def event(self, event: QEvent) -> bool:
        """Answer a tooltip with the value under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at: QPoint = event.pos()
            QToolTip.showText(event.globalPos(), self.text_at(QPointF(at)) or self._tip(), self)
            return True
        return super().event(event)

    def _paint_key(self, painter: QPainter, scale: ColourScale) -> float:
        """Paint what the colours mean at the right of the title; return its width."""
        now = theme.current()
        size, gap = now.text_px("tick"), now.px(6)
        low, high = (layout(each, size) for each in scale_ends(scale))
        right, y = float(self.width()), 1.05 * now.text_px("body")
        draw(painter, QPointF(right - high.width, y), high, now.colours, "muted")
        bar = QRectF(0.0, 0.0, now.px(KEY), 0.75 * size)
        bar.moveBottomRight(QPointF(right - high.width - gap, y))
        paint_scale(painter, bar, scale)
        draw(painter, QPointF(bar.left() - gap - low.width, y), low, now.colours, "muted")
        return right - bar.left() + gap + low.width

    def _gutter(self, scene: WideScene) -> float:
        now = theme.current()
        size = now.text_px("label")
        return max(layout(each, size).width for each in scene.rows) + now.px(10)
