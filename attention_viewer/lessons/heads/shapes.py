"""Which steps a state goes through, with the shape after each."""

import numpy as np

from attention_viewer.core.formatting import HIDDEN, compact, fixed, probability
from attention_viewer.lessons.heads import names, text
from attention_viewer.lessons.heads.compute import Derived
from attention_viewer.lessons.heads.shapes_picture import ShapeRow, ShapesScene
from attention_viewer.lessons.heads.state import State


def shape_steps(state: State) -> list[tuple[str, str, str, str]]:
    """Return (id, words, sign, shape) of each step."""
    n, h, d_k = state.tokens, state.heads, state.d_k
    steps = [("queries", text.step_queries(), r"$\Q$", names.shape(n, state.joined))]
    if state.group > 1:
        shared = names.shape(n, state.kv_heads * d_k)
        steps.append(("keys", text.step_keys(), r"$\K, \V$", shared))
    heads = text.step_heads().format(heads=h)
    return [
        *steps,
        ("split", text.step_split(), heads, names.heads_of(h, n, d_k)),
        ("scores", text.step_scores(), r"$\Q\K^\top$", names.heads_of(h, n, n)),
        ("weights", text.step_weights(), f"{_division(state)}, softmax", names.heads_of(h, n, n)),
        ("output", text.step_output(), r"$\times\,\V$", names.heads_of(h, n, d_k)),
        ("joined", text.step_joined(), "", names.shape(n, state.joined)),
        ("mixed", text.step_mixed(), r"$\times\,W_O$", names.shape(n, state.d_model)),
    ]


def scene_of(state: State, derived: Derived, *, hide: bool) -> ShapesScene:
    """Return the steps as they are painted."""
    shown = {"joined", "mixed", "output"} if state.scene == "output" else {"weights"}
    if state.scene == "weights" and not state.compare:
        shown.add("scores")
    if state.scene == "check":
        shown = {"scores"}
    rows = tuple(
        ShapeRow(words, sign, shape, name in shown, _short(name, state))
        for name, words, sign, shape in shape_steps(state)
    )
    subtitle = text.tokens_in_out().format(count=state.tokens)
    below = () if state.scene == "check" else _picked(state, derived, hide)
    return ShapesScene(text.shapes(), subtitle, rows, below)


def _short(name: str, state: State) -> str | None:
    """Return the sign of a step in fewer words, None where it is short.

    How many heads there are the shape says, too.
    """
    return {"weights": _division(state), "split": ""}.get(name)


def _division(state: State) -> str:
    return rf"$\div\,{names.root(state, state.divisor)}$"


def _picked(state: State, derived: Derived, hide: bool) -> tuple[str, ...]:
    """Return the picked cell's way from its score to its weight."""
    query, key = state.picked
    score = float(derived.scores[state.head, query, key])
    weights = derived.chosen.weights[state.head, query]
    rest = float(np.delete(weights, key).sum())
    product = rf"$\q_{names.LETTERS[query]} \cdot \k_{names.LETTERS[key]}$"
    title = text.picked_cell().format(product=product)
    number = derived.chosen.divisor
    parts = (
        fixed(score, 2, tiny=True),
        compact(number, 4),
        fixed(score / number, 2, tiny=True),
        probability(float(weights[key]), rest, 3),
    )
    score_text, divisor, divided, share = (HIDDEN, parts[1], HIDDEN, HIDDEN) if hide else parts
    equals = "=" if number == 1.0 else "\u2248"
    return (title, f"{score_text} \u00f7 {divisor} {equals} {divided} \u2192 {share}")
