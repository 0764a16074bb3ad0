"""The Debian package: the frozen program below /usr/lib, with desktop entry, icons, licence."""

from __future__ import annotations

import gzip
import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from setup_error import SetupError

from bundling import archives, elf, freeze, programs, slim, tools

NAME = "attention-viewer"
LINUX = programs.PACKAGING / "linux"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


def build(frozen: Path, machine: str, version: str, scratch: Path, target: Path) -> Path:
    """Make the package file in the folder `target`; return it.

    Raises
    ------
    SetupError
        When a library that is neither inside nor known is needed, or dpkg-deb fails.
    """
    tree = lay_out(frozen, machine, version, scratch)
    file = target / f"{NAME}_{version}_{ARCHITECTURES[machine]}.deb"
    return pack(tree, file)


def pack(tree: Path, file: Path, *, compression: str = "xz") -> Path:
    """Pack a laid-out tree; `none` is quick, for packages that only tests install."""
    file.parent.mkdir(parents=True, exist_ok=True)
    command = ["dpkg-deb", "--root-owner-group", f"-Z{compression}"]
    command += ["-z9"] if compression == "xz" else []
    surroundings = {"SOURCE_DATE_EPOCH": str(archives.moment())}
    tools.call([*command, "--build", tree, file], surroundings=surroundings)
    return file


def lay_out(frozen: Path, machine: str, version: str, scratch: Path) -> Path:
    """Lay out the files of the package below `scratch`; return the tree."""
    tree = scratch / f"deb-{version}"
    if tree.exists():
        shutil.rmtree(tree)
    library = tree / "usr" / "lib" / NAME
    shutil.copytree(frozen, library, symlinks=True)
    link(tree / "usr" / "bin" / NAME, f"../lib/{NAME}/{NAME}")
    shared = tree / "usr" / "share"
    copy(LINUX / f"{NAME}.desktop", shared / "applications" / f"{NAME}.desktop")
    copy(LINUX / f"{NAME}.xml", shared / "mime" / "packages" / f"{NAME}.xml")
    lay_icons(shared / "icons" / "hicolor")
    lay_documents(shared / "doc" / NAME)
    write_control(tree, frozen, machine, version)
    set_modes(tree)
    return tree


def lay_icons(folder: Path) -> None:
    """Copy the program's icon in every size, and as a drawing."""
    icons = programs.PROJECT / "resources" / "icons"
    for picture in sorted(icons.glob("app-*.png")):
        side = picture.stem.removeprefix("app-")
        copy(picture, folder / f"{side}x{side}" / "apps" / f"{NAME}.png")
    copy(icons / "app.svg", folder / "scalable" / "apps" / f"{NAME}.svg")


def lay_documents(folder: Path) -> None:
    """Write the changes and the licence, with the place of all others."""
    folder.mkdir(parents=True)
    changes = (programs.PROJECT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    licence = (programs.PROJECT / "LICENSE").read_text(encoding="utf-8")
    others = f"/usr/lib/{NAME}/{programs.CONTENTS}/resources/licences"
    text = (
        f"{licence}\nThe licences of everything inside lie in {others};\nHelp > About shows them.\n"
    )
    (folder / "copyright").write_text(text, encoding="utf-8")


def write_control(tree: Path, frozen: Path, machine: str, version: str) -> None:
    """Write what dpkg wants to know, and the sums of all files."""
    text = (LINUX / "control.in").read_text(encoding="utf-8")
    values = {
        "VERSION": version,
        "ARCHITECTURE": ARCHITECTURES[machine],
        "KILOBYTES": str(-(-freeze.size(tree) // 1024)),
        "DEPENDS": ", ".join(dependencies(frozen)),
    }
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(text, encoding="utf-8")
    (control / "md5sums").write_text(sums(tree), encoding="utf-8")


def sums(tree: Path) -> str:
    """Return the lines of md5sums; the form is Debian's, no protection."""
    files = sorted(file for file in tree.rglob("*") if file.is_file() and not file.is_symlink())
    inside = [file for file in files if "DEBIAN" not in file.relative_to(tree).parts]
    return "".join(
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}"
        f"  {file.relative_to(tree).as_posix()}\n"
        for file in inside
    )


def dependencies(frozen: Path) -> list[str]:
    """Return the packages that the frozen program needs, as in the field Depends."""
    files = [file for file in sorted(frozen.rglob("*")) if elf.is_elf(file)]
    major, minor = elf.glibc(files)
    found = packages_for(lacking(files))
    # Linked by nothing: Qt looks for fonts by the settings of the first.
    return [f"libc6 (>= {major}.{minor})", *sorted((found | {"fontconfig-config"}) - {"libc6"})]


def lacking(files: Iterable[Path]) -> set[str]:
    """Return the libraries that files are linked with and that are not among them."""
    listed = list(files)
    inside = {file.name for file in listed}
    return {name for file in listed for name in elf.needed(file)} - inside


def packages_for(libraries: Iterable[str]) -> set[str]:
    """Return the Debian packages of libraries of the system.

    Raises
    ------
    SetupError
        For a library that no package is known for.
    """
    known = slim.SYSTEM_LIBRARIES
    unknown = sorted(name for name in libraries if slim.library_name(name) not in known)
    if unknown:
        raise SetupError(f"neither inside nor in slim.SYSTEM_LIBRARIES: {', '.join(unknown)}")
    return {known[slim.library_name(name)] for name in libraries}


def copy(source: Path, target: Path) -> None:
    """Copy one file, making its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def link(place: Path, target: str) -> None:
    """Make a symbolic link, and its folder."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(target)


def set_modes(tree: Path) -> None:
    """Let everybody read, and only root write, whatever the umask of the build was."""
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            entered_or_run = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if entered_or_run else 0o644)
