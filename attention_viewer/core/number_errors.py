"""What can be wrong with a typed number, as a code to translate and as an English line."""

from enum import StrEnum


class NumberProblem(StrEnum):
    """What is wrong with a text; stable codes for translation.

    Every detail has ``text``; the comment names what else it has. Errors of lists add ``index``,
    errors of tables ``row`` and often ``column``, all counted from 1.
    """

    EMPTY = "empty"
    NOT_A_NUMBER = "not_a_number"
    AMBIGUOUS_COMMA = "ambiguous_comma"
    NOT_FINITE = "not_finite"
    NOT_WHOLE = "not_whole"
    TOO_SMALL = "too_small"  # minimum
    TOO_LARGE = "too_large"  # maximum
    TOO_CLOSE_TO_ZERO = "too_close_to_zero"
    DUPLICATE = "duplicate"
    TOO_MANY = "too_many"  # count, maximum
    TOO_MANY_ROWS = "too_many_rows"  # maximum
    TOO_MANY_COLUMNS = "too_many_columns"  # maximum
    BACKWARDS = "backwards"
    BROKEN_RANGE = "broken_range"
    RAGGED = "ragged"  # found, expected
    BROKEN_QUOTES = "broken_quotes"


_ENGLISH = {
    NumberProblem.EMPTY: "a number is missing",
    NumberProblem.NOT_A_NUMBER: '"{text}" is not a number',
    NumberProblem.AMBIGUOUS_COMMA: '"{text}" can be read in two ways; use a point for decimals',
    NumberProblem.NOT_FINITE: '"{text}" is not a finite number',
    NumberProblem.NOT_WHOLE: '"{text}" is not a whole number',
    NumberProblem.TOO_SMALL: "{text} is below {minimum}",
    NumberProblem.TOO_LARGE: "{text} is above {maximum}",
    NumberProblem.TOO_CLOSE_TO_ZERO: "{text} is too close to 0 to be held",
    NumberProblem.DUPLICATE: "{text} is there twice",
    NumberProblem.TOO_MANY: "{count} values, but at most {maximum} are possible",
    NumberProblem.TOO_MANY_ROWS: "more than {maximum} rows",
    NumberProblem.TOO_MANY_COLUMNS: "more than {maximum} columns",
    NumberProblem.BACKWARDS: 'the range "{text}" must go upwards from at least 1',
    NumberProblem.BROKEN_RANGE: '"{text}" is not a range such as 4..1024',
    NumberProblem.RAGGED: "{found} values, but the other rows have {expected}",
    NumberProblem.BROKEN_QUOTES: "quotation marks do not match",
}

Detail = dict[str, str | int | float]


class NumberError(ValueError):
    """A text that is not the number, list or table wanted.

    Attributes
    ----------
    code
        What is wrong.
    detail
        Pieces for a message, see :class:`NumberProblem`. ``str(error)`` is an English line.
    """

    def __init__(self, code: NumberProblem, **detail: str | int | float) -> None:
        self.code = code
        self.detail: Detail = detail
        super().__init__(self.at())

    def at(self, *where: str) -> str:
        """Return the English line with more of its place before, such as a file or an option."""
        place = ", ".join([*where, *_place(self.detail)])
        what = _ENGLISH[self.code].format(**self.detail)
        return f"{place}: {what}" if place else what

    def located(self, **place: int) -> "NumberError":
        """Return the same error with its place, such as ``index`` or ``row`` and ``column``."""
        return NumberError(self.code, **{**self.detail, **place})


def _place(detail: Detail) -> list[str]:
    names = {"index": "value", "row": "row", "column": "column"}
    return [f"{name} {detail[key]}" for key, name in names.items() if key in detail]
