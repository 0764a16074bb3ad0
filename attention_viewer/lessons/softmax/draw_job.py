"""Draws vectors beside the window. Must not import Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from attention_viewer.lessons.softmax.draws import draw_unless
from attention_viewer.lessons.softmax.state import Stream


@dataclass(frozen=True, slots=True)
class DrawSpec:
    """Which random vectors are wanted."""

    stream: Stream
    seed: int
    n_keys: int


def run(spec: DrawSpec, should_stop: Callable[[], bool]) -> Iterator[DrawSpec]:
    """Fill the memory of `draw`, at once when it is filled already; nothing when stopped."""
    if draw_unless(should_stop, spec.stream, spec.seed, spec.n_keys) is not None:
        yield spec
