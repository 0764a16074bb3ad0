"""Which strings are found in sources, in every way that they may be written."""

from __future__ import annotations

from pathlib import Path

import pytest
from message_strings import Message, SourceError, messages_of


def found(tmp_path: Path, source: str) -> list[Message]:
    file = tmp_path / "text.py"
    file.write_text(source, encoding="utf-8")
    return list(messages_of(file))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ('translate("C", "a")', Message("C", "a", "", False)),
        ('QCoreApplication.translate("C", "a", "why")', Message("C", "a", "why", False)),
        ('translate("C", "%n a", "", count)', Message("C", "%n a", "", True)),
        ('translate("C", "%n a", None, len(x))', Message("C", "%n a", "", True)),
        ('translate("C", "%n a", n=self.n)', Message("C", "%n a", "", True)),
        ('QT_TRANSLATE_NOOP("C", "a")', Message("C", "a", "", False)),
        ('QT_TRANSLATE_N_NOOP("C", "%n a")', Message("C", "%n a", "", True)),
        ('translate("C", "one "\n    "text")', Message("C", "one text", "", False)),
        ('X = "C"\ntranslate(X, "a")', Message("C", "a", "", False)),
        ('X: Final = "C"\ntranslate(X, "a")', Message("C", "a", "", False)),
    ],
)
def test_ways_to_write_a_string(tmp_path: Path, call: str, message: Message) -> None:
    assert found(tmp_path, call) == [message]


@pytest.mark.parametrize(
    "call", ['translate("C", text)', '"a".translate(table)', 'other("C", "a")']
)
def test_what_is_no_string_to_translate(tmp_path: Path, call: str) -> None:
    assert found(tmp_path, call) == []


@pytest.mark.parametrize(
    "call",
    [
        'translate("C", f"a {b}")',
        'translate("C", "a" + b)',
        'translate("C", "a {}".format(b))',
        'translate(context, "a")',
        'self.tr("a")',
    ],
)
def test_what_could_never_be_translated(tmp_path: Path, call: str) -> None:
    with pytest.raises(SourceError, match=r"text\.py:1: "):
        found(tmp_path, call)


def test_the_call_for_the_collector_is_plain() -> None:
    assert Message("C", 'a "b"\n−', "", True).as_call() == r'translate("C", "a \"b\"\n−", "", 5)'
