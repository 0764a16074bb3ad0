"""Tells when a control moves, whatever around it moves it: for what lies over the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from shiboken6 import isValid

WATCHED = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide})


class Anchor(QObject):
    """Watches one control and all widgets around it.

    Signals
    -------
    moved()
        The control has moved in its window, or was shown, hidden or resized.
    """

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watched: list[QWidget] = []

    def hold(self, control: QWidget | None) -> None:
        """Watch another control, or none."""
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched = [] if control is None else with_ancestors(control)
        for widget in self._watched:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass on that something moved."""
        if event.type() in WATCHED:
            self.moved.emit()
        return False


def with_ancestors(control: QWidget) -> list[QWidget]:
    """Return the control and all widgets around it, the window left out."""
    chain = []
    widget: QWidget | None = control
    while widget is not None and not widget.isWindow():
        chain.append(widget)
        widget = widget.parentWidget()
    return chain


def area_of(control: QWidget) -> QRect:
    """Return the control's rectangle in its window."""
    return QRect(control.mapTo(control.window(), QPoint(0, 0)), control.size())


def visible_area(control: QWidget) -> QRect:
    """Return the part of the window in which scroll areas let the control be seen."""
    part = control.window().rect()
    for widget in with_ancestors(control):
        outer = widget.parentWidget()
        if isinstance(outer, QAbstractScrollArea) and widget is outer.viewport():
            part &= area_of(widget)
    return part
