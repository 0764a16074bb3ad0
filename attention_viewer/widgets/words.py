"""Visible strings of the shared widgets."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def predict_first() -> str:
    return translate("Widgets", "Predict first: what will the picture show?")


def controls() -> str:
    return translate("Widgets", "Controls")


def show_controls() -> str:
    return translate("Widgets", "Show the controls")


def show_controls_tip() -> str:
    return translate("Widgets", "Unfold the column of controls")


def hide_controls() -> str:
    return translate("Widgets", "Fold the controls")


def hide_controls_tip() -> str:
    return translate("Widgets", "Fold the column of controls away again")


def picture_failed() -> str:
    return translate("Widgets", "the picture is too large")


def picture_endings() -> str:
    return translate("Widgets", "the name of a picture must end in .png or .svg")


# --- what is wrong with a number


def at_cell() -> str:
    return translate("Numbers", "Row {row}, column {column}: ")


def at_row() -> str:
    return translate("Numbers", "Row {row}: ")


def at_value() -> str:
    return translate("Numbers", "Value {index}: ")


def number_missing() -> str:
    return translate("Numbers", "Type a number here.")


def cell_empty() -> str:
    return translate("Numbers", "this cell is empty.")


def nothing_to_paste() -> str:
    return translate("Numbers", "There are no numbers on the clipboard.")


def not_a_number() -> str:
    return translate("Numbers", "“{text}” is not a number. Example: 0.5")


def ambiguous_comma() -> str:
    return translate("Numbers", "“{text}” can be read in two ways. Use a point for the decimals.")


def not_finite() -> str:
    return translate("Numbers", "“{text}” is not a finite number.")


def not_whole() -> str:
    return translate("Numbers", "“{text}” is not a whole number.")


def too_small() -> str:
    return translate("Numbers", "{text} is too small. The smallest value is {minimum}.")


def too_large() -> str:
    return translate("Numbers", "{text} is too large. The largest value is {maximum}.")


def too_close_to_zero() -> str:
    return translate("Numbers", "{text} is too close to 0 to be stored.")


def duplicate() -> str:
    return translate("Numbers", "{text} is there twice. Give each value once.")


def too_many() -> str:
    return translate("Numbers", "{count} values, but at most {maximum} are possible.")


def too_many_rows() -> str:
    return translate("Numbers", "More than {maximum} rows. Take a smaller part of the table.")


def too_many_columns() -> str:
    return translate("Numbers", "More than {maximum} columns. Take a smaller part of the table.")


def backwards() -> str:
    return translate("Numbers", "The range “{text}” must go upwards, as in 4..1024.")


def broken_range() -> str:
    return translate("Numbers", "“{text}” is not a range. Write one as in 4..1024.")


def ragged() -> str:
    return translate("Numbers", "{found} values here, but {expected} in the other rows.")


def broken_quotes() -> str:
    return translate("Numbers", "The quotation marks do not match.")


def fold_step() -> str:
    return translate("Widgets", "Show only what this step claims and finds")


def unfold_step() -> str:
    return translate("Widgets", "Show all lines of this step")


# --- what keys do ---


def kind_number_field() -> str:
    return translate("Widgets", "Number fields")


def kind_slider() -> str:
    return translate("Widgets", "Sliders")


def kind_plot() -> str:
    return translate("Widgets", "Plots")


def kind_cursor_plot() -> str:
    return translate("Widgets", "Plots with a cursor")


def kind_heatmap() -> str:
    return translate("Widgets", "Heatmaps")


def kind_map_row() -> str:
    return translate("Widgets", "Row of heatmaps")


def kind_bars() -> str:
    return translate("Widgets", "Bars")


def kind_ranking() -> str:
    return translate("Widgets", "Ranked scores")


def kind_table() -> str:
    return translate("Widgets", "Tables of results")


def kind_typed_table() -> str:
    return translate("Widgets", "Tables to type into")


def kind_vectors() -> str:
    return translate("Widgets", "Plane of vectors")


def kind_space() -> str:
    return translate("Widgets", "Vectors in space")


def kind_steps() -> str:
    return translate("Widgets", "Steps")


def kind_stages() -> str:
    return translate("Widgets", "Stages")


def kind_pupils() -> str:
    return translate("Widgets", "Dots of pupils")


def kind_sum() -> str:
    return translate("Widgets", "Sum of products")


def kind_column() -> str:
    return translate("Widgets", "Row, stage by stage")


def key_step() -> str:
    return translate("Widgets", "one step up or down")


def key_far() -> str:
    return translate("Widgets", "ten times as far")


def key_ends() -> str:
    return translate("Widgets", "to the first or the last")


def key_zoom() -> str:
    return translate("Widgets", "nearer or farther")


def key_next_value() -> str:
    return translate("Widgets", "to the next value")


def key_cursor() -> str:
    return translate("Widgets", "move the cursor")


def key_cell() -> str:
    return translate("Widgets", "to the next cell")


def key_row_ends() -> str:
    return translate("Widgets", "to the ends of the row")


def key_zoom_cells() -> str:
    return translate("Widgets", "larger cells, smaller cells, all")


def key_activate() -> str:
    return translate("Widgets", "hide or show the key")


def key_next_map() -> str:
    return translate("Widgets", "to the next one")


def key_next_bar() -> str:
    return translate("Widgets", "to the next bar")


def key_move_bar() -> str:
    return translate("Widgets", "raise or lower a typed score")


def key_next_row() -> str:
    return translate("Widgets", "to the next row")


def key_type() -> str:
    return translate("Widgets", "type a number")


def key_give_up() -> str:
    return translate("Widgets", "give up what was typed")


def key_clear() -> str:
    return translate("Widgets", "clear the marked cells")


def key_change_rows() -> str:
    return translate("Widgets", "add a row, remove the row")


def key_move_row() -> str:
    return translate("Widgets", "move the row")


def key_menu() -> str:
    return translate("Widgets", "all that can be done here")


def key_rename() -> str:
    return translate("Widgets", "rename the row")


def key_clipboard() -> str:
    return translate("Widgets", "copy, cut, paste")


def key_next_tip() -> str:
    return translate("Widgets", "to the next tip")


def key_move_tip() -> str:
    return translate("Widgets", "move the tip; on the ground: move the picture")


def key_third() -> str:
    return translate("Widgets", "change the third component")


def key_hold_axis() -> str:
    return translate("Widgets", "hold it and drag: along this axis only")


def key_choose() -> str:
    return translate("Widgets", "choose the key")


def key_remove() -> str:
    return translate("Widgets", "remove the key")


def key_fit() -> str:
    return translate("Widgets", "show everything")


def key_next_step() -> str:
    return translate("Widgets", "to the next step")


def key_fold() -> str:
    return translate("Widgets", "fold or unfold")


def key_next_stage() -> str:
    return translate("Widgets", "one stage on or back")


def key_stage_right() -> str:
    return translate("Widgets", "show this stage at the right")


def key_stage_left() -> str:
    return translate("Widgets", "show this stage at the left")


def key_next_pupil() -> str:
    return translate("Widgets", "to the next pupil")


def key_nobody() -> str:
    return translate("Widgets", "follow nobody")


def key_more_terms() -> str:
    return translate("Widgets", "to further components")


def key_more_rows() -> str:
    return translate("Widgets", "to further keys")


def look_in() -> str:
    return translate("Widgets", "Look in:")


def files_of_type() -> str:
    return translate("Widgets", "Files of type:")
