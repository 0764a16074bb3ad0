"""A screen without a monitor, watched from outside: any program's first picture can be timed.

Xvfb keeps its picture in a file, which is read here while programs draw into it.
"""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from setup_error import SetupError

SIZE = (1280, 800)
START_LIMIT_S = 20.0
# Part of the sampled points that must have changed for a picture to count as painted.
PAINTED_SHARE = 0.5
SAMPLE_STEP_PX = 16
BYTES_PER_PIXEL = 4
POLL_S = 0.001


class Screen:
    """One running Xvfb.

    Parameters
    ----------
    display
        What programs get as DISPLAY.
    file
        Where Xvfb keeps the picture, in the format of `xwd`.
    server
        The process of Xvfb.
    """

    def __init__(self, display: str, file: Path, server: subprocess.Popen[bytes]) -> None:
        self.display = display
        self._server = server
        with file.open("rb") as opened:
            self._memory = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._memory[:100])
        self._offset = header[0] + header[19] * 12  # the header, then the table of colours
        self._stride = header[12]

    def picture(self) -> NDArray[np.uint8]:
        """Return what is shown, as (height, width, 4) bytes: blue, green, red, unused."""
        width, height = SIZE
        count = self._stride * height
        flat = np.frombuffer(self._memory, np.uint8, count, self._offset)
        rows = flat.reshape(height, self._stride)[:, : width * BYTES_PER_PIXEL]
        return rows.reshape(height, width, BYTES_PER_PIXEL)

    def is_painted(self) -> bool:
        """Tell whether a window with a picture covers the screen; an empty screen is black."""
        sample = self.picture()[::SAMPLE_STEP_PX, ::SAMPLE_STEP_PX, :3]
        return bool((sample.any(axis=2)).mean() > PAINTED_SHARE)

    def colours(self) -> int:
        """Return how many colours are shown; a window that painted nothing has one or two."""
        return len(np.unique(self.picture()[:, :, :3].reshape(-1, 3), axis=0))

    def brightness(self) -> float:
        """Return the mean of all channels, 0 to 255."""
        return float(self.picture()[:, :, :3].mean())

    def wait(self, *, painted: bool, process: subprocess.Popen[bytes] | None = None) -> float:
        """Wait for a picture, or for the empty screen; return the clock in seconds.

        Raises
        ------
        SetupError
            When it takes too long, or the process ends before.
        """
        limit = time.monotonic() + START_LIMIT_S
        while self.is_painted() is not painted:
            if process is not None and process.poll() is not None:
                raise SetupError(f"ended with {process.returncode} instead of showing a window")
            if time.monotonic() > limit:
                raise SetupError(f"no {'picture' if painted else 'empty screen'} in time")
            self._pause()
        return time.monotonic()

    def _pause(self) -> None:
        """Let a moment pass, while Xvfb must go on."""
        try:
            code = self._server.wait(POLL_S)
        except subprocess.TimeoutExpired:
            return
        raise SetupError(f"Xvfb ended with {code}")

    def save(self, file: Path) -> None:
        """Write what is shown as a PNG."""
        from PySide6.QtGui import QImage

        width, height = SIZE
        data = self.picture().tobytes()
        image = QImage(data, width, height, width * BYTES_PER_PIXEL, QImage.Format.Format_RGB32)
        if not image.save(str(file)):
            raise SetupError(f"{file}: cannot be written")


def reason_against() -> str | None:
    """Return why no screen can be made here, or None."""
    return None if shutil.which("Xvfb") else "Xvfb is not installed (apt-get install xvfb)"


@contextmanager
def started() -> Iterator[Screen]:
    """Start an Xvfb for the time of a `with` block."""
    reading, writing = os.pipe()
    with tempfile.TemporaryDirectory() as folder:
        size = "x".join(str(side) for side in SIZE)
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-fbdir"]
        command += [folder, "-nolisten", "tcp", "-ac", "-noreset"]
        server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            if not number:
                raise SetupError("Xvfb did not start")
            yield Screen(f":{number}", Path(folder, "Xvfb_screen0"), server)
        finally:
            server.terminate()
            server.wait()


@contextmanager
def window(
    screen: Screen, command: Sequence[str], surroundings: dict[str, str]
) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """Run a program until it has painted; give it and the seconds that took, end it afterwards."""
    screen.wait(painted=False)
    start = time.monotonic()
    process = subprocess.Popen(
        command, env=surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process, screen.wait(painted=True, process=process) - start
    finally:
        process.terminate()
        process.wait()
