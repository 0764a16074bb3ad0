"""The picked query's row through the stages: score, divided, weight, and the weights' sum."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.core.formatting import compact, fixed
from attention_viewer.lessons.scores import text
from attention_viewer.lessons.scores.cell_picture import TITLE_BASE
from attention_viewer.lessons.scores.explained import PickedRow
from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_maps import shares
from attention_viewer.widgets.heatmap_layout import elided
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_paint import draw_number, number_width
from attention_viewer.widgets.plot_axes_cache import StillLayer
from attention_viewer.widgets.spoken import Words

RIGHT = Qt.AlignmentFlag.AlignRight
HIDDEN = "?"
EXPONENTIAL_DECIMALS = 3
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

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rowPicture")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scene: RowScene | None = None
        self._first = 0
        self._known_pitch: float | None = None
        self._bar = (0.0, 0.0)
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
        self.setToolTip(text.row_tip() if scrolls else "")

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
        """Return room for two keys."""
        return QSize(
            theme.current().px(230),
            round(self._top() + 4.05 * TIGHT_LINE * theme.current().text_px("body")),
        )

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
        right = self._rights(now)
        self._bar = self._bar_room(now, right)
        heads = (text.score_column(), scene.division, _exponential(scene.row.shift))
        words = (text.row_title().format(query=scene.query), (*heads, text.weight_column()))
        seen = range(self._first, self._first + self._seen())
        total = text.total() if scene.row.exact else f"{text.total()} ({text.rounded()})"
        names = tuple(scene.keys[key] for key in seen)
        key = (words, total, names, scene.picked, self._first, self._bar, self._pitch(), now)
        self._still.draw(
            painter, self, key, lambda inner: self._paint_still(inner, now, right, *words, total)
        )
        for place, number in enumerate(seen):
            self._paint_key(painter, now, right, number, self._top() + place * self._pitch())
        self._paint_sum(painter, now, right, self._top() + len(seen) * self._pitch())

    def _paint_still(
        self,
        painter: QPainter,
        now: theme.Theme,
        right: tuple[float, ...],
        title: str,
        heads: tuple[str, ...],
        total: str,
    ) -> None:
        """Paint what mostly stays: title, heads, names and rules."""
        size, small = now.text_px("body"), now.text_px("label")
        draw_in(painter, QPointF(0, TITLE_BASE * size), title, size, now.colours, weight=600)
        for x, words in zip(right, heads, strict=True):
            at = QPointF(x, self._top() - 0.4 * small)
            draw_in(painter, at, words, small, now.colours, align=RIGHT, default="muted")
        for place in range(self._seen()):
            self._paint_name(painter, now, right, place)
        top = self._top() + self._seen() * self._pitch()
        painter.setPen(QPen(now.colour("line", 0.6), now.line_px(1.0)))
        painter.drawLine(QPointF(self._bar[0], top + 1), QPointF(right[-1], top + 1))
        painter.drawLine(QPointF(right[1] + now.px(8), top + 1), QPointF(right[2], top + 1))
        at = QPointF(0.0, top + 0.5 * self._pitch() + 0.36 * size)
        draw_in(painter, at, total, small, now.colours, default="muted")

    def _paint_name(
        self, painter: QPainter, now: theme.Theme, right: tuple[float, ...], place: int
    ) -> None:
        scene, key = self._need(), self._first + place
        size, pitch = now.text_px("body"), self._pitch()
        top = self._top() + place * pitch
        if key == scene.picked:
            area = QRectF(-now.px(6), top + 1, self.width() + now.px(6), pitch - 2)
            painter.fillRect(area, now.colour("text", 0.05))
        room = right[0] - now.px(8) - layout("\u22120.00", size).width
        name_px = 1.15 * size if "$" in scene.keys[key] else size
        name = elided(scene.keys[key], name_px, room)
        at = QPointF(0, top + pitch / 2 + 0.36 * size)
        draw_in(painter, at, name, name_px, now.colours, default="k")

    def _paint_key(
        self, painter: QPainter, now: theme.Theme, right: tuple[float, ...], key: int, top: float
    ) -> None:
        scene, row = self._need(), self._need().row
        size = now.text_px("body")
        base = top + self._pitch() / 2 + 0.36 * size
        weight = row.weights[key]
        hidden = row.hidden[key]
        shown = (
            fixed(row.scores[key], scene.decimals[0], tiny=True),
            text.hidden_mark() if hidden else fixed(row.scaled[key], scene.decimals[1], tiny=True),
            fixed(row.exponentials[key], EXPONENTIAL_DECIMALS, tiny=True),
            fixed(weight, row.weight_decimals, tiny=True),
        )
        bold = 600 if key == scene.picked else 400
        for number, (x, words) in enumerate(zip(right, shown, strict=True)):
            put = HIDDEN if scene.hide else words
            colour = now.colour("muted" if hidden and number == 1 else "text")
            emphasis = bold if number == len(shown) - 1 else 400
            draw_number(painter, QPointF(x, base), put, size, colour, weight=emphasis, align=RIGHT)
        self._paint_bar(painter, now, weight, top)

    def _paint_bar(self, painter: QPainter, now: theme.Theme, weight: float, top: float) -> None:
        start, room = self._bar
        if self._need().hide or room <= 0.0 or weight == 0.0:
            return
        pitch = self._pitch()
        area = QRectF(start, top + 0.28 * pitch, max(weight * room, 1.0), 0.44 * pitch)
        painter.fillRect(area, shares(self._need().colours).colour(weight))
        painter.setPen(QPen(now.colour("line", 0.6), now.line_px(0.8)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)

    def _paint_sum(
        self, painter: QPainter, now: theme.Theme, right: tuple[float, ...], top: float
    ) -> None:
        scene, row = self._need(), self._need().row
        size = now.text_px("body")
        base = top + 0.5 * self._pitch() + 0.36 * size
        shown = HIDDEN if scene.hide else fixed(row.total, row.weight_decimals)
        exponentials = HIDDEN if scene.hide else fixed(row.exponential_sum, EXPONENTIAL_DECIMALS)
        colour = now.colour("text")
        draw_number(painter, QPointF(right[2], base), exponentials, size, colour, align=RIGHT)
        draw_number(painter, QPointF(right[-1], base), shown, size, colour, weight=600, align=RIGHT)

    def _rights(self, now: theme.Theme) -> tuple[float, float, float, float]:
        """Return the right edges of the columns of numbers."""
        wide = self.width() - now.px(4)
        return 0.33 * wide, 0.53 * wide, 0.73 * wide, wide

    def _bar_room(self, now: theme.Theme, right: tuple[float, ...]) -> tuple[float, float]:
        size = now.text_px("body")
        seen = self._need().row.weights[self._first : self._first + self._seen()]
        texts = [fixed(each, self._need().row.weight_decimals, tiny=True) for each in seen]
        digits = max(number_width(each, size, 600) for each in texts)
        start = right[2] + now.px(14)
        return start, right[3] - digits - now.px(10) - start

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
        return 1.6 * now.text_px("body") + 1.8 * now.text_px("label")

    def _seen(self) -> int:
        room = int((self.height() - self._top() - self._pitch()) / self._pitch())
        return max(1, min(len(self._need().keys), room))

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
