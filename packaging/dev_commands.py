"""The commands of dev.py: each makes sure of its environment, then hands over."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable

import checks
import environment
import system_libraries

REPORT_FOLDER = "attention-report"
OPTIONS_WITH_VALUE = ("--lesson", "--lang", "--theme")
ENDING_OPTIONS = ("-h", "--help", "--version")


def main(arguments: list[str]) -> int:
    """Run one command; return its exit code."""
    parser = argparse.ArgumentParser(prog="dev.py", description="Set up and run Attention Viewer.")
    parser.add_argument("command", choices=COMMANDS, help="what to do")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="handed on to it")
    given = parser.parse_args(arguments)
    try:
        return COMMANDS[given.command](given.arguments)
    except environment.SetupError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def run(arguments: list[str]) -> int:
    """Start the program; without a display, write the report instead of opening the window."""
    windowed = opens_window(arguments)
    if windowed and not has_display():
        print(
            f"No display here: writing the report to {REPORT_FOLDER}/ instead of opening a window.",
            flush=True,
        )
        arguments = report_arguments(arguments)
        windowed = False
    # Under Wayland, or drawing to memory, Qt does without the libraries of X11.
    by_x11 = not (os.environ.get("WAYLAND_DISPLAY") or os.environ.get("QT_QPA_PLATFORM"))
    system_libraries.ensure(window=windowed, window_required=by_x11)
    python = environment.ensure("run")
    settings = {} if windowed or has_display() else {"QT_QPA_PLATFORM": "offscreen"}
    return hand_over([str(python), "-m", "attention_viewer", *arguments], settings)


def test(arguments: list[str]) -> int:
    """Run every check, then pytest with the arguments; 1 when any failed."""
    system_libraries.ensure(window=True, window_required=False)
    python = environment.ensure("dev")
    return checks.run_all(python, pytest_arguments=arguments)


def lint(arguments: list[str]) -> int:
    """Run every check but the tests."""
    if arguments:
        raise environment.SetupError("lint takes no arguments")
    return checks.run_lint(environment.ensure("dev"))


def bench(arguments: list[str]) -> int:
    """Measure the named figures, or all."""
    system_libraries.ensure(window=False)
    python = environment.ensure("dev")
    script = environment.PROJECT / "tests" / "benchmarks" / "run.py"
    return hand_over([str(python), str(script), *arguments], {"QT_QPA_PLATFORM": "offscreen"})


def i18n(arguments: list[str]) -> int:
    """Collect the strings of the sources and compile the translations."""
    python = environment.ensure("run")
    script = environment.PROJECT / "packaging" / "translations.py"
    return hand_over([str(python), str(script), *arguments], {})


def formulas(arguments: list[str]) -> int:
    """Typeset the fixed formulas."""
    system_libraries.ensure(window=False)
    python = environment.ensure("run")
    script = environment.PROJECT / "packaging" / "formulas.py"
    return hand_over([str(python), str(script), *arguments], {"QT_QPA_PLATFORM": "offscreen"})


def package(arguments: list[str]) -> int:
    """Build what people download for this system, try it out, and tell sizes and start."""
    if arguments:
        raise environment.SetupError("package takes no arguments")
    # The libraries of an X11 window become part of the program.
    system_libraries.ensure(window=True)
    python = environment.ensure("build")
    script = environment.PROJECT / "packaging" / "build.py"
    return hand_over([str(python), str(script)], {})


def opens_window(arguments: list[str]) -> bool:
    """Tell whether the program, given these arguments, would open its window.

    A first word without a dot or a slash is a command such as `softmax`; a session file has both
    or one of them.
    """
    rest = iter(arguments)
    for argument in rest:
        if argument in ENDING_OPTIONS:
            return False
        if argument in OPTIONS_WITH_VALUE:
            next(rest, None)
        elif not argument.startswith("-"):
            return any(sign in argument for sign in (".", "/", "\\"))
    return True


def report_arguments(arguments: list[str]) -> list[str]:
    """Return the arguments of the report that stands in for a window, in the language asked for."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--lang")
    language = parser.parse_known_args(arguments)[0].lang
    return ["report", "--out", REPORT_FOLDER, *(["--lang", language] if language else [])]


def has_display() -> bool:
    """Tell whether a window can be shown; only Linux and its kin may be without a display."""
    if sys.platform in {"win32", "darwin"}:
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


def hand_over(command: list[str], settings: dict[str, str]) -> int:
    """Replace this process by the command, or wait for it where that is not possible."""
    surroundings = {**os.environ, **settings}
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(command[0], command, surroundings)
    return subprocess.call(command, env=surroundings)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "lint": lint,
    "bench": bench,
    "i18n": i18n,
    "formulas": formulas,
    "package": package,
}
