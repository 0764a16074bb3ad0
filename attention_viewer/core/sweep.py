"""The variance sweep: many random pairs q, k for each d_k, measured while the run goes on."""

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from attention_viewer.core.r_stream import RStream
from attention_viewer.core.sampling import (
    FloatArray,
    PairDrawer,
    PathRecorder,
    correlate_normals,
    shift_and_scale,
)
from attention_viewer.core.sweep_spec import (
    D_K_MAX,
    SpecError,
    SweepSpec,
    estimate_seconds,
    total_normals,
    validate,
)
from attention_viewer.core.sweep_statistics import (
    HISTOGRAM_EDGES,
    Board,
    ChunkStatistics,
    Measurement,
    Row,
    SweepProgress,
    Walks,
    histogram_scale,
)
from attention_viewer.core.theory import Divisor

__all__ = [
    "HISTOGRAM_EDGES",
    "Measurement",
    "SpecError",
    "SweepProgress",
    "SweepSpec",
    "Walks",
    "block_dots",
    "block_trials",
    "estimate_seconds",
    "histogram_scale",
    "run",
    "total_normals",
    "validate",
]

BLOCK: Final = 2 * D_K_MAX
"""Components of q in a block of the numpy stream: 5 ms of normals, 20 ms of Student t."""

_R_CHUNK: Final = D_K_MAX
"""Components of q in a chunk of the R stream: with k 2 MB and 6 ms, whatever d_k is."""


def run(spec: SweepSpec, should_stop: Callable[[], bool]) -> Iterator[SweepProgress]:
    """Run a sweep, chunk by chunk.

    Parameters
    ----------
    spec
        What to do.
    should_stop
        Asked before each chunk; once it says True the run ends, and the last report stands.

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
    return (_run_numpy if spec.stream == "numpy" else _run_r)(spec, should_stop)


def block_trials(d_k: int) -> int:
    """Trials in one block of the numpy stream."""
    return BLOCK // d_k


def block_dots(
    spec: SweepSpec, drawer: PairDrawer, block: int, paths: PathRecorder | None = None
) -> FloatArray:
    """Dot products of one block of the numpy stream.

    Parameters
    ----------
    spec
        The sweep.
    drawer
        Buffers for ``spec.components`` and the d_k wanted; one for each thread.
    block
        Number of the block, from 0.
    paths
        Takes the running sums of the first pairs.

    Returns
    -------
    numpy.ndarray
        Shape (trials of the block,).
    """
    size = block_trials(drawer.d_k)
    seeds = np.random.SeedSequence(spec.seed, spawn_key=(drawer.d_k, block))
    dots = np.empty(min(size, spec.trials - block * size))
    drawer.fill_dots(np.random.Generator(np.random.SFC64(seeds)), dots, paths)
    return dots


def _run_numpy(spec: SweepSpec, should_stop: Callable[[], bool]) -> Iterator[SweepProgress]:
    board = Board(spec)
    rows = [Row(spec, d_k, "none", spec.divisors) for d_k in spec.d_k]
    for row in rows:
        board.show(row)
    drawers = {d_k: PairDrawer(spec.components, d_k) for d_k in spec.d_k}
    block = 0
    while rows:
        for row in rows:
            if should_stop():
                return
            recorder = board.recorder(row.d_k)
            dots = block_dots(spec, drawers[row.d_k], block, recorder if recorder.wanted else None)
            row.add(ChunkStatistics.of(dots, row.scale))
            board.show(row)
            yield board.progress(row.d_k, 2 * row.d_k * dots.size)
        rows = [row for row in rows if row.trials_left]
        block += 1


def _run_r(spec: SweepSpec, should_stop: Callable[[], bool]) -> Iterator[SweepProgress]:
    board, drawer = Board(spec), _RPairDrawer(spec)
    rows = _r_rows(spec)
    for row in rows:
        board.show(row)
    for row in rows:
        while row.trials_left:
            if should_stop():
                return
            trials = min(_R_CHUNK // row.d_k, row.trials_left)
            if row.measurements:
                dots = drawer.dots(row.d_k, trials, board.recorder(row.d_k))
                row.add(ChunkStatistics.of(dots / row.drawn_divisor, row.scale))
                board.show(row)
            else:
                drawer.skip(row.d_k, trials)
                row.pass_over(trials)
            yield board.progress(row.d_k, 2 * row.d_k * trials)


def _r_rows(spec: SweepSpec) -> list[Row]:
    """Rows of the raw table, which may have nothing to tell, and those of the scaled table."""
    raw: tuple[Divisor, ...] = tuple(d for d in spec.divisors if d != "sqrt")
    rows = [Row(spec, d_k, "none", raw) for d_k in spec.d_k]
    if "sqrt" in spec.divisors:
        rows += [Row(spec, d_k, "sqrt", ("sqrt",)) for d_k in spec.d_k]
    return rows


class _RPairDrawer:
    """Pairs q, k from one R stream: q, k of the first trial, then q, k of the second, and so on."""

    def __init__(self, spec: SweepSpec) -> None:
        self._stream = RStream(spec.seed)
        self._components = spec.components
        self._buffer = np.empty(2 * _R_CHUNK)

    def dots(self, d_k: int, trials: int, paths: PathRecorder) -> FloatArray:
        """Dot products of the next pairs, shape (trials,)."""
        drawn = self._buffer[: 2 * d_k * trials]
        self._stream.fill_normal(drawn)
        q, k = drawn.reshape(trials, 2, d_k).transpose(1, 0, 2)
        if self._components.rho:
            correlate_normals(self._components.rho, q, k)
        shift_and_scale(self._components, q, k)
        if self._components.unit_length:
            np.divide(q, np.linalg.norm(q, axis=1, keepdims=True), out=q)
            np.divide(k, np.linalg.norm(k, axis=1, keepdims=True), out=k)
        if paths.wanted:
            paths.add(0, q, k)
        return np.asarray(np.einsum("ij,ij->i", q, k))

    def skip(self, d_k: int, trials: int) -> None:
        """Pass over pairs as if they had been drawn."""
        self._stream.skip_normals(2 * d_k * trials)
