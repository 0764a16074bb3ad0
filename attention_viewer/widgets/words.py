"""Visible strings of the shared widgets."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def predict_first() -> str:
    return translate("Widgets", "Predict first: what will the picture show?")


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


# --- what is wrong with a number


def at_cell() -> str:
    return translate("Numbers", "Row {row}, column {column}: ")


def at_row() -> str:
    return translate("Numbers", "Row {row}: ")


def at_value() -> str:
    return translate("Numbers", "Value {index}: ")


def number_missing() -> str:
    return translate("Numbers", "Type a number here.")


def not_a_number() -> str:
    return translate("Numbers", "“{text}” is not a number. Example: 0.5")


def ambiguous_comma() -> str:
    return translate("Numbers", "“{text}” can be read in two ways. Use a point for the decimals.")


def not_finite() -> str:
    return translate("Numbers", "“{text}” is not a finite number.")


def not_whole() -> str:
    return translate("Numbers", "“{text}” is not a whole number.")


def too_small() -> str:
    return translate("Numbers", "{text} is too small. The smallest value is {minimum}.")


def too_large() -> str:
    return translate("Numbers", "{text} is too large. The largest value is {maximum}.")


def too_close_to_zero() -> str:
    return translate("Numbers", "{text} is too close to 0 to be stored.")


def duplicate() -> str:
    return translate("Numbers", "{text} is there twice. Give each value once.")


def too_many() -> str:
    return translate("Numbers", "{count} values, but at most {maximum} are possible.")


def too_many_rows() -> str:
    return translate("Numbers", "More than {maximum} rows. Take a smaller part of the table.")


def too_many_columns() -> str:
    return translate("Numbers", "More than {maximum} columns. Take a smaller part of the table.")


def backwards() -> str:
    return translate("Numbers", "The range “{text}” must go upwards, as in 4..1024.")


def ragged() -> str:
    return translate("Numbers", "{found} values here, but {expected} in the other rows.")


def broken_quotes() -> str:
    return translate("Numbers", "The quotation marks do not match.")


def fold_step() -> str:
    return translate("Widgets", "Show only what this step claims and finds")


def unfold_step() -> str:
    return translate("Widgets", "Show all lines of this step")
