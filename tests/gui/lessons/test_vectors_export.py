"""Exported pictures are equal to the screen, as other programs than Qt read them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.lessons.vectors.presets import SPACE
from attention_viewer.lessons.vectors.state import State
from attention_viewer.widgets.export import save_png, save_svg
from tests.helpers.other_programs import Pixels, png_pixels, shrunk, svg_pixels
from tests.helpers.vectors_bench import Bench

SCENES = {"2d": State(), "3d": SPACE, "high": State(view="high")}
SVG = "{http://www.w3.org/2000/svg}"
# Programs smooth edges differently: so far may the mean of all channels be apart, of 255.
_ALIKE = 1.5
_FAR = 64.0


@pytest.fixture(params=["en", "ja"])
def bench(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[Bench]:
    try:
        i18n.hub().use(request.param)
        made = Bench(qtbot)
        yield made
        made.host.tasks.close()
    finally:
        i18n.hub().use("en")


@pytest.fixture(params=SCENES)
def scene(bench: Bench, request: pytest.FixtureRequest) -> str:
    bench.show(SCENES[request.param])
    bench.settle()
    name: str = request.param
    return name


def on_screen(bench: Bench, folder: Path) -> Pixels:
    """Return the picture as it is on the screen."""
    path = folder / "screen.png"
    assert bench.canvas.grab().save(str(path))
    return png_pixels(path.read_bytes())


def apart(one: Pixels, other: Pixels) -> float:
    """Return the mean difference of two pictures."""
    assert one.shape == other.shape
    return float(np.abs(one - other).mean())


def strays(one: Pixels, other: Pixels) -> float:
    """Return the share of places, four pixels wide, where something stands in one picture only."""
    high, wide = (4 * (size // 4) for size in one.shape[:2])
    coarse = [shrunk(picture[:high, :wide], 4) for picture in (one, other)]
    return float((np.abs(coarse[0] - coarse[1]).max(axis=2) > _FAR).mean())


@pytest.mark.parametrize("factor", [2, 4])
def test_a_png_is_the_screen_only_finer(
    bench: Bench, scene: str, factor: int, tmp_path: Path
) -> None:
    screen = on_screen(bench, tmp_path)
    path = tmp_path / "picture.png"
    save_png(bench.canvas, path, factor)
    fine = png_pixels(path.read_bytes())
    assert fine.shape == (factor * screen.shape[0], factor * screen.shape[1], 3)
    assert apart(shrunk(fine, factor), screen) < _ALIKE
    assert strays(shrunk(fine, factor), screen) < 0.001
    # Finer indeed: not the screen's pixels enlarged.
    enlarged = np.repeat(np.repeat(screen, factor, axis=0), factor, axis=1)
    assert (fine != enlarged).any(axis=2).mean() > 0.001


def test_another_program_draws_the_svg_as_the_screen(
    bench: Bench, scene: str, tmp_path: Path
) -> None:
    path = tmp_path / "picture.svg"
    save_svg(bench.canvas, path, "title")
    screen, drawn = on_screen(bench, tmp_path), svg_pixels(path)
    assert apart(drawn, screen) < _ALIKE
    assert strays(drawn, screen) < 0.001


def test_words_of_the_svg_are_text_and_nothing_is_pixels(
    bench: Bench, scene: str, tmp_path: Path
) -> None:
    path = tmp_path / "picture.svg"
    save_svg(bench.canvas, path)
    root = ET.parse(path).getroot()
    words = ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]
    wanted = {"2d": ["0.92", "−1.20", "𝐪", "𝐤"], "3d": ["72.8°", "0.28", "𝐪"], "high": ["90°", "0"]}
    for word in wanted[scene]:
        assert any(word in text for text in words), (word, words)
    assert list(root.iter(f"{SVG}image")) == []


def test_a_picture_that_lacks_something_would_be_noticed(bench: Bench, tmp_path: Path) -> None:
    screen = on_screen(bench, tmp_path)
    bench.host.store.edit("x", keys=State().keys[:2], key_names=("k_1", "k_2"))
    path = tmp_path / "picture.svg"
    save_svg(bench.canvas, path)
    assert strays(svg_pixels(path), screen) > 0.001
