"""What went wrong can be read afterwards, whatever it was."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from attention_viewer import __version__
from attention_viewer.runtime.crash_log import FATAL_NAME

# In a process of its own: the log takes over what pytest has set up for the same purpose.
PROGRAM = """
import logging, sys
from pathlib import Path
from attention_viewer.runtime.crash_log import CrashLog
log = CrashLog(Path(sys.argv[1]))
log.open()
{body}
log.close()
logging.getLogger("attention_viewer").warning("after the end")
"""
FAULT = """
try:
    [][1]
except IndexError:
    logging.getLogger("attention_viewer.x").exception("odd")
logging.getLogger("attention_viewer.x").info("an aside")
logging.getLogger("another").info("of no interest")
"""


def run(path: Path, body: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM.format(body=body), str(path)],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log" / "attention-viewer.log"


def test_a_fault_is_written_down_with_its_trace_and_the_versions(path: Path) -> None:
    done = run(path, FAULT)
    assert done.returncode == 0
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    assert f"Attention Viewer {__version__}, Python {sys.version_info[0]}." in first
    assert "ERROR attention_viewer.x: odd" in rest[0]
    assert "IndexError: list index out of range" in rest
    assert "an aside" in rest[-1]
    assert "odd" in done.stderr
    assert "an aside" not in done.stderr


def test_a_run_without_faults_leaves_no_log(path: Path) -> None:
    assert run(path, "pass").returncode == 0
    assert not path.exists()


def test_the_log_does_not_grow_for_ever(path: Path) -> None:
    run(path, "for _ in range(4000): logging.getLogger('attention_viewer').info('x' * 1000)")
    kept = sorted(file.name for file in path.parent.iterdir() if file.name != FATAL_NAME)
    assert kept == [path.name, f"{path.name}.1", f"{path.name}.2"]
    assert sum(file.stat().st_size for file in path.parent.iterdir()) < 2_000_000


@pytest.mark.skipif(sys.platform == "win32", reason="Windows would show a box of its own")
def test_a_fault_that_ends_the_process_is_in_the_log_of_the_next_run(path: Path) -> None:
    done = run(path, "import faulthandler; faulthandler._sigsegv()")
    assert done.returncode != 0
    assert not path.exists()
    run(path, "pass")
    told = path.read_text(encoding="utf-8")
    assert "an earlier run ended at once" in told
    assert "Fatal Python error: Segmentation fault" in told
    run(path, "pass")
    assert path.read_text(encoding="utf-8").count("Segmentation fault") == 1


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("", encoding="utf-8")
    done = run(tmp_path / "log" / "attention-viewer.log", FAULT)
    assert done.returncode == 0
    assert "IndexError" in done.stderr
    assert "Logging error" not in done.stderr
