"""The marks in the plane: arrows, projection, angle, loupe and names."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from attention_viewer.core import vectors
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import (
    ArrowStyle,
    arc_path,
    blend,
    clip_segment,
    dashed,
    direction,
    draw_arrow,
    draw_right_angle,
    normal,
)
from attention_viewer.widgets.arrow_labels import (
    Box,
    Label,
    LabelPlacer,
    box_around,
    draw_label,
    make_label,
)
from attention_viewer.widgets.arrow_scene import QUERY, VectorScene
from attention_viewer.widgets.arrow_text import draw_in
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.vector_plot_dimension import paint_dimension
from attention_viewer.widgets.vector_plot_frame import PlotFrame

SMALL_PERPENDICULAR = 24.0
_ARC_SHARE = 0.55
_SMALL_ARC_SHARE = 0.72
_SMALL_ARC_PX = 165.0
# Between arrows that are closer, the degrees have no room; on the wall they are larger.
_SMALL_ANGLE_DEG, _SMALL_ON_WALL_DEG = 22.0, 38.0
_TINY_PX = 0.5
_LEFT = -0.3
# Where on the arc the degrees may stand, and how far from it those of a small angle; best first.
_ARC_SPOTS = (0.5, 0.35, 0.65, 0.2, 0.8)
_LEADERS_PX = (64, 46, 84)


class PlotMarks:
    """Paints what moves while a tip is dragged.

    Parameters
    ----------
    quick
        A tip is being dragged: the next picture is due at once.
    """

    def __init__(
        self,
        painter: QPainter,
        frame: PlotFrame,
        scene: VectorScene,
        now: Theme,
        *,
        quick: bool = False,
    ) -> None:
        self.painter, self.frame, self.scene, self.now = painter, frame, scene, now
        self.quick = quick
        self.area = QRectF(0, 0, frame.width, frame.height)
        self.origin = QPointF(*frame.px(0.0, 0.0))
        self.q_px = QPointF(*frame.px(*scene.query.vector))
        key = scene.keys[scene.chosen].vector
        self.k_px = QPointF(*frame.px(*key))
        found = vectors.projection(key, scene.query.vector)
        self.foot: QPointF | None = None
        if found is not None and any(key):
            self.foot = QPointF(*frame.px(*found.foot))
        self.placer = LabelPlacer(self.area, now)
        # On screen: -1 when k lies to the left of q, as with counter-clockwise angles.
        q = scene.query.vector
        cross = q[0] * key[1] - q[1] * key[0]
        self.side = -1.0 if cross >= 0.0 else 1.0

    # --- layers -----------------------------------------------------------------------------------

    def paint(self) -> None:
        """Paint all layers with their words."""
        scene = self.scene
        self._avoid_arrows()
        self.paint_other_keys()
        if scene.show_projection:
            self.paint_projection_bar()
        self.paint_main_arrows()
        if scene.show_projection:
            self.paint_perpendicular()
            paint_dimension(self)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.now.colour("text"))
        radius = self.now.line_px(3.5)
        self.painter.drawEllipse(self.origin, radius, radius)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self._paint_labels()
        # The degrees can stand in many places, a name only at its tip: so the names come first.
        if scene.show_angle:
            self._paint_angle()

    def heads(self) -> list[Box]:
        """Return the areas of the arrows' heads."""
        found = []
        for number, tip in enumerate(self.scene.tips()):
            style = self.style(strong=number in (0, self.scene.chosen + 1))
            at = QPointF(*self.frame.px(*tip.vector))
            base = at - direction(self.origin, at)[0] * style.head_length
            head = QRectF(at, base).normalized()
            found.append(box_around(head, style.head_width / 2))
        return found

    def style(self, *, strong: bool) -> ArrowStyle:
        """Return the width of the query and chosen key, or of the others."""
        now = self.now
        if strong:
            return ArrowStyle(now.line_px(3.5), now.line_px(17.0), now.line_px(12.0))
        return ArrowStyle(now.line_px(2.0), now.line_px(12.0), now.line_px(9.0))

    def paint_other_keys(self) -> None:
        """Paint the keys that are not chosen."""
        colour = blend(self.now.colour("k"), self.now.colour("ground"), 0.85)
        for number, key in enumerate(self.scene.keys):
            if number != self.scene.chosen:
                tip = QPointF(*self.frame.px(*key.vector))
                draw_arrow(self.painter, self.origin, tip, colour, self.style(strong=False))

    def paint_main_arrows(self) -> None:
        """Paint the chosen key, then the query."""
        strong = self.style(strong=True)
        draw_arrow(self.painter, self.origin, self.k_px, self.now.colour("k"), strong)
        draw_arrow(self.painter, self.origin, self.q_px, self.now.colour("q"), strong)

    def paint_projection_bar(self) -> None:
        """Paint the broad bar from the origin to the foot, and q's line where it leaves q."""
        if self.foot is None:
            return
        now = self.now
        beyond = vectors.dot(
            (self.q_px.x() - self.foot.x(), self.q_px.y() - self.foot.y()),
            (self.q_px.x() - self.origin.x(), self.q_px.y() - self.origin.y()),
        )
        behind = vectors.dot(
            (self.foot.x() - self.origin.x(), self.foot.y() - self.origin.y()),
            (self.q_px.x() - self.origin.x(), self.q_px.y() - self.origin.y()),
        )
        if behind < 0.0 or beyond < 0.0:
            start = self.origin if behind < 0.0 else self.q_px
            self.painter.setPen(
                dashed(
                    blend(now.colour("q"), now.colour("ground"), 0.6), now.line_px(1.5), 4.0, 4.0
                )
            )
            self.painter.drawLine(start, self.foot)
        # An area, which is painted three times as quickly as a broad translucent stroke.
        side = normal(direction(self.origin, self.foot)[0]) * now.line_px(5.5)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(now.colour("k", 0.3))
        self.painter.drawConvexPolygon(
            [self.origin + side, self.foot + side, self.foot - side, self.origin - side]
        )
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def paint_perpendicular(self) -> None:
        """Paint the dashes from the tip to the foot, and the right angle there."""
        if self.foot is None:
            return
        now = self.now
        up, height = direction(self.foot, self.k_px)
        if height < _TINY_PX:
            return
        self.painter.setPen(dashed(now.colour("k"), now.line_px(2.0), 7.0, 4.0))
        self.painter.drawLine(self.k_px, self.foot)
        along, length = direction(self.foot, self.origin)
        if length < _TINY_PX:
            along = direction(self.q_px, self.origin)[0]
        size = min(now.line_px(9.0), 0.6 * height)
        self.painter.setPen(QPen(now.colour("k"), now.line_px(1.5)))
        draw_right_angle(self.painter, self.foot, along, up, size)

    # --- words ------------------------------------------------------------------------------------

    def _avoid_arrows(self) -> None:
        for tip in self.scene.tips():
            self.placer.avoid_arrow(self.origin, QPointF(*self.frame.px(*tip.vector)))
        if self.foot is not None:
            self.placer.avoid_line(self.foot, self.k_px)
        self.placer.avoid_line(
            QPointF(self.origin.x(), 0), QPointF(self.origin.x(), self.area.bottom())
        )

    def _paint_angle(self) -> None:
        to_q, q_length = direction(self.origin, self.q_px)
        to_k, k_length = direction(self.origin, self.k_px)
        if not q_length or not k_length or not self.scene.angle:
            return
        start = math.degrees(math.atan2(-to_q.y(), to_q.x()))
        sweep = math.degrees(math.atan2(-to_k.y(), to_k.x())) - start
        sweep = (sweep + 180.0) % 360.0 - 180.0
        if sweep == -180.0:  # noqa: PLR2004
            sweep = 180.0
        now = self.now
        small = abs(sweep) < (_SMALL_ON_WALL_DEG if now.projected else _SMALL_ANGLE_DEG)
        reach = min(q_length, k_length)
        radius = (
            min(_SMALL_ARC_SHARE * reach, now.px(_SMALL_ARC_PX))
            if small
            else min(_ARC_SHARE * reach, now.px(64))
        )
        self.painter.setPen(QPen(now.colour("text"), now.line_px(1.75)))
        self.painter.drawPath(arc_path(self.origin, radius, start, sweep))
        middle_angle = math.radians(start + sweep / 2)
        outward = QPointF(math.cos(middle_angle), -math.sin(middle_angle))
        if small:
            self._paint_angle_on_leader(self.origin + outward * radius, to_q)
        else:
            self._paint_angle_beside(radius, start, sweep)

    def _paint_angle_beside(self, radius: float, start: float, sweep: float) -> None:
        """Paint the degrees outside the arc, at its middle or where they cover less."""
        size = self.now.text_px("picture")
        width = layout(self.scene.angle, size, 600).width
        places = []
        for share in _ARC_SPOTS:
            turn = math.radians(start + share * sweep)
            outward = QPointF(math.cos(turn), -math.sin(turn))
            spot = self.origin + outward * radius
            places.append(self.box_beside(spot, outward, width, size))
        self.words_in(self.placer.least_covering(places), self.scene.angle, size, "text", 600)

    def box_beside(self, spot: QPointF, outward: QPointF, width: float, size: float) -> QRectF:
        """Return a box that touches a point from the side of ``outward``."""
        away = self.now.px(8)
        box = QRectF(0, 0, width, size)
        reach = QPointF(outward.x() * (away + width / 2), outward.y() * (away + size / 2))
        box.moveCenter(spot + reach)
        return box

    def _paint_angle_on_leader(self, middle: QPointF, to_q: QPointF) -> None:
        """Paint a small angle's degrees at the end of a line, where they cover least."""
        now = self.now
        size = now.text_px("picture")
        words = self.scene.words.angle.format(value=self.scene.angle)
        width = layout(words, size, 600).width
        away = normal(to_q) * self.side
        margin = now.px(30)
        corners: list[QPointF] = []
        places: list[QRectF] = []
        for reach in _LEADERS_PX:
            corner = middle + away * now.px(reach)
            corner.setY(min(max(corner.y(), margin), self.area.height() - margin))
            for leftwards in (away.x() < _LEFT, away.x() >= _LEFT):
                x = now.px(14)
                left = corner.x() - x - width if leftwards else corner.x() + x
                corners.append(corner)
                places.append(QRectF(left, corner.y() - size / 2, width, size))
        best = self.placer.least_covering(places, [(middle, corner) for corner in corners])
        corner = corners[places.index(best)]
        end = corner + QPointF(now.px(8) if best.left() > corner.x() else -now.px(8), 0)
        self.painter.setPen(QPen(now.colour("text"), now.line_px(1.0)))
        self.painter.drawPolyline([middle, corner, end])
        self.painter.setBrush(now.colour("text"))
        self.painter.drawEllipse(middle, now.line_px(1.5), now.line_px(1.5))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.words_in(best, words, size, "text", 600)

    def words_in(self, box: QRectF, text: str, size: float, token: str, weight: int) -> None:
        """Paint words into a box as high as they are."""
        now = self.now
        draw_in(
            self.painter,
            QPointF(box.left(), box.center().y() + 0.36 * size),
            text,
            size,
            now.colours,
            weight=weight,
            default=token,
            halo=now.colour("ground", 0.92),
            halo_px=now.px(4),
        )

    def _paint_labels(self) -> None:
        order = [self.scene.chosen, QUERY]
        order += [n for n in range(len(self.scene.keys)) if n != self.scene.chosen]
        for index in order:
            self._paint_label(index)

    def _paint_label(self, index: int) -> None:
        tip = self.scene.tips()[index + 1]
        token = "q" if index == QUERY else "k"
        strong = index in (QUERY, self.scene.chosen)
        label: Label = make_label(tip.markup, tip.score, token, self.now, strong=strong)
        at = QPointF(*self.frame.px(*tip.vector))
        along = direction(self.origin, at)[0]
        if not self.area.contains(at):
            # A tip out of view is named where its arrow leaves the picture.
            part = clip_segment(self.area, self.origin, at)
            at = part[1] if part is not None else at
        draw_label(self.painter, label, self.placer.place(label, at, along), self.now)
