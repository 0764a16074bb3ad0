"""The command line as a script sees it: exit codes, streams and what is loaded."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import pytest

from attention_viewer import __version__
from attention_viewer.cli import main, one_line, window_parser
from attention_viewer.commands.tables import UsageError

ROOT = Path(__file__).parents[2]
QUICK = ("variance", "--d-k", "4", "--trials", "10")
LOADED_AFTER = """
import sys
from attention_viewer.cli import main
code = main(sys.argv[1:])
print(sorted(name for name in sys.modules if name.split(".")[0] in {"PySide6", "numpy"}),
      file=sys.stderr)
sys.exit(code)
"""


def python(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, capture_output=True, check=False, timeout=60
    )


def test_version_loads_neither_qt_nor_numpy() -> None:
    result = python("-c", LOADED_AFTER, "--version")
    assert result.returncode == 0
    assert result.stdout.decode().strip() == f"attention-viewer {__version__}"
    assert result.stderr.decode().strip() == "[]"


@pytest.mark.parametrize(
    "words",
    [QUICK, ("softmax", "--scores", "0,10"), ("article", "--help"), ("scores", "--help")],
    ids=lambda words: str(words[0]),
)
def test_numeric_commands_load_no_qt(words: tuple[str, ...]) -> None:
    result = python("-c", LOADED_AFTER, *words)
    assert result.returncode == 0
    assert result.stdout
    assert b"PySide6" not in result.stderr
    assert b"numpy" in result.stderr


def test_the_package_runs_as_a_module() -> None:
    result = python("-m", "attention_viewer", *QUICK)
    assert result.returncode == 0
    assert result.stdout.startswith(b"d_k,trials,divisor,")
    assert b"\r" not in result.stdout
    assert result.stderr == b""


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("variance", "--d-k", "4,0"), "not 0"),
        (("variance", "--trials", "1"), "--trials"),
        (("variance", "--divide", "half"), "half"),
        (("variance", "--unknown"), "--unknown"),
        (("article", "--seed", "x"), "--seed"),
        (("softmax", "--scores", "0,ten"), "ten"),
        (("softmax",), "--scores"),
        (("scores", "--q", "no.csv", "--k", "no.csv", "--stage", "scores"), "no.csv"),
        (("--theme", "pink"), "pink"),
        (("--lang", "fr"), "fr"),
        (("a.json", "b.json"), "b.json"),
        (("varience", "--d-k", "4"), 'did you mean "variance"?'),
        (("Softmax",), 'did you mean "softmax"?'),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], named: str
) -> None:
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("attention-viewer")
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert named in err


def test_a_file_may_be_called_nearly_as_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "reports").write_text("", encoding="utf-8")
    opened: list[str] = []

    def note(args: argparse.Namespace) -> int:
        opened.append(args.file)
        return 0

    monkeypatch.setattr("attention_viewer.app.run", note)
    for name in ("reports", "report.attn.json", "zebra"):
        assert main([name]) == 0
    assert opened == ["reports", "report.attn.json", "zebra"]
    assert capsys.readouterr().err == ""


def test_a_table_goes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 2
    assert err == ""


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    for command in ("variance", "scores", "softmax", "article", "report", "screenshot"):
        assert f"  {command} " in text


def test_arguments_of_the_window() -> None:
    args = window_parser().parse_args(["a.json", "--lesson", "scores", "--theme", "projector"])
    assert (args.file, args.lesson, args.lang, args.theme) == (
        "a.json",
        "scores",
        None,
        "projector",
    )


@pytest.mark.parametrize("words", [QUICK, ("--help",)], ids=lambda words: str(words[0]))
def test_a_reader_that_leaves_early_is_no_crash(words: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        result = subprocess.run(
            [sys.executable, "-m", "attention_viewer", *words],
            cwd=ROOT,
            stdout=writer,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
        )
    finally:
        os.close(writer)
    assert result.stderr == b""
    # argparse itself overlooks that nobody reads its help, unless the text waits in a buffer.
    assert result.returncode in ({141} if words == QUICK else {0, 141})


def test_what_was_written_before_an_error_is_not_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def half_done(args: argparse.Namespace, out: TextIO) -> None:
        out.write("d_k\n")
        raise UsageError("row 2: no\nnumber")

    monkeypatch.setattr("attention_viewer.commands.variance.run", half_done)
    assert main(["variance"]) == 2
    assert capsys.readouterr() == ("", "attention-viewer variance: row 2: no number\n")


def test_ctrl_c_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("attention_viewer.cli._dispatch", interrupted)
    assert main([]) == 130


def test_a_message_is_brought_to_one_line() -> None:
    assert one_line("a\nb  c\r\n") == "a b c"


@pytest.mark.parametrize("option", [("--scores", "-2,-1.5"), ("--scores=-2,-1.5",)])
def test_a_list_may_begin_with_a_negative_number(
    option: tuple[str, ...], capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["softmax", *option, "--divide", "2"]) == 0
    rows = capfdbinary.readouterr().out.splitlines()[1:]
    assert [row.split(b",")[0] for row in rows] == [b"-1.0", b"-0.75"]


@pytest.mark.parametrize(
    ("words", "code"),
    [(QUICK, 0), (("--version",), 0), (("--theme", "pink"), 2), (("softmax", "--scores", "x"), 2)],
)
def test_nothing_needs_standard_streams(
    monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], code: int
) -> None:
    """A program without a console has none on Windows."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(words) == code
    assert sys.stdout is None
    assert sys.stderr is None
