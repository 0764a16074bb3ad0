"""Adds the licences of what only the frozen program holds to its index, which About shows."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from setup_error import SetupError

from bundling import programs, tools
from bundling.slim import Entry

DOCUMENTS = Path("/usr/share/doc")
# Of the licences inside the frozen program.
FOLDER = "resources/licences"


def complete(binaries: Iterable[Entry], scratch: Path) -> list[Entry]:
    """Write the licences and the index of a frozen program; return them as its data files.

    Parameters
    ----------
    binaries
        What is frozen, as PyInstaller lists it.
    scratch
        A folder for the files.

    Raises
    ------
    SetupError
        When a library's licence cannot be told; nothing may ship without one.
    """
    scratch.mkdir(parents=True, exist_ok=True)
    index = programs.PROJECT / "resources" / "licences" / "index.json"
    entries = json.loads(index.read_text(encoding="utf-8"))
    entries.append(boot_loader(scratch))
    if sys.platform == "linux":
        entries += [system_entry(package, scratch) for package in system_packages(binaries)]
    text = json.dumps(entries, indent=2, ensure_ascii=False) + "\n"
    (scratch / "index.json").write_text(text, encoding="utf-8")
    files = sorted(scratch.iterdir())
    return [(f"{FOLDER}/{file.name}", str(file), "DATA") for file in files]


def boot_loader(folder: Path) -> dict[str, str]:
    """Copy the licence of PyInstaller's boot loader; return its entry."""
    packed = distribution("pyinstaller")
    for file in packed.files or []:
        if file.name == "COPYING.txt":
            text = Path(str(file.locate())).read_text(encoding="utf-8")
            (folder / "pyinstaller.txt").write_text(text, encoding="utf-8")
            return {
                "name": "PyInstaller boot loader",
                "versions": packed.version,
                "licence": "GPL-2.0-or-later WITH Bootloader-exception",
                "file": "pyinstaller.txt",
                "part": "starts the stand-alone program",
            }
    raise SetupError("the package pyinstaller has no file COPYING.txt")


def system_packages(binaries: Iterable[Entry]) -> list[str]:
    """Return the Debian packages of the libraries that were taken from the system."""
    names = [entry[0] for entry in binaries if entry[2] == "BINARY" and "/" not in entry[0]]
    taken = [name for name in names if not name.startswith("libpython")]
    return sorted({package_of(name) for name in taken})


def package_of(library: str) -> str:
    """Return the Debian package that holds a shared library."""
    for line in tools.call(["dpkg", "-S", f"*/{library}"]).splitlines():
        found = re.fullmatch(r"([a-z0-9.+-]+)(?::\w+)?: \S+", line)
        if found is not None:
            return found[1]
    raise SetupError(f"no package is known to hold {library}")


def system_entry(package: str, folder: Path) -> dict[str, str]:
    """Copy the licence of a Debian package; return its entry."""
    text = DOCUMENTS / package / "copyright"
    if not text.is_file():
        raise SetupError(f"{text} is missing; the package ships without a licence otherwise")
    name = f"system-{package}.txt"
    (folder / name).write_bytes(text.read_bytes())
    version = tools.call(["dpkg-query", "-W", "-f", "${Version}\n", package]).split()[0]
    return {
        "name": package,
        "versions": version,
        "licence": "see its text",
        "file": name,
        "part": "library of the system, inside the stand-alone program",
    }
