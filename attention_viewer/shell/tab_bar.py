"""The row of lessons: number, then title, which may hold inline math."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QTabBar, QToolButton, QWidget

from attention_viewer.framework.i18n import hub
from attention_viewer.framework.lesson import Lesson
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Colours
from attention_viewer.shell import text
from attention_viewer.widgets.math_layout import Layout, draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words

HEIGHT = 40
PROJECTED_HEIGHT = 30
PADDING = 14
PROJECTED_PADDING = 8
GAP = 8


class LessonTabs(QTabBar):
    """Tabs for the lessons. Arrow keys move between them, Ctrl+1.. from anywhere."""

    def __init__(self, lessons: Sequence[Lesson], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lessonTabs")
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self._compact = False
        self._lessons = list(lessons)
        for number, lesson in enumerate(self._lessons, start=1):
            self.addTab("")
            self.setTabData(number - 1, lesson.id)
        theme.follow(self)
        self._retranslate()
        self.currentChanged.connect(self._on_current_changed)
        hub().changed.connect(self._retranslate)
        self._words = Words(self, setAccessibleName=text.lessons)

    def set_compact(self, compact: bool) -> None:
        """Show the title of the open lesson alone, of the others their numbers."""
        if compact != self._compact:
            self._compact = compact
            self._retranslate()

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
        words = self._number(index, 600).width
        if self._is_titled(index):
            words += now.px(GAP) + self._title(index, 600).width
        return QSize(round(words) + 2 * _padding(now), now.px(height))

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
            self._paint_words(painter, area, index, opened)

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

    def _paint_words(self, painter: QPainter, area: QRectF, index: int, opened: bool) -> None:
        now = theme.current()
        token = "text" if opened else "muted"
        weight = 600 if opened else 400
        colours = _one_hue(now.colours, token)
        number, title = self._number(index, weight), self._title(index, weight)
        at = QPointF(area.left() + _padding(now), self._baseline(area, now))
        draw(painter, at, number, colours, token)
        if not self._is_titled(index):
            return
        draw(painter, QPointF(at.x() + number.width + now.px(GAP), at.y()), title, colours, token)

    def _is_titled(self, index: int) -> bool:
        return not self._compact or index == self.currentIndex()

    def _baseline(self, area: QRectF, now: theme.Theme) -> float:
        return area.center().y() + 0.36 * now.text_px(_role(now))

    def _number(self, index: int, weight: int) -> Layout:
        return layout(str(index + 1), theme.current().text_px("label"), weight)

    def _title(self, index: int, weight: int) -> Layout:
        now = theme.current()
        return layout(self._lessons[index].title(), now.text_px(_role(now)), weight)

    @Slot()
    def _on_current_changed(self) -> None:
        if self._compact:
            self._retranslate()

    @Slot()
    def _retranslate(self) -> None:
        for index, lesson in enumerate(self._lessons):
            title = plain(lesson.title())
            self.setTabText(index, "")
            self.setTabText(index, title)
            tip = title if not self._is_titled(index) else text.lesson_tip()
            self.setTabToolTip(index, f"{tip} (Ctrl+{index + 1})")
            self.setAccessibleTabName(index, title)
        for name, words in (
            ("ScrollLeftButton", text.previous_lesson()),
            ("ScrollRightButton", text.next_lesson()),
        ):
            button = self.findChild(QToolButton, name)
            if button is not None:
                button.setAccessibleName(words)
                button.setToolTip(words)
        self.updateGeometry()
        self.update()


def _one_hue(colours: Colours, token: str) -> Colours:
    """Return colours in which q, k and v stand back: hues are for the picture, not for tabs."""
    one = getattr(colours, token)
    return replace(colours, q=one, k=one, v=one)


def _padding(now: theme.Theme) -> int:
    return now.px(PROJECTED_PADDING if now.projected else PADDING)


def _role(now: theme.Theme) -> str:
    """On the wall the frame's own words stand back behind the lesson's."""
    return "label" if now.projected else "body"
