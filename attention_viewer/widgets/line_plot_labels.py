"""Labels beside the cursor of a plot of lines, where they lie on no line and on no other label."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.line_plot_scene import Line, LineScene
from attention_viewer.widgets.math_layout import Layout, layout
from attention_viewer.widgets.plot_axes import Frame
from attention_viewer.widgets.plot_axes_paint import MARK_PX

Array = NDArray[np.float64]
Span = tuple[float, float]
Parts = Sequence[Array]
Drawn = Sequence[tuple[Line, Parts]]
"""The lines with their `pieces`."""

LINE_EM = 1.25
"""Least distance from label to label, in sizes of the letters."""
HALF_EM = 0.42
"""From the middle of a label to its edge."""
BESIDE = 0.62
"""From a line to the middle of its label, in least distances."""
PLACES = 8
"""So many places are tried on each such distance."""
COVERING = 4.0
"""A label would rather be so many distances away from its line than lie on one."""
COVERING_MORE = 0.2
BELOW = 0.1
LEFT = 0.5
CLEARANCE = 2.0
"""Half of a line's width, and a little of the ground."""
FAR_EM = 1.3
"""From a line to a label, in sizes of its letters, from where on a leader joins them."""
SAMPLES = 9
NORMAL, STRONG = 400, 600


@dataclass(frozen=True)
class Label:
    """The label of a line that meets the cursor at ``y`` px."""

    line: Line
    y: float


@dataclass(frozen=True)
class Placed:
    """A label as it is set, where its base line begins, and what it covers, in px.

    ``leader`` leads from its line to a label that stands far away.
    """

    line: Line
    words: Layout
    at: QPointF
    area: QRectF
    leader: QLineF | None = None


def placed_labels(
    labels: Sequence[Label], scene: LineScene, drawn: Drawn, frame: Frame, now: Theme
) -> list[Placed]:
    """Return where the labels stand; none where more would be hidden than told.

    They stand on one side of the cursor, in the order of their lines: where two change places
    they would be mistaken. Their heights are those that together lie on the fewest lines and
    marks and then nearest to their own lines; the side where that is better is taken.
    """
    size = float(now.text_px("body"))
    apart = LINE_EM * size
    if not labels or len(labels) * apart > frame.height:
        return []
    labels = sorted(labels, key=_height)
    words = [
        layout(each.line.label, size, STRONG if each.line.strong else NORMAL) for each in labels
    ]
    x = min(max(frame.x_px(scene.cursor or 0.0), frame.left), frame.right)
    room = now.px(12), max(each.width for each in words)
    found = []
    for leftwards, span in _sides(x, room, frame, now):
        seen = drawn if leftwards or scene.ahead > 0.0 else ()
        covered = _covered(seen, span, now.line_px(MARK_PX) / 2)
        covered += np.array([-1.0, 1.0]) * now.line_px(CLEARANCE)
        strength = 1.0 if leftwards else scene.ahead
        ys = [each.y for each in labels]
        cost, heights = best_heights(ys, size, covered, frame, strength)
        found.append((cost + (LEFT if leftwards else 0.0), leftwards, heights))
    _, leftwards, heights = min(found)
    placed = []
    for each, word, y in zip(labels, words, heights, strict=True):
        start = x - room[0] - word.width if leftwards else x + room[0]
        near = QPointF(start + (word.width if leftwards else 0.0), y)
        far = abs(y - each.y) > FAR_EM * size
        area = QRectF(start, y - HALF_EM * size, word.width, 2 * HALF_EM * size)
        leader = QLineF(QPointF(x, each.y), near) if far else None
        placed.append(Placed(each.line, word, QPointF(start, y + 0.36 * size), area, leader))
    return placed


def best_heights(
    lines: Sequence[float], size: float, covered: Array, frame: Frame, strength: float = 1.0
) -> tuple[float, list[float]]:
    """Return what the best heights of labels cost, and these heights in px.

    Parameters
    ----------
    lines
        Where the labels' lines meet the cursor, from above, (n,).
    size
        Of the letters.
    covered
        Upper and lower ends of what no label should lie on, (m, 2).
    frame
        In which the labels must stand.
    strength
        How strongly what no label should lie on is painted, 0 to 1: a label would rather cover
        something pale than stand far from its line.

    Notes
    -----
    Dynamic programming over the places that each label may take: the cheapest way to have a label
    at a place is the cheapest way to have the one above at least a distance higher.
    """
    apart = LINE_EM * size
    places = _places(lines, apart, (frame.top + 0.2 * size, frame.bottom - 0.7 * size))
    half = HALF_EM * size
    over = (covered[:, 0] < places[:, np.newaxis] + half) & (
        covered[:, 1] > places[:, np.newaxis] - half
    )
    covering = strength * (COVERING * over.any(axis=1) + COVERING_MORE * over.sum(axis=1))
    above = np.searchsorted(places, places - apart + 1e-6, side="right") - 1
    total, choices = np.zeros(len(places)), []
    for number, y in enumerate(lines):
        away = np.abs(np.abs(places - y) / apart - BESIDE) + BELOW * (places > y)
        if number:
            cheapest = np.minimum.accumulate(total)
            first = np.maximum.accumulate(np.where(total <= cheapest, np.arange(len(total)), 0))
            choices.append(first)
            total = np.where(above >= 0, cheapest[above], np.inf)
        total = total + covering + away
    chosen = [int(total.argmin())]
    cost = float(total[chosen[0]])
    for first in reversed(choices):
        chosen.append(int(first[above[chosen[-1]]]))
    return cost, places[chosen[::-1]].tolist()


def _places(lines: Sequence[float], apart: float, limits: Span) -> Array:
    """Return all heights that are tried, in rising order; so many labels fit in any case."""
    low, high = limits
    count = max(2, round(PLACES * (high - low) / apart))
    ends = [end for n in range(len(lines)) for end in (low + n * apart, high - n * apart)]
    beside = [y + side * BESIDE * apart for y in lines for side in (-1, 1)]
    tried = np.concatenate([np.linspace(low, high, count), ends, beside])
    return np.unique(tried[(tried >= low) & (tried <= high)])


def _sides(
    x: float, room: tuple[float, float], frame: Frame, now: Theme
) -> Iterator[tuple[bool, Span]]:
    """Yield the sides of the cursor with room for the labels, and from where to where they go."""
    gap, width = room
    right, left = (x + gap, x + gap + width), (x - gap - width, x - gap)
    fits = right[1] <= frame.right + now.px(4)
    if fits:
        yield False, right
    if not fits or left[0] >= frame.left:
        yield True, left


def _covered(drawn: Drawn, span: Span, radius: float) -> Array:
    """Return the ends of pieces of lines and of marks between two places along x, (m, 2) px."""
    found = [np.empty((0, 2))]
    for line, parts in drawn:
        for points in parts:
            places = np.linspace(max(span[0], points[0, 0]), min(span[1], points[-1, 0]), SAMPLES)
            if places[0] < places[-1]:
                y = np.interp(places, points[:, 0], points[:, 1])
                found.append(np.sort(np.column_stack([y[:-1], y[1:]]), axis=1))
            if line.mark is not None and line.every:
                marks = points[:: line.every]
                near = (marks[:, 0] > span[0] - radius) & (marks[:, 0] < span[1] + radius)
                found.append(marks[near, 1:] + np.array([-radius, radius]))
    return np.concatenate(found)


def _height(label: Label) -> float:
    return label.y
