"""The vectors in space with their shadows, and angle and projection in the plane of q and k."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from attention_viewer.core import vectors
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import (
    ArrowStyle,
    blend,
    dashed,
    direction,
    draw_arrow,
    draw_right_angle,
    fill_quickly,
    normal,
)
from attention_viewer.widgets.arrow_labels import LabelPlacer, draw_label, make_label
from attention_viewer.widgets.arrow_scene import QUERY, Vector, VectorScene
from attention_viewer.widgets.arrow_text import draw_in
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.vector_view3d_frame import SpaceFrame
from attention_viewer.widgets.vector_view3d_ground import axis_names, axis_size, sheet

_ARC_STEPS = 28
_ARC_SHARE = 0.5
_TINY_PX = 0.5
# Where on the arc the degrees may stand, the best first.
_ARC_SPOTS = (0.5, 0.35, 0.65, 0.2, 0.8)
_STRAIGHT = 1e-9
# Places for words, in shares of the floor's half side: away from the sheet, and along it.
_FLOOR_SPOTS = ((0.75, -0.5), (0.75, 0.5), (0.8, -0.85), (0.8, 0.85), (0.9, 0.0), (0.4, -0.7))
_BESIDE = ((30, 4), (-30, 4), (30, -10), (0, 14))


class SpaceMarks:
    """Paints everything that stands on the ground of space."""

    def __init__(
        self, painter: QPainter, frame: SpaceFrame, scene: VectorScene, now: Theme
    ) -> None:
        self._painter, self._frame, self._scene, self._now = painter, frame, scene, now
        self._origin = frame.px((0.0, 0.0, 0.0))
        self._tips = [frame.shown(tip.vector) for tip in scene.tips()]
        self._q, self._k = self._tips[0], self._tips[scene.chosen + 1]
        self._arc_px = self._arc() if scene.show_angle else []
        self._placer = LabelPlacer(QRectF(0, 0, frame.width, frame.height), now)

    def paint(self) -> None:
        """Paint from far to near; marks of the chosen key above."""
        for index in range(len(self._tips)):
            self._paint_shadow(index)
        if self._scene.show_angle or self._scene.show_projection:
            self._paint_plane()
        if self._scene.show_angle:
            self._paint_angle()
        if self._scene.show_projection:
            self._paint_projection()
        depths = [self._frame.px_depth(tip)[1] for tip in self._tips]
        for index in sorted(range(len(self._tips)), key=lambda n: -depths[n]):
            self._paint_arrow(index)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._now.colour("text"))
        radius = self._now.line_px(3.5)
        self._painter.drawEllipse(self._origin, radius, radius)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._paint_words()

    def _paint_shadow(self, index: int) -> None:
        """Paint the drop line to the floor and the shadow there."""
        x, y, z = self._tips[index]
        if z == 0.0:
            return
        now = self._now
        token = "q" if index == 0 else "k"
        tip, foot = self._frame.px((x, y, z)), self._frame.px((x, y, 0.0))
        strong = index in (0, self._scene.chosen + 1)
        shadow = QPen(
            blend(now.colour(token), now.colour("ground"), 0.35 if strong else 0.22),
            now.line_px(2.5),
        )
        self._painter.setPen(shadow)
        self._painter.drawLine(self._origin, foot)
        self._painter.setPen(dashed(now.colour("line"), now.line_px(1.2), 3.0, 3.0))
        self._painter.drawLine(tip, foot)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(now.colour(token, 0.45))
        self._painter.drawEllipse(foot, now.line_px(2.5), now.line_px(2.0))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_arrow(self, index: int) -> None:
        now = self._now
        strong = index in (0, self._scene.chosen + 1)
        style = (
            ArrowStyle(now.line_px(3.4), now.line_px(16.0), now.line_px(11.5))
            if strong
            else ArrowStyle(now.line_px(2.0), now.line_px(11.0), now.line_px(8.5))
        )
        colour = blend(
            now.colour("q" if index == 0 else "k"), now.colour("ground"), 1.0 if strong else 0.85
        )
        tip = self._frame.px(self._tips[index])
        draw_arrow(self._painter, self._origin, tip, colour, style)
        self._placer.avoid_arrow(self._origin, tip)

    # --- the plane of q and the chosen key --------------------------------------------------------

    def _arc(self) -> list[QPointF]:
        """Return points of the arc from q to k, by turning in their plane."""
        u, v = vectors.unit(self._q), vectors.unit(self._k)
        angle = vectors.angle_deg(self._q, self._k)
        if u is None or v is None or angle is None:
            return []
        share = vectors.dot(u, v)
        rest = tuple(b - share * a for a, b in zip(u, v, strict=True))
        # Where k lies along q every plane through q is as right.
        straight = vectors.norm(rest) < _STRAIGHT
        side = vectors.unit(vectors.orthogonal_to(v, u) if straight else rest)
        if side is None:
            return []
        radius = _ARC_SHARE * min(vectors.norm(self._q), vectors.norm(self._k))
        turns = [math.radians(angle) * n / _ARC_STEPS for n in range(_ARC_STEPS + 1)]
        return [
            self._frame.px(
                tuple(
                    radius * (math.cos(t) * a + math.sin(t) * b)
                    for a, b in zip(u, side, strict=True)
                )
            )
            for t in turns
        ]

    def _paint_plane(self) -> None:
        """Paint the piece of their plane in which q, the chosen key and its foot lie."""
        foot = self._foot()
        if foot is None:
            return
        # Without the projection the piece between the arrows alone, for the foot tells the score.
        reaches = self._scene.show_projection
        behind = reaches and vectors.dot(self._q, self._k) < 0.0
        beyond = reaches and not behind and vectors.norm(foot) > vectors.norm(self._q)
        start = self._frame.px(foot) if behind else self._origin
        end = self._frame.px(foot if beyond else self._q)
        piece = QPolygonF([start, end, self._frame.px(self._k)])
        fill_quickly(self._painter, piece, self._now.colour("text", 0.05))

    def _paint_angle(self) -> None:
        arc = self._arc_px
        if not arc or not self._scene.angle:
            return
        now = self._now
        sector = QPolygonF([self._origin, *arc])
        fill_quickly(self._painter, sector, now.colour("text", 0.07))
        self._painter.setPen(QPen(now.colour("text"), now.line_px(1.6)))
        self._painter.drawPolyline(QPolygonF(arc))

    def _foot(self) -> Vector | None:
        found = vectors.projection(self._k, self._q)
        if found is None or not any(self._k):
            return None
        return self._frame.shown(found.foot)

    def _paint_projection(self) -> None:
        foot = self._foot()
        if foot is None:
            return
        now = self._now
        foot_px, k_px, q_px = (self._frame.px(p) for p in (foot, self._k, self._q))
        score = vectors.dot(self._q, self._k)
        if score < 0.0:
            self._painter.setPen(
                dashed(
                    blend(now.colour("q"), now.colour("ground"), 0.6), now.line_px(1.5), 4.0, 4.0
                )
            )
            self._painter.drawLine(self._origin, foot_px)
        elif vectors.norm(foot) > vectors.norm(self._q):
            self._painter.setPen(
                dashed(
                    blend(now.colour("q"), now.colour("ground"), 0.6), now.line_px(1.5), 4.0, 4.0
                )
            )
            self._painter.drawLine(q_px, foot_px)
        bar = QPen(
            blend(now.colour("k"), now.colour("ground"), 0.35),
            now.line_px(9.0),
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.FlatCap,
        )
        self._painter.setPen(bar)
        self._painter.drawLine(self._origin, foot_px)
        height = direction(foot_px, k_px)[1]
        if height < _TINY_PX:
            return
        self._painter.setPen(dashed(now.colour("k"), now.line_px(2.0), 7.0, 4.0))
        self._painter.drawLine(k_px, foot_px)
        self._placer.avoid_line(k_px, foot_px)
        self._paint_right_angle(foot, foot_px)

    def _paint_right_angle(self, foot: Vector, foot_px: QPointF) -> None:
        """Paint the mark in perspective: its sides follow the two directions in space."""
        now = self._now
        rise = vectors.unit(tuple(a - b for a, b in zip(self._k, foot, strict=True)))
        back = vectors.unit(self._q)
        if rise is None or back is None:
            return
        size = min(0.06 * self._frame.unit, 0.5 * math.dist(self._k, foot))
        sign = -1.0 if vectors.dot(self._q, self._k) >= 0.0 else 1.0
        ends = [
            self._frame.px(tuple(f + d * size for f, d in zip(foot, along, strict=True)))
            for along in (tuple(sign * c for c in back), rise)
        ]
        (one, one_px), (other, other_px) = (direction(foot_px, end) for end in ends)
        self._painter.setPen(QPen(now.colour("k"), now.line_px(1.5)))
        if one_px > _TINY_PX and other_px > _TINY_PX:
            corner = ends[0] + ends[1] - foot_px
            self._painter.drawPolyline(QPolygonF([ends[0], corner, ends[1]]))
        else:
            draw_right_angle(self._painter, foot_px, one, other, now.line_px(6.0))

    # --- words ------------------------------------------------------------------------------------

    def _paint_words(self) -> None:
        if self._scene.show_angle:
            self._paint_angle_words()
        order = [QUERY, self._scene.chosen]
        order += [n for n in range(len(self._scene.keys)) if n != self._scene.chosen]
        now = self._now
        self._avoid_axis_names()
        for index in order:
            tip = self._scene.tips()[index + 1]
            token = "q" if index == QUERY else "k"
            strong = index in (QUERY, self._scene.chosen)
            label = make_label(tip.markup, tip.score, token, now, strong=strong)
            at = self._frame.px(self._tips[index + 1])
            place = self._placer.place(label, at, direction(self._origin, at)[0])
            draw_label(self._painter, label, place, now)
        if self._scene.show_lines and any(self._scene.query.vector):
            self._paint_ground_words()

    def _avoid_axis_names(self) -> None:
        size = axis_size(self._now)
        for words, at in axis_names(self._frame, self._scene, self._now):
            wide = layout(words, size).width
            self._placer.avoid_area(QRectF(at.x() - wide / 2, at.y() - 0.8 * size, wide, size))

    def _paint_ground_words(self) -> None:
        """Name the halves of the floor and the sheet, where they cover no arrow."""
        q, words, now = self._scene.query.vector, self._scene.words, self._now
        flat = vectors.unit(q[:2])
        low = max(map(self._frame.px, sheet(self._frame, self._scene)), key=QPointF.y)
        beside = (low + QPointF(dx, dy) * now.px(1) for dx, dy in _BESIDE)
        self._ground_word(words.zero, "q", beside)
        if flat is None:
            return
        for sign, text in ((1.0, words.positive), (-1.0, words.negative)):
            self._ground_word(text, "text", self._floor_spots(sign * flat[0], sign * flat[1]))

    def _floor_spots(self, x: float, y: float) -> Iterator[QPointF]:
        """Yield places on the side of the floor that a unit vector points to, the best first."""
        reach = self._frame.reach
        for out, aside in _FLOOR_SPOTS:
            point = (reach * (out * x - aside * y), reach * (out * y + aside * x), 0.0)
            yield self._frame.px(point)

    def _ground_word(self, words: str, token: str, spots: Iterable[QPointF]) -> None:
        now = self._now
        size = now.text_px("tick")
        wide = layout(words, size, 500).width
        places = (
            QRectF(spot.x() - wide / 2, spot.y() - size / 2, wide, 1.3 * size) for spot in spots
        )
        place = self._placer.least_covering(places)
        draw_in(
            self._painter,
            QPointF(place.left(), place.top() + 0.95 * size),
            words,
            size,
            now.colours,
            weight=500,
            default=token,
            halo=now.colour("ground", 0.92),
            halo_px=now.px(4),
        )

    def _paint_angle_words(self) -> None:
        arc = self._arc_px
        if not arc or not self._scene.angle:
            return
        now = self._now
        size = now.text_px("score")
        width = layout(self._scene.angle, size, 600).width
        spots = [arc[round(share * (len(arc) - 1))] for share in _ARC_SPOTS]
        places = [self._beyond_arc(spot, width, size) for spot in spots]
        # Between two arrows that nearly coincide there is no room: then beside both.
        places += [
            self._box_at(spot, normal(direction(self._origin, spot)[0]) * side, away, width, size)
            for away in (now.px(12), now.px(24))
            for spot in (arc[-1], arc[0])
            for side in (1.0, -1.0)
        ]
        place = self._placer.least_covering(places)
        draw_in(
            self._painter,
            QPointF(place.left(), place.center().y() + 0.36 * size),
            self._scene.angle,
            size,
            now.colours,
            weight=600,
            halo=now.colour("ground", 0.92),
            halo_px=now.px(4),
        )

    def _beyond_arc(self, spot: QPointF, width: float, size: float) -> QRectF:
        """Return a box that touches a point of the arc from outside."""
        now = self._now
        outward, length = direction(self._origin, spot)
        away = now.px(8) if length > now.px(20) else now.px(30)
        return self._box_at(spot, outward, away, width, size)

    def _box_at(
        self, spot: QPointF, side: QPointF, away: float, width: float, size: float
    ) -> QRectF:
        """Return a box that is ``away`` px from a point on the side of a unit vector."""
        box = QRectF(0, 0, width, size)
        reach = QPointF(side.x() * (away + width / 2), side.y() * (away + size / 2))
        box.moveCenter(spot + reach)
        return box
