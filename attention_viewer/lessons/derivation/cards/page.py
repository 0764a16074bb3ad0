"""The page "Remember it": two cards, and five questions that are answered on the spot."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.derivation.cards import words
from attention_viewer.lessons.derivation.checks.base import is_short
from attention_viewer.lessons.derivation.compute import RIGHT_ANSWERS
from attention_viewer.lessons.derivation.fill import fill
from attention_viewer.lessons.derivation.state import UNANSWERED
from attention_viewer.runtime import theme
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.rich_label import RichLabel, wrap
from attention_viewer.widgets.segmented import Segment, Segmented
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

QUESTIONS: tuple[tuple[Text, tuple[Text, Text, Text], Text], ...] = (
    (words.question_1, (words.answer_1a, words.answer_1b, words.answer_1c), words.explain_1),
    (words.question_2, (words.answer_2a, words.answer_2b, words.answer_2c), words.explain_2),
    (words.question_3, (words.answer_3a, words.answer_3b, words.answer_3c), words.explain_3),
    (words.question_4, (words.answer_4a, words.answer_4b, words.answer_4c), words.explain_4),
    (words.question_5, (words.answer_5a, words.answer_5b, words.answer_5c), words.explain_5),
)
CARDS_SHARE, QUESTIONS_SHARE = 2, 5
"""Of the page's height, on the wall of its width."""


class RememberPage(QWidget):
    """Cards above, questions below; the cards go where there is no room for both.

    Signals
    -------
    answered(question, answer)
        When an answer was chosen, both counted from 0.
    """

    answered = Signal(int, int)

    def __init__(self, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rememberPage")
        self._whole = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._column = QVBoxLayout()
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.cards = [
            Card("cardCount", words.card_count, words.card_count_says, "$d_k$", light, self),
            Card("cardUnit", words.card_unit, words.card_unit_says, "$\\sqrt{d_k}$", light, self),
        ]
        for card in self.cards:
            self._pair.addWidget(card, 1)
        self.questions = [Question(number, light, self) for number in range(len(QUESTIONS))]
        for question in self.questions:
            self._column.addWidget(question, 1)
            question.answered.connect(self.answered)
        self._whole.addLayout(self._pair, CARDS_SHARE)
        self._whole.addLayout(self._column, QUESTIONS_SHARE)
        theme.follow(self)

    def show_answers(self, answers: tuple[int, ...], *, hidden: bool) -> None:
        """Show the chosen answers and, unless results are hidden, what is to be said about them."""
        for question, answer in zip(self.questions, answers, strict=True):
            question.show_answer(answer, hidden=hidden)

    def on_theme_changed(self) -> None:
        """Take over the gaps; on the wall the cards stand left of the questions."""
        now = theme.current()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(across if now.projected else down)
        self._pair.setDirection(down if now.projected else across)
        self._whole.setSpacing(now.px(32 if now.projected else 12))
        self._pair.setSpacing(now.px(16))
        self._column.setSpacing(now.px(4))
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the cards or not."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        roomy = not is_short(self)
        for card in self.cards:
            card.setVisible(roomy)
        self._whole.setStretchFactor(self._pair, CARDS_SHARE if roomy else 0)


class Question(QWidget):
    """A question, three answers and, once answered, why.

    Signals
    -------
    answered(question, answer)
        When an answer was chosen.
    """

    answered = Signal(int, int)

    def __init__(self, number: int, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"question{number}")
        self._number = number
        self._answer = UNANSWERED
        question, answers, self._explain = QUESTIONS[number]
        row = QHBoxLayout()
        self.words = RichLabel(question, self, wrap=True, light=light)
        row.addWidget(self.words, 1)
        segments = [
            Segment(place, answer, words.answer_tip) for place, answer in enumerate(answers)
        ]
        self.choice = Segmented(f"answer{number}", question, segments, self)
        # The hidden one holds while nothing is chosen: exactly one of a row always does.
        row.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        self.why = RichLabel(_nothing, self, role="label", colour="muted", wrap=True, light=light)
        column.addWidget(self.why)
        column.addStretch(1)
        self.choice.chosen.connect(self._on_choice_chosen)

    def show_answer(self, answer: int, *, hidden: bool) -> None:
        """Show the chosen answer, and whether it is right."""
        self._answer = answer
        self.choice.set_value(None if answer == UNANSWERED else answer)
        if answer == UNANSWERED or hidden:
            self.why.set_markup("")
            return
        right = answer == RIGHT_ANSWERS[self._number]
        frame = words.right_answer() if right else words.wrong_answer()
        self.why.set_colour("text" if right else "muted")
        self.why.set_markup(("✓ " if right else "✗ ") + fill(frame, why=self._explain()))

    @Slot(object)
    def _on_choice_chosen(self, answer: int) -> None:
        self.answered.emit(self._number, answer)


class Card(QWidget):
    """A framed card: a question, one large sign and one sentence."""

    def __init__(
        self, name: str, title: Text, says: Text, sign: str, light: SymbolLight, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.symbols = SymbolSpots(self, light)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._title = self._says = ""
        self._sign = sign
        theme.follow(self)
        self._words = Words(self, set_title=title, set_says=says, setToolTip=words.card_tip)

    def set_title(self, markup: str) -> None:
        """Change the question on it."""
        self._title = markup
        self._tell()

    def set_says(self, markup: str) -> None:
        """Change the sentence on it."""
        self._says = markup
        self._tell()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return room for a title and two lines."""
        now = theme.current()
        return QSize(now.px(180), round(6.2 * now.text_px("label")))

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(320), now.px(110))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, title, sign and sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        draw_frame(painter, QRectF(self.rect()), now, fill=now.colour("panel"), edge="edge")
        edge, label, body = now.px(14), now.text_px("label"), now.text_px("body")
        self.symbols.begin()
        self.symbols.draw_in(
            painter, QPointF(edge, 0.6 * edge + label), self._title, label, now.colours,
            default="muted",
        )  # fmt: skip
        size = min(0.42 * self.height(), 2.6 * body)
        sign = layout(self._sign, size)
        sign_x = self.width() - 1.5 * edge - sign.width
        room = sign_x - 2 * edge
        lines = wrap(self._says, room, body)
        top = 1.0 * edge + 1.5 * label
        start = top + max(0.0, (self.height() - top - 0.7 * edge - 1.4 * body * len(lines)) / 2)
        for number, line in enumerate(lines):
            at = QPointF(edge, start + (1.4 * number + 1.0) * body)
            self.symbols.draw_in(painter, at, line, body, now.colours)
        at = QPointF(sign_x, self.height() / 2 + 0.36 * size)
        self.symbols.draw(painter, at, sign, now.colours)

    def _tell(self) -> None:
        self.setAccessibleName(f"{plain(self._title)} {plain(self._says)}")
        self.update()


def _nothing() -> str:
    return ""
