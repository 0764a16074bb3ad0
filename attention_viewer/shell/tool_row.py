"""The second row: lessons at the left, tools for the open lesson at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from attention_viewer.framework.i18n import LANGUAGES, hub
from attention_viewer.framework.lesson import Lesson, Text
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.shell.actions import ActionTable
from attention_viewer.shell.tab_bar import LessonTabs
from attention_viewer.shell.tool_button import ToolButton


class ToolRow(QWidget):
    """Tabs and tools. On the wall: the tabs, and what a class needs of tools and header.

    Signals
    -------
    language_requested(code)
        The other language is wished for; asked on the wall, where the header is away.
    """

    language_requested = Signal(str)

    def __init__(self, lessons: Sequence[Lesson], actions: ActionTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toolRow")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._actions = actions
        self.tabs = LessonTabs(lessons, self)
        self._undo = self._tool("undo", text.undo, text.undo_tip, "undo", words=False)
        self._redo = self._tool("redo", text.redo, text.redo_tip, "redo", words=False)
        self._reset = self._tool("reset", text.reset, text.reset_tip, "reset")
        self._hide = self._tool("hide_numbers", text.hide_numbers, text.hide_numbers_tip, "eye-off")
        self._export = ToolButton(
            "tool_export", text.export, text.export_tip, self, icon="export", muted=True
        )
        self._guide = self._tool("guide", text.guide, text.guide_tip, "guide")
        self._language = ToolButton(
            "tool_language", _other_language, text.language_tip, self, muted=True
        )
        self._leave = self._tool("present", text.leave, text.leave_tip, None)
        self._export_menu = QMenu(self)
        self._export_menu.setObjectName("menu_export")
        for name in ("export_picture", "export_table", "copy_picture", "copy_table"):
            self._export_menu.addAction(actions[name])
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.tabs)
        self._row.addStretch(1)
        self._dividers = (_Divider(self), _Divider(self))
        self._lay_out()
        self._export.clicked.connect(self._on_export_clicked)
        self._language.clicked.connect(self._on_language_clicked)
        for name in ("undo", "redo", "hide_numbers", "guide"):
            actions[name].changed.connect(self._on_action_changed)
        hub().settled.connect(self._fit)
        theme.follow(self)
        self._on_action_changed()

    def on_theme_changed(self) -> None:
        """Take over sizes; on the wall only what a class needs."""
        now = theme.current()
        self._row.setContentsMargins(now.px(16), 0, now.px(8), 0)
        self._row.setSpacing(now.px(2))
        self.setFixedHeight(now.px(30 if now.projected else 40))
        for tool in (self._redo, self._reset, self._export, *self._dividers):
            tool.setVisible(not now.projected)
        for tool in (self._language, self._leave):
            tool.setVisible(now.projected)
        self._undo.show()
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out words where there is no room for them."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line below, which the open tab interrupts."""
        painter = QPainter(self)
        now = theme.current()
        painter.fillRect(self.rect(), now.colour("panel"))
        painter.setPen(QPen(now.colour("edge", 0.55), 1.0))
        y = self.height() - 1
        painter.drawLine(0, y, self.width(), y)

    def _lay_out(self) -> None:
        first, second = self._dividers
        history = (self._undo, self._redo, first, self._reset)
        rest = (self._language, self._hide, self._export, second, self._guide)
        for tool in (*history, *rest, self._leave):
            self._row.addWidget(tool)

    def _tool(
        self, action: str, text: Text, tip: Text, icon: str | None, *, words: bool = True
    ) -> ToolButton:
        made = ToolButton(
            f"tool_{action}",
            text,
            tip,
            self,
            icon=icon,
            show_text=words,
            muted=True,
            cap="" if icon else "Esc",
        )
        made.setCheckable(self._actions[action].isCheckable() and action != "present")
        made.clicked.connect(self._actions[action].trigger)
        return made

    @Slot()
    def _fit(self) -> None:
        """Leave out what has no room beside the tabs: first words of tools, those of Reset last.

        On a narrow wall tools go next that have keys, as a class should read all lessons' titles;
        at the desk the titles of the lessons that are not open go before tools with menu entries.
        """
        worded = (self._guide, self._hide, self._export, self._reset)
        spared = self._spared()
        self.tabs.set_compact(False)
        for tool in worded:
            tool.set_text_shown(True)
        for part in spared:
            part.show()
        for tool in worded:
            if not self._fits():
                tool.set_text_shown(False)
        self.tabs.set_compact(not theme.current().projected and not self._fits())
        for part in spared:
            if not self._fits():
                part.hide()
        if not self._fits():
            self.tabs.set_compact(True)

    def _spared(self) -> Sequence[QWidget]:
        """Return what can be left out, the first to go first."""
        if theme.current().projected:
            return (self._undo, self._language)
        return (*self._dividers, self._export, self._reset, self._redo, self._undo)

    def _fits(self) -> bool:
        return self._row.sizeHint().width() <= self.width()

    @Slot()
    def _on_export_clicked(self) -> None:
        self._export_menu.popup(self._export.mapToGlobal(self._export.rect().bottomLeft()))

    @Slot()
    def _on_language_clicked(self) -> None:
        self.language_requested.emit(_other_code())

    @Slot()
    def _on_action_changed(self) -> None:
        self._undo.setEnabled(self._actions["undo"].isEnabled())
        self._redo.setEnabled(self._actions["redo"].isEnabled())
        for tool, name in ((self._hide, "hide_numbers"), (self._guide, "guide")):
            tool.setChecked(self._actions[name].isChecked())


def _other_code() -> str:
    return next(code for code in LANGUAGES if code != hub().language)


def _other_language() -> str:
    """Return the other language's own name."""
    return LANGUAGES[_other_code()]


class _Divider(QWidget):
    """A short line between groups of tools."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over the width."""
        self.setFixedWidth(theme.current().px(9))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line."""
        painter = QPainter(self)
        now = theme.current()
        painter.setPen(QPen(now.colour("edge", 0.55), 1.0))
        x, middle, half = self.width() // 2 + 0.5, self.height() / 2, now.px(9)
        painter.drawLine(QPointF(x, middle - half), QPointF(x, middle + half))
