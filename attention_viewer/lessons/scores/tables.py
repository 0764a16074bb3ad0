"""The page's tables in full precision, for copy, CSV and the report."""

from collections.abc import Sequence

from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.maps import projected_columns
from attention_viewer.lessons.scores.names import plain
from attention_viewer.lessons.scores.state import State


def page_tables(state: State, derived: Derived) -> Sequence[Table]:
    """Return Q, K, V and the stages, a row per query in each stage."""
    queries = [plain(name, "q") for name in state.names_of_queries]
    keys = [plain(name, "k") for name in state.names_of_keys]
    values = [plain(name, "v") for name in state.names_of_keys]
    stages = derived.stages
    outputs = [f"component_{number}" for number in range(1, state.d_v + 1)]
    made = _embedding_tables(state) if state.embedded else []
    made += [
        _matrix("Q", queries, derived.q.tolist()),
        _matrix("K", keys, derived.k.tolist()),
        _matrix("V", values, derived.v.tolist()),
    ]
    if derived.embedding is not None:
        columns = projected_columns(state.d_k, state.d_v)
        parts = [f"{letter.upper()}_{number}" for letter, number in columns]
        tokens = [plain(name, "x") for name in state.token_names]
        made.append(_labelled("projected", parts, tokens, derived.embedding.projected.tolist()))
    for name, table in (
        ("scores", stages.scores),
        ("scaled", stages.scaled),
        ("masked", stages.masked),
        ("weights", stages.weights),
    ):
        made.append(_labelled(name, keys, queries, table.tolist()))
    if stages.output is not None:
        made.append(_labelled("output", outputs, queries, stages.output.tolist()))
    if derived.undivided is not None and derived.undivided.output is not None:
        made += [
            _labelled("weights_undivided", keys, queries, derived.undivided.weights.tolist()),
            _labelled("output_undivided", outputs, queries, derived.undivided.output.tolist()),
        ]
    return made


def _embedding_tables(state: State) -> list[Table]:
    tokens = [plain(name, "x") for name in state.token_names]
    parts = [f"component_{number}" for number in range(1, state.d_model + 1)]
    return [
        _matrix("X", tokens, state.embeddings),
        _matrix("W_Q", parts, state.w_q),
        _matrix("W_K", parts, state.w_k),
        _matrix("W_V", parts, state.w_v),
    ]


def _matrix(name: str, labels: Sequence[str], rows: Sequence[Sequence[float]]) -> Table:
    header = [f"component_{number}" for number in range(1, len(rows[0]) + 1)]
    return _labelled(name, header, labels, rows)


def _labelled(
    name: str, header: Sequence[str], labels: Sequence[str], rows: Sequence[Sequence[float]]
) -> Table:
    body = [[label, *row] for label, row in zip(labels, rows, strict=True)]
    return Table(name, ["", *header], body)
