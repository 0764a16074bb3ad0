"""The note under a field that says what is wrong with what was typed."""

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.anchor import Anchor, area_of, visible_area
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.rich_label import LINE_SPACING, wrap

WIDTH = 288


class FaultNote(QWidget):
    """Lies over the window below its field, so that nothing on the page moves."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field.window())
        self.setObjectName(f"{field.objectName()}_fault")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._field = field
        self._markup = ""
        self._anchor = Anchor(self)
        self._anchor.moved.connect(self._on_anchor_moved)
        self.hide()

    @property
    def markup(self) -> str:
        """What the note says; empty when nothing is wrong."""
        return self._markup

    def say(self, markup: str) -> None:
        """Show the note, or hide it when there is nothing to say."""
        self._markup = markup
        self.setAccessibleName(plain(markup))
        self._anchor.hold(self._field if markup else None)
        self._on_anchor_moved()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, warning sign and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        draw_frame(
            painter, QRectF(self.rect()), now, fill=now.colour("ground"), edge="text", width=2
        )
        side = now.px(18)
        draw_icon(painter, "warning", QRectF(now.px(8), now.px(8), side, side), now.colour("text"))
        y = now.px(8) + 0.5 * LINE_SPACING * self._size() + 0.36 * self._size()
        for markup in self._lines():
            draw(painter, QPointF(now.px(34), y), layout(markup, self._size()), now.colours)
            y += LINE_SPACING * self._size()

    @Slot()
    def _on_anchor_moved(self) -> None:
        """Stand by the field, as long as it can be seen and there is something to say."""
        seen = self._field.isVisible() and visible_area(self._field).intersects(
            area_of(self._field)
        )
        if not self._markup or not seen:
            self.hide()
            return
        now = theme.current()
        height = round(LINE_SPACING * self._size() * len(self._lines())) + 2 * now.px(8)
        self.resize(now.px(WIDTH), height)
        self.move(self._place())
        self.raise_()
        self.show()
        self.update()

    def _size(self) -> int:
        return theme.current().text_px("label")

    def _lines(self) -> list[str]:
        now = theme.current()
        room = now.px(WIDTH) - now.px(42)
        return [
            line for text in self._markup.split("\n") for line in wrap(text, room, self._size())
        ]

    def _place(self) -> QPoint:
        """Stand below the field, or above it where the window ends."""
        window = self._field.window()
        gap = theme.current().px(4)
        below = self._field.mapTo(window, QPoint(0, self._field.height() + gap))
        edge = theme.current().px(16)
        x = max(gap, min(below.x(), window.width() - self.width() - edge))
        if below.y() + self.height() <= window.height():
            return QPoint(x, below.y())
        return QPoint(x, self._field.mapTo(window, QPoint(0, 0)).y() - gap - self.height())
