"""Contrasts and colour distances of the one table of colours, computed.

Contrast: WCAG 2.1, relative luminance. Colour-blind vision: Machado, Oliveira and Fernandes
(2009), severity 1, applied to linear sRGB. Distance: CIE 1976 in CIELAB, white point D65.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import THEMES, Theme

Array = NDArray[np.float64]

VISION: dict[str, Array] = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
D65 = np.array([0.95047, 1.0, 1.08883])
EVERY = pytest.mark.parametrize("look", list(THEMES.values()), ids=list(THEMES))
WORDS = ("text", "muted", "q", "k", "v", "unscaled", "scaled", "by_d_k")


def linear(colour: QColor) -> Array:
    """Return linear sRGB, shape (3,)."""
    encoded = np.array(rgb(colour))
    return np.where(encoded <= 0.04045, encoded / 12.92, ((encoded + 0.055) / 1.055) ** 2.4)


def luminance(colour: QColor) -> float:
    return float(TO_XYZ[1] @ linear(colour))


def contrast(a: QColor, b: QColor) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def over(ground: QColor, colour: QColor) -> QColor:
    """Return a translucent colour laid over a ground."""
    share = colour.alphaF()
    red, green, blue = (
        share * top + (1 - share) * below
        for top, below in zip(rgb(colour), rgb(ground), strict=True)
    )
    return QColor.fromRgbF(red, green, blue)


def rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def lab(colour: QColor, seen_by: str) -> Array:
    seen = np.clip(VISION[seen_by] @ linear(colour), 0.0, 1.0)
    xyz = TO_XYZ @ seen / D65
    f = np.where(xyz > (6 / 29) ** 3, np.cbrt(xyz), xyz / (3 * (6 / 29) ** 2) + 4 / 29)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def smallest_distance(look: Theme, a: str, b: str) -> float:
    return min(
        float(np.linalg.norm(lab(look.colour(a), eye) - lab(look.colour(b), eye))) for eye in VISION
    )


def test_the_measure_of_contrast_is_right() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21.0)
    assert contrast(QColor("#767676"), QColor("#FFFFFF")) == pytest.approx(4.54, abs=0.01)


def test_the_measure_of_distance_is_right() -> None:
    assert lab(QColor("#FFFFFF"), "normal") == pytest.approx([100, 0, 0], abs=0.02)
    assert lab(QColor("#FF0000"), "normal") == pytest.approx([53.24, 80.09, 67.20], abs=0.05)


@EVERY
@pytest.mark.parametrize("ground", ["ground", "panel", "field"])
@pytest.mark.parametrize("token", WORDS)
def test_words_stand_out(look: Theme, token: str, ground: str) -> None:
    assert contrast(look.colour(token), look.colour(ground)) >= 5.0


@EVERY
@pytest.mark.parametrize("token", WORDS)
@pytest.mark.parametrize(("tint", "opacity"), [("text", 0.05), ("q", 0.07)])
def test_words_stand_out_on_tints(look: Theme, token: str, tint: str, opacity: float) -> None:
    for ground in ("ground", "panel"):
        tinted = over(look.colour(ground), look.colour(tint, opacity))
        assert contrast(look.colour(token), tinted) >= 4.5, ground


@EVERY
@pytest.mark.parametrize("tint", ["text", "q", "k"])
def test_neutral_words_stand_out_on_stronger_tints(look: Theme, tint: str) -> None:
    """Rows of a picked cell have 12 %; coloured letters must not stand there."""
    for token in ("text", "muted"):
        tinted = over(look.colour("ground"), look.colour(tint, 0.12))
        assert contrast(look.colour(token), tinted) >= 4.5, token


@EVERY
def test_words_on_filled_controls_stand_out(look: Theme) -> None:
    assert contrast(look.colour("ground"), look.colour("text")) >= 5.0


@EVERY
@pytest.mark.parametrize("ground", ["ground", "panel", "field"])
@pytest.mark.parametrize("token", ["edge", "line"])
def test_edges_can_be_seen(look: Theme, token: str, ground: str) -> None:
    assert contrast(look.colour(token), look.colour(ground)) >= 3.0


@EVERY
@pytest.mark.parametrize("ground", ["ground", "panel"])
def test_the_focus_ring_can_be_seen(look: Theme, ground: str) -> None:
    assert contrast(look.colour("q"), look.colour(ground)) >= 3.0


@EVERY
def test_unscaled_and_scaled_stay_apart_for_every_eye(look: Theme) -> None:
    assert smallest_distance(look, "unscaled", "scaled") >= 26.0


@EVERY
def test_query_key_and_value_stay_apart_for_every_eye(look: Theme) -> None:
    for a, b in combinations("qkv", 2):
        assert smallest_distance(look, a, b) >= 27.5, (a, b)


def test_no_hue_is_spent_on_the_interface(qapp: QApplication) -> None:
    for look in THEMES.values():
        theme.hub().use(look)
        palette = QApplication.palette()
        assert palette.color(QPalette.ColorRole.Highlight) == look.colour("text")
        assert palette.color(QPalette.ColorRole.Accent) == look.colour("text")


class Follower(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []
        theme.follow(self)

    def on_theme_changed(self) -> None:
        self.seen.append(theme.current().name)


def test_followers_are_told_now_and_at_each_change(qtbot: QtBot) -> None:
    follower = Follower()
    qtbot.addWidget(follower)
    theme.hub().use(theme.DARK)
    theme.hub().use(theme.DARK)
    theme.hub().use(theme.PROJECTOR)
    assert follower.seen == ["light", "dark", "projector"]


def test_sizes_grow_with_the_zoom_and_never_vanish() -> None:
    from dataclasses import replace

    large = replace(theme.LIGHT, scale=2.0)
    assert large.px(16) == 32
    assert large.text_px("body") == 30
    assert large.line_px(1.0) == 2.0
    tiny = replace(theme.LIGHT, scale=0.01)
    assert tiny.px(1) == 1
    assert tiny.text_px("label") == 6


def test_type_on_the_wall_is_large_enough_to_read() -> None:
    """Sizes at 1920 x 1080 that look.md asks for."""
    wall = theme.PROJECTOR
    assert wall.text_px("body") >= 30
    assert wall.text_px("picture") >= 34
    assert wall.text_px("score") >= 46
    assert wall.text_px("readout") >= 56
    assert wall.text_px("hero") >= 84
