"""The steps from queries to output with the shape after each, and the picked cell's way."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.lessons.heads import text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words

WIDTH = 232
LEAST_WIDTH = 174
MOST_ROW = 36
LEAST_ROW = 1.5
"""Height of a step in sizes of a label's letters; where steps would be lower only those that the
page shows now are left."""
RIGHT = Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class ShapeRow:
    """One step: what it is, its sign, the shape after it, and whether the page shows it now.

    Where the sign is too long for its row, ``short`` stands in its place; None for no other.
    """

    label: str
    sign: str
    shape: str
    shown: bool = False
    short: str | None = None


@dataclass(frozen=True)
class ShapesScene:
    """Title, what goes in and out, the steps, and a line or two below (markup)."""

    title: str
    subtitle: str
    rows: tuple[ShapeRow, ...]
    below: tuple[str, ...] = ()


class ShapesPicture(QWidget):
    """Paints a `ShapesScene`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("shapes")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._scene: ShapesScene | None = None
        theme.follow(self)
        self._words = Words(self, setAccessibleName=text.shapes, setToolTip=text.shapes_tip)

    @property
    def scene(self) -> ShapesScene | None:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: ShapesScene) -> None:
        """Show a scene."""
        if scene == self._scene:
            return
        self._scene = scene
        steps = [plain(f"{row.label} {row.sign}: {row.shape}") for row in scene.rows]
        self.setAccessibleDescription("; ".join([*steps, *map(plain, scene.below)]))
        self.updateGeometry()
        self.update()

    def on_theme_changed(self) -> None:
        """Take over the greatest width."""
        self.setMaximumWidth(theme.current().px(WIDTH))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all steps."""
        now = theme.current()
        rows = len(self._scene.rows) if self._scene else 7
        return QSize(now.px(WIDTH), round(self._head(now)) + rows * now.px(26))

    def minimumSizeHint(self) -> QSize:
        """Return room for the steps with little between them."""
        now = theme.current()
        rows = len(self._scene.rows) if self._scene else 7
        least = round(0.9 * now.text_px("label"))
        return QSize(now.px(LEAST_WIDTH), round(self._head(now)) + rows * least)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, steps and what stands below."""
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        body, small = now.text_px("body"), now.text_px("label")
        draw_in(painter, QPointF(0, 1.05 * body), scene.title, body, now.colours, weight=600)
        y = 1.45 * body + 1.05 * small
        size = _fitting(scene.subtitle, small, self.width())
        draw_in(painter, QPointF(0, y), scene.subtitle, size, now.colours, default="muted")
        top = self._head(now)
        below = 1.45 * small * len(scene.below) + (now.px(10) if scene.below else 0)
        rows = scene.rows
        if self.height() - top - below < LEAST_ROW * small * len(rows):  # the steps go first
            below = 0.0
        if self.height() - top < LEAST_ROW * small * len(rows):
            rows = tuple(each for each in rows if each.shown) or rows
        row = min(float(now.px(MOST_ROW)), (self.height() - top - below) / len(rows))
        for index, each in enumerate(rows):
            self._paint_row(painter, each, top + index * row, row, now)
        if below:
            y = top + len(rows) * row + now.px(10) + 1.05 * small
            for line in scene.below:
                size = _fitting(line, small, self.width())
                draw_in(painter, QPointF(0, y), line, size, now.colours)
                y += 1.45 * small

    def _paint_row(
        self, painter: QPainter, row: ShapeRow, top: float, height: float, now: Theme
    ) -> None:
        painter.setPen(QPen(now.colour("line", 0.35), max(1.0, now.line_px(1.0))))
        painter.drawLine(QLineF(0, top, self.width(), top))
        if row.shown:
            area = QRectF(0, top + 1, self.width(), height - 1)
            painter.fillRect(area, now.colour("text", 0.05))
        size = min(float(now.text_px("body")), 0.72 * height)
        pad = now.px(4)
        size, sign, words = _fitted_row(row, size, self.width() - 2 * pad - 2 * now.px(6))
        y = top + height / 2 + 0.36 * size
        label = draw_in(painter, QPointF(pad, y), row.label, size, now.colours, weight=500)
        at = QPointF(pad + label.width + now.px(6), y)
        draw_in(painter, at, words, sign, now.colours, default="muted")
        at = QPointF(self.width() - pad, y)
        draw_in(painter, at, row.shape, size, now.colours, align=RIGHT)

    def _head(self, now: Theme) -> float:
        return 1.45 * now.text_px("body") + 1.45 * now.text_px("label") + now.px(4)


def _fitting(markup: str, size: float, room: float) -> float:
    least = 0.6 * size
    while layout(markup, size).width > room and size > least:
        size -= 0.5
    return size


def _fitted_row(row: ShapeRow, size: float, room: float) -> tuple[float, float, str]:
    """Return the sizes of words and sign with which a row fits, and the sign.

    The sign gives way first: it gets smaller, then shorter.
    """
    least = 0.6 * size
    for words in (row.sign, row.sign if row.short is None else row.short):
        sign = 0.88 * size
        while sign > 0.7 * size and _row_width(row, size, words, sign) > room:
            sign -= 0.5
        if _row_width(row, size, words, sign) <= room:
            return size, sign, words
    while size > least and _row_width(row, size, words, sign) > room:
        size -= 0.5
    return size, sign, words


def _row_width(row: ShapeRow, size: float, words: str, sign: float) -> float:
    sides = layout(row.label, size, 500).width + layout(row.shape, size).width
    return sides + layout(words, sign).width
