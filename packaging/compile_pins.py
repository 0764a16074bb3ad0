"""Write the pinned requirement files from pyproject.toml; needs uv and a package index.

Each file names one version for every supported Python and system, with the hashes of all its
archives, and no index or address: the index is a setting of the machine that installs.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
OLDEST_PYTHON = "3.11"
HEADING = "# Written by packaging/compile_pins.py from pyproject.toml. Do not edit.\n"
# File name and the dependency groups that it adds to the run-time dependencies.
FILES: dict[str, tuple[str, ...]] = {
    "requirements.txt": (),
    "requirements-dev.txt": ("dev",),
    "requirements-build.txt": ("build",),
}


def main() -> int:
    """Write all requirement files; the run-time versions bind the others."""
    uv = shutil.which("uv")
    if uv is None:
        print("uv was not found; install it, then run this script again", file=sys.stderr)
        return 2
    for name, groups in FILES.items():
        (HERE / name).write_text(HEADING + compile_file(uv, groups), encoding="utf-8")
        print(f"wrote packaging/{name}")
    return 0


def compile_file(uv: str, groups: tuple[str, ...]) -> str:
    """Return the pins of the project and of its dependency groups as requirement lines."""
    command = [uv, "pip", "compile", "pyproject.toml", "--quiet", "--universal"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--upgrade"]
    command += ["--python-version", OLDEST_PYTHON, "--fork-strategy", "fewest"]
    if groups:
        command += ["--constraints", str(HERE / "requirements.txt")]
    if "build" in groups:
        # One version of what both need, so that either set of pins can be added to the other.
        command += ["--constraints", str(HERE / "requirements-dev.txt")]
    for group in groups:
        command += ["--group", group]
    done = subprocess.run(command, cwd=PROJECT, check=True, capture_output=True, text=True)
    return without_sources(done.stdout)


def without_sources(text: str) -> str:
    """Drop comments, blank lines and options that name an index or a folder."""
    options = ("--index-url", "--extra-index-url", "--find-links", "--trusted-host")
    kept = [line for line in text.splitlines() if not line.strip().startswith(("#", *options))]
    return "\n".join(line for line in kept if line.strip()) + "\n"


if __name__ == "__main__":
    sys.exit(main())
