"""The page of the QK^T lesson: stages, tables, two heat maps, and one cell explained."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.core.formatting import fixed
from attention_viewer.framework.lesson import LessonServices, Table
from attention_viewer.lessons.scores import names, scenes, signs, text
from attention_viewer.lessons.scores.cell_picture import CellPicture
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.controls import Controls
from attention_viewer.lessons.scores.files.commands import Files
from attention_viewer.lessons.scores.intents import Intents
from attention_viewer.lessons.scores.map_pair import GAP, MapPair
from attention_viewer.lessons.scores.remark import Remark
from attention_viewer.lessons.scores.row_picture import RowPicture
from attention_viewer.lessons.scores.state import (
    STAGES,
    Stage,
    State,
    differs_in_stages_only,
    stages_of,
)
from attention_viewer.lessons.scores.tables import page_tables
from attention_viewer.lessons.scores.tables_column import TablesColumn
from attention_viewer.runtime import motion, theme
from attention_viewer.widgets.formula_label import FormulaLabel, attention_formula
from attention_viewer.widgets.page import EDGE, LessonPage
from attention_viewer.widgets.rich_label import LINE_SPACING, RichLabel
from attention_viewer.widgets.rule import Rule
from attention_viewer.widgets.stage_strip import StageBox, StageStrip
from attention_viewer.widgets.strip import Readout

_CAPTIONS = {
    "projected": text.stage_projected,
    "scores": text.stage_scores,
    "scaled": text.stage_scaled,
    "masked": text.mask_none_caption,
    "weights": text.stage_weights,
    "output": text.stage_output,
}
_MASKS = {
    "none": text.mask_none_caption,
    "causal": text.mask_causal_caption,
    "keys": text.mask_keys_caption,
}
_PICKED = {
    "score": text.picked_score,
    "projection": text.picked_projection,
    "output": text.picked_output,
}
MOST_NAMED = 3
MOST_WALL_ROWS = 4
LOW, LOW_WALL = 700, 980
"""Height of the page, in px at reference size, up to which the headline gives way.

It does so for the guide, whose words say what is to be seen, and in a small window.
"""
TABLES_SHARE, MAPS_SHARE = 41, 100
CELL_SHARE, ROW_SHARE = 3, 2


class ScoresView(LessonPage):
    """Shows a state of the QK^T lesson."""

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, text.headline, parent)
        self._state = State()
        self._derived: Derived | None = None
        self._intents = Intents(services, self)
        # On the wall the strip has no room for them.
        self._wall_shapes = RichLabel(_no_words, self, role="body", colour="muted")
        self._wall_shapes.setObjectName("wallShapes")
        self.head.addWidget(self._wall_shapes)
        self._canvas = QWidget(self)
        self.body.addWidget(self._canvas)
        self._stages = self._make_stages()
        self._tables = TablesColumn(self._intents, self._canvas)
        self._maps = MapPair(self._intents, self._canvas)
        self._note = _Note(_no_words, self._canvas, role="label", colour="muted", wrap=True)
        self._rule = Rule(self._canvas)
        self._cell = CellPicture(self._canvas)
        self._row = RowPicture(self._canvas)
        self._rooted = Remark("rooted", self._canvas)
        self._arrange()
        self._readouts = self._make_readouts()
        self._files = Files(services, self._intents, self)
        self._controls = Controls(self._intents, self._files, self.panel)
        self._stages.chosen.connect(self._on_stages_chosen)
        self._stages.stepped.connect(self._intents.step_stage)
        self._intents.shown_again.connect(self.refresh)
        self.on_theme_changed()

    def render_state(self, state: State, derived: Derived) -> None:
        """Show a state; a mere change of stages is animated."""
        stepped = self._derived is not None and differs_in_stages_only(self._state, state)
        fade = stepped and not motion.less_motion()
        self._state, self._derived = state, derived
        hide = self.numbers_hidden
        self._show_stages(state)
        self._tables.show_state(state, derived)
        self._maps.show_state(state, derived, hide=hide, fade=fade)
        self._show_note(state, derived)
        self._show_pictures(state, derived, hide)
        self._show_readouts(state, derived, hide)
        self._controls.show_state(state, derived, hide=hide)
        self._files.show_state(state, derived)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Ask what the arrays in some files are."""
        self._files.open_paths(paths)

    def refresh(self) -> None:
        """Show the present state again."""
        if self._derived is not None:
            self.render_state(self._state, self._derived)

    def settled(self) -> bool:
        """Tell whether no stage is still coming up."""
        return super().settled() and not self._maps.fading

    def picture(self) -> QWidget:
        """Return stages, tables, maps and the explained cell."""
        return self._canvas

    def notice_place(self) -> QWidget:
        """Return the formula, which stays what it is while the sum above it is read."""
        return self._formula

    def tables(self) -> Sequence[Table]:
        """Return Q, K, V and every stage in full precision."""
        return page_tables(self._state, self._derived) if self._derived is not None else ()

    def on_theme_changed(self) -> None:
        """Take over margins and gaps."""
        super().on_theme_changed()
        if not hasattr(self, "_canvas"):
            return
        now = theme.current()
        edge = now.px(EDGE)
        tight = now.projected
        self._give_way()
        self._column.setContentsMargins(edge, 0, edge, now.px(2 if tight else 6))
        self._upper.setSpacing(now.px(GAP))
        self._arrange_lower(now)
        self._lower.setHorizontalSpacing(now.px(24))
        self._lower.setContentsMargins(0, now.px(2 if tight else 8), 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the headline give way to the guide."""
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        now = theme.current()
        low = self.height() < (LOW_WALL if now.projected else LOW) * now.scale
        self.headline.setVisible(not low)
        self._column.setSpacing(now.px(4 if low or now.projected else 9))
        self._wall_shapes.setVisible(now.projected and not low)
        edge = now.px(EDGE)
        above, below = (6, 4) if now.projected else (14, 10)
        if low:
            above, below = (2 if now.projected else 8), 0
        self.head.setContentsMargins(edge, now.px(above), edge, now.px(below))

    def _make_stages(self) -> StageStrip:
        boxes = [StageBox(stage, _no_words, _CAPTIONS[stage], text.stage_tip) for stage in STAGES]
        tags = (text.left, text.right)
        return StageStrip("stages", text.stages, boxes, tags, self._canvas)

    def _arrange(self) -> None:
        self._upper = QHBoxLayout()
        self._upper.addWidget(self._tables, TABLES_SHARE)
        self._upper.addWidget(self._maps, MAPS_SHARE)
        self._lower = QGridLayout()
        self._lower.setColumnStretch(0, CELL_SHARE)
        self._lower.setColumnStretch(1, ROW_SHARE)
        self._lower.setVerticalSpacing(0)  # the remark gives way entirely
        self._column = QVBoxLayout(self._canvas)
        self._column.addWidget(self._stages)
        self._column.addLayout(self._upper, 1)
        self._column.addWidget(self._note)
        self._column.addWidget(self._rule)
        self._column.addLayout(self._lower)

    def _arrange_lower(self, now: theme.Theme) -> None:
        """Let the remark stand below both pictures; on the wall the row needs all of the height."""
        tall, wide = (2, 1) if now.projected else (1, 2)
        self._lower.addWidget(self._cell, 0, 0)
        self._lower.addWidget(self._row, 0, 1, tall, 1)
        self._lower.addWidget(self._rooted, 1, 0, 1, wide)

    def _make_readouts(self) -> dict[str, Readout]:
        self._formula = _FormulaCell(self.strip)
        self.strip.add(self._formula, 1)
        made = {
            "score": Readout("pickedScore", text.picked_score, self.strip),
            "scaled": Readout("dividedValue", text.picked_score, self.strip),
            "weight": Readout("pickedWeight", text.picked_weight, self.strip),
            "sum": Readout("rowSum", text.row_sum, self.strip, wall=False),
            "shapes": Readout("shapes", text.shapes, self.strip, wall=False),
        }
        for readout in made.values():
            self.strip.add(readout)
        return made

    def _show_stages(self, state: State) -> None:
        for stage in STAGES:
            caption = _MASKS[state.mask] if stage == "masked" else _CAPTIONS[stage]
            self._stages.set_sign(stage, signs.box(stage, state, text.mask_sign()), caption())
        self._stages.set_offered(stages_of(state.source))
        self._stages.set_shown(state.left, state.right)

    def _show_pictures(self, state: State, derived: Derived, hide: bool) -> None:
        # On the wall a larger table or a note needs the room; the strip tells the picked cell.
        rows = max(state.n_q, state.n_k if state.transposed else 0)
        small = rows <= MOST_WALL_ROWS and self._note.isHidden()
        room = small or not theme.current().projected
        for widget in (self._rule, self._cell, self._row):
            widget.setVisible(room)
        self._cell.show_scene(scenes.cell_scene(state, derived, hide=hide))
        self._row.show_scene(scenes.row_scene(state, derived, hide=hide))
        self._show_rooted(state, derived, hide, room)

    def _show_rooted(self, state: State, derived: Derived, hide: bool, room: bool) -> None:
        shown = scenes.says_rooted(state) and room
        if shown:
            self._rooted.say(scenes.rooted_words(state, derived, hide=hide))
        self._rooted.setVisible(shown)

    def _show_readouts(self, state: State, derived: Derived, hide: bool) -> None:
        cell, shown = derived.cell, self._readouts
        decimals = scenes.score_decimals(derived)
        shown["score"].set_label(_PICKED[state.explained]())
        shown["score"].set_value(scenes.picked_number(state, derived))
        told = state.explained == "score"
        self.strip.leave_out(() if told else (shown["scaled"], shown["weight"]))
        shown["scaled"].set_label(text.divided_value().format(divisor=signs.division(state)))
        shown["scaled"].set_value(fixed(cell.scaled, max(decimals, 3), tiny=True))
        # Constant decimals: as many as add up in the row would change the width at every edit.
        shown["weight"].set_value(fixed(cell.weight, derived.decimals["weights"], tiny=True))
        shown["sum"].set_value(fixed(derived.row.total, derived.decimals["weights"]))
        shown["shapes"].set_value(signs.shapes(state))
        self._wall_shapes.set_markup(signs.shapes(state))
        for name in ("score", "scaled", "weight", "sum"):
            shown[name].set_hidden_number(hide)

    def _show_note(self, state: State, derived: Derived) -> None:
        notes = []
        if derived.stages.fully_masked_rows:
            notes.append(text.blind_row().format(queries=_blind_names(state, derived)))
        if not state.values_given and not state.embedded:
            notes.append(text.values_made())
        self._note.set_markup("\n".join(notes))
        self._note.setVisible(bool(notes))

    @Slot(object, bool)
    def _on_stages_chosen(self, stage: Stage, at_left: bool) -> None:
        self._intents.choose_stage(stage, at_left)


class _Note(RichLabel):
    """Notes with room for two lines each, whatever the width: nothing else moves with it."""

    def hasHeightForWidth(self) -> bool:
        return False

    def sizeHint(self) -> QSize:
        notes = self.markup.count("\n") + 1
        return QSize(0, round(2 * LINE_SPACING * theme.current().text_px("label")) * notes)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class _FormulaCell(QWidget):
    """The formula at the left of the strip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.addWidget(FormulaLabel("formula", attention_formula(), text.formula, self))
        theme.follow(self)

    def on_theme_changed(self) -> None:
        now = theme.current()
        self._row.setContentsMargins(now.px(EDGE), now.px(6), now.px(12), now.px(6))


def _blind_names(state: State, derived: Derived) -> str:
    rows = derived.stages.fully_masked_rows
    first = ", ".join(names.markup(state.names_of_queries[row], "q") for row in rows[:MOST_NAMED])
    if len(rows) <= MOST_NAMED:
        return first
    return text.and_more().format(names=first, count=len(rows) - MOST_NAMED)


def _no_words() -> str:
    return ""
