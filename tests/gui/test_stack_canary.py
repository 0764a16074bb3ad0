"""The binding to Qt keeps its references: PySide6 6.12.0 lost one to None at every void call."""

from __future__ import annotations

import os
import subprocess
import sys

CALLS = 20_000
PROGRAM = f"""
import sys
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
label = QLabel()
before = sys.getrefcount(None)
for number in range({CALLS}):
    app.processEvents()
    label.setText("a" if number % 2 else "b")
    label.update()
print(before - sys.getrefcount(None))
"""


def test_void_calls_lose_no_reference_to_none() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr
    assert abs(int(done.stdout)) < CALLS // 100
