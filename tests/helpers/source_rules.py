"""Rules about the sources that no ready-made tool checks; each function returns what breaks one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

MAX_LINES = 400
# A catalogue is a list of visible strings, a function each, and no logic to get lost in.
MAX_LINES_OF_CATALOGUE = 500
CATALOGUES = frozenset({"text.py", "words.py"})
MAX_STATEMENTS = 40
# Written in pieces, so that this file does not break its own rule.
INDEX_HOSTS = tuple(
    ".".join(parts)
    for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("conda", "io"))
)
MACHINE_PATH = re.compile(
    r"(?<![\w.$}~])/(?:home|root|work|Users|opt|mnt)/[\w.-]+|\b[A-Z]:\\\\?Users"
)
QT_THREADS = frozenset({"QThread", "QThreadPool", "QRunnable", "QtConcurrent"})


def own_addresses(text: str) -> list[str]:
    """Return the index hosts and the absolute paths of one machine that a text holds."""
    hosts = [host for host in INDEX_HOSTS if host in text]
    return hosts + MACHINE_PATH.findall(text)


def capturing_connections(tree: ast.AST) -> list[int]:
    """Return the lines that connect a lambda or a partial, which keeps its widget alive."""
    return [
        call.lineno
        for call in calls(tree)
        if isinstance(call.func, ast.Attribute)
        and call.func.attr in {"connect", "singleShot"}
        and any(is_capturing(argument) for argument in call.args)
    ]


def is_capturing(node: ast.expr) -> bool:
    """Tell whether an expression makes a lambda or a partial."""
    return isinstance(node, ast.Lambda) or (
        isinstance(node, ast.Call) and last_name(node.func).startswith("partial")
    )


def relative_imports(tree: ast.AST) -> list[int]:
    """Return the lines with a relative import."""
    found = [node for node in nodes(tree) if isinstance(node, ast.ImportFrom)]
    return [node.lineno for node in found if node.level]


def naps(tree: ast.AST) -> list[int]:
    """Return the lines that sleep instead of waiting for something."""
    names = {"sleep", "msleep", "usleep", "qSleep", "qWait"}
    return [call.lineno for call in calls(tree) if last_name(call.func) in names]


def names_used(tree: ast.AST, names: frozenset[str]) -> list[int]:
    """Return the lines that use or import one of the names."""
    lines = []
    for node in nodes(tree):
        used = isinstance(node, ast.Name) and node.id in names
        reached = isinstance(node, ast.Attribute) and node.attr in names
        imported = isinstance(node, ast.ImportFrom) and any(a.name in names for a in node.names)
        if used or reached or imported:
            lines.append(getattr(node, "lineno", 0))
    return sorted(set(lines))


def translations(tree: ast.AST) -> list[int]:
    """Return the lines that ask for the translation of a visible string."""
    return [
        call.lineno
        for call in calls(tree)
        if last_name(call.func) == "translate"
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    ]


def long_functions(tree: ast.AST) -> list[str]:
    """Return the functions with more than `MAX_STATEMENTS` statements."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    functions = [node for node in nodes(tree) if isinstance(node, kinds)]
    return [node.name for node in functions if count_statements(node) > MAX_STATEMENTS]


def count_statements(function: ast.AST) -> int:
    """Return how many statements lie inside a function."""
    return sum(isinstance(node, ast.stmt) for node in ast.walk(function)) - 1


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return every node of a tree, walked once for all rules."""
    return tuple(ast.walk(tree))


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls in a tree."""
    return (node for node in nodes(tree) if isinstance(node, ast.Call))


def last_name(node: ast.expr) -> str:
    """Return the last part of a dotted name."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@cache
def parse(file: Path) -> ast.Module:
    """Return the syntax tree of a source file, parsed once for all rules."""
    return ast.parse(file.read_text(encoding="utf-8"), filename=str(file))
