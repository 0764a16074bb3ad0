"""The dialog for files speaks the person's language, also where Qt itself does not."""

from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.widgets.file_dialog import file_dialog
from tests.helpers.ui import a_window, words


def test_its_labels_are_japanese_in_japanese(qtbot: QtBot) -> None:
    i18n.hub().use("ja")
    window = a_window(qtbot)
    dialog = file_dialog("files", words("title"), words("Tables (*.csv)"), window)
    assert dialog.labelText(QFileDialog.DialogLabel.LookIn) == "場所："
    assert dialog.labelText(QFileDialog.DialogLabel.FileType) == "ファイルの種類："
