"""What the vectors lesson remembers: a query, its keys and how one looks at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from attention_viewer.core.limits import StateError, check_choice, check_finite, check_range

Vector = tuple[float, ...]
ViewKind = Literal["2d", "3d", "high"]

VIEWS: tuple[ViewKind, ...] = ("2d", "3d", "high")
DIMENSIONS = {"2d": (2,), "3d": (3,), "high": (2, 3)}
MAX_KEYS = 5
MAX_NAME = 24
COMPONENT_LIMIT = 1e6
SNAPS = (0.0, 0.1, 0.5, 1.0)
DEFAULT_SPAN = 2.4
SPAN_RANGE = (1e-7, 1e8)
MAX_SEED = 2**31 - 1
D_K_RANGE = (2, 1024)


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The lesson's state; without arguments it is the worked example.

    Attributes
    ----------
    view
        Plane, space, or random vectors of many dimensions. The vectors have 2 or 3 components
        accordingly; while many dimensions are looked at they wait unchanged.
    q, keys
        The query and one to five keys.
    query_name, key_names
        What they are called; ``k_1`` is a k with subscript 1.
    selected
        Index of the key that the read-outs speak of.
    snap
        Components dragged are rounded to multiples of it; 0 for none.
    lock_length
        Whether a dragged tip keeps its distance from the origin.
    centre, span
        Middle of the plane shown and how many units its height (in space: the height of the
        picture at the origin) covers.
    azimuth_deg, elevation_deg
        Where the viewer stands in space.
    show_lines, show_angle, show_projection
        Parts of the picture.
    all_digits
        Whether the hand calculation is written out with every digit.
    d_k
        Number of components of the random vectors.
    seed
        Of the random draws.
    """

    view: ViewKind = "2d"
    q: Vector = (1.0, 0.2)
    keys: tuple[Vector, ...] = ((0.9, 0.1), (0.1, 0.9), (-1.0, -1.0))
    query_name: str = "q"
    key_names: tuple[str, ...] = ("k_1", "k_2", "k_3")
    selected: int = 0
    snap: float = 0.1
    lock_length: bool = False
    centre: tuple[float, float] = (0.0, 0.0)
    span: float = DEFAULT_SPAN
    azimuth_deg: float = -113.0
    elevation_deg: float = 27.0
    show_lines: bool = True
    show_angle: bool = True
    show_projection: bool = True
    all_digits: bool = False
    d_k: int = 64
    seed: int = 1

    def __post_init__(self) -> None:
        """Refuse what no picture can show."""
        check_choice("view", self.view, VIEWS)
        self._check_vectors()
        self._check_names()
        check_range("selected", self.selected, 0, len(self.keys) - 1)
        check_choice("snap", self.snap, SNAPS)
        check_finite("centre", self.centre, 10 * COMPONENT_LIMIT)
        check_range("span", self.span, *SPAN_RANGE)
        check_range("azimuth_deg", self.azimuth_deg, -360.0, 360.0)
        check_range("elevation_deg", self.elevation_deg, -90.0, 90.0)
        check_range("d_k", self.d_k, *D_K_RANGE)
        check_range("seed", self.seed, 0, MAX_SEED)

    @property
    def dimensions(self) -> int:
        """Number of components of the query and the keys."""
        return len(self.q)

    def _check_vectors(self) -> None:
        check_range("keys", len(self.keys), 1, MAX_KEYS)
        allowed = DIMENSIONS[self.view]
        for field, vector in (("q", self.q), *(("keys", key) for key in self.keys)):
            if len(vector) not in allowed or len(vector) != len(self.q):
                raise StateError(field, f"{len(vector)} components do not fit the view")
            check_finite(field, vector, COMPONENT_LIMIT)

    def _check_names(self) -> None:
        if len(self.key_names) != len(self.keys):
            raise StateError("key_names", f"{len(self.key_names)} names, {len(self.keys)} keys")
        for name in (self.query_name, *self.key_names):
            if not 0 < len(name) <= MAX_NAME:
                raise StateError("key_names", f"{name!r} is not 1 to {MAX_NAME} characters long")
