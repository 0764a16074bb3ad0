"""What the learner has set in the QK^T lesson. Must not import Qt."""

import math
from dataclasses import dataclass
from typing import Literal, get_args

from attention_viewer.core.attention import DivisorKind
from attention_viewer.core.limits import StateError, check_choice, check_range

Rows = tuple[tuple[float, ...], ...]
Names = tuple[str, ...]
MaskKind = Literal["none", "causal", "keys"]
Stage = Literal["scores", "scaled", "masked", "weights", "output"]

STAGES: tuple[Stage, ...] = get_args(Stage)
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
    queries, keys, values
        One tuple a row: shapes (n_q, d_k), (n_k, d_k), (n_k, d_v).
    query_names, key_names
        One name a row. ``q_a`` is set as a letter with a subscript, anything else as it is.
    values_given
        False when the program chose V, because whoever gave Q and K gave no V.
    divisor, own_divisor
        What the scores are divided by; the own number holds only for "own".
    mask, hidden_keys
        What is hidden; the indices (ascending) hold only for "keys".
    left, right
        The stages shown side by side.
    picked
        The cell explained: query index, key index.
    range_locked
        Whether scores, divided and masked scores share one range of colours.
    transposed
        Whether queries are columns.
    """

    queries: Rows = ((1.0, 0.2, 0.0), (0.0, 1.0, 0.3))
    keys: Rows = ((0.9, 0.1, 0.0), (0.1, 0.9, 0.2), (-1.0, -1.0, 0.0))
    values: Rows = ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
    query_names: Names = ("q_a", "q_b")
    key_names: Names = ("k_x", "k_y", "k_z")
    values_given: bool = True
    divisor: DivisorKind = "sqrt"
    own_divisor: float = 1.0
    mask: MaskKind = "none"
    hidden_keys: tuple[int, ...] = ()
    left: Stage = "scores"
    right: Stage = "weights"
    picked: tuple[int, int] = (0, 0)
    range_locked: bool = True
    transposed: bool = False

    def __post_init__(self) -> None:
        """Raise StateError for a value that no valid state may hold."""
        width = _width("queries", self.queries)
        _check_matrix("queries", self.queries, width)
        _check_matrix("keys", self.keys, width)
        _check_matrix("values", self.values, _width("values", self.values))
        if len(self.values) != len(self.keys):
            raise StateError("values", f"{len(self.values)} rows for {len(self.keys)} keys")
        _check_names("query_names", self.query_names, len(self.queries))
        _check_names("key_names", self.key_names, len(self.keys))
        check_choice("divisor", self.divisor, DIVISORS)
        check_range("own_divisor", self.own_divisor, MIN_DIVISOR, MAX_DIVISOR)
        check_choice("mask", self.mask, MASKS)
        check_choice("left", self.left, STAGES)
        check_choice("right", self.right, STAGES)
        self._check_places()

    @property
    def d_k(self) -> int:
        """Components of one query or key."""
        return len(self.queries[0])

    @property
    def d_v(self) -> int:
        """Components of one value."""
        return len(self.values[0])

    def _check_places(self) -> None:
        query, key = self.picked
        check_range("picked", query, 0, len(self.queries) - 1)
        check_range("picked", key, 0, len(self.keys) - 1)
        if list(self.hidden_keys) != sorted(set(self.hidden_keys)):
            raise StateError("hidden_keys", "not in ascending order")
        for key in self.hidden_keys:
            check_range("hidden_keys", key, 0, len(self.keys) - 1)


def _width(field: str, rows: Rows) -> int:
    if not 1 <= len(rows) <= MAX_ROWS:
        raise StateError(field, f"{len(rows)} rows are not between 1 and {MAX_ROWS}")
    width = len(rows[0])
    if not 1 <= width <= MAX_D_K:
        raise StateError(field, f"{width} components are not between 1 and {MAX_D_K}")
    return width


# The rows found good last, by field. An edit replaces one row and keeps the others, so looking at
# those again would cost more than everything else where a table has half a million numbers.
_good: dict[str, Rows] = {}


def _check_matrix(field: str, rows: Rows, width: int) -> None:
    if not 1 <= len(rows) <= MAX_ROWS:
        raise StateError(field, f"{len(rows)} rows are not between 1 and {MAX_ROWS}")
    known = _good.get(field, ())
    for index, row in enumerate(rows):
        if len(row) != width:
            raise StateError(field, f"row {index + 1} has {len(row)} components, not {width}")
        if not (index < len(known) and known[index] is row):
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
    for name in names:
        if not name.strip() or len(name) > MAX_NAME or "\n" in name:
            raise StateError(field, f"{name[:40]!r} is not a name of 1 to {MAX_NAME} characters")
