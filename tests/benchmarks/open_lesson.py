"""Opens the window on one lesson, then another, and prints the ms the second took.

``open_lesson.py FIRST SECOND cold`` does so at once, ``... idle`` after the window has imported
what it imports while nothing happens, some seconds after its start.
"""

import sys
import time

from PySide6.QtCore import QEventLoop

from attention_viewer.framework import registry
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.shell.preload import Preloader
from tests.benchmarks.window import fresh_window, settle_events


def stand_idle(window: MainWindow) -> None:
    """Let the window import the lessons as it does when it is left alone."""
    loop = QEventLoop()
    preloader = Preloader(registry.lessons(), window)
    preloader.finished.connect(loop.quit)
    preloader.start(0)
    loop.exec()


if __name__ == "__main__":
    window = fresh_window(sys.argv[1])
    if sys.argv[3] == "idle":
        stand_idle(window)
    start = time.perf_counter()
    window.show_lesson(sys.argv[2])
    settle_events()
    print(1000 * (time.perf_counter() - start))
    window.close()
