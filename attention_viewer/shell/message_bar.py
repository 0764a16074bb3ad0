"""The notice that lies over the lower edge of the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer, Slot
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attention_viewer.framework.i18n import hub
from attention_viewer.framework.messages import Message, Messages, Severity
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.rich_label import RichLabel

WIDTH = 560
STAY_MS = 20_000


class MessageBar(QWidget):
    """Shows the newest notice until it is dismissed, outdated or replaced.

    A notice that is not lasting goes when another lesson is opened, and after ``stay_ms`` during
    which nobody pointed at it; any but an error also goes with the next edit. It lies over the
    lowest ``foot_height()`` px of the page.
    """

    def __init__(
        self,
        messages: Messages,
        parent: QWidget,
        foot_height: Callable[[], int] = int,
        *,
        stay_ms: int = STAY_MS,
    ) -> None:
        super().__init__(parent)
        self._page, self._foot_height = parent, foot_height
        self._place: QWidget | None = None
        self.setObjectName("messageBar")
        self.message: Message | None = None
        self._expiry = QTimer(self)
        self._expiry.setSingleShot(True)
        self._expiry.setInterval(stay_ms)
        self._expiry.timeout.connect(self.dismiss)
        self._row = QHBoxLayout(self)
        self._label = RichLabel(_nothing, self, wrap=True)
        self._label.setObjectName("messageText")
        self._close = Button(
            "messageClose",
            text.close,
            text.close_message,
            self,
            kind=Kind.FLAT,
            icon="close",
            show_text=False,
        )
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()
        self._close.clicked.connect(self.dismiss)
        messages.posted.connect(self._on_messages_posted)
        messages.cleared.connect(self.dismiss)
        hub().settled.connect(self._on_hub_settled)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over margins and place."""
        now = theme.current()
        self._row.setContentsMargins(now.px(44), now.px(10), now.px(6), now.px(10))
        self.place()

    @Slot()
    def dismiss(self) -> None:
        """Take the notice away."""
        self._expiry.stop()
        self.message = None
        self._label.set_markup("")
        self.setAccessibleName("")
        self.hide()

    def outdate(self, *, by_edit: bool = False) -> None:
        """Take the notice away if it passes with an edit, or with the lesson it came from."""
        told = self.message
        if told is None or told.lasting or (by_edit and told.severity is Severity.ERROR):
            return
        self.dismiss()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Stay while it is pointed at."""
        super().enterEvent(event)
        self._expiry.stop()

    def leaveEvent(self, event: QEvent) -> None:
        """Begin to count anew."""
        super().leaveEvent(event)
        self._count_down()

    def lie_over(self, place: QWidget | None) -> None:
        """Lie over a part of the page; None: at the lower left, above its foot."""
        self._place = place
        self.place()

    def place(self) -> None:
        """Lie where notices have their place now."""
        if self.message is None:
            return
        now = theme.current()
        area = self._area(now)
        width = min(now.px(WIDTH), area.width())
        room = self._row.contentsMargins()
        inner = width - room.left() - room.right() - self._close.sizeHint().width() - now.px(8)
        height = self._label.heightForWidth(inner) + room.top() + room.bottom()
        if self._place is not None:  # nothing of it is to look out above
            height = max(height, area.height())
        self.setGeometry(area.left(), area.bottom() + 1 - height, width, height)

    def _area(self, now: theme.Theme) -> QRect:
        """Return what the notice stands at the lower left of; a high one stands out above."""
        if self._place is not None:
            area = QRect(self._place.mapTo(self._page, QPoint()), self._place.size())
            side, edge = now.px(8), now.px(4)
            return area.adjusted(side, edge, -side, -edge) & self._page.rect()
        margin, below = now.px(24), self._foot_height() + now.px(12)
        return self._page.rect().adjusted(margin, 0, -margin, -below)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame and sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        draw_frame(painter, QRectF(self.rect()), now, fill=now.colour("ground"), edge="text")
        if self.message is not None:
            sign = "info" if self.message.severity is Severity.INFO else "warning"
            side = now.px(20)
            middle = self._label.geometry().center().y()
            top = now.px(12) if self._place is None else middle - side / 2
            area = QRectF(now.px(14), top, side, side)
            draw_icon(painter, sign, area, now.colour("text"))

    @Slot(object)
    def _on_messages_posted(self, message: Message) -> None:
        self.message = message
        self._say(message.text if isinstance(message.text, str) else message.text())
        self._count_down()
        self.show()
        self.raise_()

    @Slot()
    def _on_hub_settled(self) -> None:
        """Say it in the other language; words that cannot be asked for anew are withdrawn."""
        if self.message is None:
            return
        if isinstance(self.message.text, str):
            self.dismiss()
        else:
            self._say(self.message.text())

    def _count_down(self) -> None:
        self._expiry.stop()
        if self.message is not None and not self.message.lasting and not self.underMouse():
            self._expiry.start()

    def _say(self, markup: str) -> None:
        self._label.set_markup(markup)
        self.setAccessibleName(self._label.accessibleName())
        self.place()
        self.update()


def _nothing() -> str:
    return ""
