"""The two programs that are frozen: this one, and the bare one that its figures stand beside."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[1]
PROJECT = PACKAGING.parent
# The folder beside the executable that holds everything else; licences/qt.txt names it.
CONTENTS = "lib"
# Sources of resources and pictures of the README, which the program does not read.
NOT_SHIPPED = ("README.md", "*.ts", "pictures/*")


@dataclass(frozen=True)
class Program:
    """What PyInstaller has to know of a program.

    Parameters
    ----------
    name
        Of the executable and of its folder.
    title
        What people call it.
    script
        The file that is started.
    modules
        What is imported by name only, which no analysis of the sources finds.
    data
        (file, folder inside the frozen program).
    data_packages
        Packages whose data files are needed.
    """

    name: str
    title: str
    script: Path
    modules: tuple[str, ...] = ()
    data: tuple[tuple[str, str], ...] = ()
    data_packages: tuple[str, ...] = ()


def version() -> str:
    """Return the version that the package calls itself."""
    text = (PROJECT / "attention_viewer" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise ValueError("attention_viewer/__init__.py has no __version__")
    return found[1]


def own() -> Program:
    """Return this program."""
    return Program(
        name="attention-viewer",
        title="Attention Viewer",
        script=PROJECT / "attention_viewer" / "__main__.py",
        modules=tuple(modules()),
        data=tuple(resource_files()),
        data_packages=("ziamath", "ziafont", "latex2mathml"),
    )


def bare() -> Program:
    """Return the least program with a window and a plot."""
    return Program(name="bare", title="Bare", script=PACKAGING / "bare_program.py")


def chosen(arguments: list[str]) -> Program:
    """Return the program that the last argument names; PyInstaller hands on what follows `--`."""
    return {"own": own, "bare": bare}[arguments[-1]]()


def modules() -> list[str]:
    """Return every module of the package; lessons and commands are imported by name only."""
    files = sorted((PROJECT / "attention_viewer").rglob("*.py"))
    names = [".".join(file.relative_to(PROJECT).with_suffix("").parts) for file in files]
    return [name.removesuffix(".__init__") for name in names if not name.endswith("__main__")]


def lesson_ids() -> tuple[str, ...]:
    """Return the ids of the lessons: their folders have the same names."""
    lessons = (PROJECT / "attention_viewer" / "lessons").iterdir()
    return tuple(sorted(each.name for each in lessons if (each / "__init__.py").is_file()))


def resource_files() -> list[tuple[str, str]]:
    """Return (file, folder) of every resource that ships."""
    folder = PROJECT / "resources"
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    kept = [file for file in files if not any(file.match(pattern) for pattern in NOT_SHIPPED)]
    return [(str(file), file.parent.relative_to(PROJECT).as_posix()) for file in kept]


def executable(folder: Path, program: Program) -> Path:
    """Return the program's file in its frozen folder, the one that writes to a terminal."""
    if sys.platform == "darwin":
        return folder / "Contents" / "MacOS" / program.name
    return folder / (f"{program.name}.exe" if sys.platform == "win32" else program.name)
