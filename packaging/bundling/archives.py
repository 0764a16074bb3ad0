"""Packs folders into archives that come out the same to the byte each time."""

from __future__ import annotations

import hashlib
import lzma
import os
import tarfile
import time
import zipfile
from pathlib import Path
from typing import Any

from setup_error import SetupError

from bundling import programs, tools

# Programs shrink by another twentieth when addresses in jumps are made absolute first; any xz
# reads that. The dictionary spans the two largest libraries.
X86_FILTERS: list[dict[str, Any]] = [
    {"id": lzma.FILTER_X86},
    {"id": lzma.FILTER_LZMA2, "preset": 9},
]
PLAIN_FILTERS: list[dict[str, Any]] = [{"id": lzma.FILTER_LZMA2, "preset": 9}]


def moment() -> int:
    """Return the time that files are dated, in seconds: that of the commit, where there is one."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given is not None:
        return int(given)
    try:
        command = ["git", "log", "-1", "--format=%ct"]
        return int(tools.call(command, folder=programs.PROJECT))
    except (SetupError, ValueError):
        return 1_767_225_600  # an unpacked source archive knows no commit: the start of 2026


def tar_xz(folder: Path, root: str, target: Path, machine: str) -> None:
    """Pack a folder, named `root` inside, as .tar.xz."""
    filters = X86_FILTERS if machine == "x86_64" else PLAIN_FILTERS
    dated = moment()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = dated
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    target.parent.mkdir(parents=True, exist_ok=True)
    with (
        lzma.open(target, "wb", filters=filters) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        # Adds the names of each folder in sorted order.
        tar.add(folder, arcname=root, filter=plain)


def zip_folder(folder: Path, root: str, target: Path) -> None:
    """Pack a folder, named `root` inside, as .zip; names are UTF-8."""
    dated = time.gmtime(moment())[:6]
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            name = f"{root}/{file.relative_to(folder).as_posix()}"
            entry = zipfile.ZipInfo(name, dated)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if os.access(file, os.X_OK) else 0o644) << 16
            packed.writestr(entry, file.read_bytes())


def write_checksums(folder: Path) -> Path:
    """Write SHA256SUMS of the files of a folder, as `sha256sum -c` reads it."""
    target = folder / "SHA256SUMS"
    files = sorted(file for file in folder.iterdir() if file.is_file() and file != target)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    target.write_text("".join(lines), encoding="utf-8", newline="\n")
    return target
