"""The page's tables in full precision, for copy, CSV and the report."""

from collections.abc import Sequence

from attention_viewer.core.sweep_statistics import Measurement
from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.heads import names
from attention_viewer.lessons.heads.compute import Derived, other_divisor
from attention_viewer.lessons.heads.shapes import shape_steps
from attention_viewer.lessons.heads.state import State
from attention_viewer.widgets.math_markup import plain


def page_tables(state: State, derived: Derived, measured: Measurement | None) -> Sequence[Table]:
    """Return shapes, all heads' measures, the enlarged head's tables, and the check's."""
    head = state.head
    chosen, other = state.divisor, other_divisor(state)
    made = [
        _shapes(state),
        _heads(state, derived),
        _square(f"scores_head_{head + 1}", state, derived.scores[head].tolist()),
        _square(f"weights_{chosen}_head_{head + 1}", state, derived.chosen.weights[head].tolist()),
        _square(f"weights_{other}_head_{head + 1}", state, derived.other.weights[head].tolist()),
    ]
    if derived.result is not None:
        made += [
            _tokens(f"output_head_{head + 1}", state, derived.outputs[head].tolist()),
            _tokens("output", state, derived.result.tolist()),
        ]
    if state.scene == "check":
        made.append(_check(state, measured))
    return made


def _shapes(state: State) -> Table:
    rows = [[name, plain(sign), shape] for name, _, sign, shape in shape_steps(state)]
    return Table("shapes", ["step", "by", "shape"], rows)


def _heads(state: State, derived: Derived) -> Table:
    header = ["head"]
    columns: list[list[float]] = []
    for kind, side in ((state.divisor, derived.chosen), (other_divisor(state), derived.other)):
        header += [f"entropy_bits_{kind}", f"largest_weight_{kind}"]
        columns += [side.entropy.tolist(), side.largest.tolist()]
    header += ["d_k", "seed"]
    values = enumerate(zip(*columns, strict=True))
    rows = [[number + 1, *row, state.d_k, state.seed] for number, row in values]
    return Table("heads", header, rows)


def _square(name: str, state: State, values: list[list[float]]) -> Table:
    letters = names.LETTERS[: state.tokens]
    header = ["", *(f"k_{letter}" for letter in letters)]
    rows = [[f"q_{letter}", *row] for letter, row in zip(letters, values, strict=True)]
    return Table(name, header, rows)


def _tokens(name: str, state: State, values: list[list[float]]) -> Table:
    header = ["", *(f"component_{number + 1}" for number in range(len(values[0])))]
    letters = names.LETTERS[: state.tokens]
    rows = [[letter, *row] for letter, row in zip(letters, values, strict=True)]
    return Table(name, header, rows)


def _check(state: State, measured: Measurement | None) -> Table:
    # Imported here, because it brings the plots along, which opening the lesson does not need.
    from attention_viewer.lessons.heads.check import scenes

    header = ["divisor", "value", "theory_variance", "variance", "band_low", "band_high"]
    header += ["d_k", "seed", "trials"]
    trials = measured.moments.n if measured is not None else 0
    rows = [
        [row.kind, row.number, row.theory, row.measured, *row.band, state.d_k, state.seed, trials]
        for row in scenes.check_rows(state, measured)
    ]
    return Table("check", header, rows)
