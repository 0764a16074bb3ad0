"""The way to the output: one head's mixture of values, and what W_O makes of all heads joined."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.lessons.heads import names, text
from attention_viewer.lessons.heads.compute import Derived
from attention_viewer.lessons.heads.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_maps import diverging, nice_limit
from attention_viewer.widgets.map_row_wide import WideMap, WideScene
from attention_viewer.widgets.rich_label import RichLabel


class OutputView(QWidget):
    """Two wide tables above one another, a token a row."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = WideMap("headOutput", text.head_output, text.wide_tip, self)
        self.mixed = WideMap("mixedOutput", text.mixed_output, text.wide_tip, self)
        self._note = RichLabel(text.mixed_note, self, role="label", colour="muted", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for each in (self.head, self.mixed):
            self._column.addWidget(each, 1)
        self._column.addWidget(self._note)
        theme.follow(self)

    def show_state(self, state: State, derived: Derived, *, hide: bool) -> None:
        """Show a state of the output scene."""
        if derived.result is None:
            return
        rows = tuple(names.LETTERS[: state.tokens])
        scale = diverging(nice_limit(float(abs(derived.outputs).max())))
        self._note.setVisible(not theme.current().projected)
        head = state.head + 1
        title = text.head_output_title().format(
            head=head, shape=names.shape(state.tokens, state.d_k)
        )
        self.head.set_scene(WideScene(title, derived.outputs[state.head], scale, rows, hide))
        self._show_mixed(state, derived, rows, hide)

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._column.setSpacing(theme.current().px(10))

    def _show_mixed(
        self, state: State, derived: Derived, rows: tuple[str, ...], hide: bool
    ) -> None:
        result = derived.result
        if result is None:
            return
        title = text.mixed_title().format(shape=names.shape(state.tokens, state.d_model))
        shown = result.shape[1]
        if shown < state.d_model:
            title = f"{title}{text.first_shown().format(count=shown)}"
        scale = diverging(nice_limit(float(abs(result).max())))
        self.mixed.set_scene(WideScene(title, result, scale, rows, hide))
