"""Pictures and tables of a lesson, to files and to the clipboard."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from attention_viewer.core.formatting import for_csv
from attention_viewer.framework.lesson import Table
from attention_viewer.widgets.export import image_of, save_png, save_svg

PNG_FACTOR = 2.0


def save_picture(picture: QWidget, path: Path, title: str) -> None:
    """Write a picture as SVG where the file's name ends so, else as PNG.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    if path.suffix.lower() == ".svg":
        save_svg(picture, path, title)
    else:
        save_png(picture, path, PNG_FACTOR)


def copy_picture(picture: QWidget) -> None:
    """Put a picture on the clipboard."""
    QGuiApplication.clipboard().setImage(image_of(picture, PNG_FACTOR))


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
    path.write_text(tables_as_csv(tables), encoding="utf-8-sig", newline="")


def copy_tables(tables: Sequence[Table]) -> None:
    """Put tables on the clipboard, with tabs between the cells, as spreadsheets paste them."""
    # Not a QMimeData made here: the clipboard may outlive Python, and would take it down.
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
