"""A row of choices of which exactly one holds."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import FIELD_HEIGHT
from attention_viewer.widgets.frames import frame_rect
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words


@dataclass(frozen=True)
class Segment:
    """One choice: its value, its words and its tooltip."""

    value: Hashable
    text: Text
    tip: Text


class _SegmentButton(QAbstractButton):
    """One segment; knows whether it stands at an end, where corners are round."""

    def __init__(self, segment: Segment, first: bool, last: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.value = segment.value
        self._first, self._last = first, last
        self._markup = ""
        theme.follow(self)
        self._words = Words(self, set_markup=segment.text, setToolTip=segment.tip)

    def set_markup(self, markup: str) -> None:
        self._markup = markup
        self.setAccessibleName(plain(markup))
        self.updateGeometry()
        self.update()

    def on_theme_changed(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        now = theme.current()
        width = layout(self._markup, now.text_px("body"), 500).width
        return QSize(round(width) + 2 * now.px(12), now.px(FIELD_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        now = theme.current()
        width = layout(self._markup, now.text_px("body"), 500).width
        return QSize(round(width) + 2 * now.px(6), now.px(FIELD_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        pen_px = max(1.0, now.line_px(1.0))
        area = frame_rect(QRectF(self.rect()), pen_px)
        if not self._last:
            area.setRight(area.right() + pen_px)
        painter.setPen(QPen(now.colour("edge"), pen_px))
        painter.setBrush(now.colour("text" if self.isChecked() else "field"))
        painter.drawPath(_rounded(area, now.px(4), self._first, self._last))
        size = now.text_px("body")
        line = layout(self._markup, size, 500)
        at = QPointF((self.width() - line.width) / 2, self.height() / 2 + 0.36 * size)
        token = "ground" if self.isChecked() else ("text" if self.isEnabled() else "edge")
        colours = now.colours
        draw(painter, at, line, colours, token)


class Segmented(QWidget):
    """Exclusive choice in one row; arrow keys move it.

    Signals
    -------
    chosen(value)
        When the person chose another segment.
    """

    chosen = Signal(object)

    def __init__(
        self, name: str, label: Text, segments: Sequence[Segment], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, segment in enumerate(segments):
            button = _SegmentButton(segment, number == 0, number == len(segments) - 1, self)
            button.setObjectName(f"{name}_{segment.value}")
            self._group.addButton(button, number)
            row.addWidget(button, 1)
        self._words = Words(self, setAccessibleName=label)
        self._group.buttonClicked.connect(self._on_group_clicked)
        self._group.buttonToggled.connect(self._on_group_toggled)

    def value(self) -> Hashable:
        """Return the value of the chosen segment, None before any is chosen."""
        button = self._group.checkedButton()
        return button.value if isinstance(button, _SegmentButton) else None

    def set_value(self, value: Hashable) -> None:
        """Choose a segment without a signal; a value that no segment has chooses none."""
        for button in self._group.buttons():
            if isinstance(button, _SegmentButton) and button.value == value:
                button.setChecked(True)
                return
        checked = self._group.checkedButton()
        if checked is not None:
            self._group.setExclusive(False)
            checked.setChecked(False)
            self._group.setExclusive(True)

    @Slot(QAbstractButton)
    def _on_group_clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, _SegmentButton):
            self.chosen.emit(button.value)

    @Slot()
    def _on_group_toggled(self) -> None:
        """Let the Tab key stop at the chosen segment only; arrow keys reach the others."""
        none = self._group.checkedButton() is None
        for button in self._group.buttons():
            by_tab = none or button.isChecked()
            button.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if by_tab else Qt.FocusPolicy.ClickFocus
            )


def _rounded(area: QRectF, radius: float, left: bool, right: bool) -> QPainterPath:
    """Return a rectangle whose corners are round at the given ends."""
    at_left = radius if left else 0.0
    at_right = radius if right else 0.0
    path = QPainterPath(QPointF(area.left() + at_left, area.top()))
    path.lineTo(area.right() - at_right, area.top())
    path.quadTo(area.right(), area.top(), area.right(), area.top() + at_right)
    path.lineTo(area.right(), area.bottom() - at_right)
    path.quadTo(area.right(), area.bottom(), area.right() - at_right, area.bottom())
    path.lineTo(area.left() + at_left, area.bottom())
    path.quadTo(area.left(), area.bottom(), area.left(), area.bottom() - at_left)
    path.lineTo(area.left(), area.top() + at_left)
    path.quadTo(area.left(), area.top(), area.left() + at_left, area.top())
    return path
