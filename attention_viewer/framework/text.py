"""Visible strings that every room above needs: what is the matter with a file."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def disk_full() -> str:
    return translate("Framework", "the disk is full")


def not_permitted() -> str:
    return translate("Framework", "access is not permitted")


def write_protected() -> str:
    return translate("Framework", "the disk is write-protected")


def not_there() -> str:
    return translate("Framework", "there is no such file or folder")


def no_folder() -> str:
    return translate("Framework", "part of the path is not a folder")


def is_folder() -> str:
    return translate("Framework", "that is a folder")


def long_name() -> str:
    return translate("Framework", "the name is too long")


def bad_name() -> str:
    return translate("Framework", "such a name is not possible there")


def in_use() -> str:
    return translate("Framework", "another program is using it")


def no_answer() -> str:
    return translate("Framework", "the drive does not answer")


def other_fault() -> str:
    return translate("Framework", "system error {number}")


def a_picture() -> str:
    return translate("Framework", "a picture")


def a_pdf() -> str:
    return translate("Framework", "a PDF document")


def a_workbook() -> str:
    return translate("Framework", "a spreadsheet workbook")


def an_archive() -> str:
    return translate("Framework", "a packed archive")


def a_numpy_file() -> str:
    return translate("Framework", "a NumPy file")


def utf_16() -> str:
    return translate("Framework", "text in UTF-16")


def another_kind() -> str:
    return translate("Framework", "text in another encoding, or no text at all")
