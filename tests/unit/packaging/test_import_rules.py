"""The contracts of import-linter in pyproject.toml catch what they are there for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import checks
import pytest

MODULES = (
    "__main__ app cli commands/report core/vectors framework/tasks lessons/one/state "
    "lessons/one/compute lessons/one/job lessons/one/view lessons/two/state runtime/theme "
    "runtime/paths shell/window widgets/plot"
)
ROOM = "attention_viewer"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return a project with our contracts and with a small module in every room."""
    shutil.copy(checks.PROJECT / "pyproject.toml", tmp_path)
    for module in MODULES.split():
        file = tmp_path / ROOM / f"{module}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("", encoding="utf-8")
    for folder in [tmp_path / ROOM, *(tmp_path / ROOM).rglob("*/")]:
        (folder / "__init__.py").write_text("", encoding="utf-8")
    return tmp_path


def lint(tree: Path) -> str:
    """Run import-linter on the project; return the names of the broken contracts."""
    command = [sys.executable, *checks.LINT_STEPS["import-linter"], "--no-cache"]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONUTF8": "1"},
    )
    assert "Contracts: " in done.stdout, done.stdout + done.stderr
    return "\n".join(line for line in done.stdout.splitlines() if line.endswith("BROKEN"))


def test_allowed_imports_pass(tree: Path) -> None:
    allowed = {
        "widgets/plot": "import ziamath, PySide6.QtWidgets",
        "framework/tasks": "import threading, concurrent.futures, PySide6.QtCore",
        "runtime/paths": "import threading",
        "lessons/one/job": f"from {ROOM}.core import vectors\nfrom {ROOM}.lessons.one import state",
        "lessons/one/view": f"from {ROOM}.widgets import plot\nimport PySide6.QtWidgets",
        "shell/window": f"from {ROOM}.framework import tasks\nfrom {ROOM}.widgets import plot",
        "commands/report": f"from {ROOM}.shell import window",
        "cli": f"from {ROOM} import app\nfrom {ROOM}.commands import report",
    }
    for module, source in allowed.items():
        (tree / ROOM / f"{module}.py").write_text(source + "\n", encoding="utf-8")
    assert lint(tree) == ""


@pytest.mark.parametrize(
    ("module", "source", "contract"),
    [
        ("core/vectors", "import PySide6.QtCore", "Numbers and states know no Qt"),
        ("lessons/one/state", "import PySide6", "Numbers and states know no Qt"),
        ("lessons/one/compute", f"import {ROOM}.widgets.plot", "Numbers and states know no Qt"),
        ("lessons/one/job", "import threading", "Threads only in"),
        ("widgets/plot", "import concurrent.futures", "Threads only in"),
        ("core/vectors", "import multiprocessing.pool, asyncio, _thread", "Threads only in"),
        ("lessons/one/view", f"import {ROOM}.lessons.two.state", "Lessons do not know each other"),
        ("shell/window", f"import {ROOM}.lessons.one.state", "The shell asks the registry"),
        ("runtime/paths", f"import {ROOM}.framework.tasks", "A layer imports only from"),
        ("widgets/plot", f"import {ROOM}.shell.window", "A layer imports only from"),
        ("widgets/plot", "import pyqtgraph", "pyqtgraph nowhere"),
        ("lessons/one/view", "import ziamath", "ziamath only in widgets"),
    ],
)
def test_forbidden_imports_are_caught(tree: Path, module: str, source: str, contract: str) -> None:
    (tree / ROOM / f"{module}.py").write_text(source + "\n", encoding="utf-8")
    assert contract in lint(tree)


def test_a_new_room_needs_a_place_among_the_layers(tree: Path) -> None:
    (tree / ROOM / "helpers.py").write_text("", encoding="utf-8")
    assert "A layer imports only from" in lint(tree)
