"""Buttons: quiet, primary (one a lesson) and flat (tools)."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import Layout, draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words

FIELD_HEIGHT = 32
PRIMARY_HEIGHT = 36
ICON = 16


class Kind(Enum):
    """How loud a button is."""

    QUIET = "quiet"
    PRIMARY = "primary"
    FLAT = "flat"


class Button(QAbstractButton):
    """A push button whose words may hold inline math.

    Parameters
    ----------
    name
        objectName.
    text, tip
        Words on it and its tooltip. The accessible name is the words, else the tooltip.
    icon
        Name of one of the program's icons, or None.
    show_text
        False for a tool that shows its icon alone.
    """

    def __init__(
        self,
        name: str,
        text: Text,
        tip: Text,
        parent: QWidget,
        *,
        kind: Kind = Kind.QUIET,
        icon: str | None = None,
        show_text: bool = True,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._kind, self._icon, self._show_text = kind, icon, show_text
        self._markup = ""
        horizontal = QSizePolicy.Policy.Fixed if kind is Kind.FLAT else QSizePolicy.Policy.Preferred
        self.setSizePolicy(horizontal, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.follow(self)
        self._words = Words(self, set_markup=text, setToolTip=tip)

    def set_markup(self, markup: str) -> None:
        """Change the words; the accessible name and Alt shortcut stay in step."""
        self._markup = markup
        self.setAccessibleName(plain(markup))
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        """Change the icon."""
        self._icon = icon
        self.update()

    def set_words(self, text: Text, tip: Text) -> None:
        """Change words and tooltip for good."""
        self._words.deleteLater()
        self._words = Words(self, set_markup=text, setToolTip=tip)

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for icon, words and padding."""
        now = theme.current()
        height = PRIMARY_HEIGHT if self._kind is Kind.PRIMARY else FIELD_HEIGHT
        padding = 8 if self._kind is Kind.FLAT else 16
        return QSize(round(self._content_width()) + 2 * now.px(padding), now.px(height))

    def minimumSizeHint(self) -> QSize:
        """Return room for icon and words with less padding."""
        now = theme.current()
        return QSize(round(self._content_width()) + 2 * now.px(6), self.sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the pointer is over it."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: object) -> None:
        """Show that the pointer has left."""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, icon and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        filled = self._paint_ground(painter, now)
        token = "ground" if filled else ("text" if self.isEnabled() else "edge")
        if self._kind is Kind.PRIMARY and not self.isEnabled():
            token = "muted"
        self._paint_content(painter, now, token)

    def _paint_ground(self, painter: QPainter, now: theme.Theme) -> bool:
        """Paint the frame; tell whether it is filled with the text colour."""
        area = QRectF(self.rect())
        active = self.isDown() or self.isChecked()
        if self._kind is Kind.PRIMARY and self.isEnabled():
            fill = now.colour("text", 0.85 if self.underMouse() or self.isDown() else 1.0)
            draw_frame(painter, area, now, fill=fill, edge="text")
            return True
        tint = now.colour("text", 0.12 if active else 0.06)
        tinted = active or (self.underMouse() and self.isEnabled())
        if self._kind is Kind.FLAT:
            if tinted:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(tint)
                painter.drawRoundedRect(area, now.px(4), now.px(4))
            return False
        draw_frame(painter, area, now, fill=now.colour("field"))
        if tinted:
            draw_frame(painter, area, now, fill=tint, edge="text" if active else "edge")
        return False

    def _paint_content(self, painter: QPainter, now: theme.Theme, token: str) -> None:
        x = (self.width() - self._content_width()) / 2
        middle = self.height() / 2
        if self._icon:
            side = now.px(ICON)
            colour = QColor(now.colour(token))
            draw_icon(painter, self._icon, QRectF(x, middle - side / 2, side, side), colour)
            x += side + now.px(8)
        if self._show_text:
            size = self._text_px()
            draw(painter, QPointF(x, middle + 0.36 * size), self._line(), now.colours, token)

    def _line(self) -> Layout:
        return layout(self._markup, self._text_px(), 500)

    def _text_px(self) -> int:
        return theme.current().text_px("label" if self._kind is Kind.FLAT else "body")

    def _content_width(self) -> float:
        now = theme.current()
        words = layout(self._markup, self._text_px(), 500).width if self._show_text else 0.0
        icon = now.px(ICON) if self._icon else 0.0
        gap = now.px(8) if self._icon and self._show_text else 0.0
        return words + icon + gap


class Toggle(QCheckBox):
    """A check box in the program's look."""

    def __init__(self, name: str, text: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._markup = ""
        theme.follow(self)
        self._words = Words(self, set_markup=text, setToolTip=tip)

    def set_markup(self, markup: str) -> None:
        """Change the words."""
        self._markup = markup
        self.setAccessibleName(plain(markup))
        self.updateGeometry()
        self.update()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for box and words."""
        now = theme.current()
        width = layout(self._markup, now.text_px("body")).width
        return QSize(round(width) + now.px(28), max(now.px(24), round(1.45 * now.text_px("body"))))

    def minimumSizeHint(self) -> QSize:
        """Return as `sizeHint`: words are never elided."""
        return self.sizeHint()

    def hitButton(self, position: object) -> bool:
        """Let the whole row be clicked."""
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, tick and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        side = now.px(18)
        box = QRectF(0, (self.height() - side) / 2, side, side)
        fill = now.colour("text") if self.isChecked() else now.colour("field")
        draw_frame(painter, box, now, fill=fill, edge="text" if self.isChecked() else "edge")
        if self.isChecked():
            draw_icon(painter, "check", box.adjusted(2, 2, -2, -2), now.colour("ground"))
        size = now.text_px("body")
        at = QPointF(now.px(26), self.height() / 2 + 0.36 * size)
        token = "text" if self.isEnabled() else "edge"
        draw(painter, at, layout(self._markup, size), now.colours, token)
