"""How long the program and its lessons take to appear."""

import os
import subprocess
import sys
import time
from pathlib import Path

from tests.benchmarks.figures import Figure, median

STARTS = 9
OPENINGS = 3


def start_vs_bare() -> float:
    """Process start to first painted window, over that of a bare plot window, in turns."""
    times: dict[str, list[float]] = {"own": [], "bare": []}
    for _ in range(STARTS):
        for which, seconds in times.items():
            seconds.append(_first_paint(which))
    print(
        f"# first paint: {median(times['own']):.3f} s, bare window {median(times['bare']):.3f} s",
        flush=True,
    )
    return median(times["own"]) / median(times["bare"])


def lesson_open_ms() -> float:
    """Return the slowest lesson's time from the click on its tab to the painted page.

    Each in a process of its own, in which the window has stood idle for some seconds, as it has
    when a person has looked at the first lesson. The time right after the start is printed, too.
    """
    from attention_viewer.framework import registry

    ids = [lesson.id for lesson in registry.lessons()]
    slowest = 0.0
    for lesson_id in ids:
        other = next(one for one in ids if one != lesson_id)
        idle, cold = (_opening_ms(other, lesson_id, when) for when in ("idle", "cold"))
        print(f"# {lesson_id}: {idle:.0f} ms; at once after the start {cold:.0f} ms", flush=True)
        slowest = max(slowest, idle)
    return slowest


def _opening_ms(first: str, second: str, when: str) -> float:
    return median([float(_run("open_lesson.py", first, second, when)) for _ in range(OPENINGS)])


def _first_paint(which: str) -> float:
    start = time.monotonic_ns()
    return (int(_run("first_paint.py", which)) - start) / 1e9


def _run(script: str, *arguments: str) -> str:
    """Run a script beside this one; return the last word it prints."""
    path = Path(__file__).with_name(script)
    root = path.parents[2]
    done = subprocess.run(
        [sys.executable, str(path), *arguments],
        cwd=root,
        env=_environment(root),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.split()[-1]


def _environment(root: Path) -> dict[str, str]:
    """Return the environment for scripts, in which Python keeps what it compiled."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(root)}


OPENING_FIGURES = (
    Figure("start_vs_bare", 1.5, start_vs_bare),
    Figure("lesson_open_ms", 150.0, lesson_open_ms),
)
