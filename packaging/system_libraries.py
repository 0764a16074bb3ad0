"""The system libraries that Qt needs on Linux: looked for, and installed on Debian and its kin."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys

from setup_error import SetupError

# The libraries that Qt's modules link, without which it cannot even be imported.
LIBRARIES = (
    "libGL.so.1",
    "libEGL.so.1",
    "libglib-2.0.so.0",
    "libxkbcommon.so.0",
    "libfontconfig.so.1",
    "libfreetype.so.6",
    "libdbus-1.so.3",
)
PACKAGES = ("libglib2.0-0", "libgl1", "libegl1", "libxkbcommon0", "libfontconfig1", "libdbus-1-3")
# What the X11 platform plugin adds: without these the program ends as it opens its window.
WINDOW_LIBRARIES = (
    "libxkbcommon-x11.so.0",
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-keysyms.so.1",
    "libxcb-shape.so.0",
)
WINDOW_PACKAGES = (
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
)


def ensure(*, window: bool, window_required: bool = True) -> None:
    """Make sure of Qt's libraries, with those of an X11 window when asked.

    Raises
    ------
    SetupError
        When libraries are missing and cannot be installed from here; the text names them.
    """
    if not sys.platform.startswith("linux"):
        return
    needed, optional = list(LIBRARIES), list(WINDOW_LIBRARIES) if window else []
    if window_required:
        needed, optional = needed + optional, []
    lacking = missing(needed)
    if not lacking and not missing(optional):
        return
    if not lacking and administrator_prefix() is None:
        return  # no window will be opened, so the X11 libraries are not worth stopping for
    install([*PACKAGES, *(WINDOW_PACKAGES if window else ())], "Qt's system libraries", lacking)


def missing(names: list[str]) -> list[str]:
    """Return the shared libraries that the loader does not know."""
    known = loader_cache()
    return [name for name in names if name not in known and not loads(name)]


def loader_cache() -> set[str]:
    """Return the names in the loader's cache, which is far quicker than loading each library."""
    tool = shutil.which("ldconfig", path=f"{os.environ.get('PATH', '')}:/sbin:/usr/sbin")
    if tool is None:
        return set()
    listed = subprocess.run([tool, "-p"], check=False, capture_output=True, text=True)
    return {line.split()[0] for line in listed.stdout.splitlines()[1:] if line.split()}


def loads(name: str) -> bool:
    """Tell whether the loader finds the library, wherever it may lie."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def install(packages: list[str], purpose: str, lacking: list[str] | None = None) -> None:
    """Install Debian packages, saying so; raise SetupError where that cannot be done."""
    reason = f"{purpose} missing" + (f" ({', '.join(lacking)})" if lacking else "")
    if shutil.which("apt-get") is None:
        raise SetupError(f"{reason}; install what these Debian packages hold: {' '.join(packages)}")
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    prefix = administrator_prefix()
    if prefix is None:
        raise SetupError(f"{reason}; run as root: {' '.join(command)}")
    print(f"{reason}: {' '.join([*prefix, *command])}", flush=True)
    options = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    for arguments in (["update"], command[1:]):
        done = subprocess.run(
            [*prefix, *options, *arguments],
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    if done.returncode != 0:
        raise SetupError(f"{done.stdout.rstrip()}\napt-get failed; {reason}")


def administrator_prefix() -> list[str] | None:
    """Return what to put before a command to run it as root, or None when that is impossible."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    if sys.stdin.isatty():
        return ["sudo"]
    can = subprocess.run(["sudo", "-n", "true"], check=False, capture_output=True)
    return ["sudo", "-n"] if can.returncode == 0 else None
