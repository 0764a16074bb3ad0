"""How long the lesson on Q K^T takes from a wish to the painted page."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.figures import Figure, median, percentile

if TYPE_CHECKING:
    from attention_viewer.lessons.scores.state import State
    from attention_viewer.shell.lesson_host import LessonHost
    from attention_viewer.shell.main_window import MainWindow
    from attention_viewer.widgets.heatmap import Heatmap

STEPS = 60
WARM_UP = 10
LARGE, LARGE_D_K = 512, 1024
SMALL = 8


def _random_state(size: int, d_k: int) -> State:
    from numpy.random import default_rng

    from attention_viewer.lessons.scores.edits import made_values
    from attention_viewer.lessons.scores.fillings import normal_rows
    from attention_viewer.lessons.scores.state import State

    stream = default_rng(5)
    return State(
        queries=normal_rows(stream, size, d_k),
        keys=normal_rows(stream, size, d_k),
        values=made_values(size),
        query_names=tuple(f"q_{index}" for index in range(size)),
        key_names=tuple(f"k_{index}" for index in range(size)),
    )


def _opened(size: int, d_k: int) -> tuple[MainWindow, LessonHost]:
    from tests.benchmarks.window import fresh_window, settle_events

    window = fresh_window("scores")
    host = window.host("scores")
    assert host is not None
    host.store.replace("benchmark", _random_state(size, d_k))
    settle_events()
    return window, host


def _frames(step: Callable[[int], None], name: str) -> float:
    """Return the median ms from the wish to the painted page."""
    from tests.benchmarks.window import settle_events

    taken = []
    for number in range(STEPS + WARM_UP):
        start = time.perf_counter()
        step(number)
        settle_events()
        if number >= WARM_UP:
            taken.append(1000 * (time.perf_counter() - start))
    print(
        f"# {name}: median {median(taken):.1f} ms, best {min(taken):.1f} ms, "
        f"p95 {percentile(taken, 0.95):.1f} ms",
        flush=True,
    )
    return median(taken)


def _edit_ms(size: int, d_k: int) -> float:
    window, host = _opened(size, d_k)

    def step(number: int) -> None:
        queries = host.store.state.queries
        row = (number / 100.0, *queries[0][1:])
        host.store.edit("benchmark", merge="typing", queries=(row, *queries[1:]))

    taken = _frames(step, f"edit of {size} x {size}, d_k {d_k}")
    changed = host.store.state.queries[0][0]
    window.close()
    assert changed == (STEPS + WARM_UP - 1) / 100.0, "nothing was edited"
    return taken


def scores_edit_512_ms() -> float:
    """Return the median from one component of Q edited to the page painted, 512 x 512."""
    return _edit_ms(LARGE, LARGE_D_K)


def scores_edit_8_ms() -> float:
    """Return the same for 8 x 8."""
    return _edit_ms(SMALL, SMALL)


def _map_of(host: LessonHost) -> Heatmap:
    from attention_viewer.widgets.heatmap import Heatmap

    found = host.findChild(Heatmap, "leftMap")
    assert isinstance(found, Heatmap)
    return found


def scores_hover_512_ms() -> float:
    """Return the median from a mouse move over 512 x 512 cells to its value painted."""
    window, host = _opened(LARGE, LARGE_D_K)
    heatmap = _map_of(host)

    def step(number: int) -> None:
        QTest.mouseMove(
            heatmap, heatmap.cell_rect(7 * number % LARGE, 11 * number % LARGE).center()
        )

    taken = _frames(step, "hover")
    said = heatmap.note.isVisible() and heatmap.hovered is not None
    window.close()
    assert said, "no value was shown"
    return taken


def scores_zoom_512_ms() -> float:
    """Return the slower median of zooming in and out by the wheel, and of dragging, 512 x 512."""
    window, host = _opened(LARGE, LARGE_D_K)
    heatmap = _map_of(host)
    middle = heatmap.cell_rect(LARGE // 2, LARGE // 2).center()

    def wheel(number: int) -> None:
        up = number % 20 < 10  # ten notches in, ten out
        event = QWheelEvent(
            QPointF(middle),
            QPointF(heatmap.mapToGlobal(middle)),
            QPoint(0, 0),
            QPoint(0, 120 if up else -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(heatmap, event)

    def drag(number: int) -> None:
        QTest.mouseMove(heatmap, middle + QPoint(number % 30, number % 20))

    zooming = _frames(wheel, "zoom")
    for number in range(6):
        wheel(number)
    QTest.mousePress(heatmap, Qt.MouseButton.LeftButton, pos=middle)
    panning = _frames(drag, "pan")
    QTest.mouseRelease(heatmap, Qt.MouseButton.LeftButton, pos=middle)
    plan = heatmap.plan()
    zoomed = plan is not None and plan.geometry.zoomed
    window.close()
    assert zoomed, "nothing was zoomed"
    return max(zooming, panning)


TABLE_FIGURES = (
    Figure("scores_edit_512_ms", 16.0, scores_edit_512_ms),
    Figure("scores_hover_512_ms", 4.0, scores_hover_512_ms),
    Figure("scores_zoom_512_ms", 16.0, scores_zoom_512_ms),
    Figure("scores_edit_8_ms", 8.0, scores_edit_8_ms),
)
