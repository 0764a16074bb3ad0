"""The table beside the picture, and in full for copying and files."""

from collections.abc import Mapping, Sequence

from attention_viewer.core.exam import ClassResult
from attention_viewer.core.formatting import HIDDEN
from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.derivation.compute import RIGHT_ANSWERS, Derived
from attention_viewer.lessons.derivation.fill import exact, four
from attention_viewer.lessons.derivation.job import Drawn
from attention_viewer.lessons.derivation.places import KEYS
from attention_viewer.lessons.derivation.readings import text
from attention_viewer.lessons.derivation.readings.readings import Reading, band_words, readings_of
from attention_viewer.lessons.derivation.state import UNANSWERED, State, Step
from attention_viewer.widgets.data_table import Cell, Column, TableRow, TableScene
from attention_viewer.widgets.math_markup import plain

READINGS_HEADER = ("quantity", "measured", "theory", "band_low", "band_high", "inside")
OF_VARIANCES: frozenset[Step] = frozenset({"divide", "by_d_k"})
"""Steps whose rows are all variances, named by what was divided by."""
PUPILS_HEADER = ("pupil", "first_subject", "total", "divided_deviation", "standard_score")


def table_scene(step: Step, readings: list[Reading], *, hidden: bool, firm: bool) -> TableScene:
    """Return the table beside the picture; values are quiet while a draw goes on."""
    columns = (
        Column(text.column_variance() if step in OF_VARIANCES else ""),
        Column(text.column_measured(), icons=True),
        Column(text.column_theory()),
        Column(text.column_band(), wall=False),
    )
    rows = tuple(_row(number, each, hidden, firm) for number, each in enumerate(readings))
    return TableScene(columns, rows)


def tables_of(state: State, derived: Derived, drawn: Drawn | None) -> list[Table]:
    """Return the tables of the step shown, in full precision."""
    if derived.places is not None:
        header = ("divided", *(f"score_{n + 1}" for n in range(KEYS)), "largest", "difference")
        rows = [(r.where, *r.scores, r.largest, r.difference) for r in derived.places.rows]
        at = {"d_k": state.place.d_k, "seed": state.place.seed}
        return [_with_setting(Table("places", header, rows), at)]
    readings = readings_of(state, derived, drawn)
    if not readings:
        return [Table("answers", ("question", "answer", "right"), _answers(state))]
    told = [_file_row(each) for each in readings]
    made = [_with_setting(Table(state.step, READINGS_HEADER, told), _setting(state, derived))]
    if derived.exam is not None:
        made.append(Table("pupils", PUPILS_HEADER, _pupils(derived.exam)))
    if derived.weights is not None:
        weights = derived.weights.weights.tolist()
        header = tuple(f"key_{n + 1}" for n in range(len(weights[0])))
        divisors = ("none", "sqrt", "dk")
        named = [(divisor, *row) for divisor, row in zip(divisors, weights, strict=True)]
        made.append(Table("weights", ("divisor", *header), named))
    return made


def _setting(state: State, derived: Derived) -> dict[str, object]:
    """Return what was drawn, so that it can be drawn again."""
    drawn = derived.setting
    if drawn is None:
        return {"subjects": state.exam.subjects, "seed": state.exam.seed}
    return {
        "distribution": drawn.distribution,
        "d_k": drawn.d_k,
        "mu": drawn.mean,
        "rho": drawn.rho,
        "trials": drawn.trials,
        "seed": drawn.seed,
    }


def _with_setting(table: Table, setting: Mapping[str, object]) -> Table:
    """Return a table whose rows also tell a setting."""
    header = (*table.header, *setting)
    return Table(table.name, header, [(*row, *setting.values()) for row in table.rows])


def _row(number: int, reading: Reading, hidden: bool, firm: bool) -> TableRow:
    if reading.measured is None:
        measured = Cell(text.not_yet(), muted=True)
    elif hidden:
        measured = Cell(HIDDEN)
    else:
        sign = {True: "check", False: "warning", None: ""}[reading.inside]
        measured = Cell(four(reading.measured), muted=not firm, icon=sign if firm else "")
    return TableRow(
        number,
        (
            Cell(reading.label()),
            measured,
            Cell(HIDDEN if hidden else exact(reading.theory)),
            Cell(HIDDEN if hidden else band_words(reading), muted=True),
        ),
    )


def _file_row(reading: Reading) -> Sequence[object]:
    low, high = reading.band or (None, None)
    inside = {True: "yes", False: "no", None: ""}[reading.inside]
    return plain(reading.label()), reading.measured, reading.theory, low, high, inside


def _answers(state: State) -> list[Sequence[object]]:
    return [
        (number + 1, "" if given == UNANSWERED else "abc"[given], "abc"[right])
        for number, (given, right) in enumerate(zip(state.remember, RIGHT_ANSWERS, strict=True))
    ]


def _pupils(result: ClassResult) -> list[Sequence[object]]:
    columns = zip(
        result.points[:, 0].tolist(),
        result.totals.tolist(),
        result.divided.tolist(),
        result.standard_scores.tolist(),
        strict=True,
    )
    return [(number + 1, *values) for number, values in enumerate(columns)]
