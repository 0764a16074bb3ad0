"""The column of controls at the right of a lesson."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import words
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.scroll_bar import SlimScrollBar
from attention_viewer.widgets.scroll_fade import ScrollFade
from attention_viewer.widgets.symbol_light import SymbolLight

WIDTH = 336
PROJECTED_WIDTH = 216
RAIL_WIDTH = 28
MARGIN = 16
GAP = 16
LABEL_GAP = 4


class Group(QWidget):
    """A label above its controls.

    Parameters
    ----------
    label
        None leaves the label out.
    light
        Lights up the label's symbols together with those of the page; None for none.
    """

    def __init__(
        self, parent: QWidget, label: Text | None = None, *, light: SymbolLight | None = None
    ) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.label: RichLabel | None = None
        if label is not None:
            self.label = RichLabel(
                label, self, role="label", colour="muted", wrap=True, light=light
            )
            self._column.addWidget(self.label)
        theme.follow(self)

    def add(self, widget: QWidget) -> None:
        """Add a control below."""
        self._column.addWidget(widget)

    def add_row(self, *widgets: QWidget, stretch: tuple[int, ...] = ()) -> None:
        """Add controls side by side below."""
        row = QHBoxLayout()
        row.setSpacing(theme.current().px(8))
        for number, widget in enumerate(widgets):
            row.addWidget(widget, stretch[number] if number < len(stretch) else 0)
        self._column.addLayout(row)

    def add_layout(self, inner: QLayout) -> None:
        """Add a layout below."""
        self._column.addLayout(inner)

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        self._column.setSpacing(theme.current().px(LABEL_GAP))


class Fold(QWidget):
    """Controls that are shown on demand, under a heading with an arrow.

    Signals
    -------
    opened()
        Before the folded part is shown, so that it can be made then.
    """

    opened = Signal()

    def __init__(self, name: str, title: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._heading = _FoldHeading(name, title, tip, self)
        self._heading.setCheckable(True)
        self._body = QWidget(self)
        self._inner = QVBoxLayout(self._body)
        self._inner.setContentsMargins(0, 0, 0, 0)
        self._body.hide()
        self._column.addWidget(self._heading, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self._body)
        self._heading.toggled.connect(self._on_heading_toggled)
        theme.follow(self)

    def add(self, widget: QWidget) -> None:
        """Add a control to the folded part."""
        self._inner.addWidget(widget)

    def set_open(self, opened: bool) -> None:
        """Open or fold."""
        self._heading.setChecked(opened)

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        self._column.setSpacing(theme.current().px(8))
        self._inner.setSpacing(theme.current().px(GAP))

    @Slot(bool)
    def _on_heading_toggled(self, opened: bool) -> None:
        if opened:
            self.opened.emit()
        self._body.setVisible(opened)
        if opened:
            # Once the layouts around it have made room.
            QTimer.singleShot(0, self, self._scroll_into_view)

    @Slot()
    def _scroll_into_view(self) -> None:
        """Scroll to the end of what was unfolded, but not past the heading."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        content = around.widget() if around is not None else None
        if around is None or content is None:
            return
        top = self.mapTo(content, QPoint(0, 0)).y()
        beyond = self.height() - around.viewport().height()
        bar = around.verticalScrollBar()
        bar.setValue(max(bar.value(), top + min(0, beyond)))


class _FoldHeading(Button):
    """The heading of a fold: an arrow and words, without a frame."""

    def __init__(self, name: str, title: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(name, title, tip, parent, kind=Kind.FLAT, icon="chevron-right")

    def sizeHint(self) -> QSize:
        now = theme.current()
        width = layout(self._markup, now.text_px("body")).width
        return QSize(round(width) + now.px(26), now.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        side = now.px(14)
        area = QRectF(0, (self.height() - side) / 2, side, side)
        arrow = "chevron-down" if self.isChecked() else "chevron-right"
        token = "text" if self.underMouse() else "muted"
        draw_icon(painter, arrow, area, now.colour(token))
        size = now.text_px("body")
        at = QPointF(now.px(21), self.height() / 2 + 0.36 * size)
        draw(painter, at, layout(self._markup, size), now.colours, token)


class Panel(QWidget):
    """Groups of controls that scroll when there is no room, and one primary button at the foot.

    On the wall only the groups added with ``keep=True`` are shown; a rail unfolds the others.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        # It fills all of its ground, so the page below need not.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._unfolded = False
        self._groups: list[tuple[QWidget, bool]] = []
        self._wanted: dict[QWidget, bool] = {}
        self._content = QWidget(self)
        self._column = QVBoxLayout(self._content)
        self._column.addStretch(1)
        self._scroll = self._make_scroll()
        self._foot = QVBoxLayout()
        inner = QVBoxLayout()
        inner.setSpacing(0)
        inner.addWidget(self._scroll, 1)
        inner.addLayout(self._foot)
        self._rail = _Rail(self)
        self._fade = ScrollFade(self._scroll, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(inner, 1)
        row.addWidget(self._rail)
        self._primary: QWidget | None = None
        self._rail.clicked.connect(self._on_rail_clicked)
        theme.follow(self)

    def add(self, group: QWidget, *, keep: bool = False) -> None:
        """Add a group below the others; ``keep`` shows it on the wall, too."""
        self._groups.append((group, keep))
        self._column.insertWidget(self._column.count() - 1, group)
        self._apply()

    def set_primary(self, button: QWidget) -> None:
        """Put the primary button at the foot."""
        self._primary = button
        self._foot.addWidget(button)
        self._apply()

    def set_group_shown(self, group: QWidget, shown: bool) -> None:
        """Show or hide a group, as far as the theme shows it at all."""
        if self._wanted.get(group, True) != shown:
            self._wanted[group] = shown
            self._apply()

    def set_unfolded(self, unfolded: bool) -> None:
        """On the wall: show all groups, or only those kept."""
        self._unfolded = unfolded
        self._apply()

    def on_theme_changed(self) -> None:
        """Take over widths and gaps."""
        now = theme.current()
        margin = now.px(MARGIN)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(now.px(GAP))
        self._apply()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line at the left."""
        painter = QPainter(self)
        now = theme.current()
        painter.fillRect(self.rect(), now.colour("panel"))
        if not now.projected or self._unfolded:
            painter.setPen(QPen(now.colour("edge", 0.55), 1.0))
            painter.drawLine(QPointF(0.5, 0), QPointF(0.5, self.height()))

    def _make_scroll(self) -> QScrollArea:
        scroll = QScrollArea(self)
        scroll.setObjectName("panelScroll")
        scroll.setWidget(self._content)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setVerticalScrollBar(SlimScrollBar(scroll))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.viewport().setAutoFillBackground(False)
        self._content.setAutoFillBackground(False)
        return scroll

    def _apply(self) -> None:
        now = theme.current()
        everything = not now.projected or self._unfolded
        any_kept = False
        for group, keep in self._groups:
            shown = (everything or keep) and self._wanted.get(group, True)
            any_kept = any_kept or shown
            group.setVisible(shown)
        if self._primary is not None:
            self._primary.setVisible(everything)
        # A hidden foot must take no room: its margins would push the rail out of the panel.
        margin = now.px(MARGIN) if everything else 0
        self._foot.setContentsMargins(margin, now.px(8) if everything else 0, margin, margin)
        self._rail.setVisible(now.projected)
        self._rail.set_unfolded(self._unfolded)
        column = now.px(WIDTH if everything else PROJECTED_WIDTH) if any_kept else 0
        self._scroll.setVisible(any_kept)
        self.setFixedWidth(column + (now.px(RAIL_WIDTH) if now.projected else 0))
        self.update()

    @Slot()
    def _on_rail_clicked(self) -> None:
        self.set_unfolded(not self._unfolded)


class _Rail(Button):
    """The narrow bar that unfolds the panel on the wall."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(
            "panelRail",
            words.show_controls,
            words.show_controls_tip,
            parent,
            kind=Kind.FLAT,
            icon="chevron-left",
            show_text=False,
        )
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def set_unfolded(self, unfolded: bool) -> None:
        self.set_icon("chevron-right" if unfolded else "chevron-left")
        if unfolded:
            self.set_words(words.hide_controls, words.hide_controls_tip)
        else:
            self.set_words(words.show_controls, words.show_controls_tip)

    def on_theme_changed(self) -> None:
        self.setFixedWidth(theme.current().px(RAIL_WIDTH))
        super().on_theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        painter.setPen(QPen(now.colour("edge", 0.55), 1.0))
        painter.drawLine(QPointF(0.5, 0), QPointF(0.5, self.height()))
        self._paint_word(painter, now)

    def _paint_word(self, painter: QPainter, now: theme.Theme) -> None:
        """Write below the arrow, downwards, what it unfolds: Latin turned, Japanese upright."""
        size, word = now.text_px("label"), words.controls()
        x, y = self.width() / 2, self.height() / 2 + now.px(18)
        if word.isascii():
            painter.translate(x - 0.36 * size, y)
            painter.rotate(90.0)
            draw(painter, QPointF(0, 0), layout(word, size), now.colours, "muted")
            return
        for letter in word:
            y += 1.1 * size
            line = layout(letter, size)
            draw(painter, QPointF(x - line.width / 2, y), line, now.colours, "muted")
