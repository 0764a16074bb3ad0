"""What the frozen program does without. Knows names only; it touches no file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

# (name inside the frozen program, file on this machine, kind), as PyInstaller lists it.
Entry = tuple[str, str, str]

EXCLUDED_MODULES = (
    *("tkinter", "unittest", "sqlite3", "ssl", "_ssl", "_hashlib", "pdb", "doctest", "setuptools"),
    *("readline", "curses", "_curses", "_uuid", "pydoc_data"),
    *("numpy.f2py", "numpy.testing", "numpy.distutils", "pkg_resources", "pip"),
    *("pyqtgraph.opengl", "pyqtgraph.examples", "pyqtgraph.jupyter", "pyqtgraph.flowchart"),
    # The bare program's pyqtgraph tries to import these where they are installed.
    *("scipy", "matplotlib", "OpenGL", "h5py", "cupy", "numba", "IPython", "PIL", "pytest"),
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtUiTools"),
    *("PySide6.QtPrintSupport", "PySide6.QtSql", "PySide6.QtXml"),
)
# Of Qt's plugins only these, by folder; a folder that is not named is not needed at all.
PLUGINS = {
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "platformthemes": ("xdgdesktopportal",),
    "iconengines": ("svgicon",),
    "imageformats": ("svg", "ico"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient", "adwaita"),
}
# Qt draws without a graphics driver here; on Windows the software driver alone is 20 MB.
UNUSED_LIBRARIES = ("opengl32sw.dll", "d3dcompiler_47.dll")
# Belong to the machine, by the Debian package that holds them: what talks to drivers and daemons,
# and what every desktop has. Any other library travels with the program.
SYSTEM_LIBRARIES = {
    **dict.fromkeys(("libc", "libm", "libdl", "libpthread", "librt", "libutil"), "libc6"),
    **dict.fromkeys(("libgcc_s",), "libgcc-s1"),
    **dict.fromkeys(("ld-linux-x86-64", "ld-linux-aarch64"), "libc6"),
    "libstdc++": "libstdc++6",
    "libGL": "libgl1",
    "libGLX": "libglx0",
    "libGLdispatch": "libglvnd0",
    "libOpenGL": "libopengl0",
    "libEGL": "libegl1",
    "libX11": "libx11-6",
    "libX11-xcb": "libx11-xcb1",
    "libxcb": "libxcb1",
    "libfontconfig": "libfontconfig1",
    "libfreetype": "libfreetype6",
    "libdbus-1": "libdbus-1-3",
    "libglib-2.0": "libglib2.0-0t64 | libglib2.0-0",
    "libgthread-2.0": "libglib2.0-0t64 | libglib2.0-0",
    "libwayland-client": "libwayland-client0",
    "libwayland-cursor": "libwayland-cursor0",
    "libwayland-egl": "libwayland-egl1",
    "libz": "zlib1g",
    "libzstd": "libzstd1",
    "libbz2": "libbz2-1.0",
    "liblzma": "liblzma5",
}


def library_name(file_name: str) -> str:
    """Return the name of a Linux library without its version: `libz` for `libz.so.1`."""
    return file_name.partition(".so")[0]


def is_kept(name: str) -> bool:
    """Tell whether a file of the frozen program is needed; `name` is its path inside."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts
    if "plugins" in parts and "PySide6" in parts:
        return _is_kept_plugin(path)
    if "translations" in parts and "PySide6" in parts:
        return path.name in {"qtbase_ja.qm", "qtbase_en.qm"}
    if path.name.lower() in UNUSED_LIBRARIES:
        return False
    if ".so" in path.name and library_name(path.name) in SYSTEM_LIBRARIES:
        return False
    return "tests" not in parts and path.suffix not in {".pyi", ".pxd", ".h", ".lib"}


def _is_kept_plugin(path: PurePosixPath) -> bool:
    stem = path.name.split(".")[0].removeprefix("lib")
    return stem.removeprefix("q") in {
        *PLUGINS.get(path.parent.name, ()),
        *(name.removeprefix("q") for name in PLUGINS.get(path.parent.name, ())),
    }


def only_linked(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the entries without shared libraries that nothing left over is linked with.

    PyInstaller lists libraries before a plugin is taken out, so those of a dropped plugin stay.

    Parameters
    ----------
    entries
        Binaries of the frozen program.
    imports
        Gives, for a file, the names of the libraries that it is itself linked with.
    """
    listed = list(entries)
    by_name = {PurePosixPath(entry[0]).name: entry for entry in listed}
    waiting = [entry for entry in listed if not _is_plain_library(entry)]
    reached = {entry[0] for entry in waiting}
    while waiting:
        for library in imports(waiting.pop()[1]):
            entry = by_name.get(library)
            if entry is not None and entry[0] not in reached:
                reached.add(entry[0])
                waiting.append(entry)
    return [entry for entry in listed if entry[0] in reached]


def _is_plain_library(entry: Entry) -> bool:
    """Tell whether an entry is needed only where something is linked with it."""
    path = PurePosixPath(entry[0])
    is_library = path.name.startswith("lib") and ".so" in path.name
    # PyInstaller's boot loader opens Python's library by its name.
    opened_by_name = path.name.startswith("libpython") or "plugins" in path.parts
    return is_library and not opened_by_name and entry[2] != "EXTENSION"


def without_dead_links(links: Iterable[Entry], present: Iterable[Entry]) -> list[Entry]:
    """Return the entries without symbolic links to files that are no longer there."""
    names = {entry[0] for entry in present}
    return [
        entry
        for entry in links
        if entry[2] != "SYMLINK"
        or str(PurePosixPath(entry[0]).parent / entry[1]).removeprefix("./") in names
    ]
