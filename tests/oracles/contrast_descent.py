"""Beside cosine_lab.maths.learning.contrast_descent: what twins in the browser and tests are held to."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from cosine_lab.maths.checks import Matrix, Vector
from cosine_lab.maths.learning.contrast_descent import _angle, _pair, _steps
from cosine_lab.maths.learning.contrast_growth import positive


@dataclass(frozen=True)
class Descent:
    """A pair under gradient steps: points of shape (T + 1, d) each, cosines of shape (T + 1,)."""

    moving: Matrix
    other: Matrix
    cosines: Vector


def cosine_gradient(z: ArrayLike, target: ArrayLike) -> Vector:
    """∇_z cos(z, t) = (I − ẑ ẑᵀ) t̂ / ‖z‖, shape (d,): orthogonal to z, of norm sin φ / ‖z‖.

    It vanishes for long z, and where the two point the same way or opposite ways.

    Raises
    ------
    ValueError
        If the shapes differ, or a vector is zero or not finite.
    """
    vector, goal = _pair("cosine_gradient", z, target)
    return _gradient(vector, goal)


def descend(z: ArrayLike, target: ArrayLike, rate: float, steps: int, *, both: bool) -> Descent:
    """Gradient ascent of cos(z, t) by steps z ← z + η ∇_z cos; of t as well where `both`.

    Parameters
    ----------
    z, target : ArrayLike
        Vectors of shape (d,), neither zero.
    rate : float
        Learning rate η > 0.
    steps : int
        T, in [0, 100,000].
    both : bool
        Whether the target moves too, at the same rate.

    Raises
    ------
    ValueError
        If an argument is out of range or of another shape.
    """
    first, second = _pair("descend", z, target)
    eta = positive("descend", rate, "a rate")
    total = _steps("descend", steps)
    one, two = np.empty((total + 1, len(first))), np.empty((total + 1, len(first)))
    one[0], two[0] = first, second
    for step in range(total):
        one[step + 1] = one[step] + eta * _gradient(one[step], two[step])
        two[step + 1] = two[step] + (eta * _gradient(two[step], one[step]) if both else 0.0)
    lengths = np.linalg.norm(one, axis=1) * np.linalg.norm(two, axis=1)
    return Descent(moving=one, other=two, cosines=np.clip((one * two).sum(axis=1) / lengths, -1, 1))


def _gradient(z: Vector, target: Vector) -> Vector:
    length = float(np.linalg.norm(z))
    unit = z / length
    goal = target / np.linalg.norm(target)
    return np.asarray((goal - unit * (unit @ goal)) / length)


def angle(z: ArrayLike, target: ArrayLike) -> float:
    """Angle between two vectors of shape (d,) in radians, in [0, π]: 2 atan(‖ẑ − t̂‖ / ‖ẑ + t̂‖).

    Raises
    ------
    ValueError
        If the shapes differ, or a vector is zero or not finite.
    """
    vector, goal = _pair("angle", z, target)
    return _angle(vector, goal)
