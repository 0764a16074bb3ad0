"""Calls of other programs, with their words shown when they fail."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from setup_error import SetupError


def call(
    command: Sequence[str | Path],
    *,
    folder: Path | None = None,
    surroundings: Mapping[str, str] | None = None,
) -> str:
    """Run a program to its end; return what it printed.

    Raises
    ------
    SetupError
        When it fails or is missing; the text holds what it printed.
    """
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            check=False,
            cwd=folder,
            env={**os.environ, **(surroundings or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except FileNotFoundError as error:
        raise SetupError(f"{words[0]} is not installed") from error
    if done.returncode != 0:
        raise SetupError(f"{done.stdout.rstrip()}\n{' '.join(words)}: exit code {done.returncode}")
    return done.stdout
