"""The picked query's row through the stages: score, divided, weight, and the weights' sum."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from attention_viewer.core.formatting import HIDDEN, compact, fixed
from attention_viewer.lessons.scores import text
from attention_viewer.lessons.scores.cell_picture import TITLE_BASE, title_height
from attention_viewer.lessons.scores.explained import PickedRow
from attention_viewer.lessons.scores.row_plan import COLUMNS, GAP, RowPlan, arranged, name_px
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.colour_maps import shares
from attention_viewer.widgets.heatmap_layout import elided
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_paint import draw_number
from attention_viewer.widgets.plot_axes_cache import StillLayer
from attention_viewer.widgets.spoken import Words

RIGHT = Qt.AlignmentFlag.AlignRight
EXPONENTIAL_DECIMALS = 3
ROUNDING = 1e-6
TIGHT_LINE = 1.25
"""Least height of a line, in sizes of its letters."""


@dataclass(frozen=True)
class RowScene:
    """A row: the query's name, the keys' names, numbers, and how the division is written.

    ``decimals`` are those of scores and of divided scores, ``colours`` the map of the bars.
    """

    query: str
    keys: tuple[str, ...]
    row: PickedRow
    picked: int
    division: str
    decimals: tuple[int, int]
    hide: bool
    colours: str = "cividis"


class RowPicture(QWidget):
    """Paints a `RowScene`; wheel and arrow keys bring further keys."""

    KEY_HELP = key_help.COLUMN

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rowPicture")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scene: RowScene | None = None
        self._first = 0
        self._known_pitch: float | None = None
        self._scrolls = False
        self._still = StillLayer()
        theme.follow(self)
        self._words = Words(self, setAccessibleName=text.row_picture)

    def show_scene(self, scene: RowScene) -> None:
        """Show a row, the picked key in view."""
        self._scene = scene
        self._known_pitch = None
        self._bring_into_view()
        self._offer_scrolling()
        self.setAccessibleDescription(_in_words(scene))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the picked key in view; take the keyboard only where more can be seen."""
        super().resizeEvent(event)
        self._known_pitch = None
        if self._scene is not None:
            self._bring_into_view()
        self._offer_scrolling()

    def _offer_scrolling(self) -> None:
        keys = 0 if self._scene is None else len(self._scene.keys)
        scrolls = keys > 0 and self._seen() < keys
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus)
        self._scrolls = scrolls

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self._known_pitch = None
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for three keys."""
        now = theme.current()
        return QSize(now.px(300), round(self._top() + 4.05 * self._wanted_pitch()))

    def minimumSizeHint(self) -> QSize:
        """Return room for three keys, close together."""
        return QSize(
            theme.current().px(230),
            round(self._top() + 4.05 * TIGHT_LINE * theme.current().text_px("body")),
        )

    def event(self, event: QEvent) -> bool:
        """Answer a tooltip with the full name of a query or key."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip_at(event.pos().y()), self)
            return True
        return super().event(event)

    def _tip_at(self, y: float) -> str:
        if self._scene is None:
            return ""
        line = math.floor((y - self._top()) / self._pitch())
        names = self._scene.keys[self._first : self._first + self._seen()]
        name = names[line] if 0 <= line < len(names) else self._scene.query
        return "\n".join([plain(name), text.row_tip()] if self._scrolls else [plain(name)])

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Show earlier or later keys."""
        if not self._move_by(-1 if event.angleDelta().y() > 0 else 1):
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show earlier or later keys."""
        page = max(1, self._seen())
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -page,
            Qt.Key.Key_PageDown: page,
        }
        if not self._move_by(steps.get(Qt.Key(event.key()), 0)):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint title, one line a key, and the sum."""
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        seen = range(self._first, self._first + self._seen())
        rows = [self._texts(key) for key in seen]
        before = (text.score_column(), scene.division, _exponential(scene.row.shift))
        heads = (*before, text.weight_column())
        names = tuple(scene.keys[key] for key in seen)
        named = (*names, scene.query) if now.projected else names
        plan = arranged(self.width(), now, named, (heads, *rows, self._sums()))
        words = (self._title(now, plan), names, text.total())
        key = (words, scene.picked, self._first, plan.still(), self._pitch(), now)
        self._still.draw(
            painter, self, key, lambda inner: self._paint_still(inner, now, plan, *words)
        )
        small = min(now.text_px("label"), plan.size)
        for x, head in zip(plan.right, heads, strict=True):
            at = QPointF(x, self._top() - 0.4 * now.text_px("label"))
            draw_in(painter, at, head, small, now.colours, align=RIGHT, default="muted")
        for place, (number, shown) in enumerate(zip(seen, rows, strict=True)):
            top = self._top() + place * self._pitch()
            self._paint_key(painter, now, plan, number, shown, top)
        self._paint_sum(painter, now, plan, self._top() + len(seen) * self._pitch())

    def _texts(self, key: int) -> tuple[str, ...]:
        """Return the numbers of one key as they are shown."""
        scene, row = self._need(), self._need().row
        if scene.hide:
            return (HIDDEN,) * COLUMNS
        scaled = fixed(row.scaled[key], scene.decimals[1], tiny=True)
        return (
            fixed(row.scores[key], scene.decimals[0], tiny=True),
            text.hidden_mark() if row.hidden[key] else scaled,
            fixed(row.exponentials[key], EXPONENTIAL_DECIMALS, tiny=True),
            fixed(row.weights[key], row.weight_decimals, tiny=True),
        )

    def _sums(self) -> tuple[str, ...]:
        """Return what stands in the line of sums, nothing below scores and divided scores."""
        row = self._need().row
        if self._need().hide:
            return "", "", HIDDEN, HIDDEN
        sums = (
            fixed(row.exponential_sum, EXPONENTIAL_DECIMALS),
            fixed(row.total, row.weight_decimals),
        )
        return "", "", *sums

    def _paint_still(
        self,
        painter: QPainter,
        now: theme.Theme,
        plan: RowPlan,
        title: str,
        names: tuple[str, ...],
        total: str,
    ) -> None:
        """Paint what mostly stays: title, names and rules."""
        size, pitch = now.text_px("body"), self._pitch()
        base = self._top() - 0.4 * now.text_px("label") if now.projected else TITLE_BASE * size
        weight, token = (400, "q") if now.projected else (600, "text")
        draw_in(painter, QPointF(0, base), title, size, now.colours, weight=weight, default=token)
        self._paint_place(painter, now, len(names))
        for place, name in enumerate(names):
            top = self._top() + place * pitch
            if self._first + place == self._need().picked:
                area = QRectF(-now.px(6), top + 1, self.width() + now.px(6), pitch - 2)
                painter.fillRect(area, now.colour("text", 0.05))
            at = QPointF(0, top + pitch / 2 + 0.36 * size)
            wanted_px = name_px(name, size)
            words = elided(name, wanted_px, plan.names)
            draw_in(painter, at, words, wanted_px, now.colours, default="k")
        top = self._top() + len(names) * pitch
        painter.setPen(QPen(now.colour("line", 0.6), now.line_px(1.0)))
        painter.drawLine(QPointF(plan.bar, top + 1), QPointF(plan.right[-1], top + 1))
        start = plan.right[1] + now.px(GAP / 2)
        painter.drawLine(QPointF(start, top + 1), QPointF(plan.right[2], top + 1))
        at = QPointF(0.0, top + 0.5 * pitch + 0.36 * size)
        small = now.text_px("label")
        draw_in(painter, at, total, small, now.colours, default="muted")

    def _title(self, now: theme.Theme, plan: RowPlan) -> str:
        """Return whose row it is, a long name cut; on the wall the name alone, over the keys."""
        query, size = self._need().query, now.text_px("body")
        if now.projected:
            return elided(query, size, plan.names)
        words = text.row_title()
        room = self.width() - layout(words.format(query=""), size, 600).width
        return words.format(query=elided(query, size, 0.9 * room))  # its bold letters are wider

    def _paint_place(self, painter: QPainter, now: theme.Theme, seen: int) -> None:
        """Paint at the edge which part of the keys is seen."""
        count = len(self._need().keys)
        if seen == count:
            return
        height = seen * self._pitch()
        track = QRectF(self.width() - now.px(3), self._top(), now.px(3), height)
        painter.fillRect(track, now.colour("line", 0.2))
        top = track.top() + height * self._first / count
        area = QRectF(track.left(), top, track.width(), height * seen / count)
        painter.fillRect(area, now.colour("line"))

    def _paint_key(
        self,
        painter: QPainter,
        now: theme.Theme,
        plan: RowPlan,
        key: int,
        shown: tuple[str, ...],
        top: float,
    ) -> None:
        scene, row = self._need(), self._need().row
        base = top + self._pitch() / 2 + 0.36 * plan.size
        for number, (x, words) in enumerate(zip(plan.right, shown, strict=True)):
            last = number == COLUMNS - 1
            colour = now.colour("muted" if row.hidden[key] and number == 1 else "text")
            weight = 600 if last and key == scene.picked else 400
            at = QPointF(x, base)
            draw_number(painter, at, words, plan.size, colour, weight=weight, align=RIGHT)
        if not scene.hide and plan.bar_room > 0.0 and row.weights[key] > 0.0:
            self._paint_bar(painter, now, plan, row.weights[key], top)

    def _paint_bar(
        self, painter: QPainter, now: theme.Theme, plan: RowPlan, weight: float, top: float
    ) -> None:
        pitch = self._pitch()
        wide = max(weight * plan.bar_room, 1.0)
        area = QRectF(plan.bar, top + 0.28 * pitch, wide, 0.44 * pitch)
        painter.fillRect(area, shares(self._need().colours).colour(weight))
        painter.setPen(QPen(now.colour("line", 0.6), now.line_px(0.8)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)

    def _paint_sum(self, painter: QPainter, now: theme.Theme, plan: RowPlan, top: float) -> None:
        size, small = plan.size, now.text_px("label")
        base = top + 0.5 * self._pitch() + 0.36 * now.text_px("body")
        if not self._need().row.exact:
            at = QPointF(layout(f"{text.total()} ", small).width, base)
            words = f"({text.rounded()})"
            draw_in(painter, at, words, small, now.colours, default="muted")
        colour = now.colour("text")
        for x, words in zip(plan.right, self._sums(), strict=True):
            weight = 600 if x == plan.right[-1] else 400
            draw_number(painter, QPointF(x, base), words, size, colour, weight=weight, align=RIGHT)

    def _pitch(self) -> float:
        """Return the height of a line: as wanted, or less so that every key has one."""
        if self._known_pitch is None:
            self._known_pitch = self._measured_pitch()
        return self._known_pitch

    def _measured_pitch(self) -> float:
        size = theme.current().text_px("body")
        least, wanted = TIGHT_LINE * size, self._wanted_pitch()
        lines = len(self._scene.keys) + 1 if self._scene is not None else 1
        return min(max((self.height() - self._top()) / lines, least), wanted)

    def _wanted_pitch(self) -> float:
        now = theme.current()
        return (1.35 if now.projected else 2.05) * now.text_px("body")

    def _top(self) -> float:
        """Return where the first key's line begins, below title and head."""
        now = theme.current()
        return title_height(now) + 1.8 * now.text_px("label")

    def _seen(self) -> int:
        lines = (self.height() - self._top()) / self._pitch()
        # With a margin: a pitch by which the height was divided goes into it a whole time less.
        return max(1, min(len(self._need().keys), int(lines + ROUNDING) - 1))

    def _bring_into_view(self) -> None:
        scene, seen = self._need(), self._seen()
        first = min(max(self._first, scene.picked - seen + 1), scene.picked)
        self._first = max(0, min(first, len(scene.keys) - seen))

    def _move_by(self, step: int) -> bool:
        if self._scene is None:
            return False
        first = min(max(self._first + step, 0), len(self._scene.keys) - self._seen())
        moved = first != self._first
        self._first = first
        if moved:
            self.update()
        return moved

    def _need(self) -> RowScene:
        assert self._scene is not None
        return self._scene


def _exponential(shift: float) -> str:
    """Return the markup over the exponentials of the divided scores ``x``."""
    if shift == 0.0:
        return "$e^x$"
    sign = "-" if shift > 0.0 else "+"
    return rf"$e^{{x{sign}{compact(abs(shift), 4)}}}$"


def _in_words(scene: RowScene) -> str:
    """Return the weights in words; long rows in short."""
    if scene.hide:
        return HIDDEN
    most = 16
    row = scene.row
    items = [
        f"{plain(name)} {fixed(weight, row.weight_decimals, tiny=True)}"
        for name, weight in list(zip(scene.keys, row.weights, strict=True))[:most]
    ]
    dots = ["\u2026"] if len(scene.keys) > most else []
    return "; ".join(items + dots)
