"""What the person wants done, turned into edits of the state."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Slot

from attention_viewer.framework.lesson import LessonServices
from attention_viewer.lessons.heads import shape_edits, words
from attention_viewer.lessons.heads.presets import SHAPE, presets
from attention_viewer.lessons.heads.state import MAX_SEED, State


class Intents(QObject):
    """The only place from which this lesson's page edits its state."""

    def __init__(self, services: LessonServices, parent: QObject) -> None:
        super().__init__(parent)
        self._store = services.store
        self._typed_from: State | None = None
        self._typed_to: State | None = None

    @property
    def state(self) -> State:
        """The present state."""
        state: State = self._store.state
        return state

    @property
    def base(self) -> State:
        """The shape before the number that is being typed.

        Typing 16 passes through 1, which must not cost the heads of keys their number.
        """
        if self._typed_from is None or self.state is not self._typed_to:
            self._typed_from = self.state
        return self._typed_from

    def edit(self, name: str, merge: str | None = None, **new: Any) -> None:
        """Change fields as one undo step."""
        if merge is None:
            self._store.end_merge()
        self._store.edit(name, merge=merge, **new)

    @Slot()
    def end(self) -> None:
        """End typing or dragging: the next edit is an undo step of its own."""
        self._store.end_merge()
        self._typed_from = None

    @Slot(object)
    def take_model(self, preset_id: str) -> None:
        """Take over a model's shape, but not what is looked at."""
        state = next(each.state for each in presets() if each.id == preset_id)
        new = {name: getattr(state, name) for name in ("model", "divisor", "own_divisor", *SHAPE)}
        head = min(self.state.head, state.heads - 1)
        self.edit(words.undo_model(), **new, head=head)

    @Slot(object)
    def set_heads(self, heads: int) -> None:
        """Change the number of heads."""
        new = shape_edits.with_heads(self.base, heads)
        self.edit(words.undo_shape(), "heads", **new)
        self._typed_to = self.state

    @Slot(object)
    def set_d_model(self, d_model: int) -> None:
        """Change d_model."""
        self.edit(words.undo_shape(), "d_model", **shape_edits.with_d_model(self.base, d_model))
        self._typed_to = self.state

    @Slot(object)
    def set_d_k(self, d_k: int) -> None:
        """Give the heads a d_k of their own."""
        self.edit(words.undo_shape(), "d_k", d_k=d_k)

    @Slot(object)
    def set_kv_heads(self, kv_heads: int) -> None:
        """Let heads share keys and values."""
        self.edit(words.undo_shape(), "kv_heads", kv_heads=kv_heads)

    @Slot(object)
    def set_divisor(self, divisor: str) -> None:
        """Divide by something else."""
        self.edit(words.undo_divisor(), divisor=divisor)

    @Slot(object)
    def set_own_divisor(self, number: float) -> None:
        """Divide by another number."""
        self.edit(words.undo_divisor(), "own divisor", own_divisor=number)

    @Slot(object)
    def show_head(self, number: int) -> None:
        """Enlarge a head, counted from 1."""
        self.pick_head(number - 1)

    @Slot(int)
    def pick_head(self, head: int) -> None:
        """Enlarge a head; picks in a row are one undo step."""
        self.edit(words.undo_head(), "head", head=head)

    @Slot(int, int)
    def pick_cell(self, query: int, key: int) -> None:
        """Pick a cell of the enlarged head."""
        self.edit(words.undo_cell(), "cell", picked=(query, key))

    @Slot(object)
    def set_tokens(self, tokens: int) -> None:
        """Change the number of tokens."""
        self.edit(words.undo_tokens(), "tokens", **shape_edits.with_tokens(self.state, tokens))

    @Slot(object)
    def set_seed(self, seed: int) -> None:
        """Start the random numbers elsewhere."""
        self.edit(words.undo_seed(), "seed", seed=seed)

    @Slot()
    def draw_again(self) -> None:
        """Take the next seed."""
        seed = self.state.seed
        self.edit(words.undo_draw(), seed=seed + 1 if seed < MAX_SEED else 0)

    @Slot(object)
    def set_trials(self, trials: int) -> None:
        """Change how many pairs the check draws."""
        self.edit(words.undo_trials(), "trials", trials=trials)

    @Slot(object)
    def set_scene(self, scene: str) -> None:
        """Show another inner view."""
        self.edit(words.undo_view(), scene=scene)

    @Slot(bool)
    def set_compare(self, compare: bool) -> None:
        """Show the other divisor's weights beside, or the scores."""
        self.edit(words.undo_compare(), compare=compare)
