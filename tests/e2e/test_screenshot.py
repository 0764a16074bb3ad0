"""``screenshot`` writes the window as it looks, and nothing when it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from attention_viewer.runtime import theme
from tests.e2e.programs import complaints, run


@pytest.mark.parametrize(
    ("look", "language", "size"),
    [("light", "en", "1280x800"), ("dark", "ja", "1024x700"), ("projector", "ja", "1920x1080")],
)
def test_a_picture_of_the_size_asked_for(
    tmp_path: Path, look: str, language: str, size: str
) -> None:
    options = ("--theme", look, "--lang", language, "--size", size)
    done = run(tmp_path, "screenshot", "--lesson", "vectors", "--out", "a.png", *options)
    assert (done.returncode, complaints(done)) == (0, [])
    image = QImage(str(tmp_path / "a.png"))
    assert f"{image.width()}x{image.height()}" == size
    ground = theme.THEMES[look].colour("ground")
    assert image.pixelColor(image.width() // 3, image.height() - 3) == ground


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (("--lesson", "none", "--out", "a.png"), "none"),
        (("--lesson", "vectors", "--out", "a.jpg"), "a.jpg"),
        (("--lesson", "vectors", "--out", "a.png", "--size", "tall"), "tall"),
        (("--lesson", "vectors", "--out", "a.png", "--size", "10x10"), "10"),
        (("--lesson", "vectors", "--out", "missing/a.png"), "a.png"),
        (("--lesson", "vectors"), "--out"),
        (("--lesson", "vectors", "--out", "a.png", "--theme", "pink"), "pink"),
    ],
)
def test_bad_input_is_told_in_one_line(
    tmp_path: Path, options: tuple[str, ...], named: str
) -> None:
    done = run(tmp_path, "screenshot", *options)
    assert done.returncode == 2
    (line,) = complaints(done)
    assert line.startswith("attention-viewer screenshot: ")
    assert named in line
    assert list(tmp_path.rglob("*.png")) == []
