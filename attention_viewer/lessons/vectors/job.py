"""Draws random vectors of many dimensions beside the window. Pure; must not import Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from attention_viewer.lessons.vectors.spread import Spread, draw_in_blocks, spread_of


@dataclass(frozen=True)
class SpreadSpec:
    """Which distributions are wanted: the dimension and the seed of the draws."""

    d_k: int
    seed: int


def run(spec: SpreadSpec, should_stop: Callable[[], bool]) -> Iterator[Spread]:
    """Yield the distributions, the one result; nothing when stopped before the draws are made."""
    for _ in draw_in_blocks(spec.d_k, spec.seed):
        if should_stop():
            return
    yield spread_of(spec.d_k, spec.seed)
