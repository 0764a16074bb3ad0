"""Markup of the stages: the sign on a box, the formula over a map. Holds no words."""

from attention_viewer.core.formatting import compact
from attention_viewer.lessons.scores import names
from attention_viewer.lessons.scores.explained import projected_column
from attention_viewer.lessons.scores.state import Stage, State


def divisor(state: State) -> str:
    r"""Return what the scores are divided by, without dollars: ``\sqrt{3}``, 1, 3 or 2.5."""
    if state.divisor == "sqrt":
        return rf"\sqrt{{{state.d_k}}}"
    if state.divisor == "dk":
        return str(state.d_k)
    return "1" if state.divisor == "none" else compact(state.own_divisor, 6)


def division(state: State) -> str:
    """Return the division as markup, such as ``÷√3``."""
    return rf"$\div {divisor(state)}$".replace(r"\div ", r"\div\,")


def box(stage: Stage, state: State, mask: str) -> str:
    """Return the sign on a stage's box; ``mask`` is the word for the mask."""
    signs = {
        "projected": r"$X\,W$",
        "scores": r"$QK^\top$",
        "scaled": division(state),
        "masked": mask,
        "weights": r"$\rm{softmax}$",
        "output": r"$\times V$",
    }
    return signs[stage]


def formula(stage: Stage, state: State, *, divided: bool = True) -> str:
    """Return the formula of a stage as markup, with the division or without."""
    inner = r"QK^\top"
    scaled = inner if state.divisor == "none" or not divided else rf"{inner}/{divisor(state)}"
    formulas = {
        "projected": r"$XW^Q,\,XW^K,\,XW^V$",
        "scores": f"${inner}$",
        "scaled": f"${scaled}$",
        "masked": f"${scaled}$",
        "weights": rf"$\rm{{softmax}}({scaled})$",
        "output": rf"$\rm{{softmax}}({scaled})\,V$",
    }
    formula = formulas[stage]
    return rf"$({formula[1:-1]})^\top$" if state.transposed else formula


def shapes(state: State) -> str:
    """Return the shapes of the product that the right-hand stage ends with."""
    n_q, n_k = state.n_q, state.n_k
    if state.right == "projected":
        left, right, result = (n_q, state.d_model), (state.d_model, state.d_k), (n_q, state.d_k)
    elif state.right == "output":
        left, right, result = (n_q, n_k), (n_k, state.d_v), (n_q, state.d_v)
    else:
        left, right, result = (n_q, state.d_k), (state.d_k, n_k), (n_q, n_k)
    return rf"${left} \cdot {right} \to {result}$"


def score_names(state: State) -> tuple[str, str]:
    """Return the names of the picked query and key."""
    query, key = state.picked
    return (
        names.markup(state.names_of_queries[query], "q"),
        names.markup(state.names_of_keys[key], "k"),
    )


def projection_names(state: State) -> tuple[str, str, str]:
    """Return the picked token, the column of weights it is multiplied with, and its colour."""
    name, column = projected_column(state)
    weights = rf"$\c{name}{{W^{name.upper()}_{{{column + 1}}}}}$"
    return names.markup(state.token_names[state.picked[0]], "x"), weights, name


def value_column(state: State) -> str:
    """Return the name of the picked column of V."""
    return rf"$\cv{{V_{{{min(state.component, state.d_v - 1) + 1}}}}}$"
