"""The softmax lesson's tables for copy and export."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.softmax.compute import Derived, Side
from attention_viewer.lessons.softmax.state import State

if TYPE_CHECKING:
    from attention_viewer.core.descent import Path
    from attention_viewer.core.saturation import Saturation
    from attention_viewer.lessons.softmax.descent.paths import Descents

HEADER = ("key", "side", "divisor", "score", "p", "1-p", "p(1-p)", "ln p")


def page_tables(state: State, derived: Derived) -> Sequence[Table]:
    """Return one table: a row for each key and side, in full precision."""
    rows = [
        *_rows("unscaled", state.temperature, derived.unscaled),
        *_rows("scaled", state.root, derived.scaled),
    ]
    return (Table("softmax", HEADER, rows),)


def _rows(name: str, divisor: float, side: Side) -> list[tuple[object, ...]]:
    columns = (side.scores.tolist(), side.p, side.rest, side.slope, side.log_p.tolist())
    return [
        (f"k{number}", name, divisor, score, p.value, rest.value, slope.value, log_p)
        for number, (score, p, rest, slope, log_p) in enumerate(zip(*columns, strict=True), 1)
    ]


def descent_table(both: Descents) -> Table:
    """Return one table: a row for each step, both sides beside each other."""
    n_keys = both.unscaled.p.shape[1]
    names = [f"p_{key}" for key in range(1, n_keys + 1)]
    header = [
        f"{name} {side}"
        for side in ("unscaled", "scaled")
        for name in ("loss", "gradient norm", *names)
    ]
    rows = [
        (step, *_step_values(both.unscaled, step), *_step_values(both.scaled, step))
        for step in range(len(both.unscaled.loss))
    ]
    return Table("descent", ("step", *header), rows)


def _step_values(path: Path, step: int) -> tuple[object, ...]:
    return (float(path.loss[step]), float(path.gradient_norm[step]), *path.p[step].tolist())


def curve_table(known: Saturation) -> Table:
    """Return one table: a row for each d_k, divisor and measure, with its band."""
    header = ("d_k", "divisor", "measure", "mean", "band low", "band high", "draws", "keys")
    rows = [
        (d_k, divisor, measure, mean.value, mean.low, mean.high, known.done, known.spec.n_keys)
        for (divisor, measure), means in known.means.items()
        for d_k, mean in zip(known.spec.d_k, means, strict=True)
    ]
    return Table("saturation", header, rows)
