"""The ring around the control that has the keyboard, drawn once for the whole window."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
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
        self._control: QWidget | None = None
        self._watched: list[QWidget] = []
        self._ring = QRect()
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the control when it, or anything around it, moves or goes away."""
        if event.type() in (
            QEvent.Type.Move,
            QEvent.Type.Resize,
            QEvent.Type.Show,
            QEvent.Type.Hide,
        ):
            self._place()
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
        ring = QRectF(self._ring.translated(-self.pos()))
        painter.drawRoundedRect(ring.adjusted(half, half, -half, -half), radius, radius)

    @Slot(QWidget, QWidget)
    def _on_application_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        for watched in self._watched:
            if isValid(watched):
                watched.removeEventFilter(self)
        self._control, self._watched = None, []
        window = self._window
        if not isValid(window):  # the last change of focus comes while the window goes
            return
        by_keyboard = window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        if new is None or new.window() is not window or not by_keyboard:
            self.hide()
            return
        self._control = new
        self._watched = _with_ancestors(new, window)
        for watched in self._watched:
            watched.installEventFilter(self)
        self._place()

    def _place(self) -> None:
        control = self._control
        if control is None or not control.isVisible():
            self.hide()
            return
        room = OFFSET + (4 if theme.current().projected else 2)
        self._ring = _in(self._window, control).adjusted(-room, -room, room, room)
        shown = self._ring & _visible_part(control, self._window)
        self.setGeometry(shown)
        self.setVisible(not shown.isEmpty())
        self.raise_()
        self.update()


def _with_ancestors(control: QWidget, window: QWidget) -> list[QWidget]:
    """Return the control and all widgets around it, the window left out."""
    chain = []
    widget: QWidget | None = control
    while widget is not None and widget is not window:
        chain.append(widget)
        widget = widget.parentWidget()
    return chain


def _visible_part(control: QWidget, window: QWidget) -> QRect:
    """Return where scroll areas let the control be seen, in the window's coordinates."""
    part = window.rect()
    for widget in _with_ancestors(control, window):
        outer = widget.parentWidget()
        if isinstance(outer, QAbstractScrollArea) and widget is outer.viewport():
            part &= _in(window, widget)
    return part


def _in(window: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
