"""The ``article`` command: every table of the R walk-through, from R's stream, as CSV blocks."""

import argparse
from collections.abc import Iterator, Sequence
from typing import Final, TextIO

import numpy as np

from attention_viewer.commands.progress import ProgressLines
from attention_viewer.commands.tables import write_csv
from attention_viewer.commands.variance import spec_usage_error, whole_number
from attention_viewer.core import walkthrough
from attention_viewer.core.sweep import SpecError
from attention_viewer.core.walkthrough import ArticleTables, printed_column

Block = tuple[str, Sequence[str], list[tuple[object, ...]]]

_SCORE_PLACES: Final = 2
_WEIGHT_PLACES: Final = 4
_GRADIENT_PLACES: Final = 6


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of ``article``."""
    parser.add_argument(
        "--seed",
        default=str(walkthrough.DEFAULT_SEED),
        metavar="N",
        help=f"seed given to R's set.seed (default: {walkthrough.DEFAULT_SEED})",
    )


def run(args: argparse.Namespace, out: TextIO) -> None:
    """Write the tables; each has a title line ``# ...``, and a blank line parts it from the next.

    Columns that begin with ``printed_`` repeat a column with the digits that R shows.

    Raises
    ------
    UsageError
        For a seed that R does not take.
    """
    progress = ProgressLines("article")
    try:
        tables = walkthrough.article_tables(whole_number("--seed", args.seed), report=progress.show)
    except SpecError as error:
        raise spec_usage_error(error) from error
    progress.close()
    if tables is not None:
        write_blocks(tables, out)


def write_blocks(tables: ArticleTables, out: TextIO) -> None:
    """Write all tables of one seed as CSV blocks."""
    for index, (title, header, rows) in enumerate(_blocks(tables)):
        out.write(f"{'' if index == 0 else chr(10)}# {title}\n")
        write_csv(out, header, rows)


def _blocks(tables: ArticleTables) -> Iterator[Block]:
    yield _plane()
    yield _similarities()
    yield _variance(tables)
    yield _scaled_variance(tables)
    yield _example(tables)


def _plane() -> Block:
    query = np.array(walkthrough.PLANE_QUERY)
    rows = [
        (f"k{number}", *key, float(query @ np.array(key)))
        for number, key in enumerate(walkthrough.PLANE_KEYS, start=1)
    ]
    return "Dot products with q = (1, 0)", ("key", "x", "y", "q_dot_k"), list(rows)


def _similarities() -> Block:
    scores = np.array(walkthrough.QUERIES) @ np.array(walkthrough.KEYS).T
    names = walkthrough.KEY_NAMES
    printed = [printed_column(column, 3) for column in scores.T.tolist()]
    rows = [
        (query, *row, *cells)
        for query, row, *cells in zip(
            walkthrough.QUERY_NAMES, scores.tolist(), *printed, strict=True
        )
    ]
    header = ("query", *names, *(f"printed_{name}" for name in names))
    return "Q K^T: similarity of each query to each key", header, list(rows)


def _variance(tables: ArticleTables) -> Block:
    columns = (
        walkthrough.D_K,
        tables.variance,
        walkthrough.D_K,
        printed_column(tables.variance),
    )
    header = (
        "d_k",
        "empirical_variance",
        "theoretical_variance",
        "printed_empirical_variance",
    )
    title = f"Variance of q.k, {walkthrough.TRIALS} trials, seed {tables.seed}"
    return title, header, list(zip(*columns, strict=True))


def _scaled_variance(tables: ArticleTables) -> Block:
    columns = (walkthrough.D_K, tables.scaled_variance, printed_column(tables.scaled_variance))
    header = ("d_k", "scaled_variance", "printed_scaled_variance")
    title = f"Variance of q.k / sqrt(d_k), drawn anew, {walkthrough.TRIALS} trials"
    return title, header, list(zip(*columns, strict=True))


def _example(tables: ArticleTables) -> Block:
    places = {
        "raw_scores": _SCORE_PLACES,
        "softmax_raw": _WEIGHT_PLACES,
        "gradient_raw": _GRADIENT_PLACES,
        "scaled_scores": _SCORE_PLACES,
        "softmax_scaled": _WEIGHT_PLACES,
        "gradient_scaled": _GRADIENT_PLACES,
    }
    full = [getattr(tables, name) for name in places]
    printed = [printed_column(getattr(tables, name), count) for name, count in places.items()]
    keys = [f"k{number + 1}" for number in range(walkthrough.EXAMPLE_KEYS)]
    header = ("key", *places, *(f"printed_{name}" for name in places))
    title = f"Softmax of raw and scaled scores at d_k = {walkthrough.EXAMPLE_D_K}"
    return title, header, list(zip(keys, *full, *printed, strict=True))
