"""Writes a file whole or not at all. Only session and settings call it."""

import os
import shutil
import tempfile
from pathlib import Path


def write_whole(path: Path, data: bytes, *, keep_backup: bool = False) -> None:
    """Write ``data`` beside ``path``, then put it in place, so that no half file ever stands.

    With ``keep_backup`` the file that stood there before is kept as ``<name>.bak``.

    Raises
    ------
    OSError
        If the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        if keep_backup and path.exists():
            shutil.copyfile(path, path.with_name(path.name + ".bak"))
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
