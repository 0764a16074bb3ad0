"""What the learner has set in the QK^T lesson. Must not import Qt."""

import math
from dataclasses import dataclass, fields
from itertools import zip_longest
from typing import Literal, get_args

from attention_viewer.core.attention import DivisorKind
from attention_viewer.core.limits import StateError, check_choice, check_range

Rows = tuple[tuple[float, ...], ...]
Names = tuple[str, ...]
MaskKind = Literal["none", "causal", "keys"]
Source = Literal["tables", "embeddings"]
Explained = Literal["score", "projection", "output"]
ScoreColours = Literal["CET-D1A", "CET-CBD1"]
WeightColours = Literal["cividis", "viridis"]
Stage = Literal["projected", "scores", "scaled", "masked", "weights", "output"]

STAGES: tuple[Stage, ...] = get_args(Stage)
SOURCES: tuple[Source, ...] = get_args(Source)
EXPLAINED: tuple[Explained, ...] = get_args(Explained)
SCORE_COLOURS: tuple[ScoreColours, ...] = get_args(ScoreColours)
WEIGHT_COLOURS: tuple[WeightColours, ...] = get_args(WeightColours)
DIVISORS: tuple[DivisorKind, ...] = get_args(DivisorKind)
MASKS: tuple[MaskKind, ...] = get_args(MaskKind)
MAX_ROWS = 512
MAX_D_K = 1024
VALUE_LIMIT = 1e6
MIN_DIVISOR = 1e-3
MAX_DIVISOR = 1e6
MAX_NAME = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """Queries, keys and values, what is done to the scores, and what is looked at.

    Parameters
    ----------
    source
        Whether Q, K and V stand in tables of their own or are computed from embeddings.
    queries, keys, values
        One tuple a row: shapes (n_q, d_k), (n_k, d_k), (n_k, d_v).
    query_names, key_names
        One name a row. ``q_a`` is set as a letter with a subscript, anything else as it is.
    embeddings, w_q, w_k, w_v
        X, (n, d_model), and the weights (d_model, d_k), (d_model, d_k), (d_model, d_v) that make
        ``Q = X W_Q`` and so on; they hold only for source "embeddings".
    token_names
        One name a row of X.
    values_given
        False when the program chose V, because whoever gave Q and K gave no V.
    divisor, own_divisor
        What the scores are divided by; the own number holds only for "own".
    mask, hidden_keys
        What is hidden; the indices (ascending) hold only for "keys".
    left, right
        The stages shown side by side; "projected" is there only with embeddings.
    picked
        The picked cell of scores: query index, key index.
    explained, component
        Which sum is written out: the score, or the component of the picked query's output or of
        its projections (those of Q, K and V in a row). A component beyond the last is the last.
    range_locked
        Whether scores, divided and masked scores share one range of colours.
    transposed
        Whether queries are columns.
    score_colours, weight_colours
        Colour maps of numbers of both signs, and of weights.
    """

    source: Source = "tables"
    queries: Rows = ((1.0, 0.2, 0.0), (0.0, 1.0, 0.3))
    keys: Rows = ((0.9, 0.1, 0.0), (0.1, 0.9, 0.2), (-1.0, -1.0, 0.0))
    values: Rows = ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
    query_names: Names = ("q_a", "q_b")
    key_names: Names = ("k_x", "k_y", "k_z")
    embeddings: Rows = ((1.0, 0.0, 1.0, 0.0), (0.0, 1.0, 0.0, 1.0), (1.0, 1.0, 0.0, 0.0))
    w_q: Rows = ((1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (0.0, 1.0))
    w_k: Rows = ((1.0, 0.0), (0.0, 1.0), (0.5, -0.5), (-0.5, 1.0))
    w_v: Rows = ((1.0, 0.0), (0.0, 1.0), (1.0, 0.0), (0.0, 2.0))
    token_names: Names = ("x_1", "x_2", "x_3")
    values_given: bool = True
    divisor: DivisorKind = "sqrt"
    own_divisor: float = 1.0
    mask: MaskKind = "none"
    hidden_keys: tuple[int, ...] = ()
    left: Stage = "scores"
    right: Stage = "weights"
    picked: tuple[int, int] = (0, 0)
    explained: Explained = "score"
    component: int = 0
    range_locked: bool = True
    transposed: bool = False
    score_colours: ScoreColours = "CET-D1A"
    weight_colours: WeightColours = "cividis"

    def __post_init__(self) -> None:
        """Raise StateError for a value that no valid state may hold."""
        check_choice("source", self.source, SOURCES)
        self._check_tables()
        self._check_embeddings()
        check_choice("divisor", self.divisor, DIVISORS)
        check_range("own_divisor", self.own_divisor, MIN_DIVISOR, MAX_DIVISOR)
        check_choice("mask", self.mask, MASKS)
        check_choice("explained", self.explained, EXPLAINED)
        check_range("component", self.component, 0, 3 * MAX_D_K)
        check_choice("score_colours", self.score_colours, SCORE_COLOURS)
        check_choice("weight_colours", self.weight_colours, WEIGHT_COLOURS)
        for field, stage in (("left", self.left), ("right", self.right)):
            check_choice(field, stage, stages_of(self.source))
        self._check_places()

    @property
    def embedded(self) -> bool:
        """Whether Q, K and V are computed from embeddings."""
        return self.source == "embeddings"

    @property
    def n_q(self) -> int:
        """Queries."""
        return len(self.embeddings if self.embedded else self.queries)

    @property
    def n_k(self) -> int:
        """Keys."""
        return len(self.embeddings if self.embedded else self.keys)

    @property
    def d_model(self) -> int:
        """Components of one embedding."""
        return len(self.embeddings[0])

    @property
    def d_k(self) -> int:
        """Components of one query or key."""
        return len((self.w_q if self.embedded else self.queries)[0])

    @property
    def d_v(self) -> int:
        """Components of one value."""
        return len((self.w_v if self.embedded else self.values)[0])

    @property
    def names_of_queries(self) -> Names:
        """Return one name a query."""
        return self.token_names if self.embedded else self.query_names

    @property
    def names_of_keys(self) -> Names:
        """Return one name a key."""
        return self.token_names if self.embedded else self.key_names

    def _check_tables(self) -> None:
        width = _width("queries", self.queries)
        _check_matrix("queries", self.queries, width)
        _check_matrix("keys", self.keys, width)
        _check_matrix("values", self.values, _width("values", self.values))
        if len(self.values) != len(self.keys):
            raise StateError("values", f"{len(self.values)} rows for {len(self.keys)} keys")
        _check_names("query_names", self.query_names, len(self.queries))
        _check_names("key_names", self.key_names, len(self.keys))

    def _check_embeddings(self) -> None:
        d_model = _width("embeddings", self.embeddings)
        _check_matrix("embeddings", self.embeddings, d_model)
        width = _width("w_q", self.w_q, d_model)
        _check_matrix("w_q", self.w_q, width, d_model)
        _check_matrix("w_k", self.w_k, width, d_model)
        _check_matrix("w_v", self.w_v, _width("w_v", self.w_v, d_model), d_model)
        _check_names("token_names", self.token_names, len(self.embeddings))

    def _check_places(self) -> None:
        query, key = self.picked
        check_range("picked", query, 0, self.n_q - 1)
        check_range("picked", key, 0, self.n_k - 1)
        if list(self.hidden_keys) != sorted(set(self.hidden_keys)):
            raise StateError("hidden_keys", "not in ascending order")
        for key in self.hidden_keys:
            check_range("hidden_keys", key, 0, self.n_k - 1)


def stages_of(source: Source) -> tuple[Stage, ...]:
    """Return the stages that there are: without embeddings nothing is projected."""
    return STAGES if source == "embeddings" else STAGES[1:]


def differs_in_stages_only(one: State, other: State) -> bool:
    """Tell whether at least one of the stages shown is another, and at most what is explained."""
    same = all(
        getattr(one, field.name) == getattr(other, field.name)
        for field in fields(State)
        if field.name not in ("left", "right", "explained")
    )
    return same and (one.left, one.right) != (other.left, other.right)


def _width(field: str, rows: Rows, most: int = MAX_ROWS) -> int:
    if not 1 <= len(rows) <= most:
        raise StateError(field, f"{len(rows)} rows are not between 1 and {most}")
    width = len(rows[0])
    if not 1 <= width <= MAX_D_K:
        raise StateError(field, f"{width} components are not between 1 and {MAX_D_K}")
    return width


# The rows found good last, by field. An edit replaces one row and keeps the others, so looking at
# those again would cost more than everything else where a table has half a million numbers.
_good: dict[str, Rows] = {}
_good_names: dict[str, Names] = {}


def _check_matrix(field: str, rows: Rows, width: int, exactly: int | None = None) -> None:
    if exactly is not None and len(rows) != exactly:
        raise StateError(field, f"{len(rows)} rows for {exactly} components of an embedding")
    if not 1 <= len(rows) <= (exactly or MAX_ROWS):
        raise StateError(field, f"{len(rows)} rows are not between 1 and {MAX_ROWS}")
    known = _good.get(field, ())
    if rows is known and len(rows[0]) == width:
        return
    same_width = bool(known) and len(known[0]) == width
    for index, (row, old) in enumerate(zip_longest(rows, known[: len(rows)])):
        if row is old and same_width:
            continue
        if len(row) != width:
            raise StateError(field, f"row {index + 1} has {len(row)} components, not {width}")
        _check_row(field, row)
    _good[field] = rows


def _check_row(field: str, row: tuple[float, ...]) -> None:
    # A NaN passes by min and max unseen, but not through the sum.
    if math.isnan(sum(row)) or max(row) > VALUE_LIMIT or min(row) < -VALUE_LIMIT:
        bad = next(each for each in row if not abs(each) <= VALUE_LIMIT)
        raise StateError(field, f"{bad!r} is not a finite number of at most {VALUE_LIMIT!r}")


def _check_names(field: str, names: Names, count: int) -> None:
    if len(names) != count:
        raise StateError(field, f"{len(names)} names for {count} rows")
    if names is _good_names.get(field):
        return
    for name in names:
        if not name.strip() or len(name) > MAX_NAME or "\n" in name:
            raise StateError(field, f"{name[:40]!r} is not a name of 1 to {MAX_NAME} characters")
    _good_names[field] = names
