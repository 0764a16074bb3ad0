"""Opens and saves the lesson's tables; asks without blocking and says how it went.

What reads files is imported when a file is opened: the page is there sooner without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from attention_viewer.framework.lesson import LessonServices, Table, Text
from attention_viewer.framework.matrix_errors import MatrixFileError
from attention_viewer.framework.system_faults import why
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.files import text
from attention_viewer.lessons.scores.files.misfit import LoadError
from attention_viewer.lessons.scores.intents import Intents
from attention_viewer.lessons.scores.state import State
from attention_viewer.lessons.scores.tables import page_tables
from attention_viewer.widgets.file_dialog import file_dialog
from attention_viewer.widgets.math_markup import escape

if TYPE_CHECKING:
    from attention_viewer.framework.matrix_files import Tensor
    from attention_viewer.lessons.scores.files.dialog import OpenDialog
    from attention_viewer.lessons.scores.files.loading import Plan


class Files(QObject):
    """The only place of this lesson that deals with files, through the framework."""

    def __init__(self, services: LessonServices, intents: Intents, page: QWidget) -> None:
        super().__init__(page)
        self._messages, self._intents, self._page = services.messages, intents, page
        self._state = State()
        self._derived: Derived | None = None
        self._dialog: OpenDialog | None = None

    def show_state(self, state: State, derived: Derived) -> None:
        """Remember what would be saved."""
        self._state, self._derived = state, derived

    @Slot()
    def ask_open(self) -> None:
        """Ask which files to open."""
        dialog = self._file_dialog(text.open_title, text.open_filter)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._on_files_selected)
        dialog.open()

    @Slot()
    def ask_save_stage(self) -> None:
        """Ask where to save the stage at the right."""
        name = f"{self._state.right}.csv"
        self._ask_save(text.save_stage, text.stage_filter, name, self._on_stage_named)

    @Slot()
    def ask_save_all(self) -> None:
        """Ask where to save all tables and stages."""
        self._ask_save(text.save_all, text.all_filter, "attention.npz", self._on_all_named)

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Ask what the arrays in some files are; say what is wrong with a file that is no use."""
        from attention_viewer.framework.matrix_files import open_tensors
        from attention_viewer.lessons.scores.files.dialog import OpenDialog

        tensors: list[Tensor] = []
        try:
            for path in paths:
                tensors += open_tensors(path)
        except MatrixFileError as error:
            self._messages.error(_later(text.file_fault, error))
            return
        if self._dialog is not None:
            self._dialog.reject()
        self._dialog = OpenDialog(tuple(tensors), self._state.source, self._page)
        self._dialog.planned.connect(self._on_dialog_planned)
        self._dialog.finished.connect(self._on_dialog_finished)
        self._dialog.open()

    def _load(self, plan: Plan) -> Text | None:
        """Put arrays into the tables; return what is wrong with them if they are no use."""
        from attention_viewer.lessons.scores.files.loading import loaded

        try:
            fields = loaded(self._state, plan)
        except MatrixFileError as error:
            return _later(text.file_fault, error)
        except LoadError as fault:
            return _later(text.load_fault, fault)
        self._intents.edit(text.undo_open(), **fields)
        files = ", ".join(dict.fromkeys(escape(each.file) for each in plan.chosen.values()))
        self._messages.info(_filled(text.opened, files=files))
        return None

    def _ask_save(
        self, title: Text, files: Text, name: str, selected: Callable[[str], None]
    ) -> None:
        dialog = self._file_dialog(title, files)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(name.rpartition(".")[2])
        dialog.selectFile(name)
        dialog.fileSelected.connect(selected)
        dialog.open()

    def _file_dialog(self, title: Text, files: Text) -> QFileDialog:
        return file_dialog("tableFileDialog", title, files, self._page)

    def _save(self, path: Path, write: Callable[[Path], None]) -> None:
        name = escape(path.name)
        try:
            write(path)
        except OSError as error:
            self._messages.error(_filled(text.not_saved, file=name, why=escape(why(error))))
        else:
            self._messages.info(_filled(text.saved, file=name))

    def _write_stage(self, path: Path) -> None:
        from attention_viewer.framework.matrix_writing import write_matrix

        if self._derived is None:
            return
        tables = {table.name: table for table in page_tables(self._state, self._derived)}
        table = tables[self._state.right]
        write_matrix(path, table.header[1:], [str(row[0]) for row in table.rows], _values(table))

    def _write_all(self, path: Path) -> None:
        from attention_viewer.framework.matrix_writing import write_matrices

        if self._derived is None:
            return
        tables = page_tables(self._state, self._derived)
        write_matrices(path, {table.name: _values(table) for table in tables})

    @Slot("QStringList")
    def _on_files_selected(self, names: list[str]) -> None:
        self.open_paths([Path(name) for name in names])

    @Slot(str)
    def _on_stage_named(self, name: str) -> None:
        self._save(Path(name), self._write_stage)

    @Slot(str)
    def _on_all_named(self, name: str) -> None:
        self._save(Path(name), self._write_all)

    @Slot(object)
    def _on_dialog_planned(self, plan: Plan) -> None:
        fault = self._load(plan)
        if self._dialog is not None:
            self._dialog.accept() if fault is None else self._dialog.say(fault)

    @Slot(int)
    def _on_dialog_finished(self, _result: int) -> None:
        self._dialog = None


def _values(table: Table) -> NDArray[np.float64]:
    """Return the numbers of a table, whose rows begin with a label."""
    return np.array([row[1:] for row in table.rows], dtype=np.float64)


def _later(words: Callable[[Any], str], error: Exception) -> Text:
    """Return words about an error that stay in step with the language."""

    def say() -> str:
        return words(error)

    return say


def _filled(words: Text, **pieces: str) -> Text:
    def say() -> str:
        return words().format(**pieces)

    return say
