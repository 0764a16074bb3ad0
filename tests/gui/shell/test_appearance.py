"""Theme, zoom, projector mode, and the frame at small sizes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.settings import AppSettings
from attention_viewer.runtime import theme
from attention_viewer.shell.header import Header
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.shell.menu_bar import MenuBar
from attention_viewer.shell.tab_bar import LessonTabs
from attention_viewer.shell.tool_row import ToolRow
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.math_layout import layout
from tests.helpers.sample_lesson import SAMPLE, said
from tests.helpers.shell import CTRL, actions_of, click, find, open_lesson, press

POPUPS = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def theme_action(window: MainWindow, name: str) -> QAction:
    return next(action for action in actions_of(window) if action.data() == name)


def test_the_rows_have_the_heights_of_the_frame(window: MainWindow) -> None:
    assert find(window, Header, "header").geometry().getRect() == (0, 0, 1280, 32)
    assert find(window, ToolRow, "toolRow").geometry().getRect() == (0, 32, 1280, 40)
    panel = find(window.current_host(), QWidget, "panel")
    assert panel.mapTo(window, panel.rect().topLeft()).toTuple() == (944, 72)
    strip = find(window.current_host(), QWidget, "strip")
    assert strip.mapTo(window, strip.rect().topLeft()).toTuple() == (0, 728)


@POPUPS
def test_the_theme_by_its_menu(window: MainWindow) -> None:
    click(window, "themeButton")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    theme_action(window, "dark").trigger()
    assert theme.current().name == "dark"
    assert theme_action(window, "dark").isChecked()
    assert find(window, Button, "themeButton").accessibleName() == "Dark"
    assert window.settings().theme == "dark"


def test_presenting_and_leaving(window: MainWindow) -> None:
    theme_action(window, "dark").trigger()
    press(window, Qt.Key.Key_F5)
    assert theme.current().projected
    assert window.isFullScreen()
    assert not find(window, Header, "header").isVisible()
    assert window.settings().theme == "dark"
    press(window, Qt.Key.Key_Escape)
    assert theme.current().name == "dark"
    assert not window.isFullScreen()
    assert find(window, Header, "header").isVisible()


def test_keys_work_on_the_wall(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_2, CTRL)
    assert open_lesson(window) == "second"
    window.current_host().store.edit("x", number=2.0)
    press(window, Qt.Key.Key_Z, CTRL)
    assert window.current_host().store.state.number == 0.92
    press(window, Qt.Key.Key_F5)
    assert not theme.current().projected


def test_tools_on_the_wall(window: MainWindow) -> None:
    click(window, "presentButton")
    window.current_host().store.edit("x", number=2.0)
    click(window, "tool_undo")
    assert window.current_host().store.state.number == 0.92
    language = find(window, Button, "tool_language")
    assert language.accessibleName() == "日本語"
    click(window, "tool_language")
    assert i18n.hub().language == "ja"
    assert language.accessibleName() == "English"
    assert not find(window, Button, "tool_reset").isVisible()
    click(window, "tool_present")
    assert not theme.current().projected
    assert not language.isVisible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_wall_of_a_projector_has_room_for_all_words(six: MainWindow, language: str) -> None:
    i18n.hub().use(language)
    six.appearance.use("projector")
    six.resize(1920, 1080)
    QApplication.processEvents()
    for name in ("tool_guide", "tool_hide_numbers"):
        tool = find(six, Button, name)
        assert tool.width() > 2 * tool.height()
    assert find(six, Button, "tool_undo").isVisible()


def test_on_a_narrow_wall_tools_give_way_to_the_lessons(window: MainWindow) -> None:
    window.appearance.use("projector")
    window.resize(800, 1200)
    QApplication.processEvents()
    tabs = find(window, LessonTabs, "lessonTabs")
    assert tabs.width() >= tabs.sizeHint().width()
    assert find(window, Button, "tool_present").isVisible()


def test_a_full_screen_stays_full_after_presenting(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    press(window, Qt.Key.Key_F5)
    press(window, Qt.Key.Key_Escape)
    assert window.isFullScreen()
    press(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_escape_closes_a_notice_before_it_leaves_the_wall(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F5)
    window.messages.warn("odd")
    press(window, Qt.Key.Key_Escape)
    assert not window.message_bar.isVisible()
    assert theme.current().projected
    press(window, Qt.Key.Key_Escape)
    assert not theme.current().projected


def test_type_on_the_wall_grows_with_the_window(window: MainWindow) -> None:
    window.appearance.use("projector")
    window.resize(1280, 720)
    small = theme.current().text_px("hero")
    window.resize(1920, 1080)
    assert theme.current().text_px("hero") == 84
    assert small == pytest.approx(84 * 720 / 1080, abs=1)


def test_zoom_by_keys(window: MainWindow) -> None:
    press(window, Qt.Key.Key_Plus, CTRL)
    assert theme.current().scale == 1.1
    press(window, Qt.Key.Key_Equal, CTRL)
    assert theme.current().scale == 1.25
    press(window, Qt.Key.Key_Minus, CTRL)
    assert theme.current().scale == 1.1
    for _ in range(10):
        press(window, Qt.Key.Key_Minus, CTRL)
    assert theme.current().scale == 0.75
    press(window, Qt.Key.Key_0, CTRL)
    assert theme.current().scale == 1.0
    assert window.settings().zoom == 1.0


TITLES = (
    ("Vectors", "ベクトル"),
    (r"$\Q\K^\top$", r"$\Q\K^\top$"),
    ("Variance", "分散"),
    ("Softmax", "ソフトマックス"),
    ("Why the root", "なぜ平方根か"),
    ("Heads", "ヘッド"),
)


@pytest.fixture
def six(qtbot: QtBot) -> MainWindow:
    """Return a window with as many tabs as the program is to have."""
    lessons = [
        replace(SAMPLE, id=f"l{at}", order=at, title=said(*words))
        for at, words in enumerate(TITLES)
    ]
    made = MainWindow(lessons, AppSettings())
    qtbot.addWidget(made)
    made.show()
    QApplication.processEvents()
    return made


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    ("look", "size", "zoom"),
    [
        ("light", (1024, 700), 1.0),
        ("light", (1280, 800), 1.0),
        ("light", (1280, 800), 1.25),
        ("light", (1920, 1080), 1.75),
        ("light", (800, 600), 1.0),
        ("light", (800, 600), 2.0),
        ("projector", (1920, 1080), 1.0),
        ("projector", (1024, 768), 1.0),
    ],
)
def test_tabs_and_tools_have_room(
    six: MainWindow, look: str, size: tuple[int, int], zoom: float, language: str
) -> None:
    i18n.hub().use(language)
    six.appearance.zoom = zoom
    six.appearance.use(look)
    six.resize(*size)
    for _ in range(3):  # a layout may take effect only after another
        QApplication.processEvents()
    row = find(six, ToolRow, "toolRow")
    tools = [tool for tool in row.findChildren(Button) if tool.isVisible()]
    assert len(tools) >= (2 if zoom == 2.0 else 4)
    for tool in tools:
        assert row.rect().contains(tool.geometry()), tool.objectName()
        assert tool.width() >= tool.minimumSizeHint().width(), tool.objectName()
    tabs = find(six, LessonTabs, "lessonTabs")
    assert tabs.width() >= tabs.sizeHint().width()
    for button in find(six, Header, "header").findChildren(Button):
        assert not button.isVisible() or button.width() >= button.minimumSizeHint().width()
    menus = find(six, MenuBar, "menuBar")
    last = menus.actions()[-1]
    words = layout(last.text().replace("&", ""), theme.current().text_px("label"))
    assert menus.actionGeometry(last).center().x() + words.width / 2 <= menus.width()


def test_tools_lose_their_words_one_by_one_and_get_them_back(six: MainWindow) -> None:
    guide, reset = find(six, Button, "tool_guide"), find(six, Button, "tool_reset")
    wide = guide.width()
    six.resize(1000, 700)
    QApplication.processEvents()
    assert guide.width() < wide / 1.5
    assert reset.width() > guide.width()
    six.resize(1280, 800)
    QApplication.processEvents()
    assert guide.width() == wide


def test_titles_of_lessons_give_way_in_a_small_window(six: MainWindow) -> None:
    six.resize(800, 600)
    QApplication.processEvents()
    tabs = find(six, LessonTabs, "lessonTabs")
    assert tabs.tabRect(0).width() > 2 * tabs.tabRect(1).width()
    assert tabs.tabToolTip(1).startswith("QK")
    press(six, Qt.Key.Key_2, CTRL)
    assert tabs.tabRect(0).width() < tabs.tabRect(1).width()
    six.resize(1280, 800)
    QApplication.processEvents()
    assert tabs.tabToolTip(2).startswith("Open this lesson")


@pytest.mark.parametrize("look", ["light", "projector"])
def test_a_page_scrolls_when_it_is_larger_than_the_window(window: MainWindow, look: str) -> None:
    window.appearance.zoom = 1.0
    window.appearance.use(look)
    window.resize(1280, 800)
    QApplication.processEvents()
    scroll = find(window, QScrollArea, "pageScroll")
    assert (scroll.verticalScrollBar().maximum(), scroll.horizontalScrollBar().maximum()) == (0, 0)
    for _ in range(6):
        window.appearance.zoom_in()
    window.resize(800, 600)
    QApplication.processEvents()
    assert scroll.verticalScrollBar().maximum() > 0
    assert scroll.horizontalScrollBar().maximum() > 0
