"""A fault of the program is logged, told once, and does not take the telling down."""

from __future__ import annotations

import sys
import threading

import pytest

from attention_viewer.runtime.crash import QUIET_S, CrashHook


def fault(words: str) -> ValueError:
    try:
        raise ValueError(words)
    except ValueError as error:
        return error


def test_a_fault_is_logged_and_told(caplog: pytest.LogCaptureFixture) -> None:
    told: list[BaseException] = []
    hook = CrashHook(told.append)
    error = fault("odd")
    hook(ValueError, error, error.__traceback__)
    assert told == [error]
    assert "Traceback" in caplog.text
    assert "ValueError: odd" in caplog.text


def test_a_fault_while_telling_is_only_logged(caplog: pytest.LogCaptureFixture) -> None:
    calls: list[BaseException] = []

    def tell(fault_told: BaseException) -> None:
        calls.append(fault_told)
        error = fault("second")
        hook(ValueError, error, error.__traceback__)

    hook = CrashHook(tell)
    error = KeyError("first")
    hook(KeyError, error, None)
    assert calls == [error]
    assert "second" in caplog.text
    hook(TypeError, TypeError("third"), None)
    assert len(calls) == 2


def test_a_fault_that_repeats_is_counted_and_told_again_later(
    caplog: pytest.LogCaptureFixture,
) -> None:
    told: list[BaseException] = []
    now = [0.0]
    hook = CrashHook(told.append, clock=lambda: now[0])
    for number in range(60):
        error = fault(f"number {number}")
        hook(ValueError, error, error.__traceback__)
    hook(TypeError, TypeError("another"), None)
    now[0] = QUIET_S
    error = fault("later")
    hook(ValueError, error, error.__traceback__)
    assert [str(each) for each in told] == ["number 0", "another", "later"]
    assert "number 0" in caplog.text
    assert "number 1" not in caplog.text
    assert "59 more of these since the last one" in caplog.text


def test_ctrl_c_goes_to_the_hook_before(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[type[BaseException]] = []
    told: list[BaseException] = []

    def earlier(kind: type[BaseException], _error: object, _trace: object) -> None:
        seen.append(kind)

    monkeypatch.setattr(sys, "excepthook", earlier)
    hook = CrashHook(told.append)
    hook.install()
    assert sys.excepthook is hook
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert seen == [KeyboardInterrupt]
    assert told == []
    hook.remove()
    assert sys.excepthook is earlier


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_faults_that_nobody_can_catch_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    class Odd:
        def __del__(self) -> None:
            raise ValueError("in the end")

    def work() -> None:
        raise ValueError("beside")

    told: list[BaseException] = []
    before = threading.excepthook, sys.unraisablehook
    hook = CrashHook(told.append)
    hook.install()
    try:
        thread = threading.Thread(target=work, name="worker")
        thread.start()
        thread.join()
        Odd()
    finally:
        hook.remove()
    assert (threading.excepthook, sys.unraisablehook) == before
    assert "worker failed" in caplog.text
    assert "ValueError: beside" in caplog.text
    assert "ValueError: in the end" in caplog.text
    assert told == []
