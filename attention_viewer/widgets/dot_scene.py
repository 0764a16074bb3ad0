"""The same people as dots in several rows: how far the dots of each row lie apart."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.plot_axes import Axis
from attention_viewer.widgets.plot_axes_paint import DASHES, Mark, draw_mark, stroke
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

DOT = 8.0
LEAST_DOT = 3.5
EDGE = 24
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


@dataclass(frozen=True)
class DotRow:
    """One row.

    Parameters
    ----------
    label, about
        Markup above the row, at the left and at the right.
    values
        One value for each person, in the same order in every row.
    axis
        Range and named values.
    spread
        (low, high) shaded: theory's mean less and plus one standard deviation.
    mark, token
        What the dots look like.
    named
        Whether values are named below; of rows with one axis, the last one is enough.
    hidden
        Whether the dots are hidden, see `hiding`.
    """

    label: str
    about: str
    values: tuple[float, ...]
    axis: Axis
    spread: tuple[float, float] | None = None
    mark: Mark = "disc"
    token: str = "text"
    named: bool = True
    hidden: bool = False


@dataclass(frozen=True)
class DotRows:
    """Everything that is shown.

    Parameters
    ----------
    say
        Returns markup about a person, by number; a function that stays the same.
    note
        Markup below while no person is followed.
    """

    rows: tuple[DotRow, ...] = ()
    say: Callable[[int], str] = str
    note: str = ""
    description: str = ""


class DotScene(QWidget):
    """Paints `DotRows`; the person pointed at is followed through all rows.

    Parameters
    ----------
    light
        Lights up the symbols together with those of the page; None for none.

    Signals
    -------
    followed(number)
        When another person is followed, -1 for none.
    """

    KEY_HELP = key_help.PUPILS

    followed = Signal(int)

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
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scene = DotRows()
        self._person = -1
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def scene(self) -> DotRows:
        """What is shown."""
        return self._scene

    @property
    def person(self) -> int:
        """Who is followed, -1 for nobody."""
        return self._person

    def set_scene(self, scene: DotRows) -> None:
        """Show a scene."""
        self._scene = scene
        if self._person >= self._count():
            self._person = -1
        self.setAccessibleDescription(scene.description)
        self.update()

    def place_of(self, row: int, person: int) -> QPointF:
        """Return where a person's dot stands in a row."""
        area = self._area(row)
        values = self._scene.rows[row].values
        return _stacked(values, self._scene.rows[row].axis, area, self._dot())[0][person]

    def on_theme_changed(self) -> None:
        """Measure and paint anew."""
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which rows can be told apart."""
        now = theme.current()
        return QSize(now.px(240), now.px(150))

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(560), now.px(360))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the person whose dot is nearest."""
        self._follow(self._nearest(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Follow nobody any more, unless the keys did."""
        if not self.hasFocus():
            self._follow(-1)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep Escape back from the window while somebody is followed."""
        asked = event.type() == QEvent.Type.ShortcutOverride and self._person >= 0
        if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk from person to person; Escape follows nobody."""
        key = Qt.Key(event.key())
        if key in _STEPS and self._count():
            start = self._person if self._person >= 0 else (-1 if _STEPS[key] > 0 else 0)
            self._follow((start + _STEPS[key]) % self._count())
        elif key == Qt.Key.Key_Escape and self._person >= 0:
            self._follow(-1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows, then the person followed."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        self.symbols.begin()
        for number in range(len(self._scene.rows)):
            self._paint_row(painter, number, now)
        if self._person >= 0:
            self._paint_person(painter, now)
        words = self._scene.say(self._person) if self._person >= 0 else self._scene.note
        size = now.text_px("label")
        line = layout(words, size)
        while line.width > self.width() - now.px(8) and size > 8:  # noqa: PLR2004
            size -= 1
            line = layout(words, size)
        token = "text" if self._person >= 0 else "muted"
        at = QPointF(now.px(4), self.height() - 0.4 * size)
        self.symbols.draw(painter, at, line, now.colours, token)

    def _paint_row(self, painter: QPainter, number: int, now: Theme) -> None:
        row, area = self._scene.rows[number], self._area(number)
        self._paint_ground(painter, row, area, now)
        size = now.text_px("label")
        y = area.top() - 0.35 * size
        label, about = layout(row.label, size, 600), layout(row.about, size)
        wide, room = label.width + about.width, area.width() - now.px(16)
        if wide > room:
            fitted = size * room / wide
            label, about = layout(row.label, fitted, 600), layout(row.about, fitted)
        self.symbols.draw(painter, QPointF(area.right() - about.width, y), about, now.colours)
        self.symbols.draw(painter, QPointF(area.left(), y), label, now.colours, row.token)
        if row.hidden:
            draw_question(painter, area, now)
            return
        colour, dot = now.colour(row.token, 0.75), self._dot()
        for at in _stacked(row.values, row.axis, area, dot)[0]:
            draw_mark(painter, at, row.mark, 0.86 * dot, colour, None)

    def _paint_ground(self, painter: QPainter, row: DotRow, area: QRectF, now: Theme) -> None:
        if row.spread is not None and not row.hidden:
            left, right = (_x(row.axis, area, end) for end in row.spread)
            band = QRectF(left, area.top(), right - left, area.height())
            painter.fillRect(band, now.colour("text", 0.09))
            painter.setPen(stroke(now.colour("text"), now.line_px(1.3), DASHES))
            painter.drawLines([QLineF(x, area.top(), x, area.bottom()) for x in (left, right)])
        painter.setPen(stroke(now.colour("line", 0.7), max(1.0, now.line_px(1.0))))
        painter.drawLine(QLineF(area.left(), area.bottom(), area.right(), area.bottom()))
        size = now.text_px("tick")
        for tick in row.axis.ticks:
            x = _x(row.axis, area, tick.value)
            painter.setPen(stroke(now.colour("line", 0.7), max(1.0, now.line_px(1.0))))
            painter.drawLine(QLineF(x, area.bottom(), x, area.bottom() + now.px(3)))
            if not row.named:
                continue
            name = layout(tick.text, size)
            at = QPointF(x - name.width / 2, area.bottom() + now.px(3) + 0.95 * size)
            draw(painter, at, name, now.colours, "muted")

    def _paint_person(self, painter: QPainter, now: Theme) -> None:
        shown = (number for number, row in enumerate(self._scene.rows) if not row.hidden)
        places = [self.place_of(row, self._person) for row in shown]
        painter.setPen(stroke(now.colour("text", 0.8), now.line_px(1.3)))
        for above, below in itertools.pairwise(places):
            painter.drawLine(QLineF(above, below))
        for at in places:
            draw_mark(
                painter, at, "disc", 1.7 * self._dot(), now.colour("text"), now.colour("ground")
            )

    def _area(self, row: int) -> QRectF:
        """Return where a row's dots stand: above their axis, below their label."""
        now = theme.current()
        foot = 1.7 * now.text_px("label")
        height = (self.height() - foot) / max(1, len(self._scene.rows))
        top = row * height + 1.6 * now.text_px("label")
        names = 1.5 if self._scene.rows[row].named else 0.4
        bottom = (row + 1) * height - names * now.text_px("tick")
        edge = now.px(EDGE)
        return QRectF(edge, top, self.width() - 2 * edge, max(4.0, bottom - top))

    def _dot(self) -> float:
        """Return a dot's diameter: less where rows are low, so that stacks stay in them."""
        dot = theme.current().line_px(DOT)
        areas = [self._area(number) for number in range(len(self._scene.rows))]
        least = theme.current().line_px(LEAST_DOT)
        while dot > least and any(
            _stacked(row.values, row.axis, area, dot, limited=False)[1] * dot > area.height()
            for row, area in zip(self._scene.rows, areas, strict=True)
            if not row.hidden
        ):
            dot *= 0.9
        return dot

    def _count(self) -> int:
        return len(self._scene.rows[0].values) if self._scene.rows else 0

    def _nearest(self, at: QPointF) -> int:
        dot = self._dot()
        best, found = 2.0 * dot, -1
        for number, row in enumerate(self._scene.rows):
            if row.hidden:
                continue
            places, _ = _stacked(row.values, row.axis, self._area(number), dot)
            for person, place in enumerate(places):
                gap = QLineF(at, place).length()
                if gap < best:
                    best, found = gap, person
        return found

    def _follow(self, person: int) -> None:
        if person != self._person:
            self._person = person
            self.followed.emit(person)
            self.update()


def _x(axis: Axis, area: QRectF, value: float) -> float:
    return area.left() + min(max(axis.fraction(value), 0.0), 1.0) * area.width()


def _stacked(
    values: tuple[float, ...], axis: Axis, area: QRectF, dot: float, *, limited: bool = True
) -> tuple[list[QPointF], int]:
    """Return places of dots, and how many stand upon one another at most.

    Each dot stands upon those that are where it would be, in order of values.
    """
    places = [QPointF()] * len(values)
    placed: list[tuple[float, int]] = []
    highest = max(0, int(area.height() / dot) - 1)
    for number in sorted(range(len(values)), key=lambda at: (values[at], at)):
        x = _x(axis, area, values[number])
        taken = {level for other, level in placed if abs(other - x) < dot}
        level = next(each for each in range(len(values) + 1) if each not in taken)
        placed.append((x, level))
        shown = min(level, highest) if limited else level
        places[number] = QPointF(x, area.bottom() - (shown + 0.5) * dot - 1.0)
    return places, 1 + max((level for _, level in placed), default=0)
