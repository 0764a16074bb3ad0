"""What the person can do, as edits of the store; knows no widget and no numbers."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.core import camera, vectors
from attention_viewer.framework.bus import Handover, Request
from attention_viewer.framework.lesson import LessonServices
from attention_viewer.lessons.vectors import moves, words
from attention_viewer.lessons.vectors.presets import presets
from attention_viewer.lessons.vectors.state import (
    COMPONENT_LIMIT,
    DEFAULT_SPAN,
    MAX_KEYS,
    MAX_SEED,
    SPAN_RANGE,
    VIEWS,
    State,
    Vector,
    ViewKind,
)
from attention_viewer.widgets.arrow_scene import TipMove

CAMERAS = {
    "xy": camera.XY,
    "xz": camera.XZ,
    "yz": camera.YZ,
    "iso": camera.ISO,
    "reset": camera.DEFAULT,
}
KEY_STEP = 0.1
# At which share of ten times the reference size the steps of the arrow keys grow tenfold.
_DECADE = 0.7


class Intents(QObject):
    """Slots for everything that changes the lesson.

    Signals
    -------
    fitted(span_before)
        The picture was fitted to the vectors.
    """

    fitted = Signal(float)

    def __init__(self, services: LessonServices, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._store = services.store
        # Where one looked before a number was typed, sign by sign, as (centre, span).
        self._seen_before: tuple[tuple[float, float], float] | None = None

    @property
    def state(self) -> State:
        """The present state."""
        state: State = self._store.state
        return state

    def _name(self, index: int) -> str:
        state = self.state
        return state.query_name if index == moves.QUERY else state.key_names[index]

    # --- tips ---------------------------------------------------------------------------------

    @Slot(object)
    def move_tip(self, move: TipMove) -> None:
        """Drag a tip."""
        new = moves.dragged(
            self.state,
            move.index,
            move.to,
            move.resolution,
            "direction" if move.keep == "direction" else "length" if move.keep else "",
        )
        name = words.step_move().format(name=self._name(move.index))
        self._store.replace(name, new, merge=f"drag {move.index}")

    @Slot(int, int, int)
    def step_tip(self, index: int, axis: int, steps: int) -> None:
        """Move a tip by the keyboard; the step grows with the picture's size."""
        decade = math.floor(math.log10(self.state.span / DEFAULT_SPAN) + _DECADE)
        step = steps * KEY_STEP * 10.0**decade
        if axis >= self.state.dimensions:
            return
        name = words.step_move().format(name=self._name(index))
        new = moves.stepped(self.state, index, axis, step)
        self._replace_in_sight(name, new, merge=f"step {index}")

    def _replace_in_sight(self, name: str, new: State, merge: str | None = None) -> None:
        """Show a state that no drag made: no tip may be lost."""
        before = self.state.span
        self._store.replace(name, moves.in_sight(new), merge=merge)
        if self.state.span != before:
            self.fitted.emit(before)

    @Slot()
    def finish(self) -> None:
        """End an undo step."""
        self._seen_before = None
        self._store.end_merge()

    @Slot(int, int, object)
    def set_component(self, index: int, axis: int, value: float) -> None:
        """Take a typed component; of "12", "1" on the way leaves no trace in what is seen."""
        if self._seen_before is None:
            self._seen_before = self.state.centre, self.state.span
        vector = list(moves.vector_at(self.state, index))
        vector[axis] = float(value)
        name = words.step_type().format(name=self._name(index))
        new = moves.with_vector(self.state, index, tuple(vector))
        centre, span = self._seen_before
        new = replace(new, centre=centre, span=span)
        self._replace_in_sight(name, new, merge=f"type {index} {axis}")

    # --- keys -----------------------------------------------------------------------------------

    @Slot(int)
    def choose_key(self, index: int) -> None:
        """Choose the key that the read-outs speak of."""
        self._store.edit(words.step_choose(), merge="choose", selected=index)

    @Slot()
    def add_key(self) -> None:
        """Add a key at a free place."""
        self._add(None)

    @Slot(object)
    def add_key_at(self, vector: Vector) -> None:
        """Add a key at a place pointed at."""
        self._add(vector)

    def _add(self, vector: Vector | None) -> None:
        if len(self.state.keys) >= MAX_KEYS:
            self._services.messages.info(words.enough_keys())
            return
        new = moves.with_key(self.state, vector)
        if vector is not None:
            # A double-click is as rough as a drag: snap, or keep the digits that a hand can aim at.
            unlocked = replace(new, lock_length=False)
            rough = self.state.span / 600.0
            placed = moves.dragged(unlocked, new.selected, vector, rough)
            new = replace(placed, lock_length=new.lock_length)
        self._store.end_merge()
        self._store.replace(words.step_add(), new)

    @Slot(int)
    def remove_key(self, index: int) -> None:
        """Remove a key, unless it is the last."""
        if len(self.state.keys) <= 1:
            self._services.messages.info(words.last_key())
            return
        self._store.end_merge()
        self._store.replace(words.step_remove(), moves.without_key(self.state, index))

    @Slot(object)
    def turn(self, relation: moves.Relation) -> None:
        """Make the chosen key parallel, orthogonal or opposite."""
        state = self.state
        if vectors.unit(state.q) is None or vectors.unit(state.keys[state.selected]) is None:
            self._services.messages.info(words.nothing_turns())
            return
        name = words.step_turn().format(name=self._name(state.selected))
        self._store.replace(name, moves.turned(state, relation))

    @Slot()
    def swap(self) -> None:
        """Exchange the query and the chosen key."""
        self._store.replace(words.step_swap(), moves.swapped(self.state))

    @Slot()
    def draw(self) -> None:
        """Draw all components from the seed."""
        self._store.end_merge()
        self._replace_in_sight(words.step_draw(), moves.drawn(self.state))

    @Slot(object)
    def set_seed(self, seed: int) -> None:
        """Take a seed."""
        self._store.edit(words.step_option(), merge="seed", seed=int(seed))

    @Slot(object)
    def set_d_k(self, d_k: int) -> None:
        """Change the number of components of the random vectors."""
        self._store.edit(words.step_d_k(), merge="d_k", d_k=int(d_k))

    @Slot()
    def draw_again(self) -> None:
        """Draw other random vectors: the next seed."""
        self._store.end_merge()
        self._store.edit(words.step_draw(), seed=(self.state.seed + 1) % (MAX_SEED + 1))

    @Slot(object)
    def choose_example(self, preset_id: str) -> None:
        """Start from a prepared set."""
        found = next(preset.state for preset in presets() if preset.id == preset_id)
        self._store.end_merge()
        self._store.replace(words.step_example(), found)

    # --- views ----------------------------------------------------------------------------------

    @Slot(object)
    def set_view(self, view: str) -> None:
        """Go to the plane or into space, and say what that costs."""
        state = self.state
        kind: ViewKind | None = next((each for each in VIEWS if each == view), None)
        if kind is None or kind == state.view:
            return
        lost = moves.lost_components(state, kind)
        self._store.end_merge()
        self._store.replace(words.step_view(), moves.in_view(state, kind))
        if self.state.dimensions > state.dimensions:
            self._services.messages.info(words.raised())
        elif lost:
            names = ", ".join(self._name(index) for index in lost)
            self._services.messages.info(words.dropped().format(names=names))

    @Slot(object, float)
    def move_plane(self, centre: tuple[float, float], span: float) -> None:
        """Show another part of the plane."""
        self._seen_before = None
        limit = 10 * COMPONENT_LIMIT
        x, y = (min(max(c, -limit), limit) for c in centre)
        self._store.edit(words.step_view(), merge="view", centre=(x, y), span=_within(span))

    @Slot(float, float, float)
    def move_camera(self, azimuth_deg: float, elevation_deg: float, span: float) -> None:
        """Look from elsewhere."""
        self._seen_before = None
        self._store.edit(
            words.step_view(),
            merge="view",
            azimuth_deg=azimuth_deg,
            elevation_deg=elevation_deg,
            span=_within(span),
        )

    @Slot(object)
    def set_camera(self, name: str) -> None:
        """Look from a named place."""
        found = CAMERAS[name]
        span = DEFAULT_SPAN if name == "reset" else self.state.span
        self._store.end_merge()
        self.move_camera(found.azimuth_deg, found.elevation_deg, span)
        self._store.end_merge()

    @Slot()
    def fit(self) -> None:
        """Bring everything into view, and say when the grid has changed."""
        before = self.state.span
        self.finish()
        self._store.replace(words.step_view(), moves.fitted(self.state))
        if self.state.span != before:
            self.fitted.emit(before)

    # --- options --------------------------------------------------------------------------------

    @Slot(object)
    def set_snap(self, snap: float) -> None:
        """Change the grid that tips snap to."""
        self._store.edit(words.step_option(), snap=snap)

    @Slot(bool)
    def set_lock_length(self, on: bool) -> None:
        """Keep lengths while dragging."""
        self._store.edit(words.step_option(), lock_length=on)

    @Slot(bool)
    def set_show_lines(self, on: bool) -> None:
        """Show or hide the positive half."""
        self._store.edit(words.step_option(), show_lines=on)

    @Slot(bool)
    def set_show_angle(self, on: bool) -> None:
        """Show or hide the angle."""
        self._store.edit(words.step_option(), show_angle=on)

    @Slot(bool)
    def set_show_projection(self, on: bool) -> None:
        """Show or hide the projection."""
        self._store.edit(words.step_option(), show_projection=on)

    @Slot(bool)
    def set_all_digits(self, on: bool) -> None:
        """Write the hand calculation with all digits."""
        self._store.edit(words.step_option(), all_digits=on)

    @Slot()
    def send(self) -> None:
        """Hand query and keys to the lesson of scores."""
        state = self.state
        self._services.bus.send(
            Handover(
                to="scores",
                queries=(state.q,),
                keys=state.keys,
                query_names=(state.query_name,),
                key_names=state.key_names,
            )
        )

    @Slot()
    def take(self) -> None:
        """Ask the lesson of scores for its picked query and its keys."""
        self._services.bus.ask(Request(to="scores", sender="vectors"))


def _within(span: float) -> float:
    low, high = SPAN_RANGE
    return min(max(span, low), high)
