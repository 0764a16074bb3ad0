"""Draws beforehand what the d_k slider will ask for. Must not import Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from attention_viewer.lessons.softmax.draws import score_table
from attention_viewer.lessons.softmax.state import Stream


@dataclass(frozen=True, slots=True)
class DrawSpec:
    """Which random numbers are wanted."""

    stream: Stream
    seed: int


def run(spec: DrawSpec, should_stop: Callable[[], bool]) -> Iterator[DrawSpec]:
    """Fill the cache of `score_table`, at once when it is filled already."""
    if not should_stop():
        score_table(spec.stream, spec.seed)
        yield spec
