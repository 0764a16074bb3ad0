"""The virtual environment beside pyproject.toml, holding exactly the pinned packages."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import system_libraries
from setup_error import SetupError

__all__ = ["PROJECT", "SetupError", "ensure"]

PROJECT = Path(__file__).resolve().parent.parent
VENV = PROJECT / ".venv"
PINS = {
    "run": "requirements.txt",
    "dev": "requirements-dev.txt",
    "build": "requirements-build.txt",
}


def ensure(kind: str) -> Path:
    """Return the Python of an environment that holds the pins of `run`, `dev` or `build`.

    Nothing is installed when the stamp in the environment says that these very pins are there;
    the pins of `dev` include those of `run`.

    Raises
    ------
    SetupError
        When the environment cannot be made or a package cannot be installed.
    """
    python = folder(kind) / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        make(folder(kind), python)
    if not is_stamped(kind):
        install(python, kind)
        link_sources(python)
        write_stamps(kind)
    return python


def folder(kind: str) -> Path:
    """Return the folder of an environment.

    A frozen program takes along what its libraries find beside them, so what freezes it has an
    environment without the packages of the tests.
    """
    return PROJECT / "build" / "venv" if kind == "build" else VENV


def make(place: Path, python: Path) -> None:
    """Make a virtual environment."""
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python3.{sys.version_info.minor}-venv"
        system_libraries.install([package], "Python's venv and pip")
    print(f"Making the virtual environment {place.name}", flush=True)
    done = subprocess.run([sys.executable, "-m", "venv", "--clear", str(place)], check=False)
    if done.returncode != 0 or not python.exists():
        raise SetupError("the virtual environment could not be made; see the lines above")


def install(python: Path, kind: str) -> None:
    """Install the pinned packages, accepting no archive whose hash is not listed."""
    pins = PROJECT / "packaging" / PINS[kind]
    print(f"Installing the packages of packaging/{PINS[kind]} (once)", flush=True)
    command = [str(python), "-m", "pip", "install", "--require-hashes", "--only-binary", ":all:"]
    command += ["--disable-pip-version-check", "--requirement", str(pins)]
    if not sys.stdout.isatty():
        command.append("--quiet")
    if subprocess.run(command, check=False).returncode != 0:
        raise SetupError("the packages could not be installed; see the lines above")


def link_sources(python: Path) -> None:
    """Let the environment import the package from the source tree."""
    query = "import sysconfig; print(sysconfig.get_path('purelib'))"
    asked = subprocess.run([str(python), "-c", query], check=True, capture_output=True, text=True)
    link = Path(asked.stdout.strip()) / "attention_viewer_sources.pth"
    link.write_text(f"{PROJECT}\n", encoding="utf-8")


def is_stamped(kind: str) -> bool:
    """Tell whether the environment already holds the present pins of this kind."""
    stamp = stamp_path(kind)
    return stamp.exists() and stamp.read_text(encoding="ascii") == fingerprint(kind)


def write_stamps(kind: str) -> None:
    """Note which pins the environment holds now."""
    for held in ("run", "dev") if kind == "dev" else (kind,):
        stamp_path(held).write_text(fingerprint(held), encoding="ascii")


def stamp_path(kind: str) -> Path:
    """Return the file that notes the pins of this kind."""
    return folder(kind) / f"pins-{kind}.sha256"


def fingerprint(kind: str) -> str:
    """Return the hash of the requirement file, and of the place whose sources are linked."""
    pins = (PROJECT / "packaging" / PINS[kind]).read_bytes()
    return hashlib.sha256(pins + str(PROJECT).encode()).hexdigest()
