"""Arguments of the commands that draw; their pictures are looked at in tests/e2e."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from attention_viewer.commands import pictures
from attention_viewer.commands.tables import UsageError


@pytest.mark.parametrize(
    ("text", "size"),
    [("1280x800", (1280, 800)), ("800x600", (800, 600)), ("１２８０x８００", (1280, 800))],
)
def test_a_size_is_width_by_height(text: str, size: tuple[int, int]) -> None:
    assert pictures.parse_size(text) == size


@pytest.mark.parametrize(
    "text",
    ["", "1280", "1280x", "x800", "1280X800", "-1280x800", "1280x800x2", "1e3x800"],
)
def test_what_is_no_size_is_quoted(text: str) -> None:
    with pytest.raises(UsageError, match="is not of the form 1280x800") as caught:
        pictures.parse_size(text)
    assert f'"{text}"' in str(caught.value)


@pytest.mark.parametrize(
    ("text", "named"), [("799x600", "799"), ("800x599", "599"), ("7681x800", "7681"), ("0x0", "0")]
)
def test_a_size_no_screen_has_is_named(text: str, named: str) -> None:
    with pytest.raises(UsageError, match=f"{named} is not between"):
        pictures.parse_size(text)


def test_the_defaults_of_a_screenshot() -> None:
    parser = argparse.ArgumentParser()
    pictures.add_screenshot_arguments(parser)
    args = parser.parse_args(["--lesson", "vectors", "--out", "a.png"])
    assert (args.size, args.lang, args.theme) == ("1280x800", "en", "light")
    assert args.out == Path("a.png")


def test_the_arguments_of_a_report() -> None:
    parser = argparse.ArgumentParser()
    pictures.add_report_arguments(parser)
    args = parser.parse_args(["--out", "folder", "--lang", "ja", "--theme", "dark"])
    assert (args.out, args.lang, args.theme) == (Path("folder"), "ja", "dark")


def test_a_picture_that_is_no_png_is_refused_before_anything_is_opened(tmp_path: Path) -> None:
    args = argparse.Namespace(
        lesson="vectors", out=tmp_path / "a.svg", size="1280x800", lang="en", theme="light"
    )
    with pytest.raises(UsageError, match=r"must end in \.png"):
        pictures.run_screenshot(args)
