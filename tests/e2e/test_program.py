"""The window from its start to its end, and the words of a start that fails."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from attention_viewer import __version__
from tests.e2e.programs import ROOT, complaints, run

DRIVER = (str(ROOT / "tests" / "e2e" / "window_driver.py"),)


def start(folder: Path, *arguments: str) -> dict[str, Any]:
    """Open the window, close it, and return what it showed."""
    done = run(folder, *arguments, program=DRIVER)
    assert done.returncode == 0, done.stderr
    assert complaints(done) == []
    seen: dict[str, Any] = json.loads(done.stdout)
    return seen


def test_the_first_start(tmp_path: Path) -> None:
    seen = start(tmp_path, "--lang", "en")
    assert seen["visible"]
    assert (seen["lesson"], seen["theme"], seen["notice"]) == ("vectors", "light", "")


def test_what_is_asked_for_is_shown_and_remembered(tmp_path: Path) -> None:
    start(tmp_path, "--lesson", "softmax", "--lang", "ja", "--theme", "dark")
    seen = start(tmp_path)
    assert (seen["lesson"], seen["language"], seen["theme"]) == ("softmax", "ja", "dark")
    assert seen["notice"] == ""


def test_broken_settings_do_not_stop_it(tmp_path: Path) -> None:
    settings = tmp_path / "home" / "settings" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"theme": 3, "zoom": "x", "lesson": "none"}', encoding="utf-8")
    assert start(tmp_path)["lesson"] == "vectors"


def test_a_session_file_is_opened(tmp_path: Path) -> None:
    (tmp_path / "class.attn.json").write_text(
        '{"format": "attention-viewer", "schema": 1, "open": "variance",'
        ' "lessons": {"variance": {"trials": 700, "d_k": [4]}}}',
        encoding="utf-8",
    )
    seen = start(tmp_path, "class.attn.json")
    assert seen["lesson"] == "variance"
    assert "trials=700" in seen["state"]
    assert start(tmp_path, "class.attn.json", "--lesson", "scores")["lesson"] == "scores"


def test_a_table_is_opened_in_the_lesson_that_reads_it(tmp_path: Path) -> None:
    (tmp_path / "q.csv").write_text("1,2\n3,4\n", encoding="utf-8")
    assert start(tmp_path, "q.csv")["lesson"] == "scores"


@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("missing.attn.json", None, "cannot be read"),
        ("broken.attn.json", "{", "is not a lesson file of this program"),
        ("newer.attn.json", '{"format": "attention-viewer", "schema": 99}', "by a newer version"),
    ],
)
def test_a_file_that_cannot_be_opened_is_told_in_the_window(
    tmp_path: Path, file: str, content: str | None, said: str
) -> None:
    if content is not None:
        (tmp_path / file).write_text(content, encoding="utf-8")
    seen = start(tmp_path, file, "--lang", "en", "--lesson", "scores")
    assert seen["notice"].startswith(f"{file} ")
    assert said in seen["notice"]
    assert (seen["visible"], seen["lesson"]) == (True, "scores")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--lesson", "none"), "none"),
        (("--theme", "pink"), "pink"),
        (("--lang", "fr"), "fr"),
        (("--what",), "--what"),
    ],
)
def test_bad_input_is_told_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], named: str
) -> None:
    done = run(tmp_path, *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = complaints(done)
    assert line.startswith("attention-viewer: ")
    assert named in line


def with_a_window(body: str) -> tuple[str, ...]:
    """Return the driver with something that happens in its window before it is closed."""
    program = f"""
import sys
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from attention_viewer import app
from tests.e2e import window_driver
application = app.make_application()
def happens():
    {body}
QTimer.singleShot(0, happens)
sys.exit(window_driver.main())
"""
    return ("-c", program)


def test_a_fault_while_the_window_is_open_is_told_and_written_down(tmp_path: Path) -> None:
    done = run(tmp_path, "--lang", "en", program=with_a_window('raise ValueError("odd")'))
    assert done.returncode == 0
    seen = json.loads(done.stdout)
    (log,) = (tmp_path / "home").rglob("attention-viewer.log")
    assert "(ValueError: odd)" in seen["notice"]
    assert str(log) in seen["notice"]
    assert "ValueError: odd" in done.stderr
    assert "Traceback" in log.read_text(encoding="utf-8")


def test_a_file_that_the_desktop_asks_for_is_opened_in_the_window(tmp_path: Path) -> None:
    file = tmp_path / "class.attn.json"
    file.write_text(
        '{"format": "attention-viewer", "schema": 1, "open": "softmax", "lessons": {}}',
        encoding="utf-8",
    )
    event = f"QFileOpenEvent(QUrl.fromLocalFile({str(file)!r}))"
    done = run(tmp_path, program=with_a_window(f"QApplication.sendEvent(application, {event})"))
    assert json.loads(done.stdout)["lesson"] == "softmax", done.stderr


@pytest.mark.parametrize("terminal", [True, False])
def test_a_fault_before_there_is_a_window(tmp_path: Path, terminal: bool) -> None:
    program = f"""
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from attention_viewer import app, cli
def broken(*_):
    raise ValueError("odd")
def answer():
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        print(box.text())
        box.close()
app.MainWindow = broken
app.make_application()
timer = QTimer()
timer.timeout.connect(answer)
timer.start(10)
if not {terminal}:
    sys.__stderr__ = None
sys.exit(cli.main(["--lang", "en"]))
"""
    done = run(tmp_path, program=("-c", program))
    (log,) = (tmp_path / "home").rglob("attention-viewer.log")
    assert done.returncode == 1
    assert "ValueError: odd" in log.read_text(encoding="utf-8")
    assert "ValueError: odd" in done.stderr
    assert ("(ValueError: odd)" in done.stdout) is not terminal


def test_the_version(tmp_path: Path) -> None:
    done = run(tmp_path, "--version")
    assert done.stdout.strip() == f"attention-viewer {__version__}"


def test_help_names_every_command(tmp_path: Path) -> None:
    words = run(tmp_path, "--help").stdout
    for command in ("variance", "scores", "softmax", "article", "report", "screenshot"):
        assert command in words


def test_a_table_left_on_the_clipboard_does_not_break_the_end(tmp_path: Path) -> None:
    """The clipboard outlives Python: what lies on it must not belong to Python."""
    program = """
from PySide6.QtWidgets import QApplication
application = QApplication([])
from attention_viewer.framework.lesson import Table
from attention_viewer.shell import exports
exports.copy_tables([Table("t", ("a", "b"), [(1, 0.5)])])
print(repr(application.clipboard().text()))
"""
    done = run(tmp_path, program=("-c", program))
    assert (done.returncode, done.stdout.strip()) == (0, r"'# t\na\tb\n1\t0.5\n'")
