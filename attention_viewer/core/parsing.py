"""Numbers and tables from what people type or paste, full-width digits and any minus included."""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from itertools import islice
from math import isfinite

from attention_viewer.core.number_errors import NumberError, NumberProblem

__all__ = [
    "NumberError",
    "NumberProblem",
    "ParsedMatrix",
    "narrow",
    "parse_int",
    "parse_int_list",
    "parse_matrix_text",
    "parse_number",
    "parse_number_list",
]


@dataclass(frozen=True, slots=True)
class ParsedMatrix:
    """A pasted table: rows of equal length, and its labels where it had any."""

    values: tuple[tuple[float, ...], ...]
    row_labels: tuple[str, ...] | None
    column_labels: tuple[str, ...] | None
    lines: tuple[int, ...]
    """The line of the text, counted from 1, in which each row of values stood."""


_MINUS_SIGNS = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u30fc\uff70"
_NARROW: dict[int, str | int | None] = {
    **{code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)},
    **{ord(sign): "-" for sign in _MINUS_SIGNS},
    **{ord(space): " " for space in "\u3000\u00a0\u2009\u202f"},
    **{ord(comma): "," for comma in "\u3001\uff64"},
    **{ord(stop): "." for stop in "\u3002\uff61"},
    ord("\u2026"): "...",
    ord("\u301c"): "~",
    ord("\ufeff"): None,
}
_NUMBER = re.compile(r"([+-]?) ?((?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)")
_DECIMAL_COMMA = re.compile(r"[+-]? ?([0-9]*),([0-9]+)(?:[eE][+-]?[0-9]+)?")
_GROUPED = re.compile(r"[+-]?[1-9][0-9]{0,2}(?:,[0-9]{3})+")
_NOT_FINITE = re.compile(r"[+-]? ?(?:nan|inf|infinity|\u221e)", re.IGNORECASE)
_PLAIN_ROW = re.compile(r"[0-9.eE+-]+")
_LINE_END = re.compile("\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_RANGE = re.compile(r"(.+?)\s*(?:\.{2,3}|~)\s*(.+)")
# Not beside tabs: spreadsheets copy 1500 shown as 1,500 so, in English and Japanese.
_BESIDE_DECIMAL_COMMAS = (";", "\uff1b")
_THOUSAND = 3  # digits in a group
_SHOWN = 40
_MAX_FLOAT = 1.7976931348623157e308


def narrow(text: str) -> str:
    """Return ``text`` with full-width letters, digits, signs and spaces as ASCII, ends stripped."""
    return text.translate(_NARROW).strip()


def parse_number(
    text: str,
    *,
    minimum: float | None = None,
    maximum: float | None = None,
    decimal_comma: bool = False,
) -> float:
    """Return the number that ``text`` says.

    Parameters
    ----------
    text
        Digits with an optional sign, point and exponent. A single comma is a decimal comma, save
        where it may as well group thousands (``1,500``): that is refused.
    minimum, maximum
        Limits, themselves allowed.
    decimal_comma
        Whether a comma is known to be a decimal comma, as in a table parted by semicolons.

    Raises
    ------
    NumberError
        EMPTY, NOT_A_NUMBER, AMBIGUOUS_COMMA, NOT_FINITE, TOO_SMALL, TOO_LARGE, or
        TOO_CLOSE_TO_ZERO for a number other than 0 that a float64 would hold as 0.
    """
    plain = _plain(text, decimal_comma)
    value = float(plain)
    if not isfinite(value):
        limit = _MAX_FLOAT if maximum is None else maximum
        raise NumberError(NumberProblem.TOO_LARGE, text=_short(text), maximum=limit)
    if value == 0.0 and re.search("[1-9]", re.split("[eE]", plain)[0]):
        raise NumberError(NumberProblem.TOO_CLOSE_TO_ZERO, text=_short(text))
    _check_limits(value, text, minimum, maximum)
    return value + 0.0


def parse_int(text: str, *, minimum: int | None = None, maximum: int | None = None) -> int:
    """Return the whole number that ``text`` says; ``16``, ``16.0``, ``1e3``, ``10,000`` are whole.

    Raises
    ------
    NumberError
        As :func:`parse_number`, and NOT_WHOLE, also for what is no number at all.
    """
    if _GROUPED.fullmatch(narrow(text)):
        text = narrow(text).replace(",", "")  # a whole number has no decimals to be mistaken for
    try:
        number = parse_number(text)
    except NumberError as error:
        if error.code in (NumberProblem.TOO_CLOSE_TO_ZERO, NumberProblem.NOT_A_NUMBER):
            raise NumberError(NumberProblem.NOT_WHOLE, text=_short(text)) from None
        raise
    # Through Decimal, because a float would change a seed of more than 15 digits.
    # Not a 0: Decimal refuses the exponent of 0e99999999999999999999.
    exact = Decimal(_plain(text)) if number else Decimal(0)
    if exact != exact.to_integral_value():
        raise NumberError(NumberProblem.NOT_WHOLE, text=_short(text))
    value = int(exact)
    _check_limits(value, text, minimum, maximum)
    return value


def parse_number_list(
    text: str,
    *,
    minimum: float | None = None,
    maximum: float | None = None,
    max_count: int | None = None,
) -> tuple[float, ...]:
    """Return the numbers of a list such as ``0, 10, 50``.

    Commas, semicolons, spaces and line ends separate. Where there are semicolons a comma is a
    decimal comma.

    Raises
    ------
    NumberError
        As :func:`parse_number`, with ``index`` in its detail; TOO_MANY above ``max_count``.
    """
    items = _items(text)
    _check_count(len(items), max_count, text)
    decimal_comma = ";" in narrow(text)
    values = []
    for index, item in enumerate(items, start=1):
        try:
            values.append(
                parse_number(item, minimum=minimum, maximum=maximum, decimal_comma=decimal_comma)
            )
        except NumberError as error:
            raise error.located(index=index) from None
    return tuple(values)


def parse_int_list(
    text: str,
    *,
    minimum: int | None = None,
    maximum: int | None = None,
    max_count: int | None = None,
) -> tuple[int, ...]:
    """Return the different whole numbers of a list such as ``4, 16, 64`` or ``4..1024``.

    A range doubles from its first number while it does not exceed its last: ``4..32`` is 4, 8,
    16, 32. Order is kept.

    Raises
    ------
    NumberError
        As :func:`parse_int`, with ``index`` in its detail; DUPLICATE; BACKWARDS for a range that
        does not go upwards from 1 or more; BROKEN_RANGE for one without two
        ends; TOO_MANY above ``max_count``.
    """
    values: list[int] = []
    for index, item in enumerate(_items(re.sub(r"\s*(\.{2,3}|~)\s*", r"\1", narrow(text))), 1):
        try:
            new = _ints_of(item, minimum, maximum)
            for value in new:
                if value in values:
                    raise NumberError(NumberProblem.DUPLICATE, text=str(value))
                values.append(value)
        except NumberError as error:
            raise error.located(index=index) from None
    _check_count(len(values), max_count, text)
    return tuple(values)


def parse_matrix_text(
    text: str, *, max_rows: int | None = None, max_columns: int | None = None
) -> ParsedMatrix:
    """Return the table in a pasted block or in the text of a CSV or TSV file.

    Parameters
    ----------
    text
        Rows on lines, cells separated by tabs, else by semicolons, else by commas, else by
        spaces; quoted cells as in CSV; blank lines are passed over. Between semicolons a comma is a
        decimal comma. A first row without any number
        is a header, and so is one that starts with an empty cell above labels. A first column
        without any number holds labels.
    max_rows, max_columns
        Most rows and columns of numbers. Nothing beyond them is read, nor any number converted.

    Raises
    ------
    NumberError
        As :func:`parse_number` with ``row`` (the line of the text) and ``column`` in its detail;
        RAGGED, TOO_MANY_ROWS, TOO_MANY_COLUMNS, BROKEN_QUOTES; EMPTY if there are no numbers.
    """
    # One more for a header, and one that tells that there are too many.
    decimal_comma = _delimiter(text) in _BESIDE_DECIMAL_COMMAS
    lines, rows = _cells(text, None if max_rows is None else max_rows + 2)
    header_line, header = (lines.pop(0), rows.pop(0)) if _has_header(rows) else (0, None)
    if not rows:
        raise NumberError(NumberProblem.EMPTY, text=_short(text))
    labelled = min(map(len, rows)) > 1 and not any(_looks_numeric(row[0]) for row in rows)
    labels = tuple(row[0] for row in rows) if labelled else None
    first = int(labelled)
    width = len(rows[0]) - first
    if max_rows is not None and len(rows) > max_rows:
        raise NumberError(NumberProblem.TOO_MANY_ROWS, maximum=max_rows)
    if max_columns is not None and width > max_columns:
        raise NumberError(NumberProblem.TOO_MANY_COLUMNS, maximum=max_columns)
    values = tuple(
        _row_values(row, line, first, width, decimal_comma)
        for line, row in zip(lines, rows, strict=True)
    )
    names = None if header is None else _column_labels(header, header_line, first, width)
    return ParsedMatrix(values, labels, names, tuple(lines))


def _plain(text: str, decimal_comma: bool = False) -> str:
    """Return ``text`` as Python's float reads it, or raise what is wrong with its form."""
    if _NUMBER.fullmatch(text):
        # The ordinary case first: a pasted table has tens of thousands of cells.
        return text.replace(" ", "")
    plain = narrow(text)
    if not plain:
        raise NumberError(NumberProblem.EMPTY, text="")
    comma = _DECIMAL_COMMA.fullmatch(plain)
    if comma:
        whole, decimals = comma.groups()
        grouped = len(decimals) == _THOUSAND and 1 <= len(whole) <= _THOUSAND and whole[0] != "0"
        if grouped and not decimal_comma:
            raise NumberError(NumberProblem.AMBIGUOUS_COMMA, text=_short(text))
        plain = plain.replace(",", ".")
    if _NOT_FINITE.fullmatch(plain):
        raise NumberError(NumberProblem.NOT_FINITE, text=_short(text))
    number = _NUMBER.fullmatch(plain)
    if not number:
        raise NumberError(NumberProblem.NOT_A_NUMBER, text=_short(text))
    return number[1] + number[2]


def _check_limits(value: float, text: str, minimum: float | None, maximum: float | None) -> None:
    if minimum is not None and value < minimum:
        raise NumberError(NumberProblem.TOO_SMALL, text=_short(text), minimum=minimum)
    if maximum is not None and value > maximum:
        raise NumberError(NumberProblem.TOO_LARGE, text=_short(text), maximum=maximum)


def _check_count(count: int, maximum: int | None, text: str) -> None:
    if maximum is not None and count > maximum:
        raise NumberError(NumberProblem.TOO_MANY, text=_short(text), count=count, maximum=maximum)


def _items(text: str) -> list[str]:
    plain = narrow(text)
    if not plain:
        raise NumberError(NumberProblem.EMPTY, text="")
    separator = r"\s*;\s*|\s+" if ";" in plain else r"\s*,\s*|\s+"
    return re.split(separator, plain)


def _ints_of(item: str, minimum: int | None, maximum: int | None) -> list[int]:
    ends = _RANGE.fullmatch(item)
    if len(re.findall(r"\.{2,3}|~", item)) != bool(ends):
        raise NumberError(NumberProblem.BROKEN_RANGE, text=_short(item))
    if not ends:
        # "1,024" has been cut into 1 and 024: nobody writes a list with leading zeros.
        if re.fullmatch("0[0-9]+", item):
            raise NumberError(NumberProblem.AMBIGUOUS_COMMA, text=_short(item))
        return [parse_int(item, minimum=minimum, maximum=maximum)]
    low, high = (parse_int(end, minimum=minimum, maximum=maximum) for end in ends.groups())
    if not 1 <= low <= high:
        raise NumberError(NumberProblem.BACKWARDS, text=_short(item))
    return [low << step for step in range((high // low).bit_length())]


def _cells(text: str, most: int | None) -> tuple[list[int], list[list[str]]]:
    """Return line numbers and stripped cells of the rows that are not blank, or of the first."""
    plain = text.removeprefix("\ufeff")
    split = _split_lines(_lines(plain), _delimiter(plain))
    filled = list(islice(((number, row) for number, row in split if any(row)), most))
    return [number for number, _ in filled], [row for _, row in filled]


def _lines(text: str) -> Iterator[str]:
    """Yield the lines as ``str.splitlines`` ends them, no more than are asked for."""
    start = 0
    for end in _LINE_END.finditer(text):
        yield text[start : end.end()]
        start = end.end()
    yield text[start:]


def _split_lines(lines: Iterable[str], delimiter: str | None) -> Iterator[tuple[int, list[str]]]:
    if delimiter is None:
        yield from ((number, line.split()) for number, line in enumerate(lines, 1))
        return
    reader = csv.reader(lines, delimiter=delimiter, strict=True)
    try:
        for row in reader:
            yield reader.line_num, [cell.strip() for cell in row]
    except csv.Error:
        raise NumberError(NumberProblem.BROKEN_QUOTES, row=reader.line_num) from None


def _delimiter(text: str) -> str | None:
    candidates = "\t;,\uff1b\uff0c\u3001"
    return next((mark for mark in candidates if mark in text), None)


def _looks_numeric(cell: str) -> bool:
    try:
        _plain(cell)
    except NumberError as error:
        # Meant as numbers, so the row or column is one of numbers and the cell is reported.
        return error.code in (NumberProblem.NOT_FINITE, NumberProblem.AMBIGUOUS_COMMA)
    return True


def _has_header(rows: Sequence[Sequence[str]]) -> bool:
    """Return whether the first row names columns: no number, or an empty corner over labels."""
    if not rows:
        return False
    labels = [row[0] for row in rows[1:]]
    corner = bool(labels) and not rows[0][0] and all(labels)
    return (corner and not any(map(_looks_numeric, labels))) or not any(
        map(_looks_numeric, rows[0])
    )


def _row_values(
    row: Sequence[str], line: int, first: int, width: int, decimal_comma: bool
) -> tuple[float, ...]:
    if len(row) - first != width:
        raise NumberError(NumberProblem.RAGGED, row=line, found=len(row) - first, expected=width)
    cells = row[first:]
    quick = _quick_values(cells)
    if quick is not None:
        return quick
    values = []
    for column, cell in enumerate(cells, start=first + 1):
        try:
            values.append(parse_number(cell, decimal_comma=decimal_comma))
        except NumberError as error:
            raise error.located(row=line, column=column) from None
    return tuple(values)


def _quick_values(cells: Sequence[str]) -> tuple[float, ...] | None:
    """Return plainly written numbers, or None if a cell needs a closer look.

    A table may have a million cells, and Python's own conversion of them is five times as fast.
    """
    if not _PLAIN_ROW.fullmatch("".join(cells)):
        return None
    try:
        values = tuple(map(float, cells))
    except ValueError:
        return None
    # A 0 may be a number too close to it, and infinity one too large.
    return values if all(values) and isfinite(sum(values)) else None


def _column_labels(header: Sequence[str], line: int, first: int, width: int) -> tuple[str, ...]:
    """Return the labels over the numbers; R leaves out the corner above a column of labels."""
    if len(header) not in (width, width + first):
        raise NumberError(NumberProblem.RAGGED, row=line, found=len(header), expected=width + first)
    return tuple(header[-width:])


def _short(text: str) -> str:
    """Return ``text`` on one line and short enough for a message."""
    line = " ".join(text.split())
    return line if len(line) <= _SHOWN else line[: _SHOWN - 1] + "\N{HORIZONTAL ELLIPSIS}"
