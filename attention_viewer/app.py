"""Starts the window and ends it; nothing else."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

# Before numpy is imported: its own threads make the window stutter and help nowhere here.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Before Qt paints: it would hand shapes of more than a hundred lines to threads of its own, and
# waits longer for them than it takes to fill a plot.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from attention_viewer.commands.tables import UsageError
from attention_viewer.framework import i18n, registry, settings
from attention_viewer.framework.settings import AppSettings
from attention_viewer.runtime import fonts, paths
from attention_viewer.runtime.application import Application
from attention_viewer.runtime.crash import CrashHook
from attention_viewer.runtime.crash_log import CrashLog
from attention_viewer.runtime.gc_guard import CollectorGuard
from attention_viewer.shell.faults import FaultTeller
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.shell.preload import Preloader

FAULT = 1
"""Exit code when the window could not be opened because the program is at fault."""


def make_application() -> QApplication:
    """Return the application with the program's style and fonts, made once a process."""
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else Application(sys.argv[:1])
    application.setApplicationName("attention-viewer")
    application.setApplicationDisplayName("Attention Viewer")
    application.setDesktopFileName("attention-viewer")
    application.setStyle("Fusion")
    fonts.register()
    return application


def run(args: argparse.Namespace) -> int:
    """Open the window and run until it is closed.

    Parameters
    ----------
    args
        ``file``, ``lesson``, ``lang``, ``theme``, each possibly None.

    Returns
    -------
    int
        Exit code.
    """
    check_lesson(args.lesson)
    log, teller = CrashLog(paths.log_file()), FaultTeller()
    hook = CrashHook(teller.tell)
    log.open()
    hook.install()
    try:
        return _run_window(args, teller)
    except Exception as error:  # noqa: BLE001 - told as any fault that comes later
        hook(type(error), error, error.__traceback__)
        return FAULT
    finally:
        hook.remove()
        log.close()


def _run_window(args: argparse.Namespace, teller: FaultTeller) -> int:
    application = make_application()
    application.setWindowIcon(QIcon(str(paths.resources() / "icons" / "app-256.png")))
    guard = CollectorGuard()
    chosen = _chosen(settings.load(), args)
    i18n.hub().use(chosen.language or i18n.system_language())
    window = MainWindow(registry.lessons(), chosen, paths.state_dir())
    teller.messages = window.messages
    if isinstance(application, Application):
        application.file_requested.connect(window.opening.on_file_requested)
    window.show()
    if args.file is not None:
        window.opening.start_with(Path(args.file), args.lesson or "")
    preloader = Preloader(registry.lessons(), window)
    preloader.start()
    window.closed.connect(preloader.stop)
    code = application.exec()
    settings.save(window.settings())
    guard.close()
    return int(code)


def check_lesson(lesson_id: str | None) -> None:
    """Raise UsageError when there is no such lesson."""
    known = [lesson.id for lesson in registry.lessons()]
    if lesson_id is not None and lesson_id not in known:
        raise UsageError(f'no lesson "{lesson_id}"; there are: {", ".join(known)}')


def _chosen(stored: AppSettings, args: argparse.Namespace) -> AppSettings:
    """Let the command line win over what is stored."""
    return replace(
        stored,
        language=args.lang or stored.language,
        theme=args.theme or stored.theme,
        lesson=args.lesson or stored.lesson,
    )
