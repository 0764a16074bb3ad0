"""Where a built program is tried out: how it is called there, and where it may write."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

PATIENCE_S = 300
ODD_NAME = "授業 用 (1組)"
# Of a plain user of the bare system.
USER = 4711
# Where programs are looked for, there and before: the tools that enter it lie in the last two.
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"


@dataclass(frozen=True)
class Place:
    """One way to run the program.

    Parameters
    ----------
    name
        What the printed line calls it.
    program
        Path of the executable, as seen from inside.
    out
        A folder to write to, as seen from here.
    inside
        The same folder as seen from inside.
    module
        Words that follow the executable where that is Python.
    prefix
        Command that enters the place; it must not leave a process of its own.
    surroundings
        All environment variables.
    """

    name: str
    program: str
    out: Path
    inside: str
    module: tuple[str, ...] = ()
    prefix: tuple[str, ...] = ()
    surroundings: dict[str, str] = field(default_factory=dict)

    def command(self, *words: str) -> list[str]:
        """Return the whole command for a call of the program."""
        return [*self.prefix, self.program, *self.module, *words]

    def run(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        """Call the program and wait for it."""
        return subprocess.run(
            self.command(*words),
            check=False,
            capture_output=True,
            stdin=subprocess.DEVNULL,
            cwd=self.out,
            env=self.surroundings,
            timeout=PATIENCE_S,
        )


def here(name: str, program: Path, out: Path) -> Place:
    """Return a place on this machine, with settings of its own below `out`."""
    out.mkdir(parents=True, exist_ok=True)
    home = {"HOME": str(out), "ATTENTION_VIEWER_HOME": str(out / "home")}
    surroundings = {**os.environ, **home}
    # The program brings its own Qt; what points to another one would hide a fault.
    for variable in ("PYTHONPATH", "PYTHONHOME", "LD_LIBRARY_PATH", "QT_PLUGIN_PATH"):
        surroundings.pop(variable, None)
    return Place(name, str(program), out, str(out), surroundings=surroundings)


def from_source(place: Place, project: Path) -> Place:
    """Return a place whose program is the Python that runs the package in a project."""
    surroundings = {**place.surroundings, "PYTHONPATH": str(project), "PYTHONUTF8": "1"}
    return replace(place, module=("-m", "attention_viewer"), surroundings=surroundings)


def inside_root(
    name: str, root: Path, program: str, *, home: str, user: int = USER, network: bool = False
) -> Place:
    """Return a place inside another system's tree, by default as a plain user without network."""
    out = root / "srv" / "out"
    out.mkdir(parents=True, exist_ok=True)
    os.chown(out, user, user)
    prefix: tuple[str, ...] = () if network else ("unshare", "--net")
    prefix += ("chroot", f"--userspec={user}:{user}", str(root))
    surroundings = {"HOME": home, "PATH": PATH, "LANG": "C.UTF-8"}
    return Place(name, program, out, "/srv/out", prefix=prefix, surroundings=surroundings)


@contextmanager
def bound(source: Path, target: Path, *, read_only: bool = False) -> Iterator[Path]:
    """Show a folder at another place for the time of a `with` block; needs root."""
    target.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "--bind", str(source), str(target)], check=True)
    try:
        if read_only:
            options = ["-o", "remount,bind,ro"]
            subprocess.run(["mount", *options, str(source), str(target)], check=True)
        yield target
    finally:
        subprocess.run(["umount", "-l", str(target)], check=True)


def copied(folder: Path, target: Path) -> Path:
    """Copy a frozen folder with its links; return the copy."""
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(folder, target, symlinks=True)
    return target
