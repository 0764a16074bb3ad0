"""The top row: name, menus, language, theme, present."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from attention_viewer.framework.i18n import hub
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.shell.actions import ActionTable
from attention_viewer.shell.language_switch import LanguageSwitch
from attention_viewer.shell.menu_bar import MenuBar
from attention_viewer.shell.tool_button import ToolButton
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.spoken import Words

THEME_WORDS: dict[str, Text] = {
    "light": text.theme_light,
    "dark": text.theme_dark,
    "projector": text.theme_projector,
}
THEME_ICONS = {"light": "sun", "dark": "moon", "projector": "projector"}


class Header(QWidget):
    """Menus and the switches that concern the whole program.

    Signals
    -------
    language_requested(code), theme_requested(name)
        Wishes of the person.
    """

    language_requested = Signal(str)
    theme_requested = Signal(str)

    def __init__(self, actions: ActionTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("header")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._name = RichLabel(text.program, self, role="label", weight=600)
        self.menu_bar = MenuBar(self)
        self.menus = {menu: self._menu(menu, words, actions) for menu, words in actions.menus()}
        self._theme_menu = QMenu(self)
        self._theme_group = QActionGroup(self)
        self._fill_theme_menu()
        self.menus["view"].insertMenu(actions["zoom_in"], self._theme_menu)
        self._language = LanguageSwitch(self)
        self._theme = ToolButton(
            "themeButton", text.theme_light, text.theme_tip, self, icon="sun", arrow=True
        )
        self._present = ToolButton(
            "presentButton", text.present, text.present_tip, self, icon="projector", key="F5"
        )
        self._lay_out()
        self._theme.clicked.connect(self._on_theme_clicked)
        self._present.clicked.connect(actions["present"].trigger)
        self._language.chosen.connect(self.language_requested)
        hub().settled.connect(self._fit)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over sizes, and show which theme holds."""
        now = theme.current()
        self.setFixedHeight(now.px(32))
        self._row.setContentsMargins(now.px(16), 0, now.px(8), 0)
        self._row.setSpacing(now.px(8))
        self._theme.set_icon(THEME_ICONS[now.name])
        self._theme.set_words(THEME_WORDS[now.name], text.theme_tip)
        for action in self._theme_group.actions():
            action.setChecked(bool(action.data() == now.name))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out words where there is no room for them."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        QPainter(self).fillRect(self.rect(), theme.current().colour("panel"))

    def _lay_out(self) -> None:
        self._row.addWidget(self._name)
        self._row.addWidget(self.menu_bar, 1, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._language)
        self._row.addWidget(self._theme)
        self._row.addWidget(self._present)

    @Slot()
    def _fit(self) -> None:
        """Show the program's name and the buttons' words as far as the menus leave room."""
        self._name.show()
        self._language.set_compact(False)
        self._theme.show()
        for button in (self._present, self._theme):
            button.set_text_shown(True)
        if not self._fits():
            self._name.hide()
        for button in (self._present, self._theme):
            if not self._fits():
                button.set_text_shown(False)
        self._language.set_compact(not self._fits())
        if not self._fits():
            self._theme.hide()  # the menu of views has it, too

    def _fits(self) -> bool:
        return self._row.sizeHint().width() <= self.width()

    def _menu(self, menu: str, words: Text, actions: ActionTable) -> QMenu:
        made = QMenu(self)
        made.setObjectName(f"menu_{menu}")
        made.setToolTipsVisible(True)
        Words(made, setTitle=words)
        for action in actions.of_menu(menu):
            if action is None:
                made.addSeparator()
            else:
                made.addAction(action)
        self.menu_bar.addMenu(made)
        return made

    def _fill_theme_menu(self) -> None:
        self._theme_menu.setObjectName("menu_theme")
        Words(self._theme_menu, setTitle=text.theme)
        for name, words in THEME_WORDS.items():
            action = QAction(self)
            action.setCheckable(True)
            action.setData(name)
            Words(action, setText=words)
            self._theme_group.addAction(action)
            self._theme_menu.addAction(action)
        self._theme_group.triggered.connect(self._on_theme_triggered)

    @Slot()
    def _on_theme_clicked(self) -> None:
        below = self._theme.mapToGlobal(self._theme.rect().bottomLeft())
        self._theme_menu.popup(below)

    @Slot(QAction)
    def _on_theme_triggered(self, action: QAction) -> None:
        self.theme_requested.emit(str(action.data()))
