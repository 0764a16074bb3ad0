"""Visible strings of the page of help."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    return translate("Shell_help", "Help")


def parts() -> str:
    return translate("Shell_help", "Parts of the help")


def keys() -> str:
    return translate("Shell_help", "Keys")


def keys_tip() -> str:
    return translate("Shell_help", "All keys of the open lesson and of the program")


def terms() -> str:
    return translate("Shell_help", "Terms")


def terms_tip() -> str:
    return translate("Shell_help", "The terms of the lessons in English and Japanese")


def scroll_tip() -> str:
    return translate("Shell_help", "Arrow keys and Page Down scroll, Escape closes")


def close() -> str:
    return translate("Shell_help", "Close")


def close_tip() -> str:
    return translate("Shell_help", "Close the help and return to the lesson")


def of_lesson() -> str:
    return translate("Shell_help", "In this lesson: {title}")


def of_program() -> str:
    return translate("Shell_help", "In the whole program")


def between_controls() -> str:
    return translate("Shell_help", "Between controls")


def next_control() -> str:
    return translate("Shell_help", "to the next control, or back")


def press_control() -> str:
    return translate("Shell_help", "press the button that has the keyboard")
