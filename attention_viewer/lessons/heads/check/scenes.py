"""Turns what the check has measured into table, histogram and band."""

import math
from dataclasses import dataclass

import numpy as np

from attention_viewer.core.formatting import HIDDEN, compact, fixed, scientific
from attention_viewer.core.sampling import Components
from attention_viewer.core.sweep_statistics import HISTOGRAM_EDGES, Measurement
from attention_viewer.core.theory import theory_variance, variance_band
from attention_viewer.lessons.heads import names
from attention_viewer.lessons.heads.check import text
from attention_viewer.lessons.heads.check.band_picture import BandScene
from attention_viewer.lessons.heads.compute import divisor_of
from attention_viewer.lessons.heads.state import State
from attention_viewer.widgets.data_table import Cell, Column, TableRow, TableScene
from attention_viewer.widgets.plot_axes import linear_axis
from attention_viewer.widgets.plot_axes_paint import LegendItem
from attention_viewer.widgets.ridge_plot import Ridge, RidgeRow, RidgeScene

COMPONENTS = Components()
SPREADS = 3.45
TOP = 1.25
TOP_FEW = 2.7
FEW = 4
_TOKENS = {"none": "unscaled", "sqrt": "scaled", "model": "text", "own": "muted"}


@dataclass(frozen=True)
class CheckRow:
    """One divisor: theory, measured (None before anything is), and the 95 % band."""

    kind: str
    number: float
    theory: float
    measured: float | None
    band: tuple[float, float]


def kinds_of(state: State) -> list[str]:
    """Return the divisors that are compared: nothing, the root, and the mistake or one's own."""
    if state.divisor == "own":
        return ["none", "sqrt", "own"]
    return ["none", "sqrt", "model"] if state.d_model != state.d_k else ["none", "sqrt"]


def check_rows(state: State, measured: Measurement | None) -> list[CheckRow]:
    """Return theory and measurement for each divisor; all are rescalings of the same draws."""
    variance = theory_variance(COMPONENTS, state.d_k)
    band = variance_band(COMPONENTS, state.d_k, "none", state.trials)
    if variance is None or band is None:  # standard normal components have both
        raise ValueError(f"no theory for d_k = {state.d_k}")
    known = measured is not None and measured.moments.n > 1
    rows = []
    for kind in kinds_of(state):
        number = divisor_of(state, kind)
        size = number**2
        value = measured.moments.variance / size if measured is not None and known else None
        rows.append(
            CheckRow(kind, number, variance / size, value, (band[0] / size, band[1] / size))
        )
    return rows


def table_scene(state: State, measured: Measurement | None, *, hide: bool) -> TableScene:
    """Return the table of the check."""
    columns = (
        Column(text.check_divisor()),
        Column(text.check_theory(), text.check_variance()),
        Column(text.check_measured(), text.check_variance()),
        Column(text.check_band(), "95%", wall=False),
    )
    rows = []
    provisional = measured is None or not measured.finished
    for index, row in enumerate(check_rows(state, measured)):
        shown = "\u2014" if row.measured is None else four(row.measured)
        band = f"{four(row.band[0])}\u2013{four(row.band[1])}"
        rows.append(
            TableRow(
                index,
                (
                    Cell(f"${names.coloured(state, row.kind)}$"),
                    Cell(HIDDEN if hide else compact(row.theory, 4)),
                    Cell(HIDDEN if hide else shown, muted=provisional),
                    Cell(HIDDEN if hide else band, muted=True),
                ),
            )
        )
    return TableScene(columns, tuple(rows))


def band_scene(state: State, measured: Measurement | None, *, hide: bool) -> BandScene:
    """Return measured over theory with its band."""
    row = check_rows(state, measured)[0]
    band = row.band[0] / row.theory, row.band[1] / row.theory
    ratio = None if row.measured is None or hide else row.measured / row.theory
    words = "" if ratio is None else fixed(ratio, 3)
    return BandScene(text.band_title(), band, ratio, words, hide)


def ridge_scene(state: State, measured: Measurement | None, *, hide: bool) -> RidgeScene:
    """Return the histograms of q.k and of its quotients on one axis, peaks set to one height."""
    spread = math.sqrt(state.d_k)
    rows = check_rows(state, measured)
    ridges = tuple(_ridge(row, spread, measured) for row in rows) if measured is not None else ()
    legend = [
        LegendItem("hatched" if row.kind == "none" else "filled", _sign(state, row), _token(row))
        for row in rows
    ]
    legend.append(LegendItem("", text.peaks_level()))
    return RidgeScene(
        title="",  # the legend needs the room, and says what is drawn
        x=linear_axis(-SPREADS * spread, SPREADS * spread, 7),
        rows=(
            RidgeRow(
                state.d_k,
                ridges,
                ((0.0, spread), (0.0, 1.0)),
                "" if ridges else "\u2026",
                named=False,
            ),
        ),
        top=TOP if state.d_k >= FEW else TOP_FEW,
        hidden=hide,
        legend=tuple(legend),
        description=text.histogram_tip(),
    )


def four(value: float) -> str:
    """Return a positive number with four significant digits, zeros at the end included."""
    if not 1e-4 <= value < 1e6:  # noqa: PLR2004 - beyond, zeros would hide the digits
        return scientific(value, 4) if value else "0"
    return fixed(value, max(0, 3 - math.floor(math.log10(value))))


def _ridge(row: CheckRow, spread: float, measured: Measurement) -> Ridge:
    counts = measured.counts[1:-1].reshape(-1, 2).sum(axis=1)
    width = 2.0 * float(HISTOGRAM_EDGES[1] - HISTOGRAM_EDGES[0])
    heights: np.ndarray = counts / max(1, measured.moments.n) / width * math.sqrt(2.0 * math.pi)
    unit = spread / row.number
    return Ridge(
        unit * float(HISTOGRAM_EDGES[0]),
        unit * width,
        tuple(heights.tolist()),
        _token(row),
        hatched=row.kind == "none",
        firm=measured.finished,
    )


def _token(row: CheckRow) -> str:
    return _TOKENS[row.kind]


def _sign(state: State, row: CheckRow) -> str:
    return r"$\q \cdot \k$" if row.kind == "none" else f"${names.coloured(state, row.kind)}$"
