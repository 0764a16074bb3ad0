"""Visible strings of the window around the lessons."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def take_over() -> str:
    return translate("Shell", "take over from another lesson")


def value_refused() -> str:
    return translate("Shell", "That value cannot be used, so the last good one stays: {why}")
