"""The ring around the control that has the keyboard, drawn once for the whole window."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from attention_viewer.runtime import theme

OFFSET = 2


class FocusRing(QWidget):
    """Lies over a window and follows the focus while the keyboard is in use."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("focusRing")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._watched: QWidget | None = None
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the control when it moves or goes away."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
            self._place()
        elif event.type() == QEvent.Type.Hide:
            self.hide()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        width = 4.0 if now.projected else 2.0
        painter.setPen(QPen(now.colour("q"), width))
        half = width / 2
        radius = now.px(5)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius
        )

    @Slot(QWidget, QWidget)
    def _on_application_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if self._watched is not None:
            self._watched.removeEventFilter(self)
        self._watched = None
        window = self._window
        if not isValid(window):  # the last change of focus comes while the window goes
            return
        by_keyboard = window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if new is None or new.window() is not window or not by_keyboard:
            self.hide()
            return
        self._watched = new
        new.installEventFilter(self)
        self._place()

    def _place(self) -> None:
        control = self._watched
        if control is None or not control.isVisible():
            self.hide()
            return
        room = OFFSET + (4 if theme.current().projected else 2)
        corner = control.mapTo(self._window, QPoint(0, 0))
        self.setGeometry(
            corner.x() - room,
            corner.y() - room,
            control.width() + 2 * room,
            control.height() + 2 * room,
        )
        self.raise_()
        self.show()
