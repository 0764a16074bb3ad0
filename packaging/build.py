"""Builds, tries out and measures what people download; called by `dev.py package`.

Standard output ends with the figures and their limits; the exit code is 1 when one is short or
a part of the trial failed. Products go to dist/, everything else to build/.
"""

from __future__ import annotations

import platform
import shutil
import sys
from contextlib import ExitStack
from pathlib import Path

from bundling import (
    archives,
    bare_debian,
    deb,
    figures,
    freeze,
    linux_trial,
    mac,
    nsis,
    places,
    programs,
    screen,
    sign_windows,
    smoke,
    tools,
)
from bundling.figures import Figure
from setup_error import SetupError

BUILD = programs.PROJECT / "build"
DIST = programs.PROJECT / "dist"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
# What Python calls the kinds of processor on Windows and macOS.
MACHINES = {"amd64": "x86_64", "arm64": "arm64" if sys.platform == "darwin" else "aarch64"}


def main() -> int:
    """Build for this system; 1 when something failed or is too large or slow."""
    try:
        measured = package()
    except SetupError as error:
        print(f"== FAILED: {error}", file=sys.stderr)
        return 1
    print("\n".join(figure.line() for figure in measured), flush=True)
    return 0 if all(figure.is_ok for figure in measured) else 1


def package() -> list[Figure]:
    """Freeze both programs, make the products, try them out; return the figures."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(BUILD / "trial", ignore_errors=True)
    own = frozen("own")
    bare = frozen("bare")
    build_wheel()
    products = wrap(own)
    downloads = {"own": portable(products).stat().st_size, "bare": portable_bare(bare)}
    archives.write_checksums(DIST)
    for file in sorted(DIST.iterdir()):
        print(f"== made dist/{file.name}, {file.stat().st_size} bytes", flush=True)
    installed = {"own": freeze.size(own), "bare": freeze.size(bare)}
    measured = figures.sizes(installed, downloads, products)
    return measured + try_out(own, bare, products)


def frozen(which: str) -> Path:
    """Freeze one program; return its folder."""
    print(f"== freezing {which}", flush=True)
    return freeze.freeze(which, programs.chosen([which]), BUILD)


def build_wheel() -> None:
    """Build the wheel with the packages already here."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST)]
    tools.call(command, folder=programs.PROJECT)


def stem() -> str:
    """Return how product files begin: program, version, system and processor."""
    return f"attention-viewer-{programs.version()}-{SYSTEMS[sys.platform]}-{machine()}"


def machine() -> str:
    """Return the kind of processor, as Linux calls it."""
    name = platform.machine().lower()
    return MACHINES.get(name, name)


def wrap(own: Path) -> list[Path]:
    """Make the files that people download; return them."""
    if sys.platform == "darwin":
        return [mac.build(own, DIST / f"{stem()}.dmg", BUILD)]
    root = f"attention-viewer-{programs.version()}"
    if sys.platform == "win32":
        return wrap_for_windows(own, root)
    archive = DIST / f"{stem()}.tar.xz"
    archives.tar_xz(own, root, archive, machine())
    if shutil.which("dpkg-deb") is None:
        print("== no .deb: dpkg-deb is not installed", flush=True)
        return [archive]
    return [archive, deb.build(own, machine(), programs.version(), BUILD, DIST)]


def wrap_for_windows(own: Path, root: str) -> list[Path]:
    """Make the portable archive and the installer."""
    archive = DIST / f"{stem()}.zip"
    sign_windows.sign(*sorted(own.glob("*.exe")))
    archives.zip_folder(own, root, archive)
    makensis = nsis.compiler()
    if makensis is None:
        print("== no installer: makensis is not installed", flush=True)
        return [archive]
    setup = DIST / f"{stem()}-setup.exe"
    return [archive, nsis.build(makensis, own, setup, programs.version())]


def portable(products: list[Path]) -> Path:
    """Return the product that the bare program is packed like."""
    return products[0]


def portable_bare(bare: Path) -> int:
    """Pack the bare program like the first product; return its bytes."""
    if sys.platform == "darwin":
        return mac.build(bare, BUILD / "bare.dmg", BUILD / "bare-image").stat().st_size
    if sys.platform == "win32":
        target = BUILD / "bare.zip"
        archives.zip_folder(bare, "bare", target)
    else:
        target = BUILD / "bare.tar.xz"
        archives.tar_xz(bare, "bare", target, machine())
    return target.stat().st_size


def try_out(own: Path, bare: Path, products: list[Path]) -> list[Figure]:
    """Run the smoke test of the products in every place there is; return the figures of start."""
    scratch = BUILD / "trial"
    source = places.here("source", Path(sys.executable), scratch / "source")
    wanted = smoke.reference(places.from_source(source, programs.PROJECT))
    with ExitStack() as stack:
        shown = screen_or_none(stack)
        program = programs.executable(own, programs.own())
        if sys.platform == "linux":
            program = linux_trial.unpacked(portable(products), scratch)
        name = "unpacked, write-protected folder with spaces and Japanese"
        place = places.here(name if sys.platform == "linux" else "built", program, scratch / "out")
        smoke.all_of(place, wanted, shown)
        if sys.platform == "linux":
            linux_trial.replace_qt(program, scratch, wanted)
            bare_trial(own, program, products, wanted, shown)
        if shown is None:
            return []
        smoke.opens_window(place, shown, BUILD / "window.png")
        other = programs.executable(bare, programs.bare())
        return figures.starts(place, places.here("bare", other, scratch / "bare"), shown)


def screen_or_none(stack: ExitStack) -> screen.Screen | None:
    """Start a screen to watch, or say why windows are not looked at."""
    reason = screen.reason_against()
    if reason is not None:
        print(f"== skipped: windows and first paint: {reason}", flush=True)
        return None
    return stack.enter_context(screen.started())


def bare_trial(
    own: Path,
    program: Path,
    products: list[Path],
    wanted: smoke.Reference,
    shown: screen.Screen | None,
) -> None:
    """Try the package in a bare Debian, or say why not."""
    reason = bare_debian.reason_against()
    packages = [file for file in products if file.suffix == ".deb"]
    if not packages:
        reason = "there is no .deb"
    if reason is not None:
        print(f"== skipped: the bare Debian: {reason}", flush=True)
        return
    tree = deb.lay_out(own, machine(), linux_trial.OLDER, BUILD)
    (tree / linux_trial.GONE).write_text("of the older version\n", encoding="utf-8")
    older = deb.pack(tree, BUILD / "older.deb", compression="none")
    linux_trial.in_bare_debian(packages[0], older, program, wanted, shown)


if __name__ == "__main__":
    sys.exit(main())
