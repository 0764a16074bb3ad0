"""Paints the values of the mark that is being read."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.math_layout import draw, layout


def draw_values(
    painter: QPainter, at: QPointF, room: QRectF, now: Theme, words: str, *, depth: float = 0.0
) -> None:
    r"""Paint lines of markup, parted by ``\n``, in a box beside ``at`` and within ``room``.

    The box stands above ``at``, or else below what reaches ``depth`` px down from there. Words that
    are wider than the room are set smaller.
    """
    size = float(now.text_px("label"))
    lines = [layout(markup, size) for markup in words.split("\n")]
    width = max(line.width for line in lines) + now.px(16)
    if width > room.width():  # smaller, but never cut
        size *= (room.width() - now.px(18)) / (width - now.px(16))
        lines = [layout(markup, size) for markup in words.split("\n")]
        width = max(line.width for line in lines) + now.px(16)
    height = 1.4 * size * len(lines) + now.px(8)
    left = min(max(at.x() - width / 2, room.left()), room.right() - width)
    above = at.y() - now.px(12) - height
    top = above if above > room.top() else at.y() + depth + now.px(12)
    top = max(room.top(), min(top, room.bottom() - height))
    box = QRectF(left, top, width, height)
    draw_frame(painter, box, now, fill=now.colour("ground"), edge="edge")
    y = top + now.px(4) + 1.05 * size
    for line in lines:
        draw(painter, QPointF(left + now.px(8), y), line, now.colours)
        y += 1.4 * size
