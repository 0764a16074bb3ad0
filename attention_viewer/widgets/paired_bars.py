"""Two columns of bar charts on common axes; bars of one row may be dragged."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.arrow_layer import PaintedLayer
from attention_viewer.widgets.bar_chart import Axis
from attention_viewer.widgets.paired_bars_layout import (
    BarRow,
    PairedBarsData,
    Places,
    fitting,
    places,
)
from attention_viewer.widgets.paired_bars_paint import Scene, paint
from attention_viewer.widgets.spoken import Words

KEY_STEP = 1.0
PAGE = 10
_BY_KEYS = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})


class PairedBars(QWidget):
    """Shows `PairedBarsData`. Left and right keys choose a bar, up and down move it.

    Signals
    -------
    bar_moved(index, value)
        While a bar of the left side's draggable row is dragged or stepped.
    move_finished()
        When the drag or the key press has ended; ends an undo step.
    """

    KEY_HELP = key_help.BARS

    bar_moved = Signal(int, float)
    move_finished = Signal()

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing shows through
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._data: PairedBarsData | None = None
        self._chosen = 0
        self._hovered: int | None = None
        self._dragged: int | None = None
        self._grip = 0.0
        self._by_keys = False
        self._held_axis: Axis | None = None
        self._still = PaintedLayer()
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def data(self) -> PairedBarsData | None:
        """What is shown."""
        return self._data

    @property
    def chosen(self) -> int:
        """Index of the bar that the arrow keys move."""
        return self._chosen

    def set_data(self, data: PairedBarsData) -> None:
        """Show something else. The axis of a bar being dragged stays as it is."""
        if data == self._data:
            return
        self._data = data
        self._chosen = min(self._chosen, len(data.letters) - 1)
        if self._hovered is not None and self._hovered >= len(data.letters):
            self._hovered = None
        self.setAccessibleDescription(data.spoken)
        self.update()

    def axis(self, row: int) -> Axis:
        """Return the scale of a row as painted."""
        if self._held_axis is not None and self._data is not None and row == self._data.draggable:
            return self._held_axis
        return self._rows()[row].axis

    def place_of(self, row: int, column: int, index: int) -> QPointF:
        """Return where the end of a bar stands."""
        spot = self._places()
        data = self._required()
        side = data.right if column else data.left
        y = self.axis(row).y_of(float(side.values[row][index]), spot.area(row, column))
        return QPointF(spot.columns[column].centre(index), y)

    def on_theme_changed(self) -> None:
        """Paint anew."""
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(700), now.px(440))

    def minimumSizeHint(self) -> QSize:
        """Return the least at which bars can be compared."""
        return QSize(320, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the charts."""
        if self._data is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        data = self._as_painted(self._data)
        scene = Scene(data, self._places(), self._theme(), self._marked())
        paint(painter, scene, self._still, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a bar."""
        index = self._bar_at(event.position())
        if index is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._chosen = index
        row = self._required().draggable
        if row is not None:
            self._dragged = index
            self._held_axis = self.axis(row)
            tip = self.place_of(row, 0, index).y()
            self._grip = event.position().y() - tip
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the bar, or show what the pointer is over."""
        if self._dragged is not None:
            self._drag_to(event.position().y() - self._grip)
            return
        hovered = self._key_at(event.position())
        movable = self._data is not None and self._data.draggable is not None
        over_bar = movable and self._bar_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.SizeVerCursor if over_bar else Qt.CursorShape.ArrowCursor)
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the bar go; the axis follows again."""
        if self._dragged is not None:
            self._dragged = None
            self._held_axis = None
            self.update()
            self.move_finished.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what the pointer was over."""
        self._hovered = None
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a bar, or move it."""
        self._by_keys = True
        key = Qt.Key(event.key())
        sideways = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_PageUp: PAGE,
            Qt.Key.Key_PageDown: -PAGE,
        }
        if key in sideways and self._data is not None:
            last = len(self._data.letters) - 1
            self._chosen = min(max(self._chosen + sideways[key], 0), last)
            self.update()
        elif key in steps and self._data is not None and self._data.draggable is not None:
            page = PAGE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            self._step(self._data.draggable, steps[key] * page)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the undo step."""
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat():
            self.move_finished.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which bar the keys move, when they are in use."""
        self._by_keys = event.reason() in _BY_KEYS
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide it again."""
        self._by_keys = False
        self.update()
        super().focusOutEvent(event)

    def _step(self, row: int, count: int) -> None:
        value = float(self._required().left.values[row][self._chosen])
        self.bar_moved.emit(self._chosen, value + count * KEY_STEP)

    def _drag_to(self, y: float) -> None:
        row = self._required().draggable
        if row is None or self._dragged is None:
            return
        area = self._places().area(row, 0)
        axis = self.axis(row)
        per_pixel = (axis.high - axis.low) / area.height()
        decimals = -math.floor(math.log10(per_pixel))
        self.bar_moved.emit(self._dragged, round(axis.value_at(y, area), decimals) + 0.0)

    def _marked(self) -> int | None:
        if self._dragged is not None:
            return self._dragged
        if self._hovered is not None:
            return self._hovered
        return self._chosen if self._by_keys else None

    def _bar_at(self, at: QPointF) -> int | None:
        """Return the left bar of the draggable row (else of the first) at a point."""
        if self._data is None:
            return None
        area = self._places().area(self._data.draggable or 0, 0)
        reach = theme.current().px(20)
        if not area.adjusted(0, -reach, 0, reach).contains(at):
            return None
        return self._places().columns[0].index_at(at.x())

    def _key_at(self, at: QPointF) -> int | None:
        if self._data is None:
            return None
        found = (column.index_at(at.x()) for column in self._places().columns)
        return next((index for index in found if index is not None), None)

    def _as_painted(self, data: PairedBarsData) -> PairedBarsData:
        if self._held_axis is None:
            return data
        rows = tuple(replace(row, axis=self.axis(n)) for n, row in enumerate(data.rows))
        return replace(data, rows=rows)

    def _places(self) -> Places:
        count = len(self._required().letters)
        return places(self._rows(), count, QSizeF(self.size()), self._theme())

    def _theme(self) -> theme.Theme:
        return fitting(self._rows(), QSizeF(self.size()), theme.current())

    def _rows(self) -> tuple[BarRow, ...]:
        return self._required().rows

    def _required(self) -> PairedBarsData:
        if self._data is None:
            raise ValueError("nothing to show yet")
        return self._data
