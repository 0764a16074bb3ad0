"""The flat buttons of the two top rows: light words, a key, an arrow for a menu."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import ICON, Button, Kind
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import Layout, draw, layout

GAP = 6


class ToolButton(Button):
    """A flat button.

    Parameters
    ----------
    muted
        Whether the words stay in the background, as those of the tools do.
    key
        Name of a key that does the same, shown behind the words.
    cap
        Name of a key shown as a key cap in place of an icon.
    arrow
        Whether an arrow tells that a menu opens.
    """

    def __init__(
        self,
        name: str,
        text: Text,
        tip: Text,
        parent: QWidget,
        *,
        icon: str | None = None,
        show_text: bool = True,
        muted: bool = False,
        key: str = "",
        cap: str = "",
        arrow: bool = False,
    ) -> None:
        self._muted, self._key, self._cap, self._arrow = muted, key, cap, arrow
        super().__init__(name, text, tip, parent, kind=Kind.FLAT, icon=icon, show_text=show_text)

    def set_text_shown(self, shown: bool) -> None:
        """Show the words, or the icon alone."""
        if shown != self._show_text:
            self._show_text = shown
            self.updateGeometry()
            self.update()

    def _paint_content(self, painter: QPainter, now: theme.Theme, token: str) -> None:
        if self._muted and self.isEnabled() and not (self.underMouse() or self.isChecked()):
            token = "muted"
        x = (self.width() - self._content_width()) / 2
        baseline = self.height() / 2 + 0.36 * self._text_px()
        if self._icon:
            x = self._paint_icon(painter, now, token, x, self._icon)
        if self._cap:
            x = self._paint_cap(painter, now, x, baseline)
        if not self._show_text:
            return
        for line, colour in ((self._line(), token), (self._key_line(), "muted")):
            draw(painter, QPointF(x, baseline), line, now.colours, colour)
            x += line.width + now.px(GAP)
        if self._arrow:
            self._paint_icon(painter, now, token, x - now.px(GAP), "chevron-down", 12)

    def _paint_icon(
        self, painter: QPainter, now: theme.Theme, token: str, x: float, name: str, size: int = ICON
    ) -> float:
        side = now.px(size)
        area = QRectF(x, (self.height() - side) / 2, side, side)
        draw_icon(painter, name, area, now.colour(token))
        return x + side + now.px(GAP)

    def _paint_cap(self, painter: QPainter, now: theme.Theme, x: float, baseline: float) -> float:
        line = self._cap_line()
        pad = now.px(4)
        height = 1.6 * now.text_px("label") * 0.8
        area = QRectF(x, (self.height() - height) / 2, line.width + 2 * pad, height)
        draw_frame(painter, area, now, edge="line")
        lift = 0.07 * now.text_px("label")
        draw(painter, QPointF(x + pad, baseline - lift), line, now.colours)
        return area.right() + now.px(GAP)

    def _line(self) -> Layout:
        return layout(self._markup, self._text_px(), 400)

    def _key_line(self) -> Layout:
        return layout(self._key, self._text_px(), 400)

    def _cap_line(self) -> Layout:
        return layout(self._cap, 0.8 * self._text_px(), 500)

    def _content_width(self) -> float:
        now = theme.current()
        gap = now.px(GAP)
        parts = [float(now.px(ICON))] if self._icon else []
        if self._cap:
            parts.append(self._cap_line().width + 2 * now.px(4))
        if self._show_text:
            parts.append(self._line().width)
            parts += [self._key_line().width] if self._key else []
            parts += [float(now.px(12))] if self._arrow else []
        return sum(parts) + gap * (len(parts) - 1)
