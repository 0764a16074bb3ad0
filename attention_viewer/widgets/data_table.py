"""A small table of results: aligned numbers, one row picked, nothing cut off."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes_paint import MARK_PX, Mark, draw_mark
from attention_viewer.widgets.spoken import Words
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

ROW = 26
HEADER = 21
SMALLEST = 0.6


@dataclass(frozen=True)
class Column:
    """What stands over a column.

    Parameters
    ----------
    group, title
        Markup of the upper and the lower line, which are one where no column has both.
    mark, token
        Mark and colour of the upper line.
    icons
        Whether the cells may have an icon, for which room is kept.
    wall
        False for a column that is left out on the wall.
    """

    title: str
    group: str = ""
    mark: Mark | None = None
    token: str = "text"
    icons: bool = False
    wall: bool = True


@dataclass(frozen=True)
class Cell:
    """Markup of a cell, quieter when ``muted``, and the name of an icon behind it."""

    text: str
    muted: bool = False
    icon: str = ""


@dataclass(frozen=True)
class TableRow:
    """Cells from left to right, and the value that stands for the row when it is picked.

    ``about`` are lines of markup that tell more than there is room for, when pointed at.
    """

    value: int
    cells: tuple[Cell, ...]
    about: str = ""


@dataclass(frozen=True)
class TableScene:
    """Everything that a table shows."""

    columns: tuple[Column, ...]
    rows: tuple[TableRow, ...]
    picked: int | None = None


class DataTable(QWidget):
    """Paints a `TableScene`; a click or the arrow keys pick a row.

    Parameters
    ----------
    light
        Lights up the symbols together with those of the page; None for none.

    Signals
    -------
    picked(value)
        When the person picked a row.
    """

    KEY_HELP = key_help.TABLE

    picked = Signal(object)

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        parent: QWidget,
        *,
        light: SymbolLight | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.symbols = SymbolSpots(self, light)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._scene = TableScene((), ())
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def scene(self) -> TableScene:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: TableScene) -> None:
        """Show a scene; nothing happens when it is shown already."""
        if scene == self._scene:
            return
        before, old = self._layout_now(), self._scene
        self._scene = scene
        self.setAccessibleDescription(_in_words(scene))
        if len(scene.rows) != len(old.rows) or scene.columns != old.columns:
            self._measure()
        if len(scene.rows) != len(old.rows) or before != self._layout_now():
            self.update()
            return
        for number, (was, row) in enumerate(zip(old.rows, scene.rows, strict=True)):
            if was != row:
                top = self._header_px() + number * self._row_px()
                self.update(0, top - 1, self.width(), self._row_px() + 2)

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self._measure()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        return QSize(theme.current().px(200), self._height())

    def minimumSizeHint(self) -> QSize:
        """Return as `sizeHint`; numbers are set smaller before they are cut."""
        return QSize(theme.current().px(120), self._height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the row under the pointer."""
        row = self._row_at(event.position().y())
        if row is not None:
            self.picked.emit(row.value)

    def event(self, event: QEvent) -> bool:
        """Tell about the row under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            row = self._row_at(event.pos().y())
            if row is not None and row.about:
                QToolTip.showText(event.globalPos(), plain(row.about), self)
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the rows."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        values = [row.value for row in self._scene.rows]
        if not steps or not values:
            super().keyPressEvent(event)
            return
        picked = self._scene.picked
        place = values.index(picked) + steps if picked in values else len(values) - 1
        self.picked.emit(values[min(max(place, 0), len(values) - 1)])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint header, rows and the picked one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        columns = self._columns(now)
        factor, ends = self._columns_px(columns, now)
        size = factor * now.text_px("label")
        self.symbols.begin(event.rect())
        if event.rect().top() < self._header_px():
            self._paint_header(painter, columns, ends, size)
        for number, row in enumerate(self._scene.rows):
            top = self._header_px() + number * self._row_px()
            if not event.rect().intersects(QRect(0, top, self.width(), self._row_px())):
                continue
            if row.value == self._scene.picked:
                area = QRectF(0, top, self.width(), self._row_px())
                painter.fillRect(area, now.colour("text", 0.07))
            self._paint_row(painter, row, top, columns, ends, size)

    def _row_at(self, y: float) -> TableRow | None:
        number = math.floor((y - self._header_px()) / self._row_px())
        return self._scene.rows[number] if 0 <= number < len(self._scene.rows) else None

    def _layout_now(self) -> tuple[object, ...]:
        """Return all but the rows' contents that decides how the table is painted."""
        now, scene = theme.current(), self._scene
        return scene.columns, scene.picked, self._columns_px(self._columns(now), now)

    def _columns(self, now: Theme) -> list[int]:
        columns = self._scene.columns
        return [n for n, column in enumerate(columns) if column.wall or not now.projected]

    def _columns_px(self, columns: list[int], now: Theme) -> tuple[float, list[float]]:
        """Return the factor on the text size and the right edge of each column."""
        size = now.text_px("label")
        widths = [self._column_width(number, size, now, columns) for number in columns]
        gap = now.px(8)
        room = self.width() - now.px(8)
        factor = min(1.0, max(SMALLEST, (room - gap * len(widths)) / max(1.0, sum(widths))))
        spare = max(0.0, room - factor * sum(widths)) / max(1, len(widths))
        ends, x = [], float(now.px(4))
        for number, width in enumerate(widths):
            x += factor * width + (spare if number else 0.0)
            ends.append(x)
        slack = self.width() - now.px(4) - x
        return factor, [end + slack * n / max(1, len(ends) - 1) for n, end in enumerate(ends)]

    def _column_width(self, number: int, size: float, now: Theme, shown: list[int]) -> float:
        column = self._scene.columns[number]
        cells = [layout(row.cells[number].text, size).width for row in self._scene.rows]
        icon = self._icon_px(size) if column.icons else 0.0
        body = max([*cells, layout(column.title, size).width]) + icon
        group = layout(column.group, size, 600).width + (now.px(14) if column.mark else 0)
        # The upper line may reach over the column left of it where that has none.
        before = shown[max(0, shown.index(number) - 1)]
        alone = bool(self._scene.columns[before].group)
        if self._one_line() and group and not alone:
            cells = [layout(row.cells[before].text, size).width for row in self._scene.rows]
            title = layout(self._scene.columns[before].title, size).width
            return max(body, group + icon + now.px(6) - max(0.0, max(cells, default=0.0) - title))
        return max(body, (1.0 if alone else 0.75) * group + (icon if alone else 0.0))

    def _paint_header(
        self, painter: QPainter, columns: list[int], ends: list[float], size: float
    ) -> None:
        now = theme.current()
        right = Qt.AlignmentFlag.AlignRight
        upper = now.px(HEADER) * 0.72
        lower = upper + (0 if self._one_line() else now.px(HEADER))
        for number, end in zip(columns, ends, strict=True):
            column = self._scene.columns[number]
            x = end - (self._icon_px(size) if column.icons else 0.0)
            # Beside a group that reaches over its column the first title keeps to the left.
            aside = self._one_line() and number == columns[0]
            self.symbols.draw_in(
                painter, QPointF(now.px(4) if aside else x, lower), column.title, size, now.colours,
                align=Qt.AlignmentFlag.AlignLeft if aside else right, default="muted",
            )  # fmt: skip
            if not column.group:
                continue
            line = self.symbols.draw_in(
                painter, QPointF(x, upper), column.group, size, now.colours, align=right,
                weight=600, default=column.token,
            )  # fmt: skip
            if column.mark:
                side = now.line_px(MARK_PX)
                at = QPointF(x - line.width - side, upper - 0.36 * size)
                draw_mark(painter, at, column.mark, side, now.colour(column.token), None)
        self._paint_rule(painter, self._header_px(), 0.7)

    def _paint_row(
        self,
        painter: QPainter,
        row: TableRow,
        top: float,
        columns: list[int],
        ends: list[float],
        size: float,
    ) -> None:
        now = theme.current()
        y = top + self._row_px() / 2 + 0.36 * size
        for number, end in zip(columns, ends, strict=True):
            cell, x = row.cells[number], end
            if self._scene.columns[number].icons:
                x -= self._icon_px(size)
                if cell.icon:
                    area = QRectF(x + 0.25 * size, y - 0.8 * size, 0.9 * size, 0.9 * size)
                    draw_icon(painter, cell.icon, area, now.colour("text"))
            token = "muted" if cell.muted else "text"
            self.symbols.draw_in(
                painter, QPointF(x, y), cell.text, size, now.colours,
                align=Qt.AlignmentFlag.AlignRight, default=token,
            )  # fmt: skip
        self._paint_rule(painter, top + self._row_px(), 0.25)

    def _paint_rule(self, painter: QPainter, y: float, opacity: float) -> None:
        painter.setPen(QPen(theme.current().colour("line", opacity), 1.0))
        painter.drawLine(QLineF(0, y - 0.5, self.width(), y - 0.5))

    def _icon_px(self, size: float) -> float:
        return 1.25 * size

    def _header_px(self) -> int:
        return (1 if self._one_line() else 2) * theme.current().px(HEADER)

    def _one_line(self) -> bool:
        """Tell whether titles stand in the line of the groups: no column has both."""
        columns = [self._scene.columns[number] for number in self._columns(theme.current())]
        groups = [column for column in columns if column.group]
        return bool(groups) and not any(column.title for column in groups)

    def _row_px(self) -> int:
        now = theme.current()
        return max(round(1.6 * now.text_px("label")), now.px(ROW if not now.projected else 1))

    def _height(self) -> int:
        return self._header_px() + self._row_px() * len(self._scene.rows) + 1

    def _measure(self) -> None:
        self.setFixedHeight(self._height())


def _in_words(scene: TableScene) -> str:
    rows = (
        plain(row.about) or " | ".join(plain(cell.text) for cell in row.cells) for row in scene.rows
    )
    return "; ".join(rows)
