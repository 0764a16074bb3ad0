"""The softmax command, and the CSV that all commands write."""

import argparse
import io
from collections.abc import Iterator

import numpy as np
import pytest

from attention_viewer.commands import softmax, tables

WALK_THROUGH = "16.9441808129877,-20.8786096722578,-28.9176963589432"


def parse(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    softmax.add_arguments(parser)
    return parser.parse_args(words)


def run(*words: str) -> list[list[float]]:
    out = io.StringIO()
    softmax.run(parse(*words), out)
    header, *lines = out.getvalue().splitlines()
    assert header == "score,p,one_minus_p,slope"
    return [[float(cell) for cell in line.split(",")] for line in lines]


def test_the_winner_keeps_what_is_missing_to_one() -> None:
    winner, *_ = run("--scores", WALK_THROUGH)
    assert winner == pytest.approx([16.9441808129877, 1.0, 3.749e-17, 3.749e-17], rel=1e-4, abs=0)


def test_divided_scores_give_the_scaled_weights() -> None:
    rows = run("--scores", WALK_THROUGH, "--divide", "32")
    assert [row[0] for row in rows] == [float(x) / 32 for x in WALK_THROUGH.split(",")]
    assert [round(row[1], 4) for row in rows] == [0.6472, 0.1985, 0.1544]


@pytest.mark.parametrize(("dtype", "slope"), [("float32", 3.749e-17), ("float16", 0.0)])
def test_other_number_formats(dtype: str, slope: float) -> None:
    winner, *_ = run("--scores", WALK_THROUGH, "--dtype", dtype)
    assert winner[3] == pytest.approx(slope, rel=1e-4, abs=0.0)


def test_huge_scores() -> None:
    assert [row[1:] for row in run("--scores", "1e308,-1e308")] == [[1, 0, 0], [0, 1, 0]]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--scores", "1,x"], '--scores, value 2: "x" is not a number'),
        (["--scores", "1,nan"], '--scores, value 2: "nan" is not a finite number'),
        (["--scores", ""], "--scores: a number is missing"),
        (["--scores", "1", "--divide", "0"], "--divide: 0 is not above 0"),
        (["--scores", "1", "--divide", "two"], '--divide: "two" is not a number'),
        (["--scores", "1e308", "--divide", "1e-9"], "--divide 1e-9: makes a score too large"),
    ],
)
def test_bad_input_writes_nothing(words: list[str], expected: str) -> None:
    out = io.StringIO()
    with pytest.raises(tables.UsageError) as caught:
        softmax.run(parse(*words), out)
    assert str(caught.value) == expected
    assert out.getvalue() == ""


def test_csv_cells_and_line_ends() -> None:
    out = io.StringIO()
    rows = [(np.int64(4), np.float64(0.1), 1 / 3), ("a, b", None, -0.0)]
    tables.write_csv(out, ("d_k", "x", "y"), rows)
    assert out.getvalue() == 'd_k,x,y\n4,0.1,0.3333333333333333\n"a, b",,0.0\n'


def test_an_error_in_a_row_leaves_nothing_half_written() -> None:
    def rows() -> Iterator[tuple[int]]:
        yield (1,)
        raise tables.UsageError("second row")

    out = io.StringIO()
    with pytest.raises(tables.UsageError, match="second row"):
        tables.write_csv(out, ("x",), rows())
    assert out.getvalue() == ""
