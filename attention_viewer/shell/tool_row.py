"""The second row: lessons at the left, tools for the open lesson at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from attention_viewer.framework.lesson import Lesson, Text
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.shell.actions import ActionTable
from attention_viewer.shell.tab_bar import LessonTabs
from attention_viewer.widgets.buttons import Button, Kind


class ToolRow(QWidget):
    """Tabs and tools. On the wall: the tabs, hide numbers, guide, and the way out."""

    def __init__(self, lessons: Sequence[Lesson], actions: ActionTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toolRow")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._actions = actions
        self.tabs = LessonTabs(lessons, self)
        self._undo = self._tool("undo", text.undo, text.undo_tip, "undo", show_text=False)
        self._redo = self._tool("redo", text.redo, text.redo_tip, "redo", show_text=False)
        self._reset = self._tool("reset", text.reset, text.reset_tip, "reset")
        self._hide = self._tool("hide_numbers", text.hide_numbers, text.hide_numbers_tip, "eye-off")
        self._export = Button(
            "tool_export", text.export, text.export_tip, self, kind=Kind.FLAT, icon="export"
        )
        self._guide = self._tool("guide", text.guide, text.guide_tip, "guide")
        self._leave = self._tool("present", text.leave, text.leave_tip, "close")
        self._export_menu = QMenu(self)
        self._export_menu.setObjectName("menu_export")
        for name in ("export_picture", "export_table", "copy_picture", "copy_table"):
            self._export_menu.addAction(actions[name])
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.tabs)
        self._row.addStretch(1)
        self._tools = (
            self._undo,
            self._redo,
            self._reset,
            self._hide,
            self._export,
            self._guide,
            self._leave,
        )
        for tool in self._tools:
            self._row.addWidget(tool)
        self._export.clicked.connect(self._on_export_clicked)
        for name in ("undo", "redo", "hide_numbers", "guide"):
            actions[name].changed.connect(self._on_action_changed)
        theme.follow(self)
        self._on_action_changed()

    def on_theme_changed(self) -> None:
        """Take over sizes; on the wall only what a class needs."""
        now = theme.current()
        self._row.setContentsMargins(now.px(16), 0, now.px(8), 0)
        self._row.setSpacing(now.px(2))
        self.setFixedHeight(now.px(30 if now.projected else 40))
        for tool in (self._undo, self._redo, self._reset, self._export):
            tool.setVisible(not now.projected)
        self._leave.setVisible(now.projected)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line below, which the open tab interrupts."""
        painter = QPainter(self)
        now = theme.current()
        painter.fillRect(self.rect(), now.colour("panel"))
        painter.setPen(QPen(now.colour("edge", 0.55), 1.0))
        y = self.height() - 1
        painter.drawLine(0, y, self.width(), y)

    def _tool(
        self, action: str, words: Text, tip: Text, icon: str, *, show_text: bool = True
    ) -> Button:
        made = Button(
            f"tool_{action}",
            words,
            tip,
            self,
            kind=Kind.FLAT,
            icon=icon,
            show_text=show_text,
        )
        made.setCheckable(self._actions[action].isCheckable() and action != "present")
        made.clicked.connect(self._actions[action].trigger)
        return made

    @Slot()
    def _on_export_clicked(self) -> None:
        self._export_menu.popup(self._export.mapToGlobal(self._export.rect().bottomLeft()))

    @Slot()
    def _on_action_changed(self) -> None:
        self._undo.setEnabled(self._actions["undo"].isEnabled())
        self._redo.setEnabled(self._actions["redo"].isEnabled())
        for tool, name in ((self._hide, "hide_numbers"), (self._guide, "guide")):
            tool.setChecked(self._actions[name].isChecked())
