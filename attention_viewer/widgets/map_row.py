"""A row of small heat maps, one a column: a click or the arrow keys pick one."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.colour_maps import ColourScale
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.map_row_columns import Columns
from attention_viewer.widgets.map_row_paint import paint_frame, paint_table, pixels_of
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words

EDGE = 6
PAGE = 8
CENTRE = Qt.AlignmentFlag.AlignHCenter
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -PAGE,
    Qt.Key.Key_PageDown: PAGE,
}


@dataclass(frozen=True, eq=False)
class MapRowScene:
    """What the row shows.

    Parameters
    ----------
    tables
        (maps, rows, columns).
    scale
        The colours of all maps.
    labels, short_labels
        Markup over the maps, and what takes its place where that is too wide.
    picked
        The map marked.
    tips
        What is said of the map under the pointer; empty for nothing.
    description
        The row in words.
    hidden
        Whether the maps are hidden, see `hiding`.
    """

    tables: NDArray[np.float64]
    scale: ColourScale
    labels: Sequence[str]
    short_labels: Sequence[str]
    picked: int
    tips: Sequence[str] = ()
    description: str = ""
    hidden: bool = False


class MapRow(QWidget):
    """Paints a `MapRowScene` into columns that somebody else decides.

    Parameters
    ----------
    height
        Greatest height of a map at 100 %.
    square
        Whether a map is as wide as it is high; else it fills its column.

    Signals
    -------
    picked(index)
        The person picked another map.
    pick_ended()
        A drag or a key press that picked has ended.
    """

    KEY_HELP = key_help.MAP_ROW

    picked = Signal(int)
    pick_ended = Signal()

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        parent: QWidget,
        *,
        height: float = 66,
        square: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._height, self._square = height, square
        self._most = math.inf
        self._scene: MapRowScene | None = None
        self._pixels = np.zeros((1, 1, 1), dtype=np.uint32)
        self._columns = Columns(1, 40.0, 3.0)
        self._tip = tip
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def scene(self) -> MapRowScene | None:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: MapRowScene, columns: Columns) -> None:
        """Show maps in the given columns."""
        if self._scene is None or self._scene.tables is not scene.tables:
            self._pixels = pixels_of(scene.tables, scene.scale)
        self._scene, self._columns = scene, columns
        self.setAccessibleDescription(scene.description)
        self.update()

    def set_most(self, height: float) -> None:
        """Limit the height of a map, px, where what is below needs the room."""
        self._most = max(height, 1.0)

    def map_rect(self, index: int) -> QRectF:
        """Return where a map lies."""
        now = theme.current()
        area = self._columns.area(index, self._head() + now.px(EDGE), now.px(self._height))
        area.setHeight(min(area.height(), self._most))
        if self._square:
            side = min(area.width() - now.px(2), area.height())
            area = QRectF(area.center().x() - side / 2, area.top(), side, side)
        return area

    def wanted_height(self) -> int:
        """Return the height of labels and maps."""
        return round(self.map_rect(0).bottom()) + theme.current().px(EDGE)

    def on_theme_changed(self) -> None:
        """Paint anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of all columns."""
        return QSize(self._columns.width, self.wanted_height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the maps that are seen."""
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        size = now.text_px("label")
        labels = self._labels(scene, size)
        for index in self._columns.seen(event.rect().left(), event.rect().right()):
            area = self.map_rect(index)
            picked = index == scene.picked
            if scene.hidden:
                draw_question(painter, area, now)
            else:
                paint_table(painter, self._pixels[index], area)
            if labels:
                at = QPointF(area.center().x(), 1.05 * size)
                weight, token = (600, "text") if picked else (400, "muted")
                words = labels[index]
                draw_in(
                    painter, at, words, size, now.colours, align=CENTRE, weight=weight,
                    default=token,
                )  # fmt: skip
        paint_frame(painter, self.map_rect(scene.picked), now, picked=True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the map."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pick(self._columns.at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pick on while the button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(self._columns.at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the undo step."""
        self.pick_ended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick with arrows, page keys, Home and End."""
        if self._scene is None:
            return
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._pick(self._scene.picked + _STEPS[key])
        elif key == Qt.Key.Key_Home:
            self._pick(0)
        elif key == Qt.Key.Key_End:
            self._pick(self._columns.count - 1)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the undo step of the keys."""
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat():
            self.pick_ended.emit()

    def event(self, event: QEvent) -> bool:
        """Answer a tooltip with what is measured of the map under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tips = self._scene.tips if self._scene else ()
            index = self._columns.at(event.pos().x())
            QToolTip.showText(event.globalPos(), tips[index] if tips else self._tip(), self)
            return True
        return super().event(event)

    def _pick(self, index: int) -> None:
        index = min(max(index, 0), self._columns.count - 1)
        if self._scene is not None and index != self._scene.picked:
            self.picked.emit(index)

    def _head(self) -> float:
        """Return the height of the labels."""
        labelled = self._scene is None or bool(self._scene.labels)
        return 1.4 * theme.current().text_px("label") if labelled else 0.0

    def _labels(self, scene: MapRowScene, size: int) -> Sequence[str]:
        """Return the long labels where all of them fit."""
        if not scene.labels:
            return ()
        longest = max(scene.labels, key=lambda each: len(plain(each)))
        fits = layout(longest, size, 600).width <= self._columns.pitch - 2.0
        return scene.labels if fits else scene.short_labels
