"""Runs the program as a person does: in a process of its own, with its own folders."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(
    folder: Path, *arguments: str, program: tuple[str, ...] = ("-m", "attention_viewer")
) -> subprocess.CompletedProcess[str]:
    """Run the program with its settings below ``folder``; its working folder is that, too."""
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
        "ATTENTION_VIEWER_HOME": str(folder / "home"),
    }
    return subprocess.run(
        [sys.executable, *program, *arguments],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=surroundings,
        timeout=110,
    )


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    """Return the lines of standard error, Qt's word about its offscreen platform left out."""
    return [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]
