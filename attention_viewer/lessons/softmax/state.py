"""What the softmax lesson remembers. Must not import Qt or numpy."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal, get_args

from attention_viewer.core.limits import StateError, check_choice, check_finite, check_range

Source = Literal["typed", "drawn"]
Stream = Literal["r", "numpy"]
NumberFormat = Literal["float64", "float32", "float16", "bfloat16"]
SlopeAxis = Literal["linear", "log"]
View = Literal["bars", "jacobian", "curves", "descent"]
Curves = Literal["d_k", "score"]
Learned = Literal["q", "weights"]

SOURCES: Final[tuple[Source, ...]] = get_args(Source)
STREAMS: Final[tuple[Stream, ...]] = get_args(Stream)
NUMBER_FORMATS: Final[tuple[NumberFormat, ...]] = get_args(NumberFormat)
VIEWS: Final[tuple[View, ...]] = get_args(View)
SLOPE_AXES: Final[tuple[SlopeAxis, ...]] = get_args(SlopeAxis)
CURVES: Final[tuple[Curves, ...]] = get_args(Curves)
LEARNED: Final[tuple[Learned, ...]] = get_args(Learned)

MAX_D_K: Final = 4096
MIN_DRAWN_KEYS: Final = 2
MAX_KEYS: Final = 512
MAX_TYPED_KEYS: Final = 64
MAX_SCORE: Final = 1e100
"""Far beyond any score, and still finite after division by the smallest temperature."""
MIN_TEMPERATURE: Final = 0.01
MAX_TEMPERATURE: Final = 1000.0
MAX_SEED: Final = 2**31 - 1
SCORE_REACH: Final = 60.0
"""One score is moved between minus and plus this."""
MIN_DRAWS: Final = 100
MAX_DRAWS: Final = 100_000
MAX_DESCENT_KEYS: Final = 8
"""So many curves can still be told apart."""
MIN_STEP_SIZE: Final = 0.001
MAX_STEP_SIZE: Final = 1e6
MIN_STEPS: Final = 10
MAX_STEPS: Final = 500
SPEEDS: Final = (2, 10, 50)
"""Steps a second of the descent."""

WALKTHROUGH_SEED: Final = 20260714
WALKTHROUGH_D_K: Final = 1024
WALKTHROUGH_SCORES: Final = (-20.878609672257816, 16.944180812987728, -28.917696358943239)
"""The scores of the walk-through's three keys, as `core.walkthrough` has them (which is numpy)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Where the scores come from and how they are looked at; the default is the walk-through.

    Attributes
    ----------
    source
        Whether the scores are ``scores`` or dot products of drawn vectors.
    scores
        Typed scores q.k_i, 1 to 64 of them.
    d_k
        Dimension; the scaled side is divided by its root, and drawn vectors have it.
    n_keys, seed, stream
        Of the drawn scores: how many keys, and the random numbers, R's or numpy's.
    temperature
        Divides the scores of the unscaled side.
    number_format
        In which the softmax is computed.
    slope_axis
        Scale of the slopes in the picture.
    view
        What the picture shows: bars, the full Jacobian as heat maps, curves, or the descent.
    own_range
        Whether each Jacobian has colours of its own range, instead of one range for both.
    picked
        Row and column of the Jacobian's entry that is written out; none when out of the table.
    curves
        What the curves run over: d_k, or one score that is moved.
    moved
        Key whose score is moved.
    curve_keys, curve_draws, curve_seed
        Of the curves against d_k: keys, how many draws, and their random numbers.
    wanted, learned, step_size, steps
        Of the descent: key that ought to win, what is learnt (q, or W_Q and W_K), the factor on
        the gradient, and how many steps are taken.
    step, speed
        Step that is shown, and how many of them a second when they run.
    """

    source: Source = "drawn"
    scores: tuple[float, ...] = WALKTHROUGH_SCORES
    d_k: int = WALKTHROUGH_D_K
    n_keys: int = 3
    seed: int = WALKTHROUGH_SEED
    stream: Stream = "r"
    temperature: float = 1.0
    number_format: NumberFormat = "float64"
    slope_axis: SlopeAxis = "linear"
    view: View = "bars"
    own_range: bool = False
    picked: tuple[int, int] = (0, 1)
    curves: Curves = "d_k"
    moved: int = 0
    curve_keys: int = 8
    curve_draws: int = 10_000
    curve_seed: int = WALKTHROUGH_SEED
    wanted: int = 2
    learned: Learned = "q"
    step_size: float = 1.0
    steps: int = 100
    step: int = 10
    speed: int = 10

    def __post_init__(self) -> None:
        """Refuse values that no page could show."""
        check_choice("source", self.source, SOURCES)
        check_choice("stream", self.stream, STREAMS)
        check_choice("number_format", self.number_format, NUMBER_FORMATS)
        check_choice("slope_axis", self.slope_axis, SLOPE_AXES)
        check_choice("view", self.view, VIEWS)
        for index in self.picked:
            check_range("picked", index, 0, MAX_KEYS - 1)
        if not 1 <= len(self.scores) <= MAX_TYPED_KEYS:
            raise StateError("scores", f"{len(self.scores)} scores, not 1 to {MAX_TYPED_KEYS}")
        check_finite("scores", self.scores, MAX_SCORE)
        check_range("d_k", self.d_k, 1, MAX_D_K)
        check_range("n_keys", self.n_keys, MIN_DRAWN_KEYS, MAX_KEYS)
        check_range("seed", self.seed, 0, MAX_SEED)
        check_range("temperature", self.temperature, MIN_TEMPERATURE, MAX_TEMPERATURE)
        self._check_curves()
        self._check_descent()

    def _check_curves(self) -> None:
        check_choice("curves", self.curves, CURVES)
        check_range("moved", self.moved, 0, MAX_KEYS - 1)
        check_range("curve_keys", self.curve_keys, MIN_DRAWN_KEYS, MAX_KEYS)
        check_range("curve_draws", self.curve_draws, MIN_DRAWS, MAX_DRAWS)
        check_range("curve_seed", self.curve_seed, 0, MAX_SEED)

    def _check_descent(self) -> None:
        check_choice("learned", self.learned, LEARNED)
        check_choice("speed", self.speed, SPEEDS)
        check_range("wanted", self.wanted, 0, MAX_DESCENT_KEYS - 1)
        check_range("step_size", self.step_size, MIN_STEP_SIZE, MAX_STEP_SIZE)
        check_range("steps", self.steps, MIN_STEPS, MAX_STEPS)
        check_range("step", self.step, 0, self.steps)

    @property
    def count(self) -> int:
        """Number of keys on the page."""
        return len(self.scores) if self.source == "typed" else self.n_keys

    @property
    def moved_key(self) -> int:
        """Index of the key whose score is moved, among those there are."""
        return min(self.moved, self.count - 1)

    @property
    def descent_keys(self) -> int:
        """How many of the drawn keys take part in the descent."""
        return min(max(self.n_keys, MIN_DRAWN_KEYS), MAX_DESCENT_KEYS)

    @property
    def wanted_key(self) -> int:
        """Index of the key that ought to win, among those that take part."""
        return min(self.wanted, self.descent_keys - 1)

    @property
    def root(self) -> float:
        """The square root of d_k."""
        return math.sqrt(self.d_k)

    @property
    def same_divisor(self) -> bool:
        """Whether both sides are divided by the same number."""
        return self.temperature == self.root

    @property
    def is_walkthrough_vectors(self) -> bool:
        """Whether the descent starts from the walk-through's vectors."""
        wanted = (WALKTHROUGH_D_K, 3, WALKTHROUGH_SEED, "r")
        return (self.d_k, self.n_keys, self.seed, self.stream) == wanted

    @property
    def is_walkthrough_draw(self) -> bool:
        """Whether the scores are those that the walk-through prints."""
        wanted = ("drawn", WALKTHROUGH_D_K, 3, WALKTHROUGH_SEED, "r")
        return (self.source, self.d_k, self.n_keys, self.seed, self.stream) == wanted
