"""Turns state and numbers into the picture's scene."""

from __future__ import annotations

from functools import lru_cache

from attention_viewer.core.formatting import HIDDEN, compact
from attention_viewer.framework import i18n
from attention_viewer.lessons.vectors import phrases, text
from attention_viewer.lessons.vectors.compute import Derived
from attention_viewer.lessons.vectors.names import markup
from attention_viewer.lessons.vectors.state import State, Vector
from attention_viewer.widgets.arrow_scene import SceneWords, Tip, VectorScene


def scene_of(state: State, derived: Derived, hidden: frozenset[int]) -> VectorScene:
    """Return what the picture shows; results of the keys in ``hidden`` read "?".

    As long as anything is hidden, neither the tinted half nor the lines of equal score are there,
    and a hidden key has no projection: sign and score could be read off them.
    """
    concealed = state.selected in hidden
    facts = derived.keys[state.selected]
    keys = tuple(
        _tip(name, key, "k", HIDDEN if index in hidden else phrases.score(derived, index))
        for index, (name, key) in enumerate(zip(state.key_names, state.keys, strict=True))
    )
    angle = "" if facts.angle_deg is None else phrases.degrees(facts.angle_deg)
    reach = "" if facts.projection is None else phrases.number(facts.projection.length, 3)
    return VectorScene(
        query=_tip(state.query_name, state.q, "q", ""),
        keys=keys,
        chosen=state.selected,
        angle=HIDDEN if concealed and angle else angle,
        projection=reach,
        show_lines=state.show_lines and not hidden,
        show_angle=state.show_angle,
        show_projection=state.show_projection and not concealed,
        words=_scene_words(state.view == "3d", i18n.hub().language),
    )


def description(state: State, derived: Derived, *, hidden: bool) -> str:
    """Return the picture in words, for screen readers."""
    tips = [_words(state.query_name, state.q)]
    tips += [_words(name, key) for name, key in zip(state.key_names, state.keys, strict=True)]
    if hidden:
        return "; ".join(tips) + ". " + text.numbers_hidden()
    facts = derived.keys[state.selected]
    return (
        "; ".join(tips)
        + ". "
        + text.facts_words().format(
            score=phrases.score(derived, state.selected), angle=phrases.degrees(facts.angle_deg)
        )
    )


def _tip(name: str, vector: Vector, kind: str, score: str) -> Tip:
    return Tip(vector, markup(name, kind), score, _words(name, vector))


def _words(name: str, vector: Vector) -> str:
    return text.vector_words().format(name=name, components=_components(vector))


@lru_cache(maxsize=64)
def _components(vector: Vector) -> str:
    return "(" + ", ".join(compact(x, 4) for x in vector) + ")"


@lru_cache(maxsize=8)
def _scene_words(space: bool, _language: str) -> SceneWords:
    axis = "{number}" if space else text.component()
    return SceneWords(
        components=(axis.format(number=1), axis.format(number=2), axis.format(number=3)),
        positive=text.positive_floor() if space else text.positive_side(),
        negative=text.negative_floor() if space else text.negative_side(),
        positive_short=text.positive_floor(),
        negative_short=text.negative_floor(),
        equal=text.equal_scores(),
        zero=text.zero_sheet(),
        angle=text.angle_mark(),
        projection=text.projection_mark(),
        magnified=text.magnified(),
    )
