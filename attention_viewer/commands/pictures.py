"""The commands that draw: one lesson as a picture, or a report of all. They need no display."""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from attention_viewer.commands.tables import UsageError

if TYPE_CHECKING:
    from attention_viewer.framework.settings import AppSettings
    from attention_viewer.shell.lesson_host import LessonHost
    from attention_viewer.shell.main_window import MainWindow

DEFAULT_SIZE = "1280x800"
SMALLEST, LARGEST = (800, 600), (7680, 4320)
PATIENCE_S = 300.0
PAUSE_MS = 20


def add_screenshot_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``screenshot``."""
    parser.add_argument("--lesson", required=True, metavar="ID", help="lesson to draw")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE.png")
    parser.add_argument("--size", default=DEFAULT_SIZE, metavar="WxH", help="size of the window")
    _add_look(parser)


def add_report_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of ``report``."""
    parser.add_argument("--out", required=True, type=Path, metavar="DIR", help="folder to write")
    _add_look(parser)


def run_screenshot(args: argparse.Namespace) -> None:
    """Write one lesson's window as a PNG file.

    Raises
    ------
    UsageError
        If the lesson, the size or the file is wrong, or the lesson does not finish.
    """
    width, height = parse_size(args.size)
    if args.out.suffix.lower() != ".png":
        raise UsageError(f"{args.out}: the picture's name must end in .png")
    if not args.out.parent.is_dir():
        raise UsageError(f"{args.out}: there is no such folder")
    with _opened(args, width, height, args.lesson) as window, _writing(args.out):
        settle(window.current_host())
        _write_png(window, args.out)


def run_report(args: argparse.Namespace) -> None:
    """Write all lessons' pictures (PNG, SVG), tables (CSV) and an index page into a folder.

    Raises
    ------
    UsageError
        If the folder cannot be made or written, or a lesson does not finish.
    """
    from attention_viewer.commands.report_page import write_index

    _make_folder(args.out)
    with _opened(args, *parse_size(DEFAULT_SIZE), None) as window, _writing(args.out):
        for host in window.hosts:
            _tell(host.lesson.id)
            window.show_lesson(host.lesson.id)
            settle(host)
            _write_lesson(window, host, args.out)
        write_index(args.out, window.hosts)
    _tell(str(args.out / "index.html"))


def parse_size(text: str) -> tuple[int, int]:
    """Return width and height of ``1280x800``.

    Raises
    ------
    UsageError
        If the text is no size, or one no screen has.
    """
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    if match is None:
        raise UsageError(f'size "{text}" is not of the form {DEFAULT_SIZE}')
    width, height = int(match[1]), int(match[2])
    for value, low, high in zip((width, height), SMALLEST, LARGEST, strict=True):
        if not low <= value <= high:
            raise UsageError(f'size "{text}": {value} is not between {low} and {high}')
    return width, height


def _add_look(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=("ja", "en"), default="en", help="language")
    parser.add_argument(
        "--theme", choices=("light", "dark", "projector"), default="light", help="colours"
    )


@contextmanager
def _opened(
    args: argparse.Namespace, width: int, height: int, lesson_id: str | None
) -> Iterator[MainWindow]:
    """Open a window, and close it whatever happens."""
    # The same pictures on every machine, with or without a screen.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from attention_viewer import app
    from attention_viewer.framework import i18n, registry
    from attention_viewer.framework.settings import AppSettings
    from attention_viewer.shell.main_window import MainWindow

    app.check_lesson(lesson_id)
    app.make_application()
    i18n.hub().use(args.lang)
    look: AppSettings = replace(
        AppSettings(), theme=args.theme, lesson=lesson_id or "", width=width, height=height
    )
    window = MainWindow(registry.lessons(), look)
    window.show()
    try:
        yield window
    finally:
        _close(window)


@contextmanager
def _writing(place: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise UsageError(f"{place}: cannot be written ({error.strerror or error})") from error


def settle(host: LessonHost, patience: float = PATIENCE_S) -> None:
    """Let events run until the page shows its final picture; UsageError if it never does."""
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    limit = time.monotonic() + patience
    # Twice: showing a page may itself start its work.
    for _ in range(2):
        QApplication.processEvents()
        while not host.page().settled():
            if time.monotonic() >= limit:
                raise UsageError(f"{host.lesson.id}: not finished after {patience:g} s")
            # Waiting without asking all the time: the worker needs the interpreter, too.
            loop = QEventLoop()
            QTimer.singleShot(PAUSE_MS, loop.quit)
            loop.exec()
    QApplication.processEvents()


def _write_lesson(window: MainWindow, host: LessonHost, folder: Path) -> None:
    from attention_viewer.shell import exports

    name = host.lesson.id
    _write_png(window, folder / f"{name}-window.png")
    exports.save_picture(host.page().picture(), folder / f"{name}.png", name)
    exports.save_picture(host.page().picture(), folder / f"{name}.svg", name)
    exports.save_tables(host.page().tables(), folder / f"{name}.csv")


def _write_png(window: MainWindow, path: Path) -> None:
    from attention_viewer.widgets.export import write_image

    write_image(window.grab().toImage(), path)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or error
        raise UsageError(f"{folder}: no folder can be made there ({why})") from error


def _close(window: MainWindow) -> None:
    from PySide6.QtWidgets import QApplication

    window.close()
    window.deleteLater()
    QApplication.processEvents()


def _tell(what: str) -> None:
    print(f"attention-viewer report: {what}", file=sys.stderr, flush=True)
