"""Tables on standard output, and the error every command raises for bad input."""

import csv
from collections.abc import Iterable, Sequence
from typing import TextIO

from attention_viewer.core.formatting import for_csv


class UsageError(Exception):
    """Bad input; the message is one English line that names the file or option, row and value."""


def write_csv(out: TextIO, header: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    r"""Write a header and rows as comma-separated values.

    Parameters
    ----------
    out
        Where to write; lines end in ``\n`` whatever the platform.
    header
        Column names.
    rows
        Cells of any type. Floats (numpy's too) are written with as many digits as read back to
        the same number, whole-number types as integers, ``None`` as an empty cell.

    Notes
    -----
    All rows are formed before the first is written, so an error leaves nothing half printed.
    """
    lines = [[for_csv(cell) for cell in row] for row in rows]
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(lines)
