"""The list of a proof's steps at the left of a page: where one is, what is done, what comes."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets import key_help, words
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

WIDTH = 228
NARROW = 60
FOLDED, OPEN = 40.0, 62.0
TIGHT_FOLDED, TIGHT_OPEN = 25.0, 44.0
PADDING = 8
FOLD_ROOM = 28
KEYS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
SMALLEST = 0.6


@dataclass(frozen=True)
class StepRow:
    """One step.

    Parameters
    ----------
    value
        What stands for it in signals.
    title, result
        Markup: what it is about, and what it finds.
    done
        Whether it lies behind.
    folded
        Whether only the title is shown.
    foldable
        Whether there is anything to fold.
    warns
        Whether something breaks there.
    """

    value: str
    title: str
    result: str
    done: bool = False
    folded: bool = False
    foldable: bool = True
    warns: bool = False


@dataclass(frozen=True)
class StepScene:
    """The steps in order, and the one that is shown."""

    rows: tuple[StepRow, ...] = ()
    current: str = ""


class StepList(QWidget):
    """Paints a `StepScene`.

    A click or Up and Down choose a step; Left and Right, or a click on the arrow, fold and unfold.
    Only the step shown, the one under the pointer and those that are folded have an arrow.

    Signals
    -------
    chosen(value)
        When the person chose a step.
    fold_wanted(value, folded)
        When the person folded or unfolded a step.
    """

    KEY_HELP = key_help.STEPS

    chosen = Signal(object)
    fold_wanted = Signal(object, bool)

    def __init__(
        self, name: str, label: Text, tip: Text, light: SymbolLight, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.symbols = SymbolSpots(self, light)
        self._scene = StepScene()
        self._narrow = False
        self._hovered = ""
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def scene(self) -> StepScene:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: StepScene) -> None:
        """Show a scene."""
        if scene != self._scene:
            self._scene = scene
            self.setAccessibleDescription(self._in_words())
            self.update()

    def set_narrow(self, narrow: bool) -> None:
        """Show only the numbers, where there is little room."""
        if narrow != self._narrow:
            self._narrow = narrow
            self.updateGeometry()
            self.update()

    def area_of(self, value: str) -> QRectF:
        """Return where a step's row lies."""
        tops = self._tops()
        number = [row.value for row in self._scene.rows].index(value)
        return QRectF(0.0, tops[number], self.width(), tops[number + 1] - tops[number])

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the width at which titles stand beside numbers, or of the numbers alone."""
        now = theme.current()
        return QSize(now.px(NARROW if self._narrow else WIDTH), now.px(400))

    def minimumSizeHint(self) -> QSize:
        """Return as `sizeHint`, less high."""
        return QSize(self.sizeHint().width(), theme.current().px(200))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the step under the pointer, or fold it by its arrow."""
        row = self._row_at(event.position())
        if row is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if self._on_arrow(event.position(), row):
            self.fold_wanted.emit(row.value, not row.folded)
        else:
            self.chosen.emit(row.value)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that the step under the pointer can be chosen."""
        row = self._row_at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if row else Qt.CursorShape.ArrowCursor)
        self._hover(row.value if row else "")

    def leaveEvent(self, event: QEvent) -> None:
        """Show it no more."""
        self._hover("")
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the steps, fold and unfold."""
        key = Qt.Key(event.key())
        values = [row.value for row in self._scene.rows]
        current = next((row for row in self._scene.rows if row.value == self._scene.current), None)
        if current is None or key not in {
            *KEYS, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End,
        }:  # fmt: skip
            super().keyPressEvent(event)
            return
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if current.foldable:
                self.fold_wanted.emit(current.value, key == Qt.Key.Key_Left)
            return
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(values) - 1}
        at = ends.get(key, values.index(current.value) + KEYS.get(key, 0))
        self.chosen.emit(values[min(max(at, 0), len(values) - 1)])

    def event(self, event: QEvent) -> bool:
        """Name the step under the pointer where only numbers are shown, and tell of its arrow."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            row = self._row_at(at)
            if row is not None and (self._narrow or self._on_arrow(at, row)):
                arrow = words.unfold_step() if row.folded else words.fold_step()
                QToolTip.showText(
                    event.globalPos(), plain(row.title) if self._narrow else arrow, self
                )
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows and the line at the right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        tops = self._tops()
        shown = self._opened()
        self.symbols.begin()
        for number, row in enumerate(self._scene.rows):
            area = QRectF(0.0, tops[number], self.width(), tops[number + 1] - tops[number])
            self._paint_row(painter, row, number, area, opened=shown[number])
        painter.setPen(QPen(now.colour("edge", 0.55), max(1.0, now.line_px(0.7))))
        painter.drawLine(QPointF(self.width() - 0.5, 0), QPointF(self.width() - 0.5, self.height()))

    def _paint_row(
        self, painter: QPainter, row: StepRow, number: int, area: QRectF, *, opened: bool
    ) -> None:
        now = theme.current()
        current = row.value == self._scene.current
        if current:
            painter.fillRect(area, now.colour("text", 0.05))
            bar = QRectF(area.left(), area.top(), now.px(4), area.height())
            painter.fillRect(bar, now.colour("text"))
        size = self._title_px(area.height(), opened=opened)
        middle = area.top() + (0.5 * area.height() if not opened else self._title_y(area, size))
        self._paint_sign(painter, row, number, QPointF(self._sign_x(), middle), current=current)
        if self._narrow:
            return
        x, room = self._text_x(), self._text_room(row)
        title = _fitted(row.title, size, room, 500 if current else 400)
        at = QPointF(x, middle + 0.36 * size)
        line = layout(*title)
        self.symbols.draw(painter, at, line, now.colours)
        if opened:
            small = _fitted(row.result, now.text_px("label"), self._text_room(row), 400)
            line = layout(*small)
            token = "text" if current else "muted"
            at = self._result_at(area, size)
            self.symbols.draw(painter, at, line, now.colours, token)
        if row.foldable and (current or row.folded or row.value == self._hovered):
            self._paint_arrow(painter, row, QPointF(area.right(), middle), now)

    def _paint_sign(
        self, painter: QPainter, row: StepRow, number: int, at: QPointF, *, current: bool
    ) -> None:
        """Paint the number in a circle: filled for the step shown, a tick for those behind."""
        now = theme.current()
        radius = min(now.px(12), 0.46 * self._least_height())
        painter.setPen(QPen(now.colour("text" if current or row.done else "edge"), now.line_px(1)))
        painter.setBrush(now.colour("text" if current else "ground"))
        painter.drawEllipse(at, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if row.warns or (row.done and not current):
            icon = "warning" if row.warns else "check"
            side = 1.2 * radius
            area = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            draw_icon(painter, icon, area, now.colour("ground" if current else "text"))
            return
        size = 1.12 * radius
        line = layout(str(number + 1), size, 600 if current else 400)
        place = QPointF(at.x() - line.width / 2, at.y() + 0.36 * size)
        draw(painter, place, line, now.colours, "ground" if current else "muted")

    def _paint_arrow(self, painter: QPainter, row: StepRow, at: QPointF, now: Theme) -> None:
        side = now.px(12)
        icon = "chevron-down" if row.folded else "chevron-up"
        area = QRectF(at.x() - now.px(22), at.y() - side / 2, side, side)
        draw_icon(painter, icon, area, now.colour("muted"))

    def _hover(self, value: str) -> None:
        if value != self._hovered:
            self._hovered = value
            self.update()

    def _result_at(self, area: QRectF, size: float) -> QPointF:
        small = theme.current().text_px("label")
        y = area.top() + self._title_y(area, size) + 0.36 * size + 1.65 * small
        return QPointF(self._text_x(), y)

    def _title_y(self, area: QRectF, size: float) -> float:
        """Return how far below its top the middle of an open row's title stands."""
        small = theme.current().text_px("label")
        return (area.height() - 1.65 * small) / 2 + 0.05 * size

    def _title_px(self, height: float, *, opened: bool) -> float:
        now = theme.current()
        wanted = float(now.text_px("body"))
        room = height - (1.6 * now.text_px("label") if opened else 0.0)
        return max(0.7 * wanted, min(wanted, 0.78 * room))

    def _sign_x(self) -> float:
        return self.width() / 2 if self._narrow else float(theme.current().px(34))

    def _text_x(self) -> float:
        return float(theme.current().px(56))

    def _text_room(self, row: StepRow) -> float:
        fold = FOLD_ROOM if row.foldable else 8
        return self.width() - self._text_x() - theme.current().px(fold)

    def _on_arrow(self, at: QPointF, row: StepRow) -> bool:
        reach = theme.current().px(FOLD_ROOM)
        return row.foldable and not self._narrow and at.x() > self.width() - reach

    def _row_at(self, at: QPointF) -> StepRow | None:
        tops = self._tops()
        for number, row in enumerate(self._scene.rows):
            if tops[number] <= at.y() < tops[number + 1]:
                return row
        return None

    def _room(self) -> float:
        return float(self.height() - 2 * theme.current().px(PADDING))

    def _least_height(self) -> float:
        tops = self._tops()
        return min((b - a for a, b in itertools.pairwise(tops)), default=40.0)

    def _opened(self) -> list[bool]:
        """Return which rows show their result: none where there are only numbers."""
        if self._narrow:
            return [False] * len(self._scene.rows)
        return _open_rows(self._scene, self._room(), theme.current())

    def _tops(self) -> list[float]:
        now = theme.current()
        heights = row_heights(self._opened(), self._room(), _unit(now))
        tops = [float(now.px(PADDING))]
        for height in heights:
            tops.append(tops[-1] + height)
        return tops

    def _in_words(self) -> str:
        return "; ".join(
            f"{number + 1}. {plain(row.title)}"
            + ("" if row.folded or not row.result else f": {plain(row.result)}")
            for number, row in enumerate(self._scene.rows)
        )


def row_heights(opened: Sequence[bool], room: float, unit: float) -> list[float]:
    """Return heights of open and folded rows that fit into ``room``, as generous as it allows.

    Parameters
    ----------
    unit
        Pixels of one unit of the constants.
    """
    full = [unit * (OPEN if each else FOLDED) for each in opened]
    least = [unit * (TIGHT_OPEN if each else TIGHT_FOLDED) for each in opened]
    if not opened or sum(full) <= room:
        return full
    spare = sum(full) - sum(least)
    share = max(0.0, (room - sum(least)) / spare)
    heights = [low + share * (high - low) for low, high in zip(least, full, strict=True)]
    excess = room / sum(heights)
    return [height * min(1.0, excess) for height in heights]


def _open_rows(scene: StepScene, room: float, now: Theme) -> list[bool]:
    """Return which rows show their result: those unfolded, as far as they fit.

    Where they do not all fit, the rows farthest from the current one give way.
    """
    unit = _unit(now)
    values = [row.value for row in scene.rows]
    here = values.index(scene.current) if scene.current in values else 0
    opened = [not row.folded and bool(row.result) for row in scene.rows]
    by_distance = sorted(range(len(opened)), key=lambda at: (-abs(at - here), at))
    for at in by_distance:
        needed = sum(unit * (TIGHT_OPEN if each else TIGHT_FOLDED) for each in opened)
        if needed <= room:
            break
        opened[at] = False
    return opened


def _unit(now: Theme) -> float:
    """Return pixels for one unit of the row heights: on the wall letters are twice as large."""
    return now.scale * (1.9 if now.projected else 1.0)


def _fitted(markup: str, size: float, room: float, weight: int) -> tuple[str, float, int]:
    """Return arguments for `layout` at which the words fit, smaller when they must be."""
    wide = layout(markup, size, weight).width
    # Widths grow with the size but for the rounding of letters to whole pixels.
    fitted = size if wide <= room else max(SMALLEST * size, 0.97 * size * room / wide)
    return markup, fitted, weight
