"""A window for the benchmarks."""

from PySide6.QtWidgets import QApplication

from attention_viewer import app
from attention_viewer.framework import i18n, registry
from attention_viewer.framework.settings import AppSettings
from attention_viewer.runtime.gc_guard import CollectorGuard
from attention_viewer.shell.main_window import MainWindow


def fresh_window(lesson: str = "", width: int = 1280, height: int = 800) -> MainWindow:
    """Return a shown and painted window that keeps no files."""
    app.make_application()
    i18n.hub().use("ja")
    settings = AppSettings(lesson=lesson, width=width, height=height)
    window = MainWindow(registry.lessons(), settings)
    # As the program does; the collector would else step in at any moment, for 20 ms.
    CollectorGuard(window)
    window.show()
    settle_events()
    return window


def settle_events() -> None:
    """Let everything waiting be done, paints included."""
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
