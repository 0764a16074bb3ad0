"""The ring around the control that has the keyboard, drawn once for the whole window."""

from PySide6.QtCore import QRect, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from attention_viewer.runtime import theme
from attention_viewer.widgets.anchor import Anchor, area_of, visible_area

OFFSET = 2


class FocusRing(QWidget):
    """Lies over a window and follows the focus while the keyboard is in use."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("focusRing")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._control: QWidget | None = None
        self._anchor = Anchor(self)
        self._anchor.moved.connect(self._place)
        self._ring = QRect()
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        width = 4.0 if now.projected else 2.0
        painter.setPen(QPen(now.colour("q"), width))
        half = width / 2
        radius = now.px(5)
        ring = QRectF(self._ring.translated(-self.pos()))
        painter.drawRoundedRect(ring.adjusted(half, half, -half, -half), radius, radius)

    @Slot(QWidget, QWidget)
    def _on_application_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        window = self._window
        if not isValid(window):  # the last change of focus comes while the window goes
            return
        self._control = None
        self._anchor.hold(None)
        by_keyboard = window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if new is None or new.window() is not window or not by_keyboard:
            self.hide()
            return
        self._control = new
        self._anchor.hold(new)
        self._place()

    @Slot()
    def _place(self) -> None:
        control = self._control
        if control is None or not control.isVisible():
            self.hide()
            return
        room = OFFSET + (4 if theme.current().projected else 2)
        self._ring = area_of(control).adjusted(-room, -room, room, room)
        shown = self._ring & visible_area(control)
        self.setGeometry(shown)
        self.setVisible(not shown.isEmpty())
        self.raise_()
        self.update()
