"""Turns a stage into what a heat map shows: values, labels, colours and marks."""

from functools import lru_cache

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.scores import names, signs, text
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.state import Stage, State
from attention_viewer.widgets.colour_maps import ColourScale, diverging, nice_limit, shares
from attention_viewer.widgets.heatmap_data import Axis, HeatmapData

_TITLES: dict[Stage, Text] = {
    "projected": text.projected_title,
    "scores": text.scores_title,
    "scaled": text.scaled_title,
    "masked": text.masked_title,
    "weights": text.weights_title,
    "output": text.output_title,
}

OF_SCORES: frozenset[Stage] = frozenset({"scores", "scaled", "masked"})
"""The stages that always share one range of colours while it is locked."""


def stage_map(
    stage: Stage, state: State, derived: Derived, *, hide: bool, compared: bool = False
) -> HeatmapData:
    """Return a stage as a heat map, turned as the state wants it.

    Parameters
    ----------
    hide
        Whether question marks stand in place of the numbers.
    compared
        Whether it stands beside the same stage, so that it is shown without the division.
    """
    undivided = derived.undivided if compared else None
    stages = derived.stages if undivided is None else undivided
    sums = derived.row_sums if undivided is None else undivided.weights.sum(axis=1)
    title = (_TITLES[stage] if undivided is None else text.undivided_title)()
    formula = signs.formula(stage, state, divided=undivided is None)
    projected = stages.scores if derived.embedding is None else derived.embedding.projected
    values = {
        "projected": projected,
        "scores": stages.scores,
        "scaled": stages.scaled,
        "masked": stages.masked,
        "weights": stages.weights,
        "output": stages.weights if stages.output is None else stages.output,
    }[stage]
    masked = derived.hidden if stage in ("masked", "weights") else None
    queries, across = _axes(stage, state)
    turned = state.transposed
    return HeatmapData(
        values=values.T if turned else values,
        scale=_scale(stage, state, derived),
        decimals=derived.decimals[stage],
        rows=across if turned else queries,
        columns=queries if turned else across,
        titles=(title,),
        formula=formula,
        masked=masked.T if turned and masked is not None else masked,
        sums=sums if stage == "weights" else None,
        sums_title=text.column_sum() if turned else text.row_sum(),
        sums_below=turned,
        locked=None if stage == "weights" else state.range_locked,
        numbers_hidden=hide,
    )


def limit(stage: Stage, state: State, derived: Derived) -> float:
    """Return the end of the colours' range: of this stage, or of all that share it when locked."""
    sharing = _sharing(state) if state.range_locked else {stage}
    return nice_limit(max(derived.largest[each] for each in sharing))


def shared_limit(state: State, derived: Derived) -> float:
    """Return the end of the range that left and right share when it is locked."""
    return nice_limit(max(derived.largest[each] for each in _sharing(state)))


def _sharing(state: State) -> frozenset[Stage]:
    """Return the stages with one range: both that are seen, and all of scores with one of those.

    Not more: numbers that are not seen would make the colours of the others pale. Weights have a
    range of their own.
    """
    seen: frozenset[Stage] = frozenset({state.left, state.right}) - {"weights"}
    return seen | OF_SCORES if not seen or seen & OF_SCORES else seen


def picked(stage: Stage, state: State) -> tuple[int, int] | None:
    """Return the picked cell as row and column of the map of a stage; None for none there."""
    if stage == "projected" and state.explained != "projection":
        return None
    query, key = state.picked
    across = {
        "output": min(state.component, state.d_v - 1),
        "projected": min(state.component, 2 * state.d_k + state.d_v - 1),
    }.get(stage, key)
    return (across, query) if state.transposed else (query, across)


def _scale(stage: Stage, state: State, derived: Derived) -> ColourScale:
    if stage == "weights":
        return shares(state.weight_colours)
    return diverging(limit(stage, state, derived), state.score_colours)


def _axes(stage: Stage, state: State) -> tuple[Axis, Axis]:
    """Return the axis of the queries and the other one."""
    if stage == "projected":
        tokens = Axis(text.token_axis(), names.markups(state.token_names, "x"))
        return tokens, Axis(text.component_axis(), projected_labels(state.d_k, state.d_v))
    queries = Axis(text.query_axis(), names.markups(state.names_of_queries, "q"), "q")
    if stage == "output":
        numbers = tuple(str(number) for number in range(1, state.d_v + 1))
        return queries, Axis(text.component_axis(), numbers, "v")
    return queries, Axis(text.key_axis(), names.markups(state.names_of_keys, "k"), "k")


@lru_cache(maxsize=8)
def projected_labels(d_k: int, d_v: int) -> tuple[str, ...]:
    """Return markup of the columns of Q, K and V side by side.

    Capitals as for any column of a table: ``q_1`` is the whole query of the first token.
    """
    return tuple(
        rf"$\c{letter}{{{letter.upper()}\,{number}}}$"
        for letter, number in projected_columns(d_k, d_v)
    )


def projected_columns(d_k: int, d_v: int) -> list[tuple[str, int]]:
    """Return of which table each column of the projections is, and its number there from 1."""
    sizes = (("q", d_k), ("k", d_k), ("v", d_v))
    return [(letter, number) for letter, count in sizes for number in range(1, count + 1)]
