"""Freezes a program into a folder that needs no Python, and makes that folder small."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from bundling import elf, programs, tools
from bundling.programs import Program

# Stripping breaks these: numpy's libraries were patched after they were linked.
NEVER_STRIPPED = ("numpy.libs",)


def freeze(which: str, program: Program, build: Path) -> Path:
    """Freeze the program `own` or `bare`; return its folder, on macOS the application.

    Raises
    ------
    SetupError
        When PyInstaller or strip fails.
    """
    frozen = build / "frozen"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level=ERROR"]
    command += [f"--distpath={frozen}", f"--workpath={build / 'work' / which}"]
    command += [str(programs.PACKAGING / "attention_viewer.spec"), "--", which]
    # The order of sets reaches the archive of modules; with a fixed seed it is always the same.
    tools.call(command, surroundings={"PYTHONHASHSEED": "1"})
    if sys.platform == "darwin":
        return frozen / f"{program.title}.app"
    folder = frozen / program.name
    if sys.platform == "linux":
        strip(folder, program.name)
    if which == "own":
        shutil.copy(programs.PROJECT / "LICENSE", folder / "LICENSE.txt")
    return folder


def strip(folder: Path, name: str) -> None:
    """Take the symbols for debuggers out of the libraries.

    The program's own file stays as it is: PyInstaller keeps its modules behind its end.
    """
    files = [file for file in sorted(folder.rglob("*")) if elf.is_elf(file)]
    kept = {folder / name}
    targets = [
        file for file in files if file not in kept and not set(NEVER_STRIPPED) & set(file.parts)
    ]
    tools.call(["strip", "--strip-unneeded", *targets])


def size(folder: Path) -> int:
    """Return the bytes of all files below a folder."""
    files = (file for file in folder.rglob("*") if not file.is_symlink())
    return sum(file.stat().st_size for file in files if file.is_file())
