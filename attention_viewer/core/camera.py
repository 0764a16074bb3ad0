"""A perspective camera orbiting the origin, z axis up; must not know what it looks at."""

import math
from dataclasses import dataclass, replace
from typing import Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]

MIN_DISTANCE = 1.5
MAX_DISTANCE = 200.0
# Points nearer than this share of the distance are drawn as if they lay there: no division by 0.
_NEAR = 0.05
_RIGHT_ANGLE_DEG = 90.0


@dataclass(frozen=True, slots=True)
class Camera:
    """A viewpoint on a sphere around the origin, looking at the origin.

    Attributes
    ----------
    azimuth_deg
        Direction of the camera around the z axis, counter-clockwise from the x axis.
    elevation_deg
        Height of the camera above the xy plane, -90..90.
    distance
        From the origin, in the units of the points; above 0.

    Raises
    ------
    ValueError
        If a value is not finite or out of its range.
    """

    azimuth_deg: float
    elevation_deg: float
    distance: float

    def __post_init__(self) -> None:
        """Refuse a viewpoint from which nothing can be drawn."""
        values = (self.azimuth_deg, self.elevation_deg, self.distance)
        if not all(map(math.isfinite, values)):
            raise ValueError(f"camera values must be finite: {values}")
        if abs(self.elevation_deg) > _RIGHT_ANGLE_DEG:
            raise ValueError(f"elevation must be within -90..90 degrees: {self.elevation_deg}")
        if self.distance <= 0.0:
            raise ValueError(f"distance must be above 0: {self.distance}")

    def axes(self) -> Array:
        """Return the unit vectors right, up and towards the viewer, rows of a (3, 3) array."""
        cos_a, sin_a = _cos_sin(self.azimuth_deg)
        cos_e, sin_e = _cos_sin(self.elevation_deg)
        return np.array(
            [
                [-sin_a, cos_a, 0.0],
                [-sin_e * cos_a, -sin_e * sin_a, cos_e],
                [cos_e * cos_a, cos_e * sin_a, sin_e],
            ]
        )

    def project(self, points: ArrayLike) -> tuple[Array, Array]:
        """Project points of space on the picture plane through the origin.

        Parameters
        ----------
        points
            Shape (n, 3).

        Returns
        -------
        xy : (n, 2) array
            Right and up, in the units of the points where these lie in the plane of the origin.
        depth : (n,) array
            Distance from the camera along its line of sight, growing away from the viewer; the
            origin has ``distance``. Draw in the order of falling depth.
        """
        seen = np.asarray(points, dtype=np.float64).reshape(-1, 3) @ self.axes().T
        depth = self.distance - seen[:, 2]
        return seen[:, :2] / self._size(depth)[:, np.newaxis], depth

    def unproject(self, xy: ArrayLike, depth: ArrayLike) -> Array:
        """Return the points (n, 3) that :meth:`project` shows at ``xy`` (n, 2) and ``depth`` (n,).

        Keeping ``depth`` while ``xy`` follows the mouse drags a tip in the plane it lies in.
        """
        depths = np.asarray(depth, dtype=np.float64).reshape(-1)
        flat = np.asarray(xy, dtype=np.float64).reshape(-1, 2) * self._size(depths)[:, np.newaxis]
        seen: Array = np.column_stack([flat, self.distance - depths])
        return seen @ self.axes()

    def orbit(self, d_azimuth_deg: float, d_elevation_deg: float) -> Self:
        """Return the camera moved around the origin, stopped at the poles."""
        # Azimuths stay in -180..180, so that endless turning loses no digits.
        azimuth = math.remainder(self.azimuth_deg + d_azimuth_deg, 360.0)
        elevation = self.elevation_deg + d_elevation_deg
        elevation = max(-_RIGHT_ANGLE_DEG, min(_RIGHT_ANGLE_DEG, elevation))
        return replace(self, azimuth_deg=azimuth, elevation_deg=elevation)

    def zoom(self, factor: float) -> Self:
        """Return the camera moved so that what is at the origin looks ``factor`` times as large.

        The distance stays within MIN_DISTANCE..MAX_DISTANCE.
        ValueError unless ``factor`` is above 0.
        """
        if not factor > 0.0:
            raise ValueError(f"zoom factor must be above 0: {factor}")
        distance = max(MIN_DISTANCE, min(MAX_DISTANCE, self.distance / factor))
        return replace(self, distance=distance)

    def _size(self, depth: Array) -> Array:
        """Return how many units of space one unit of the picture stands for at each depth."""
        return np.maximum(depth / self.distance, _NEAR)


def _cos_sin(angle_deg: float) -> tuple[float, float]:
    """Return cosine and sine, exact at multiples of 90 degrees: named views must be square."""
    quarters, rest = divmod(angle_deg, _RIGHT_ANGLE_DEG)
    cos, sin = math.cos(math.radians(rest)), math.sin(math.radians(rest))
    turned = ((cos, sin), (-sin, cos), (-cos, -sin), (sin, -cos))
    return turned[int(quarters) % 4]


DEFAULT = Camera(-113.0, 27.0, 9.0)
"""Chosen so that the axes and vectors of the three-dimensional example do not hide each other."""
XY = Camera(-90.0, 90.0, 9.0)
"""From above: x to the right, y up."""
XZ = Camera(-90.0, 0.0, 9.0)
"""From the front: x to the right, z up."""
YZ = Camera(0.0, 0.0, 9.0)
"""From the side: y to the right, z up."""
ISO = Camera(45.0, math.degrees(math.atan(math.sqrt(0.5))), 9.0)
"""Isometric direction: x to the lower left, y to the lower right, z up, all equally long."""
