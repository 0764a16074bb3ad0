"""The ``scores`` command: one stage of attention from tables in files."""

import argparse
from pathlib import Path
from typing import TextIO

import numpy as np
from numpy.typing import NDArray

from attention_viewer.commands.tables import UsageError, write_csv
from attention_viewer.core.attention import DivisorKind, Stages, attend, causal_mask, divisor_value
from attention_viewer.core.parsing import (
    NumberError,
    ParsedMatrix,
    parse_matrix_text,
    parse_number,
)
from attention_viewer.framework.matrix_errors import MatrixFileError
from attention_viewer.framework.table_text import read_table_text

_KINDS: dict[str, DivisorKind] = {"none": "none", "sqrt": "sqrt", "dk": "dk"}
STAGES = ("scores", "scaled", "weights", "output")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of ``scores``."""
    parser.add_argument("--q", required=True, metavar="FILE", help="queries, one per row")
    parser.add_argument("--k", required=True, metavar="FILE", help="keys, one per row")
    parser.add_argument("--v", metavar="FILE", help="values, one per row; needed for the output")
    parser.add_argument(
        "--divide",
        default="sqrt",
        metavar="none|sqrt|dk|NUMBER",
        help="what to divide the scores by (default: sqrt, the root of d_k)",
    )
    parser.add_argument(
        "--mask",
        default="none",
        choices=("none", "causal"),
        help="causal hides later keys from a query (default: none)",
    )
    parser.add_argument("--stage", required=True, choices=STAGES, help="the table to write")


def run(args: argparse.Namespace, out: TextIO) -> None:
    """Write one stage as CSV: a row per query, named in the first column.

    Names of rows and columns are taken from the files where these have them. Files are CSV or TSV,
    with or without a header and a column of names.

    Raises
    ------
    UsageError
        For a file that cannot be read, a cell that is no number, or tables that do not fit.
    """
    if args.stage == "output" and args.v is None:
        raise UsageError("--stage output: needs --v FILE")
    q, k = _read(args.q), _read(args.k)
    v = None if args.v is None else _read(args.v)
    _check_shapes(args, q, k, v)
    stages = _compute(args, q, k, v)
    table: NDArray[np.float64] | None = getattr(stages, args.stage)
    columns = _names(k.row_labels, "k", len(k.values))
    if args.stage == "output" and v is not None:
        columns = _names(v.column_labels, "v", len(v.values[0]))
    names = _names(q.row_labels, "q", len(q.values))
    rows = [] if table is None else table.tolist()
    write_csv(out, ["query", *columns], ([n, *row] for n, row in zip(names, rows, strict=True)))


def _read(file: str) -> ParsedMatrix:
    try:
        return parse_matrix_text(read_table_text(Path(file)))
    except OSError as error:
        raise UsageError(f"file {file}: {error.strerror or error}") from error
    except MatrixFileError as error:
        raise UsageError(f"file {file}: {error.what}") from error
    except NumberError as error:
        raise UsageError(error.at(f"file {file}")) from error


def _check_shapes(
    args: argparse.Namespace, q: ParsedMatrix, k: ParsedMatrix, v: ParsedMatrix | None
) -> None:
    d_k, found = len(q.values[0]), len(k.values[0])
    if found != d_k:
        raise UsageError(
            f"file {args.k}, row {k.lines[0]}: {found} components, but {args.q} has {d_k}"
        )
    if v is not None and len(v.values) != len(k.values):
        raise UsageError(
            f"file {args.v}, row {v.lines[-1]}: {len(v.values)} rows, "
            f"but {args.k} has {len(k.values)}"
        )


def _compute(
    args: argparse.Namespace, q: ParsedMatrix, k: ParsedMatrix, v: ParsedMatrix | None
) -> Stages:
    hidden = causal_mask(len(q.values), len(k.values)) if args.mask == "causal" else None
    divisor = _divisor(args.divide, len(q.values[0]))
    values = None if v is None else v.values
    try:
        return attend(q.values, k.values, values, divisor=divisor, hidden=hidden)
    except ValueError as error:
        raise UsageError(f"files {args.q} and {args.k}: {error}") from error


def _divisor(text: str, d_k: int) -> float:
    if text in _KINDS:
        return divisor_value(_KINDS[text], d_k)
    try:
        return divisor_value("own", d_k, parse_number(text))
    except NumberError as error:
        raise UsageError(f"--divide: {error}; use none, sqrt, dk or a number") from error
    except ValueError as error:
        raise UsageError(f"--divide: {error}") from error


def _names(labels: tuple[str, ...] | None, letter: str, count: int) -> tuple[str, ...]:
    return labels or tuple(f"{letter}{i}" for i in range(1, count + 1))
