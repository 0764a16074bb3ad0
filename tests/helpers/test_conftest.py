"""The rules of tests/conftest.py fail the tests that break them: pytest is run on such tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UNIT = """
import logging, threading
import pytest

def test_clean():
    pass

def test_thread():
    threading.Thread(target=threading.Event().wait, daemon=True).start()

def test_log():
    logging.getLogger("x").warning("odd")

@pytest.mark.log_allowed("meant")
def test_log_allowed():
    logging.getLogger("x").warning("odd")

def test_asks_for_application(qapp):
    pass

def test_makes_application():
    from PySide6.QtCore import QCoreApplication
    global kept
    kept = QCoreApplication([])
"""
GUI = """
import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
kept = []

def test_clean(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()

def test_window(qapp):
    kept.append(QWidget())

def test_timer(qapp):
    kept.append(QTimer())
    kept[-1].start(100000)

@pytest.fixture
def window(qapp):
    return QWidget()

def test_window_of_a_fixture_is_no_leak(window):
    assert window.isHidden()

def test_after_the_leaks(qtbot):
    pass

def test_failure_is_reported_once(qapp):
    window = QWidget()
    assert window is None
"""


def run_pytest(folder: Path, source: str) -> dict[str, set[str]]:
    """Return the names of the tests that passed, failed, and had an error."""
    folder.mkdir()
    (folder / "test_it.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-rpfE", "-p", "tests.conftest", "-p", "no:randomly"]
    command += ["-p", "no:cacheprovider", f"--rootdir={folder}", "-c", str(ROOT / "pyproject.toml")]
    done = subprocess.run(
        [*command, str(folder)],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    results: dict[str, set[str]] = {"PASSED": set(), "FAILED": set(), "ERROR": set()}
    for line in done.stdout.splitlines():
        verdict, _, rest = line.partition(" ")
        if verdict in results and "::" in rest:
            results[verdict].add(rest.split("::")[1].split()[0])
    assert any(results.values()), done.stdout + done.stderr
    return results


def test_rules_of_unit_tests(tmp_path: Path) -> None:
    results = run_pytest(tmp_path / "unit", UNIT)
    expected = {"test_thread", "test_log", "test_asks_for_application", "test_makes_application"}
    assert results["ERROR"] == expected
    assert {"test_clean", "test_log_allowed"} <= results["PASSED"]
    assert not results["FAILED"]


@pytest.mark.timeout(60)
def test_rules_of_gui_tests(tmp_path: Path) -> None:
    results = run_pytest(tmp_path / "gui", GUI)
    assert results["ERROR"] == {"test_window", "test_timer"}
    assert results["FAILED"] == {"test_failure_is_reported_once"}
    assert {"test_clean", "test_window_of_a_fixture_is_no_leak", "test_after_the_leaks"} <= results[
        "PASSED"
    ]
