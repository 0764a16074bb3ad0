"""Which files hold tables; and writes a file whole or not at all, as all that is saved is."""

import secrets
import shutil
from pathlib import Path

TEXT_SUFFIXES = (".csv", ".tsv", ".txt")
MATRIX_SUFFIXES = (*TEXT_SUFFIXES, ".npy", ".npz", ".safetensors")
"""Endings of files that hold tables of numbers. Here, as reading them takes numpy."""


def keep_backup(path: Path) -> None:
    """Copy the file, if there is one, to ``<name>.bak``.

    Raises
    ------
    OSError
        If the copy cannot be written.
    """
    if path.is_file():
        shutil.copyfile(path, path.with_name(f"{path.name}.bak"))


def write_whole(path: Path, data: bytes, *, backup: bool = False) -> None:
    """Write ``data`` beside ``path``, then put it in place, so that no half file ever stands.

    With ``backup`` the file that stood there before is kept as ``<name>.bak``.

    Raises
    ------
    OSError
        If the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Not by tempfile, whose files nobody else may read: the finished one is to be as any other.
    beside = path.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with beside.open("xb") as file:
            file.write(data)
        if backup:
            keep_backup(path)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
