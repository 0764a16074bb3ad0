"""Visible strings of the report's page."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def intro() -> str:
    return translate(
        "Report",
        "All lessons as they open: why scaled dot-product attention divides by the square root"
        " of d_k.",
    )
