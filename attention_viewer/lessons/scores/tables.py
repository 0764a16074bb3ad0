"""The page's tables in full precision, for copy, CSV and the report."""

from collections.abc import Sequence

from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.names import plain
from attention_viewer.lessons.scores.state import Rows, State


def page_tables(state: State, derived: Derived) -> Sequence[Table]:
    """Return Q, K, V and the stages, a row per query in each stage."""
    queries = [plain(name, "q") for name in state.query_names]
    keys = [plain(name, "k") for name in state.key_names]
    values = [plain(name, "v") for name in state.key_names]
    stages = derived.stages
    outputs = [f"component_{number}" for number in range(1, state.d_v + 1)]
    made = [
        _matrix("Q", queries, state.queries),
        _matrix("K", keys, state.keys),
        _matrix("V", values, state.values),
    ]
    for name, table in (
        ("scores", stages.scores),
        ("scaled", stages.scaled),
        ("masked", stages.masked),
        ("weights", stages.weights),
    ):
        made.append(_labelled(name, keys, queries, table.tolist()))
    if stages.output is not None:
        made.append(_labelled("output", outputs, queries, stages.output.tolist()))
    return made


def _matrix(name: str, labels: Sequence[str], rows: Rows) -> Table:
    header = [f"component_{number}" for number in range(1, len(rows[0]) + 1)]
    return _labelled(name, header, labels, rows)


def _labelled(
    name: str, header: Sequence[str], labels: Sequence[str], rows: Sequence[Sequence[float]]
) -> Table:
    body = [[label, *row] for label, row in zip(labels, rows, strict=True)]
    return Table(name, ["", *header], body)
