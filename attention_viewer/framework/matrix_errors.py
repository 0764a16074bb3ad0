"""What can be wrong with a file of numbers, as a code to translate and as an English line."""

from enum import StrEnum


class MatrixProblem(StrEnum):
    """What is wrong; the comment names the pieces that the detail has besides ``tensor``."""

    UNREADABLE = "unreadable"  # why
    UNKNOWN_KIND = "unknown_kind"  # suffixes
    NO_NUMBERS = "no_numbers"
    LONG_TEXT = "long_text"  # size, most (MB)
    NO_TEXT = "no_text"
    TABLE = "table"  # number_error
    BROKEN = "broken"  # why
    PICKLED = "pickled"
    PROMISES_MORE = "promises_more"
    TYPE = "type"  # dtype
    AXES = "axes"  # axes
    OUTSIDE = "outside"  # index, size
    TOO_MANY_NUMBERS = "too_many_numbers"  # rows, columns, most_rows, most_columns
    NOT_FINITE = "not_finite"  # row, column, value
    TOO_LARGE = "too_large"  # row, column, value, maximum


_ENGLISH = {
    MatrixProblem.UNREADABLE: "cannot be read: {why}",
    MatrixProblem.UNKNOWN_KIND: "not a kind of file that can be opened: {suffixes}",
    MatrixProblem.NO_NUMBERS: "holds no numbers",
    MatrixProblem.LONG_TEXT: "{size} MB of text, at most {most} MB can be read",
    MatrixProblem.NO_TEXT: "is no text in UTF-8",
    MatrixProblem.TABLE: "{number_error}",
    MatrixProblem.BROKEN: "is broken: {why}",
    MatrixProblem.PICKLED: "holds Python objects, which are not opened",
    MatrixProblem.PROMISES_MORE: "promises more numbers than the file holds",
    MatrixProblem.TYPE: "numbers of type {dtype} cannot be used",
    MatrixProblem.AXES: "has {axes} axes",
    MatrixProblem.OUTSIDE: "there is no index {index} among {size}",
    MatrixProblem.TOO_MANY_NUMBERS: (
        "{rows} x {columns} numbers, at most {most_rows} x {most_columns} can be used"
    ),
    MatrixProblem.NOT_FINITE: "row {row}, column {column}: {value} is not a finite number",
    MatrixProblem.TOO_LARGE: "row {row}, column {column}: {value} is beyond {maximum}",
}


class MatrixFileError(Exception):
    """A file of numbers that cannot be used.

    Attributes
    ----------
    problem
        What is wrong.
    file
        Name of the file.
    detail
        Pieces for a message; ``tensor`` is the name of the array in the file, or empty.
    """

    def __init__(self, problem: MatrixProblem, file: str, **detail: object) -> None:
        self.problem, self.file = problem, file
        self.detail: dict[str, object] = {"tensor": "", **detail}
        place = f"{file}: {self.detail['tensor']}" if self.detail["tensor"] else file
        super().__init__(f"{place}: {_ENGLISH[problem].format(**self.detail)}")
