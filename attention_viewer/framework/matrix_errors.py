"""What can be wrong with a file of numbers, as a code to translate and as an English line."""

import lzma
import tokenize
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum

READ_FAULTS = (
    ArithmeticError,
    EOFError,
    LookupError,
    MemoryError,
    RuntimeError,  # NotImplementedError and RecursionError, too
    SyntaxError,
    TypeError,
    ValueError,
    lzma.LZMAError,
    tokenize.TokenError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What zipfile, numpy and msgspec raise for a damaged file; they promise no single error."""
_SAID = 120
"""Most characters of a library's complaint in a message."""


class MatrixProblem(StrEnum):
    """What is wrong; the comment names the pieces that the detail has besides ``tensor``."""

    UNREADABLE = "unreadable"  # why
    UNKNOWN_KIND = "unknown_kind"  # suffixes
    NO_NUMBERS = "no_numbers"
    TOO_LONG = "too_long"  # size, most (MB)
    MANY_ARRAYS = "many_arrays"  # count, most
    NO_TEXT = "no_text"  # kind
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
    MatrixProblem.TOO_LONG: "{size} MB, at most {most} MB can be read",
    MatrixProblem.MANY_ARRAYS: "holds {count} arrays, at most {most} can be listed",
    MatrixProblem.NO_TEXT: "is no table in UTF-8 but seems to be {kind}",
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
        Pieces for a message; ``tensor`` is the name of the array in the file, or empty, and
        ``why`` may be the system's own error, to be told by :mod:`framework.system_faults`.
    what
        The fault as an English line without the file's name.
    """

    def __init__(self, problem: MatrixProblem, file: str, **detail: object) -> None:
        self.problem, self.file = problem, file
        self.detail: dict[str, object] = {"tensor": "", **detail}
        place = f"{file}: {self.detail['tensor']}" if self.detail["tensor"] else file
        english = {name: _in_english(piece) for name, piece in self.detail.items()}
        self.what = _ENGLISH[problem].format(**english)
        super().__init__(f"{place}: {self.what}")


def _in_english(piece: object) -> object:
    return piece.strerror or str(piece) if isinstance(piece, OSError) else piece


def too_long(file: str, size: int, most: int, tensor: str = "") -> MatrixFileError:
    """Return the error for more than ``most`` bytes; ``size`` in it is rounded up to whole MB."""
    return MatrixFileError(
        MatrixProblem.TOO_LONG, file, tensor=tensor, size=-(-size >> 20), most=most >> 20
    )


@contextmanager
def faults_of(file: str, tensor: str = "") -> Iterator[None]:
    """Turn whatever goes wrong while a file is read into a MatrixFileError.

    Parameters
    ----------
    file, tensor
        Names of the file and of the array in it, for the message.

    Raises
    ------
    MatrixFileError
        UNREADABLE for the system's errors; else PICKLED, PROMISES_MORE or BROKEN.
    """
    try:
        yield
    except OSError as error:
        # bz2 complains about damaged data by an OSError without a number.
        problem = MatrixProblem.BROKEN if error.errno is None else MatrixProblem.UNREADABLE
        raise MatrixFileError(problem, file, tensor=tensor, why=error) from error
    except READ_FAULTS as error:
        raise _meant_by(error, file, tensor) from error


def _meant_by(error: Exception, file: str, tensor: str) -> MatrixFileError:
    """Return what a library's complaint means; numpy has no codes, only English words."""
    said = (str(error) or type(error).__name__).splitlines()[0][:_SAID]
    if any(word in said for word in ("pickle", "Object arrays", "Python objects")):
        return MatrixFileError(MatrixProblem.PICKLED, file, tensor=tensor)
    if "mmap length" in said or "greater than file size" in said or "EOF" in said:
        return MatrixFileError(MatrixProblem.PROMISES_MORE, file, tensor=tensor)
    return MatrixFileError(MatrixProblem.BROKEN, file, tensor=tensor, why=said)
