"""The scores command: one stage of attention, from files to CSV."""

import argparse
import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from attention_viewer.commands import scores
from attention_viewer.commands.tables import UsageError
from attention_viewer.core.parsing import parse_matrix_text

GOLDEN = json.loads((Path(__file__).parents[2] / "data" / "attention.json").read_text("utf-8"))
UNMASKED = [case for case in GOLDEN["attention"] if case["mask"] in ("none", "causal")]
Q = ",1,2,3\nq_a,1.0,0.2,0.0\nq_b,0.0,1.0,0.3\n"
K = "k_x\t0.9\t0.1\t0\nk_y\t0.1\t0.9\t0.2\nk_z\t-1\t-1\t0\n"


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "q.csv").write_text(Q, encoding="utf-8")
    (tmp_path / "k.tsv").write_text(K, encoding="utf-8")
    return tmp_path


def run(*words: str) -> str:
    parser = argparse.ArgumentParser()
    scores.add_arguments(parser)
    out = io.StringIO()
    scores.run(parser.parse_args(words), out)
    return out.getvalue()


def complaint(*words: str) -> str:
    parser = argparse.ArgumentParser()
    scores.add_arguments(parser)
    out = io.StringIO()
    with pytest.raises(UsageError) as caught:
        scores.run(parser.parse_args(words), out)
    assert out.getvalue() == ""
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_worked_example(files: Path) -> None:
    text = run("--q", f"{files}/q.csv", "--k", f"{files}/k.tsv", "--stage", "scores")
    assert text == "query,k_x,k_y,k_z\nq_a,0.92,0.28,-1.2\nq_b,0.1,0.9600000000000001,-1.0\n"


@pytest.mark.parametrize("case", UNMASKED, ids=lambda case: case["name"])
@pytest.mark.parametrize("stage", ["scores", "weights", "output"])
def test_golden_stages(case: dict[str, Any], stage: str, tmp_path: Path) -> None:
    words = []
    for name in "QKV":
        path = tmp_path / f"{name}.csv"
        np.savetxt(path, case[name], delimiter=",", fmt="%.17g")
        words += [f"--{name.lower()}", str(path)]
    text = run(*words, "--divide", case["divide"], "--mask", case["mask"], "--stage", stage)
    table = parse_matrix_text(text)
    np.testing.assert_allclose(table.values, case[stage], rtol=0, atol=1e-10)
    assert table.row_labels == tuple(f"q{i + 1}" for i in range(len(case["Q"])))
    letter = "v" if stage == "output" else "k"
    assert table.column_labels is not None
    assert table.column_labels[0] == f"{letter}1"


@pytest.mark.parametrize(
    ("divide", "divisor"), [("none", 1.0), ("sqrt", 3**0.5), ("dk", 3.0), ("２.5", 2.5)]
)
def test_divisors(files: Path, divide: str, divisor: float) -> None:
    words = ("--q", f"{files}/q.csv", "--k", f"{files}/k.tsv", "--stage", "scaled")
    table = parse_matrix_text(run(*words, "--divide", divide))
    assert table.values[0][0] == 0.92 / divisor


def test_tables_of_japanese_spreadsheets_are_read(files: Path) -> None:
    (files / "k.tsv").write_bytes(K.replace("k_x", "日本").encode("cp932"))
    text = run("--q", f"{files}/q.csv", "--k", f"{files}/k.tsv", "--stage", "scores")
    assert text.startswith("query,日本,k_y")


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("1,2,x\n", ', row 1, column 3: "x" is not a number'),
        ("1,2,3\n1,2\n", ", row 2: 2 values, but the other rows have 3"),
        ("1,2\n", ", row 1: 2 components, but "),
        ("", ": a number is missing"),
    ],
)
def test_bad_tables_are_named(files: Path, content: str, expected: str) -> None:
    (files / "k.csv").write_text(content, encoding="utf-8")
    text = complaint("--q", f"{files}/q.csv", "--k", f"{files}/k.csv", "--stage", "scores")
    assert text.startswith(f"file {files}/k.csv{expected}")


def test_files_that_are_no_text_or_not_there(files: Path) -> None:
    (files / "k.csv").write_bytes(b"\x80\xff\x00\x81")
    words = ("--q", f"{files}/q.csv", "--stage", "scores")
    said = complaint(*words, "--k", f"{files}/k.csv")
    assert said.startswith(f"file {files}/k.csv: is no table in UTF-8 but seems to be text in")
    (files / "k.csv").write_bytes(b"1,2\0,3\n")
    assert "is no table in UTF-8" in complaint(*words, "--k", f"{files}/k.csv")
    with (files / "k.csv").open("wb") as file:
        file.truncate((24 << 20) + 1)  # a file with a hole
    assert "25 MB, at most 24 MB can be read" in complaint(*words, "--k", f"{files}/k.csv")
    assert "No such file" in complaint(*words, "--k", f"{files}/none.csv")
    assert complaint(*words, "--k", str(files)).startswith(f"file {files}: ")


def test_output_needs_values_and_as_many_as_keys(files: Path) -> None:
    words = ("--q", f"{files}/q.csv", "--k", f"{files}/k.tsv", "--stage", "output")
    assert "needs --v" in complaint(*words)
    (files / "v.csv").write_text("1,2\n3,4\n", encoding="utf-8")
    text = complaint(*words, "--v", f"{files}/v.csv")
    assert text == f"file {files}/v.csv, row 2: 2 rows, but {files}/k.tsv has 3"


@pytest.mark.parametrize("divide", ["root", "0", "-2", "nan", ""])
def test_bad_divisors(files: Path, divide: str) -> None:
    words = ("--q", f"{files}/q.csv", "--k", f"{files}/k.tsv", "--stage", "scaled")
    assert complaint(*words, f"--divide={divide}").startswith("--divide: ")


def test_scores_beyond_float64(files: Path) -> None:
    (files / "q.csv").write_text("1e200,0\n", encoding="utf-8")
    text = complaint("--q", f"{files}/q.csv", "--k", f"{files}/q.csv", "--stage", "scores")
    assert "too large" in text


@pytest.mark.parametrize("stage", ["scaled", "weights"])
def test_scaled_scores_beyond_float64(files: Path, stage: str) -> None:
    words = ("--q", f"{files}/q.csv", "--k", f"{files}/k.tsv", "--stage", stage)
    assert "a score divided by 9.99989e-321 is too large" in complaint(*words, "--divide", "1e-320")
