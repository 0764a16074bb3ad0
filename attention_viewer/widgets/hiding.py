"""What it means that the numbers are hidden: a class predicts before it sees.

While the numbers are hidden

- what was *given* stays as it is: typed values, drawn vectors, names, axes of given values;
- what *follows* is told by nothing: by no digit, and by no length, height, colour, curve or order
  either, nor by the names of an axis that was made to fit it. A plate of constant look with one
  question mark stands in its place (`draw_question`), so that the plates of a large and of a
  small result are the same;
- the headline asks, it does not tell (`LessonPage.say`);
- the pointer reads nothing, and a screen reader is told that numbers are hidden.

A scene says so by one field, ``hidden``; the widget that shows it does the rest. Lessons decide
only what is given and what follows.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from attention_viewer.core.formatting import HIDDEN
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.plot_axes_paint import DASHES, stroke

SHARE = 0.6
"""Of a plate's height that its question mark may take."""
_PLATE = 0.06
_FRAMED_FROM = 40
"""Lower plates have no frame: many of them in a column would be a grid."""


def plate_colour(now: Theme) -> QColor:
    """Return the one colour of everything that is hidden."""
    return now.colour("text", _PLATE)


def draw_question(painter: QPainter, area: QRectF, now: Theme) -> None:
    """Paint the plate that stands for a result.

    Parameters
    ----------
    area
        In px; must not depend on the result.
    """
    painter.fillRect(area, plate_colour(now))
    if min(area.width(), area.height()) >= now.px(_FRAMED_FROM):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(stroke(now.colour("edge"), now.line_px(1.0), DASHES))
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))
    size = min(SHARE * area.height(), float(now.text_px("hero")))
    mark = layout(HIDDEN, size, 600)
    at = QPointF(area.center().x() - mark.width / 2, area.center().y() + 0.36 * size)
    draw(painter, at, mark, now.colours, "muted")
