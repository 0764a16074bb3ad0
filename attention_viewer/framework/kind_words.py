"""Says in the person's language what kind of file something seems to be."""

from collections.abc import Mapping

from attention_viewer.framework import text
from attention_viewer.framework.file_kinds import FileKind
from attention_viewer.framework.lesson import Text

_WORDS: Mapping[FileKind, Text] = {
    FileKind.PICTURE: text.a_picture,
    FileKind.PDF: text.a_pdf,
    FileKind.WORKBOOK: text.a_workbook,
    FileKind.ARCHIVE: text.an_archive,
    FileKind.NUMPY: text.a_numpy_file,
    FileKind.UTF_16: text.utf_16,
    FileKind.OTHER: text.another_kind,
}


def kind_words(kind: FileKind) -> str:
    """Return a noun with its article, such as ``a picture``."""
    return _WORDS[kind]()
