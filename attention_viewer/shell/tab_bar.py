"""The row of lessons: number, then title, which may hold inline math."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabBar, QWidget

from attention_viewer.framework.i18n import Words, hub
from attention_viewer.framework.lesson import Lesson
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.widgets.math_layout import Layout, draw, layout
from attention_viewer.widgets.math_markup import plain

HEIGHT = 40
PROJECTED_HEIGHT = 30
PADDING = 14


class LessonTabs(QTabBar):
    """Tabs for the lessons. Arrow keys move between them, Ctrl+1.. from anywhere."""

    def __init__(self, lessons: Sequence[Lesson], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lessonTabs")
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self._lessons = list(lessons)
        for number, lesson in enumerate(self._lessons, start=1):
            self.addTab("")
            self.setTabData(number - 1, lesson.id)
        theme.follow(self)
        self._retranslate()
        hub().changed.connect(self._retranslate)
        self._words = Words(self, setAccessibleName=text.lessons)

    def on_theme_changed(self) -> None:
        """Measure anew."""
        # QTabBar caches its layout until a tab changes.
        self._retranslate()
        self.updateGeometry()
        self.update()

    def tabSizeHint(self, index: int) -> QSize:
        """Return room for number and title in the bolder cut, so that nothing moves."""
        now = theme.current()
        height = PROJECTED_HEIGHT if now.projected else HEIGHT
        return QSize(round(self._line(index, 600).width) + 2 * now.px(PADDING), now.px(height))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return as `tabSizeHint`: titles are never elided."""
        return self.tabSizeHint(index)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tabs; the open one on the page's ground with a bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        for index in range(self.count()):
            area = QRectF(self.tabRect(index))
            opened = index == self.currentIndex()
            if opened:
                self._paint_open(painter, area, now)
            line = self._line(index, 600 if opened else 400)
            size = now.text_px("body")
            at = QPointF(area.left() + now.px(PADDING), area.center().y() + 0.36 * size)
            draw(painter, at, line, now.colours, "text" if opened else "muted")

    def _paint_open(self, painter: QPainter, area: QRectF, now: theme.Theme) -> None:
        painter.fillRect(area, now.colour("ground"))
        bar = now.px(3)
        if now.projected:
            below = QRectF(area.left(), area.bottom() - bar, area.width(), bar)
            painter.fillRect(below, now.colour("text"))
            return
        painter.fillRect(QRectF(area.left(), area.top(), area.width(), bar), now.colour("text"))
        painter.setPen(QPen(now.colour("edge", 0.55), 1.0))
        painter.drawLine(area.topLeft(), area.bottomLeft())
        painter.drawLine(area.topRight(), area.bottomRight())

    def _line(self, index: int, weight: int) -> Layout:
        title = self._lessons[index].title()
        return layout(f"{index + 1}  {title}", theme.current().text_px("body"), weight)

    @Slot()
    def _retranslate(self) -> None:
        for index, lesson in enumerate(self._lessons):
            title = plain(lesson.title())
            self.setTabText(index, "")
            self.setTabText(index, title)
            self.setTabToolTip(index, f"{text.lesson_tip()} (Ctrl+{index + 1})")
            self.setAccessibleTabName(index, title)
        self.updateGeometry()
        self.update()
