"""The note beside a field that says what is wrong with what was typed."""

from PySide6.QtCore import QBasicTimer, QPoint, QPointF, QRect, QRectF, Qt, QTimerEvent, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QLineEdit,
    QWidget,
)
from shiboken6 import isValid

from attention_viewer.runtime import theme
from attention_viewer.widgets.anchor import Anchor, area_of, visible_area
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.rich_label import LINE_SPACING, wrap

WIDTH = 288
LINGER_MS = 8000
"""How long a note stays after its field was left: time to read two lines."""


class FaultNote(QWidget):
    """Lies over the window by its field, so that nothing on the page moves or is hidden."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field.window())
        self.setObjectName(f"{field.objectName()}_fault")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._field = field
        self._markup = ""
        self._lingering = QBasicTimer()
        self._anchor = Anchor(self)
        self._anchor.moved.connect(self._on_anchor_moved)
        field.destroyed.connect(self._on_field_destroyed)
        self.hide()

    @property
    def markup(self) -> str:
        """What the note says; empty when nothing is wrong."""
        return self._markup

    def say(self, markup: str) -> None:
        """Show the note, or hide it when there is nothing to say."""
        self._lingering.stop()
        self._markup = markup
        self.setAccessibleName(plain(markup))
        self._anchor.hold(self._field if markup else None)
        self._on_anchor_moved()

    def linger(self) -> None:
        """Stay where it is for a while, though what was wrong is gone, and the field maybe, too."""
        self._lingering.start(LINGER_MS, self)
        self._anchor.hold(self._field.parentWidget())

    def timerEvent(self, event: QTimerEvent) -> None:
        """Go at last."""
        if event.timerId() == self._lingering.timerId():
            self._end()
        else:
            super().timerEvent(event)

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
        if self._lingering.isActive():
            # What it stood by is elsewhere now, or out of sight.
            self._end()
            return
        if not self._markup:
            self.hide()
            return
        seen = self._field.isVisible() and visible_area(self._field).intersects(
            area_of(self._field)
        )
        if not seen:
            self.hide()
            return
        now = theme.current()
        height = round(LINE_SPACING * self._size() * len(self._lines())) + 2 * now.px(8)
        self.resize(now.px(WIDTH), height)
        self.move(self._place())
        self.raise_()
        self.show()
        self.update()

    @Slot()
    def _on_field_destroyed(self) -> None:
        """Go with the field, which is made anew for each cell that is typed into."""
        if not self._lingering.isActive():
            self.deleteLater()

    def _end(self) -> None:
        self.say("")
        if not isValid(self._field):
            self.deleteLater()

    def _size(self) -> int:
        return theme.current().text_px("label")

    def _lines(self) -> list[str]:
        now = theme.current()
        room = now.px(WIDTH) - now.px(42)
        return [
            line for text in self._markup.split("\n") for line in wrap(text, room, self._size())
        ]

    def _place(self) -> QPoint:
        """Return the place by the field where the note covers the least of other controls."""
        window = self._field.window()
        gap = theme.current().px(4)
        field = area_of(self._field)
        room = window.rect().adjusted(gap, gap, -gap, -gap)
        controls = [area_of(each) & visible_area(each) for each in self._controls(window)]
        places = [self._inside(room, at) for at in self._beside(field, gap)]
        return min(places, key=lambda at: _covered(QRect(at, self.size()), [field, *controls]))

    def _beside(self, field: QRect, gap: int) -> list[QPoint]:
        """Return the places to choose from, the best first.

        Beside the column of controls the note lies over the picture, and hides no label.
        """
        level = field.center().y() - self.height() // 2
        column = self._column() or field
        return [
            QPoint(column.left() - gap - self.width(), level),
            QPoint(column.right() + gap, level),
            QPoint(field.left(), field.bottom() + gap),
            QPoint(field.left(), field.top() - gap - self.height()),
        ]

    def _inside(self, room: QRect, at: QPoint) -> QPoint:
        x = max(room.left(), min(at.x(), room.right() - self.width()))
        return QPoint(x, max(room.top(), min(at.y(), room.bottom() - self.height())))

    def _column(self) -> QRect | None:
        """Return the area of what scrolls with the field; None where nothing narrow does."""
        around = self._field.parentWidget()
        while around is not None and not around.isWindow():
            narrow = 2 * around.width() < self._field.window().width()
            if isinstance(around, QAbstractScrollArea) and narrow:
                return area_of(around)
            around = around.parentWidget()
        return None

    def _controls(self, window: QWidget) -> list[QWidget]:
        """Return what else takes the keyboard in the window: covered, it could not be used."""
        return [
            each
            for each in window.findChildren(QWidget)
            if each.isVisible()
            and each is not self._field
            and each.focusPolicy() & Qt.FocusPolicy.TabFocus
            and isinstance(each, QAbstractButton | QComboBox | QLineEdit | QAbstractItemView)
        ]


def _covered(area: QRect, controls: list[QRect]) -> int:
    """Return how many pixels of the controls lie under the area."""
    parts = [area & each for each in controls]
    return sum(part.width() * part.height() for part in parts if part.isValid())
