"""Pictures and tables of a lesson, to files and to the clipboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from attention_viewer.widgets import words
from attention_viewer.widgets.export import image_of, save_png, save_svg
from attention_viewer.widgets.table_export import copy_tables, save_tables, tables_as_csv

__all__ = ["copy_picture", "copy_tables", "save_picture", "save_tables", "tables_as_csv"]

PNG_FACTOR = 2.0
FINE_FACTOR = 4.0


def save_picture(picture: QWidget, path: Path, title: str, factor: float = PNG_FACTOR) -> None:
    """Write a picture as SVG or PNG, as the file's name ends.

    Parameters
    ----------
    factor
        How many pixels a PNG has, each way, for one of the screen's.

    Raises
    ------
    OSError
        If the name ends otherwise, or the file cannot be written.
    """
    ending = path.suffix.lower()
    if ending == ".svg":
        save_svg(picture, path, title)
    elif ending == ".png":
        save_png(picture, path, factor)
    else:
        raise OSError(words.picture_endings())


def copy_picture(picture: QWidget) -> None:
    """Put a picture on the clipboard."""
    QGuiApplication.clipboard().setImage(image_of(picture, PNG_FACTOR))
