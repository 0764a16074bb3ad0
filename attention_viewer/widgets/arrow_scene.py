"""What the pictures of vectors show, in the plane and in space alike; no Qt, no lesson."""

from __future__ import annotations

from dataclasses import dataclass, field

Vector = tuple[float, ...]

GROUND = -2
QUERY = -1
"""Indices of what can have the keyboard; keys count from 0."""


@dataclass(frozen=True)
class Tip:
    """One vector as it is drawn.

    Attributes
    ----------
    vector
        Components.
    markup
        Math markup of the name, without dollars.
    score
        The score beside the name; empty for none.
    words
        Name and components for screen readers.
    """

    vector: Vector
    markup: str
    score: str = ""
    words: str = ""


@dataclass(frozen=True)
class SceneWords:
    """The words in the pictures, in the language of the moment."""

    components: tuple[str, str, str] = ("1", "2", "3")
    positive: str = ""
    negative: str = ""
    positive_short: str = ""
    negative_short: str = ""
    equal: str = ""
    zero: str = ""
    angle: str = ""
    projection: str = ""
    magnified: str = ""


@dataclass(frozen=True)
class VectorScene:
    """A query, its keys and the marks around the chosen one.

    Attributes
    ----------
    angle, projection
        The two results as shown; empty where there is none.
    """

    query: Tip
    keys: tuple[Tip, ...]
    chosen: int
    angle: str = ""
    projection: str = ""
    show_lines: bool = True
    show_angle: bool = True
    show_projection: bool = True
    words: SceneWords = field(default_factory=SceneWords)

    def tips(self) -> tuple[Tip, ...]:
        """Return query and keys; the index of a key is one less than its place here."""
        return (self.query, *self.keys)

    def vector(self, index: int) -> Vector:
        """Return the vector of a tip."""
        return self.query.vector if index == QUERY else self.keys[index].vector


@dataclass(frozen=True)
class TipMove:
    """A tip on its way: where the pointer wants it, and what a pixel stands for there."""

    index: int
    to: Vector
    resolution: float
    keep: str = ""


EMPTY = VectorScene(Tip((1.0, 0.0), r"\q"), (Tip((0.0, 1.0), r"\k"),), 0)
