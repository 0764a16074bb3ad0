"""The menu bar in the program's look: words on the row's ground, no frames."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QMenuBar, QWidget

from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets.math_layout import draw, layout


class MenuBar(QMenuBar):
    """Menus; the keys of Alt are underlined while the bar has the keyboard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("menuBar")
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over the font."""
        self.setFont(fonts.ui_font(theme.current().text_px("label")))
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, and a tint under the menu that is open or pointed at."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        painter.fillRect(self.rect(), now.colour("panel"))
        for action in self.actions():
            area = QRectF(self.actionGeometry(action))
            if action is self.activeAction():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(now.colour("text", 0.1))
                painter.drawRoundedRect(area, now.px(4), now.px(4))
            self._paint_words(painter, area, action.text(), now)

    def _paint_words(self, painter: QPainter, area: QRectF, words: str, now: theme.Theme) -> None:
        size = now.text_px("label")
        line = layout(words.replace("&", ""), size)
        at = QPointF(area.center().x() - line.width / 2, area.center().y() + 0.36 * size)
        draw(painter, at, line, now.colours)
        mark = words.find("&")
        if mark >= 0 and self.hasFocus():
            left = at.x() + layout(words[:mark], size).width if mark else at.x()
            width = layout(words[mark + 1], size).width
            under = QRectF(left, at.y() + now.px(2), width, now.line_px(1))
            painter.fillRect(under, now.colour("text"))
