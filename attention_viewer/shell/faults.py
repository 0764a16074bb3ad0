"""Says that the program itself is at fault, and where its own account of that stands."""

from __future__ import annotations

from attention_viewer.framework.messages import Messages
from attention_viewer.runtime import paths
from attention_viewer.shell import text
from attention_viewer.widgets.math_markup import escape

_LONGEST = 200
"""Letters of a fault's own words in a notice: they may hold a whole state."""


def tell_fault(messages: Messages, error: BaseException) -> None:
    """Post a notice about an error that nobody expected; the person's values are kept."""
    what = f"{type(error).__name__}: {error}".removesuffix(": ")
    shown = what if len(what) <= _LONGEST else f"{what[:_LONGEST]}…"
    log = paths.log_file()
    words = text.fault_logged if log.is_file() else text.fault
    messages.error(words().format(what=escape(shown), log=escape(str(log))))
