"""Lets Python's collector run on the GUI thread only.

The collector destroys Qt objects on whatever thread it happens to run on, and a worker that
destroys a widget takes the process down. So it is switched off and driven by a timer here.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication

INTERVAL_MS = 500


class CollectorGuard(QObject):
    """Collects in the GUI thread while it lives; hands the collector back when closed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._timer.start()

    def close(self) -> None:
        """Stop the timer and let Python collect by itself again."""
        self._timer.stop()
        gc.enable()

    @Slot()
    def _on_timer_timeout(self) -> None:
        due = [
            generation
            for generation, (count, limit) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if limit and count > limit
        ]
        if not due:
            return
        # Going through all objects takes several frames, so it waits until nothing is dragged.
        dragging = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        gc.collect(due[0] if dragging else due[-1])
