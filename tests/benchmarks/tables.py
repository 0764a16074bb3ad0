"""How long the lesson on Q K^T takes from a wish to the painted page."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.figures import Figure, median, percentile

if TYPE_CHECKING:
    from attention_viewer.lessons.scores.state import Rows, State
    from attention_viewer.shell.lesson_host import LessonHost
    from attention_viewer.shell.main_window import MainWindow
    from attention_viewer.widgets.heatmap import Heatmap

STEPS = 60
WARM_UP = 10
LARGE, LARGE_D_K = 512, 1024
SMALL = 8
HEAD = 64


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


def _embedded_state(size: int, width: int) -> State:
    """Return ``size`` tokens of ``width`` components, projected to as many, and to a head's V."""
    from numpy.random import default_rng

    from attention_viewer.lessons.scores.fillings import normal_rows
    from attention_viewer.lessons.scores.state import State

    stream = default_rng(5)

    def weights(columns: int) -> Rows:
        # Of the size that keeps the variance of what is projected, as where training starts.
        made = normal_rows(stream, width, columns)
        return tuple(tuple(number / math.sqrt(width) for number in row) for row in made)

    return State(
        source="embeddings",
        left="projected",
        right="weights",
        embeddings=normal_rows(stream, size, width),
        w_q=weights(width),
        w_k=weights(width),
        w_v=weights(min(width, HEAD)),
        token_names=tuple(f"x_{index}" for index in range(size)),
    )


def _opened(state: State) -> tuple[MainWindow, LessonHost]:
    from tests.benchmarks.window import fresh_window, settle_events

    window = fresh_window("scores")
    host = window.host("scores")
    assert host is not None
    host.store.replace("benchmark", state)
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


def _edit_ms(state: State, field: str) -> float:
    """Return the median from one number of a table edited to the page painted."""
    window, host = _opened(state)

    def step(number: int) -> None:
        rows = getattr(host.store.state, field)
        row = (number / 100.0, *rows[0][1:])
        host.store.edit("benchmark", merge="typing", **{field: (row, *rows[1:])})

    size = f"{state.n_q} x {state.n_k}, d_k {state.d_k}"
    taken = _frames(step, f"edit of {field}, {size}")
    changed = getattr(host.store.state, field)[0][0]
    window.close()
    assert changed == (STEPS + WARM_UP - 1) / 100.0, "nothing was edited"
    return taken


def _slowest_edit_ms(size: int, width: int) -> float:
    """Return the slowest median of edits of each kind of table that others are computed from."""
    given = [_edit_ms(_random_state(size, width), field) for field in ("queries", "keys")]
    made = [_edit_ms(_embedded_state(size, width), each) for each in ("embeddings", "w_q", "w_v")]
    return max(*given, *made)


def scores_edit_512_ms() -> float:
    """Return the median from one component of a table edited to the page painted, 512 x 512."""
    return _slowest_edit_ms(LARGE, LARGE_D_K)


def scores_edit_8_ms() -> float:
    """Return the same for 8 x 8."""
    return _slowest_edit_ms(SMALL, SMALL)


def _map_of(host: LessonHost) -> Heatmap:
    from attention_viewer.widgets.heatmap import Heatmap

    found = host.findChild(Heatmap, "leftMap")
    assert isinstance(found, Heatmap)
    return found


def scores_hover_512_ms() -> float:
    """Return the median from a mouse move over 512 x 512 cells to its value painted."""
    window, host = _opened(_random_state(LARGE, LARGE_D_K))
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
    window, host = _opened(_random_state(LARGE, LARGE_D_K))
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
