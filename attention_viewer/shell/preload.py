"""Imports the lessons' modules while nothing else happens, so that a tab opens at once.

About half of the time that a lesson takes to open goes into importing its modules. They are
imported one at a time once the window has been painted, and never while a mouse button is held.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from attention_viewer.framework.lesson import Lesson
from attention_viewer.framework.registry import LESSONS_PACKAGE

FIRST_WAIT_MS = 1000
STEP_WAIT_MS = 30


class Preloader(QObject):
    """Goes through the lessons' modules in tab order, then rests.

    Signals
    -------
    finished()
        Everything has been imported.
    """

    finished = Signal()

    def __init__(self, lessons: Sequence[Lesson], parent: QObject) -> None:
        super().__init__(parent)
        self._names = _module_names(lessons)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timer_timeout)

    def start(self, first_wait_ms: int = FIRST_WAIT_MS) -> None:
        """Begin after a moment; the first picture comes first."""
        self._timer.start(first_wait_ms)

    def stop(self) -> None:
        """Import nothing more."""
        self._timer.stop()

    @Slot()
    def _on_timer_timeout(self) -> None:
        self._timer.setInterval(STEP_WAIT_MS)
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        name = next(self._names, None)
        if name is None:
            self._timer.stop()
            self.finished.emit()
            return
        importlib.import_module(name)


def _module_names(lessons: Sequence[Lesson]) -> Iterator[str]:
    yield "numpy.random"  # numpy itself imports it only when first used
    for lesson in lessons:
        package = importlib.import_module(f"{LESSONS_PACKAGE}.{lesson.id}")
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield info.name
