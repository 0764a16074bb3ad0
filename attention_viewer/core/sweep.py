"""The variance sweep: many random pairs q, k for each d_k, measured while the run goes on."""

from collections.abc import Callable, Iterator
from typing import Final

from attention_viewer.core.sweep_blocks import (
    BLOCK,
    InOrder,
    NumpyBlocks,
    block_dots,
    block_trials,
    one_by_one,
)
from attention_viewer.core.sweep_r import RBlocks
from attention_viewer.core.sweep_spec import (
    SpecError,
    SweepSpec,
    draws_per_trial,
    estimate_seconds,
    total_normals,
    validate,
)
from attention_viewer.core.sweep_statistics import (
    HISTOGRAM_EDGES,
    Board,
    Measurement,
    Row,
    SweepProgress,
    Walks,
    histogram_scale,
)
from attention_viewer.core.theory import Divisor

__all__ = [
    "BLOCK",
    "HISTOGRAM_EDGES",
    "InOrder",
    "Measurement",
    "SpecError",
    "SweepProgress",
    "SweepSpec",
    "Walks",
    "block_dots",
    "block_trials",
    "draws_per_trial",
    "estimate_seconds",
    "histogram_scale",
    "one_by_one",
    "run",
    "total_normals",
    "validate",
]

CHUNK: Final = 1
"""Blocks computed at a stretch: with 5 to 20 ms a block, Stop is answered soon."""


def run(
    spec: SweepSpec,
    should_stop: Callable[[], bool],
    in_order: InOrder = one_by_one,
    chunk: int = CHUNK,
    *,
    by_turns: bool = False,
) -> Iterator[SweepProgress]:
    """Run a sweep, chunk by chunk.

    Parameters
    ----------
    spec
        What to do.
    should_stop
        Asked before each chunk; once it says True the run ends, and the last report stands.
    in_order
        ``in_order(function, tasks)`` yields ``function(task)`` for each task in the order of the
        tasks, by as many workers as it likes. The tasks must be taken by one thread. The digits
        do not depend on it.
    chunk
        Blocks of the numpy stream in a chunk, at least 1; the digits do not depend on it.
    by_turns
        On the R stream fill the last row of each table after all others, unless there is too much
        to pass over: somebody who looks on sees both early, for a few per cent more work. The
        digits do not depend on it.

    Yields
    ------
    SweepProgress
        After each chunk; the last one of a full run has ``done == total``.

    Raises
    ------
    SpecError
        At the first step, if the spec is not valid.

    Notes
    -----
    ``numpy`` stream: each d_k is cut into blocks of ``block_trials(d_k)`` trials. Block b has its
    own SFC64 generator, seeded by ``SeedSequence(seed, spawn_key=(d_k, b))``, and blocks are merged
    in their order; so the digits depend on seed and settings alone, not on who computes a block or
    when, nor on the other entries of the d_k list. The divided measurements are exact rescalings
    of the same draws. All d_k take turns.

    ``r`` stream: one stream in the walk-through's order. First the raw table, d_k by d_k, for each
    trial the components of q, then those of k; then the scaled table, drawn anew in the same
    manner, if the divisor sqrt(d_k) is asked for. Division by d_k is a rescaling of the raw table.
    """
    validate(spec)
    if spec.stream == "r":
        return _run_r(spec, should_stop, in_order, by_turns=by_turns)
    return _run_numpy(spec, should_stop, in_order, chunk)


def _run_numpy(
    spec: SweepSpec, should_stop: Callable[[], bool], in_order: InOrder, chunk: int
) -> Iterator[SweepProgress]:
    board, blocks = Board(spec), NumpyBlocks(spec)
    rows = {d_k: Row(spec, d_k, "none", spec.divisors) for d_k in spec.d_k}
    for row in rows.values():
        board.show(row)
    for task, results in in_order(blocks.compute, blocks.tasks(chunk, should_stop)):
        row, drawn = rows[task.d_k], 0
        for result in results:
            row.add(result.statistics)
            board.add_walks(task.d_k, result.walks)
            drawn += result.statistics.moments.n * draws_per_trial(spec, task.d_k)
        board.show(row)
        yield board.progress(drawn)


def _run_r(
    spec: SweepSpec, should_stop: Callable[[], bool], in_order: InOrder, *, by_turns: bool
) -> Iterator[SweepProgress]:
    board, rows = Board(spec), _r_rows(spec)
    for row in rows:
        board.show(row)
    blocks = RBlocks(spec, rows, by_turns=by_turns)
    for task, result in in_order(blocks.compute, blocks.tasks(should_stop)):
        row = rows[task.row]
        if result is None:
            row.pass_over(task.trials)
        else:
            row.add(result.statistics)
            board.add_walks(row.d_k, result.walks)
            board.show(row)
        yield board.progress(task.trials * draws_per_trial(spec, row.d_k))


def _r_rows(spec: SweepSpec) -> list[Row]:
    """Rows of the raw table, which may have nothing to tell, and those of the scaled table."""
    raw: tuple[Divisor, ...] = tuple(d for d in spec.divisors if d != "sqrt")
    rows = [Row(spec, d_k, "none", raw) for d_k in spec.d_k]
    if "sqrt" in spec.divisors:
        rows += [Row(spec, d_k, "sqrt", ("sqrt",)) for d_k in spec.d_k]
    return rows
