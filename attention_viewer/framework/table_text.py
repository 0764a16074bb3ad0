"""The text of a table in a file, as people's programs write it."""

import codecs
from pathlib import Path

from attention_viewer.framework.file_kinds import kind_of
from attention_viewer.framework.matrix_errors import MatrixFileError, MatrixProblem, too_long

MOST_TEXT_BYTES = 24 << 20
"""1024 rows of 1024 numbers with all their digits."""
_ENCODINGS = ("utf-8-sig", "cp932")
"""UTF-8, else what Japanese spreadsheets write."""
_UTF_16_MARKS = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""How the "Unicode text" of spreadsheets begins."""


def read_table_text(path: Path) -> str:
    """Return the text of a CSV, TSV or TXT file.

    Raises
    ------
    MatrixFileError
        TOO_LONG or NO_TEXT.
    OSError
        If the file cannot be read.
    """
    size = path.stat().st_size
    if size > MOST_TEXT_BYTES:
        raise too_long(path.name, size, MOST_TEXT_BYTES)
    data = path.read_bytes()
    # Its mark is nothing that UTF-8 or Japanese encodings can begin with.
    encodings = ("utf-16",) if data.startswith(_UTF_16_MARKS) else _ENCODINGS
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise MatrixFileError(MatrixProblem.NO_TEXT, path.name, kind=kind_of(data))
