"""What the learner has set in the lesson on heads. Must not import Qt or numpy."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from attention_viewer.core.limits import StateError, check_choice, check_range

Divisor = Literal["sqrt", "model", "none", "own"]
Scene = Literal["weights", "output", "check"]

DIVISORS: Final[tuple[Divisor, ...]] = get_args(Divisor)
SCENES: Final[tuple[Scene, ...]] = get_args(Scene)
MAX_D_MODEL: Final = 32_768
MAX_HEADS: Final = 256
MAX_D_K: Final = 32_768
MAX_JOINED: Final = 65_536
"""Numbers of all heads together: more could not be drawn while one types."""
MIN_TOKENS: Final = 2
MAX_TOKENS: Final = 8
MIN_DIVISOR: Final = 0.001
MAX_DIVISOR: Final = 1e6
MAX_NAME: Final = 40
MAX_SEED: Final = 2**63 - 1
MIN_TRIALS: Final = 100
MAX_TRIALS: Final = 200_000


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The shape of one layer's attention, its random vectors, and what is looked at.

    Parameters
    ----------
    model
        Name of the model chosen; it counts only as long as the shape is that model's.
    d_model
        Numbers in a token's vector.
    heads, kv_heads
        Heads of the queries, and of keys and values; each of these serves
        ``heads / kv_heads`` query heads that lie side by side.
    d_k
        Numbers of one head. Of its own: some models have ``heads * d_k != d_model``.
    divisor, own_divisor
        What a head's scores are divided by: the root of d_k, the root of d_model (the mistake),
        nothing, or the own number.
    tokens, seed
        How many random queries, keys and values, and where their random numbers start.
    head
        The head enlarged, counted from 0.
    picked
        The cell picked in it: query, key.
    scene
        Inner view: scores and weights, the way to the output, or the check of the variance.
    compare
        Whether the weights stand beside those with the other divisor, instead of the scores.
    trials
        Pairs q, k drawn for the check.
    """

    model: str = "BERT-base"
    d_model: int = 768
    heads: int = 12
    kv_heads: int = 12
    d_k: int = 64
    divisor: Divisor = "sqrt"
    own_divisor: float = 12.0
    tokens: int = 5
    seed: int = 42
    head: int = 0
    picked: tuple[int, int] = (0, 0)
    scene: Scene = "weights"
    compare: bool = True
    trials: int = 20_000

    def __post_init__(self) -> None:
        """Raise StateError for a value that no valid state may hold."""
        if len(self.model) > MAX_NAME:
            raise StateError("model", f"a name of more than {MAX_NAME} characters")
        check_range("d_model", self.d_model, 1, MAX_D_MODEL)
        check_range("heads", self.heads, 1, MAX_HEADS)
        check_range("kv_heads", self.kv_heads, 1, self.heads)
        if self.heads % self.kv_heads:
            raise StateError("kv_heads", f"{self.heads} heads cannot share {self.kv_heads} evenly")
        check_range("d_k", self.d_k, 1, MAX_D_K)
        if self.joined > MAX_JOINED:
            raise StateError("d_k", f"{self.joined} numbers in all heads, at most {MAX_JOINED}")
        check_choice("divisor", self.divisor, DIVISORS)
        check_range("own_divisor", self.own_divisor, MIN_DIVISOR, MAX_DIVISOR)
        check_range("tokens", self.tokens, MIN_TOKENS, MAX_TOKENS)
        check_range("seed", self.seed, 0, MAX_SEED)
        check_range("head", self.head, 0, self.heads - 1)
        for place in self.picked:
            check_range("picked", place, 0, self.tokens - 1)
        check_choice("scene", self.scene, SCENES)
        check_range("trials", self.trials, MIN_TRIALS, MAX_TRIALS)

    @property
    def joined(self) -> int:
        """Numbers of all heads side by side."""
        return self.heads * self.d_k

    @property
    def divides(self) -> bool:
        """Whether the heads together hold d_model numbers, no more and no fewer."""
        return self.joined == self.d_model

    @property
    def group(self) -> int:
        """Query heads that share one head of keys and values."""
        return self.heads // self.kv_heads
