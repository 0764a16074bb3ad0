"""Packs the program's pictures into the icon file of macOS."""

from __future__ import annotations

import struct
from pathlib import Path

from bundling import programs

# Kind of a record, and the side in px of the PNG it holds; `ic11` to `ic13` are for fine screens.
KINDS = {"ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic13": 256}
_HEAD = struct.Struct(">4sI")


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return an icon file with PNG pictures (side in px to content).

    A record, like the file, is its name, its length with these eight bytes, and its content.
    """
    records = b""
    for kind, side in KINDS.items():
        content = pictures[side]
        records += _HEAD.pack(kind.encode("ascii"), _HEAD.size + len(content)) + content
    return _HEAD.pack(b"icns", _HEAD.size + len(records)) + records


def write(folder: Path) -> str:
    """Write `app.icns` into a folder; return its path."""
    icons = programs.PROJECT / "resources" / "icons"
    pictures = {side: (icons / f"app-{side}.png").read_bytes() for side in set(KINDS.values())}
    file = folder / "app.icns"
    file.write_bytes(icns(pictures))
    return str(file)
