"""Published shapes of models: `resources/models.json` as a table, which a test compares."""

from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class Model:
    """One model.

    Parameters
    ----------
    layers, d_model, heads, kv_heads, d_k
        Its shape; d_k is published, not derived.
    scale
        What stands under the score: the root of d_k, nothing, or a number.
    """

    name: str
    layers: int
    d_model: int
    heads: int
    kv_heads: int
    d_k: int
    scale: Literal["sqrt_d_k", "none"] | float


MODELS: Final = (
    Model("Transformer base", 6, 512, 8, 8, 64, "sqrt_d_k"),
    Model("Transformer big", 6, 1024, 16, 16, 64, "sqrt_d_k"),
    Model("BERT-base", 12, 768, 12, 12, 64, "sqrt_d_k"),
    Model("BERT-large", 24, 1024, 16, 16, 64, "sqrt_d_k"),
    Model("GPT-2 small", 12, 768, 12, 12, 64, "sqrt_d_k"),
    Model("GPT-2 XL", 48, 1600, 25, 25, 64, "sqrt_d_k"),
    Model("GPT-3 175B", 96, 12288, 96, 96, 128, "sqrt_d_k"),
    Model("Llama 2 7B", 32, 4096, 32, 32, 128, "sqrt_d_k"),
    Model("Llama 3.1 8B", 32, 4096, 32, 8, 128, "sqrt_d_k"),
    Model("Llama 3.2 1B", 16, 2048, 32, 8, 64, "sqrt_d_k"),
    Model("Mistral 7B", 32, 4096, 32, 8, 128, "sqrt_d_k"),
    Model("Gemma 2B", 18, 2048, 8, 1, 256, "sqrt_d_k"),
    Model("Gemma 7B", 28, 3072, 16, 16, 256, "sqrt_d_k"),
    Model("Gemma 2 27B", 46, 4608, 32, 16, 128, 12.0),
    Model("T5 v1 11B", 24, 1024, 128, 128, 128, "none"),
)
