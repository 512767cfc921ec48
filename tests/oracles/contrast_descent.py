"""Beside lib.maths.learning.contrast_descent: what twins in the browser and tests are held to."""

from numpy.typing import ArrayLike

from lib.maths.learning.contrast_descent import _angle, _pair


def angle(z: ArrayLike, target: ArrayLike) -> float:
    """Angle between two vectors of shape (d,) in radians, in [0, π]: 2 atan(‖ẑ − t̂‖ / ‖ẑ + t̂‖).

    Raises
    ------
    ValueError
        If the shapes differ, or a vector is zero or not finite.
    """
    vector, goal = _pair("angle", z, target)
    return _angle(vector, goal)
