"""The wheel, installed away from the checkout: resources, translations and the report are there."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest
from bundling import programs

# Prints where the resources are, and a title in Japanese.
LOOK = """
from PySide6.QtCore import QCoreApplication
application = QCoreApplication([])
from attention_viewer.framework import i18n
from attention_viewer.lessons.softmax import text
from attention_viewer.runtime import paths
i18n.hub().use("ja")
print(paths.resources())
print(text.title())
"""


@pytest.fixture
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=programs.PROJECT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture
def environment(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """Make an empty environment, install the wheel, let it see the dependencies of this one."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False, symlinks=os.name == "posix")
    where = ["--python", str(executable(folder, "python"))]
    options = ["install", "--quiet", "--no-deps", "--no-index", "--no-compile"]
    options += ["--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", *where, *options, str(wheel)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def executable(folder: Path, name: str) -> Path:
    """Return a program of an environment."""
    return folder / ("Scripts" if os.name == "nt" else "bin") / name


def called(environment: Path, folder: Path, *command: str) -> str:
    """Run a program of the environment away from the checkout; return what it printed."""
    surroundings = {
        **os.environ,
        # What the environment would have downloaded. A path, unlike a .pth file beside it, does
        # not bring the checkout along.
        "PYTHONPATH": sysconfig.get_path("purelib"),
        "PYTHONUTF8": "1",
        "QT_QPA_PLATFORM": "offscreen",
        "ATTENTION_VIEWER_HOME": str(folder / "home"),
    }
    done = subprocess.run(
        [str(executable(environment, command[0])), *command[1:]],
        check=False,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=surroundings,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_holds_the_resources_inside_the_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    shipped = {f"attention_viewer/{place}/{Path(f).name}" for f, place in programs.resource_files()}
    assert {name for name in names if name.startswith("attention_viewer/resources/")} == shipped
    assert all(name.startswith(("attention_viewer/", "attention_viewer-")) for name in names)


def test_resources_translations_and_report_of_an_installed_wheel(
    environment: Path, tmp_path: Path
) -> None:
    place, title = called(environment, tmp_path, "python", "-c", LOOK).splitlines()
    assert Path(place).is_relative_to(environment)
    assert not title.isascii()
    called(environment, tmp_path, "attention-viewer", "report", "--out", "out", "--lang", "ja")
    names = {file.name for file in (tmp_path / "out").iterdir()}
    assert "index.html" in names
    assert {f"{lesson}.png" for lesson in programs.lesson_ids()} <= names
    told = called(environment, tmp_path, "attention-viewer", "--version")
    assert told == f"attention-viewer {programs.version()}\n"
