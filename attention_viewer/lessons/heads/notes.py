"""One sentence each for what is particular about a shape."""

from attention_viewer.core.formatting import compact
from attention_viewer.lessons.heads import names, words
from attention_viewer.lessons.heads.presets import model_of
from attention_viewer.lessons.heads.state import State

CHECK = "check"
INFO = "info"
WARNING = "warning"
Note = tuple[str, str]
"""Icon and markup."""


def notes_of(state: State) -> list[Note]:
    """Return what is to be said about a state's shape, the division of d_model first."""
    notes = [_split(state)]
    if state.group > 1:
        notes.append((INFO, _shared(state)))
    divisor = _divisor(state)
    if divisor:
        notes.append(divisor)
    return notes


def layers_of(state: State) -> str:
    """Return how many layers the model has, "" for a shape of one's own."""
    model = model_of(state)
    return "" if model is None else words.layers().format(layers=model.layers)


def _split(state: State) -> Note:
    numbers = {"d_model": state.d_model, "heads": state.heads, "d_k": state.d_k}
    if state.divides:
        return (CHECK, words.note_divides().format(**numbers))
    return (INFO, words.note_own_d_k().format(joined=state.joined, **numbers))


def _shared(state: State) -> str:
    if state.kv_heads == 1:
        return words.note_one_key_head().format(heads=state.heads)
    return words.note_shared().format(heads=state.heads, kv_heads=state.kv_heads)


def _divisor(state: State) -> Note | None:
    model = model_of(state)
    root = rf"$\sqrt{{{state.d_k}}}$"
    if state.divisor == "none":
        t5 = model is not None and model.name.startswith("T5")
        return (INFO, words.note_t5() if t5 else words.note_none().format(d_k=state.d_k))
    if state.divisor == "own":
        number = compact(state.own_divisor, 6)
        if model is not None and state.own_divisor**2 * state.heads == state.d_model:
            fraction = rf"$\sqrt{{{state.d_model}/{state.heads}}}$"
            return (
                INFO,
                words.note_root_of_share().format(number=number, fraction=fraction, root=root),
            )
        return (INFO, words.note_own().format(number=number, root=root))
    if state.divisor == "model" and state.d_model != state.d_k:
        mistake = f"${names.root(state, 'model')}$"
        return (WARNING, words.note_mistake().format(mistake=mistake, root=root))
    return None
