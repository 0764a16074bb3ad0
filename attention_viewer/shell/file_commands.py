"""Open, save, export and copy: the commands that ask for a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from attention_viewer import __version__
from attention_viewer.framework import session
from attention_viewer.framework.system_faults import why
from attention_viewer.shell import exports, text
from attention_viewer.shell.sessions import take_session
from attention_viewer.widgets.file_dialog import file_dialog
from attention_viewer.widgets.math_markup import escape

if TYPE_CHECKING:
    from attention_viewer.framework.lesson import Text
    from attention_viewer.shell.main_window import MainWindow


_PICTURE_ENDINGS = (".png", ".svg")


class FileCommands(QObject):
    """Asks for a file without blocking, then does the work and says how it went."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._fine_picture = False

    @Slot()
    def open_file(self) -> None:
        """Ask which lesson file to open."""
        dialog = self._dialog(text.open_file, text.lesson_files)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._on_open_selected)
        dialog.open()

    @Slot()
    def save_file(self) -> None:
        """Ask where to save the state of all lessons."""
        self._ask_save(text.save_file, text.lesson_files, "attn.json", self._on_save_selected)

    @Slot()
    def export_picture(self) -> None:
        """Ask where to save the open lesson's picture."""
        dialog = self._ask_save(
            text.export_picture, _picture_filters, "png", self._on_picture_selected
        )
        dialog.filterSelected.connect(self._on_picture_filter_selected)
        self._fine_picture = False

    @Slot()
    def export_table(self) -> None:
        """Ask where to save the open lesson's tables."""
        self._ask_save(text.export_table, text.table_files, "csv", self._on_table_selected)

    @Slot()
    def copy_picture(self) -> None:
        """Copy the open lesson's picture."""
        exports.copy_picture(self._window.current_host().page().picture())
        self._window.messages.info(text.copied)

    @Slot()
    def copy_table(self) -> None:
        """Copy the open lesson's tables."""
        exports.copy_tables(self._window.current_host().page().tables())
        self._window.messages.info(text.copied)

    def _ask_save(
        self, title: Text, files: Text, suffix: str, selected: Callable[[str], None]
    ) -> QFileDialog:
        dialog = self._dialog(title, files)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{self._window.current_host().lesson.id}.{suffix}")
        dialog.fileSelected.connect(selected)
        dialog.open()
        return dialog

    def _dialog(self, title: Text, files: Text) -> QFileDialog:
        return file_dialog("fileDialog", title, files, self._window)

    def _write(self, path: Path, write: Callable[[Path], None]) -> None:
        try:
            write(path)
        except OSError as error:
            # What the program itself refuses another folder would not mend.
            words = text.not_saved if error.errno is not None else text.not_possible
            told = words().format(name=escape(path.name), why=escape(why(error)))
            self._window.messages.error(told)
        else:
            self._window.messages.info(text.saved().format(name=escape(path.name)))

    @Slot(str)
    def _on_open_selected(self, name: str) -> None:
        self._window.opening.open_path(Path(name))

    @Slot(str)
    def _on_save_selected(self, name: str) -> None:
        self._write(Path(name), self._save_session)

    @Slot(str)
    def _on_picture_filter_selected(self, chosen: str) -> None:
        """Remember how fine the picture shall be, and let the file's name end accordingly."""
        self._fine_picture = chosen == text.fine_picture_files()
        dialog = self.sender()
        if isinstance(dialog, QFileDialog):
            ending = "svg" if chosen == text.vector_picture_files() else "png"
            dialog.setDefaultSuffix(ending)
            path = Path(dialog.selectedFiles()[0])
            if path.suffix.lower() in _PICTURE_ENDINGS:
                dialog.selectFile(path.with_suffix(f".{ending}").name)

    @Slot(str)
    def _on_picture_selected(self, name: str) -> None:
        self._write(Path(name), self._save_picture)

    @Slot(str)
    def _on_table_selected(self, name: str) -> None:
        self._write(Path(name), self._save_tables)

    def _save_session(self, path: Path) -> None:
        window = self._window
        taken = take_session(window.hosts, window.current_host().lesson.id)
        session.save(path, taken, __version__)

    def _save_picture(self, path: Path) -> None:
        host = self._window.current_host()
        factor = exports.FINE_FACTOR if self._fine_picture else exports.PNG_FACTOR
        exports.save_picture(host.page().picture(), path, host.lesson.id, factor)

    def _save_tables(self, path: Path) -> None:
        exports.save_tables(self._window.current_host().page().tables(), path)


def _picture_filters() -> str:
    kinds = (text.picture_files(), text.fine_picture_files(), text.vector_picture_files())
    return ";;".join(kinds)
