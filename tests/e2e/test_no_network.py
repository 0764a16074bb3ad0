"""The program works without a network and never tries to use one."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NETWORK_MODULES = frozenset(
    {
        "aiohttp",
        "asyncio",
        "ftplib",
        "http",
        "httpx",
        "requests",
        "smtplib",
        "socket",
        "socketserver",
        "ssl",
        "telnetlib",
        "urllib",
        "urllib3",
        "webbrowser",
        "xmlrpc",
        "PySide6.QtNetwork",
        "PySide6.QtWebSockets",
    }
)
# Ends the process at the first look-up or connection, whoever asks for it.
GUARD = """
import os, sys

def refuse(event, arguments):
    if event in {"socket.connect", "socket.getaddrinfo", "socket.sendto", "socket.bind"}:
        os.write(2, f"network: {event} {arguments}\\n".encode())
        os._exit(99)

sys.addaudithook(refuse)
"""


def imported_modules(file: Path) -> set[str]:
    """Return what a source file imports, in full and by its first name."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names | {name.split(".")[0] for name in names}


def run_guarded(folder: Path, arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a Python program in a process that ends when it touches the network."""
    (folder / "sitecustomize.py").write_text(GUARD, encoding="utf-8")
    surroundings = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
        "PYTHONIOENCODING": "utf-8",
        "QT_QPA_PLATFORM": "offscreen",
        "ATTENTION_VIEWER_HOME": str(folder / "home"),
    }
    return subprocess.run(
        [sys.executable, *arguments],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        cwd=folder,
        env=surroundings,
    )


def test_no_module_imports_the_network() -> None:
    users = {
        str(file.relative_to(ROOT)): sorted(used)
        for file in (ROOT / "attention_viewer").rglob("*.py")
        if (used := imported_modules(file) & NETWORK_MODULES)
    }
    assert users == {}


def test_the_guard_fires(tmp_path: Path) -> None:
    program = "import socket; socket.create_connection(('127.0.0.1', 9))"
    assert run_guarded(tmp_path, ["-c", program]).returncode == 99


@pytest.mark.parametrize(
    "arguments",
    [
        ["softmax", "--scores", "1,2"],
        ["screenshot", "--lesson", "softmax", "--out", "softmax.png"],
    ],
    ids=["table", "window"],
)
def test_the_program_runs_without_network(tmp_path: Path, arguments: list[str]) -> None:
    done = run_guarded(tmp_path, ["-m", "attention_viewer", *arguments])
    assert done.returncode == 0, done.stderr
