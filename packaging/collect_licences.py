"""Bring the licence texts of the installed packages to resources/licences.

The index there says which package a text belongs to and which file of the package's metadata it
is. Run it with the interpreter that has the pinned packages, after a pin has moved::

    python packaging/collect_licences.py resources/licences [--check]
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path


def installed_text(name: str, source: str) -> str:
    """Return a licence file out of an installed package.

    Parameters
    ----------
    name
        Distribution name.
    source
        End of the file's path inside site-packages, as the package's own record spells it.

    Raises
    ------
    FileNotFoundError
        When the package is not installed or has no such file.
    """
    try:
        files = distribution(name).files or []
    except PackageNotFoundError as error:
        raise FileNotFoundError(f"package {name} is not installed") from error
    for file in files:
        if str(file).endswith(source):
            text = Path(str(file.locate())).read_text(encoding="utf-8")
            return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n") + "\n"
    raise FileNotFoundError(f"package {name} has no file {source}")


def main() -> None:
    """Write the texts, or with --check tell which ones are out of date (exit code 1)."""
    parser = argparse.ArgumentParser(description="Collect the licence texts of the packages.")
    parser.add_argument("folder", type=Path, help="folder that holds index.json")
    parser.add_argument("--check", action="store_true", help="write nothing, compare only")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    stale = []
    for entry in json.loads((folder / "index.json").read_text(encoding="utf-8")):
        if "distribution" not in entry:
            continue  # a text without a package that brings it; kept by hand
        target = folder / entry["file"]
        text = installed_text(entry["distribution"], entry["source"])
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(target.name)
        if not arguments.check:
            target.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(f"{len(stale)} out of date: {', '.join(stale) or 'none'}\n")
    if arguments.check and stale:
        sys.exit(1)


if __name__ == "__main__":
    main()
