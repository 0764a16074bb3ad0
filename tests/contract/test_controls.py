"""Every lesson's controls: named, reached by the Tab key, and never cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QWidget,
)

from attention_viewer.framework import i18n
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.shell.page_scroll import PageScroll
from attention_viewer.widgets.panel import Fold
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.strip import Readout

PLAIN = (RichLabel, Readout, QAbstractButton, QComboBox, QLineEdit)
AT_FIRST_SIGHT = 9
TAB_LIMIT = 400
SIZES = {
    "light": ((1024, 700), (1280, 800)),
    "projector": ((1024, 700), (1024, 768), (1920, 1080)),
}


def shown(window: MainWindow) -> list[QWidget]:
    """Return the visible widgets of the open lesson."""
    return [each for each in window.current_host().findChildren(QWidget) if each.isVisible()]


def takes_keys(widget: QWidget) -> bool:
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isEnabled()


def open_folds(window: MainWindow) -> None:
    for fold in window.current_host().findChildren(Fold):
        fold.set_open(True)
    QApplication.processEvents()


def name_of(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName()!r}"


def explanation(widget: QWidget) -> str:
    """Return the tooltip; a picture that follows the pointer with notes of its own has none."""
    return widget.toolTip() or widget.accessibleDescription()


def test_every_control_is_named_and_explained(window: MainWindow) -> None:
    open_folds(window)
    for language in ("en", "ja"):
        i18n.hub().use(language)
        nameless = [
            name_of(widget)
            for widget in shown(window)
            if takes_keys(widget)
            and not (widget.objectName() and widget.accessibleName() and explanation(widget))
        ]
        assert nameless == []


def test_names_are_given_once(window: MainWindow) -> None:
    open_folds(window)
    names = [widget.objectName() for widget in shown(window) if takes_keys(widget)]
    assert sorted(names) == sorted(set(names))


def test_every_control_is_reached_by_the_tab_key(window: MainWindow) -> None:
    open_folds(window)
    wanted = {
        widget
        for widget in [*shown(window), *window.findChildren(QAbstractButton)]
        if takes_keys(widget)
        and widget.isVisible()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    }
    reached: set[QWidget] = set()
    window.setFocus()
    for _ in range(TAB_LIMIT):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        if focused is not None:
            reached.add(focused)
    assert {name_of(widget) for widget in wanted - reached} == set()


def test_the_tab_key_also_goes_backwards(window: MainWindow) -> None:
    seen = []
    for _ in range(TAB_LIMIT // 4):
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Backtab)
        seen.append(QApplication.focusWidget())
    assert len(set(seen)) > 5


def test_what_has_a_menu_or_field_shows_few_controls_at_first_sight(window: MainWindow) -> None:
    """Rows of one table or of one choice count as one control: their first parent that is named."""
    owners = set()
    for widget in shown(window):
        if takes_keys(widget) and not widget.objectName().startswith("tool_"):
            parent = widget.parentWidget()
            owners.add(parent if parent is not None else widget)
    assert 0 < len(owners) <= 2 * AT_FIRST_SIGHT


def area(widget: QWidget, window: MainWindow) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def cut_off(window: MainWindow) -> list[str]:
    """Describe what is smaller than it must be, or lies outside of its surroundings."""
    found = []
    for widget in shown(window):
        if not isinstance(widget, PLAIN):
            continue
        needed = widget.minimumSizeHint()
        if widget.width() < needed.width() or widget.height() < needed.height():
            found.append(f"{name_of(widget)}: {widget.size().toTuple()} < {needed.toTuple()}")
        tall = isinstance(widget, RichLabel) and widget.hasHeightForWidth()
        if tall and widget.height() < widget.heightForWidth(widget.width()):
            found.append(f"{name_of(widget)}: {widget.height()} px high, words need more")
        found += outside(widget, window)
    return found


def outside(widget: QWidget, window: MainWindow) -> list[str]:
    """Describe the widgets around this one that cut it off; scrolling down is allowed."""
    inner = area(widget, window)
    around = widget.parentWidget()
    while around is not None and around is not window:
        outer = area(around, window)
        scroll = around.parentWidget()
        if isinstance(scroll, QAbstractScrollArea):
            outer.setTop(min(outer.top(), inner.top()))
            outer.setBottom(max(outer.bottom(), inner.bottom()))
            if isinstance(scroll, PageScroll):
                return []
        if not outer.contains(inner):
            return [
                f"{name_of(widget)} {inner.getRect()} not in {name_of(around)} {outer.getRect()}"
            ]
        if isinstance(scroll, QAbstractScrollArea):
            return []
        around = around.parentWidget()
    return [] if window.rect().contains(inner) else [f"{name_of(widget)} outside the window"]


def scrolled(window: MainWindow) -> list[str]:
    """Describe how far the page must be scrolled to be seen as a whole."""
    scroll = window.findChild(PageScroll)
    assert isinstance(scroll, PageScroll)
    bars = scroll.horizontalScrollBar(), scroll.verticalScrollBar()
    return [f"the page scrolls by {bar.maximum()} px" for bar in bars if bar.maximum()]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("look", ["light", "projector"])
def test_nothing_is_cut_off(window: MainWindow, look: str, language: str) -> None:
    i18n.hub().use(language)
    window.appearance.use(look)
    faults = {}
    for folds in ("first sight", "all open"):
        for size in SIZES[look]:
            window.resize(*size)
            for _ in range(6):  # a layout may take effect only after others
                QApplication.processEvents()
            assert window.size().toTuple() == size
            found = cut_off(window) + scrolled(window)
            if found:
                faults[folds, size] = found
        open_folds(window)
    assert faults == {}


def test_a_page_scrolls_before_anything_is_cut_off(window: MainWindow) -> None:
    i18n.hub().use("ja")
    window.appearance.zoom = 2.0
    window.appearance.apply()
    window.resize(800, 600)
    for _ in range(3):
        QApplication.processEvents()
    assert cut_off(window) == []


def test_the_picture_is_the_largest_thing(window: MainWindow) -> None:
    picture = window.current_host().view.picture()
    assert picture.isVisible()
    share = picture.width() * picture.height() / (window.width() * window.height())
    assert share > 0.45
