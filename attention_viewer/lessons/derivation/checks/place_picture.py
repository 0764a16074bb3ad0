"""The scores of one query by the place of the root, as a table."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.core.formatting import fixed
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.derivation.places import KEYS, PlaceRow, Places
from attention_viewer.lessons.derivation.readings import text
from attention_viewer.runtime import theme
from attention_viewer.widgets.data_table import Cell, Column, DataTable, TableRow, TableScene
from attention_viewer.widgets.rich_label import RichLabel

HIDDEN = "?"
NAMES: dict[str, Text] = {
    "scores": text.where_scores,
    "query": text.where_query,
    "both": text.where_both,
    "weights": text.where_weights,
}


class PlacePicture(QWidget):
    """A row for each place; the scores are the same, digit for digit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("placePicture")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.table = DataTable("places", text.place_table, text.place_table, self)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._note = RichLabel(text.rounding_note, self, role="label", colour="muted", wrap=True)
        self._column.addWidget(self.table)
        self._column.addWidget(self._note)
        self._column.addStretch(1)
        theme.follow(self)

    def show_places(self, places: Places, *, hidden: bool) -> None:
        """Show rows."""
        keys = [Column(f"$\\k_{number + 1}$") for number in range(KEYS)]
        columns = (
            Column(text.column_where()), *keys, Column(text.column_largest()),
            Column(text.column_difference()),
        )  # fmt: skip
        rows = tuple(_row(number, row, hidden) for number, row in enumerate(places.rows))
        self.table.set_scene(TableScene(columns, rows))

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._column.setSpacing(theme.current().px(12))


def _row(number: int, row: PlaceRow, hidden: bool) -> TableRow:
    values = [*(fixed(score, 6) for score in row.scores), fixed(row.largest, 3)]
    values.append(fixed(row.difference, 6, tiny=True) if row.difference else "0")
    shown = [HIDDEN if hidden else value for value in values]
    return TableRow(number, (Cell(NAMES[row.where]()), *(Cell(value) for value in shown)))
