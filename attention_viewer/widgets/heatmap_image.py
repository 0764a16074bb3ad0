"""The cells of a heat map as an image of one pixel a cell, of which a part can be changed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage

from attention_viewer.widgets.heatmap_data import Block, HeatmapData


class CellImage:
    """Colours of cells as pixels."""

    def __init__(self) -> None:
        self._pixels: NDArray[np.uint32] = np.zeros((0, 0), dtype=np.uint32)
        self.image = QImage()

    def show(self, data: HeatmapData) -> None:
        """Colour every cell."""
        rows, columns = data.shape
        # The image lends the array's memory, which is kept for as long.
        pixels = np.ascontiguousarray(data.pixels())
        # A cell is opaque or not there at all, which is the same premultiplied or not.
        opaque = data.masked is None
        kind = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
        self.image = QImage(pixels.data, columns, rows, 4 * columns, kind)
        self._pixels = pixels

    def change(self, data: HeatmapData, block: Block) -> None:
        """Colour the cells of a block anew; the others stay as they are."""
        self._pixels[block] = data.pixels(block)
