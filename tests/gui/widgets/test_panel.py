"""The column of controls: folds, and what of it stays on the wall."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.panel import Fold, Group, Panel
from tests.helpers.ui import a_window, show, words

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 600, 500)


@pytest.fixture
def panel(window: QWidget) -> Panel:
    made = Panel(window)
    kept, other = Group(made, words("Kept")), Group(made, words("Other"))
    kept.setObjectName("kept")
    other.setObjectName("other")
    kept.add(Button("a", words("A"), words(""), kept))
    other.add(Button("b", words("B"), words(""), other))
    made.add(kept, keep=True)
    made.add(other)
    made.set_primary(Button("go", words("Go"), words(""), made, kind=Kind.PRIMARY))
    show(window, made)
    return made


def part(panel: Panel, name: str) -> QWidget:
    found = panel.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found


def rail(panel: Panel) -> QAbstractButton:
    found = panel.findChild(QAbstractButton, "panelRail")
    assert isinstance(found, QAbstractButton)
    return found


def test_at_the_desk_all_is_there_and_no_rail(panel: Panel) -> None:
    assert panel.width() == 336
    assert all(part(panel, name).isVisible() for name in ("kept", "other", "go"))
    assert not rail(panel).isVisible()


def test_on_the_wall_the_essential_stays(panel: Panel) -> None:
    theme.hub().use(theme.PROJECTOR)
    assert part(panel, "kept").isVisible()
    assert not part(panel, "other").isVisible()
    assert not part(panel, "go").isVisible()
    assert rail(panel).isVisible()


def test_the_rail_unfolds_and_folds(panel: Panel) -> None:
    theme.hub().use(theme.PROJECTOR)
    narrow = panel.width()
    assert rail(panel).accessibleName() == "Show the controls"
    QTest.mouseClick(rail(panel), LEFT)
    assert part(panel, "other").isVisible()
    assert part(panel, "go").isVisible()
    assert panel.width() > narrow
    assert rail(panel).accessibleName() == "Fold the controls"
    QTest.mouseClick(rail(panel), LEFT)
    assert panel.width() == narrow


def test_the_rail_speaks_japanese(panel: Panel) -> None:
    theme.hub().use(theme.PROJECTOR)
    i18n.hub().use("ja")
    assert rail(panel).accessibleName() == "設定を開く"


def test_a_hidden_group_stays_hidden_whatever_the_theme(panel: Panel) -> None:
    kept = part(panel, "kept")
    panel.set_group_shown(kept, False)
    theme.hub().use(theme.PROJECTOR)
    assert not kept.isVisible()
    assert panel.width() == rail(panel).width()
    QApplication.processEvents()
    assert panel.rect().contains(rail(panel).geometry())
    theme.hub().use(theme.LIGHT)
    assert not kept.isVisible()
    panel.set_group_shown(kept, True)
    assert kept.isVisible()


def test_what_does_not_fit_scrolls_and_the_primary_button_stays(
    panel: Panel, window: QWidget
) -> None:
    for number in range(20):
        extra = Group(panel, words(str(number)))
        extra.add(Button(f"extra{number}", words("X"), words(""), extra))
        panel.add(extra)
    QApplication.processEvents()
    scroll = panel.findChild(QScrollArea)
    assert scroll is not None
    assert scroll.verticalScrollBar().maximum() > 0
    assert window.rect().contains(part(panel, "go").geometry())
    # The keyboard brings a control into sight.
    last = part(panel, "extra19")
    part(panel, "extra18").setFocus()
    QTest.keyClick(part(panel, "extra18"), Qt.Key.Key_Tab)
    assert last.hasFocus()
    assert not last.visibleRegion().isEmpty()


def test_a_fold_opens_by_mouse_and_keyboard(window: QWidget) -> None:
    fold = Fold("more", words("More"), words("Tip"), window)
    inner = Button("inner", words("Inner"), words(""), fold)
    fold.add(inner)
    show(window, fold)
    heading = fold.findChild(QAbstractButton, "more")
    assert isinstance(heading, QAbstractButton)
    assert not inner.isVisible()
    QTest.mouseClick(heading, LEFT)
    assert inner.isVisible()
    heading.setFocus()
    QTest.keyClick(heading, Qt.Key.Key_Space)
    assert not inner.isVisible()
    fold.set_open(True)
    assert inner.isVisible()
    assert heading.isChecked()


@pytest.mark.parametrize(("rows", "heading_at_top"), [(5, False), (40, True)])
def test_what_is_unfolded_is_scrolled_to(
    panel: Panel, qtbot: QtBot, rows: int, heading_at_top: bool
) -> None:
    high = QWidget(panel)
    high.setMinimumHeight(360)
    fold = Fold("more", words("More"), words("Tip"), panel)
    for number in range(rows):
        fold.add(Button(f"inner{number}", words("Inner"), words(""), fold))
    panel.add(high)
    panel.add(fold)
    show(panel.window(), panel)
    scroll, heading = part(panel, "panelScroll"), part(panel, "more")
    assert isinstance(scroll, QScrollArea)
    viewport = scroll.viewport()
    before = viewport.mapFromGlobal(heading.mapToGlobal(heading.rect().topLeft())).y()
    QTest.mouseClick(heading, LEFT)
    bar = scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0, timeout=2000)
    top = viewport.mapFromGlobal(heading.mapToGlobal(heading.rect().topLeft())).y()
    bottom = viewport.mapFromGlobal(fold.mapToGlobal(fold.rect().bottomLeft())).y()
    assert 0 <= top < before
    assert (top == 0) == heading_at_top
    assert (bottom <= viewport.height()) != heading_at_top


def test_what_goes_on_below_fades_out_until_it_is_reached(panel: Panel) -> None:
    fade = part(panel, "panelScroll_fade")
    assert not fade.isVisible(), "all of it is seen"
    more = Group(panel, words("More"))
    for number in range(20):
        more.add(Button(f"more_{number}", words("More"), words(""), more))
    panel.add(more)
    QApplication.processEvents()
    assert fade.isVisible()
    area = panel.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert fade.geometry().bottom() == area.geometry().bottom()
    assert panel.childAt(fade.geometry().center()) is not fade, "it takes no clicks"
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not fade.isVisible()
    area.verticalScrollBar().setValue(0)
    assert fade.isVisible()
    theme.hub().use(theme.PROJECTOR)
    part(panel, "kept").hide()
    panel.set_group_shown(part(panel, "kept"), False)
    QApplication.processEvents()
    assert not fade.isVisible(), "nothing scrolls there"
