"""Read-outs: shrunk before they are cut, hidden on request, left out on the wall."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.runtime import theme
from attention_viewer.widgets.strip import Readout, Strip
from tests.helpers.sample_lesson import said
from tests.helpers.ui import a_window, show, words

LONG = r"$\q\cdot\k_1 = \cq{1.00}\times\ck{0.90} + \cq{0.20}\times\ck{0.10}$ ="


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 900, 200)


@pytest.fixture
def strip(window: QWidget) -> Strip:
    made = Strip(window)
    made.add(Readout("sum", said("Hand calculation", "手計算"), made, stretch=True))
    made.add(Readout("angle", said("Angle", "なす角"), made))
    made.add(Readout("length", said("Length", "長さ"), made, wall=False))
    show(window, made)
    return made


def readout(strip: Strip, name: str) -> Readout:
    found = strip.findChild(Readout, name)
    assert isinstance(found, Readout)
    return found


def right_ink(widget: QWidget) -> int:
    """Return the right-most column with ink."""
    image = widget.grab().toImage()
    ground = image.pixel(image.width() - 1, 1)
    columns = range(image.width())
    return max(
        x for x in columns if any(image.pixel(x, y) != ground for y in range(2, image.height()))
    )


def test_label_value_and_hero_are_told_to_assistive_technology(strip: Strip) -> None:
    cell = readout(strip, "sum")
    cell.set_value(r"$\q\cdot\k_1$ =", "0.92")
    assert cell.accessibleName() == "Hand calculation: q⋅k_1 = 0.92"
    assert (cell.value, cell.hero) == (r"$\q\cdot\k_1$ =", "0.92")


def test_a_wide_value_is_set_smaller_and_not_cut(strip: Strip, window: QWidget) -> None:
    cell = readout(strip, "sum")
    cell.set_value(LONG, "0.92")
    window.resize(cell.minimumSizeHint().width() + 180, 200)
    cell.setFixedWidth(cell.minimumSizeHint().width())
    assert cell.minimumSizeHint().width() < cell.sizeHint().width()
    assert right_ink(cell) < cell.width() - 4


def test_a_plain_cell_never_shrinks(strip: Strip) -> None:
    cell = readout(strip, "angle")
    cell.set_value("123.456°")
    assert cell.minimumSizeHint() == cell.sizeHint()


def test_hidden_numbers_are_hidden_from_assistive_technology_too(strip: Strip) -> None:
    cell = readout(strip, "sum")
    cell.set_value("x =", "0.92")
    shown = cell.grab().toImage()
    cell.set_hidden_number(True)
    assert cell.accessibleName() == "Hand calculation: ?"
    assert cell.grab().toImage() != shown
    cell.set_hidden_number(False)
    assert cell.grab().toImage() == shown


def test_labels_follow_the_language(strip: Strip) -> None:
    readout(strip, "angle").set_value("5.0°")
    i18n.hub().use("ja")
    assert readout(strip, "angle").accessibleName() == "なす角: 5.0°"


def test_on_the_wall_the_less_important_cells_go(strip: Strip) -> None:
    theme.hub().use(theme.PROJECTOR)
    assert not readout(strip, "length").isVisible()
    assert readout(strip, "angle").isVisible()
    theme.hub().use(theme.LIGHT)
    assert readout(strip, "length").isVisible()


def test_a_flat_strip_is_lower_on_the_wall_and_cuts_nothing(strip: Strip, window: QWidget) -> None:
    readout(strip, "sum").set_value("", "0.92")
    window.resize(1600, 300)
    window_height = strip.height()
    theme.hub().use(theme.PROJECTOR)
    QApplication.processEvents()
    stacked = strip.height()
    strip.flatten_on_wall()
    QApplication.processEvents()
    assert strip.height() < 0.6 * stacked
    cell = readout(strip, "sum")
    assert right_ink(cell) < cell.width() - 2
    cell.set_value(LONG, "0.92")
    strip.resize(cell.minimumSizeHint().width() + 300, strip.height())
    assert right_ink(cell) < cell.width() - 2
    theme.hub().use(theme.LIGHT)
    assert strip.height() == window_height


def test_values_stand_on_one_base_line(strip: Strip) -> None:
    """The ink of digits ends at the same height in all cells."""
    for name in ("angle", "length"):
        readout(strip, name).set_value("111")
    bottoms = []
    for name in ("angle", "length"):
        cell = readout(strip, name)
        image = cell.grab().toImage()
        rows = range(image.height() // 2, image.height())
        dark = [
            y
            for y in rows
            if any(image.pixelColor(x, y).lightness() < 100 for x in range(image.width()))
        ]
        bottoms.append(cell.mapTo(strip, QPoint(0, max(dark))).y())
    assert bottoms[0] == bottoms[1]


def test_the_strip_has_the_height_of_the_frame(strip: Strip) -> None:
    assert strip.height() == 72


def test_cells_come_from_left_to_right(strip: Strip) -> None:
    assert [cell.objectName() for cell in strip.cells()] == ["sum", "angle", "length"]


def test_a_label_with_math(window: QWidget) -> None:
    cell = Readout("x", words(r"$\div\sqrt{d_k}$"), window)
    assert cell.accessibleName().startswith("÷√d_k")


def test_a_value_that_cannot_fit_gives_way_to_its_short_form(strip: Strip) -> None:
    cell = Readout("long", lambda: "Long", strip, stretch=True)
    cell.set_value("1.2345678 + " * 30, "9", "1.23")
    long, _ = cell._fitted(5000.0)
    short, _ = cell._fitted(200.0)
    assert long.width > 1000.0
    assert short.width < 100.0
    cell.set_value("1.2345678 + " * 30, "9")
    assert cell._fitted(200.0)[0].width > 200.0


@pytest.mark.parametrize(("share", "shortened"), [(0.85, False), (0.6, True)])
def test_rather_than_small_a_value_is_shown_in_its_short_form(
    strip: Strip, share: float, shortened: bool
) -> None:
    long, brief = "1.2345678 + 1.2345678", "1.23"
    cell = Readout("long", words("L"), strip, stretch=True)
    cell.set_value(long)
    cell.resize(round(share * cell.sizeHint().width()), 72)
    looks = []
    for value, short in ((long, brief), (brief, "")):
        cell.set_value(value, "", short)
        looks.append(cell.grab().toImage())
    assert (looks[0] == looks[1]) is shortened


def height_of_ink(cell: Readout) -> int:
    """Return how high the value is, below its label."""
    image = cell.grab().toImage()
    ground = image.pixel(image.width() - 1, 1)
    rows = range(image.height() // 2, image.height())
    inked = [
        y for y in rows if any(image.pixel(x, y) != ground for x in range(2, image.width() - 2))
    ]
    return max(inked) - min(inked) + 1


def test_values_that_share_the_room_are_of_one_size(window: QWidget) -> None:
    strip = Strip(window)
    cells = [Readout(name, words(name), strip, stretch=True) for name in ("wide", "narrow", "none")]
    for cell in cells:
        strip.add(cell)
    show(window, strip)
    cells[0].set_value("7" * 60)
    cells[1].set_value("7")
    large = height_of_ink(cells[1])
    strip.share_out((2, 2, 0))
    QApplication.processEvents()
    assert cells[0].width() == cells[1].width()
    assert not cells[2].isVisible()
    assert height_of_ink(cells[1]) == height_of_ink(cells[0]) < large
    cells[0].set_value("7")
    QApplication.processEvents()
    assert height_of_ink(cells[1]) == height_of_ink(cells[0]) == large
    strip.share_out((1, 1, 1))
    assert cells[2].isVisible()
