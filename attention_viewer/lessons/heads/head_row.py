"""The vector as blocks, and under each block its head's small map; many heads scroll."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from attention_viewer.core.formatting import HIDDEN, fixed
from attention_viewer.lessons.heads import names, text
from attention_viewer.lessons.heads.compute import Derived
from attention_viewer.lessons.heads.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_maps import diverging, nice_limit, shares
from attention_viewer.widgets.head_blocks import BlockScene, Group, HeadBlocks
from attention_viewer.widgets.head_blocks_bracket import SpanBracket
from attention_viewer.widgets.map_row import MapRow, MapRowScene
from attention_viewer.widgets.map_row_columns import Columns, columns_for
from attention_viewer.widgets.map_row_scroll import SidewaysScroll

STRIPE_LIMIT = 3.5
"""End of the colours of the vector's numbers; 1 in 2000 lies beyond and has the end's colour."""
JOINED_HEIGHT = 30
ROOMY = 660
"""Height of the page from which on weights and outputs of all heads are shown together."""
MAP_SHARE, WALL_SHARE, JOINED_SHARE = 0.092, 0.07, 0.45
"""Greatest height of a map as a part of the page's, and of the outputs as a part of that."""


class HeadRow(QWidget):
    """Shows all heads of a state and picks one.

    Signals
    -------
    picked(head)
        The person picked another head.
    pick_ended()
        A drag or a key press that picked has ended.
    """

    picked = Signal(int)
    pick_ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._bracket = SpanBracket("vectorBracket", self)
        self._scroll = SidewaysScroll("headScroll", self)
        self._joined_words = SpanBracket("joinedBracket", self)
        content = QWidget(self._scroll)
        self._content = content
        self.blocks = HeadBlocks("blocks", text.blocks, text.blocks_tip, content)
        self.maps = MapRow("headMaps", text.maps, text.maps_tip, content)
        self.joined = MapRow(
            "joinedMaps", text.joined_maps, text.maps_tip, content,
            height=JOINED_HEIGHT, square=False,
        )  # fmt: skip
        self._scroll.setWidget(content)
        content.setAutoFillBackground(False)  # which setWidget switches on
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bracket)
        column.addWidget(self._scroll)
        column.addWidget(self._joined_words)
        for row in (self.maps, self.joined):
            row.picked.connect(self.picked)
            row.pick_ended.connect(self.pick_ended)
        self._room = 0
        self._shown: tuple[State, Derived, bool] | None = None

    def show_state(self, state: State, derived: Derived, *, hide: bool) -> None:
        """Show all heads of a state and bring the one picked into view."""
        self._shown = (state, derived, hide)
        self._place()

    def set_room(self, height: int) -> None:
        """Take note of the page's height: in a low page the maps are lower."""
        if height != self._room:
            self._room = height
            self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width among the heads."""
        if event.size().width() != event.oldSize().width():
            self._place()

    def _place(self) -> None:
        if self._shown is None:
            return
        state, derived, hide = self._shown
        now = theme.current()
        columns = columns_for(state.heads, float(self.width()), now)
        share = WALL_SHARE if now.projected else MAP_SHARE
        self.maps.set_most(share * self._room)
        self.joined.set_most(share * JOINED_SHARE * self._room)
        self._show(state, derived, columns, hide)
        top = 0
        rows: list[HeadBlocks | MapRow] = [self.blocks]
        self.maps.setVisible(self._shows_weights(state))
        if self._shows_weights(state):
            rows.append(self.maps)
        self.joined.setVisible(state.scene == "output")
        if state.scene == "output":
            rows.append(self.joined)
        for row in rows:
            height = row.wanted_height()
            row.setGeometry(0, top, columns.width, height)
            top += height
        self._content.resize(columns.width, top)
        bar = self._scroll.horizontalScrollBar()
        scrolls = columns.width > self.width() + 1
        self._scroll.setFixedHeight(top + (bar.height() if scrolls else 0))
        self._joined_words.setVisible(state.scene == "output")
        below = self._joined_words.height() if state.scene == "output" else 0
        self.setFixedHeight(self._bracket.height() + self._scroll.height() + below)
        head = columns.area(state.head, 0.0, 1.0)
        self._scroll.ensureVisible(round(head.center().x()), 0, round(columns.pitch), 0)

    def _shows_weights(self, state: State) -> bool:
        """Tell whether the maps of the weights are there: in a low page outputs take their room."""
        return state.scene != "output" or self._room >= theme.current().px(ROOMY)

    def _show(self, state: State, derived: Derived, columns: Columns, hide: bool) -> None:
        query = state.picked[0]
        words = text.vector_words().format(
            vector=names.vector("q", query),
            heads=state.heads,
            d_k=state.d_k,
            count=state.joined,
            name="$d_\\rm{model}$" if state.divides else "$h\\,d_k$",
        )
        self._bracket.show_words(words, columns.width)
        shape = names.shape(state.tokens, state.joined)
        joined = text.joined_words().format(heads=state.heads, shape=shape)
        self._joined_words.show_words(joined, columns.width)
        groups = _groups(state)
        self.blocks.set_scene(
            BlockScene(
                derived.vectors.q[:, query],
                diverging(STRIPE_LIMIT),
                str(state.d_k),
                state.head,
                groups,
                text.blocks_in_words().format(heads=state.heads, d_k=state.d_k),
            ),
            columns,
        )
        self.maps.set_scene(_weights_scene(state, derived, hide), columns)
        outputs = derived.outputs
        scale = diverging(nice_limit(float(abs(outputs).max())))
        labels = ((), ()) if self._shows_weights(state) else _labels(state)
        self.joined.set_scene(
            MapRowScene(
                outputs, scale, *labels, state.head,
                description=text.joined_in_words().format(count=state.joined),
                hidden=hide,
            ),
            columns,
        )  # fmt: skip


def _weights_scene(state: State, derived: Derived, hide: bool) -> MapRowScene:
    numbers = range(1, state.heads + 1)
    tips = tuple(
        text.head_tip().format(
            head=number,
            entropy=HIDDEN if hide else fixed(entropy, 2, tiny=True),
            largest=HIDDEN if hide else fixed(largest, 2),
        )
        for number, entropy, largest in zip(
            numbers, derived.chosen.entropy, derived.chosen.largest, strict=True
        )
    )
    return MapRowScene(
        derived.chosen.weights,
        shares(),
        *_labels(state),
        state.head,
        tips,
        f"{text.maps_in_words().format(heads=state.heads)} {tips[state.head]}",
        hide,
    )


def _labels(state: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names of all heads, and the short ones."""
    numbers = range(1, state.heads + 1)
    long = tuple(text.head().format(head=number) for number in numbers)
    return long, tuple(map(str, numbers))


def _groups(state: State) -> tuple[Group, ...]:
    """Return the heads of keys that several heads share, none where each has its own."""
    if state.group == 1:
        return ()
    size = state.group
    return tuple(
        Group(number * size, (number + 1) * size - 1, f"$\\K_{{{number + 1}}}$")
        for number in range(state.kv_heads)
    )
