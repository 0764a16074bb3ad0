"""In every lesson a class predicts before it sees: while numbers are hidden, headlines ask."""

from __future__ import annotations

from attention_viewer.shell.main_window import MainWindow


def test_headlines_ask_while_numbers_are_hidden(window: MainWindow) -> None:
    host = window.current_host()
    for step in host.lesson.guide():
        host.store.replace("scene", step.state)
        told = host.page().headline_text()
        window.actions_by_id["hide_numbers"].trigger()
        # While its job runs, a page may say just that.
        assert "?" in host.page().headline_text() or not host.page().settled()
        window.actions_by_id["hide_numbers"].trigger()
        assert host.page().headline_text() == told
