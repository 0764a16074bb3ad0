"""Progress lines: not too early, not too often."""

from __future__ import annotations

import io

from attention_viewer.commands.progress import ProgressLines


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_at_most_one_line_a_second() -> None:
    err, clock = io.StringIO(), Clock()
    lines = ProgressLines("variance", err, clock)
    for step in range(1, 41):
        clock.now = 100.0 + step / 10
        lines.show(step, 80)
    lines.close()
    assert err.getvalue().splitlines() == [
        "variance: 12 %, about 7 s left",
        "variance: 25 %, about 6 s left",
        "variance: 37 %, about 5 s left",
        "variance: 50 %, about 4 s left",
    ]


def test_a_short_command_says_nothing() -> None:
    err, clock = io.StringIO(), Clock()
    lines = ProgressLines("variance", err, clock)
    clock.now += 0.9
    lines.show(1, 2)
    lines.close()
    assert err.getvalue() == ""


def test_a_terminal_line_is_written_over_and_ended() -> None:
    err, clock = Terminal(), Clock()
    lines = ProgressLines("variance", err, clock)
    clock.now += 2
    lines.show(1, 2)
    lines.close()
    lines.close()
    assert err.getvalue() == f"\r{'variance: 50 %, about 2 s left':<60}\n"
