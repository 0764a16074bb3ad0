"""Visible strings of the shared widgets."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def show_controls() -> str:
    return translate("Widgets", "Show the controls")


def show_controls_tip() -> str:
    return translate("Widgets", "Unfold the column of controls")


def hide_controls() -> str:
    return translate("Widgets", "Fold the controls")


def hide_controls_tip() -> str:
    return translate("Widgets", "Fold the column of controls away again")


def picture_failed() -> str:
    return translate("Widgets", "the picture is too large")


def picture_endings() -> str:
    return translate("Widgets", "the name of a picture must end in .png or .svg")
