"""Says in the person's language what is wrong with a typed number."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from attention_viewer.core.number_errors import NumberError, NumberProblem
from attention_viewer.widgets.math_markup import escape

translate = QCoreApplication.translate


def explain(error: NumberError) -> str:
    """Return a sentence that names the fault and what to do."""
    detail = {key: _shown(value) for key, value in error.detail.items()}
    sentence = _SENTENCES[error.code]().format(**detail)
    return _place(detail) + sentence


def _shown(value: str | float) -> str:
    """Return a piece of a message; limits without a needless ``.0``, dollars kept as dollars."""
    if isinstance(value, str):
        return escape(value)
    return f"{value:g}".replace("-", "\u2212") if isinstance(value, float) else str(value)


def _place(detail: dict[str, str]) -> str:
    if "row" in detail and "column" in detail:
        return translate("Numbers", "Row {row}, column {column}: ").format(**detail)
    if "row" in detail:
        return translate("Numbers", "Row {row}: ").format(**detail)
    if "index" in detail:
        return translate("Numbers", "Value {index}: ").format(**detail)
    return ""


def _empty() -> str:
    return translate("Numbers", "Type a number here.")


def _not_a_number() -> str:
    return translate("Numbers", "“{text}” is not a number. Example: 0.5")


def _ambiguous_comma() -> str:
    return translate("Numbers", "“{text}” can be read in two ways. Use a point for the decimals.")


def _not_finite() -> str:
    return translate("Numbers", "“{text}” is not a finite number.")


def _not_whole() -> str:
    return translate("Numbers", "“{text}” is not a whole number.")


def _too_small() -> str:
    return translate("Numbers", "{text} is too small. The smallest value is {minimum}.")


def _too_large() -> str:
    return translate("Numbers", "{text} is too large. The largest value is {maximum}.")


def _too_close_to_zero() -> str:
    return translate("Numbers", "{text} is too close to 0 to be stored.")


def _duplicate() -> str:
    return translate("Numbers", "{text} is there twice. Give each value once.")


def _too_many() -> str:
    return translate("Numbers", "{count} values, but at most {maximum} are possible.")


def _too_many_rows() -> str:
    return translate("Numbers", "More than {maximum} rows. Take a smaller part of the table.")


def _too_many_columns() -> str:
    return translate("Numbers", "More than {maximum} columns. Take a smaller part of the table.")


def _backwards() -> str:
    return translate("Numbers", "The range “{text}” must go upwards, as in 4..1024.")


def _ragged() -> str:
    return translate("Numbers", "{found} values here, but {expected} in the other rows.")


def _broken_quotes() -> str:
    return translate("Numbers", "The quotation marks do not match.")


_SENTENCES: dict[NumberProblem, Callable[[], str]] = {
    NumberProblem.EMPTY: _empty,
    NumberProblem.NOT_A_NUMBER: _not_a_number,
    NumberProblem.AMBIGUOUS_COMMA: _ambiguous_comma,
    NumberProblem.NOT_FINITE: _not_finite,
    NumberProblem.NOT_WHOLE: _not_whole,
    NumberProblem.TOO_SMALL: _too_small,
    NumberProblem.TOO_LARGE: _too_large,
    NumberProblem.TOO_CLOSE_TO_ZERO: _too_close_to_zero,
    NumberProblem.DUPLICATE: _duplicate,
    NumberProblem.TOO_MANY: _too_many,
    NumberProblem.TOO_MANY_ROWS: _too_many_rows,
    NumberProblem.TOO_MANY_COLUMNS: _too_many_columns,
    NumberProblem.BACKWARDS: _backwards,
    NumberProblem.RAGGED: _ragged,
    NumberProblem.BROKEN_QUOTES: _broken_quotes,
}
