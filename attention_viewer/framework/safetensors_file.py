"""Reads .safetensors files: a length, a header in JSON, and the numbers one after the other.

The library of that name (0.8 was tried) is not used: it hands no bfloat16 to numpy, the type in
which most models are stored.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from attention_viewer.framework.matrix_errors import MatrixFileError, MatrixProblem

LENGTH_BYTES = 8
MOST_HEADER_BYTES = 4 << 20
"""The format allows 100 MB; a header of some thousand arrays has less than 1 MB."""
BFLOAT16 = "BF16"
DTYPES = {
    "F64": "<f8",
    "F32": "<f4",
    "F16": "<f2",
    BFLOAT16: "<u2",
    "I64": "<i8",
    "I32": "<i4",
    "I16": "<i2",
    "I8": "<i1",
    "U64": "<u8",
    "U32": "<u4",
    "U16": "<u2",
    "U8": "<u1",
    "BOOL": "<u1",
}


@dataclass(frozen=True)
class Entry:
    """One array: its name, type and shape, and where in the file its numbers begin."""

    name: str
    dtype: str
    shape: tuple[int, ...]
    start: int


class _Raw(msgspec.Struct):
    """One array as the header describes it."""

    dtype: str
    shape: list[int]
    data_offsets: tuple[int, int]


def read_header(path: Path) -> tuple[Entry, ...]:
    """Return the arrays of a file in the order of its header.

    Raises
    ------
    MatrixFileError
        BROKEN, TYPE, or PROMISES_MORE than the file holds.
    msgspec.DecodeError, UnicodeDecodeError, RecursionError
        If the header is not JSON as it should be; the first two are ValueErrors.
    OSError
        If the file cannot be read.
    """
    size = path.stat().st_size
    with path.open("rb") as file:
        head = file.read(LENGTH_BYTES)
        length = struct.unpack("<Q", head)[0] if len(head) == LENGTH_BYTES else -1
        if not 0 < length <= size - LENGTH_BYTES:
            raise MatrixFileError(MatrixProblem.PROMISES_MORE, path.name)
        if length > MOST_HEADER_BYTES:
            why = f"its header has {length} bytes"
            raise MatrixFileError(MatrixProblem.BROKEN, path.name, why=why)
        text = file.read(length)
    document = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    document.pop("__metadata__", None)
    raw = {name: msgspec.json.decode(each, type=_Raw) for name, each in document.items()}
    start = LENGTH_BYTES + length
    return tuple(_entry(path.name, name, each, start, size) for name, each in raw.items())


def read_part(path: Path, entry: Entry, index: tuple[int | slice, ...]) -> NDArray[Any]:
    """Return the part of an array at an index; little else is read.

    Raises
    ------
    ValueError
        When the file has shrunk meanwhile.
    OSError
        If the file cannot be read.
    """
    # Mapped and let go at once, so that the file can be written again.
    mapped = np.memmap(path, DTYPES[entry.dtype], "r", entry.start, entry.shape)
    values: NDArray[Any] = np.array(mapped[index])
    return _widened(values) if entry.dtype == BFLOAT16 else values


def _widened(values: NDArray[Any]) -> NDArray[np.float32]:
    """Return bfloat16 as float32, of which it is the upper half."""
    return (values.astype(np.uint32) << 16).view(np.float32)


def _entry(file: str, name: str, raw: _Raw, start: int, size: int) -> Entry:
    if raw.dtype not in DTYPES:
        raise MatrixFileError(MatrixProblem.TYPE, file, tensor=name, dtype=raw.dtype)
    count = 1
    for each in raw.shape:
        if each < 0:
            why = f"shape {raw.shape}"
            raise MatrixFileError(MatrixProblem.BROKEN, file, tensor=name, why=why)
        count *= each
    begin, end = raw.data_offsets
    needed = count * np.dtype(DTYPES[raw.dtype]).itemsize
    if not 0 <= begin <= end or end - begin != needed:
        why = f"{end - begin} bytes for {count} numbers of type {raw.dtype}"
        raise MatrixFileError(MatrixProblem.BROKEN, file, tensor=name, why=why)
    if start + end > size:
        raise MatrixFileError(MatrixProblem.PROMISES_MORE, file, tensor=name)
    return Entry(name, raw.dtype, tuple(raw.shape), start + begin)
