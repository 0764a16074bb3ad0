"""What the pictures of the picked cell show of a state."""

from attention_viewer.core.formatting import HIDDEN, MINUS, fixed
from attention_viewer.lessons.scores import names, signs, text
from attention_viewer.lessons.scores.cell_scene import CellScene
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.remark import Wording
from attention_viewer.lessons.scores.row_picture import RowScene
from attention_viewer.lessons.scores.state import Stage, State

MOST_TERMS = 4
"""Terms up to which the product of the scaled vectors is written out."""
MOST_LETTERS = 12
"""Letters of a token in a remark; its table shows it whole."""


def cell_scene(state: State, derived: Derived, *, hide: bool) -> CellScene:
    """Return the sum that is written out."""
    title, labels, colours = _factors(state)
    heads = names.markups(state.names_of_keys, "k") if state.explained == "output" else ()
    return CellScene(title, labels, colours, derived.explained, hide, heads)


def row_scene(state: State, derived: Derived, *, hide: bool) -> RowScene:
    """Return the picked query's row."""
    query, _ = signs.score_names(state)
    return RowScene(
        query=query,
        keys=names.markups(state.names_of_keys, "k"),
        row=derived.row,
        picked=state.picked[1],
        division=signs.division(state),
        decimals=(derived.decimals["scores"], derived.decimals["scaled"]),
        hide=hide,
        colours=state.weight_colours,
    )


def score_decimals(derived: Derived) -> int:
    """Return the decimals with which the picked score is read out."""
    first, second = derived.table_decimals[:2]
    return min(max(first + second, 2), 3)


def picked_number(state: State, derived: Derived) -> str:
    """Return the number that is explained as it is read out."""
    if state.explained == "score":
        return fixed(derived.cell.score, score_decimals(derived), tiny=True)
    stage: Stage = "output" if state.explained == "output" else "projected"
    return fixed(derived.explained.total, derived.decimals[stage], tiny=True)


def says_rooted(state: State) -> bool:
    """Tell whether there is something to say about scaling q and k beforehand."""
    return state.divisor == "sqrt" and state.explained == "score"


def rooted_words(state: State, derived: Derived, *, hide: bool) -> tuple[Wording, ...]:
    """Return in numbers that scaling q and k beforehand gives the divided score, longest first."""
    query, key = (names.shortened(name, MOST_LETTERS) for name in signs.score_names(state))
    product = derived.rooted
    pairs = list(zip(product.left, product.right, strict=True))
    terms = [f"{_bracketed(a)} \u00d7 {_bracketed(b)}" for a, b in pairs[:MOST_TERMS]]
    total = HIDDEN if hide else fixed(product.total, product.decimals, tiny=True)

    def summed(most: int) -> str:
        more = ["\u2026"] if len(pairs) > most else []
        return f"{' + '.join(terms[:most] + more)} = {total}"

    pieces = {"query": query, "key": key, "size": state.d_k}
    long, short = text.rooted().format(**pieces), text.rooted_short().format(**pieces)
    numbers = [summed(most) for most in range(min(MOST_TERMS, len(pairs)), 0, -1)]
    return (long, numbers[0]), *((short, each) for each in (*numbers, total))


def _factors(state: State) -> tuple[tuple[str, str], tuple[str, str], tuple[str, str]]:
    """Return the factors' names in the title, beside their rows, and their colours."""
    if state.explained == "projection" and state.embedded:
        token, weights, colour = signs.projection_names(state)
        return (token, weights), (token, weights), ("text", colour)
    query, key = signs.score_names(state)
    if state.explained == "output":
        column = signs.value_column(state)
        title = (text.weights_of().format(query=query), column)
        return title, (text.weight_column(), column), ("text", "v")
    return (query, key), (query, key), ("q", "k")


def _bracketed(value: float) -> str:
    shown = fixed(value, 3)
    return f"({shown})" if shown.startswith(MINUS) else shown
