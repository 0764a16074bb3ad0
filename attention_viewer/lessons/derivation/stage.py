"""The picture of the lesson: the sentence, the proof, and the check below a line."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from attention_viewer.lessons.derivation.checks import text
from attention_viewer.lessons.derivation.checks.base import is_short
from attention_viewer.lessons.derivation.checks.scenes import Shown
from attention_viewer.lessons.derivation.checks.stack import CheckStack
from attention_viewer.lessons.derivation.compute import Derived
from attention_viewer.lessons.derivation.controls import words
from attention_viewer.lessons.derivation.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.proof import ProofBlock, ProofScene
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.symbol_light import SymbolLight


class Stage(QWidget):
    """Shows one step.

    On the wall the check stands beside the proof. Where the unfolded controls leave no room for
    both, it gets all of it, and the proof is told by its claim alone.
    """

    def __init__(self, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stage")
        self.sentence = RichLabel(_nothing, self, wrap=True, light=light)
        self.proof = ProofBlock("proof", words.proof, light, self)
        self._rule = Rule(self)
        self._lead = RichLabel(text.check, self, role="label", weight=600)
        self.title = RichLabel(_nothing, self, role="label", colour="muted", wrap=True, light=light)
        self._heading = QHBoxLayout()
        self._heading.addWidget(self._lead)
        self._heading.addWidget(self.title, 1)
        self.check = CheckStack(light, self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._scene = ProofScene()
        self._short = False
        self._has_proof = True
        theme.follow(self)

    def show_proof(self, sentence: str, scene: ProofScene) -> None:
        """Show a step's sentence and lines; without lines the line below them goes, too."""
        self.sentence.set_markup(sentence)
        self._scene = scene
        self._set_proof()
        self.proof.setVisible(bool(scene.lines))
        if bool(scene.lines) != self._has_proof:
            self._has_proof = bool(scene.lines)
            self._arrange()
        self.title.setVisible(bool(scene.lines))

    def show_check(
        self, state: State, derived: Derived, shown: Shown | None, *, hidden: bool
    ) -> None:
        """Show the check of a step."""
        self.check.show_step(state, derived, shown, hidden=hidden)

    def show_title(self, markup: str) -> None:
        """Show what is being checked on what."""
        self.title.set_markup(markup)

    def on_theme_changed(self) -> None:
        """Take over the gaps; on the wall the check stands beside the proof, not below."""
        now = theme.current()
        self._grid.setVerticalSpacing(now.px(8))
        self._grid.setHorizontalSpacing(now.px(24))
        self._heading.setSpacing(now.px(12))
        self._set_proof()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange anew when the room for two columns comes or goes."""
        super().resizeEvent(event)
        if self._short != is_short(self):
            self._set_proof()
            self._arrange()
            self._grid.activate()  # now: a frame of the old arrangement would flicker

    def _set_proof(self) -> None:
        """Show sentence and proof, or the claim alone where there is no room for more."""
        self._short = is_short(self)
        folded = self._scene.folded or self._short
        self.proof.set_scene(replace(self._scene, folded=folded))
        self.sentence.setVisible(not self._short)
        self._lead.setVisible(bool(self._scene.lines) and not self._short)

    def _arrange(self) -> None:
        """Put everything in its place: one column, or two on the wall when there is a proof."""
        two = theme.current().projected and self._has_proof and not self._short
        for item in (self.sentence, self.proof, self._rule, self.check):
            self._grid.removeWidget(item)
        self._grid.removeItem(self._heading)
        spans = 1 if two else 2
        self._grid.addWidget(self.sentence, 0, 0, 1, spans)
        self._grid.addWidget(self.proof, 1, 0, 1, spans)
        self._rule.setVisible(self._has_proof and not theme.current().projected)
        if two:
            self._grid.addLayout(self._heading, 0, 1)
            self._grid.addWidget(self.check, 1, 1, 4, 1)
        else:
            self._grid.addWidget(self._rule, 2, 0, 1, 2)
            self._grid.addLayout(self._heading, 3, 0, 1, 2)
            self._grid.addWidget(self.check, 4, 0, 1, 2)
        self._grid.setRowStretch(4, 1)
        self._grid.setColumnStretch(0, 5)
        self._grid.setColumnStretch(1, 6)


class Rule(QWidget):
    """A thin line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return room for the line."""
        return QSize(10, theme.current().px(5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        now = theme.current()
        painter.setPen(QPen(now.colour("line", 0.4), max(1.0, now.line_px(0.8))))
        y = self.height() / 2
        painter.drawLine(QPointF(0, y), QPointF(self.width(), y))


def _nothing() -> str:
    return ""
