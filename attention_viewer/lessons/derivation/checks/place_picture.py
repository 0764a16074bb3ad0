"""The scores of one query by the place of the root, and what the way there goes through."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.core.formatting import HIDDEN, fixed
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.derivation.checks.base import Picture
from attention_viewer.lessons.derivation.places import KEYS, PlaceRow, Places
from attention_viewer.lessons.derivation.readings import text
from attention_viewer.runtime import theme
from attention_viewer.widgets.data_table import Cell, Column, DataTable, TableRow, TableScene
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes_paint import stroke
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.symbol_light import SymbolLight

NAMES: dict[str, Text] = {
    "scores": text.where_scores,
    "query": text.where_query,
    "both": text.where_both,
    "weights": text.where_weights,
}
THICK = 0.62


class PlacePicture(QWidget):
    """A row for each place with its scores; below, bars of the largest dot product on the way."""

    def __init__(self, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("placePicture")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.table = DataTable("places", text.place_table, text.place_table, self, light=light)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._note = RichLabel(
            text.rounding_note, self, role="label", colour="muted", wrap=True, light=light
        )
        self.bars = LargestBars("largest", text.largest, text.largest_tip, light, self)
        self._column.addWidget(self.table)
        self._column.addWidget(self._note)
        self._column.addWidget(self.bars, 1)
        self._telling = True
        theme.follow(self)

    def show_places(self, places: Places, *, hidden: bool) -> None:
        """Show rows and bars."""
        keys = [Column(f"$\\k_{number + 1}$") for number in range(KEYS)]
        columns = (Column(text.column_where()), *keys, Column(text.column_difference()))
        rows = tuple(_row(number, row, hidden) for number, row in enumerate(places.rows))
        self.table.set_scene(TableScene(columns, rows))
        self._telling = not hidden
        self._show_note()
        self.bars.show_places(places, hidden=hidden)

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._show_note()
        self._column.setSpacing(theme.current().px(10))

    def _show_note(self) -> None:
        """Show the note unless it would tell; on the wall there is no room for it."""
        self._note.setVisible(self._telling and not theme.current().projected)


class LargestBars(Picture):
    """A bar for each place: the largest dot product in size before the last division."""

    _places: Places | None = None
    _hidden = False

    def show_places(self, places: Places, *, hidden: bool) -> None:
        """Show other bars."""
        if places != self._places or hidden != self._hidden:
            self._places, self._hidden = places, hidden
            spoken = "; ".join(
                f"{plain(NAMES[row.where]())}: {fixed(row.largest, 3)}" for row in places.rows
            )
            self.setAccessibleDescription(HIDDEN if hidden else spoken)
            self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for a title and four thin bars."""
        now = theme.current()
        return QSize(now.px(200), round(6.0 * now.text_px("label")))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint names, bars and values."""
        if self._places is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        rows = self._places.rows
        size = now.text_px("label")
        self.symbols.begin()
        title = layout(text.largest(), size, 600)
        self.symbols.draw(painter, QPointF(0, 1.1 * size), title, now.colours)
        top = 1.8 * size
        if self._hidden:
            draw_question(painter, QRectF(0.0, top, self.width(), self.height() - top), now)
            return
        pitch = min(float(now.px(34)), (self.height() - top) / len(rows))
        left = max(layout(NAMES[row.where](), size).width for row in rows) + now.px(12)
        value = layout("0000.000", size).width + now.px(8)
        unit = (self.width() - left - value) / max(row.largest for row in rows)
        for number, row in enumerate(rows):
            middle = top + (number + 0.5) * pitch
            name = layout(NAMES[row.where](), size)
            y = middle + 0.36 * size
            at = QPointF(left - now.px(12) - name.width, y)
            self.symbols.draw(painter, at, name, now.colours)
            area = QRectF(left, middle - THICK * pitch / 2, unit * row.largest, THICK * pitch)
            painter.fillRect(area, now.colour("line", 0.34))
            painter.setPen(stroke(now.colour("line"), now.line_px(1.0)))
            painter.drawRect(area)
            words = layout(fixed(row.largest, 3), size)
            draw(painter, QPointF(area.right() + now.px(8), y), words, now.colours)


def _row(number: int, row: PlaceRow, hidden: bool) -> TableRow:
    values = [fixed(score, 6) for score in row.scores]
    values.append(fixed(row.difference, 6, tiny=True) if row.difference else "0")
    shown = [HIDDEN if hidden else value for value in values]
    return TableRow(number, (Cell(NAMES[row.where]()), *(Cell(value) for value in shown)))
