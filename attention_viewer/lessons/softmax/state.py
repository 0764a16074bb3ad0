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
View = Literal["bars", "jacobian"]

SOURCES: Final[tuple[Source, ...]] = get_args(Source)
STREAMS: Final[tuple[Stream, ...]] = get_args(Stream)
NUMBER_FORMATS: Final[tuple[NumberFormat, ...]] = get_args(NumberFormat)
VIEWS: Final[tuple[View, ...]] = get_args(View)
SLOPE_AXES: Final[tuple[SlopeAxis, ...]] = get_args(SlopeAxis)

MAX_D_K: Final = 4096
MIN_DRAWN_KEYS: Final = 2
MAX_KEYS: Final = 64
MAX_SCORE: Final = 1e100
"""Far beyond any score, and still finite after division by the smallest temperature."""
MIN_TEMPERATURE: Final = 0.01
MAX_TEMPERATURE: Final = 1000.0
MAX_SEED: Final = 2**31 - 1

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
        What the picture shows: bars, or the full Jacobian as a heat map.
    own_range
        Whether each Jacobian has colours of its own range, instead of one range for both.
    picked
        Row and column of the Jacobian's entry that is written out; none when out of the table.
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

    def __post_init__(self) -> None:
        """Refuse values that no page could show."""
        check_choice("source", self.source, SOURCES)
        check_choice("stream", self.stream, STREAMS)
        check_choice("number_format", self.number_format, NUMBER_FORMATS)
        check_choice("slope_axis", self.slope_axis, SLOPE_AXES)
        check_choice("view", self.view, VIEWS)
        for index in self.picked:
            check_range("picked", index, 0, MAX_KEYS - 1)
        if not 1 <= len(self.scores) <= MAX_KEYS:
            raise StateError("scores", f"{len(self.scores)} scores, not 1 to {MAX_KEYS}")
        check_finite("scores", self.scores, MAX_SCORE)
        check_range("d_k", self.d_k, 1, MAX_D_K)
        check_range("n_keys", self.n_keys, MIN_DRAWN_KEYS, MAX_KEYS)
        check_range("seed", self.seed, 0, MAX_SEED)
        check_range("temperature", self.temperature, MIN_TEMPERATURE, MAX_TEMPERATURE)

    @property
    def count(self) -> int:
        """Number of keys on the page."""
        return len(self.scores) if self.source == "typed" else self.n_keys

    @property
    def root(self) -> float:
        """The square root of d_k."""
        return math.sqrt(self.d_k)

    @property
    def same_divisor(self) -> bool:
        """Whether both sides are divided by the same number."""
        return self.temperature == self.root

    @property
    def is_walkthrough_draw(self) -> bool:
        """Whether the scores are those that the walk-through prints."""
        wanted = ("drawn", WALKTHROUGH_D_K, 3, WALKTHROUGH_SEED, "r")
        return (self.source, self.d_k, self.n_keys, self.seed, self.stream) == wanted
