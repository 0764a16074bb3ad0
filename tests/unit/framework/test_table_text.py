"""Text of tables in the encodings people have, and what is said of files that are none."""

from __future__ import annotations

import codecs
import io
import zipfile
from pathlib import Path

import numpy as np
import pytest

from attention_viewer.framework.file_kinds import FileKind
from attention_viewer.framework.matrix_errors import MatrixFileError, MatrixProblem
from attention_viewer.framework.table_text import read_table_text

ICON = Path(__file__).parents[3] / "resources" / "icons" / "app-256.png"
TABLE = "語,k\n注意,0.5\n"


def zipped(name: str) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        archive.writestr(name, "x")
    return held.getvalue()


def numpy_file() -> bytes:
    held = io.BytesIO()
    np.save(held, np.zeros((2, 2)))
    return held.getvalue()


@pytest.mark.parametrize(
    "data",
    [
        TABLE.encode(),
        TABLE.encode("utf-8-sig"),
        TABLE.encode("cp932"),
        codecs.BOM_UTF16_LE + TABLE.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + TABLE.encode("utf-16-be"),
    ],
    ids=["utf-8", "utf-8 with a mark", "Japanese Windows", "utf-16 little", "utf-16 big"],
)
def test_what_spreadsheets_write_is_read(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(data)
    assert read_table_text(path) == TABLE


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (ICON.read_bytes(), FileKind.PICTURE),
        (b"\xff\xd8\xff\xe0\x00\x10JFIF", FileKind.PICTURE),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\0", FileKind.PDF),
        (zipped("xl/workbook.xml"), FileKind.WORKBOOK),
        (zipped("readme.txt"), FileKind.ARCHIVE),
        (numpy_file(), FileKind.NUMPY),
        ("q,k\n1,2\n".encode("utf-16-le"), FileKind.UTF_16),
        ("q,k\n1,2\n".encode("utf-16-be"), FileKind.UTF_16),
        (codecs.BOM_UTF16_LE + b"\x00\xd8", FileKind.OTHER),
        (b"\x00\x01\xff\xfe", FileKind.OTHER),
        (b"\xe9t\xe9,\xfc\xff", FileKind.OTHER),
    ],
)
def test_what_is_no_text_is_told_with_its_kind(tmp_path: Path, data: bytes, kind: FileKind) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(data)
    with pytest.raises(MatrixFileError) as caught:
        read_table_text(path)
    assert caught.value.problem is MatrixProblem.NO_TEXT
    assert caught.value.what == f"is no table in UTF-8 but seems to be {kind}"
