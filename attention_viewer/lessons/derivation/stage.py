"""The picture of the lesson: the sentence, the proof, and the check below a line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from attention_viewer.lessons.derivation.checks.scenes import Shown
from attention_viewer.lessons.derivation.checks.stack import CheckStack
from attention_viewer.lessons.derivation.compute import Derived
from attention_viewer.lessons.derivation.controls import words
from attention_viewer.lessons.derivation.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.proof import ProofBlock, ProofScene
from attention_viewer.widgets.proof_symbols import ProofWords, SymbolLight


class Stage(QWidget):
    """Shows one step."""

    def __init__(self, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stage")
        self.sentence = ProofWords(_nothing, light, self)
        self.proof = ProofBlock("proof", words.proof, light, self)
        self._rule = Rule(self)
        self.title = ProofWords(_nothing, light, self, role="label", colour="muted")
        self.check = CheckStack(self)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.sentence, self.proof, self._rule, self.title):
            self._column.addWidget(widget)
        self._column.addWidget(self.check, 1)
        theme.follow(self)

    def show_proof(self, sentence: str, scene: ProofScene) -> None:
        """Show a step's sentence and lines; without lines the line below them goes, too."""
        self.sentence.set_markup(sentence)
        self.proof.set_scene(scene)
        self.proof.setVisible(bool(scene.lines))
        self._rule.setVisible(bool(scene.lines))
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
        """Take over the gaps."""
        now = theme.current()
        self._column.setSpacing(now.px(6 if now.projected else 8))


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
