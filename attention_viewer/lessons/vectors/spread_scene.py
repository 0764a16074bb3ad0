"""Turns the distributions of random pairs into histograms, read-outs and tables."""

from __future__ import annotations

import math
from collections.abc import Sequence

from attention_viewer.core.formatting import HIDDEN, fixed
from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.vectors import text, words
from attention_viewer.lessons.vectors.spread import PAIRS, SCORE_LIMIT, Spread
from attention_viewer.widgets.vector_plot_spread import Histogram

_ANGLE_TICKS = (0, 45, 90, 135, 180)
_SCORE_TICKS = (-128, -64, 0, 64, 128)


def histograms_of(
    spread: Spread, *, hidden: bool = False, waiting: bool = False
) -> tuple[Histogram, Histogram]:
    """Return the histograms of angles and scores; while waiting they have axes but no bars."""
    root = math.sqrt(spread.d_k)
    empty = hidden or waiting
    nothing = (0,)
    angles = Histogram(
        title=text.angle_histogram(),
        note="" if hidden else text.angle_note(),
        counts=nothing if empty else spread.angle_counts,
        low=0.0,
        high=180.0,
        ticks=tuple((float(t), words.degrees().format(value=t)) for t in _ANGLE_TICKS),
        curve=() if empty else spread.angle_curve,
        hidden=hidden,
    )
    scores = Histogram(
        title=text.score_histogram(),
        note=""
        if hidden
        else text.score_note().format(d_k=spread.d_k, value=HIDDEN if waiting else fixed(root, 2)),
        counts=nothing if empty else spread.score_counts,
        low=-SCORE_LIMIT,
        high=SCORE_LIMIT,
        ticks=tuple((float(t), fixed(t, 0)) for t in _SCORE_TICKS),
        marks=() if empty else (-root, root),
        hidden=hidden,
    )
    return angles, scores


def peaks_note() -> str:
    """Return the line below both histograms."""
    return text.peaks_note().format(pairs=PAIRS)


def description(spread: Spread, *, hidden: bool) -> str:
    """Return both histograms in words."""
    if hidden:
        return text.numbers_hidden()
    return text.high_words().format(
        mean=words.degrees().format(value=fixed(spread.angle_mean_deg, 1)),
        sd=words.degrees().format(value=fixed(spread.angle_sd_deg, 1)),
        score_sd=fixed(spread.score_sd, 2),
        theory=fixed(math.sqrt(spread.d_k), 2),
    )


def tables_of(spread: Spread) -> tuple[Table, Table]:
    """Return the counts of both histograms."""
    header = (words.column_from(), words.column_to(), words.column_pairs())
    return (
        Table("angles", header, _rows(spread.angle_counts, 0.0, 180.0)),
        Table("scores", header, _rows(spread.score_counts, -SCORE_LIMIT, SCORE_LIMIT)),
    )


def _rows(counts: Sequence[int], low: float, high: float) -> list[tuple[float, float, int]]:
    width = (high - low) / len(counts)
    return [
        (low + width * number, low + width * (number + 1), count)
        for number, count in enumerate(counts)
    ]
