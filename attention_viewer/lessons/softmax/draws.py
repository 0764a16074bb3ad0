"""Random vectors and their scores for every d_k at once, so that moving d_k grows the same vectors.

One long draw of 4096 components is made for q and for each key; the first d_k of them are the
vectors at d_k, and one cumulative sum holds their dot products for every d_k. Must not import Qt.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from attention_viewer.lessons.softmax.state import (
    MAX_D_K,
    MAX_DESCENT_KEYS,
    MAX_KEYS,
    State,
    Stream,
)

if TYPE_CHECKING:
    from attention_viewer.core.r_stream import Place

FloatArray = NDArray[np.float64]
SIZES = (8, 64, MAX_KEYS)
"""So many keys are drawn: the least of these that is enough."""
MOST_NUMBERS = 8_000_000
"""Of all draws that are kept together, 64 MB: undo finds the last hundred of them, or 3 large."""
SKIP_SLICE = 2**19
"""So many numbers of R's stream are passed over, in about 4 ms, before stopping is looked for."""

MOST_PLACES = 1000
"""Of R's stream that are kept, 2.5 MB: undo draws what is kept no more in some milliseconds."""


@dataclass(frozen=True, slots=True, eq=False)
class Draw:
    """One draw, all of it read only.

    Attributes
    ----------
    q, keys
        Query (4096,) and the first keys (8, 4096), standard normal.
    scores
        q.k_i for every key and d_k, (n, 4096); column d_k - 1 is at d_k.
    """

    q: FloatArray
    keys: FloatArray
    scores: FloatArray

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return self.q.size + self.keys.size + self.scores.size


_Name = tuple[Stream, int, int]
_Vectors = tuple[FloatArray, FloatArray]
_kept: dict[_Name, Draw] = {}
_places: dict[int, Place] = {}
"""Where R's stream stands behind the walk-through's tables, by seed."""


def draw(stream: Stream, seed: int, n_keys: int) -> Draw:
    """Return a draw of at least ``n_keys`` keys; the first keys are the same however many.

    A new one takes some milliseconds with numpy, and tenths of a second with 512 keys or with R's
    stream, which has to pass over the walk-through's tables. The last ones are kept.
    """
    name = _name(stream, seed, n_keys)
    made = _found(name) or _made(name, _never)
    assert made is not None
    return made


def draw_unless(
    should_stop: Callable[[], bool], stream: Stream, seed: int, n_keys: int
) -> Draw | None:
    """Return the same draw; None if it is not known yet and was stopped."""
    name = _name(stream, seed, n_keys)
    return _found(name) or _made(name, should_stop)


def _made(name: _Name, should_stop: Callable[[], bool]) -> Draw | None:
    """Make a draw and keep it."""
    stream, seed, n_keys = name
    vectors = (_r_vectors if stream == "r" else _numpy_vectors)(seed, n_keys, should_stop)
    if vectors is None:
        return None
    q, keys = vectors
    made = Draw(q, keys[:MAX_DESCENT_KEYS].copy(), np.cumsum(keys * q, axis=1))
    for array in (made.q, made.keys, made.scores):
        array.flags.writeable = False
    while _kept and made.size + sum(each.size for each in list(_kept.values())) > MOST_NUMBERS:
        _kept.pop(next(iter(_kept)), None)
    _kept[name] = made
    return made


def is_drawn(stream: Stream, seed: int, n_keys: int) -> bool:
    """Tell whether `draw` answers at once."""
    return _found(_name(stream, seed, n_keys)) is not None


def takes_long(state: State) -> bool:
    """Tell whether a state's vectors are better drawn beside the window before it is shown."""
    n_keys = vectors_needed(state)
    slow = state.stream == "r" or n_keys > SIZES[1]
    return n_keys > 0 and slow and not is_drawn(state.stream, state.seed, n_keys)


def vectors_needed(state: State) -> int:
    """Return how many keys must be drawn to show a state; 0 where none are."""
    known = state.source == "typed" or state.is_walkthrough_draw
    for_scores = 0 if known else state.n_keys
    return max(for_scores, state.descent_keys) if state.view == "descent" else for_scores


def drawn_scores(stream: Stream, seed: int, d_k: int, n_keys: int) -> tuple[float, ...]:
    """Return q.k_i for the first ``n_keys`` keys at ``d_k``."""
    column: list[float] = draw(stream, seed, n_keys).scores[:n_keys, d_k - 1].tolist()
    return tuple(column)


def _name(stream: Stream, seed: int, n_keys: int) -> _Name:
    return stream, seed, next(size for size in SIZES if n_keys <= size)


def _found(name: _Name) -> Draw | None:
    """Return a draw of as many keys, or of more."""
    known = (_kept.get((*name[:2], size)) for size in SIZES if size >= name[2])
    return next((each for each in known if each is not None), None)


def _never() -> bool:
    return False


def _numpy_vectors(seed: int, n_keys: int, should_stop: Callable[[], bool]) -> _Vectors | None:
    """Return q (4096,) and the keys (n, 4096), standard normal, q first; None if stopped."""
    if should_stop():
        return None
    generator = np.random.default_rng(seed)
    q = generator.standard_normal(MAX_D_K)
    return q, generator.standard_normal((n_keys, MAX_D_K))


def _r_vectors(seed: int, n_keys: int, should_stop: Callable[[], bool]) -> _Vectors | None:
    """Return q and keys whose beginnings are the walk-through's vectors; None if stopped.

    R's script draws q and three keys of 1024 components after its tables. What they lack comes
    from the stream behind them: the rest of q, of k_1, k_2, k_3, then whole further keys.
    """
    # Only now, as most openings of the page need none of it.
    from attention_viewer.core.r_stream import RStream
    from attention_viewer.core.sweep import total_normals
    from attention_viewer.core.walkthrough import EXAMPLE_D_K, EXAMPLE_KEYS, sweep_spec

    if seed in _places:
        stream = RStream.resumed(_places[seed])
    else:
        stream = RStream(seed)
        to_skip = total_normals(sweep_spec(0))
        for start in range(0, to_skip, SKIP_SLICE):
            if should_stop():
                return None
            stream.skip_normals(min(SKIP_SLICE, to_skip - start))
        while len(_places) >= MOST_PLACES:
            _places.pop(next(iter(_places)), None)
        _places[seed] = stream.place
    heads = stream.normal((1 + EXAMPLE_KEYS) * EXAMPLE_D_K).reshape(-1, EXAMPLE_D_K)
    tails = stream.normal((1 + EXAMPLE_KEYS) * (MAX_D_K - EXAMPLE_D_K)).reshape(len(heads), -1)
    further = stream.normal((n_keys - EXAMPLE_KEYS) * MAX_D_K).reshape(-1, MAX_D_K)
    vectors = np.hstack([heads, tails])
    return vectors[0].copy(), np.vstack([vectors[1:], further])
