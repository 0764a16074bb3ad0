"""Visible strings of the QK^T lesson: opening and saving files, and what is wrong with them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from attention_viewer.core.number_errors import NumberError
from attention_viewer.framework.file_kinds import FileKind
from attention_viewer.framework.kind_words import kind_words
from attention_viewer.framework.lesson import Text
from attention_viewer.framework.matrix_errors import MatrixFileError, MatrixProblem
from attention_viewer.framework.system_faults import why
from attention_viewer.lessons.scores.files.misfit import LoadError, Misfit
from attention_viewer.widgets.math_markup import escape
from attention_viewer.widgets.number_words import explain

translate = QCoreApplication.translate


# --- controls


def files_label() -> str:
    return translate("Lesson_scores", "Files")


def open_file() -> str:
    return translate("Lesson_scores", "Open…")


def open_tip() -> str:
    return translate(
        "Lesson_scores",
        "Tables from CSV, TSV, .npy, .npz or .safetensors; files can also be dropped on the page",
    )


def save_stage() -> str:
    return translate("Lesson_scores", "Save stage…")


def save_stage_tip() -> str:
    return translate("Lesson_scores", "The stage at the right as CSV, TSV or .npy")


def save_all() -> str:
    return translate("Lesson_scores", "Save all…")


def save_all_tip() -> str:
    return translate("Lesson_scores", "All tables and stages as one .npz file")


def open_title() -> str:
    return translate("Lesson_scores", "Open tables")


def open_filter() -> str:
    return translate("Lesson_scores", "Tables of numbers") + (
        " (*.csv *.tsv *.txt *.npy *.npz *.safetensors)"
    )


def stage_filter() -> str:
    return "CSV (*.csv);;TSV (*.tsv);;NumPy (*.npy)"


def all_filter() -> str:
    return "NumPy (*.npz)"


# --- the dialog


def which_tables() -> str:
    return translate("Lesson_scores", "Which table is what?")


def keep() -> str:
    return translate("Lesson_scores", "(stays as it is)")


def choose_tip() -> str:
    return translate("Lesson_scores", "The array from the file that becomes this table")


def first_axis() -> str:
    return translate("Lesson_scores", "First index (layer or head)")


def second_axis() -> str:
    return translate("Lesson_scores", "Second index (head)")


def rows_first() -> str:
    return translate("Lesson_scores", "Tokens before heads: (…, tokens, heads, components)")


def rows_first_tip() -> str:
    return translate(
        "Lesson_scores", "Unchecked, the arrays are read as (…, heads, tokens, components)"
    )


def turned() -> str:
    return translate("Lesson_scores", "Weights are stored as (out, in)")


def turned_tip() -> str:
    return translate("Lesson_scores", "PyTorch stores linear layers so: rows and columns swapped")


def open_button() -> str:
    return translate("Lesson_scores", "Open")


def open_button_tip() -> str:
    return translate("Lesson_scores", "Put the chosen arrays into the tables")


def cancel() -> str:
    return translate("Lesson_scores", "Cancel")


def cancel_tip() -> str:
    return translate("Lesson_scores", "Change nothing")


def undo_open() -> str:
    return translate("Lesson_scores", "open file")


# --- messages


def opened() -> str:
    return translate("Lesson_scores", "Opened: {files}.")


def saved() -> str:
    return translate("Lesson_scores", "Saved: {file}.")


def not_saved() -> str:
    return translate("Lesson_scores", "{file} could not be saved: {why}")


def file_fault(error: MatrixFileError) -> str:
    """Return a sentence that names file, place and fault, and what to do."""
    detail = {key: _shown(value) for key, value in error.detail.items()}
    file = escape(error.file)
    place = f"{file}, {detail['tensor']}" if detail["tensor"] else file
    return f"{place}: {_SENTENCES[error.problem]().format(**detail)}"


def load_fault(error: LoadError) -> str:
    """Return a sentence on tables that do not fit together."""
    if error.misfit is Misfit.NOTHING:
        return translate("Lesson_scores", "No array was chosen, so nothing has changed.")
    sentences: dict[Misfit, Text] = {
        Misfit.D_K: _d_k_misfit,
        Misfit.VALUES: _values_misfit,
        Misfit.D_MODEL: _d_model_misfit,
    }
    first, second = error.counts
    words = sentences[error.misfit]().format(first=first, second=second)
    return f"{escape(error.file)}: {words}"


def _d_k_misfit() -> str:
    return translate(
        "Lesson_scores",
        "queries have {first} components, keys {second}. They need the same number: "
        "open both together.",
    )


def _values_misfit() -> str:
    return translate(
        "Lesson_scores", "{first} values for {second} keys. Each key needs one: open both together."
    )


def _d_model_misfit() -> str:
    return translate(
        "Lesson_scores",
        "weights with {first} rows for embeddings of {second} components. They need the same "
        "number: open them together, or swap rows and columns of the weights.",
    )


def _shown(value: object) -> str:
    if isinstance(value, NumberError):
        return explain(value)
    if isinstance(value, FileKind):
        return kind_words(value)
    return escape(why(value) if isinstance(value, OSError) else str(value))


def _unreadable() -> str:
    return translate("Lesson_scores", "cannot be read ({why}).")


def _unknown_kind() -> str:
    return translate("Lesson_scores", "files of this kind cannot be opened. Possible: {suffixes}")


def _no_numbers() -> str:
    return translate("Lesson_scores", "there are no numbers in it.")


def _too_long() -> str:
    return translate(
        "Lesson_scores", "{size} MB; at most {most} MB can be read. Save a smaller part."
    )


def _many_arrays() -> str:
    return translate(
        "Lesson_scores", "{count} arrays; at most {most} can be listed. Save a smaller part."
    )


def _no_text() -> str:
    return translate(
        "Lesson_scores",
        "this is no table in UTF-8 but seems to be {kind}. Save the table as CSV in UTF-8.",
    )


def _table() -> str:
    return "{number_error}"


def _broken() -> str:
    return translate("Lesson_scores", "the file is broken or of another kind ({why}).")


def _pickled() -> str:
    return translate(
        "Lesson_scores", "holds Python objects, which could run a program. Save plain numbers."
    )


def _promises_more() -> str:
    return translate(
        "Lesson_scores", "promises more numbers than there are in the file. Copy it again."
    )


def _type() -> str:
    return translate("Lesson_scores", "numbers of type {dtype} cannot be used.")


def _axes() -> str:
    return translate("Lesson_scores", "number of axes: {axes}; 2 to 4 can be used.")


def _outside() -> str:
    return translate("Lesson_scores", "there is no index {index} on an axis of {size}.")


def _too_many_numbers() -> str:
    return translate(
        "Lesson_scores",
        "{rows} × {columns} numbers; at most {most_rows} × {most_columns} can be shown. "
        "Save a smaller part.",
    )


def _not_finite() -> str:
    return translate("Lesson_scores", "row {row}, column {column}: {value} is not a finite number.")


def _too_large() -> str:
    return translate("Lesson_scores", "row {row}, column {column}: {value} is beyond {maximum}.")


_SENTENCES: dict[MatrixProblem, Text] = {
    MatrixProblem.UNREADABLE: _unreadable,
    MatrixProblem.UNKNOWN_KIND: _unknown_kind,
    MatrixProblem.NO_NUMBERS: _no_numbers,
    MatrixProblem.TOO_LONG: _too_long,
    MatrixProblem.MANY_ARRAYS: _many_arrays,
    MatrixProblem.NO_TEXT: _no_text,
    MatrixProblem.TABLE: _table,
    MatrixProblem.BROKEN: _broken,
    MatrixProblem.PICKLED: _pickled,
    MatrixProblem.PROMISES_MORE: _promises_more,
    MatrixProblem.TYPE: _type,
    MatrixProblem.AXES: _axes,
    MatrixProblem.OUTSIDE: _outside,
    MatrixProblem.TOO_MANY_NUMBERS: _too_many_numbers,
    MatrixProblem.NOT_FINITE: _not_finite,
    MatrixProblem.TOO_LARGE: _too_large,
}
