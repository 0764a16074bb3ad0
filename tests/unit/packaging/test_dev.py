"""What dev.py decides before it hands over: window or report, Python version, stamps."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import checks
import dev
import dev_commands
import environment
import pytest
import system_libraries
from setup_error import SetupError

DEV = Path(dev.__file__)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--lesson", "variance"],
        ["--lang=ja", "--theme", "dark"],
        ["class.attn.json"],
        ["--lang", "ja", "folder/class"],
    ],
)
def test_these_arguments_open_the_window(arguments: list[str]) -> None:
    assert dev_commands.opens_window(arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ["softmax", "--scores", "1,2"],
        ["--lang", "ja", "report", "--out", "folder"],
        ["--help"],
        ["--version"],
    ],
)
def test_these_arguments_open_no_window(arguments: list[str]) -> None:
    assert not dev_commands.opens_window(arguments)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], ["report", "--out", "attention-report"]),
        (
            ["--theme", "dark", "--lang", "ja"],
            ["report", "--out", "attention-report", "--lang", "ja"],
        ),
        (["--lang=en"], ["report", "--out", "attention-report", "--lang", "en"]),
    ],
)
def test_the_report_keeps_the_language(arguments: list[str], expected: list[str]) -> None:
    assert dev_commands.report_arguments(arguments) == expected


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a display")
def test_what_counts_as_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert not dev_commands.has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert dev_commands.has_display()


def test_supported_versions_of_python() -> None:
    accepted = [minor for minor in range(8, 17) if dev.is_supported((3, minor))]
    assert accepted == [11, 12, 13]


def test_an_unsupported_python_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dev.run_with_other_python() == 2
    assert "needs Python 3.11, 3.12 or 3.13" in capsys.readouterr().err


def test_the_first_file_has_no_syntax_that_old_pythons_cannot_read() -> None:
    compile(DEV.read_text(encoding="utf-8"), str(DEV), "exec", dont_inherit=True)
    import ast

    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 6))
    assert "from __future__" not in DEV.read_text(encoding="utf-8")


def test_an_unknown_command_is_told() -> None:
    done = subprocess.run(
        [sys.executable, str(DEV), "fly"], check=False, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "fly" in done.stderr


@pytest.fixture
def scratch_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Let environment.py work on an empty project with its own pins."""
    (tmp_path / ".venv").mkdir()
    (tmp_path / "packaging").mkdir()
    for name in environment.PINS.values():
        (tmp_path / "packaging" / name).write_text("numpy==1\n", encoding="utf-8")
    monkeypatch.setattr(environment, "PROJECT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    return tmp_path


@pytest.mark.usefixtures("scratch_environment")
def test_the_stamp_of_run_does_not_stand_for_dev() -> None:
    assert not environment.is_stamped("run")
    environment.write_stamps("run")
    assert environment.is_stamped("run")
    assert not environment.is_stamped("dev")
    environment.write_stamps("dev")
    assert environment.is_stamped("dev")


def test_changed_pins_void_the_stamp(scratch_environment: Path) -> None:
    environment.write_stamps("dev")
    pins = scratch_environment / "packaging" / environment.PINS["dev"]
    pins.write_text("numpy==2\n", encoding="utf-8")
    assert environment.is_stamped("run")
    assert not environment.is_stamped("dev")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")
def test_missing_libraries_are_named() -> None:
    assert system_libraries.missing(["libc.so.6", "libnowhere.so.7"]) == ["libnowhere.so.7"]


def test_without_apt_the_packages_are_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SetupError, match=r"Qt missing \(libGL\.so\.1\); install .*: libgl1"):
        system_libraries.install(["libgl1"], "Qt", ["libGL.so.1"])


def test_every_check_runs_and_faults_are_told(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    steps = {
        "first": ("-c", "import sys; print('fault'); sys.exit(3)"),
        "second": ("-c", "print('hidden')"),
    }
    monkeypatch.setattr(checks, "LINT_STEPS", steps)
    assert checks.run_lint(Path(sys.executable)) == 1
    told = capfd.readouterr().out
    assert "fault\n== first: FAILED" in told
    assert "== second: ok" in told
    assert "hidden" not in told
    assert told.endswith("== FAILED: first\n")
