"""What a test left behind: threads, timers and windows that would disturb a later test."""

from __future__ import annotations

import gc
import sys
import threading
from dataclasses import dataclass, field

GRACE_S = 20.0  # in full only for a leak; workers of low priority end late on a busy machine
# Qt keeps one tool tip window for all; it belongs to nobody.
SHARED_WINDOWS = frozenset({"QTipLabel"})


@dataclass(frozen=True)
class Snapshot:
    """The threads, running timers and top-level widgets at one moment, by their addresses."""

    threads: frozenset[int] = field(default_factory=frozenset)
    timers: frozenset[int] = field(default_factory=frozenset)
    windows: frozenset[int] = field(default_factory=frozenset)


def snapshot() -> Snapshot:
    """Note what lives now."""
    return Snapshot(
        threads=frozenset(id(thread) for thread in threading.enumerate()),
        timers=frozenset(address for address, _ in running_timers()),
        windows=frozenset(address for address, _ in windows()),
    )


def leaks_since(before: Snapshot) -> list[str]:
    """Describe each thread, running timer and top-level widget that lives now and did not before.

    A thread that is just ending is given `GRACE_S` seconds.
    """
    settle()
    found = [f"thread still running: {name}" for name in new_threads(before)]
    found += [
        f"timer still running: {text}" for at, text in running_timers() if at not in before.timers
    ]
    found += [f"window left behind: {text}" for at, text in windows() if at not in before.windows]
    return found + busy_pool()


def settle() -> None:
    """Carry out pending deletions and collect cycles, here on the GUI thread."""
    if not has_application():
        return
    from PySide6.QtCore import QCoreApplication, QEvent

    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    # What lives now lives for the session: later collections need not look at it again.
    gc.freeze()


def has_application() -> bool:
    """Tell whether a Qt application object exists, without importing Qt for the question."""
    core = sys.modules.get("PySide6.QtCore")
    return core is not None and core.QCoreApplication.instance() is not None


def new_threads(before: Snapshot) -> list[str]:
    """Name the Python threads that started after the snapshot and do not end."""
    names = []
    for thread in threading.enumerate():
        if id(thread) in before.threads or thread is threading.current_thread():
            continue
        thread.join(GRACE_S)
        if thread.is_alive():
            names.append(thread.name)
    return names


def running_timers() -> list[tuple[int, str]]:
    """Return the address and a description of each running QTimer that Python knows."""
    if "PySide6.QtCore" not in sys.modules:
        return []
    from PySide6.QtCore import QTimer
    from shiboken6 import Shiboken

    timers = [each for each in Shiboken.getAllValidWrappers() if isinstance(each, QTimer)]
    return [(id(each), f"{each!r} of {each.parent()!r}") for each in timers if each.isActive()]


def windows() -> list[tuple[int, str]]:
    """Return the address in Qt and a description of each top-level widget, hidden ones too."""
    if not has_application() or "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtWidgets import QApplication
    from shiboken6 import Shiboken

    return [
        (Shiboken.getCppPointer(each)[0], f"{each!r} {each.windowTitle()!r}")
        for each in QApplication.topLevelWidgets()
        if each.metaObject().className() not in SHARED_WINDOWS
    ]


def busy_pool() -> list[str]:
    """Describe work in Qt's own thread pool, which this program does not use."""
    if "PySide6.QtCore" not in sys.modules:
        return []
    from PySide6.QtCore import QThreadPool

    count = QThreadPool.globalInstance().activeThreadCount()
    return [f"{count} jobs still running in Qt's thread pool"] if count else []


def remove_windows(before: Snapshot) -> None:
    """Delete the windows left behind, so that only the test that left them fails."""
    if not has_application() or "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtWidgets import QApplication
    from shiboken6 import Shiboken

    for each in QApplication.topLevelWidgets():
        if Shiboken.getCppPointer(each)[0] not in before.windows:
            each.close()
            each.deleteLater()
    settle()
