"""The row of read-outs along the bottom of a lesson."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attention_viewer.core.formatting import HIDDEN
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.arrow_text import draw_in
from attention_viewer.widgets.math_layout import Layout, draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

EDGE = 24
PADDING = 20
SMALLEST = 0.5
_SMALLEST_HERO = 0.6
# Rather than smaller than this, a value is shown in its short form, if it has one.
_SHORTER_BELOW = 0.65
_STEP = 0.05


class Readout(QWidget):
    """A label over a value, both markup; the one number that matters stands behind, larger.

    A value that is wider than its cell is set smaller, never cut.

    Parameters
    ----------
    label
        What the value is.
    stretch
        Whether the cell takes the room the others leave.
    wall
        False for a cell that is left out on the wall, where only the essential fits.
    light
        Lights up the symbols together with those of the page; None for none.
    """

    def __init__(
        self,
        name: str,
        label: Text,
        parent: QWidget,
        *,
        stretch: bool = False,
        wall: bool = True,
        light: SymbolLight | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.symbols = SymbolSpots(self, light)
        self.stretch, self.wall = stretch, wall
        self._label = self._value = self._hero = self._short = ""
        self._hidden = False
        self._room: tuple[QSize, QSize] | None = None
        horizontal = QSizePolicy.Policy.Expanding if stretch else QSizePolicy.Policy.Minimum
        self.setSizePolicy(horizontal, QSizePolicy.Policy.Expanding)
        theme.follow(self)
        self._words = Words(self, set_label=label)

    @property
    def value(self) -> str:
        """The markup shown as value."""
        return self._value

    @property
    def hero(self) -> str:
        """The markup of the number that matters."""
        return self._hero

    def set_label(self, markup: str) -> None:
        """Change what the value is called."""
        if markup != self._label:
            # Even where it fits now: it would be cut off once the window is made smaller.
            self.updateGeometry()
        self._change(markup, self._value, self._hero)

    def set_value(self, markup: str, hero: str = "", short: str = "") -> None:
        """Show a value, and behind it the one number that matters.

        Where the value would have to be set too small, ``short`` is shown in its place.
        """
        self._short = short
        self._change(self._label, markup, hero)

    def set_hidden_number(self, hidden: bool) -> None:
        """Show a question mark in place of the value."""
        if hidden != self._hidden:
            self._hidden = hidden
            self._refresh()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self._room = None
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the width of the wider line, padding included."""
        now = theme.current()
        value, hero = self._lines(1.0)
        return QSize(round(self._wide(value, hero)) + 2 * now.px(PADDING), now.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return the room for the value at its smallest."""
        if not self.stretch:
            return self.sizeHint()
        now = theme.current()
        value, hero = self._lines(SMALLEST, self._short)
        return QSize(round(self._wide(value, hero)) + 2 * now.px(PADDING), now.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint label and value on common baselines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        left = float(now.px(EDGE if self.stretch else PADDING))
        label_px = now.text_px("label")
        y = self.height() - now.px(9) - 0.26 * now.text_px("readout")
        label_y = y if self._is_flat() else now.px(8) + 1.05 * label_px
        value, hero = self._fitted(self._room_px(), self._largest())
        value_at = QPointF(left + self._before(), y)
        hero_at = QPointF(value_at.x() + value.width + self._gap(hero), y)
        self.symbols.begin()
        self.symbols.mark(painter, QPointF(left, label_y), self._label_line())
        self.symbols.mark(painter, value_at, value)
        self.symbols.mark(painter, hero_at, hero)
        # Labels stay while values change.
        draw_in(
            painter, QPointF(left, label_y), self._label, label_px, now.colours, default="muted"
        )
        draw(painter, value_at, value, now.colours)
        draw(painter, hero_at, hero, now.colours)

    def fitting(self) -> float:
        """Return how large the value can be set, 1 for full size, where no hero stands."""
        room = self._room_px()
        value, _ = self._lines(1.0)
        factor = _nearly_fitting(1.0, value.width, 0.0, room)
        while self._lines(factor)[0].width > room and factor > SMALLEST:
            factor -= _STEP
        return factor

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have the common size found anew."""
        super().resizeEvent(event)
        self._tell_strip()

    def _room_px(self) -> float:
        now = theme.current()
        edge = now.px(EDGE if self.stretch else PADDING)
        return self.width() - edge - now.px(8) - self._before()

    def _is_flat(self) -> bool:
        strip = self.parentWidget()
        return isinstance(strip, Strip) and strip.is_flat()

    def _before(self) -> float:
        """Return the room that the label takes in front of the value."""
        return self._label_line().width + theme.current().px(12) if self._is_flat() else 0.0

    def _wide(self, value: Layout, hero: Layout) -> float:
        """Return the width of label and value, one above or before the other."""
        line = value.width + self._gap(hero) + hero.width
        before = self._before()
        return before + line if before else max(self._label_line().width, line)

    def _largest(self) -> float:
        strip = self.parentWidget()
        return strip.common_size() if isinstance(strip, Strip) and not self._hero else 1.0

    def _tell_strip(self) -> None:
        strip = self.parentWidget()
        if isinstance(strip, Strip):
            strip.forget_size()

    def _fitted(self, room: float, largest: float = 1.0) -> tuple[Layout, Layout]:
        for shown in dict.fromkeys(("", self._short)):
            value, hero = self._lines(largest, shown)
            left = room - self._gap(hero)
            factor = _nearly_fitting(largest, value.width, hero.width, left)
            value, hero = self._lines(factor, shown)
            while value.width + hero.width > left and factor > SMALLEST:
                factor -= _STEP
                value, hero = self._lines(factor, shown)
            large_enough = factor > _SHORTER_BELOW or not self._short
            if large_enough and value.width + self._gap(hero) + hero.width <= room:
                break
        return value, hero

    def _lines(self, factor: float, instead: str = "") -> tuple[Layout, Layout]:
        now = theme.current()
        shown = HIDDEN if self._hidden and not self._hero else instead or self._value
        behind = HIDDEN if self._hidden and self._hero else self._hero
        largest = now.text_px("readout" if self._is_flat() else "hero")
        return (
            layout(shown, factor * now.text_px("readout")),
            layout(behind, max(factor, _SMALLEST_HERO) * largest, 600),
        )

    def _gap(self, hero: Layout) -> int:
        return theme.current().px(12) if hero.width and self._value else 0

    def _label_line(self) -> Layout:
        return layout(self._label, theme.current().text_px("label"))

    def _change(self, label: str, value: str, hero: str) -> None:
        if (label, value, hero) != (self._label, self._value, self._hero):
            self._label, self._value, self._hero = label, value, hero
            self._refresh()

    def _refresh(self) -> None:
        shown = HIDDEN if self._hidden else f"{plain(self._value)} {plain(self._hero)}"
        self.setAccessibleName(f"{plain(self._label)}: {shown.strip()}")
        self._tell_strip()
        # Laying the whole page out anew costs more than the frame of a drag has to spare.
        if self.stretch and self._is_content():
            self.update()
            return
        wanted = self.sizeHint()
        room = (wanted, self.minimumSizeHint() if self.stretch else wanted)
        if room != self._room:
            self._room = room
            self.updateGeometry()
        self.update()

    def _is_content(self) -> bool:
        """Tell whether the cell, which takes the room that is left, has as much as it needs."""
        wanted = self.sizeHint().width()
        # Setting the value at its smallest costs time, so it is done only where it decides.
        return wanted <= self.width() or self.minimumSizeHint().width() <= self.width()


class Strip(QWidget):
    """Read-outs side by side, divided by lines.

    Each value is as large as its cell allows, until `share_out` is called: then all are alike.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("strip")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._cells: list[QWidget] = []
        self._left_out: set[QWidget] = set()
        self._rooms: list[int] = []
        self._size: float | None = None
        self._painted_size = 1.0
        self._wall_only: set[QWidget] = set()
        self._flat = False
        # It fills all of its ground, so the page below need not.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        theme.follow(self)

    def add(self, cell: QWidget, stretch: int | None = None, *, wall_only: bool = False) -> None:
        """Add a cell at the right; one for the wall only is left out in a window."""
        if wall_only:
            self._wall_only.add(cell)
        cell.setVisible(self._fits(cell))
        if stretch is None:
            stretch = 1 if isinstance(cell, Readout) and cell.stretch else 0
        self._row.addWidget(cell, stretch)
        self._cells.append(cell)

    def share_out(self, rooms: Sequence[int]) -> None:
        """Give the cells room in these proportions, none to those with 0, and values one size."""
        if list(rooms) == self._rooms:
            return
        self._rooms = list(rooms)
        for number, room in enumerate(rooms):
            self._row.setStretch(number, room)
        self._left_out = {cell for cell, room in zip(self._cells, rooms, strict=True) if room == 0}
        for cell in self._cells:
            cell.setVisible(self._fits(cell))
            cell.updateGeometry()
        self.forget_size()

    def leave_out(self, cells: Collection[QWidget]) -> None:
        """Show all cells but some, for which there is nothing to say."""
        if set(cells) != self._left_out:
            self._left_out = set(cells)
            for cell in self._cells:
                cell.setVisible(self._fits(cell))

    def flatten_on_wall(self) -> None:
        """On the wall set each label before its value, so that the picture gets the room."""
        self._flat = True
        self.on_theme_changed()

    def is_flat(self) -> bool:
        """Tell whether labels stand before their values."""
        return self._flat and theme.current().projected

    def common_size(self) -> float:
        """Return how large the values are set, 1 for full size."""
        if not self._rooms:
            return 1.0
        if self._size is None:
            values = [cell for cell in self._cells if isinstance(cell, Readout) and not cell.hero]
            shown = [cell.fitting() for cell in values if cell.isVisibleTo(self)]
            self._size = min(shown, default=1.0)
            if self._size != self._painted_size:
                self._painted_size = self._size
                for cell in values:
                    cell.update()
        return self._size

    def forget_size(self) -> None:
        """Find the common size anew when it is asked for."""
        self._size = None

    def cells(self) -> list[QWidget]:
        """Return the cells from left to right."""
        return list(self._cells)

    def on_theme_changed(self) -> None:
        """Take over the height, and leave cells out on the wall."""
        now = theme.current()
        self.forget_size()
        for cell in self.cells():
            cell.setVisible(self._fits(cell))
        text = 1.3 * now.text_px("label") + 1.25 * now.text_px("hero")
        if self.is_flat():
            text = 1.1 * now.text_px("readout")
        self.setFixedHeight(max(now.px(72) if not now.projected else 0, round(text) + now.px(18)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line above and the lines between."""
        painter = QPainter(self)
        now = theme.current()
        painter.fillRect(self.rect(), now.colour("ground"))
        width = now.line_px(1.0)
        # An area, not a stroke: strokes are painted pixel by pixel, and this one is a wide one.
        colour = now.colour("line" if now.projected else "edge", 0.55)
        painter.fillRect(QRectF(0, 0, self.width(), width), colour)
        inset = now.px(12) if now.projected else 0
        painter.setPen(QPen(now.colour("edge", 0.55), now.line_px(0.7)))
        for cell in self._cells[1:]:
            if cell.isVisibleTo(self):
                x = cell.x() + 0.5
                painter.drawLine(QPointF(x, inset), QPointF(x, self.height() - inset))

    def _fits(self, cell: QWidget) -> bool:
        """Tell whether a cell has a place, and on the present screen: the wall, or a window."""
        if cell in self._left_out:
            return False
        if theme.current().projected:
            return not isinstance(cell, Readout) or cell.wall
        return cell not in self._wall_only


def _nearly_fitting(largest: float, value: float, hero: float, room: float) -> float:
    """Return the factor from which to search for the largest that fits, in steps downwards.

    Setting a line takes as long as painting it. Widths grow with the size, but for rounding; so
    the search begins a step above what should fit.

    Parameters
    ----------
    largest
        The most that is wanted, at which value and hero are ``value`` and ``hero`` px wide.
    """
    factor, wide = largest, value + hero
    while wide > room and factor - _STEP > SMALLEST:
        smaller = factor - _STEP
        share = max(smaller, _SMALLEST_HERO) / max(largest, _SMALLEST_HERO)
        wide = value * smaller / largest + hero * share
        if wide > room:
            factor = smaller
    return factor
