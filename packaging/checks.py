"""The checks of `dev.py test`: each is named and timed, and all are run whatever fails."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
LINT_STEPS: dict[str, tuple[str, ...]] = {
    "ruff check": ("-m", "ruff", "check", "--quiet", "."),
    "ruff format": ("-m", "ruff", "format", "--check", "--quiet", "."),
    "import-linter": ("-c", "from importlinter.cli import lint_imports_command as c; c()"),
    "mypy": ("-m", "mypy", "--no-error-summary"),
}
# Results do not depend on the number of threads, but the time of the tests does.
SURROUNDINGS = {"QT_QPA_PLATFORM": "offscreen", "OPENBLAS_NUM_THREADS": "1"}


def run_all(python: Path, pytest_arguments: list[str]) -> int:
    """Run the checks and then pytest, whose closing line is the last; 1 when anything failed."""
    lint_code = run_lint(python)
    print("== pytest", flush=True)
    # A worker for each core; a narrowed run is quicker without them.
    workers = () if pytest_arguments else ("-n", str(os.cpu_count() or 1), "--dist", "loadgroup")
    test_code = call(python, ("-m", "pytest", *workers, *pytest_arguments))
    return test_code or lint_code


def run_lint(python: Path) -> int:
    """Run every check but the tests; return 1 when one failed."""
    failed = [name for name, step in LINT_STEPS.items() if not passes(python, name, step)]
    if failed:
        print(f"== FAILED: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def passes(python: Path, name: str, step: tuple[str, ...]) -> bool:
    """Run one check and say how it went and how long it took; its output is shown if it fails."""
    start = time.perf_counter()
    done = subprocess.run(
        [str(python), *step],
        check=False,
        cwd=PROJECT,
        env={**os.environ, **SURROUNDINGS},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    verdict = "ok" if done.returncode == 0 else "FAILED"
    if done.returncode != 0:
        print(done.stdout.rstrip())
    print(f"== {name}: {verdict}, {time.perf_counter() - start:.1f} s", flush=True)
    return done.returncode == 0


def call(python: Path, step: tuple[str, ...]) -> int:
    """Run one step in the project folder with its output shown; return its exit code."""
    surroundings = {**os.environ, **SURROUNDINGS}
    return subprocess.call([str(python), *step], cwd=PROJECT, env=surroundings)
