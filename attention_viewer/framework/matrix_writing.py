"""Writes tables of numbers to files, whole or not at all."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.formatting import for_csv
from attention_viewer.framework.files import write_whole

Array = NDArray[np.float64]


def write_matrix(path: Path, header: Sequence[str], labels: Sequence[str], values: Array) -> None:
    """Write one table in full precision, as the file's name says: .npy, .tsv, else CSV.

    Parameters
    ----------
    header, labels
        Names of the columns and rows, which .npy has no place for.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    suffix = path.suffix.lower()
    if suffix == ".npy":
        buffer = io.BytesIO()
        np.save(buffer, np.ascontiguousarray(values), allow_pickle=False)
        write_whole(path, buffer.getvalue())
        return
    out = io.StringIO()
    writer = csv.writer(out, delimiter="\t" if suffix == ".tsv" else ",", lineterminator="\n")
    writer.writerow(["", *header])
    for label, row in zip(labels, values.tolist(), strict=True):
        writer.writerow([label, *map(for_csv, row)])
    write_whole(path, out.getvalue().encode("utf-8-sig"))


def write_matrices(path: Path, matrices: Mapping[str, Array]) -> None:
    """Write several tables as one .npz file.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    buffer = io.BytesIO()
    named = {name: np.ascontiguousarray(each) for name, each in matrices.items()}
    np.savez_compressed(buffer, allow_pickle=False, **named)
    write_whole(path, buffer.getvalue())
