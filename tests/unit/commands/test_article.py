"""The ``article`` command's CSV blocks."""

from __future__ import annotations

import argparse
import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from attention_viewer.commands import article
from attention_viewer.commands.tables import UsageError

DATA = Path(__file__).parents[2] / "data"
ARTICLE: dict[str, Any] = json.loads((DATA / "article.json").read_text("utf-8"))


def output(*words: str) -> str:
    parser = argparse.ArgumentParser()
    article.add_arguments(parser)
    out = io.StringIO()
    article.run(parser.parse_args(words), out)
    return out.getvalue()


@pytest.fixture(scope="module")
def blocks() -> list[list[dict[str, str]]]:
    """Rows of each block for the walk-through's seed."""
    parts = output("--seed", "20260714").split("\n\n")
    assert all(part.startswith("# ") for part in parts)
    return [list(csv.DictReader(part.splitlines()[1:])) for part in parts]


def column(block: list[dict[str, str]], name: str) -> list[float]:
    return [float(row[name]) for row in block]


def test_dot_products_in_the_plane(blocks: list[list[dict[str, str]]]) -> None:
    assert column(blocks[0], "q_dot_k") == ARTICLE["dot_2d"]["q1_dot"]


def test_similarities(blocks: list[list[dict[str, str]]]) -> None:
    printed = [[float(row[f"printed_{key}"]) for key in ("k_x", "k_y", "k_z")] for row in blocks[1]]
    assert printed == ARTICLE["qkt"]["QKt_rounded_3"]
    assert [row["query"] for row in blocks[1]] == ["q_a", "q_b"]


def test_variance_tables(blocks: list[list[dict[str, str]]]) -> None:
    sweep = ARTICLE["sweep"]
    assert column(blocks[2], "d_k") == column(blocks[3], "d_k") == sweep["d_k"]
    assert column(blocks[2], "theoretical_variance") == sweep["theory"]
    assert column(blocks[2], "printed_empirical_variance") == sweep["variance"]
    assert column(blocks[3], "printed_scaled_variance") == sweep["scaled_variance"]
    assert column(blocks[2], "empirical_variance") == pytest.approx(sweep["variance"], abs=5e-7)


def test_softmax_example(blocks: list[list[dict[str, str]]]) -> None:
    for name, values in ARTICLE["softmax_d_k_1024"].items():
        assert column(blocks[4], f"printed_{name}") == values, name
    assert len(blocks) == 5


@pytest.mark.parametrize("seed", ["x", "2147483648", "1.5", ""])
def test_a_seed_that_r_does_not_take_is_refused(seed: str) -> None:
    with pytest.raises(UsageError, match="--seed: "):
        output("--seed", seed)
