"""The dialog that asks for a file, in the person's language wherever it is drawn by Qt itself."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.widgets import words


def file_dialog(name: str, title: Text, files: Text, parent: QWidget) -> QFileDialog:
    """Return a dialog that is gone once it is closed.

    Parameters
    ----------
    name
        objectName.
    title, files
        Its title, and the kinds of file to choose from, divided by ``;;``.
    """
    dialog = QFileDialog(parent, title(), "", files())
    dialog.setObjectName(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # Qt's own translations lack these two.
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, words.look_in())
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, words.files_of_type())
    return dialog
