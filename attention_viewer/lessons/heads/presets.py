"""The published models, and one head for all, as states to start from."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from attention_viewer.framework.lesson import Preset
from attention_viewer.lessons.heads import words
from attention_viewer.lessons.heads.models import MODELS, Model
from attention_viewer.lessons.heads.state import State

SHAPE = ("d_model", "heads", "kv_heads", "d_k")
"""Fields that make a model's shape."""


@dataclass(frozen=True)
class Name:
    """A proper name, the same in every language."""

    name: str

    def __call__(self) -> str:
        """Return the name."""
        return self.name


def presets() -> Sequence[Preset]:
    """Return the lesson's examples; the worked one is BERT-base."""
    models = [Preset(_id(model), Name(model.name), state_of(model)) for model in MODELS]
    first = [each for each in models if each.state == State()]
    others = [each for each in models if each.state != State()]
    one = State(model="", heads=1, kv_heads=1, d_k=768, head=0)
    return (*first, *others, Preset("one_head", words.preset_one_head, one))


def state_of(model: Model) -> State:
    """Return the state that shows a model."""
    head = min(State().head, model.heads - 1)
    state = replace(
        State(),
        model=model.name,
        d_model=model.d_model,
        heads=model.heads,
        kv_heads=model.kv_heads,
        d_k=model.d_k,
        head=head,
    )
    if isinstance(model.scale, str):
        return replace(state, divisor="sqrt" if model.scale == "sqrt_d_k" else "none")
    return replace(state, divisor="own", own_divisor=model.scale)


def model_of(state: State) -> Model | None:
    """Return the model whose shape a state has, None for a shape of one's own.

    Some models are alike; the one chosen by name goes first.
    """
    alike = [model for model in MODELS if same_shape(state_of(model), state)]
    named = (model for model in alike if model.name == state.model)
    return next(named, alike[0] if alike else None)


def same_shape(one: State, other: State) -> bool:
    """Tell whether two states have the same shape, whatever they divide by."""
    return all(getattr(one, name) == getattr(other, name) for name in SHAPE)


def _id(model: Model) -> str:
    kept = (letter if letter.isalnum() else "_" for letter in model.name.lower())
    return "".join(kept)
