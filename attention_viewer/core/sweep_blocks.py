"""Blocks of the numpy stream, which anybody may compute in any order."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from attention_viewer.core import identity
from attention_viewer.core.sampling import (
    FloatArray,
    PairDrawer,
    PathRecorder,
    new_buffers,
)
from attention_viewer.core.sweep_spec import D_K_MAX, SweepSpec
from attention_viewer.core.sweep_statistics import (
    ChunkStatistics,
    histogram_scale,
    recorder_for,
)

InOrder = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]

BLOCK: Final = 2 * D_K_MAX
"""Components of q in a block of the numpy stream: 5 ms of normals, 20 ms of Student t."""


def one_by_one(function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    """Compute tasks one after another on the thread that asks for the results."""
    yield from map(function, tasks)


@dataclass(frozen=True, slots=True)
class BlockTask:
    """Blocks ``first`` to ``last - 1`` of one d_k."""

    d_k: int
    first: int
    last: int


@dataclass(frozen=True, slots=True, eq=False)
class BlockResult:
    """What one block tells; ``walks`` for the first pairs of each d_k only."""

    statistics: ChunkStatistics
    walks: PathRecorder | None


class NumpyBlocks:
    """Computes the blocks of one sweep; ``compute`` may be called by several threads at once."""

    def __init__(self, spec: SweepSpec) -> None:
        self._spec = spec
        self._scales = {d_k: histogram_scale(spec.components, d_k, "none") for d_k in spec.d_k}
        # As many as there are threads at most; appending and popping is safe among them.
        self._rooms: deque[FloatArray] = deque()

    def tasks(self, chunk: int, should_stop: Callable[[], bool]) -> Iterator[BlockTask]:
        """Yield the tasks: all d_k take turns, until it is time to stop."""
        blocks = {d_k: block_count(self._spec, d_k) for d_k in self._spec.d_k}
        for first in range(0, max(blocks.values()), chunk):
            for d_k, count in blocks.items():
                if first >= count:
                    continue
                if should_stop():
                    return
                yield BlockTask(d_k, first, min(first + chunk, count))

    def compute(self, task: BlockTask) -> tuple[BlockTask, list[BlockResult]]:
        """Return the task with the results of its blocks."""
        try:
            room = self._rooms.pop()
        except IndexError:
            room = new_buffers()
        drawer = PairDrawer(self._spec.components, task.d_k, room)
        results = [self._block(drawer, block) for block in range(task.first, task.last)]
        self._rooms.append(room)
        return task, results

    def _block(self, drawer: PairDrawer, block: int) -> BlockResult:
        spec, d_k = self._spec, drawer.d_k
        size = trials_in_block(spec, d_k)
        trials = min(size, spec.trials - block * size)
        if spec.sampler == "identity":
            dots = identity.identity_dots(spec.seed, spec.components, d_k, block, trials)
            return BlockResult(ChunkStatistics.of(dots, self._scales[d_k]), None)
        recorder = recorder_for(d_k, block * size, trials)
        dots = block_dots(spec, drawer, block, recorder)
        return BlockResult(ChunkStatistics.of(dots, self._scales[d_k]), recorder)


def block_trials(d_k: int) -> int:
    """Trials in one block of the numpy stream, drawn component by component."""
    return BLOCK // d_k


def trials_in_block(spec: SweepSpec, d_k: int) -> int:
    """Trials in one block of a sweep."""
    return identity.BLOCK if spec.sampler == "identity" else block_trials(d_k)


def block_count(spec: SweepSpec, d_k: int) -> int:
    """How many blocks all trials of one d_k take."""
    return -(-spec.trials // trials_in_block(spec, d_k))


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
