"""Says in the person's language why the system refused to read or write a file."""

import errno
from collections.abc import Mapping

from attention_viewer.framework import text
from attention_viewer.framework.lesson import Text

_WORDS: Mapping[int, Text] = {
    errno.ENOSPC: text.disk_full,
    errno.EDQUOT: text.disk_full,
    errno.EACCES: text.not_permitted,
    errno.EPERM: text.not_permitted,
    errno.EROFS: text.write_protected,
    errno.ENOENT: text.not_there,
    errno.ENOTDIR: text.no_folder,
    errno.EEXIST: text.no_folder,  # of mkdir, which is content with a folder that is there
    errno.EISDIR: text.is_folder,
    errno.ENAMETOOLONG: text.long_name,
    errno.EINVAL: text.bad_name,
    errno.EILSEQ: text.bad_name,
    errno.EBUSY: text.in_use,
    errno.EIO: text.no_answer,
    errno.ENODEV: text.no_answer,
    errno.ENXIO: text.no_answer,
    errno.ETIMEDOUT: text.no_answer,
}
_WINDOWS_IN_USE = frozenset({32, 33})
"""Sharing and locking violations, which Python reports as EACCES."""


def why(error: OSError) -> str:
    """Return a clause that says why, such as ``the disk is full``, without a full stop.

    An error that the program itself raised, which has no number, says its own words.
    """
    if getattr(error, "winerror", None) in _WINDOWS_IN_USE:
        return text.in_use()
    if error.errno is None:
        return str(error)
    words = _WORDS.get(error.errno)
    return text.other_fault().format(number=error.errno) if words is None else words()
