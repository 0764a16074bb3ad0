"""Visible strings of the window around the lessons."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def program() -> str:
    return "Attention Viewer"


def take_over() -> str:
    return translate("Shell", "take over from another lesson")


def value_refused() -> str:
    return translate("Shell", "That value cannot be used here, so the last good one stays.")


def file_menu() -> str:
    return translate("Shell", "&File")


def edit_menu() -> str:
    return translate("Shell", "&Edit")


def view_menu() -> str:
    return translate("Shell", "&View")


def lesson_menu() -> str:
    return translate("Shell", "&Lesson")


def help_menu() -> str:
    return translate("Shell", "&Help")


def open_file() -> str:
    return translate("Shell", "Open…")


def open_file_tip() -> str:
    return translate("Shell", "Open a prepared lesson file")


def reopen() -> str:
    return translate("Shell", "Reopen the last session")


def reopen_tip() -> str:
    return translate("Shell", "Bring back what stood here when the program last ended")


def save_file() -> str:
    return translate("Shell", "Save as…")


def save_file_tip() -> str:
    return translate("Shell", "Save the state of all lessons in a file")


def export_picture() -> str:
    return translate("Shell", "Export the picture…")


def export_picture_tip() -> str:
    return translate("Shell", "Save this lesson’s picture as PNG or SVG")


def export_table() -> str:
    return translate("Shell", "Export the tables…")


def export_table_tip() -> str:
    return translate("Shell", "Save this lesson’s tables as CSV, with all digits")


def copy_picture() -> str:
    return translate("Shell", "Copy the picture")


def copy_picture_tip() -> str:
    return translate("Shell", "Copy this lesson’s picture, to paste it into a slide")


def copy_table() -> str:
    return translate("Shell", "Copy the tables")


def copy_table_tip() -> str:
    return translate("Shell", "Copy this lesson’s tables, to paste them into a spreadsheet")


def quit_program() -> str:
    return translate("Shell", "Quit")


def quit_program_tip() -> str:
    return translate("Shell", "End the program; the state is kept for “Reopen the last session”")


def undo() -> str:
    return translate("Shell", "Undo")


def undo_tip() -> str:
    return translate("Shell", "Take back the last step of this lesson")


def undo_named() -> str:
    return translate("Shell", "Undo: {step}")


def redo() -> str:
    return translate("Shell", "Redo")


def redo_tip() -> str:
    return translate("Shell", "Do again what was taken back")


def redo_named() -> str:
    return translate("Shell", "Redo: {step}")


def reset() -> str:
    return translate("Shell", "Reset")


def reset_tip() -> str:
    return translate("Shell", "Return to this lesson’s worked example; can be undone")


def reset_step() -> str:
    return translate("Shell", "reset")


def hide_numbers() -> str:
    return translate("Shell", "Hide numbers")


def hide_numbers_tip() -> str:
    return translate("Shell", "Hide the results, so that the class predicts them first")


def export() -> str:
    return translate("Shell", "Export")


def export_tip() -> str:
    return translate("Shell", "Save or copy this lesson’s picture and tables")


def guide() -> str:
    return translate("Shell", "Guide")


def guide_tip() -> str:
    return translate("Shell", "Go through this lesson step by step")


def guide_step() -> str:
    return translate("Shell", "guide step")


def guide_place() -> str:
    return translate("Shell", "{step} of {count}")


def guide_previous() -> str:
    return translate("Shell", "Previous step")


def guide_next() -> str:
    return translate("Shell", "Next step")


def guide_close() -> str:
    return translate("Shell", "Close the guide")


def guide_lesson() -> str:
    return translate("Shell", "Next lesson: {title}")


def guide_lesson_tip() -> str:
    return translate("Shell", "Go on with the guide of the next lesson")


def guide_given_back_step() -> str:
    return translate("Shell", "own values after the guide")


def guide_scene_stays() -> str:
    return translate("Shell", "The guide’s scene stays. Reset returns to the worked example.")


def guide_given_back() -> str:
    return translate("Shell", "Your own values are back. Undo returns to the guide’s scene.")


def language() -> str:
    return translate("Shell", "Language")


def language_tip() -> str:
    return translate("Shell", "Switch the language of the whole program")


def theme() -> str:
    return translate("Shell", "Theme")


def theme_tip() -> str:
    return translate("Shell", "Choose light, dark or projector colours")


def theme_light() -> str:
    return translate("Shell", "Light")


def theme_dark() -> str:
    return translate("Shell", "Dark")


def theme_projector() -> str:
    return translate("Shell", "Projector")


def present() -> str:
    return translate("Shell", "Present")


def present_tip() -> str:
    return translate("Shell", "Projector mode on the full screen, with large type")


def leave() -> str:
    return translate("Shell", "Leave")


def leave_tip() -> str:
    return translate("Shell", "Leave projector mode")


def full_screen() -> str:
    return translate("Shell", "Full screen")


def full_screen_tip() -> str:
    return translate("Shell", "Fill the screen with the window")


def zoom_in() -> str:
    return translate("Shell", "Larger")


def zoom_in_tip() -> str:
    return translate("Shell", "Make text and controls larger")


def zoom_out() -> str:
    return translate("Shell", "Smaller")


def zoom_out_tip() -> str:
    return translate("Shell", "Make text and controls smaller")


def zoom_reset() -> str:
    return translate("Shell", "Normal size")


def zoom_reset_tip() -> str:
    return translate("Shell", "Return to the normal size")


def lessons() -> str:
    return translate("Shell", "Lessons")


def lesson_tip() -> str:
    return translate("Shell", "Open this lesson")


def next_lesson() -> str:
    return translate("Shell", "Next lesson")


def previous_lesson() -> str:
    return translate("Shell", "Previous lesson")


def show_help() -> str:
    return translate("Shell", "Keys and terms")


def show_help_tip() -> str:
    return translate("Shell", "All keys of this lesson and of the program, and the terms")


def step_out() -> str:
    return translate("Shell", "Take away a notice, leave the help or projector mode")


def step_out_tip() -> str:
    return translate("Shell", "Step back to the lesson")


def about() -> str:
    return translate("Shell", "About Attention Viewer")


def about_tip() -> str:
    return translate("Shell", "Version, licences and thanks")


def about_purpose() -> str:
    return translate("Shell", r"Shows why scaled dot-product attention divides by $\sqrt{d_k}$.")


def about_version() -> str:
    return translate("Shell", "Version {version}. MIT licence. The program never uses a network.")


def about_licences() -> str:
    return translate("Shell", "What it is made with, and the licences:")


def close() -> str:
    return translate("Shell", "Close")


def close_message() -> str:
    return translate("Shell", "Dismiss this notice")


def lesson_files() -> str:
    return translate("Shell", "Lesson files (*.attn.json)")


def picture_files() -> str:
    return translate("Shell", "PNG, 2 pixels for each of the screen (*.png)")


def fine_picture_files() -> str:
    return translate("Shell", "PNG, 4 pixels for each of the screen (*.png)")


def vector_picture_files() -> str:
    return translate("Shell", "SVG, sharp at any size (*.svg)")


def table_files() -> str:
    return translate("Shell", "Tables (*.csv)")


def saved() -> str:
    return translate("Shell", "Saved: {name}")


def copied() -> str:
    return translate("Shell", "Copied.")


def not_saved() -> str:
    return translate("Shell", "{name} could not be written ({why}). Choose another folder.")


def not_possible() -> str:
    return translate("Shell", "{name} could not be written: {why}.")


def file_unreadable() -> str:
    return translate("Shell", "{name} cannot be read: {why}. Nothing was opened.")


def file_no_session() -> str:
    return translate("Shell", "{name} is not a lesson file of this program. Nothing was opened.")


def file_newer_version() -> str:
    return translate(
        "Shell", "{name} was made by a newer version of this program. Nothing was opened."
    )


def no_use_dropped() -> str:
    return translate(
        "Shell",
        "{names} cannot be opened here. Drop one lesson file (.attn.json),"
        " or tables of numbers ({suffixes}).",
    )


def open_step() -> str:
    return translate("Shell", "open a file")


def partly_opened() -> str:
    return translate(
        "Shell", "Opened, but these lessons could not be read and start afresh: {names}"
    )


def opened_without() -> str:
    return translate(
        "Shell",
        "Opened, but the file holds settings that this version does not know and leaves out:"
        " {unknown}",
    )


def partly_opened_without() -> str:
    return translate(
        "Shell",
        "Opened, but these lessons could not be read and start afresh: {names}; and the file holds"
        " settings that this version does not know and leaves out: {unknown}",
    )


def not_kept() -> str:
    return translate(
        "Shell",
        "Your work could not be kept automatically in {folder}: {why}."
        " Save it elsewhere with File › “Save as…”.",
    )


def not_kept_at_end() -> str:
    return translate(
        "Shell",
        "Your work could not be kept in {folder}: {why}. Save it elsewhere with File › “Save as…”,"
        " or close the window once more to leave without it.",
    )


def work_kept() -> str:
    return translate(
        "Shell",
        "The program did not end properly last time."
        " File › “Reopen the last session” brings your work back.",
    )


def nothing_to_reopen() -> str:
    return translate("Shell", "There is no earlier session to reopen.")


def fault() -> str:
    return translate(
        "Shell", "Something went wrong inside the program; your values are kept. ({what})"
    )


def fault_logged() -> str:
    return translate(
        "Shell",
        "Something went wrong inside the program; your values are kept. ({what}) Whoever helps you"
        " finds the details in {log}",
    )
