"""What the keys do in each kind of control, as its class names it by ``KEY_HELP``.

The page of help collects it from the controls that are shown. A test presses every key named
here in every lesson, and asks every control that takes keys for its help.
"""

from __future__ import annotations

from dataclasses import dataclass

from attention_viewer.framework.lesson import Text
from attention_viewer.widgets import words


@dataclass(frozen=True)
class KeyUse:
    """Keys, as `QKeySequence` reads them, and what any of them does."""

    keys: tuple[str, ...]
    does: Text


@dataclass(frozen=True)
class KeyHelp:
    """A kind of control and the uses of its keys."""

    kind: Text
    uses: tuple[KeyUse, ...]


_SIDEWAYS = ("Left", "Right")
_UPRIGHT = ("Up", "Down")
_PAGES = ("PgUp", "PgDown")
_ENDS = ("Home", "End")
_ARROWS = (*_SIDEWAYS, *_UPRIGHT)
_STEP = KeyUse(_UPRIGHT, words.key_step)
_FAR = KeyUse(("Shift+Up", "Shift+Down", *_PAGES), words.key_far)
_TO_ENDS = KeyUse(_ENDS, words.key_ends)
_ZOOM = KeyUse(("+", "-"), words.key_zoom)

NUMBER_FIELD = KeyHelp(words.kind_number_field, (_STEP, _FAR))
SLIDER = KeyHelp(
    words.kind_slider,
    (KeyUse(_ARROWS, words.key_step), KeyUse(_PAGES, words.key_far), _TO_ENDS),
)
NUMBER_FIELD_OF_STEPS = KeyHelp(
    words.kind_number_field, (_STEP, KeyUse(("Shift+Up", "Shift+Down"), words.key_far))
)
SLIDER_OF_STEPS = KeyHelp(words.kind_slider, (KeyUse(_ARROWS, words.key_step), _TO_ENDS))
"""Of fields and sliders in a page whose steps the page keys walk, wherever the keyboard is."""
PLOT = KeyHelp(words.kind_plot, (KeyUse(_ARROWS, words.key_next_value), _TO_ENDS))
CURSOR_PLOT = KeyHelp(
    words.kind_cursor_plot,
    (KeyUse(_ARROWS, words.key_cursor), KeyUse(_PAGES, words.key_far), _TO_ENDS),
)
HEATMAP = KeyHelp(
    words.kind_heatmap,
    (
        KeyUse(_ARROWS, words.key_cell),
        KeyUse(_ENDS, words.key_row_ends),
        KeyUse(("+", "-", "0"), words.key_zoom_cells),
        KeyUse(("Space",), words.key_activate),
    ),
)
MAP_ROW = KeyHelp(
    words.kind_map_row,
    (KeyUse(_SIDEWAYS, words.key_next_map), KeyUse(_PAGES, words.key_far), _TO_ENDS),
)
BARS = KeyHelp(
    words.kind_bars, (KeyUse(_SIDEWAYS, words.key_next_bar), KeyUse(_UPRIGHT, words.key_move_bar))
)
RANKING = KeyHelp(words.kind_ranking, (KeyUse(_UPRIGHT, words.key_next_row),))
TABLE = KeyHelp(words.kind_table, (KeyUse(_UPRIGHT, words.key_next_row),))
TYPED_TABLE = KeyHelp(
    words.kind_typed_table,
    (
        KeyUse(_ARROWS, words.key_cell),
        KeyUse(("Return", "F2"), words.key_type),
        KeyUse(("Esc",), words.key_give_up),
        KeyUse(("Del",), words.key_clear),
        KeyUse(("Shift+F2",), words.key_rename),
        KeyUse(("Ctrl+C", "Ctrl+X", "Ctrl+V"), words.key_clipboard),
        KeyUse(("Alt+Ins", "Alt+Del"), words.key_change_rows),
        KeyUse(("Alt+Up", "Alt+Down"), words.key_move_row),
        KeyUse(("Shift+F10",), words.key_menu),
    ),
)
VECTORS = KeyHelp(
    words.kind_vectors,
    (
        KeyUse(("Tab",), words.key_next_tip),
        KeyUse(_ARROWS, words.key_move_tip),
        KeyUse(tuple(f"Shift+{key}" for key in _ARROWS), words.key_far),
        KeyUse(("Space",), words.key_choose),
        KeyUse(("Del",), words.key_remove),
        KeyUse(("F",), words.key_fit),
        _ZOOM,
    ),
)
SPACE = KeyHelp(
    words.kind_space,
    (
        *VECTORS.uses[:2],
        KeyUse(_PAGES, words.key_third),
        KeyUse(("1", "2", "3"), words.key_hold_axis),
        *VECTORS.uses[2:],
    ),
)
STEPS = KeyHelp(
    words.kind_steps,
    (
        KeyUse((*_UPRIGHT, *_PAGES), words.key_next_step),
        KeyUse(_SIDEWAYS, words.key_fold),
        _TO_ENDS,
    ),
)
STAGES = KeyHelp(
    words.kind_stages,
    (
        KeyUse(_SIDEWAYS, words.key_next_stage),
        KeyUse(("Space",), words.key_stage_right),
        KeyUse(("Shift+Space",), words.key_stage_left),
    ),
)
PUPILS = KeyHelp(
    words.kind_pupils, (KeyUse(_ARROWS, words.key_next_pupil), KeyUse(("Esc",), words.key_nobody))
)
SUM = KeyHelp(words.kind_sum, (KeyUse((*_SIDEWAYS, *_PAGES), words.key_more_terms),))
COLUMN = KeyHelp(words.kind_column, (KeyUse((*_UPRIGHT, *_PAGES), words.key_more_rows),))
