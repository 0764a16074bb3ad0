"""Files dropped on the window while any lesson is open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n, session
from attention_viewer.framework.lesson import LessonParts
from attention_viewer.framework.session import Session
from attention_viewer.framework.settings import AppSettings
from attention_viewer.shell.main_window import MainWindow
from tests.helpers.sample_lesson import SAMPLE, SECOND, SampleView, State, derive
from tests.helpers.shell import open_lesson, state


class Reader(SampleView):
    """A page that reads files, and remembers which."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.read: list[str] = []

    def open_files(self, paths: list[Path]) -> None:
        self.read += [path.name for path in paths]


def load_reader() -> LessonParts:
    return LessonParts(derive, Reader)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    reader = replace(SECOND, load=load_reader, file_suffixes=(".csv", ".npy"))
    made = MainWindow([SAMPLE, reader], AppSettings())
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    yield made
    made.close()


def drop(target: QWidget, *urls: str) -> bool:
    """Drop files on a widget as a person does; return whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    enter = QDragEnterEvent(QPointF(9, 9).toPoint(), *how, Qt.KeyboardModifier.NoModifier)
    enter.ignore()
    QApplication.sendEvent(target, enter)
    if enter.isAccepted():
        QApplication.sendEvent(
            target.window(), QDropEvent(QPointF(9, 9), *how, Qt.KeyboardModifier.NoModifier)
        )
    QApplication.processEvents()
    return enter.isAccepted()


def test_a_session_is_opened_wherever_it_is_dropped(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "class.attn.json"
    session.save(path, Session({"sample": State(number=4.0)}, "sample"), "1")
    window.show_lesson("second")
    window.messages.error("an old fault")
    assert drop(window.current_host().view, path.as_uri())
    assert open_lesson(window) == "sample"
    assert state(window).number == 4.0
    assert not window.message_bar.isVisible()


def test_tables_go_to_the_lesson_that_reads_them(window: MainWindow, tmp_path: Path) -> None:
    names = ("q.csv", "k.NPY")
    assert drop(window.current_host().view, *[(tmp_path / name).as_uri() for name in names])
    assert open_lesson(window) == "second"
    assert window.current_host().view.read == list(names)


@pytest.mark.parametrize("names", [("a.pdf",), ("q.csv", "b.pdf"), ("a.attn.json", "q.csv")])
def test_what_is_no_use_is_told_with_what_would_be(
    window: MainWindow, tmp_path: Path, names: tuple[str, ...]
) -> None:
    assert drop(window.current_host().view, *[(tmp_path / name).as_uri() for name in names])
    assert open_lesson(window) == "sample"
    told = window.message_bar.accessibleName()
    assert names[0] in told
    assert ".attn.json" in told
    assert ".csv .npy" in told
    i18n.hub().use("ja")
    assert "開けません" in window.message_bar.accessibleName()


def test_what_is_no_file_is_not_taken(window: MainWindow) -> None:
    assert not drop(window.current_host().view, "https://example.org/q.csv")


def test_a_table_named_otherwise_than_by_a_drop_is_handed_over_too(
    window: MainWindow, tmp_path: Path
) -> None:
    window.opening.open_path(tmp_path / "q.CSV")
    window.show_lesson("sample")
    window.opening.start_with(tmp_path / "k.npy")
    assert open_lesson(window) == "second"
    assert window.current_host().view.read == ["q.CSV", "k.npy"]
    window.opening.open_path(tmp_path / "picture.png")
    assert window.message_bar.accessibleName().startswith("picture.png cannot be read:")
