"""Notices and handovers reach whoever listens."""

from __future__ import annotations

import math

import pytest

from attention_viewer.core.limits import StateError
from attention_viewer.framework.bus import Handover, LessonBus, Request
from attention_viewer.framework.messages import Message, Messages, Severity


def test_each_kind_of_notice_is_told_as_it_is() -> None:
    heard: list[Message] = []
    messages = Messages()
    messages.posted.connect(heard.append)
    messages.info("a")
    messages.warn("b")
    messages.error(str)
    assert heard == [
        Message(Severity.INFO, "a"),
        Message(Severity.WARNING, "b"),
        Message(Severity.ERROR, str),
    ]


def test_clearing_is_told() -> None:
    heard: list[str] = []
    messages = Messages()

    def on_cleared() -> None:
        heard.append("cleared")

    messages.cleared.connect(on_cleared)
    messages.clear()
    assert heard == ["cleared"]


def test_a_handover_arrives_unchanged() -> None:
    heard: list[Handover] = []
    bus = LessonBus()
    bus.sent.connect(heard.append)
    sent = Handover("scores", ((1.0, 0.2),), ((0.9, 0.1),), ("q",), ("k",))
    bus.send(sent)
    assert heard == [sent]


def test_a_request_arrives_unchanged() -> None:
    heard: list[Request] = []
    bus = LessonBus()
    bus.asked.connect(heard.append)
    bus.ask(Request(to="scores", sender="vectors"))
    assert heard == [Request(to="scores", sender="vectors")]


@pytest.mark.parametrize(
    "rows",
    [((),), ((1.0, 2.0), (3.0,)), ((math.nan, 1.0),), ((1.0, -math.inf),)],
    ids=["empty", "ragged", "nan", "inf"],
)
def test_what_is_no_matrix_is_refused_before_it_is_sent(
    rows: tuple[tuple[float, ...], ...],
) -> None:
    with pytest.raises(StateError):
        Handover("scores", queries=rows)
    with pytest.raises(StateError):
        Handover("scores", keys=rows)


def test_queries_and_keys_of_different_lengths_are_refused() -> None:
    with pytest.raises(StateError):
        Handover("scores", ((1.0, 2.0),), ((1.0, 2.0, 3.0),))
