"""Where space lies on the widget: the camera, the floor's grid, and the way back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from attention_viewer.core.camera import Array, Camera
from attention_viewer.widgets.arrow_scene import Vector
from attention_viewer.widgets.vector_plot_frame import nice_step

DISTANCE = 9.0
REFERENCE_SPAN = 2.4
_FLOOR_STEPS = 3
_LONGEST = 3.0
_NARROW = 1.15


@dataclass(frozen=True)
class SpaceFrame:
    """Maps units of space to pixels, in perspective.

    Attributes
    ----------
    width, height
        Of the widget, px.
    azimuth_deg, elevation_deg
        Where the viewer stands.
    span
        Units that the picture's height covers at the origin.
    """

    width: float
    height: float
    azimuth_deg: float
    elevation_deg: float
    span: float
    camera: Camera = field(init=False)
    axes: tuple[Vector, ...] = field(init=False)
    unit: float = field(init=False)
    """Units of space that are one unit of the camera."""
    scale: float = field(init=False)
    """Pixels per unit of the camera at the origin."""

    def __post_init__(self) -> None:
        """Make the camera once."""
        camera = Camera(self.azimuth_deg, self.elevation_deg, DISTANCE)
        object.__setattr__(self, "camera", camera)
        object.__setattr__(self, "axes", tuple(map(tuple, camera.axes().tolist())))
        object.__setattr__(self, "unit", self.span / REFERENCE_SPAN)
        scale = min(self.height, self.width / _NARROW) / REFERENCE_SPAN
        object.__setattr__(self, "scale", scale)

    @property
    def grid(self) -> float:
        """Width of a square of the floor, in units of space."""
        return nice_step(self.unit * 0.4)

    @property
    def reach(self) -> float:
        """Half the side of the floor."""
        return self.grid * _FLOOR_STEPS

    def px(self, point: Sequence[float]) -> QPointF:
        """Return the pixel of a point of space."""
        return self.px_depth(point)[0]

    def px_depth(self, point: Sequence[float]) -> tuple[QPointF, float]:
        """Return the pixel of a point and its depth in units of the camera."""
        # The same sums as Camera.project, without arrays: some sixty points a frame.
        unit, (right, up, towards) = self.unit, self.axes
        x, y, z = point[0] / unit, point[1] / unit, point[2] / unit
        depth = DISTANCE - (towards[0] * x + towards[1] * y + towards[2] * z)
        size = max(depth / DISTANCE, 0.05) / self.scale
        across = (right[0] * x + right[1] * y + right[2] * z) / size
        rise = (up[0] * x + up[1] * y + up[2] * z) / size
        return QPointF(self.width / 2 + across, self.height * 0.52 - rise), depth

    def at_depth(self, at: QPointF, depth: float) -> Vector:
        """Return the point of space at a pixel and a depth."""
        flat = (
            (at.x() - self.width / 2) / self.scale,
            (self.height * 0.52 - at.y()) / self.scale,
        )
        found: Array = self.camera.unproject([flat], [depth])[0]
        return tuple(float(x) * self.unit for x in found)

    def along_axis(self, start: Vector, axis: int, at: QPointF) -> Vector:
        """Return the point on the line through ``start`` along an axis that is nearest to a pixel.

        The start itself where the line is seen end on.
        """
        point = list(start)
        step = self.unit * 0.01
        for _ in range(4):  # perspective bends the scale along the line: Newton's steps settle it
            here = self.px(point)
            there = self.px([c + step * (n == axis) for n, c in enumerate(point)])
            slope = there - here
            square = slope.x() ** 2 + slope.y() ** 2
            if math.sqrt(square) < 0.01 * step / self.unit * self.scale:
                return tuple(point)
            away = at - here
            point[axis] += step * (away.x() * slope.x() + away.y() * slope.y()) / square
        return tuple(point)

    def shown(self, vector: Sequence[float]) -> Vector:
        """Return a vector, shortened when it would reach far out of the picture."""
        length = math.hypot(*vector)
        longest = _LONGEST * self.unit
        if length <= longest:
            return tuple(vector)
        return tuple(x / length * longest for x in vector)
