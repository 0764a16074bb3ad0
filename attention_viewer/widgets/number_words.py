"""Says in the person's language what is wrong with a typed number."""

from collections.abc import Callable

from attention_viewer.core.formatting import in_words
from attention_viewer.core.number_errors import NumberError, NumberProblem
from attention_viewer.widgets import words
from attention_viewer.widgets.math_markup import escape


def explain(error: NumberError) -> str:
    """Return a sentence that names the fault and what to do."""
    detail = {key: _shown(value) for key, value in error.detail.items()}
    in_table = error.code is NumberProblem.EMPTY and "row" in detail
    sentence = words.cell_empty if in_table else _SENTENCES[error.code]
    return _place(detail) + sentence().format(**detail)


def _shown(value: str | float) -> str:
    """Return a piece of a message; limits without a needless ``.0``, dollars kept as dollars."""
    if isinstance(value, str):
        return escape(value)
    return in_words(value) if isinstance(value, float) else str(value)


def _place(detail: dict[str, str]) -> str:
    if "row" in detail and "column" in detail:
        return words.at_cell().format(**detail)
    if "row" in detail:
        return words.at_row().format(**detail)
    if "index" in detail:
        return words.at_value().format(**detail)
    return ""


_SENTENCES: dict[NumberProblem, Callable[[], str]] = {
    NumberProblem.EMPTY: words.number_missing,
    NumberProblem.NOT_A_NUMBER: words.not_a_number,
    NumberProblem.AMBIGUOUS_COMMA: words.ambiguous_comma,
    NumberProblem.NOT_FINITE: words.not_finite,
    NumberProblem.NOT_WHOLE: words.not_whole,
    NumberProblem.TOO_SMALL: words.too_small,
    NumberProblem.TOO_LARGE: words.too_large,
    NumberProblem.TOO_CLOSE_TO_ZERO: words.too_close_to_zero,
    NumberProblem.DUPLICATE: words.duplicate,
    NumberProblem.TOO_MANY: words.too_many,
    NumberProblem.TOO_MANY_ROWS: words.too_many_rows,
    NumberProblem.TOO_MANY_COLUMNS: words.too_many_columns,
    NumberProblem.BACKWARDS: words.backwards,
    NumberProblem.BROKEN_RANGE: words.broken_range,
    NumberProblem.RAGGED: words.ragged,
    NumberProblem.BROKEN_QUOTES: words.broken_quotes,
}
