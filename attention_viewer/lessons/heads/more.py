"""The folded controls: shared keys, tokens, seed, trials of the check."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.heads import shape_edits, words
from attention_viewer.lessons.heads.divisible_field import NO_FAULT, DivisibleField
from attention_viewer.lessons.heads.intents import Intents
from attention_viewer.lessons.heads.state import (
    MAX_HEADS,
    MAX_SEED,
    MAX_TOKENS,
    MAX_TRIALS,
    MIN_TOKENS,
    MIN_TRIALS,
    State,
)
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel


class MoreControls(QObject):
    """Fills the fold, shows the state in it and sends intents."""

    def __init__(self, intents: Intents, panel: Panel) -> None:
        super().__init__(panel)
        self._intents = intents
        fold = Fold("more", words.more, words.more_tip, panel)
        self._kv = self._add_kv(fold)
        self._tokens = _number(
            fold, "tokens", words.tokens, words.tokens_tip, (MIN_TOKENS, MAX_TOKENS)
        )
        self._tokens.edited.connect(intents.set_tokens)
        self._seed = _number(fold, "seed", words.seed, words.seed_tip, (0, MAX_SEED))
        self._seed.edited.connect(intents.set_seed)
        self._trials = _number(
            fold, "trials", words.trials, words.trials_tip, (MIN_TRIALS, MAX_TRIALS)
        )
        self._trials.set_step(1000)
        self._trials.edited.connect(intents.set_trials)
        for field in (self._kv, self._tokens, self._seed, self._trials):
            field.edit_finished.connect(intents.end)
        panel.add(fold)

    def show_state(self, state: State) -> None:
        """Show a state."""
        self._kv.set_value(state.kv_heads)
        self._tokens.set_value(state.tokens)
        self._seed.set_value(state.seed)
        self._trials.set_value(state.trials)

    def _add_kv(self, fold: Fold) -> DivisibleField:
        group = Group(fold, words.kv_heads)
        field = DivisibleField(
            "kvHeads",
            words.kv_heads,
            words.kv_heads_tip,
            group,
            minimum=1,
            maximum=MAX_HEADS,
            fault=self._kv_fault,
            fitting=self._kv_counts,
        )
        field.edited.connect(self._intents.set_kv_heads)
        group.add(field)
        fold.add(group)
        return field

    def _kv_fault(self, kv_heads: int) -> str:
        state = self._intents.state
        if kv_heads in shape_edits.key_heads_possible(state):
            return NO_FAULT
        return words.fault_kv_heads().format(heads=state.heads, kv_heads=kv_heads)

    def _kv_counts(self) -> Sequence[int]:
        return shape_edits.key_heads_possible(self._intents.state)


def _number(fold: Fold, name: str, label: Text, tip: Text, limits: tuple[int, int]) -> NumberField:
    """Add a field for a whole number to the fold."""
    group = Group(fold, label)
    field = NumberField(name, label, tip, group, minimum=limits[0], maximum=limits[1])
    group.add(field)
    fold.add(group)
    return field
