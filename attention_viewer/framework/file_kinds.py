"""What kind of file something that is no table seems to be, told by its first bytes."""

from enum import StrEnum


class FileKind(StrEnum):
    """Kinds that people take for tables, each as an English phrase."""

    PICTURE = "a picture"
    PDF = "a PDF document"
    WORKBOOK = "a spreadsheet workbook"
    ARCHIVE = "a packed archive"
    NUMPY = "a NumPy file"
    UTF_16 = "text in UTF-16"
    OTHER = "text in another encoding, or no text at all"


_MARKS = {
    b"\x89PNG": FileKind.PICTURE,
    b"\xff\xd8\xff": FileKind.PICTURE,
    b"GIF8": FileKind.PICTURE,
    b"BM": FileKind.PICTURE,
    b"II*\0": FileKind.PICTURE,
    b"MM\0*": FileKind.PICTURE,
    b"%PDF": FileKind.PDF,
    b"\xd0\xcf\x11\xe0": FileKind.WORKBOOK,  # Excel until 2003
    b"PK\x03\x04": FileKind.ARCHIVE,
    b"\x1f\x8b": FileKind.ARCHIVE,
    b"7z\xbc\xaf": FileKind.ARCHIVE,
    b"\xfd7zXZ": FileKind.ARCHIVE,
    b"\x93NUMPY": FileKind.NUMPY,
}
_WORKBOOK_PARTS = (b"xl/", b"application/vnd.oasis.opendocument.spreadsheet")
_LOOKED_AT = 4096


def kind_of(data: bytes) -> FileKind:
    """Return what the bytes of a file that is no text in a known encoding seem to be."""
    start = data[:_LOOKED_AT]
    kind = next((kind for mark, kind in _MARKS.items() if start.startswith(mark)), FileKind.OTHER)
    if kind is FileKind.ARCHIVE and any(part in data for part in _WORKBOOK_PARTS):
        return FileKind.WORKBOOK
    if kind is FileKind.OTHER and _every_other_byte_is_zero(start):
        return FileKind.UTF_16
    return kind


def _every_other_byte_is_zero(start: bytes) -> bool:
    """Tell whether this looks as digits, signs and Latin letters do in UTF-16."""
    if not start:
        return False
    zeros = max(start[first::2].count(0) for first in (0, 1))
    others = min(start[first::2].count(0) for first in (0, 1))
    return 4 * zeros > len(start) and others == 0
