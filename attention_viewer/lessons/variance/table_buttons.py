"""Copies the table beside the picture, or saves it as CSV."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from attention_viewer.framework.lesson import Table
from attention_viewer.framework.system_faults import why
from attention_viewer.lessons.variance import words
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.file_dialog import file_dialog
from attention_viewer.widgets.math_markup import escape
from attention_viewer.widgets.table_export import copy_tables, save_tables


class TableButtons(QWidget):
    """Two quiet buttons; whoever owns the tables is asked for them, and answers with `give`.

    Signals
    -------
    asked()
        When tables are wanted.
    done(words), failed(words)
        How it went, as markup.
    """

    asked = Signal()
    done = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._tables: Sequence[Table] = ()
        self.copy = Button(
            "copyTable", words.copy, words.copy_tip, self,
            kind=Kind.FLAT, icon="copy", show_text=False,
        )  # fmt: skip
        self.save = Button(
            "saveTable", words.save, words.save_tip, self,
            kind=Kind.FLAT, icon="export", show_text=False,
        )  # fmt: skip
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.copy)
        self._row.addWidget(self.save)
        self.copy.clicked.connect(self._on_copy_clicked)
        self.save.clicked.connect(self._on_save_clicked)
        theme.follow(self)

    def give(self, tables: Sequence[Table]) -> None:
        """Take the tables that were asked for."""
        self._tables = tables

    def on_theme_changed(self) -> None:
        """Take over the gap; on the wall, where nobody copies, the table needs the room."""
        self._row.setSpacing(0)
        self.setVisible(not theme.current().projected)

    @Slot()
    def _on_copy_clicked(self) -> None:
        self.asked.emit()
        copy_tables(self._tables)
        self.done.emit(words.copied)

    @Slot()
    def _on_save_clicked(self) -> None:
        # Asked now, so that the file holds what was shown when Save was pressed.
        self.asked.emit()
        dialog = file_dialog("tableDialog", words.save_title, words.csv_files, self.window())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("variance.csv")
        dialog.fileSelected.connect(self._on_file_selected)
        dialog.open()

    @Slot(str)
    def _on_file_selected(self, name: str) -> None:
        path = Path(name)
        try:
            save_tables(self._tables, path)
        except OSError as error:
            name, reason = escape(path.name), escape(why(error))
            self.failed.emit(words.not_saved().format(name=name, why=reason))
        else:
            self.done.emit(words.saved().format(name=escape(path.name)))
