"""The Windows installer: compiled by makensis, which runs on Windows and on Debian alike."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from bundling import programs, sign_windows, tools, version_info

SCRIPT = programs.PACKAGING / "windows" / "installer.nsi"
UNINSTALLER = "uninstall.exe"
# Where NSIS lies on Windows when it is not on the PATH.
USUAL_PLACE = Path("C:/Program Files (x86)/NSIS/makensis.exe")
# Helpers of the pages, which are unpacked to a scratch folder and not installed.
PAGE_FILES = r"\$(PLUGINSDIR|TEMP)/"


def compiler() -> str | None:
    """Return the path of makensis, or None where it is not installed."""
    found = shutil.which("makensis")
    return found or (str(USUAL_PLACE) if USUAL_PLACE.is_file() else None)


def arguments(source: Path, target: Path, version: str) -> list[str]:
    """Return what makensis is called with: warnings are errors."""
    icon = programs.PROJECT / "resources" / "icons" / "app.ico"
    values = {
        "VERSION": version,
        "VERSION4": ".".join(str(part) for part in version_info.numbers(version)),
        "SOURCE": str(source),
        "TARGET": str(target),
        "ICON": str(icon),
        "LICENCE": str(programs.PROJECT / "LICENSE"),
    }
    named = [f"-D{name}={value}" for name, value in values.items()]
    options = ["-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    return [*options, *named, *sign_windows.as_definition(), str(SCRIPT)]


def build(makensis: str, source: Path, target: Path, version: str) -> Path:
    """Compile the installer of the frozen folder `source`; return it.

    Raises
    ------
    SetupError
        When the script has a fault or a warning.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    tools.call([makensis, *arguments(source.resolve(), target.resolve(), version)])
    return target


def listed(seven_zip: str, installer: Path) -> set[str]:
    """Return the names that an installer unpacks, as 7-Zip finds them; `/` parts folders."""
    text = tools.call([seven_zip, "l", "-slt", "-ba", str(installer)])
    names = re.findall(r"^Path = (.+)$", text, re.MULTILINE)
    plain = (name.replace("\\", "/").removeprefix("$INSTDIR/") for name in names)
    return {name for name in plain if re.match(PAGE_FILES, name) is None}


def expected(source: Path) -> set[str]:
    """Return the names that an installer of the folder `source` must unpack."""
    files = (file for file in source.rglob("*") if file.is_file())
    return {file.relative_to(source).as_posix() for file in files} | {UNINSTALLER}


def difference(found: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """Return one line for each name that is missing from an installer or too much in it."""
    have, want = set(found), set(wanted)
    missing = [f"missing: {name}" for name in sorted(want - have)]
    return missing + [f"unexpected: {name}" for name in sorted(have - want)]
