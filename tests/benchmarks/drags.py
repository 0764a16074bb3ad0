"""How long the window takes from a mouse event to the painted frame."""

import math
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from attention_viewer.shell.main_window import MainWindow
from tests.benchmarks.figures import Figure, median, percentile

STEPS = 150
WARM_UP = 10
RADIUS_PX = 160.0
WALL = (1920, 1080)
P99_MS = 16.0
QUERY = -1


class Dragger:
    """Drags a tip of the vectors lesson in a circle, one mouse move a step; -1 is the query."""

    def __init__(self, window: MainWindow, lesson: str, tip: int = QUERY) -> None:
        window.show_lesson(lesson)
        host = window.host(lesson)
        assert host is not None
        self._picture: QWidget = host.view.picture()
        picture: Any = self._picture
        self._start: QPointF = picture.tip_px(tip)
        self._step = 0
        QTest.mousePress(self._picture, Qt.MouseButton.LeftButton, pos=self._start.toPoint())

    def step(self) -> None:
        """Send one mouse move."""
        self._step += 1
        turn = self._step / 12.0
        at = self._start + QPointF(RADIUS_PX * (math.cos(turn) - 1.0), RADIUS_PX * math.sin(turn))
        QTest.mouseMove(self._picture, at.toPoint())

    def release(self) -> None:
        """Let the tip go."""
        QTest.mouseRelease(self._picture, Qt.MouseButton.LeftButton, pos=QPoint(0, 0))


def _frames(step: Callable[[], None], count: int = STEPS) -> tuple[list[float], list[float]]:
    """Return ms from event to painted frame by the clock and by the processor.

    The first frames warm up and do not count. On a machine that is busy with other things the
    clock runs on while the window waits for its turn; the processor's time tells that apart.
    """
    from tests.benchmarks.window import settle_events

    clock, processor = [], []
    for number in range(count + WARM_UP):
        start, worked = time.perf_counter(), time.process_time()
        step()
        settle_events()
        if number >= WARM_UP:
            clock.append(1000 * (time.perf_counter() - start))
            processor.append(1000 * (time.process_time() - worked))
    return clock, processor


def _drag_ms(view: str) -> float:
    """Return the worse of two medians: dragging the query, and dragging the first key."""
    from tests.benchmarks.window import fresh_window

    window = fresh_window("vectors", *WALL)
    host = window.host("vectors")
    assert host is not None
    medians = []
    for name, tip in (("q", QUERY), ("k_1", 0)):
        host.store.replace("benchmark", replace(host.store.state, **_five_keys(view)))
        dragger = Dragger(window, "vectors", tip)
        frames, worked = _frames(dragger.step)
        dragger.release()
        moved = host.store.undo_stack.count()
        assert moved >= 2, "the tip was not dragged"
        medians.append(median(frames))
        p99 = percentile(frames, 0.99)
        print(
            f"# {view} {name}: median {median(frames):.1f} ms, p99 {p99:.1f} ms (limit {P99_MS:g});"
            f" of processor time {median(worked):.1f} and {percentile(worked, 0.99):.1f} ms"
        )
    host.store.replace("benchmark", replace(host.store.state, **_nothing(view)))
    picture: QWidget = host.view.picture()
    empty = median(_frames(picture.update)[0])
    window.close()
    ratios = ", ".join(f"{each / empty:.1f}" for each in medians)
    print(f"# {view}: {ratios} times as long as painting the same plot empty, {empty:.1f} ms")
    return max(medians)


def _nothing(view: str) -> dict[str, Any]:
    """Return the fields of a state that shows grid and axes alone."""
    zero = (0.0,) * (3 if view == "3d" else 2)
    return {
        "view": view,
        "q": zero,
        "keys": (zero,),
        "key_names": ("k_1",),
        "selected": 0,
        "show_lines": False,
    }


def _five_keys(view: str) -> dict[str, Any]:
    """Return the fields of a state with five keys in the plane or in space."""
    turns = [0.2 + 1.2 * number for number in range(5)]
    keys = [(math.cos(turn), 0.8 * math.sin(turn), 0.4) for turn in turns]
    size = 3 if view == "3d" else 2
    return {
        "view": view,
        "q": (1.0, 0.2, 0.3)[:size],
        "keys": tuple(key[:size] for key in keys),
        "key_names": tuple(f"k_{number}" for number in range(1, 6)),
        "snap": 0.0,
    }


def drag_2d_ms() -> float:
    """Return the median frame while the query or a key is dragged, five keys, 1920 x 1080."""
    return _drag_ms("2d")


def drag_3d_ms() -> float:
    """Return the same in 3D."""
    return _drag_ms("3d")


DRAG_FIGURES: tuple[Figure, ...] = (
    Figure("drag_2d_ms", 10.0, drag_2d_ms),
    Figure("drag_3d_ms", 10.0, drag_3d_ms),
)
