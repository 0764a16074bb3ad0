"""Small things that tests of widgets need: a window around them, a wheel, colours of a grab."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QInputMethodEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.data_table import DataTable
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.symbol_light import SymbolSpots

NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def words(text: str) -> Callable[[], str]:
    """Return a text that is the same in every language."""
    return lambda: text


def a_window(qtbot: QtBot, width: int = 400, height: int = 300) -> QWidget:
    """Return an empty window with a column, not yet shown."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(width, height)
    QVBoxLayout(window)
    return window


def show(window: QWidget, *widgets: QWidget) -> None:
    """Put widgets into the window's column, then show and activate it."""
    column = window.layout()
    assert column is not None
    for widget in widgets:
        column.addWidget(widget)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    assert window.isActiveWindow()


def turn_wheel(widget: QWidget, eighths: int, horizontal: int = 0) -> bool:
    """Turn the wheel over a widget by ``eighths`` of a degree; tell whether it was taken."""
    centre = QPointF(widget.rect().center())
    event = QWheelEvent(
        centre,
        QPointF(widget.mapToGlobal(centre.toPoint())),
        QPoint(),
        QPoint(horizontal, eighths),
        Qt.MouseButton.NoButton,
        NO_MODIFIER,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    event.ignore()
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def commit(widget: QWidget, text: str) -> None:
    """Enter text as a Japanese input method does, which has no single keys."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


def pixels_of(image: QImage, colour: QColor) -> int:
    """Count the pixels that have just this colour."""
    wanted = colour.rgb()
    return sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


def spot(widget: QWidget, symbol: str) -> QPoint:
    """Return where a painted widget shows a symbol that lights up."""
    symbols = getattr(widget, "symbols", None)
    assert isinstance(symbols, SymbolSpots)
    place = symbols.place_of(symbol)
    assert place is not None, symbol
    return place.toPoint()


def ink(widget: QWidget) -> int:
    """Count the pixels of a grab that differ from the corner's."""
    image = widget.grab().toImage()
    ground = image.pixel(0, 0)
    return sum(
        image.pixel(x, y) != ground for x in range(image.width()) for y in range(image.height())
    )


def cell_text(table: DataTable, row: int, column: int) -> str:
    """Return the words of a cell."""
    return plain(table.scene.rows[row].cells[column].text)
