"""Turns descents into plots, a table and read-outs. Must not import Qt widgets."""

from __future__ import annotations

import math
from dataclasses import replace

from attention_viewer.core.descent import Path
from attention_viewer.core.formatting import HIDDEN, fixed, probability
from attention_viewer.lessons.softmax import shown
from attention_viewer.lessons.softmax import text as common
from attention_viewer.lessons.softmax.descent import text
from attention_viewer.lessons.softmax.descent.paths import Descents
from attention_viewer.lessons.softmax.descent.seen import Look
from attention_viewer.lessons.softmax.state import State
from attention_viewer.widgets.data_table import Cell, Column, TableRow, TableScene
from attention_viewer.widgets.line_plot_scene import Line, LineScene, Pattern
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes import Axis, Tick, linear_ticks, log_axis
from attention_viewer.widgets.plot_axes_paint import Mark

AHEAD = 0.3
"""How strongly steps behind the present one are painted."""
LABELLED = 3
MARKS = 5
UNIT = Axis(0.0, 1.0, (Tick(0.0, "0"), Tick(0.5, "0.5"), Tick(1.0, "1")))
OTHERS: tuple[Pattern, ...] = ("dashed", "dotted")
GRADIENT_TICKS = 5
SMALLEST_SEEN = 1e-100
"""Gradients below this leave the plot at its foot; an axis that held them would hold nothing."""
SIDES: dict[str, Mark] = {"unscaled": "square", "scaled": "disc"}


def weights(state: State, path: Path, token: str, wanted: int, look: Look) -> LineScene:
    """Return the weights of one side over the steps that were seen."""
    named = _named(path, state.step, wanted)
    lines = [
        _weight_line(state, path, key, token, wanted, look)
        if key in named
        else _plain_line(path, key, token, look)
        for key in _order(path, wanted)
    ]
    side = common.table_unscaled() if token == "unscaled" else common.table_scaled()
    spoken = "" if look.hidden else _spoken_weights(state.step, path, named)
    return LineScene(
        f"{common.weights()}   {side}",
        steps_axis(state),
        UNIT,
        tuple(lines),
        cursor=float(state.step),
        ahead=AHEAD,
        hidden=look.hidden,
        description=spoken,
    )


def loss(state: State, both: Descents, look: Look) -> LineScene:
    """Return the loss of both sides over the steps."""
    values = both.unscaled.loss, both.scaled.loss
    return _pair(state, text.loss(), UNIT, (values[0].tolist(), values[1].tolist()), look)


def gradient(state: State, both: Descents, look: Look) -> LineScene:
    """Return the length of the gradient on both sides, on a log axis."""
    left, right = both.unscaled.gradient_norm.tolist(), both.scaled.gradient_norm.tolist()
    seen = [max(norm, SMALLEST_SEEN) for norm in (*left, *right) if norm > 0.0]
    scene = _pair(state, text.gradient(), log_axis(seen, GRADIENT_TICKS), (left, right), look)
    return replace(scene, remark=text.log_axis())


def steps_axis(state: State) -> Axis:
    """Return the axis of the steps, with its unit behind the last number."""
    ticks = list(linear_ticks(0.0, float(state.steps), 4))
    last = ticks[-1]
    ticks[-1] = Tick(last.value, text.steps_tick().format(count=last.text))
    return Axis(0.0, float(state.steps), tuple(ticks))


def table(state: State, both: Descents, look: Look) -> TableScene:
    """Return loss and gradient at a few steps, the present one among them.

    Of steps that were not seen yet there are none.
    """
    left, right = "$\\cu{\\rm{■}}$", "$\\cs{\\rm{●}}$"
    columns = (
        Column(text.column_step()),
        Column(left, group=text.loss()),
        Column(right),
        Column(left, group=text.column_gradient()),
        Column(right),
    )
    steps = sorted({0, round(state.steps / 10), state.steps // 2, state.steps, state.step})
    rows = tuple(TableRow(step, _cells(both, step, look)) for step in steps)
    return TableScene(columns, rows, picked=state.step)


def number(value: float) -> str:
    """Return a loss or gradient: tiny ones keep their digits."""
    return common.exactly_zero() if value == 0.0 else fixed(value, shown.DECIMALS, tiny=True)


def weight(path: Path, step: int, key: int) -> str:
    """Return a weight, near 1 by what it lacks."""
    p, rest = float(path.p[step, key]), float(path.rest[step, key])
    return number(p) if p == 0.0 else probability(p, rest, shown.DECIMALS)


def strongest_other(path: Path, step: int, wanted: int) -> int:
    """Return the key with the largest weight that is not wanted."""
    others = (key for key in range(path.p.shape[1]) if key != wanted)
    return max(others, key=lambda key: float(path.p[step, key]))


def _cells(both: Descents, step: int, look: Look) -> tuple[Cell, ...]:
    values = (
        both.unscaled.loss[step],
        both.scaled.loss[step],
        both.unscaled.gradient_norm[step],
        both.scaled.gradient_norm[step],
    )
    hidden = look.hidden or step > look.seen
    shown_values = [Cell(HIDDEN if hidden else number(float(value))) for value in values]
    return (Cell(str(step)), *shown_values)


def _order(path: Path, wanted: int) -> list[int]:
    """Return the keys, the wanted one last so that it lies on top."""
    return [*(key for key in range(path.p.shape[1]) if key != wanted), wanted]


def _named(path: Path, step: int, wanted: int) -> list[int]:
    """Return which keys are named: the wanted one and the strongest others."""
    others = sorted(
        (key for key in range(path.p.shape[1]) if key != wanted),
        key=lambda key: -float(path.p[step, key]),
    )
    return [wanted, *others[: LABELLED - 1]]


def _plain_line(path: Path, key: int, token: str, look: Look) -> Line:
    xs = tuple(float(step) for step in range(look.seen + 1))
    pattern = OTHERS[key % len(OTHERS)]
    return Line(xs, tuple(path.p[: look.seen + 1, key].tolist()), token, pattern, mark=SIDES[token])


def _weight_line(state: State, path: Path, key: int, token: str, wanted: int, look: Look) -> Line:
    line = _plain_line(path, key, token, look)
    value = weight(path, state.step, key)
    letter = shown.key(key)
    if key != wanted:
        label = f"{letter} {value}"
        return Line(line.xs, line.ys, token, line.pattern, mark=line.mark, label=label)
    label = text.wanted_label().format(key=letter, value=value)
    return Line(line.xs, line.ys, token, strong=True, mark=line.mark, label=label)


def _pair(
    state: State, title: str, y: Axis, values: tuple[list[float], list[float]], look: Look
) -> LineScene:
    names = (common.unscaled(), common.scaled())
    lines, words = [], []
    for token, name, ys in zip(SIDES, names, values, strict=True):
        word = number(ys[state.step])
        words.append(word)
        label = f"{name}  {word}"
        xs = tuple(float(step) for step in range(look.seen + 1))
        every = math.ceil(state.steps / MARKS)
        kept = tuple(ys[: look.seen + 1])
        lines.append(Line(xs, kept, token, mark=SIDES[token], every=every, label=label))
    spoken = text.spoken_pair().format(step=state.step, unscaled=words[0], scaled=words[1])
    return LineScene(
        title,
        steps_axis(state),
        y,
        tuple(lines),
        cursor=float(state.step),
        ahead=AHEAD,
        hidden=look.hidden,
        description="" if look.hidden else spoken,
    )


def _spoken_weights(step: int, path: Path, named: list[int]) -> str:
    sentence = text.spoken_weight()
    return " ".join(
        sentence.format(step=step, key=plain(shown.key(key)), value=weight(path, step, key))
        for key in sorted(named)
    )
