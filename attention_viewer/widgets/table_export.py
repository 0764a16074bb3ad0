"""Tables as text: to files and to the clipboard."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from attention_viewer.core.formatting import for_csv
from attention_viewer.framework.files import write_whole
from attention_viewer.framework.lesson import Table


def tables_as_csv(tables: Sequence[Table]) -> str:
    """Return tables as CSV blocks with their names, in full precision."""
    return _tables(tables, ",")


def save_tables(tables: Sequence[Table], path: Path) -> None:
    """Write tables as one CSV file that spreadsheets read as UTF-8.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    write_whole(path, tables_as_csv(tables).encode("utf-8-sig"))


def copy_tables(tables: Sequence[Table]) -> None:
    """Put tables on the clipboard, with tabs between the cells, as spreadsheets paste them."""
    # Not as QMimeData: the clipboard would keep a Python object beyond the end of Python.
    QGuiApplication.clipboard().setText(_tables(tables, "\t"))


def _tables(tables: Sequence[Table], delimiter: str) -> str:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    for number, table in enumerate(tables):
        if number:
            out.write("\n")
        out.write(f"# {table.name}\n")
        writer.writerow(table.header)
        writer.writerows([[for_csv(cell) for cell in row] for row in table.rows])
    return out.getvalue()
