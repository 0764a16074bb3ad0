"""How long a frame takes while the d_k slider of the softmax lesson is dragged among 512 keys."""

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.benchmarks.figures import Figure, median, percentile

KEYS = 512
STEPS = 150
WARM_UP = 10
SEED = 5


class SliderDragger:
    """Drags the slider to and fro, one mouse move a step."""

    def __init__(self, slider: QWidget) -> None:
        self._slider = slider
        self._step = 0
        QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=self._place())

    def step(self) -> None:
        """Send one mouse move; three pixels are another d_k anywhere above 16."""
        self._step += 1
        QTest.mouseMove(self._slider, self._place())

    def release(self) -> None:
        """Let the slider go."""
        QTest.mouseRelease(self._slider, Qt.MouseButton.LeftButton, pos=self._place())

    def _place(self) -> QPoint:
        width = self._slider.width() // 2
        turn = 3 * self._step % (2 * width)
        return QPoint(width + min(turn, 2 * width - turn) - 20, 12)


def _frames(step: Callable[[], None]) -> list[float]:
    """Return ms from event to painted frame, after a few frames to warm up."""
    from tests.benchmarks.window import settle_events

    taken = []
    for number in range(STEPS + WARM_UP):
        start = time.perf_counter()
        step()
        settle_events()
        if number >= WARM_UP:
            taken.append(1000 * (time.perf_counter() - start))
    return taken


def _drag_ms(view: str) -> float:
    from tests.benchmarks.window import fresh_window, settle_events

    window = fresh_window("softmax")
    host = window.host("softmax")
    assert host is not None
    state = replace(host.store.state, stream="numpy", seed=SEED, n_keys=KEYS, view=view)
    host.store.replace("benchmark", state)
    settle_events()
    dragger = SliderDragger(host.view.dimension.slider)
    before = host.store.state.d_k
    taken = _frames(dragger.step)
    dragger.release()
    moved = host.store.state.d_k != before
    window.close()
    assert moved, "the slider was not dragged"
    best, p99 = min(taken), percentile(taken, 0.99)
    shown = f"median {median(taken):.1f} ms, best {best:.1f} ms, p99 {p99:.1f} ms"
    print(f"# softmax, {KEYS} keys, {view}: {shown}")
    return median(taken)


def softmax_drag_512_ms() -> float:
    """Return the median frame of the slower view: bars, or the Jacobian of 512 x 512."""
    return max(_drag_ms("bars"), _drag_ms("jacobian"))


SOFTMAX_FIGURES: tuple[Figure, ...] = (Figure("softmax_drag_512_ms", 16.0, softmax_drag_512_ms),)
