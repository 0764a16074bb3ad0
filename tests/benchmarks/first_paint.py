"""Starts one program, prints the clock at its first painted frame, and ends.

``first_paint.py own`` starts this program's window, ``first_paint.py bare`` a window with one
pyqtgraph plot. The clock is `time.monotonic_ns`, which the caller shares.
"""

import os
import sys
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class PaintWatch(QObject):
    """Waits for the first paint event of a window, then for the frame to be finished."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._seen = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._seen:
            self._seen = True
            # The zero timer fires after the whole window was painted and flushed.
            QTimer.singleShot(0, self._finish)
        return False

    def _finish(self) -> None:
        print(time.monotonic_ns(), flush=True)
        QCoreApplication.exit(0)


def bare() -> int:
    """Show what any PySide6 + pyqtgraph program must at least do."""
    application = QApplication([])
    import pyqtgraph as pg

    window = pg.PlotWidget()
    window.plot([0.0, 1.0, 2.0], [0.0, 1.0, 4.0])
    window.resize(1280, 800)
    watch = PaintWatch(window.viewport())
    window.show()
    code = application.exec()
    del watch
    return code


def own() -> int:
    """Show this program's window as `app.run` does, without touching the person's files."""
    from attention_viewer import app
    from attention_viewer.framework import i18n, registry
    from attention_viewer.framework.settings import AppSettings
    from attention_viewer.shell.main_window import MainWindow

    application = app.make_application()
    i18n.hub().use("ja")
    window = MainWindow(registry.lessons(), AppSettings())
    watch = PaintWatch(window)
    window.show()
    code = application.exec()
    window.close()
    del watch
    return code


if __name__ == "__main__":
    sys.exit({"bare": bare, "own": own}[sys.argv[1]]())
