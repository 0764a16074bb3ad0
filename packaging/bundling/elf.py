"""What Linux's programs and libraries say of themselves, as binutils reads it."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

ELF_MARK = b"\x7fELF"


def is_elf(file: Path) -> bool:
    """Tell whether a file is a program or a library of Linux."""
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(ELF_MARK)) == ELF_MARK


def needed(file: str | Path) -> list[str]:
    """Return the names of the libraries that a file is itself linked with."""
    return re.findall(r"^ +NEEDED +(\S+)$", _headers(file), re.MULTILINE)


def glibc(files: Iterable[Path]) -> tuple[int, int]:
    """Return the oldest version of glibc that has all the symbols that the files ask for."""
    found = [_versions(file) for file in files]
    return max((version for versions in found for version in versions), default=(2, 0))


def _versions(file: Path) -> list[tuple[int, int]]:
    asked = re.findall(r"GLIBC_(\d+)\.(\d+)", _headers(file))
    return [(int(major), int(minor)) for major, minor in asked]


def _headers(file: str | Path) -> str:
    command = ["objdump", "-p", str(file)]
    return subprocess.run(command, check=False, capture_output=True, text=True).stdout
