"""A bare Debian without Python and Qt, in which the Linux products are tried out; needs root."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from setup_error import SetupError

from bundling import places, tools

# Holds the system as debootstrap made it, and the packages that apt fetched, for the next time.
FOLDER_VARIABLE = "BARE_DEBIAN"
TOOLS = ("debootstrap", "unshare", "chroot", "mount")
# What changes by itself whenever a package is installed or removed.
NOT_COMPARED = (
    "proc",
    "dev",
    "sys",
    "srv",
    "tmp",
    "var/cache",
    "var/log",
    "var/lib/dpkg",
    "var/lib/apt",
)


def reason_against() -> str | None:
    """Return why no bare Debian can be made here, or None."""
    if sys.platform != "linux":
        return "this is not Linux"
    if os.geteuid() != 0:
        return "only root may enter another system's tree"
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if lacking:
        return f"not installed: {', '.join(lacking)}"
    return None if mirror() else "no Debian mirror is named in /etc/apt"


def mirror() -> str | None:
    """Return the address that this machine's own packages come from."""
    lists = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("*")]
    for file in lists:
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
        found = re.search(r"https?://\S+/(?:debian|ubuntu)/?(?=\s|$)", "\n".join(lines))
        if found is not None:
            return found[0]
    return None


def codename() -> str:
    """Return the name of this machine's release, whose libraries the program was built with."""
    text = Path("/etc/os-release").read_text(encoding="utf-8")
    found = re.search(r"^VERSION_CODENAME=(\w+)", text, re.MULTILINE)
    if found is None:
        raise SetupError("/etc/os-release names no release")
    return found[1]


def folder() -> Path:
    """Return where the system is kept between two runs."""
    given = os.environ.get(FOLDER_VARIABLE)
    return Path(given) if given else Path(tempfile.gettempdir(), "attention-viewer-bare-debian")


def base() -> Path:
    """Return the tree that debootstrap makes, made once."""
    tree = folder() / "base"
    ready = folder() / "base.ready"
    if ready.exists():
        return tree
    shutil.rmtree(tree, ignore_errors=True)
    tree.parent.mkdir(parents=True, exist_ok=True)
    address = mirror() or ""
    print(f"== making a bare {codename()} in {tree} (once)", flush=True)
    options = ["--variant=minbase", "--include=ca-certificates"]
    tools.call(["debootstrap", *options, codename(), tree, address])
    let_apt_work(tree)
    ready.touch()
    return tree


def let_apt_work(tree: Path) -> None:
    """Give apt in the tree the ways to its mirror that this machine has."""
    for name in ("resolv.conf", "hosts"):
        (tree / "etc" / name).write_bytes(Path("/etc", name).read_bytes())
    shutil.copytree("/etc/apt/apt.conf.d", tree / "etc/apt/apt.conf.d", dirs_exist_ok=True)
    certificates = Path("/etc/ssl/certs/ca-certificates.crt")
    if certificates.is_file():
        target = tree / "etc/ssl/certs/ca-certificates.crt"
        target.write_bytes(certificates.read_bytes())


@contextmanager
def started() -> Iterator[Path]:
    """Give a fresh copy of the bare system, its folders of devices in place."""
    tree = folder() / f"run-{os.getpid()}"
    tools.call(["cp", "-a", "--reflink=auto", base(), tree])
    try:
        with ExitStack() as stack:
            stack.enter_context(places.bound(Path("/proc"), tree / "proc"))
            stack.enter_context(places.bound(Path("/dev"), tree / "dev"))
            archives = folder() / "archives"
            (archives / "partial").mkdir(parents=True, exist_ok=True)
            stack.enter_context(places.bound(archives, tree / "var/cache/apt/archives"))
            # Xvfb's socket: the one thing of this machine that a window there needs.
            sockets = Path("/tmp/.X11-unix")
            sockets.mkdir(exist_ok=True)
            stack.enter_context(places.bound(sockets, tree / "tmp/.X11-unix"))
            yield tree
    finally:
        # Never across a mount that could not be taken away.
        subprocess.run(["rm", "-rf", "--one-file-system", str(tree)], check=True)


def root_call(tree: Path, *words: str, network: bool = False) -> str:
    """Run a command as root inside the tree; return what it printed."""
    prefix = [] if network else ["unshare", "--net"]
    inside = ["chroot", str(tree), "env", "-i", "DEBIAN_FRONTEND=noninteractive", "LANG=C.UTF-8"]
    return tools.call([*prefix, *inside, "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *words])


def is_bare(tree: Path) -> bool:
    """Tell whether neither Python nor Qt is in the tree."""
    names = ("python3*", "libQt6*", "libpython3*")
    return not any(next((tree / "usr").rglob(name), None) for name in names)


def files(tree: Path) -> set[str]:
    """Return the paths of all files in the tree that a package or a person could have put there."""
    prune = [word for part in NOT_COMPARED for word in ("-path", f"{tree}/{part}", "-o")][:-1]
    listed = tools.call(["find", tree, "(", *prune, ")", "-prune", "-o", "-print"])
    return {line.removeprefix(str(tree)) for line in listed.splitlines()}
