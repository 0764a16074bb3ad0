"""The picked cell written out: component by component, products, and their sum so far."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.core.formatting import HIDDEN, fixed
from attention_viewer.lessons.scores import text
from attention_viewer.lessons.scores.cell_scene import DOT, CellScene, in_words
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.heatmap_layout import elided
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_paint import draw_number, number_width
from attention_viewer.widgets.plot_axes_cache import StillLayer
from attention_viewer.widgets.spoken import Words

CENTRE = Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight
LINES = 4.1
"""Lines below title and head."""
TITLE_BASE = 1.2
"""Baseline of the title, in sizes of its letters; the row's picture beside has the same."""
SIGN_ROOM = 34
TIGHT = 0.78
"""How much closer together than wanted terms stand where so all of them are seen."""
MOST_TITLE = 0.3
"""Part of the width that a title beside the heads takes at most."""


@dataclass(frozen=True)
class _Columns:
    """Which components are seen, and where: the first, how many, and the x of each."""

    first: int
    left: float
    pitch: float
    count: int

    def x(self, place: int) -> float:
        return self.left + (place + 0.5) * self.pitch


def title_height(now: theme.Theme) -> float:
    """Return the height of a title over its head; on the wall both share the head's line."""
    return 0.0 if now.projected else 1.6 * now.text_px("body")


class CellPicture(QWidget):
    """Paints a `CellScene`; wheel and arrow keys bring further components."""

    KEY_HELP = key_help.SUM

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("cellPicture")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scene: CellScene | None = None
        self._first = 0
        self._known: _Columns | None = None
        self._still = StillLayer()
        theme.follow(self)
        self._words = Words(self, setAccessibleName=text.cell_picture)

    def show_scene(self, scene: CellScene) -> None:
        """Show a cell; the components seen stay unless the vector has become too short."""
        self._scene = scene
        self._known = None
        self._first = min(self._first, self._most_first())
        self._offer_scrolling()
        self.setAccessibleDescription(in_words(scene))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the keyboard only where there is more than can be seen."""
        super().resizeEvent(event)
        self._known = None
        self._offer_scrolling()

    def _offer_scrolling(self) -> None:
        scene = self._scene
        terms = 0 if scene is None else len(scene.product.terms)
        scrolls = terms > 0 and self._columns().count < terms
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        # Both factors in full: the title may cut them.
        lines = [DOT.join(map(plain, scene.title))] if scene is not None else []
        self.setToolTip("\n".join([*lines, text.cell_tip()] if scrolls else lines))

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self._known = None
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for two components."""
        now = theme.current()
        return QSize(now.px(280), round(0.8 * self.sizeHint().height()))

    def sizeHint(self) -> QSize:
        """Return room for all lines."""
        now = theme.current()
        return QSize(now.px(560), round(self._top() + LINES * self._line_px()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Show earlier or later components."""
        if not self._move_by(-1 if event.angleDelta().y() > 0 else 1):
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show earlier or later components."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        page = self._columns().count
        steps |= {Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page}
        if not self._move_by(steps.get(Qt.Key(event.key()), 0)):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, factors, products and running sums."""
        if self._scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        columns = self._columns()
        scene = self._scene
        words = (text.picked_cell(), text.component(), text.product(), text.running_sum())
        names = (scene.title, scene.labels, scene.colours, scene.heads, scene.product.exact)
        size = self._number_px(now)
        key = (words, text.total(), names, columns, len(scene.product.terms), size, now)
        self._still.draw(painter, self, key, lambda inner: self._paint_still(inner, now, columns))
        factors, (products, running) = self._lines()[:2], self._lines()[2:]
        self._paint_factors(painter, now, columns, factors)
        self._paint_products(painter, now, columns, products)
        self._paint_running(painter, now, columns, running)

    def _lines(self) -> tuple[float, float, float, float]:
        """Return the middles of both rows of factors, of the products and of the sums so far."""
        top = self._top()
        line = (self.height() - top) / LINES
        return top + 0.5 * line, top + 1.45 * line, top + 2.5 * line, top + 3.6 * line

    def _paint_still(self, painter: QPainter, now: theme.Theme, columns: _Columns) -> None:
        """Paint what mostly stays: title, heads, names, signs and rules."""
        self._paint_title(painter, now, columns)
        self._paint_head(painter, now, columns, self._head_y())
        above, below, products, running = self._lines()
        scene, size, small = self._need(), self._number_px(now), now.text_px("label")
        room = columns.left - now.px(4)
        for y, name, token in zip((above, below), scene.labels, scene.colours, strict=True):
            fit = size if layout(name, size).width <= room else small
            words = elided(name, fit, room)
            draw_in(painter, QPointF(0, y + 0.36 * size), words, fit, now.colours, default=token)
        for y, middle, words in (
            (products, size, text.product()),
            (running, small, text.running_sum()),
        ):
            draw_in(painter, QPointF(0, y + 0.36 * middle), words, small, now.colours)
        for place in range(columns.count):
            self._paint_signs(painter, now, columns, place)
        more = columns.first + columns.count < len(scene.product.terms)
        end = QPointF(columns.left + columns.count * columns.pitch, products + 0.36 * size)
        sign = "+ \u2026 =" if more else "="
        draw_in(painter, end, sign, size, now.colours, default="muted")

    def _paint_signs(
        self, painter: QPainter, now: theme.Theme, columns: _Columns, place: int
    ) -> None:
        """Paint the sign of multiplication, the rule, and the plus behind one column."""
        size = self._number_px(now)
        _, below, products, _ = self._lines()
        x = columns.x(place)
        at = QPointF(x - 0.36 * columns.pitch, below + 0.36 * size)
        draw_in(painter, at, "\u00d7", size, now.colours, align=CENTRE, default="muted")
        painter.setPen(QPen(now.colour("line", 0.6), now.line_px(1.2)))
        rule, half = below + 0.75 * size, 0.3 * columns.pitch
        painter.drawLine(QPointF(x - half, rule), QPointF(x + half, rule))
        if place + 1 < columns.count:
            at = QPointF(x + columns.pitch / 2, products + 0.36 * size)
            draw_in(painter, at, "+", size, now.colours, align=CENTRE, default="muted")

    def _paint_title(self, painter: QPainter, now: theme.Theme, columns: _Columns) -> None:
        """Paint what is multiplied; on the wall it stands beside the head, and alone."""
        if now.projected:
            base = self._head_y() + 0.36 * now.text_px("label")
            self._paint_factors_named(painter, now, QPointF(0, base), columns.left - now.px(4))
            return
        size, small = now.text_px("body"), now.text_px("label")
        base = TITLE_BASE * size
        done = draw_in(painter, QPointF(0, base), text.picked_cell(), size, now.colours, weight=600)
        x = done.width + now.px(14)
        count = len(self._need().product.terms)
        words = ""
        if columns.count < count:
            seen = columns.first + 1, columns.first + columns.count
            words = self._terms_seen(*seen, count, self.width() - x - now.px(18))
        note = layout(words, small).width + now.px(18) if words else 0.0
        x = self._paint_factors_named(painter, now, QPointF(x, base), self.width() - x - note)
        at = QPointF(x + now.px(18), base)
        draw_in(painter, at, words, small, now.colours, default="muted")

    def _terms_seen(self, first: int, last: int, count: int, room: float) -> str:
        """Return which terms are seen, in words where they are components and there is room."""
        scene, small = self._need(), theme.current().text_px("label")
        named = layout(DOT.join(scene.title), theme.current().text_px("readout")).width
        words = text.components_shown().format(first=first, last=last, count=count)
        if not scene.heads and layout(words, small).width + named <= room:
            return words
        return f"{first}\u2013{last} / {count}"

    def _paint_factors_named(
        self, painter: QPainter, now: theme.Theme, at: QPointF, room: float
    ) -> float:
        """Paint the names of both factors, long ones cut, and return where they end."""
        scene = self._need()
        size = now.text_px("body" if now.projected else "readout")
        half = (room - layout(DOT, size).width) / 2
        for words, token in (
            (elided(scene.title[0], size, half), scene.colours[0]),
            (DOT, "text"),
            (elided(scene.title[1], size, half), scene.colours[1]),
        ):
            line = draw_in(painter, at, words, size, now.colours, default=token)
            at = QPointF(at.x() + line.width, at.y())
        return at.x()

    def _paint_head(self, painter: QPainter, now: theme.Theme, columns: _Columns, y: float) -> None:
        size = now.text_px("label")
        product = self._need().product
        for place in range(columns.count):
            words, token = self._head(columns.first + place), "muted"
            if self._need().heads:
                words, token = elided(words, size, 0.96 * columns.pitch), "k"
            elif layout(words, size).width > 0.96 * columns.pitch:
                words = str(columns.first + place + 1)
            at = QPointF(columns.x(place), y + 0.36 * size)
            draw_in(painter, at, words, size, now.colours, align=CENTRE, default=token)
        words = text.total() if product.exact else f"{text.total()} ({text.rounded()})"
        room = self.width() - columns.x(columns.count - 1) - 0.5 * columns.pitch - now.px(8)
        if layout(words, size).width > room:
            words = f"{text.total()} \u2248"
        at = QPointF(self.width() - now.px(8), y + 0.36 * size)
        draw_in(painter, at, words, size, now.colours, align=RIGHT, default="muted")

    def _head(self, term: int) -> str:
        """Return what stands over a term."""
        heads = self._need().heads
        return heads[term] if heads else text.component().format(number=term + 1)

    def _paint_factors(
        self,
        painter: QPainter,
        now: theme.Theme,
        columns: _Columns,
        lines: tuple[float, ...],
    ) -> None:
        scene, product = self._need(), self._need().product
        factors = zip(
            lines,
            (product.left, product.right),
            scene.colours,
            product.factor_decimals,
            strict=True,
        )
        for y, values, token, decimals in factors:
            base = y + 0.36 * self._number_px(now)
            for place in range(columns.count):
                number = fixed(values[columns.first + place], decimals, tiny=True)
                self._number(painter, QPointF(columns.x(place), base), number, token, 400)

    def _paint_products(
        self, painter: QPainter, now: theme.Theme, columns: _Columns, y: float
    ) -> None:
        product = self._need().product
        size = self._number_px(now)
        base = y + 0.36 * size
        for place in range(columns.count):
            shown = self._result(product.terms[columns.first + place])
            self._number(painter, QPointF(columns.x(place), base), shown, "text", 500)
        hero = round(1.35 * size)
        at = QPointF(self.width() - now.px(8), base + 0.06 * size)
        total = self._result(product.total)
        draw_number(painter, at, total, hero, now.colour("text"), weight=600, align=RIGHT)

    def _paint_running(
        self, painter: QPainter, now: theme.Theme, columns: _Columns, y: float
    ) -> None:
        scene = self._need()
        size = now.text_px("body")
        arrows = QPen(now.colour("line", 0.7), now.line_px(1.0))
        for place in range(columns.count):
            shown = self._result(scene.product.running[columns.first + place])
            at = QPointF(columns.x(place), y + 0.36 * size)
            draw_number(painter, at, shown, size, now.colour("muted"), align=CENTRE)
            if place:
                painter.setPen(arrows)
                half = number_width(shown, size) / 2 + now.px(8)
                start, end = columns.x(place - 1) + half, columns.x(place) - half
                _draw_arrow(painter, now, start, end, y)

    def _number(self, painter: QPainter, at: QPointF, shown: str, token: str, weight: int) -> None:
        """Paint a number centred on ``at``, smaller where its column is narrow."""
        now = theme.current()
        size = float(self._number_px(now))
        room = 0.6 * self._columns().pitch
        fit = round(min(size, size * room / number_width(shown, round(size), weight)))
        draw_number(painter, at, shown, fit, now.colour(token), weight=weight, align=CENTRE)

    def _result(self, value: float) -> str:
        scene = self._need()
        return HIDDEN if scene.hide else fixed(value, scene.product.decimals, tiny=True)

    def _columns(self) -> _Columns:
        if self._known is None:
            self._known = self._measured()
        return self._known

    def _measured(self) -> _Columns:
        now = theme.current()
        scene = self._need()
        small = now.text_px("label")
        names = (layout(text.product(), small), layout(text.running_sum(), small))
        left = max(each.width for each in names) + now.px(10)
        if now.projected:  # the title stands beside the heads
            left = max(left, min(self._title_width(now) + now.px(16), MOST_TITLE * self.width()))
        total = fixed(scene.product.total, scene.product.decimals)
        hero = number_width(total, round(1.35 * self._number_px(now)), 600)
        room = self.width() - left - hero - now.px(SIGN_ROOM)
        shown = [fixed(v, scene.product.decimals) for v in (*scene.product.terms[:32], 0.0)]
        widest = number_width(max(shown, key=len), now.text_px("body"))
        least, terms = max(widest / 0.6, 2.2 * now.text_px("readout")), len(scene.product.terms)
        if room < terms * least * TIGHT:
            room -= now.px(SIGN_ROOM)  # for the dots
            count = max(1, int(room / least))
        else:
            count = terms  # closer together, if need be, rather than not all
        pitch = min(room / count, now.px(150))
        return _Columns(min(self._first, terms - count), left, pitch, count)

    def _title_width(self, now: theme.Theme) -> float:
        first, second = self._need().title
        return layout(f"{first}{DOT}{second}", now.text_px("body")).width

    def _most_first(self) -> int:
        return max(0, len(self._need().product.terms) - self._columns().count)

    def _move_by(self, step: int) -> bool:
        if self._scene is None:
            return False
        first = min(max(self._first + step, 0), self._most_first())
        moved = first != self._first
        self._first = first
        if moved:
            self._known = None
            self.update()
        return moved

    def _need(self) -> CellScene:
        assert self._scene is not None
        return self._scene

    def _number_px(self, now: theme.Theme) -> int:
        wanted = now.text_px("picture" if now.projected else "readout")
        return min(wanted, max(8, int(0.74 * (self.height() - self._top()) / LINES)))

    def _top(self) -> float:
        """Return where the lines below title and head begin."""
        now = theme.current()
        return title_height(now) + 1.7 * now.text_px("label")

    def _head_y(self) -> float:
        """Return the middle of the heads."""
        return self._top() - 0.8 * theme.current().text_px("label")

    def _line_px(self) -> float:
        now = theme.current()
        return 1.2 * now.text_px("picture") if now.projected else 1.65 * now.text_px("readout")


def _draw_arrow(painter: QPainter, now: theme.Theme, start: float, end: float, y: float) -> None:
    if end - start < now.px(10):
        return
    head = now.px(4)
    painter.drawLine(QPointF(start, y), QPointF(end, y))
    points = [QPointF(end - head, y - head), QPointF(end, y), QPointF(end - head, y + head)]
    painter.drawPolyline(QPolygonF(points))
