"""The walk-through's numbers: R's own, and the digits as printed there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from attention_viewer.core import walkthrough
from attention_viewer.core.walkthrough import (
    ArticleTables,
    article_tables,
    example_scores,
    printed_column,
    walkthrough_draw,
)

DATA = Path(__file__).parents[2] / "data"
GOLDEN: list[dict[str, Any]] = json.loads((DATA / "r_streams.json").read_text("utf-8"))
ARTICLE: dict[str, Any] = json.loads((DATA / "article.json").read_text("utf-8"))
FIELDS = (
    "variance",
    "scaled_variance",
    "raw_scores",
    "scaled_scores",
    "softmax_raw",
    "softmax_scaled",
    "gradient_raw",
    "gradient_scaled",
)


def tables(seed: int) -> ArticleTables:
    result = article_tables(seed)
    assert result is not None
    return result


def check_golden(golden: dict[str, Any], result: ArticleTables) -> None:
    for field in FIELDS:
        np.testing.assert_allclose(
            getattr(result, field), golden[field], rtol=1e-12, atol=1e-15, err_msg=field
        )


@pytest.mark.parametrize("golden", GOLDEN[1:], ids=lambda golden: str(golden["seed"]))
def test_tables_equal_r(golden: dict[str, Any]) -> None:
    assert tuple(golden["d_k"]) == walkthrough.D_K
    assert golden["n_trials"] == walkthrough.TRIALS
    check_golden(golden, tables(golden["seed"]))


def test_default_seed_equals_r_and_the_printed_digits() -> None:
    result = tables(walkthrough.DEFAULT_SEED)
    check_golden(GOLDEN[0], result)
    sweep, example = ARTICLE["sweep"], ARTICLE["softmax_d_k_1024"]
    assert list(printed_column(result.variance)) == [f"{v:.6f}" for v in sweep["variance"]]
    assert list(printed_column(result.scaled_variance)) == [
        f"{v:.7f}" for v in sweep["scaled_variance"]
    ]
    for field, places in (
        ("raw_scores", 2),
        ("softmax_raw", 4),
        ("gradient_raw", 6),
        ("scaled_scores", 2),
        ("softmax_scaled", 4),
        ("gradient_scaled", 6),
    ):
        printed = printed_column(getattr(result, field), places)
        assert [float(cell) for cell in printed] == example[field], field


def test_the_scores_of_the_default_seed_are_those_of_r() -> None:
    draw = walkthrough_draw(walkthrough.DEFAULT_SEED)
    assert draw.q.shape == (1024,)
    assert draw.keys.shape == (3, 1024)
    np.testing.assert_allclose(example_scores(draw), GOLDEN[0]["raw_scores"], rtol=1e-12, atol=0)


def test_a_draw_asked_for_again_is_the_same_and_cannot_be_changed() -> None:
    draw = walkthrough_draw(walkthrough.DEFAULT_SEED)
    assert walkthrough_draw(walkthrough.DEFAULT_SEED) is draw
    assert not draw.q.flags.writeable
    assert not draw.keys.flags.writeable


def test_progress_is_reported_and_stop_is_obeyed() -> None:
    told: list[tuple[int, int]] = []

    def stop_after_two() -> bool:
        return len(told) == 2

    assert article_tables(1, stop_after_two, lambda done, total: told.append((done, total))) is None
    assert len(told) == 2
    assert told[1][1] == 2 * 2 * walkthrough.TRIALS * sum(walkthrough.D_K)


def test_constant_tables_equal_the_article() -> None:
    plane = ARTICLE["dot_2d"]
    assert list(walkthrough.PLANE_QUERY) == plane["q1"]
    assert [list(key) for key in walkthrough.PLANE_KEYS] == [plane[k] for k in ("k1", "k2", "k3")]
    qkt = ARTICLE["qkt"]
    named_queries = zip(walkthrough.QUERY_NAMES, map(list, walkthrough.QUERIES), strict=True)
    named_keys = zip(walkthrough.KEY_NAMES, map(list, walkthrough.KEYS), strict=True)
    assert dict(named_queries) == qkt["Q"]
    assert dict(named_keys) == qkt["K"]


@pytest.mark.parametrize(
    ("values", "decimals", "printed"),
    [
        ((1.0, 2.5), None, ("1.0", "2.5")),
        ((0.123456789, 123.0), None, ("0.1234568", "123.0000000")),
        ((0.0, 0.0), 4, ("0", "0")),
        ((-0.001, 1.25), 2, ("0.00", "1.25")),
        ((12345678.9,), None, ("12345679",)),
        ((3.0,), None, ("3",)),
    ],
)
def test_columns_have_the_digits_that_r_shows(
    values: tuple[float, ...], decimals: int | None, printed: tuple[str, ...]
) -> None:
    assert printed_column(values, decimals) == printed
