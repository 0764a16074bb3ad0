"""The system's refusals in the program's own words."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from attention_viewer.framework.system_faults import why


class SharingViolation(PermissionError):
    """What Windows raises for a file that a spreadsheet holds open."""

    winerror = 32


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EACCES, "access is not permitted"),
        (errno.EROFS, "the disk is write-protected"),
        (errno.ENAMETOOLONG, "the name is too long"),
        (errno.EIO, "the drive does not answer"),
        (errno.EPIPE, f"system error {errno.EPIPE}"),
    ],
)
def test_the_system_s_number_becomes_words(number: int, words: str) -> None:
    assert why(OSError(number, os.strerror(number))) == words


def test_a_missing_file_and_a_file_for_a_folder(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="none") as caught:
        (tmp_path / "none").read_bytes()
    assert why(caught.value) == "there is no such file or folder"
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OSError, match="file") as caught:
        (tmp_path / "file" / "inner").write_text("", encoding="utf-8")
    assert why(caught.value) == "part of the path is not a folder"


def test_a_file_in_use_on_windows() -> None:
    assert why(SharingViolation(errno.EACCES, "")) == "another program is using it"


def test_an_error_of_the_program_says_its_own_words() -> None:
    assert why(OSError("the picture is too large")) == "the picture is too large"
