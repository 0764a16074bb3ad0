"""One vector cut into the blocks of its heads: stripes of its numbers, and how many there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.colour_maps import ColourScale
from attention_viewer.widgets.map_row_columns import Columns
from attention_viewer.widgets.map_row_paint import paint_frame, paint_table, pixels_of
from attention_viewer.widgets.math_layout import draw, draw_in, layout
from attention_viewer.widgets.spoken import Words

BLOCK = 36
WALL_BLOCK = 25
EDGE = 5
CENTRE = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class Group:
    """Blocks that share something, first to last, and the markup that says what."""

    first: int
    last: int
    label: str


@dataclass(frozen=True, eq=False)
class BlockScene:
    """What the blocks show.

    Parameters
    ----------
    values
        (blocks, numbers of each).
    scale
        Their colours.
    label
        Markup under each block.
    picked
        The block marked.
    groups
        Shown as brackets below; empty for none.
    description
        The same in words.
    """

    values: NDArray[np.float64]
    scale: ColourScale
    label: str
    picked: int
    groups: Sequence[Group] = ()
    description: str = ""


class HeadBlocks(QWidget):
    """Paints a `BlockScene` into columns that somebody else decides."""

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._scene: BlockScene | None = None
        self._pixels = np.zeros((1, 1), dtype=np.uint32)
        self._columns = Columns(1, 40.0, 3.0)
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def scene(self) -> BlockScene | None:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: BlockScene, columns: Columns) -> None:
        """Show a vector in the given columns."""
        if self._scene is None or self._scene.values is not scene.values:
            self._pixels = pixels_of(scene.values, scene.scale)
        self._scene, self._columns = scene, columns
        self.setAccessibleDescription(scene.description)
        self.update()

    def block_rect(self, index: int) -> QRectF:
        """Return where a block lies."""
        now = theme.current()
        height = now.px(WALL_BLOCK if now.projected else BLOCK)
        return self._columns.area(index, now.px(EDGE), height)

    def wanted_height(self) -> int:
        """Return the height of blocks, labels (on the wall none) and brackets."""
        now = theme.current()
        line = round(1.5 * now.text_px("label"))
        groups = self._scene is not None and bool(self._scene.groups)
        lines = (not now.projected) + groups
        return round(self.block_rect(0).bottom()) + now.px(4) + line * lines

    def on_theme_changed(self) -> None:
        """Paint anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of all columns."""
        return QSize(self._columns.width, self.wanted_height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the blocks that are seen."""
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        seen = self._columns.seen(event.rect().left(), event.rect().right())
        size = now.text_px("label")
        for index in seen:
            area = self.block_rect(index)
            paint_table(painter, self._pixels[index : index + 1], area)
            picked = index == scene.picked
            paint_frame(painter, area, now, picked=False)
            if now.projected:
                continue
            at = QPointF(area.center().x(), area.bottom() + now.px(4) + 1.05 * size)
            weight, token = (600, "text") if picked else (400, "muted")
            words = scene.label
            draw_in(
                painter, at, words, size, now.colours, align=CENTRE, weight=weight, default=token
            )
        paint_frame(painter, self.block_rect(scene.picked), now, picked=True)
        for group in scene.groups:
            if group.last >= seen.start and group.first < seen.stop:
                self._paint_group(painter, group, now)

    def _paint_group(self, painter: QPainter, group: Group, now: Theme) -> None:
        """Paint a bracket under the blocks that share, its label in the middle."""
        size = now.text_px("label")
        left, right = self.block_rect(group.first).left(), self.block_rect(group.last).right()
        y = self.block_rect(0).bottom() + now.px(3) + (0.75 if now.projected else 2.2) * size
        line = layout(group.label, size)
        middle, half = (left + right) / 2, line.width / 2 + now.px(5)
        painter.setPen(QPen(now.colour("k"), now.line_px(1.3)))
        if right - left > 2 * half:
            rise = now.px(4)
            painter.drawLines(
                [
                    QLineF(left, y, middle - half, y),
                    QLineF(middle + half, y, right, y),
                    QLineF(left, y, left, y - rise),
                    QLineF(right, y, right, y - rise),
                ]
            )
        draw(painter, QPointF(middle - line.width / 2, y + 0.36 * size), line, now.colours, "k")
