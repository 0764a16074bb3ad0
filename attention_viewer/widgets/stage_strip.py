"""A row of boxes joined by arrows: the stages of a computation, two of which are looked at."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import Layout, draw, layout
from attention_viewer.widgets.math_markup import plain

BOX = (152, 44)
TAG_RISE = 8
WALL_TAG_RISE = 1.1
"""How far a tag stands out above its box on the wall, in sizes of its letters."""
ARROW = 32
SMALLEST = 0.7
_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


@dataclass(frozen=True)
class StageBox:
    """One stage: its value, its sign (markup), what it is called, and its tooltip."""

    value: Hashable
    sign: Text
    caption: Text
    tip: Text


class _Box(QAbstractButton):
    """One box; tells which side it was chosen for."""

    KEY_HELP = key_help.STAGES

    chosen = Signal(object, bool)
    stepped = Signal(int)

    def __init__(self, name: str, box: StageBox, tags: tuple[Text, Text], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.value = box.value
        self._tags = tags
        self._sign = self._caption = ""
        self._sides = (False, False)
        theme.follow(self)
        self._words = Words(self, set_sign=box.sign, set_caption=box.caption, setToolTip=box.tip)

    def set_sign(self, markup: str) -> None:
        if markup != self._sign:
            self._sign = markup
            self._changed()

    def set_caption(self, markup: str) -> None:
        if markup != self._caption:
            self._caption = markup
            self._changed()

    def set_sides(self, left: bool, right: bool) -> None:
        if (left, right) != self._sides:
            self._sides = (left, right)
            self._changed()

    def on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        now = theme.current()
        return QSize(now.px(BOX[0]), self._height())

    def minimumSizeHint(self) -> QSize:
        now = theme.current()
        sign, caption = self._lines(SMALLEST)
        return QSize(round(sign.width + caption.width) + now.px(18), self._height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if inside and self.isDown():
            self.setDown(False)
            self.chosen.emit(
                self.value, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            )
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(
                self.value, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            )
            return
        if event.key() in _STEPS:
            self.stepped.emit(_STEPS[event.key()])
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        rise = self._rise()
        area = QRectF(0, rise, self.width(), self.height() - rise)
        shown = any(self._sides)
        draw_frame(painter, area, now, fill=now.colour("field"))
        tint = 0.08 if shown else (0.05 if self.underMouse() else 0.0)
        fill = now.colour("text", tint)
        draw_frame(
            painter,
            area,
            now,
            fill=fill,
            edge="text" if shown else "edge",
            width=2.0 if shown else 1.0,
        )
        self._paint_words(painter, area, now)
        self._paint_tag(painter, area, now)

    def _paint_words(self, painter: QPainter, area: QRectF, now: theme.Theme) -> None:
        factor = 1.0
        sign, caption = self._lines(factor)
        gap = now.px(6)
        while sign.width + gap + caption.width > area.width() - now.px(10) and factor > SMALLEST:
            factor -= 0.05
            sign, caption = self._lines(factor)
        x = area.left() + (area.width() - sign.width - gap - caption.width) / 2
        y = area.center().y() + 0.36 * now.text_px("body") * factor
        draw(painter, QPointF(x, y), sign, now.colours)
        draw(painter, QPointF(x + sign.width + gap, y), caption, now.colours, "muted")

    def _paint_tag(self, painter: QPainter, area: QRectF, now: theme.Theme) -> None:
        names = [tag() for tag, shown in zip(self._tags, self._sides, strict=True) if shown]
        if not names:
            return
        size = round(0.92 * now.text_px("label"))
        line = layout(" \u00b7 ".join(names), size, 500)
        tag = QRectF(area.left() + now.px(8), 0, line.width + now.px(12), 1.35 * size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.colour("text"))
        painter.drawRoundedRect(tag, now.px(2), now.px(2))
        at = QPointF(tag.left() + now.px(6), tag.center().y() + 0.36 * size)
        draw(painter, at, line, now.colours, "ground")

    def _lines(self, factor: float) -> tuple[Layout, Layout]:
        now = theme.current()
        body, small = now.text_px("body"), now.text_px("label")
        return layout(self._sign, 1.07 * factor * body), layout(self._caption, factor * small)

    def _rise(self) -> int:
        now = theme.current()
        return round(WALL_TAG_RISE * now.text_px("label")) if now.projected else now.px(TAG_RISE)

    def _height(self) -> int:
        now = theme.current()
        box = round(1.95 * now.text_px("body")) if now.projected else now.px(BOX[1])
        return box + self._rise()

    def _changed(self) -> None:
        shown = [tag() for tag, shown in zip(self._tags, self._sides, strict=True) if shown]
        words = f"{plain(self._sign)} {plain(self._caption)}"
        self.setAccessibleName(" ".join([words, *(f"({each})" for each in shown)]))
        self.updateGeometry()
        self.update()


class _Arrow(QWidget):
    """The arrow from one box to the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        self.setFixedWidth(theme.current().px(ARROW if not theme.current().projected else 20))

    def paintEvent(self, event: QPaintEvent) -> None:
        now = theme.current()
        side = now.px(16)
        y = (self.height() + now.px(TAG_RISE) - side) / 2
        area = QRectF((self.width() - side) / 2, y, side, side)
        draw_icon(QPainter(self), "chevron-right", area, now.colour("muted"))


class StageStrip(QWidget):
    """Shows the stages and which two are seen.

    Parameters
    ----------
    tags
        The words "left" and "right".

    Signals
    -------
    chosen(value, left)
        A stage was chosen; ``left`` when with Shift.
    stepped(step)
        The next stage (1) or the one before (-1) was asked for by an arrow key.
    """

    chosen = Signal(object, bool)
    stepped = Signal(int)

    def __init__(
        self,
        name: str,
        label: Text,
        boxes: Sequence[StageBox],
        tags: tuple[Text, Text],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._boxes: list[_Box] = []
        self._arrows: list[_Arrow | None] = []
        for number, box in enumerate(boxes):
            arrow = _Arrow(self) if number else None
            if arrow is not None:
                row.addWidget(arrow)
            self._arrows.append(arrow)
            made = _Box(f"{name}_{box.value}", box, tags, self)
            made.chosen.connect(self._on_box_chosen)
            made.stepped.connect(self.stepped)
            self._boxes.append(made)
            row.addWidget(made, 1)
        self._words = Words(self, setAccessibleName=label)

    def set_offered(self, values: Sequence[Hashable]) -> None:
        """Show only some of the stages."""
        first = True
        for box, arrow in zip(self._boxes, self._arrows, strict=True):
            offered = box.value in values
            if arrow is not None:
                arrow.setVisible(offered and not first)
            box.setVisible(offered)
            first = first and not offered

    def set_shown(self, left: Hashable, right: Hashable) -> None:
        """Mark the stages seen at the left and at the right."""
        for box in self._boxes:
            box.set_sides(box.value == left, box.value == right)

    def set_sign(self, value: Hashable, sign: str, caption: str) -> None:
        """Change the sign and the name of one stage until the language changes."""
        for box in self._boxes:
            if box.value == value:
                box.set_sign(sign)
                box.set_caption(caption)

    @Slot(object, bool)
    def _on_box_chosen(self, value: Hashable, left: bool) -> None:
        self.chosen.emit(value, left)
