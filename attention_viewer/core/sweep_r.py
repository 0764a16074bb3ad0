"""Blocks of the R stream: its words come one after another, normals are made of them by anybody."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from attention_viewer.core.r_stream import RStream, WordArray, WordNormals
from attention_viewer.core.sampling import (
    FloatArray,
    PathRecorder,
    correlate_normals,
    new_chains,
    shift_and_scale,
    sum_terms,
)
from attention_viewer.core.sweep_blocks import BlockResult
from attention_viewer.core.sweep_spec import D_K_MAX, SweepSpec, draws_per_trial
from attention_viewer.core.sweep_statistics import ChunkStatistics, Row, recorder_for

_BLOCK: Final = 2 * D_K_MAX
"""Normals in a block, one trial of the longest vectors: 5 ms and 2 MB of words, whatever d_k is."""


AHEAD_MAX: Final = 2**24
"""Normals of a raw table that may be passed over to begin the scaled one: a tenth of a second."""
_SKIP: Final = 2**20


@dataclass(frozen=True, slots=True, eq=False)
class RTask:
    """Some trials of one row with their words; without words where nothing is to be told."""

    row: int
    trials: int
    words: WordArray | None
    first_walk: int | None


class RBlocks:
    """Computes the blocks of one sweep; ``compute`` may be called by several threads at once.

    Parameters
    ----------
    spec
        The sweep.
    rows
        In the order of the stream.
    by_turns
        Whether the last rows of both tables, mostly the longest, are filled after all others.
    """

    def __init__(self, spec: SweepSpec, rows: Sequence[Row], *, by_turns: bool = False) -> None:
        self._spec, self._rows, self._by_turns = spec, rows, by_turns
        # As many as there are threads at most; appending and popping is safe among them.
        self._makers: deque[_Maker] = deque()

    def tasks(self, should_stop: Callable[[], bool]) -> Iterator[RTask]:
        """Draw the words of block after block, until it is time to stop; by one thread."""
        walking = set(self._spec.d_k)
        for number, stream in self._streams(should_stop):
            row = self._rows[number]
            told = bool(row.measurements)
            per_trial = draws_per_trial(self._spec, row.d_k)
            size = max(1, _BLOCK // per_trial)
            for first in range(0, self._spec.trials, size):
                if should_stop():
                    return
                trials = min(size, self._spec.trials - first)
                normals = trials * per_trial
                if not told:
                    stream.skip_normals(normals)
                    yield RTask(number, trials, None, None)
                else:
                    walk = first if row.d_k in walking else None
                    yield RTask(number, trials, stream.next_words(2 * normals), walk)
            if told:
                walking.discard(row.d_k)

    def _streams(self, should_stop: Callable[[], bool]) -> Iterator[tuple[int, RStream]]:
        """Yield the numbers of the rows, each with the stream at its first trial."""
        spec, stream = self._spec, RStream(self._spec.seed)
        count = len(spec.d_k)
        ahead = spec.trials * sum(draws_per_trial(spec, d_k) for d_k in spec.d_k)
        both = len(self._rows) > count > 1 and bool(self._rows[0].measurements)
        if not (self._by_turns and both and ahead <= AHEAD_MAX):
            for number in range(len(self._rows)):
                yield number, stream
            return
        # All raw rows but the last one first: passing over takes a moment.
        for number in range(count - 1):
            yield number, stream
        scaled = RStream(spec.seed)
        for first in range(0, ahead, _SKIP):
            if should_stop():
                return
            scaled.skip_normals(min(_SKIP, ahead - first))
        for number in range(count, 2 * count - 1):
            yield number, scaled
        yield count - 1, stream
        yield 2 * count - 1, scaled

    def compute(self, task: RTask) -> tuple[RTask, BlockResult | None]:
        """Return the task with what its trials tell."""
        if task.words is None:
            return task, None
        row = self._rows[task.row]
        try:
            maker = self._makers.pop()
        except IndexError:
            maker = _Maker()
        recorder = (
            None if task.first_walk is None else recorder_for(row.d_k, task.first_walk, task.trials)
        )
        dots = maker.sums(self._spec, row.d_k, task, recorder)
        self._makers.append(maker)
        dots /= row.drawn_divisor
        return task, BlockResult(ChunkStatistics.of(dots, row.scale), recorder)


class _Maker:
    """Makes sums of the words of a block; one for each thread."""

    def __init__(self) -> None:
        self._normals = WordNormals()
        self._buffer = np.empty(0)

    def sums(
        self, spec: SweepSpec, d_k: int, task: RTask, paths: PathRecorder | None
    ) -> FloatArray:
        """Return the sum of each trial, shape (trials,); its q comes first, then its k."""
        words, components = task.words, spec.components
        if words is None:
            raise ValueError("nothing is told of these trials")
        size = words.size // 2
        if self._buffer.size < size:
            self._buffer = np.empty(size)
        drawn = self._buffer[:size]
        self._normals.fill(words, drawn)
        vectors = drawn.reshape(task.trials, components.sides, d_k).transpose(1, 0, 2)
        for chain, vector in zip(new_chains(components), vectors, strict=False):
            chain.link(None, vector)
        q, k = vectors[0], (vectors[1] if components.sides > 1 else None)
        if k is not None and components.rho:
            correlate_normals(components.rho, q, k)
        shift_and_scale(components, *vectors)
        if components.unit_length:
            for vector in vectors:
                np.divide(vector, np.linalg.norm(vector, axis=1, keepdims=True), out=vector)
        if paths is not None:
            paths.add(0, q, np.broadcast_to(1.0, q.shape) if k is None else k)
        return sum_terms(q, k)
