"""Pictures that other programs can read."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.shell.exports import save_picture
from attention_viewer.widgets.export import image_of, save_png, save_svg
from attention_viewer.widgets.math_layout import draw_in

SVG = "{http://www.w3.org/2000/svg}"


class Picture(QWidget):
    """A line and some words with math."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(theme.current().colour("q"))
        painter.drawLine(0, 0, 100, 50)
        colours = theme.current().colours
        draw_in(painter, QPointF(20, 40), r"内積 $\q\cdot\k_1$ = −0.92 & <b>", 20, colours)


@pytest.fixture
def picture(qtbot: QtBot) -> Picture:
    made = Picture()
    qtbot.addWidget(made)
    made.resize(300, 100)
    return made


def test_a_png_has_two_pixels_for_each_of_the_screen(picture: Picture, tmp_path: Path) -> None:
    path = tmp_path / "図.png"
    save_png(picture, path)
    image = QImage(str(path))
    assert (image.width(), image.height()) == (600, 200)
    assert image.pixelColor(599, 199) == theme.current().colour("ground")


def test_the_image_looks_as_the_screen(picture: Picture) -> None:
    assert image_of(picture, 1.0).pixel(0, 0) == theme.current().colour("q").rgb()


def test_an_svg_is_well_formed_with_text_as_text(picture: Picture, tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    save_svg(picture, path, "A & B")
    root = ET.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == "0 0 300 100"
    words = "".join(text for node in root.iter(f"{SVG}text") for text in node.itertext())
    assert "内積" in words
    assert "−0.92 & <b>" in words
    assert "𝐪" in words
    assert root.findtext(f"{SVG}title") == "A & B"
    assert list(root.iter(f"{SVG}image")) == []


def test_an_svg_names_fonts_that_others_may_have(picture: Picture, tmp_path: Path) -> None:
    path = tmp_path / "picture.svg"
    save_svg(picture, path)
    families = {
        node.get("font-family")
        for node in ET.parse(path).getroot().iter()
        if node.get("font-family")
    }
    assert any("Inter" in str(family) for family in families)


@pytest.mark.parametrize("save", [save_png, save_svg])
def test_a_place_that_is_no_folder_is_an_error(
    picture: Picture, tmp_path: Path, save: Callable[[QWidget, Path], None]
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="file"):
        save(picture, tmp_path / "file" / "picture.png")


def test_a_picture_too_large_for_an_image_is_an_error_and_no_empty_file(
    picture: Picture, tmp_path: Path
) -> None:
    (tmp_path / "picture.png").write_bytes(b"the one before")
    with pytest.raises(OSError, match="too large"):
        save_png(picture, tmp_path / "picture.png", 1e6)
    assert (tmp_path / "picture.png").read_bytes() == b"the one before"
    assert len(list(tmp_path.iterdir())) == 1


def test_another_ending_is_refused(picture: Picture, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"must end in \.png or \.svg"):
        save_picture(picture, tmp_path / "picture.jpg", "title")
    assert list(tmp_path.iterdir()) == []
