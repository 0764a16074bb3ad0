"""Scores as ranked bars around a zero line; negative ones are hatched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.arrow_text import draw_in
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words

ROW = 28
WALL_ROW = 68
CLOSE_WALL_ROW = 56
_ROOMY_ROWS = 3
_NAME_SHARE = 0.3
_NAME_GROWTH = 1.2
_SPACE = 0.28


@dataclass(frozen=True)
class ScoreBar:
    """One row.

    Attributes
    ----------
    id
        What is told when the row is chosen.
    markup
        Name as math markup without dollars.
    value
        Length of the bar; None hides it and its sign.
    shown
        The number as text.
    divided, divided_shown
        A smaller read-out for the wall: what it is, markup that stays while numbers change, and
        the number as text.
    """

    id: int
    markup: str
    value: float | None
    shown: str
    divided: str = ""
    divided_shown: str = ""


class ScoreBars(QWidget):
    """A list of bars; a click or the arrow keys choose one.

    Signals
    -------
    chosen(id)
        When a row is clicked or reached by the arrow keys.
    """

    KEY_HELP = key_help.RANKING

    chosen = Signal(int)

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._rows: tuple[ScoreBar, ...] = ()
        self._selected = 0
        self._ranked = True
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    def set_rows(self, rows: Sequence[ScoreBar], selected: int, *, ranked: bool = True) -> None:
        """Show rows from top to bottom; ``ranked`` numbers them."""
        new = tuple(rows)
        if (new, selected, ranked) == (self._rows, self._selected, self._ranked):
            return
        grown = len(new) != len(self._rows)
        changed = self._rows_to_paint(new, selected, ranked)
        self._rows, self._selected, self._ranked = new, selected, ranked
        words = (f"{plain(f'${row.markup}$')} {row.shown}" for row in new)
        self.setAccessibleDescription(", ".join(words))
        if grown:
            self.updateGeometry()
            self.update()
        high = self._row_px()
        for number in changed:
            self.update(0, number * high, self.width(), high)

    def _rows_to_paint(self, new: Sequence[ScoreBar], selected: int, ranked: bool) -> list[int]:
        """Return the places whose rows will look different: one key is dragged, the others wait."""
        names, old_names = ({row.markup for row in rows} for rows in (new, self._rows))
        same_scale = names == old_names and _largest(new) == _largest(self._rows)
        if ranked != self._ranked or not same_scale:
            return list(range(len(new)))
        pairs = enumerate(zip(new, self._rows, strict=False))
        return [
            number
            for number, (one, other) in pairs
            if one != other or (one.id == selected) != (other.id == self._selected)
        ]

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all rows."""
        now = theme.current()
        return QSize(now.px(184), max(1, len(self._rows)) * self._row_px())

    def minimumSizeHint(self) -> QSize:
        """Return as `sizeHint`."""
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row under the pointer."""
        number = int(event.position().y() // self._row_px())
        if event.button() == Qt.MouseButton.LeftButton and 0 <= number < len(self._rows):
            self.chosen.emit(self._rows[number].id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the row above or below."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        ids = [row.id for row in self._rows]
        if not step or self._selected not in ids:
            super().keyPressEvent(event)
            return
        target = ids.index(self._selected) + step
        if 0 <= target < len(ids):
            self.chosen.emit(ids[target])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Paint anew."""
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        high, names = self._row_px(), self._name_room()
        for number, row in enumerate(self._rows):
            area = QRectF(0, number * high, self.width(), high)
            if not event.region().intersects(area.toAlignedRect()):
                continue
            if row.id == self._selected:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(now.colour("text", 0.06))
                painter.drawRoundedRect(area, now.px(3), now.px(3))
            if now.projected:
                self._paint_on_wall(painter, now, row, area)
            else:
                self._paint_row(painter, now, row, area, number, names)

    def _paint_row(
        self, painter: QPainter, now: Theme, row: ScoreBar, area: QRectF, number: int, names: float
    ) -> None:
        size = now.text_px("body")
        y = area.center().y() + 0.36 * size
        strong = row.id == self._selected
        if self._ranked:
            at = QPointF(area.left() + now.px(6), y)
            draw_in(
                painter, at, str(number + 1), now.text_px("label"), now.colours, default="muted"
            )
        left = area.left() + now.px(22)
        _draw_name(painter, now, row, QPointF(left, y), _NAME_GROWTH * size, names)
        at = QPointF(area.right() - now.px(4), y)
        draw_in(
            painter,
            at,
            row.shown,
            size,
            now.colours,
            weight=600 if strong else 400,
            align=Qt.AlignmentFlag.AlignRight,
        )
        start = left + names + now.px(12)
        room = QRectF(start, area.top() + now.px(5), 0, area.height() - now.px(10))
        room.setRight(area.right() - now.px(74))
        self._paint_bar(painter, now, row, room)

    def _name_room(self) -> float:
        """Return the width of the column of names: the widest one, within limits."""
        now = theme.current()
        size = _NAME_GROWTH * now.text_px("body")
        widest = max((layout(f"${row.markup}$", size).width for row in self._rows), default=0.0)
        return min(max(widest, now.px(28)), _NAME_SHARE * self.width())

    def _paint_on_wall(self, painter: QPainter, now: Theme, row: ScoreBar, area: QRectF) -> None:
        size = now.text_px("score")
        pad = now.px(6)
        upper = area.top() + now.px(24)
        at = QPointF(area.left() + pad, upper)
        _draw_name(painter, now, row, at, 1.1 * size, 0.55 * area.width())
        at = QPointF(area.right() - pad, upper)
        draw_in(
            painter, at, row.shown, size, now.colours, weight=600, align=Qt.AlignmentFlag.AlignRight
        )
        lower = QRectF(
            area.left() + pad, area.top() + now.px(33), area.width() - 2 * pad, now.px(17)
        )
        half = QRectF(lower.left(), lower.top(), lower.width(), lower.height())
        self._paint_bar(painter, now, row, half)
        self._paint_second(painter, now, row, half)

    def _paint_second(self, painter: QPainter, now: Theme, row: ScoreBar, room: QRectF) -> None:
        """Paint the smaller read-out beside the zero line, where the bar does not reach."""
        size, gap = float(now.text_px("label")), now.px(6)
        middle = room.left() + room.width() * self._zero_share()
        negative = row.value is not None and row.value < 0.0
        # A long number is set smaller, never cut.
        room_px = (room.right() - middle if negative else middle - room.left()) - gap
        size *= min(1.0, room_px / max(1.0, _second_width(row, size)))
        start = middle + gap if negative else middle - gap - _second_width(row, size)
        at = QPointF(start, room.center().y() + 0.36 * size)
        # The number is set alone: it changes with every move of a tip, what it is does not.
        draw_in(painter, at, row.divided, size, now.colours)
        at.setX(start + layout(row.divided, size).width + _SPACE * size)
        draw_in(painter, at, row.divided_shown, size, now.colours)

    def _zero_share(self) -> float:
        return 0.5

    def _paint_bar(self, painter: QPainter, now: Theme, row: ScoreBar, room: QRectF) -> None:
        zero = room.left() + room.width() * self._zero_share()
        largest = _largest(self._rows)
        if row.value is not None and largest > 0.0 and row.value != 0.0:
            reach = row.value / largest * room.width() / 2
            bar = QRectF(min(zero, zero + reach), room.top(), abs(reach), room.height())
            outline = QPen(now.colour("k"), now.line_px(1.25))
            painter.setPen(outline)
            strong = row.id == self._selected
            if row.value < 0.0:
                _hatch(painter, now, bar)
                painter.setPen(outline)
            else:
                painter.setBrush(now.colour("k", 0.9 if strong else 0.45))
            painter.drawRect(bar)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        # A stripe on whole pixels is sharp, and far quicker than a stroke.
        wide, rise = max(1, round(now.line_px(1.5))), now.px(3)
        stripe = QRectF(round(zero - wide / 2), room.top() - rise, wide, room.height() + 2 * rise)
        painter.fillRect(stripe, now.colour("text"))

    def _row_px(self) -> int:
        now = theme.current()
        if not now.projected:
            return now.px(ROW)
        return now.px(WALL_ROW if len(self._rows) <= _ROOMY_ROWS else CLOSE_WALL_ROW)


def _largest(rows: Sequence[ScoreBar]) -> float:
    """Return the length of the longest bar."""
    return max((abs(row.value) for row in rows if row.value is not None), default=0.0)


def _second_width(row: ScoreBar, size: float) -> float:
    number = layout(row.divided_shown, size).width
    return layout(row.divided, size).width + _SPACE * size + number


def _draw_name(
    painter: QPainter, now: Theme, row: ScoreBar, at: QPointF, size: float, room: float
) -> None:
    """Paint a name, smaller when it is too long for its room."""
    name = f"${row.markup}$"
    size *= min(1.0, room / max(1.0, layout(name, size).width))
    draw_in(painter, at, name, size, now.colours, default="k")


def _hatch(painter: QPainter, now: Theme, bar: QRectF) -> None:
    """Paint diagonal lines into a bar; lines, not a pattern brush, so that they scale."""
    painter.setPen(QPen(now.colour("k", 0.75), now.line_px(1.5)))
    step, high = now.px(6), bar.height()
    left, right, top, bottom = bar.left(), bar.right(), bar.top(), bar.bottom()
    lines = []
    for number in range(int((bar.width() + high) / step) + 1):
        x = left - high + step * number
        # Cut by hand: painters of vector files ignore clipping.
        before, beyond = max(0.0, left - x), max(0.0, x + high - right)
        if before + beyond < high:
            lines.append(QLineF(x + before, bottom - before, x + high - beyond, top + beyond))
    painter.drawLines(lines)
