"""Saving, opening, exporting and copying through the dialogs."""

from __future__ import annotations

import csv
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n, session
from attention_viewer.framework.session import Session
from attention_viewer.shell.main_window import MainWindow
from tests.helpers.sample_lesson import State
from tests.helpers.shell import CTRL, click, find, open_lesson, press, state
from tests.helpers.ui import pixels_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def choose(window: MainWindow, path: Path) -> None:
    """Pick a file in the dialog that is open."""
    dialog = find(window, QFileDialog, "fileDialog")
    assert dialog.isVisible()
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(path.name)
    dialog.accept()
    window.activateWindow()
    QApplication.processEvents()


def select(window: MainWindow, path: Path) -> None:
    """Answer the dialog that is open with a path that it would not let a person pick."""
    dialog = find(window, QFileDialog, "fileDialog")
    dialog.fileSelected.emit(str(path))
    dialog.close()
    QApplication.processEvents()


def choose_kind(window: MainWindow, number: int) -> None:
    """Pick a kind of file in the dialog that is open, as a person does in its list."""
    dialog = find(window, QFileDialog, "fileDialog")
    kinds = find(dialog, QComboBox, "fileTypeCombo")
    for _ in range(number):
        QTest.keyClick(kinds, Qt.Key.Key_Down)


def notice(window: MainWindow) -> str:
    return window.message_bar.accessibleName()


def test_saved_states_come_back(window: MainWindow, tmp_path: Path) -> None:
    window.current_host().store.edit("x", number=2.5)
    window.show_lesson("second")
    window.current_host().store.edit("x", count=16)
    press(window, Qt.Key.Key_S, CTRL)
    choose(window, tmp_path / "class.attn.json")
    assert notice(window) == "Saved: class.attn.json"
    for host in window.hosts:
        host.store.reset("reset")
    window.show_lesson("sample")
    press(window, Qt.Key.Key_O, CTRL)
    choose(window, tmp_path / "class.attn.json")
    assert open_lesson(window) == "second"
    assert [host.store.state for host in window.hosts] == [State(number=2.5), State(count=16)]


def test_opening_a_file_can_be_undone_in_each_lesson(window: MainWindow, tmp_path: Path) -> None:
    window.current_host().store.edit("x", number=2.5)
    path = tmp_path / "class.attn.json"
    path.write_text(
        '{"format": "attention-viewer", "schema": 1, "open": "second",'
        ' "lessons": {"second": {"count": 16}}}',
        encoding="utf-8",
    )
    window.opening.open_path(path)
    assert [host.store.state for host in window.hosts] == [State(), State(count=16)]
    assert window.actions_by_id["undo"].text() == "Undo: open a file"
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State()
    assert not window.actions_by_id["undo"].isEnabled()
    window.show_lesson("sample")
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State(number=2.5)
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State()


def test_a_file_that_the_program_starts_with_is_where_undo_begins(
    window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "class.attn.json"
    path.write_text(
        '{"format": "attention-viewer", "schema": 1, "lessons": {"sample": {"number": 3}}}',
        encoding="utf-8",
    )
    window.opening.start_with(path)
    assert state(window) == State(number=3.0)
    assert not window.actions_by_id["undo"].isEnabled()


def test_a_file_holds_all_lessons_for_later_versions(window: MainWindow, tmp_path: Path) -> None:
    window.actions_by_id["save"].trigger()
    choose(window, tmp_path / "class.attn.json")
    saved = json.loads((tmp_path / "class.attn.json").read_text(encoding="utf-8"))
    assert set(saved["lessons"]) == {"sample", "second"}


def test_a_name_without_an_ending_gets_one(window: MainWindow, tmp_path: Path) -> None:
    window.actions_by_id["save"].trigger()
    choose(window, tmp_path / "lesson")
    assert (tmp_path / "lesson.attn.json").is_file()


def test_the_picture_as_png(window: MainWindow, tmp_path: Path) -> None:
    press(window, Qt.Key.Key_E, CTRL)
    choose(window, tmp_path / "picture.png")
    picture = window.current_host().view.picture()
    assert QImage(str(tmp_path / "picture.png")).size() == picture.size() * 2


def test_a_finer_picture(window: MainWindow, tmp_path: Path) -> None:
    press(window, Qt.Key.Key_E, CTRL)
    choose_kind(window, 1)
    choose(window, tmp_path / "picture.png")
    picture = window.current_host().view.picture()
    assert QImage(str(tmp_path / "picture.png")).size() == picture.size() * 4
    press(window, Qt.Key.Key_E, CTRL)
    choose(window, tmp_path / "next.png")
    assert QImage(str(tmp_path / "next.png")).size() == picture.size() * 2


def test_the_kind_chosen_decides_the_ending(window: MainWindow, tmp_path: Path) -> None:
    press(window, Qt.Key.Key_E, CTRL)
    choose_kind(window, 2)
    dialog = find(window, QFileDialog, "fileDialog")
    assert dialog.selectedFiles()[0].endswith("sample.svg")
    choose(window, tmp_path / "picture")
    assert ET.parse(tmp_path / "picture.svg").getroot().tag.endswith("svg")


def test_the_picture_as_svg(window: MainWindow, tmp_path: Path) -> None:
    window.actions_by_id["export_picture"].trigger()
    choose(window, tmp_path / "picture.svg")
    root = ET.parse(tmp_path / "picture.svg").getroot()
    words = "".join(root.itertext())
    assert "0.85" in words


def test_the_tables_as_csv_with_all_digits(window: MainWindow, tmp_path: Path) -> None:
    window.current_host().store.edit("x", number=1 / 3)
    press(window, Qt.Key.Key_T, CTRL)
    choose(window, tmp_path / "table.csv")
    with (tmp_path / "table.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[:2] == [["# sample"], ["number", "square"]]
    assert [float(cell) for cell in rows[2]] == [1 / 3, (1 / 3) ** 2]


def test_the_picture_on_the_clipboard(window: MainWindow) -> None:
    press(window, Qt.Key.Key_C, CTRL | Qt.KeyboardModifier.ShiftModifier)
    image = QGuiApplication.clipboard().image()
    assert image.size() == window.current_host().view.picture().size() * 2
    assert notice(window) == "Copied."


def test_the_tables_on_the_clipboard_as_spreadsheets_paste_them(window: MainWindow) -> None:
    press(window, Qt.Key.Key_T, CTRL | Qt.KeyboardModifier.ShiftModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[1] == "number\tsquare"
    assert lines[2].split("\t")[0] == "0.92"
    assert "−" not in lines[2]


def test_exports_follow_the_theme(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    from attention_viewer.runtime import theme

    window.appearance.use("dark")
    window.actions_by_id["export_picture"].trigger()
    choose(window, tmp_path / "dark.png")
    image = QImage(str(tmp_path / "dark.png"))
    assert pixels_of(image, theme.DARK.colour("ground")) > image.width() * image.height() // 2


@pytest.mark.parametrize("name", ["a$b.attn.json", "100 $ and $.attn.json"])
def test_a_file_that_is_none_of_ours(window: MainWindow, tmp_path: Path, name: str) -> None:
    window.current_host().store.edit("x", number=2.5)
    path = tmp_path / name
    path.write_text("{}", encoding="utf-8")
    window.opening.open_path(path)
    assert notice(window) == f"{name} is not a lesson file of this program. Nothing was opened."
    assert state(window).number == 2.5


def test_a_missing_file(window: MainWindow, tmp_path: Path) -> None:
    window.opening.open_path(tmp_path / "none.attn.json")
    assert notice(window) == (
        "none.attn.json cannot be read: there is no such file or folder. Nothing was opened."
    )


@pytest.mark.parametrize("lesson", ["sample", "second"])
def test_a_file_opened_while_the_guide_is_open_shows_its_own_values(
    window: MainWindow, tmp_path: Path, lesson: str
) -> None:
    path = tmp_path / "class.attn.json"
    session.save(path, Session({lesson: State(number=4.0)}, lesson), "1")
    click(window, "tool_guide")
    window.opening.open_path(path)
    assert (open_lesson(window), state(window)) == (lesson, State(number=4.0))
    click(window, "guideClose")
    assert state(window) == State(number=4.0)


def test_a_file_that_names_an_unknown_lesson_stays_where_one_is(
    window: MainWindow, tmp_path: Path
) -> None:
    window.show_lesson("second")
    path = tmp_path / "class.attn.json"
    path.write_text(
        '{"format": "attention-viewer", "schema": 1, "open": "wavelets", "lessons": {}}',
        encoding="utf-8",
    )
    window.opening.open_path(path)
    assert open_lesson(window) == "second"


def test_a_broken_lesson_is_named_and_the_others_open(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "class.attn.json"
    path.write_text(
        '{"format": "attention-viewer", "schema": 1, "open": "second",'
        ' "lessons": {"sample": {"number": "x"}, "second": {"number": 2}}}',
        encoding="utf-8",
    )
    window.opening.open_path(path)
    assert notice(window).endswith("start afresh: Sample")
    assert [host.store.state.number for host in window.hosts] == [0.92, 2.0]


def test_what_a_newer_program_wrote_is_named(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "class.attn.json"
    lessons = {"sample": {"number": 2, "gl$ow": 1}, "wavelets": {}, "second": {"count": 3}}
    document = {"format": "attention-viewer", "schema": 1, "lessons": lessons}
    path.write_text(json.dumps(document), encoding="utf-8")
    window.opening.open_path(path)
    assert notice(window).endswith("does not know and leaves out: wavelets, Sample › gl$ow")
    assert [host.store.state for host in window.hosts] == [State(number=2.0), State(count=3)]
    lessons["second"]["count"] = 1000
    path.write_text(json.dumps(document), encoding="utf-8")
    window.opening.open_path(path)
    assert "start afresh: QK⊤; and" in notice(window)
    assert notice(window).endswith("leaves out: wavelets, Sample › gl$ow")


def test_a_notice_names_a_few_of_many_unknown_things(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "class.attn.json"
    lessons: dict[str, object] = {"x" * 10_000 + str(number): {} for number in range(3)}
    lessons |= {f"lesson{number}": {} for number in range(500)}
    document = {"format": "attention-viewer", "schema": 1, "lessons": lessons}
    path.write_text(json.dumps(document), encoding="utf-8")
    window.opening.open_path(path)
    names = notice(window).partition("leaves out: ")[2].split(", ")
    assert names == ["x" * 40, *(f"lesson{number}" for number in range(5)), "…"]
    QApplication.processEvents()
    assert window.rect().contains(window.message_bar.geometry())


def test_a_folder_that_cannot_be_written_is_told(window: MainWindow, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    window.actions_by_id["save"].trigger()
    select(window, blocked / "class.attn.json")
    assert notice(window).startswith("class.attn.json could not be written (")
    for name, file in (("export_picture", "picture.svg"), ("export_table", "table.csv")):
        window.actions_by_id[name].trigger()
        select(window, blocked / file)
        assert notice(window) == (
            f"{file} could not be written (part of the path is not a folder)."
            " Choose another folder."
        )


def test_a_picture_of_another_kind_is_told_without_blaming_the_folder(
    window: MainWindow, tmp_path: Path
) -> None:
    window.actions_by_id["export_picture"].trigger()
    select(window, tmp_path / "picture.gif")
    assert notice(window) == (
        "picture.gif could not be written: the name of a picture must end in .png or .svg."
    )
    assert list(tmp_path.iterdir()) == []


def test_why_a_file_was_not_written_is_told_in_japanese(window: MainWindow, tmp_path: Path) -> None:
    i18n.hub().use("ja")
    window.actions_by_id["save"].trigger()
    select(window, tmp_path / ("あ" * 200))
    assert "名前が長すぎます" in notice(window).replace("\u200b", "")
    assert not re.search("[A-Za-z]", notice(window))


def test_a_cancelled_dialog_changes_nothing(window: MainWindow) -> None:
    window.actions_by_id["save"].trigger()
    find(window, QFileDialog, "fileDialog").reject()
    assert not window.message_bar.isVisible()
