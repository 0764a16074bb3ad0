"""What Windows shows of the program under Properties > Details."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bundling import programs

TEMPLATE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "Attention Viewer contributors"),
      StringStruct("FileDescription", "Attention Viewer"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("ProductName", "Attention Viewer"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def numbers(version: str) -> tuple[int, ...]:
    """Return the version as Windows counts: four numbers.

    Raises
    ------
    ValueError
        When a part is no number.
    """
    parts = [int(part) for part in version.split(".")]
    return tuple([*parts, 0, 0, 0, 0][:4])


def text(version: str) -> str:
    """Return the description that PyInstaller reads."""
    return TEMPLATE.format(numbers=numbers(version), version=version)


def write() -> str:
    """Write the description of the present version to a scratch file; return its path."""
    file = Path(tempfile.mkdtemp(), "version_info.txt")
    file.write_text(text(programs.version()), encoding="utf-8")
    return str(file)
