"""Files in and out of the QK^T lesson, as a person opens, drops and saves them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.matrix_writing import write_matrices
from attention_viewer.framework.settings import AppSettings
from attention_viewer.lessons.scores import LESSON
from attention_viewer.lessons.scores.files.dialog import OpenDialog
from attention_viewer.lessons.scores.state import State
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.matrix_table import MatrixTable
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.scores_page import Page, shown_page, texts
from tests.helpers.shell import find


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[Page]:
    yield from shown_page(qtbot)


def give(page: Page, *paths: Path) -> None:
    """Let the page open files, as the window does with those that are dropped on it."""
    page.host.view.open_files(paths)
    QApplication.processEvents()


def dialog(page: Page) -> OpenDialog:
    found = page.host.findChild(OpenDialog)
    assert isinstance(found, OpenDialog)
    assert found.isVisible()
    return found


def choice(page: Page, role: str) -> Choice:
    found = dialog(page).findChild(Choice, f"open_{role}")
    assert isinstance(found, Choice)
    return found


def press(page: Page, name: str) -> None:
    found = dialog(page).findChild(QWidget, name)
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def fault(page: Page) -> str:
    found = dialog(page).findChild(RichLabel, "openFault")
    assert isinstance(found, RichLabel)
    assert found.isVisible()
    return found.markup


def test_a_table_with_labels_becomes_the_queries(page: Page, tmp_path: Path) -> None:
    path = tmp_path / "q.csv"
    path.write_text(",a,b,c\n猫,1,2,3\n犬,4,5,6\n鳥,7,8,9.5\n", encoding="utf-8")
    give(page, path)
    assert choice(page, "q").value() == 0
    assert choice(page, "k").value() == "keep"
    press(page, "openAccept")
    assert page.state.queries[2] == (7.0, 8.0, 9.5)
    assert page.state.query_names == ("猫", "犬", "鳥")
    assert page.state.keys == State().keys
    assert page.said[-1] == "Opened: q.csv."
    assert page.host.findChild(OpenDialog) is None
    page.undo()
    assert page.state == State()


def test_heads_of_a_model_are_chosen_by_layer_and_head(page: Page, tmp_path: Path) -> None:
    stream = np.random.default_rng(3)
    arrays = {name: stream.normal(size=(2, 3, 4, 5)) for name in ("query", "key", "value")}
    write_matrices(tmp_path / "model.npz", arrays)
    give(page, tmp_path / "model.npz")
    field = dialog(page).findChild(QWidget, "axis2")
    assert field is not None
    assert field.isVisible()
    field.setFocus()
    field.selectAll()  # type: ignore[attr-defined]
    QTest.keyClicks(field, "2")
    press(page, "openAccept")
    assert page.state.d_k == 5
    np.testing.assert_array_equal(page.state.queries, arrays["query"][0, 2])
    np.testing.assert_array_equal(page.state.keys, arrays["key"][0, 2])
    np.testing.assert_array_equal(page.state.values, arrays["value"][0, 2])
    assert page.state.values_given


def test_tokens_before_heads_are_opened(page: Page, tmp_path: Path) -> None:
    stream = np.random.default_rng(4)
    arrays = {name: stream.normal(size=(2, 4, 3, 5)) for name in ("query", "key")}
    write_matrices(tmp_path / "model.npz", arrays)
    give(page, tmp_path / "model.npz")
    field = dialog(page).findChild(QWidget, "axis2")
    assert isinstance(field, NumberField)
    press(page, "rowsFirst")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "2")
    press(page, "openAccept")
    np.testing.assert_array_equal(page.state.queries, arrays["query"][0, :, 2])
    np.testing.assert_array_equal(page.state.keys, arrays["key"][0, :, 2])


def test_names_in_the_lists_fit_however_long_they_are(page: Page, tmp_path: Path) -> None:
    long = "language_model." * 8
    files = [tmp_path / f"{'checkpoint' * 9}-{number}.npz" for number in range(2)]
    for file in files:
        write_matrices(file, {f"{long}query": np.eye(2), f"{long}key": np.eye(2)})
    give(page, *files)
    lists = dialog(page).findChildren(Choice)
    for each in lists:
        if each.isVisible():
            assert each.sizeHint().width() <= each.width()
    assert dialog(page).width() <= 1024
    shown = choice(page, "q").currentText()
    assert "query" in shown
    assert "2 \u00d7 2   float64" in shown
    assert ".npz" in shown


def test_embeddings_and_weights_are_opened_and_turned(page: Page, tmp_path: Path) -> None:
    x, weights = np.arange(6.0).reshape(2, 3), np.arange(12.0).reshape(4, 3)
    names = {"x": x, "q_proj.weight": weights, "k_proj.weight": -weights, "v_proj.weight": weights}
    write_matrices(tmp_path / "model.npz", names)
    give(page, tmp_path / "model.npz")
    press(page, "openSource_embeddings")
    press(page, "openAccept")
    assert "weights with 4 rows for embeddings of 3 components" in fault(page)
    assert page.state == State()
    press(page, "turnedWeights")
    press(page, "openAccept")
    assert page.state.source == "embeddings"
    np.testing.assert_array_equal(page.state.w_q, weights.T)
    np.testing.assert_array_equal(page.state.w_k, -weights.T)
    scores = x @ weights.T @ (x @ -weights.T).T
    shown = page.host.view.tables()
    table = next(each for each in shown if each.name == "scores")
    np.testing.assert_allclose([row[1:] for row in table.rows], scores)


def test_tables_that_do_not_fit_change_nothing(page: Page, tmp_path: Path) -> None:
    np.save(tmp_path / "q.npy", np.zeros((2, 7)))
    np.save(tmp_path / "v.npy", np.zeros((7, 2)))
    give(page, tmp_path / "q.npy")
    press(page, "openAccept")
    assert fault(page).startswith("q.npy: queries have 7 components, keys 3.")
    press(page, "openCancel")
    give(page, tmp_path / "v.npy")
    press(page, "openAccept")
    assert fault(page).startswith("v.npy: 7 values for 3 keys.")
    press(page, "openCancel")
    assert page.state == State()


def test_too_large_a_table_is_refused_in_words(page: Page, tmp_path: Path) -> None:
    np.save(tmp_path / "q.npy", np.zeros((4096, 128)))
    np.save(tmp_path / "k.npy", np.zeros((4096, 128)))
    give(page, tmp_path / "q.npy", tmp_path / "k.npy")
    press(page, "openAccept")
    assert "4096 × 128 numbers; at most 512 × 1024" in fault(page)
    assert page.state == State()


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("q.csv", "1,2,3\n4,fünf,6\n", "q.csv: Row 2, column 2: “fünf” is not a number."),
        ("q.csv", "1,2,3\n4,5\n", "q.csv: Row 2: 2 values here, but 3 in the other rows."),
        ("q.csv", "", "q.csv: there are no numbers in it."),
        ("$1.csv", "1,nan\n", "\\$1.csv: Row 1, column 2: “nan” is not a finite number."),
        ("q.npy", "hello", "q.npy: the file is broken or of another kind"),
        ("q.safetensors", "hello", "q.safetensors: promises more numbers than there are"),
    ],
)
def test_a_file_that_is_no_use_is_explained(
    page: Page, tmp_path: Path, name: str, content: str, said: str
) -> None:
    (tmp_path / name).write_text(content, encoding="utf-8")
    give(page, tmp_path / name)
    assert page.said[-1].startswith(said)
    assert page.host.findChild(OpenDialog) is None
    assert page.state == State()


def test_files_dropped_on_a_table_are_opened(qtbot: QtBot, tmp_path: Path) -> None:
    write_matrices(tmp_path / "q.npz", {"q": np.eye(2)})
    window = MainWindow([LESSON], AppSettings())
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "q.npz"))])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    at = find(window, MatrixTable, "table_q").viewport().mapTo(window, QPoint(9, 9))
    enter = QDragEnterEvent(at, *how, Qt.KeyboardModifier.NoModifier)
    enter.ignore()
    QApplication.sendEvent(window.windowHandle(), enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(at), *how, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window.windowHandle(), drop)
    QApplication.processEvents()
    shown = window.findChild(OpenDialog)
    assert isinstance(shown, OpenDialog)
    assert shown.isVisible()
    window.close()


def test_messages_about_files_are_in_the_language_spoken(page: Page, tmp_path: Path) -> None:
    i18n.hub().use("ja")
    (tmp_path / "q.csv").write_text("1,2\n3\n", encoding="utf-8")
    give(page, tmp_path / "q.csv")
    i18n.hub().use("en")
    assert "行" in page.said[-1]


def name_file(page: Page, path: Path) -> None:
    """Pick a file in the dialog that is open."""
    found = page.host.findChild(QFileDialog, "tableFileDialog")
    assert isinstance(found, QFileDialog)
    assert found.isVisible()
    line = found.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(line, QLineEdit)
    line.setText(str(path))
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_a_file_is_chosen_and_opened(page: Page, tmp_path: Path) -> None:
    (tmp_path / "k.csv").write_text("1,2,3\n4,5,6\n7,8,9\n", encoding="utf-8")
    page.click("more")
    page.click("openFile")
    name_file(page, tmp_path / "k.csv")
    press(page, "openAccept")
    assert page.state.keys == ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0), (7.0, 8.0, 9.0))


@pytest.mark.parametrize("suffix", ["csv", "tsv", "npy"])
def test_the_stage_at_the_right_is_saved(page: Page, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"weights.{suffix}"
    page.click("more")
    page.click("saveStage")
    name_file(page, path)
    assert page.said[-1] == f"Saved: weights.{suffix}."
    if suffix == "npy":
        saved = np.load(path)
    else:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
        mark = "," if suffix == "csv" else "\t"
        assert lines[0].split(mark) == ["", "k_x", "k_y", "k_z"]
        assert [line.split(mark)[0] for line in lines[1:]] == ["q_a", "q_b"]
        saved = np.array([[float(cell) for cell in line.split(mark)[1:]] for line in lines[1:]])
    np.testing.assert_allclose(saved.sum(axis=1), 1.0, atol=1e-15)
    assert texts(page.map("right"))[0] == [f"{each:.3f}" for each in saved[0]]


def test_everything_is_saved_and_opened_again(page: Page, tmp_path: Path) -> None:
    page.choose("embeddings")
    page.click("more")
    page.click("saveAll")
    name_file(page, tmp_path / "all.npz")
    with np.load(tmp_path / "all.npz") as saved:
        assert set(saved) == {
            *("X", "W_Q", "W_K", "W_V", "Q", "K", "V", "projected"),
            *("scores", "scaled", "masked", "weights", "output"),
        }
        np.testing.assert_array_equal(saved["scores"], saved["Q"] @ saved["K"].T)
    before = page.state
    page.host.store.reset("reset")
    give(page, tmp_path / "all.npz")
    press(page, "openSource_embeddings")
    press(page, "openAccept")
    assert page.state.embeddings == before.embeddings
    assert page.state.w_v == before.w_v


def test_a_folder_that_cannot_be_written_is_told(page: Page, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    page.click("more")
    page.click("saveStage")
    found = page.host.findChild(QFileDialog, "tableFileDialog")
    assert isinstance(found, QFileDialog)
    found.fileSelected.emit(str(tmp_path / "file" / "weights.csv"))
    found.close()
    assert page.said[-1].startswith("weights.csv could not be saved:")
