"""A block of typeset formula lines with a reason beside each: one step of a proof."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import Layout, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.rich_label import wrap
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

Mark = Literal["", "holds", "breaks"]
SIZE = 21
WALL_SIZE = 56
PITCH = 1.95
STRONG = 1.18
SMALLEST, WALL_SMALLEST = 0.62, 0.44
BESIDE, WALL_BESIDE = 0.78, 0.9
"""Part of their size to which formulas shrink for reasons beside them: a window may be low."""
SMALLER = 0.9
"""Size of reasons below their lines, where these do not fit on one line each as large as others."""
GAP = 18
REASONS_GAP = 56
MARK_ROOM = 1.5
REASONS_FROM = 0.4
EQUALS = "$=$"


@dataclass(frozen=True)
class ProofLine:
    """One line of a proof, all of it markup.

    Parameters
    ----------
    left, right
        Sides of the equals sign; an empty left side continues the line above.
    reason
        Why it holds.
    mark
        Whether it is said to hold or to break under the present setting.
    strong
        Whether it is the result, set larger.
    """

    left: str
    right: str
    reason: str = ""
    mark: Mark = ""
    strong: bool = False


@dataclass(frozen=True)
class ProofScene:
    """The lines, and whether only the claim is shown: the first left side and the last right."""

    lines: tuple[ProofLine, ...] = ()
    folded: bool = False

    @property
    def shown(self) -> tuple[ProofLine, ...]:
        """The lines that are shown."""
        if not self.folded or not self.lines:
            return self.lines
        last = self.lines[-1]
        left = last.left or self.lines[0].left
        return (ProofLine(left, last.right, "", last.mark, strong=True),)


@dataclass(frozen=True)
class _Arranged:
    """Sizes that fit a width: of formulas and reasons, and whether these stand below."""

    size: float
    below: bool
    left: float
    reason: float


@dataclass(frozen=True)
class _Placed:
    at: QPointF
    line: Layout
    token: str = "text"


class ProofBlock(QWidget):
    """Paints a `ProofScene`; formulas get smaller and reasons move below before any is cut."""

    def __init__(self, name: str, label: Text, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.symbols = SymbolSpots(self, light)
        self._scene = ProofScene()
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label)

    @property
    def scene(self) -> ProofScene:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: ProofScene) -> None:
        """Show a scene; nothing happens when it is shown already."""
        if scene == self._scene:
            return
        before = self.heightForWidth(self.width())
        self._scene = scene
        self.setAccessibleDescription(_in_words(scene))
        if self.heightForWidth(self.width()) != before:
            self.updateGeometry()
        self.update()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Tell that narrow blocks are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines at a width."""
        made = self._arranged(width)
        return round(sum(self._heights(made, width)))

    def sizeHint(self) -> QSize:
        """Return a comfortable width and the height for it."""
        width = theme.current().px(620)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return a width at which formulas can still be read."""
        width = theme.current().px(260)
        return QSize(width, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines and their marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        self.symbols.begin()
        for each in self._placed():
            self.symbols.draw(painter, each.at, each.line, now.colours, each.token)
        self._paint_marks(painter, now)

    def _paint_marks(self, painter: QPainter, now: Theme) -> None:
        made = self._arranged(self.width())
        for line, y in zip(self._scene.shown, self._baselines(made), strict=True):
            if line.mark:
                side = 0.85 * made.size
                icon = "check" if line.mark == "holds" else "warning"
                draw_icon(
                    painter, icon, QRectF(0.0, y - 0.8 * side, side, side), now.colour("text")
                )

    def _placed(self) -> list[_Placed]:
        made = self._arranged(self.width())
        placed: list[_Placed] = []
        for line, y in zip(self._scene.shown, self._baselines(made), strict=True):
            placed += self._placed_line(line, y, made)
        return placed

    def _placed_line(self, line: ProofLine, y: float, made: _Arranged) -> list[_Placed]:
        size = STRONG * made.size if line.strong else made.size
        indent = self._indent(made.size)
        equals = layout(EQUALS, made.size)
        x = indent + made.left + 0.45 * made.size
        right_at = x + equals.width + 0.45 * made.size
        placed = [
            _Placed(QPointF(indent, y), layout(line.left, made.size)),
            _Placed(QPointF(x, y), equals),
            _Placed(QPointF(right_at, y), layout(line.right, size)),
        ]
        label = made.reason
        if made.below:
            for number, words in enumerate(self._reason_lines(line, made, self.width())):
                start = self._reasons_at(made, self.width())
                at = QPointF(start, y + (0.95 + 1.3 * number) * label + 0.35 * made.size)
                placed.append(_Placed(at, layout(words, label), "muted"))
        elif line.reason:
            reason = layout(line.reason, label)
            column = self._reasons_beside(made)
            start = self.width() - reason.width if column is None else column
            placed.append(_Placed(QPointF(start, y), reason, "muted"))
        return placed

    def _reasons_beside(self, made: _Arranged) -> float | None:
        """Return where the column of reasons starts, near the formulas however wide the window is.

        None without room for a column: then each reason ends at the right edge.
        """
        now = theme.current()
        widest = max(layout(line.reason, now.text_px("body")).width for line in self._scene.shown)
        start = self._needed(made.size, reasons=False) + now.px(REASONS_GAP)
        return start if start + widest <= self.width() else None

    def _reason_lines(self, line: ProofLine, made: _Arranged, width: int) -> list[str]:
        if not line.reason:
            return []
        room = max(60.0, width - self._reasons_at(made, width))
        return wrap(line.reason, room, made.reason)

    def _reasons_at(self, made: _Arranged, width: int) -> float:
        """Return where reasons below start: under the right side, as far as that leaves room."""
        right_at = self._indent(made.size) + made.left + 1.9 * made.size
        return min(right_at, max(self._indent(made.size), REASONS_FROM * width))

    def _heights(self, made: _Arranged, width: int) -> list[float]:
        label = made.reason
        pitch = PITCH * made.size * (0.86 if theme.current().projected else 1.0)
        heights = []
        for line in self._scene.shown:
            reasons = len(self._reason_lines(line, made, width)) if made.below else 0
            heights.append(pitch + 1.3 * label * reasons - (0.2 * made.size if reasons else 0))
        return heights

    def _baselines(self, made: _Arranged) -> list[float]:
        found, top = [], 0.0
        pitch = PITCH * made.size * (0.86 if theme.current().projected else 1.0)
        for height in self._heights(made, self.width()):
            found.append(top + pitch / 2 + 0.33 * made.size)
            top += height
        return found

    def _indent(self, size: float) -> float:
        return MARK_ROOM * size if any(line.mark for line in self._scene.shown) else 0.0

    def _arranged(self, width: int) -> _Arranged:
        now = theme.current()
        full = WALL_SIZE * now.scale if now.projected else SIZE * now.scale
        beside = self._fitted(full, width, reasons=True)
        if beside.size >= (WALL_BESIDE if now.projected else BESIDE) * full:
            return beside
        below = self._fitted(full, width, reasons=False)
        roomy = replace(below, reason=float(now.text_px("body")))
        fits = not any(self._reason_lines(each, roomy, width)[1:] for each in self._scene.shown)
        return roomy if now.projected and fits else below

    def _fitted(self, full: float, width: int, *, reasons: bool) -> _Arranged:
        size, needed = full, self._needed(full, reasons=reasons)
        least = full * (WALL_SMALLEST if theme.current().projected else SMALLEST)
        while needed > width and size > least:
            # Nearly in proportion; reasons and the rounding of letters keep their own size.
            size = max(least, size * max(0.9, width / needed) - 0.2)
            needed = self._needed(size, reasons=reasons)
        reason = theme.current().text_px("body") * (1.0 if reasons else SMALLER)
        return _Arranged(size, not reasons, self._left(size), reason)

    def _left(self, size: float) -> float:
        return max((layout(line.left, size).width for line in self._scene.shown), default=0.0)

    def _needed(self, size: float, *, reasons: bool) -> float:
        now = theme.current()
        start = self._indent(size) + self._left(size) + 0.9 * size + layout(EQUALS, size).width
        widest = 0.0
        for line in self._scene.shown:
            formula = layout(line.right, STRONG * size if line.strong else size).width
            reason = layout(line.reason, now.text_px("body")).width if reasons else 0.0
            widest = max(widest, formula + (now.px(GAP) + reason if reason else 0.0))
        return start + widest


def _in_words(scene: ProofScene) -> str:
    return "; ".join(
        " ".join(part for part in (plain(line.left), "=", plain(line.right)) if part)
        + (f" ({plain(line.reason)})" if line.reason else "")
        for line in scene.shown
    )
