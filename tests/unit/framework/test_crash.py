"""A fault of the program is logged, told once, and does not take the telling down."""

from __future__ import annotations

import sys

import pytest

from attention_viewer.runtime.crash import CrashHook


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
    error = fault("first")
    hook(ValueError, error, error.__traceback__)
    assert calls == [error]
    assert "second" in caplog.text
    hook(ValueError, error, error.__traceback__)
    assert len(calls) == 2


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
