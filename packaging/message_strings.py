"""Find the strings to translate in Python sources.

Qt's own collector (6.11) loses `translate(context, text, "", len(items))` and does not see that
`translate(context, text, "", count)` counts, so it is given a plain list written from this one.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TRANSLATE = "translate"
MARKERS = ("QT_TRANSLATE_NOOP", "QT_TRANSLATE_N_NOOP")
COUNT_POSITION = 3


class SourceError(Exception):
    """A string is written so that it can never be translated; the text tells where and why."""


@dataclass(frozen=True)
class Message:
    """One string: where it belongs, the English text, a remark for translators, and plurals."""

    context: str
    text: str
    remark: str
    counts: bool

    def as_call(self) -> str:
        """Return the message as the simplest call that Qt's collector understands."""
        words = [json.dumps(word, ensure_ascii=False) for word in self.words()]
        return f"translate({', '.join(words)}{', 5' if self.counts else ''})"

    def words(self) -> tuple[str, str, str]:
        """Return context, text and remark."""
        return self.context, self.text, self.remark


def messages_of(file: Path) -> Iterator[Message]:
    """Yield the messages of one source file in their order.

    Raises
    ------
    SourceError
        When a text is glued together instead of written out, or its context is not known.
    """
    tree = ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
    constants = module_strings(tree)
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and is_message(node)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        message = message_of(call, constants, file)
        if message is not None:
            yield message


def is_message(call: ast.Call) -> bool:
    """Tell whether a call translates or marks a string; `str.translate` has one argument."""
    name = called_name(call)
    return (name == TRANSLATE and len(call.args) > 1) or name in MARKERS or name == "tr"


def called_name(call: ast.Call) -> str:
    """Return the last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def message_of(call: ast.Call, constants: dict[str, str], file: Path) -> Message | None:
    """Return the message of a call, or None where the text is a variable marked elsewhere."""
    where = f"{file.name}:{call.lineno}"
    name = called_name(call)
    if name == "tr":
        raise SourceError(f"{where}: tr() loses its plurals in subclasses; use translate()")
    context, text = string(call.args[0], constants), string(call.args[1], constants)
    if isinstance(call.args[1], ast.JoinedStr | ast.BinOp | ast.Call):
        raise SourceError(f"{where}: a text to translate is written out; fill in names afterwards")
    if text is None:
        return None
    if context is None:
        raise SourceError(f"{where}: the context is a literal or a constant of the module")
    remark = string(call.args[2], constants) if len(call.args) > COUNT_POSITION - 1 else None
    return Message(context, text, remark or "", name == MARKERS[1] or counts(call))


def counts(call: ast.Call) -> bool:
    """Tell whether a call of translate is given a number."""
    return len(call.args) > COUNT_POSITION or any(each.arg == "n" for each in call.keywords)


def string(node: ast.expr, constants: dict[str, str]) -> str | None:
    """Return the string that an expression stands for, if that is known."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return constants.get(node.id) if isinstance(node, ast.Name) else None


def module_strings(tree: ast.Module) -> dict[str, str]:
    """Return the module's constants that hold a string."""
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
