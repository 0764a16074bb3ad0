"""Tables of numbers in files: CSV, TSV, .npy, .npz and .safetensors, read with distrust.

Nothing in a file is executed, and no more is read than what is asked for.
"""

from __future__ import annotations

import math
import zipfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.formatting import in_words
from attention_viewer.core.number_errors import NumberError, NumberProblem
from attention_viewer.core.parsing import parse_matrix_text
from attention_viewer.framework import safetensors_file
from attention_viewer.framework.files import MATRIX_SUFFIXES, TEXT_SUFFIXES
from attention_viewer.framework.matrix_errors import (
    MatrixFileError,
    MatrixProblem,
    faults_of,
    too_long,
)
from attention_viewer.framework.table_text import read_table_text

MOST_TEXT_SHAPE = (1024, 1024)
"""Rows and columns of a table in text, whose numbers are all read at once."""
MOST_MEMBER_BYTES = 256 << 20
"""Of one array in an .npz file, which cannot be read in part."""
MOST_ARRAYS = 2000
"""In one file; large language models have some hundred."""
MATRIX_AXES = 2
PICKLE_MARK = b"\x80"
"""How Python's own serialised objects begin since protocol 2."""
Array = NDArray[np.float64]
Index = tuple[int | slice, ...]
Reader = Callable[[Index], NDArray[Any]]


@dataclass(frozen=True, eq=False)
class Tensor:
    """One array in a file.

    Attributes
    ----------
    file
        Name of the file.
    name
        Name of the array in it; empty when there is only one.
    shape, dtype
        As the file says.
    read
        Returns the part at an index, which takes a matrix out of the array.
    row_labels
        Names of the rows, from text files that have some.
    """

    file: str
    name: str
    shape: tuple[int, ...]
    dtype: str
    read: Reader
    row_labels: tuple[str, ...] | None = None

    def other_axes(self, *, rows_first: bool = False) -> tuple[int, ...]:
        """Return the sizes of the axes beside those of the rows and the columns.

        ``rows_first`` as in :meth:`matrix`.
        """
        if rows_first and len(self.shape) > MATRIX_AXES:
            return (*self.shape[:-3], self.shape[-2])
        return self.shape[:-MATRIX_AXES]

    def matrix(
        self,
        leading: Sequence[int] = (),
        *,
        most: tuple[int, int],
        limit: float,
        rows_first: bool = False,
    ) -> Array:
        """Return the rows and columns at the given indices of the other axes.

        Parameters
        ----------
        leading
            One index for each of the other axes: the layer, the head.
        rows_first
            Whether the rows' axis stands before that of the last index, (..., rows, head,
            columns), instead of behind it; no matter where there are two axes only.
        most
            Most rows and columns.
        limit
            Largest size of a number.

        Raises
        ------
        MatrixFileError
            AXES, OUTSIDE, TOO_MANY_NUMBERS, NO_NUMBERS, NOT_FINITE, TOO_LARGE; or what
            :func:`faults_of` raises, as the numbers of most files are read only now.
        """
        rows_first = rows_first and len(self.shape) > MATRIX_AXES
        self._check_axes(tuple(leading), self.other_axes(rows_first=rows_first), most, rows_first)
        index: Index = tuple(leading)
        if rows_first:
            index = (*leading[:-1], slice(None), leading[-1])
        # What is no number is told with its place below, not by a warning of the conversion.
        with faults_of(self.file, self.name), np.errstate(invalid="ignore"):
            values = np.array(self.read(index), dtype=np.float64)
        bad = ~(np.abs(values) <= limit)
        if bad.any():
            row, column = (int(at[0]) for at in np.nonzero(bad))
            value = float(values[row, column])
            problem = MatrixProblem.TOO_LARGE if np.isfinite(value) else MatrixProblem.NOT_FINITE
            place = {"row": row + 1, "column": column + 1}
            said = {"value": in_words(value), "maximum": in_words(limit)}
            raise self._error(problem, **said, **place)
        return values + 0.0

    def _check_axes(
        self,
        leading: tuple[int, ...],
        sizes: tuple[int, ...],
        most: tuple[int, int],
        rows_first: bool,
    ) -> None:
        axes = len(self.shape)
        if axes < MATRIX_AXES or len(leading) != len(sizes):
            raise self._error(MatrixProblem.AXES, axes=axes)
        for index, size in zip(leading, sizes, strict=True):
            if not 0 <= index < size:
                raise self._error(MatrixProblem.OUTSIDE, index=index, size=size)
        rows, columns = self.shape[-3 if rows_first else -2], self.shape[-1]
        if rows > most[0] or columns > most[1]:
            pieces = {"rows": rows, "columns": columns}
            limits = {"most_rows": most[0], "most_columns": most[1]}
            raise self._error(MatrixProblem.TOO_MANY_NUMBERS, **pieces, **limits)
        if rows == 0 or columns == 0:
            raise self._error(MatrixProblem.NO_NUMBERS)

    def _error(self, problem: MatrixProblem, **detail: object) -> MatrixFileError:
        return MatrixFileError(problem, self.file, tensor=self.name, **detail)


def open_tensors(path: Path) -> tuple[Tensor, ...]:
    """Return the arrays in a file; the numbers of large ones are read later, when asked for.

    Raises
    ------
    MatrixFileError
        If the file cannot be used; the error says why and where.
    """
    suffix = path.suffix.lower()
    if suffix not in MATRIX_SUFFIXES:
        raise MatrixFileError(
            MatrixProblem.UNKNOWN_KIND, path.name, suffixes=" ".join(MATRIX_SUFFIXES)
        )
    with faults_of(path.name):
        if path.stat().st_size == 0:
            raise MatrixFileError(MatrixProblem.NO_NUMBERS, path.name)
        if suffix in TEXT_SUFFIXES:
            return (_text_tensor(path),)
        if suffix == ".npy":
            return (_npy_tensor(path),)
        return _npz_tensors(path) if suffix == ".npz" else _safetensors(path)


def _text_tensor(path: Path) -> Tensor:
    text = read_table_text(path)
    most_rows, most_columns = MOST_TEXT_SHAPE
    try:
        found = parse_matrix_text(text, max_rows=most_rows, max_columns=most_columns)
    except NumberError as error:
        if error.code is NumberProblem.EMPTY and not error.detail.get("row"):
            raise MatrixFileError(MatrixProblem.NO_NUMBERS, path.name) from error
        raise MatrixFileError(MatrixProblem.TABLE, path.name, number_error=error) from error
    values = np.array(found.values, dtype=np.float64)

    def read(_index: Index) -> NDArray[Any]:
        return values

    return Tensor(path.name, "", values.shape, "text", read, found.row_labels)


def _npy_tensor(path: Path) -> Tensor:
    with path.open("rb") as file:
        magic = file.read(len(np.lib.format.MAGIC_PREFIX))
    if magic != np.lib.format.MAGIC_PREFIX:
        if magic.startswith(PICKLE_MARK):
            raise MatrixFileError(MatrixProblem.PICKLED, path.name)
        raise MatrixFileError(MatrixProblem.BROKEN, path.name, why="it does not begin as .npy")
    # Mapped: only the part that is asked for is ever read.
    values = np.load(path, mmap_mode="r", allow_pickle=False)
    _check_kind(values.dtype, path.name, "")

    def read(index: Index) -> NDArray[Any]:
        part: NDArray[Any] = values[index]
        return part

    return Tensor(path.name, "", values.shape, str(values.dtype), read)


def _npz_tensors(path: Path) -> tuple[Tensor, ...]:
    with zipfile.ZipFile(path) as archive:
        members = [each for each in archive.infolist() if each.filename.endswith(".npy")]
        _check_count(path.name, len(members))
        return tuple(_member(path, archive, each) for each in members)


def _member(path: Path, archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> Tensor:
    name = member.filename.removesuffix(".npy")
    with faults_of(path.name, name), archive.open(member) as stream:
        version = np.lib.format.read_magic(stream)
        first = version == (1, 0)
        header = np.lib.format.read_array_header_1_0 if first else _later_header
        shape, _, dtype = header(stream)
        start = stream.tell()
    _check_kind(dtype, path.name, name)
    _check_shape(shape, path.name, name)
    promised, held = dtype.itemsize * math.prod(shape), member.file_size - start
    if promised > MOST_MEMBER_BYTES:
        raise too_long(path.name, promised, MOST_MEMBER_BYTES, name)
    if promised > held:
        sizes = {"promised": promised, "held": held}
        raise MatrixFileError(MatrixProblem.PROMISES_MORE, path.name, tensor=name, **sizes)

    def read(index: Index) -> NDArray[Any]:
        with zipfile.ZipFile(path) as again, again.open(member) as stream:
            whole: NDArray[Any] = np.lib.format.read_array(stream, allow_pickle=False)
        part: NDArray[Any] = whole[index]
        return part

    return Tensor(path.name, name, shape, str(dtype), read)


def _later_header(stream: Any) -> tuple[tuple[int, ...], bool, np.dtype[Any]]:
    return np.lib.format.read_array_header_2_0(stream)


def _safetensors(path: Path) -> tuple[Tensor, ...]:
    entries = safetensors_file.read_header(path)
    _check_count(path.name, len(entries))
    return tuple(_entry_tensor(path, each) for each in entries)


def _entry_tensor(path: Path, entry: safetensors_file.Entry) -> Tensor:
    def read(index: Index) -> NDArray[Any]:
        return safetensors_file.read_part(path, entry, index)

    return Tensor(path.name, entry.name, entry.shape, entry.dtype, read)


def _check_count(file: str, arrays: int) -> None:
    if arrays == 0:
        raise MatrixFileError(MatrixProblem.NO_NUMBERS, file)
    if arrays > MOST_ARRAYS:
        raise MatrixFileError(MatrixProblem.MANY_ARRAYS, file, count=arrays, most=MOST_ARRAYS)


def _check_shape(shape: tuple[int, ...], file: str, name: str) -> None:
    """Refuse sizes that are no counts; True passes for a whole number in numpy's own check."""
    if any(isinstance(size, bool) or size < 0 for size in shape):
        raise MatrixFileError(MatrixProblem.BROKEN, file, tensor=name, why=f"shape {shape}")


def _check_kind(dtype: np.dtype[Any], file: str, name: str) -> None:
    if dtype.hasobject:
        raise MatrixFileError(MatrixProblem.PICKLED, file, tensor=name)
    if dtype.kind not in "fiub":
        raise MatrixFileError(MatrixProblem.TYPE, file, tensor=name, dtype=str(dtype))
