"""Reads exported pictures with other programs than Qt, which wrote them."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

Pixels = NDArray[np.float32]
FONTS = Path(__file__).resolve().parents[2] / "resources" / "fonts"
_CSS_DPI = 96.0


def png_pixels(data: bytes) -> Pixels:
    """Return the colours of a PNG as Pillow reads it, shape (height, width, 3), 0 to 255."""
    with Image.open(BytesIO(data), formats=["PNG"]) as image:
        return np.asarray(image.convert("RGB"), dtype=np.float32)


def svg_pixels(path: Path, zoom: float = 1.0) -> Pixels:
    """Return an SVG as resvg draws it with the fonts that the program ships."""
    fonts = [str(font) for font in sorted(FONTS.glob("*.ttf"))]
    drawn = resvg_py.svg_to_bytes(
        svg_path=str(path), zoom=zoom, dpi=_CSS_DPI, skip_system_fonts=True, font_files=fonts
    )
    return png_pixels(bytes(drawn))


def shrunk(pixels: Pixels, factor: int) -> Pixels:
    """Return a picture with one pixel, the mean, for each square of ``factor`` pixels."""
    high, wide, channels = pixels.shape
    blocks = pixels.reshape(high // factor, factor, wide // factor, factor, channels)
    return np.asarray(blocks.mean(axis=(1, 3)))
