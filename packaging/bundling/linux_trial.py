"""Tries the Linux products: unpacked on this machine, and in a bare Debian from first to last."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import tarfile
from pathlib import Path

from setup_error import SetupError

from bundling import bare_debian, deb, places, screen, smoke, tools
from bundling.smoke import Reference

OLDER = "0.0.1"
# A file of the older version that the present one no longer has.
GONE = f"usr/lib/{deb.NAME}/lib/gone.txt"
HOME = "home/teacher"
# As the older version left them: of this form, and to be honoured by the present one.
SETTINGS = {"language": "ja", "theme": "dark", "zoom": 1.0, "lesson": "softmax"}
# Mean of all channels below which a window is a dark one; the light theme has about 240.
DARK = 90.0
QT_LIBRARY = "lib/PySide6/Qt/lib/libQt6Widgets.so.6"


def unpacked(archive: Path, scratch: Path) -> Path:
    """Unpack the .tar.xz write-protected, in a folder with an odd name; return the program."""
    place = scratch / places.ODD_NAME
    if place.exists():
        tools.call(["chmod", "-R", "u+w", place])
        shutil.rmtree(place)
    place.mkdir(parents=True)
    with tarfile.open(archive) as tar:
        tar.extractall(place, filter="data")
    tools.call(["chmod", "-R", "a-w", place])
    return next(place.iterdir()) / deb.NAME


def replace_qt(program: Path, scratch: Path, wanted: Reference) -> None:
    """Do what Qt's licence grants: put another build of a library in place, and run with it."""
    folder = places.copied(program.parent, scratch / "other-qt")
    tools.call(["chmod", "-R", "u+w", folder])
    place = places.here("Qt's library replaced", folder / program.name, scratch / "other-qt-out")
    library = folder / QT_LIBRARY
    content = library.read_bytes()
    library.unlink()
    if place.run("screenshot", "--lesson", wanted.lessons[0], "--out", "none.png").returncode == 0:
        raise SetupError(f"{QT_LIBRARY} is not the library that the program uses")
    # Behind the end of what the loader reads: another file of the same version.
    library.write_bytes(content + b"another build")
    print(f"== smoke: {place.name}: {smoke.draws_lessons(place, wanted)}", flush=True)


def in_bare_debian(
    package: Path, older: Path, program: Path, wanted: Reference, shown: screen.Screen | None
) -> None:
    """Install, upgrade, use and remove the package, and use the unpacked archive.

    Parameters
    ----------
    package, older
        The .deb of this version and of one before it.
    program
        The unpacked archive's program on this machine.
    wanted
        What the source run does.
    shown
        A screen, or None where there is none.
    """
    with bare_debian.started() as tree:
        if not bare_debian.is_bare(tree):
            raise SetupError(f"{tree} is not bare: Python or Qt is there")
        before = install_dependencies(tree, older)
        settings = make_home(tree)
        upgrade(tree, package, older)
        use_installed(tree, wanted, shown)
        use_archive(tree, program.parent, wanted, shown)
        remove(tree, before, settings)


def install_dependencies(tree: Path, older: Path) -> set[str]:
    """Let apt fetch what the package depends on; return the files that are there without it."""
    shutil.copy(older, tree / "srv/older.deb")
    apt = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    bare_debian.root_call(tree, *apt, "update", network=True)
    options = ["-y", "--no-install-recommends"]
    bare_debian.root_call(tree, *apt, "install", *options, "/srv/older.deb", network=True)
    bare_debian.root_call(tree, "dpkg", "--purge", deb.NAME)
    if not bare_debian.is_bare(tree):
        raise SetupError("the dependencies of the package bring Python or Qt")
    return bare_debian.files(tree)


def make_home(tree: Path) -> Path:
    """Make a teacher's home with settings in it; return their file."""
    settings = tree / HOME / ".config" / deb.NAME / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(SETTINGS), encoding="utf-8")
    for path in [tree / HOME, *(tree / HOME).rglob("*")]:
        os.chown(path, places.USER, places.USER)
    return settings


def upgrade(tree: Path, package: Path, older: Path) -> None:
    """Install the older version, then this one over it, both without network."""
    shutil.copy(older, tree / "srv/older.deb")
    bare_debian.root_call(tree, "dpkg", "--install", "/srv/older.deb")
    if not (tree / GONE).is_file():
        raise SetupError("the older version was not installed")
    shutil.copy(package, tree / "srv/new.deb")
    bare_debian.root_call(tree, "dpkg", "--install", "/srv/new.deb")
    if (tree / GONE).exists():
        raise SetupError("the upgrade left a file of the older version behind")
    changed = bare_debian.root_call(tree, "dpkg", "--verify", deb.NAME).strip()
    if changed:
        raise SetupError(f"dpkg --verify: {changed}")
    print("== smoke: upgraded over an older version with settings present", flush=True)


def use_installed(tree: Path, wanted: Reference, shown: screen.Screen | None) -> None:
    """Use the installed program as a plain user without network; its settings are honoured."""
    place = places.inside_root(
        "installed .deb, bare Debian, no network", tree, deb.NAME, home=f"/{HOME}"
    )
    smoke.all_of(place, wanted, shown)
    if shown is not None:
        dark = brightness(place, shown)
        if dark > DARK:
            raise SetupError(f"the dark theme of the settings is not used: brightness {dark:.0f}")
        print(f"== smoke: settings of the older version used: brightness {dark:.0f}", flush=True)


def brightness(place: places.Place, shown: screen.Screen) -> float:
    """Return how bright the program's window is."""
    surroundings = {**place.surroundings, "DISPLAY": shown.display, "QT_QPA_PLATFORM": "xcb"}
    with screen.window(shown, place.command(), surroundings):
        return shown.brightness()


def use_archive(tree: Path, folder: Path, wanted: Reference, shown: screen.Screen | None) -> None:
    """Use the unpacked archive, mounted read-only, as another user whose home is locked."""
    locked = tree / "srv" / "locked"
    locked.mkdir(mode=0o555)
    inside = tree / "srv" / places.ODD_NAME
    place = places.inside_root(
        "archive, read-only folder with spaces and Japanese, locked home, another user, no network",
        tree,
        f"/srv/{places.ODD_NAME}/{deb.NAME}",
        home="/srv/locked",
        user=places.USER + 1,
    )
    shutil.rmtree(place.out)
    place.out.mkdir()
    os.chown(place.out, places.USER + 1, places.USER + 1)
    with contextlib.ExitStack() as stack:
        stack.enter_context(places.bound(folder, inside, read_only=True))
        smoke.all_of(place, wanted, shown)
    if any(locked.iterdir()):
        raise SetupError("the locked home was written to")


def remove(tree: Path, before: set[str], settings: Path) -> None:
    """Remove the package: only the user's own files stay."""
    bare_debian.root_call(tree, "dpkg", "--remove", deb.NAME)
    left = {name for name in bare_debian.files(tree) - before if not name.startswith("/home/")}
    lost = before - bare_debian.files(tree)
    if left or lost:
        raise SetupError(f"after removal: left {sorted(left)}, lost {sorted(lost)}")
    stored = json.loads(settings.read_text(encoding="utf-8"))
    if any(stored.get(name) != value for name, value in SETTINGS.items()):
        raise SetupError("the settings of the user did not survive the removal")
    print("== smoke: removed; nothing left but the user's own files", flush=True)
